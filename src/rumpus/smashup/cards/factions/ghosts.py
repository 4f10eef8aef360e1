"""Ghosts: the fewer cards they hold, the stronger they are."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.conditions import one_of_yours
from rumpus.smashup.cards.sets import AWESOME
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table
from rumpus.smashup.table.zones import Fits, is_minion

ghosts = Faction(
    "Ghosts",
    AWESOME,
    short="Ghost",
    style="Thrives on an empty hand",
    about="The fewer cards they hold, the stronger they are. Hard to plan, hard to catch.",
    level=3,
)


def is_nearly_gone(g: Board, player: int, more: int = 0) -> bool:
    """Does this player hold two cards or fewer, or would they with so many more?"""
    return len(g.hand(player)) + more <= 2


spectre = ghosts.minion(
    "Spectre",
    power=5,
    copies=1,
    rulings=(
        "It uses up your regular minion or an extra minion; it is not one more.",
        "It cannot be an extra minion that must be one particular card, and for any limit its power is 5.",
    ),
)


@spectre.playable_from_discard
def come_back(g: Board, player: int, more: int) -> bool:
    """Special: whenever you could play a minion while you hold two or fewer cards, you may play this one from your
    discard pile instead."""
    return is_nearly_gone(g, player, more)


haunting = ghosts.minion(
    "Haunting",
    power=3,
    copies=2,
    rulings=(
        "It changes whenever the number of cards in your hand does.",
        "To affect a minion is to move, return or destroy it, or to play an action on it.",
        "When your hand gets that small, other players' actions on it are discarded.",
        "Bases do not belong to any player and still affect it.",
    ),
)


@haunting.own_power
def grow_cold(g: Board, me: Piece) -> int:
    """Ongoing: while you hold two or fewer cards, this minion has +3 power"""
    return 3 if is_nearly_gone(g, me.controller) else 0


@haunting.forbids("affect", with_small_hand=True)
def fade(g: Board, me: Piece, deed: Deed) -> bool:
    """and other players' cards do not affect it."""
    return deed.what is me and deed.by_another(me.controller) and is_nearly_gone(g, me.controller)


spirit = ghosts.minion(
    "Spirit",
    power=3,
    copies=3,
    rulings=(
        "Any minion at any base, even your own. You cannot discard only some of the cards.",
        "Use the power it has when you choose it; a minion of power 0 costs no cards.",
    ),
)


@spirit.on_play
async def possess(g: Table, me: Piece) -> None:
    """You may choose a minion and discard one card for each point of its power. If you do, destroy it."""
    player = me.controller
    within_reach = g.minions(max_power=len(g.hand(player)))
    if not g.edition.spirit_takes_powerless:
        within_reach = [minion for minion in within_reach if g.power(minion)]
    if victim := await g.may_choose(player, "discard to destroy", within_reach):
        for _ in range(g.power(victim)):
            await g.discard_one(player)
        await g.destroy(victim)


ghost = ghosts.minion("Ghost", power=2, copies=4)


@ghost.on_play
async def let_go(g: Table, me: Piece) -> None:
    """You may discard a card."""
    await g.discard_one(me.controller, may=True)


def namesake_of(card: Card) -> Fits:
    return lambda other: other is card


across_the_divide = ghosts.action("Across the Divide", copies=1, rulings=("You may take none.",))


@across_the_divide.on_play
async def call_the_departed(g: Table, me: Piece) -> None:
    """Take any number of minions from your discard pile into your hand; they must all share one name."""
    player = me.controller
    pile = g.discard_pile(player)
    minion = await g.choose_open_card(player, "take", pile, is_minion, may=True)
    while minion is not None:
        await g.take_into_hand(player, minion)
        minion = await g.choose_open_card(player, "take", pile, namesake_of(g.card(minion)), may=True)


door_to_the_beyond = ghosts.action("Door to the Beyond", copies=1, on="base")


@door_to_the_beyond.power_here
def open_the_door(g: Board, me: Piece, minion: Piece) -> int:
    """Play on a base. Ongoing: your minions here have +2 power while you hold two or fewer cards."""
    return 2 if minion.controller == me.controller and is_nearly_gone(g, me.controller) else 0


ghostly_arrival = ghosts.action("Ghostly Arrival", copies=2, rulings=("You may play only one of the two.",))


@ghostly_arrival.on_play
async def arrive(g: Table, me: Piece) -> None:
    """This turn you may play an extra minion, an extra action, or both."""
    await g.extra_minion(me.controller)
    await g.extra_action(me.controller)


incorporeal = ghosts.action(
    "Incorporeal",
    copies=2,
    on="minion",
    rulings=(
        "To affect a minion is to move, return or destroy it, or to play an action on it.",
        "Other players' actions on it are discarded.",
        "Bases do not belong to any player and still affect it. This card itself can be destroyed.",
    ),
)


incorporeal.played_on(one_of_yours)


@incorporeal.forbids("affect")
def let_it_pass_through(g: Board, me: Piece, deed: Deed) -> bool:
    """Ongoing: other players' cards do not affect that minion."""
    return me in deed.what.on and deed.by_another(me.controller)


make_contact = ghosts.action(
    "Make Contact",
    copies=1,
    on="minion",
    rulings=(
        "You get its power, its talents and specials, and everything that applies to your minions.",
        "When the minion leaves play, it goes to its owner. When this card leaves play, control goes back.",
    ),
)


@make_contact.playable_if
def is_all_that_is_left(g: Board, player: int) -> bool:
    """You can play this only as the last card in your hand."""
    return [g.card(uid) for uid in g.hand(player)] == [make_contact]


@make_contact.controls
def speak_through(g: Board, me: Piece) -> bool:
    """Play on a minion. Ongoing: you control that minion."""
    return True


seance = ghosts.action("Séance", copies=1, rulings=("This card has left your hand and does not count.",))


@seance.on_play
async def summon(g: Table, me: Piece) -> None:
    """If you hold two or fewer cards, draw until you hold five."""
    if is_nearly_gone(g, me.controller):
        await g.draw(me.controller, 5 - len(g.hand(me.controller)))


shady_deal = ghosts.action("Shady Deal", copies=1, rulings=("This card has left your hand and does not count.",))


@shady_deal.on_play
async def shake_hands(g: Table, me: Piece) -> None:
    """If you hold two or fewer cards, you get 1 VP."""
    if is_nearly_gone(g, me.controller):
        await g.gain_points(me.controller, 1)


the_dead_rise = ghosts.action(
    "The Dead Rise",
    copies=1,
    rulings=(
        "Use the printed power: after three cards, a minion of power 2 or less.",
        "It may be one of the cards you have just discarded, and you may play it later in this step.",
        "In the Bigger Geekier Box edition you play it at once or not at all.",
    ),
)


@the_dead_rise.on_play
async def rise(g: Table, me: Piece) -> None:
    """Discard any number of cards. You may play an extra minion this turn, out of your discard pile, if its power is
    lower than the number of cards you discarded."""
    if count := await g.discard_any(me.controller):
        await g.extra_minion(me.controller, max_power=count - 1, where="discard")
