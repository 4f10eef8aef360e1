"""Steampunks: they build machines on bases, and never throw one away."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.conditions import your_minion_here, your_turn
from rumpus.smashup.cards.sets import AWESOME
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table
from rumpus.smashup.table.zones import is_action

steampunks = Faction(
    "Steampunks",
    AWESOME,
    short="Steam",
    style="Actions that come back",
    about="They build machines on bases, and never throw one away. Much to keep in mind.",
    level=3,
)


def has_machine(base: Piece, player: int) -> bool:
    """Does an action of this player lie on the base itself?"""
    return any(piece.card.is_action and piece.controller == player for piece in base.on)


steam_queen = steampunks.minion(
    "Steam Queen",
    power=5,
    copies=1,
    rulings=(
        "They can be chosen to be destroyed, but they stay.",
        "Your own cards still remove them, and so does the discarding after a scoring or when their minion leaves.",
    ),
)


@steam_queen.forbids("affect", "transfer")
def protect_the_machines(g: Board, me: Piece, deed: Deed) -> bool:
    """Ongoing: other players' cards do not affect your actions in play."""
    is_yours = deed.what.card.is_action and deed.what.controller == me.controller
    return is_yours and deed.by_another(me.controller)


mechanic = steampunks.minion(
    "Mechanic",
    power=4,
    copies=2,
    rulings=("You must do this if you can.", "You cannot choose a base on which you may not play actions."),
)


@mechanic.on_play
async def repair(g: Table, me: Piece) -> None:
    """Choose an action in your discard pile that goes on a base, and play it as an extra action."""

    def is_machine(card: Card) -> bool:
        return card.on == "base" and g.may_play_action(me.controller, card)

    uid = await g.choose_open_card(me.controller, "play", g.discard_pile(me.controller), is_machine)
    if uid is not None:
        await g.play_card(me.controller, uid)


steam_man = steampunks.minion(
    "Steam Man",
    power=3,
    copies=3,
    rulings=("It gets only 1, however many actions there are. Actions on minions do not count.",),
)


@steam_man.own_power
def run_on_steam(g: Board, me: Piece) -> int:
    """Ongoing: while at least one of your actions is on this base, this minion has +1 power."""
    base = g.base_of(me)
    return 1 if base is not None and has_machine(base, me.controller) else 0


def harbours(g: Board, me: Piece) -> list[Piece]:
    """The other bases where its controller has an action."""
    return [base for base in g.bases(but=me) if has_machine(base, me.controller)]


def has_harbour(g: Board, me: Piece) -> bool:
    return bool(harbours(g, me))


captain_ahab = steampunks.minion(
    "Captain Ahab", power=2, copies=4, rulings=("The action must be on the base itself, not on a minion there.",)
)


@captain_ahab.talent(when=has_harbour)
async def set_course(g: Table, me: Piece) -> None:
    """Talent: choose another base that has one of your actions on it, and move this minion there."""
    if base := await g.choose(me.controller, "move to", harbours(g, me)):
        await g.move(me, to=base)


aggromotive = steampunks.action(
    "Aggromotive",
    copies=1,
    on="base",
    rulings=(
        "No single minion gets stronger. It counts towards the breakpoint and for your place, on everybody's turn.",
        "Without a minion of yours here it counts for nothing.",
    ),
)


@aggromotive.own_total
def get_up_steam(g: Board, me: Piece) -> int:
    """Play on a base. Ongoing: while you have a minion here, your total here is 5 higher."""
    return 5


change_of_venue = steampunks.action(
    "Change of Venue",
    copies=1,
    rulings=(
        "You play it anew: choose again what to play it on, and whatever happens when it is played happens again.",
        "A card that belongs to another player goes to that player's hand, and you do not play it.",
    ),
)


@change_of_venue.on_play
async def rebuild(g: Table, me: Piece) -> None:
    """Take one of your actions in play back into your hand, then play it as an extra action."""
    yours = [action for action in g.actions() if action.controller == me.controller]
    action = await g.choose(me.controller, "return", yours)
    if action and await g.return_to_hand(action) and action.uid in g.hand(me.controller):
        await g.play_card(me.controller, action.uid)


