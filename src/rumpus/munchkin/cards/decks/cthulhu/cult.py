"""The cult: how players become Cultists, and what happens when nearly all of them are (MU-6.4 to 6.8)."""

from __future__ import annotations

from rumpus.family.options import SEAT_NAMES
from rumpus.munchkin.cards.ability import Kind
from rumpus.munchkin.cards.decks.cthulhu.box import CULTIST_LEVEL_FROM, cthulhu
from rumpus.munchkin.cards.decks.cthulhu.classes import cultist
from rumpus.munchkin.table.state import Gear
from rumpus.munchkin.table.table import Table


def is_last_cultist(g: Table, gear: Gear) -> bool:
    """Is this the class of the only Cultist in the game?"""
    return gear.card is cultist and sum(g.is_really(each, cultist.id) for each in g.players_from(0)) == 1


async def stay_the_last_one(g: Table, me: Gear) -> bool:
    """MU-6.5: the only Cultist in the game stays one."""
    if not is_last_cultist(g, me):
        return False
    g.tell("stays cultist", SEAT_NAMES[me.owner])
    return True


cultist.holds_on = stay_the_last_one


async def passes_for_cultist(g: Table, player: int) -> bool:
    """Is this player a Cultist, or do they pass for one and want to be one now?"""
    if g.is_really(player, cultist.id) or not g.is_a(player, cultist.id):
        return g.is_really(player, cultist.id)
    return await g.agrees(player, "pass for cultist")


async def become_cultist(g: Table, player: int, may_pass: bool = True) -> None:
    """MU-6.4: with a card from the pile, if there is one."""
    if (
        not g.state.piles[cultist.id]
        or g.is_really(player, cultist.id)
        or (may_pass and await passes_for_cultist(g, player))
    ):
        g.tell("no cultist", SEAT_NAMES[player])
        return
    await join_cult(g, player, await g.take_from_pile(cultist))


async def join_cult(g: Table, player: int, uid: int) -> None:
    """This Cultist card is put down."""
    await g.change_role(player, uid)
    g.tell("become cultist", SEAT_NAMES[player])
    await g.settle_roles(player, "class")


@cthulhu.roles_change
async def look_who_is_left(g: Table, player: int, kind: Kind) -> None:
    """MU-6.8: the Cultists are counted."""
    if kind == "class":
        await count_cultists(g)


@cthulhu.begun
async def count_cultists(g: Table) -> None:
    """MU-6.6: the last outsider gains a level, which may win; when all are Cultists, the highest level wins."""
    state = g.state
    if state.phase in ("setup", "over"):
        return
    outside = [player for player in g.players_from(state.active) if not g.is_really(player, cultist.id)]
    if len(outside) == 1 and await passes_for_cultist(g, outside[0]):
        outside = []
    if not outside:
        await end_among_cultists(g)
        return
    alone = outside[0] if len(outside) == 1 and len(state.heroes) >= g.option(CULTIST_LEVEL_FROM) else -1
    if alone >= 0 and alone != state.outsider:
        await g.mark_outsider(alone)
        g.tell("last outsider", SEAT_NAMES[alone])
        await g.gain_levels(alone, 1, may_win=True)
    await g.mark_outsider(alone)


async def end_among_cultists(g: Table) -> None:
    """All are Cultists."""
    most = max(hero.level for hero in g.state.heroes)
    g.tell("all cultists")
    await g.win([player for player, hero in enumerate(g.state.heroes) if hero.level == most])
