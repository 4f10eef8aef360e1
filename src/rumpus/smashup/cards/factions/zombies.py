"""Zombies: what they lose comes back, and the discard pile is their second hand."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.conditions import your_next_turn
from rumpus.smashup.cards.sets import BASE
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table
from rumpus.smashup.table.zones import Fits, is_minion

zombies = Faction(
    "Zombies",
    BASE,
    short="Zombie",
    style="Comes back from the dead",
    about="What they lose comes back, and the discard pile is their second hand.",
    level=1,
)

zombie_lord = zombies.minion(
    "Zombie Lord",
    power=5,
    copies=1,
    rulings=(
        "The bases are fixed when you play it, and its own is not one of them. You play the minions at once.",
        "Use the printed power of cards in your discard pile. The abilities of these minions happen.",
    ),
)


def is_weak_minion(card: Card) -> bool:
    return card.is_minion and card.power <= 2


def can_rise_at(g: Board, player: int, base: Piece) -> bool:
    weak = [card for card in map(g.card, g.discard_pile(player)) if is_weak_minion(card)]
    return g.is_in_play(base) and any(g.may_play(player, card, base) for card in weak)


@zombie_lord.on_play
async def raise_the_dead(g: Table, me: Piece) -> None:
    """Wherever you have no minion, you may play an extra minion of power 2 or less from your discard pile, one at each
    such base."""
    player = me.controller
    empty = [base for base in g.bases() if not g.has_minion(player, base)]
    while base := await g.may_choose(player, "play at", [each for each in empty if can_rise_at(g, player, each)]):
        empty.remove(base)
        await g.play_one_of(player, g.discard_pile(player), [base], is_weak_minion)


grave_digger = zombies.minion("Grave Digger", power=4, copies=2)


@grave_digger.on_play
async def dig_up(g: Table, me: Piece) -> None:
    """You may take a minion from your discard pile into your hand."""
    pile = g.discard_pile(me.controller)
    minion = await g.choose_open_card(me.controller, "take", pile, is_minion, may=True)
    if minion is not None:
        await g.take_into_hand(me.controller, minion)


tenacious_z = zombies.minion(
    "Tenacious Z",
    power=2,
    copies=3,
    rulings=("Only in step 2 of your turn. The limit covers all copies, and one that has been discarded again.",),
)


@tenacious_z.special_from_discard
async def crawl_out(g: Table, me: Piece) -> None:
    """Special: on your turn, you may play this minion out of your discard pile as an extra minion, but only one
    Tenacious Z each turn."""
    await g.play_one_of(me.controller, [me.uid], g.bases())


walker = zombies.minion("Walker", power=2, copies=4)


@walker.on_play
async def sniff(g: Table, me: Piece) -> None:
    """Look at the top card of your deck. Put it back or discard it."""
    player = me.controller
    if await g.reveal_top(player, in_secret=True):
        unwanted = await g.choose_card(player, "discard", g.aside(player), may=True)
        if unwanted is not None:
            await g.discard(player, unwanted)
        else:
            await g.put_back(player, g.aside(player)[-1])


grave_robbing = zombies.action(
    "Grave Robbing", copies=2, rulings=("It cannot fetch itself: it is discarded afterwards.",)
)


@grave_robbing.on_play
async def rob(g: Table, me: Piece) -> None:
    """Take any one card from your discard pile into your hand."""
    card = await g.choose_open_card(me.controller, "take", g.discard_pile(me.controller))
    if card is not None:
        await g.take_into_hand(me.controller, card)


lend_a_hand = zombies.action("Lend a Hand", copies=1, rulings=("Not this card itself: it is discarded afterwards.",))


@lend_a_hand.on_play
async def bury_again(g: Table, me: Piece) -> None:
    """Choose as many cards in your discard pile as you like and shuffle them into your deck."""
    player = me.controller
    chosen: list[int] = []
    rest = g.discard_pile(player).copy()
    while (card := await g.choose_open_card(player, "shuffle in", rest, may=True)) is not None:
        rest.remove(card)
        chosen.append(card)
    await g.shuffle_into_deck(player, chosen)


def namesake_of(card: Card) -> Fits:
    return lambda other: other is card


mall_crawl = zombies.action("Mall Crawl", copies=1)


@mall_crawl.on_play
async def loot(g: Table, me: Piece) -> None:
    """Look through your deck and discard as many cards as you like that share one name. Then shuffle the deck."""
    player = me.controller
    found = await g.choose_card(player, "discard", await g.search(player), may=True)
    while found is not None:
        await g.discard(player, found)
        found = await g.choose_card(player, "discard", g.deck(player), namesake_of(g.card(found)), may=True)
    await g.shuffle_deck(player)


not_enough_bullets = zombies.action("Not Enough Bullets", copies=1)


@not_enough_bullets.on_play
async def get_up_together(g: Table, me: Piece) -> None:
    """Take any number of minions from your discard pile into your hand; they must all share one name."""
    player = me.controller
    pile = g.discard_pile(player)
    minion = await g.choose_open_card(player, "take", pile, is_minion, may=True)
    while minion is not None:
        await g.take_into_hand(player, minion)
        minion = await g.choose_open_card(player, "take", pile, namesake_of(g.card(minion)), may=True)


outbreak = zombies.action(
    "Outbreak", copies=1, rulings=("What counts is whether you have a minion at the base when you play the extra one.",)
)


@outbreak.on_play
async def break_out(g: Table, me: Piece) -> None:
    """You may play an extra minion this turn, but only where you have none."""
    await g.extra_minion(me.controller, where="none")


overrun = zombies.action("Overrun", copies=1, on="base", rulings=("Minions can be moved here.",))


@overrun.forbids_playing
def crowd_out(g: Board, me: Piece, player: int, card: Card | None, base: Piece) -> bool:
    """Play on a base. Ongoing: nobody but you can play minions here."""
    return base.serial == me.base and player != me.controller


@overrun.at_start_of_turn(when=your_next_turn, alike=True)
async def disperse(g: Table, me: Piece, deed: Deed) -> None:
    """When your next turn starts, destroy this card."""
    await g.destroy(me)


they_keep_coming = zombies.action(
    "They Keep Coming",
    copies=2,
    rulings=(
        "You may play it later in this step; it may be a minion that is discarded in the meantime.",
        "In the Bigger Geekier Box edition you play it at once or not at all.",
    ),
)


@they_keep_coming.on_play
async def come_back(g: Table, me: Piece) -> None:
    """You may play an extra minion this turn, out of your discard pile."""
    await g.extra_minion(me.controller, where="discard")


theyre_coming_to_get_you = zombies.action(
    "They're Coming To Get You",
    copies=1,
    on="base",
    rulings=(
        "It is not an extra minion: it serves for your regular minion and for extra minions you are free to choose.",
        "Extra minions that are played at once here can come out of your discard pile, too, in step 2 of your turn.",
        "You cannot use it for an extra minion that must be one particular card.",
    ),
)


@theyre_coming_to_get_you.lets_play_from_discard
def rise_here(g: Board, me: Piece) -> bool:
    """Play on a base. Ongoing: on your turn, the minions that you play here may come out of your discard pile."""
    return True
