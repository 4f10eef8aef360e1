"""Aliens: they beam minions back to where they came from, and trade whole bases for others."""

from __future__ import annotations

from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.sets import BASE
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece
from rumpus.smashup.table.table import Table
from rumpus.smashup.table.zones import is_minion

aliens = Faction(
    "Aliens",
    BASE,
    short="Alien",
    style="Sends minions home",
    about="They beam minions back to the hands they came from, and trade whole bases for others.",
    level=2,
)

supreme_overlord = aliens.minion(
    "Supreme Overlord",
    power=5,
    copies=1,
    rulings=("Choose any minion at any base, even this one.", "Actions on the returned minion are discarded."),
)


@supreme_overlord.on_play
async def send_anyone_home(g: Table, me: Piece) -> None:
    """You may send any minion back to its owner's hand."""
    if minion := await g.may_choose(me.controller, "return", g.minions(owned=True)):
        await g.return_to_hand(minion)


invader = aliens.minion(
    "Invader",
    power=3,
    copies=2,
    rulings=(
        "You keep the point when the Invader leaves, and get one each time it is played, but not when it is moved.",
    ),
)


@invader.on_play
async def conquer(g: Table, me: Piece) -> None:
    """You get 1 VP."""
    await g.gain_points(me.controller, 1)


def at_the_scored_base(g: Board, me: Piece, base: Piece) -> bool:
    return me.base == base.serial


scout = aliens.minion(
    "Scout",
    power=3,
    copies=3,
    rulings=(
        "It goes to its owner's hand, and only from play.",
        "This replaces the discarding and is not a return, so nothing that reacts to a returned minion happens.",
    ),
)


@scout.special_in_play("after", when=at_the_scored_base)
async def report(g: Table, me: Piece, base: Piece) -> None:
    """Special: once this base has scored, you may take this minion into your hand; it is not discarded with the
    rest."""
    await g.place(me, "hand")


collector = aliens.minion(
    "Collector",
    power=2,
    copies=4,
    rulings=(
        "Use the power that the minion has now.",
        "It may be a Collector, even this one. In the Bigger Geekier Box edition it may not.",
    ),
)


@collector.on_play
async def collect(g: Table, me: Piece) -> None:
    """You may send a minion of power 3 or less from here back to its owner's hand."""
    minions = g.minions(at=me, max_power=3, owned=True)
    if g.edition.collector_spares_collectors:
        minions = [minion for minion in minions if minion.card is not me.card]
    if minion := await g.may_choose(me.controller, "return", minions):
        await g.return_to_hand(minion)


abduction = aliens.action(
    "Abduction",
    copies=1,
    rulings=(
        "You get the extra minion even if no minion was returned.",
        "You may play it later in this step, and it may be the returned minion.",
    ),
)


@abduction.on_play
async def abduct(g: Table, me: Piece) -> None:
    """Send a minion of your choice back to its owner's hand. You may play an extra minion this turn."""
    if minion := await g.choose(me.controller, "return", g.minions(owned=True)):
        await g.return_to_hand(minion)
    await g.extra_minion(me.controller)


beam_up = aliens.action("Beam Up", copies=2)


@beam_up.on_play
async def beam(g: Table, me: Piece) -> None:
    """Send a minion of your choice back to its owner's hand."""
    if minion := await g.choose(me.controller, "return", g.minions(owned=True)):
        await g.return_to_hand(minion)


crop_circles = aliens.action(
    "Crop Circles",
    copies=1,
    rulings=("Each minion is treated separately: those that are protected stay, the others go.",),
)


@crop_circles.on_play
async def clear_the_field(g: Table, me: Piece) -> None:
    """Choose a base. Send all minions there, even yours, back to their owners' hands."""
    if base := await g.choose(me.controller, "return all", g.bases()):
        await g.return_all(g.minions(at=base))


disintegrator = aliens.action(
    "Disintegrator",
    copies=2,
    rulings=("The minion is neither destroyed nor returned, so even one that cannot be destroyed goes there.",),
)


@disintegrator.on_play
async def disintegrate(g: Table, me: Piece) -> None:
    """Put a minion of power 3 or less under its owner's deck."""
    if minion := await g.choose(me.controller, "put under deck", g.minions(max_power=3, owned=True)):
        await g.place(minion, "deck bottom")


invasion = aliens.action("Invasion", copies=1)


@invasion.on_play
async def relocate(g: Table, me: Piece) -> None:
    """Choose any minion, and a different base to move it to."""
    if minion := await g.choose(me.controller, "move", g.minions()):
        if base := await g.choose(me.controller, "move to", g.bases(but=minion)):
            await g.move(minion, to=base)


jammed_signal = aliens.action(
    "Jammed Signal",
    copies=1,
    on="base",
    rulings=("The breakpoint and the victory points are not abilities: they stay.",),
)


@jammed_signal.ignores_base
def jam(g: Board, me: Piece) -> bool:
    """Play on a base. Ongoing: for everyone, this base counts as having no ability."""
    return True


probe = aliens.action("Probe", copies=1, rulings=("You see the hand even if there is no minion in it.",))


@probe.on_play
async def examine(g: Table, me: Piece) -> None:
    """Another player shows you their hand. Pick a minion from it for them to discard."""
    other = await g.choose_player(me.controller, "look at hand", g.others(me.controller))
    await g.show(other, g.hand(other), to=me.controller)
    uid = await g.choose_card(me.controller, "discard", g.hand(other), is_minion)
    if uid is not None:
        await g.discard(other, uid)


terraforming = aliens.action(
    "Terraforming",
    copies=1,
    rulings=(
        "The minions and the actions on them stay; they have been neither moved nor played.",
        "If there is already enough power for the new base, it scores in step 3 of this turn.",
    ),
)


@terraforming.on_play
async def remodel(g: Table, me: Piece) -> None:
    """Look through the base deck for a base and swap it with one in play: discard the actions on the old base, but its
    minions stay. Shuffle the old base into the base deck. You may play an extra minion on the new base."""
    uid = await g.choose_card(me.controller, "new base", await g.search(me.controller, "base deck"))
    if uid is None:
        return
    if old := await g.choose(me.controller, "old base", g.bases()):
        new = await g.swap_base(old, uid)
        await g.extra_minion(me.controller, at=new)