difference_engine = steampunks.action(
    "Difference Engine",
    copies=1,
    on="base",
    rulings=("By then you have already discarded down to ten cards, so you may hold an eleventh for a while.",),
)


@difference_engine.at_end_of_turn(when=your_turn, alike=True)
async def compute(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a base. Ongoing: at the end of your turn, if you have a minion here, draw a card."""
    base = g.base_of(me)
    if base and g.has_minion(me.controller, base):
        await g.draw(me.controller)


def your_owned_minion_here(g: Board, me: Piece, deed: Deed) -> bool:
    return your_minion_here(g, me, deed) and g.owner(deed.what.uid) >= 0


escape_hatch = steampunks.action(
    "Escape Hatch",
    copies=1,
    on="base",
    rulings=(
        "Such a minion has not been destroyed, so nothing that waits for that happens.",
        "It goes to its owner's hand. Monsters and treasures have no owner and are not saved.",
        "It does not matter who would have destroyed it.",
    ),
)


@escape_hatch.instead_of("destroy", when=your_owned_minion_here)
async def let_them_out(g: Table, me: Piece, deed: Deed) -> bool:
    """Play on a base. Ongoing: a minion of yours that would be destroyed here goes to its owner's hand instead."""
    return await g.place(deed.what, "hand")


ornate_dome = steampunks.action(
    "Ornate Dome",
    copies=1,
    on="base",
    rulings=("It does not concern actions on minions here, or actions that are not played on the base.",),
)


@ornate_dome.on_play
async def clear_the_site(g: Table, me: Piece) -> None:
    """Play on a base. Destroy every action that other players have on this base."""
    base = g.base_of(me)
    if base:
        theirs = [piece for piece in base.on if piece.card.is_action and piece.controller != me.controller]
        await g.destroy_all(theirs)


@ornate_dome.forbids_attaching
def close_the_roof(g: Board, me: Piece, player: int, card: Card, base: Piece) -> bool:
    """Ongoing: nobody but you can play actions on this base."""
    return base.serial == me.base and player != me.controller


rotary_slug_thrower = steampunks.action("Rotary Slug Thrower", copies=1, on="base")


@rotary_slug_thrower.power_here
def hand_out_ammunition(g: Board, me: Piece, minion: Piece) -> int:
    """Play on a base. Ongoing: each minion of yours here has +2 power."""
    return 2 if minion.controller == me.controller else 0


scrap_diving = steampunks.action(
    "Scrap Diving", copies=2, rulings=("It cannot fetch itself: it is discarded afterwards.",)
)


@scrap_diving.on_play
async def dive(g: Table, me: Piece) -> None:
    """Take any one action from your discard pile into your hand."""
    uid = await g.choose_open_card(me.controller, "take", g.discard_pile(me.controller), is_action)
    if uid is not None:
        await g.take_into_hand(me.controller, uid)


def can_fly(g: Board, me: Piece) -> bool:
    """There are a minion to carry and another base."""
    at = None if g.edition.zeppelin_flies_empty else me
    return len(g.bases()) > 1 and bool(g.minions(of=me.controller, at=at))


zeppelin = steampunks.action(
    "Zeppelin",
    copies=2,
    on="base",
    rulings=(
        "You may use each Zeppelin once on each of your turns, starting with the one in which you play it.",
        "You do not need a minion here.",
    ),
)


@zeppelin.talent(when=can_fly)
async def fly(g: Table, me: Piece) -> None:
    """Play on a base. Talent: move one of your minions from any other base to this one, or from this one to any
    other."""
    if minion := await g.choose(me.controller, "move", g.minions(of=me.controller)):
        here = [base for base in g.bases() if base.serial == me.base]
        if base := await g.choose(me.controller, "move to", g.bases(but=me) if minion.base == me.base else here):
            await g.move(minion, to=base)
