"""Killer Plants: they grow out of the deck, take root, and choke whoever stays too long."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.conditions import your_turn
from rumpus.smashup.cards.sets import AWESOME
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table

killer_plants = Faction("Killer Plants", AWESOME)


def is_seed(card: Card) -> bool:
    return card.power <= 2


def is_seedling(card: Card) -> bool:
    return card.power <= 3


venus_man_trap = killer_plants.minion(
    "Venus Man Trap",
    power=5,
    copies=1,
    rulings=(
        "Once in each of your turns, already in the one in which it was played; you need not.",
        "In the deck the printed power counts.",
    ),
)


@venus_man_trap.talent()
async def lure_one_in(g: Table, me: Piece) -> None:
    """Talent: search your deck for a minion of power 2 or less and play it here as an extra minion. Shuffle your
    deck."""
    if base := g.base_of(me):
        await g.play_from_deck(me.controller, base, is_seed)


weed_eater = killer_plants.minion(
    "Weed Eater",
    power=5,
    copies=2,
    rulings=("Out of play its power is 5: what fetches minions of power 3 or less does not find it.",),
)


@weed_eater.on_play
async def take_root_first(g: Table, me: Piece) -> None:
    """This minion has -2 power until the end of the turn in which you play it."""
    await g.empower(me, -2, until_turn_of=g.state.active)


def has_not_bloomed(g: Board, me: Piece, deed: Deed) -> bool:
    return your_turn(g, me, deed) and me.card.id not in g.state.used


water_lily = killer_plants.minion(
    "Water Lily",
    power=3,
    copies=3,
    rulings=("One that Sprout brings at the start of your turn still gives you the card, if no other one has.",),
)


@water_lily.at_start_of_turn(when=has_not_bloomed)
async def bloom(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: at the start of your turn, draw a card; only one card a turn for all your Water Lilies."""
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
        "It is you who destroys it.",
        "A Sprout that it brings does the same, still at the start of this turn.",
        "In the edition of the Bigger Geekier Box that one waits for your next turn.",
        "You may search even if it cannot be destroyed, or goes elsewhere instead.",
        "In the deck the printed power counts.",
    ),
)


@sprout.at_start_of_turn(when=is_ripe)
async def grow(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: at the start of your turn, destroy this minion. Then you may search your deck for a minion of power 3 or
    less, play it here as an extra minion, and shuffle your deck."""
    base = g.base_of(me)
    has_withered = await g.destroy(me)
    if base and (has_withered or g.edition.sprout_grows_anyway) and await g.agrees(me.controller, "search"):
        await g.play_from_deck(me.controller, base, is_seedling)


blossom = killer_plants.action("Blossom", copies=1, rulings=("None, one or two are enough.",))


@blossom.on_play
async def open_up(g: Table, me: Piece) -> None:
    """You may play up to three extra minions this turn, all of one name."""
    await g.extra_minions_alike(me.controller, 3)


budding = killer_plants.action("Budding", copies=1, rulings=("The minion in play may be anybody's.",))


@budding.on_play
async def take_a_cutting(g: Table, me: Piece) -> None:
    """Choose a minion in play. Search your deck for a card of the same name, show it and take it into your hand.
    Shuffle your deck."""
    model = await g.choose(me.controller, "find another", g.minions())
    if model:
        deck = await g.search_deck(me.controller)
        uid = await g.choose_card(me.controller, "take", deck, lambda card: card is model.card)
        if uid is not None:
            await g.take_into_hand(me.controller, uid)
        await g.shuffle_deck(me.controller)


choking_vines = killer_plants.action(
    "Choking Vines",
    copies=1,
    on="minion",
    rulings=("If the minion survives, it is tried again at the start of each turn of whoever played this card.",),
)


@choking_vines.at_start_of_turn(when=your_turn)
async def choke(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a minion. Ongoing: at the start of your turn, destroy that minion."""
    if victim := g.host(me):
        await g.destroy(victim)


deep_roots = killer_plants.action(
    "Deep Roots",
    copies=1,
    on="base",
    rulings=(
        "Your minions can still be destroyed, or put or shuffled into a deck.",
        "Bases and your own cards may still move or return them.",
    ),
)


@deep_roots.forbids("move", "return")
def hold_fast(g: Board, me: Piece, deed: Deed) -> bool:
    """Play on a base. Ongoing: other players cannot move your minions away from here or return them to a hand."""
    is_yours_here = deed.what.card.is_minion and deed.what.controller == me.controller and deed.base == me.base
    return is_yours_here and deed.by not in (me.controller, -1)


entangled = killer_plants.action(
    "Entangled",
    copies=1,
    on="base",
    rulings=(
        "It does not matter on which base it lies: every base with a minion of yours counts.",
        "Minions of all players are bound, yours too, and no card, base or special can move or return them.",
        "A minion may move to such a base from one where you have no minion.",
        "Destroying minions, and putting them anywhere else, is not stopped.",
    ),
)


@entangled.forbids("move", "return")
def tie_down(g: Board, me: Piece, deed: Deed) -> bool:
    """Play on a base. Ongoing: at every base where you have a minion, no minion can be moved or returned to a hand."""
    base = g.base(deed.base)
    if base is None or not deed.what.card.is_minion or not g.has_minion(me.controller, base):
        return False
    moves_itself = deed.cause is deed.what.card and deed.by == deed.what.controller
    return g.edition.entangled_binds_own_abilities or not moves_itself


@entangled.at_start_of_turn(when=your_turn)
async def wither(g: Table, me: Piece, deed: Deed) -> None:
    """Destroy this card at the start of your turn."""
    await g.destroy(me)


insta_grow = killer_plants.action("Insta-Grow", copies=2)


@insta_grow.on_play
async def shoot_up(g: Table, me: Piece) -> None:
    """You may play an extra minion this turn."""
    await g.extra_minion(me.controller)


overgrowth = killer_plants.action(
    "Overgrowth",
    copies=1,
    on="base",
    rulings=(
        "It lasts until the end of that turn, even if this card leaves play.",
        "The base then scores in that turn, even if nobody has any power there.",
        "What monsters add to the breakpoint comes on top of 0.",
    ),
)


@overgrowth.at_start_of_turn(when=your_turn)
async def overgrow(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a base. Ongoing: at the start of your turn, its breakpoint becomes 0 until the end of the turn."""
    if base := g.base_of(me):
        await g.lower_breakpoint(base, base.card.breakpoint)


sleep_spores = killer_plants.action(
    "Sleep Spores",
    copies=2,
    on="base",
    rulings=(
        "Two of them take away 2.",
        "Everything that changes power is added up first; what is below 0 then counts as 0.",
    ),
)


@sleep_spores.power_here
def make_drowsy(g: Board, me: Piece, minion: Piece) -> int:
    """Play on a base. Ongoing: other players' minions there have -1 power (to a minimum of 0)."""
    return -1 if minion.controller not in (me.controller, -1) else 0
