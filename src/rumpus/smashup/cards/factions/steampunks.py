"""Steampunks: they build machines on bases, and never throw one away."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.conditions import your_turn
from rumpus.smashup.cards.sets import AWESOME
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table
from rumpus.smashup.table.zones import is_action

steampunks = Faction("Steampunks", AWESOME)


def has_machine(base: Piece, player: int) -> bool:
    """Does an action of this player lie on the base itself?"""
    return any(piece.card.is_action and piece.controller == player for piece in base.on)


def is_minion_here(me: Piece, minion: Piece) -> bool:
    """Is it a minion of this action's controller at its base?"""
    return minion.card.is_minion and minion.controller == me.controller and minion.base == me.base


steam_queen = steampunks.minion(
    "Steam Queen",
    power=5,
    copies=1,
    rulings=(
        "They may be chosen to be destroyed and just stay.",
        "Your own cards, and the discard when a base has scored or their minion leaves, still take them away.",
    ),
)


@steam_queen.forbids("affect", "transfer")
def protect_the_machines(g: Board, me: Piece, deed: Deed) -> bool:
    """Ongoing: your actions in play are not affected by other players' cards."""
    is_yours = deed.what.card.is_action and deed.what.controller == me.controller
    return is_yours and deed.by not in (me.controller, -1)


mechanic = steampunks.minion(
    "Mechanic",
    power=4,
    copies=2,
    rulings=("You have to do it if you can.", "A base on which you may play no actions cannot be chosen."),
)


@mechanic.on_play
async def repair(g: Table, me: Piece) -> None:
    """Play an action that is played on a base from your discard pile as an extra action."""

    def is_machine(card: Card) -> bool:
        return card.on == "base" and g.may_play_action(me.controller, card)

    uid = await g.choose_open_card(me.controller, "play", g.discard_pile(me.controller), is_machine)
    if uid is not None:
        await g.play_card(me.controller, uid)


steam_man = steampunks.minion(
    "Steam Man",
    power=3,
    copies=3,
    rulings=("It is 1, however many actions there are. Actions on minions do not count.",),
)


@steam_man.own_power
def run_on_steam(g: Board, me: Piece) -> int:
    """Ongoing: +1 power while one of your actions lies on this base."""
    base = g.base_of(me)
    return 1 if base is not None and has_machine(base, me.controller) else 0


def harbours(g: Board, me: Piece) -> list[Piece]:
    """The other bases where its controller has an action."""
    return [base for base in g.bases(but=me) if has_machine(base, me.controller)]


def has_harbour(g: Board, me: Piece) -> bool:
    return bool(harbours(g, me))


captain_ahab = steampunks.minion(
    "Captain Ahab", power=2, copies=4, rulings=("The action has to lie on the base itself, not on a minion there.",)
)


@captain_ahab.talent(when=has_harbour)
async def set_course(g: Table, me: Piece) -> None:
    """Talent: move this minion to a base where one of your actions lies."""
    if base := await g.choose(me.controller, "move to", harbours(g, me)):
        await g.move(me, to=base)


aggromotive = steampunks.action(
    "Aggromotive",
    copies=1,
    on="base",
    rulings=(
        "It strengthens no single minion. It counts for the breakpoint and for the places, on everybody's turn.",
        "Without a minion of yours there it counts for nothing.",
    ),
)


@aggromotive.own_total
def get_up_steam(g: Board, me: Piece) -> int:
    """Play on a base. Ongoing: while you have a minion there, your total there is 5 higher."""
    return 5


change_of_venue = steampunks.action(
    "Change of Venue",
    copies=1,
    rulings=(
        "It is played anew: you choose again what to play it on, and all that happens when it is played happens again.",
        "A card that belongs to another player returns to that player's hand, and you do not play it.",
    ),
)


@change_of_venue.on_play
async def rebuild(g: Table, me: Piece) -> None:
    """Return one of your actions in play to your hand and play it as an extra action."""
    yours = [action for action in g.actions() if action.controller == me.controller]
    action = await g.choose(me.controller, "return", yours)
    if action and await g.return_to_hand(action) and action.uid in g.hand(me.controller):
        await g.play_card(me.controller, action.uid)


difference_engine = steampunks.action(
    "Difference Engine",
    copies=1,
    on="base",
    rulings=("You have already discarded down to ten cards by then, so you may keep an eleventh for a while.",),
)


@difference_engine.at_end_of_turn(when=your_turn)
async def compute(g: Table, me: Piece, deed: Deed) -> None:
    """Play on a base. Ongoing: at the end of your turn, draw a card if you have a minion there."""
    base = g.base_of(me)
    if base and g.has_minion(me.controller, base):
        await g.draw(me.controller)


escape_hatch = steampunks.action(
    "Escape Hatch",
    copies=1,
    on="base",
    rulings=(
        "Such a minion was not destroyed: what waits for a destruction does not happen.",
        "It goes to its owner's hand. Monsters and treasures have no owner and are not saved.",
        "It makes no difference who would have destroyed it.",
    ),
)


@escape_hatch.instead_of("destroy")
async def let_them_out(g: Table, me: Piece, deed: Deed) -> bool:
    """Play on a base. Ongoing: minions of yours there that would be destroyed go to your hand instead."""
    is_saved = is_minion_here(me, deed.what) and g.owner(deed.what.uid) >= 0
    return is_saved and await g.place_in_hand(deed.what)


ornate_dome = steampunks.action(
    "Ornate Dome",
    copies=1,
    on="base",
    rulings=("Actions on minions there, and actions that are not played on the base, are no concern of it.",),
)


@ornate_dome.on_play
async def clear_the_site(g: Table, me: Piece) -> None:
    """Play on a base. Destroy all actions of other players on that base."""
    base = g.base_of(me)
    if base:
        theirs = [piece for piece in base.on if piece.card.is_action and piece.controller != me.controller]
        await g.destroy_all(theirs)


@ornate_dome.forbids_attaching
def close_the_roof(g: Board, me: Piece, player: int, card: Card, base: Piece) -> bool:
    """Ongoing: other players cannot play actions on that base."""
    return base.serial == me.base and player != me.controller


rotary_slug_thrower = steampunks.action("Rotary Slug Thrower", copies=1, on="base")


@rotary_slug_thrower.power_here
def hand_out_ammunition(g: Board, me: Piece, minion: Piece) -> int:
    """Play on a base. Ongoing: your minions there have +2 power."""
    return 2 if minion.controller == me.controller else 0


scrap_diving = steampunks.action("Scrap Diving", copies=2, rulings=("Not itself: it is discarded afterwards.",))


@scrap_diving.on_play
async def dive(g: Table, me: Piece) -> None:
    """Take an action from your discard pile into your hand."""
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
        "Once in each of your turns for each Zeppelin, already in the one in which it was played; you need not.",
        "You need no minion at its base.",
    ),
)


@zeppelin.talent(when=can_fly)
async def fly(g: Table, me: Piece) -> None:
    """Play on a base. Talent: move one of your minions from there to another base, or from another base to there."""
    if minion := await g.choose(me.controller, "move", g.minions(of=me.controller)):
        here = [base for base in g.bases() if base.serial == me.base]
        if base := await g.choose(me.controller, "move to", g.bases(but=me) if minion.base == me.base else here):
            await g.move(minion, to=base)
