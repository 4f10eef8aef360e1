"""Killer Plants: they grow out of the deck, take root, and choke whoever stays too long."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.conditions import your_minion_here, your_next_turn, your_turn
from rumpus.smashup.cards.sets import AWESOME
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table

killer_plants = Faction(
    "Killer Plants",
    AWESOME,
    short="Plant",
    style="Starts small, then grows",
    about="They grow out of the deck, take root, and choke whoever stays too long.",
    level=2,
)


def is_seed(card: Card) -> bool:
    return card.power <= 2


def is_seedling(card: Card) -> bool:
    return card.power <= 3


venus_man_trap = killer_plants.minion(
    "Venus Man Trap",
    power=5,
    copies=1,
    rulings=(
        "You may do this once on each of your turns, starting with the one in which you play it.",
        "Use the printed power of the cards in your deck.",
    ),
)


@venus_man_trap.talent()
async def lure_one_in(g: Table, me: Piece) -> None:
    """Talent: look through your deck for a minion of power 2 or less, play it here as an extra minion, then shuffle the
    deck."""
    if base := g.base_of(me):
        await g.play_from_deck(me.controller, base, is_seed)


weed_eater = killer_plants.minion(
    "Weed Eater",
    power=5,
    copies=2,
    rulings=("Outside play its power is 5, so cards that look for minions of power 3 or less do not find it.",),
)


@weed_eater.on_play
async def take_root_first(g: Table, me: Piece) -> None:
    """For the rest of the turn in which you play it, this minion has -2 power."""
    await g.empower(me, -2, until_turn_of=g.active)


def has_not_bloomed(g: Board, me: Piece, deed: Deed) -> bool:
    return your_turn(g, me, deed) and not g.is_used_up(me)


water_lily = killer_plants.minion(
    "Water Lily",
    power=3,
    copies=3,
    rulings=("A Water Lily that Sprout brings at the start of your turn still gives you the card, if no other has.",),
)


@water_lily.at_start_of_turn(when=has_not_bloomed, alike=True)
async def bloom(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: at the start of your turn, draw a card, unless another Water Lily has already given you one this
    turn."""
    await g.use_up(me)
    await g.draw(me.controller)


def is_ripe(g: Board, me: Piece, deed: Deed) -> bool:
    """On your turn; in one edition not in the turn in which it came."""
    return your_turn(g, me, deed) and not (deed.is_fresh and g.edition.sprout_waits_a_turn)


sprout = killer_plants.minion(
    "Sprout",
    power=2,
    copies=4,
    rulings=(
        "You are the one who destroys it.",
        "If the new minion is a Sprout too, it does the same, still at the start of this turn.",
        "In the Bigger Geekier Box edition the new Sprout waits for your next turn.",
        "You may search even if this minion cannot be destroyed or goes elsewhere instead.",
        "Use the printed power of the cards in your deck.",
    ),
)


@sprout.at_start_of_turn(when=is_ripe)
async def grow(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: at the start of your turn, destroy this minion. You may then look through your deck for a minion of
    power 3 or less and play it here as an extra minion; if you look, shuffle the deck afterwards."""
    base = g.base_of(me)
    has_withered = await g.destroy(me)
    if base and (has_withered or g.edition.sprout_grows_anyway) and await g.agrees(me.controller, "search"):
        await g.play_from_deck(me.controller, base, is_seedling)


blossom = killer_plants.action("Blossom", copies=1, rulings=("You may play fewer, or none.",))


@blossom.on_play
async def open_up(g: Table, me: Piece) -> None:
    """This turn you may play up to three extra minions, if they all share one name."""
    await g.extra_minions_alike(me.controller, 3)


budding = killer_plants.action("Budding", copies=1, rulings=("Anybody's minion will do.",))


@budding.on_play
async def take_a_cutting(g: Table, me: Piece) -> None:
    """Choose a minion in play. Look through your deck for a card of that name, show it and take it into your hand. Then
    shuffle the deck."""
    model = await g.choose(me.controller, "find another", g.minions())
    if model:
        deck = await g.search(me.controller)
        uid = await g.choose_card(me.controller, "take", deck, lambda card: card is model.card)
        if uid is not None:
            await g.take_into_hand(me.controller, uid)
        await g.shuffle_deck(me.controller)


choking_vines = killer_plants.action(
    "Choking Vines",
    copies=1,
    on="minion",
    rulings=("If the minion survives, this is tried again at the start of each of your turns.",),
)


@choking_vines.at_start_of_turn(when=your_next_turn)
async def choke(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a minion. Ongoing: when your next turn starts, destroy that minion."""
    if victim := g.host(me):
        await g.destroy(victim)


deep_roots = killer_plants.action(
    "Deep Roots",
    copies=1,
    on="base",
    rulings=(
        "Your minions can still be destroyed, or put or shuffled into a deck.",
        "Bases and your own cards can still move or return them.",
    ),
)


@deep_roots.forbids("move", "return")
def hold_fast(g: Board, me: Piece, deed: Deed) -> bool:
    """Play on a base. Ongoing: other players can neither move your minions away from here nor return them to a hand."""
    return your_minion_here(g, me, deed) and deed.by_another(me.controller)


entangled = killer_plants.action(
    "Entangled",
    copies=1,
    on="base",
    rulings=(
        "It does not matter which base this card is on: every base with a minion of yours counts.",
        "It binds the minions of all players, yours too; no card, base or special can move or return them.",
        "A minion can be moved to such a base from one where you have no minion.",
        "Minions can still be destroyed or put anywhere else.",
    ),
)


@entangled.forbids("move", "return")
def tie_down(g: Board, me: Piece, deed: Deed) -> bool:
    """Play on a base. Ongoing: wherever you have a minion, nobody's minions can be moved away or returned to a hand."""
    base = g.base(deed.base)
    if base is None or not deed.what.card.is_minion or not g.has_minion(me.controller, base):
        return False
    moves_itself = deed.cause is deed.what.card and deed.whose == deed.what.controller
    return g.edition.entangled_binds_own_abilities or not moves_itself


@entangled.at_start_of_turn(when=your_next_turn, alike=True)
async def wither(g: Table, me: Piece, deed: Deed) -> None:
    """When your next turn starts, destroy this card."""
    await g.destroy(me)


insta_grow = killer_plants.action("Insta-Grow", copies=2)


@insta_grow.on_play
async def shoot_up(g: Table, me: Piece) -> None:
    """You may play one extra minion this turn."""
    await g.extra_minion(me.controller)


overgrowth = killer_plants.action(
    "Overgrowth",
    copies=1,
    on="base",
    rulings=(
        "The breakpoint stays at 0 for that turn even if this card leaves play.",
        "So the base scores that turn, even if nobody has any power there.",
        "What monsters add to the breakpoint is added to the 0.",
    ),
)


@overgrowth.at_start_of_turn(when=your_turn, alike=True)
async def overgrow(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a base. Ongoing: at the start of your turn, the breakpoint here becomes 0 until that turn ends."""
    if base := g.base_of(me):
        await g.until_end_of_turn("set breakpoint", base, 0)


sleep_spores = killer_plants.action(
    "Sleep Spores",
    copies=2,
    on="base",
    rulings=(
        "Two of them take away 2.",
        "Add up everything that changes the power first; if the result is below 0, it counts as 0.",
    ),
)


@sleep_spores.power_here
def make_drowsy(g: Board, me: Piece, minion: Piece) -> int:
    """Play on a base. Ongoing: each minion that another player controls here has -1 power, but never less than 0."""
    return -1 if minion.controller not in (me.controller, -1) else 0
