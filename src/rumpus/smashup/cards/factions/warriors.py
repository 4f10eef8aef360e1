"""Warriors: they lure monsters to where they stand, and grow by beating them."""

from __future__ import annotations

from rumpus.smashup.cards.ability import Destination
from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.conditions import monster_here, one_of_yours
from rumpus.smashup.cards.sets import MUNCHKIN
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Leaving, Piece
from rumpus.smashup.table.table import Table

warriors = Faction("Warriors", MUNCHKIN)

big_hero = warriors.minion("Big Hero", power=5, copies=1)


@big_hero.talent()
async def beat_or_lure(g: Table, me: Piece) -> None:
    """Talent: destroy a monster here, or play a monster here."""
    victim = await g.may_choose(me.controller, "destroy or lure", g.monsters(at=me))
    if victim:
        await g.destroy(victim)
    elif base := g.base_of(me):
        await g.play_monster(base)


star_player = warriors.minion(
    "Star Player",
    power=4,
    copies=2,
    rulings=("Monsters that are discarded when a base has scored were not destroyed.",),
)


@star_player.after("destroy", when=monster_here)
async def shine(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: after a monster here was destroyed, put a +1 power counter on this minion."""
    await g.add_counters(me)


berserker = warriors.minion(
    "Berserker",
    power=3,
    copies=3,
    rulings=(
        "You have to do it if there is such a monster.",
        "If the monster is not destroyed, this minion gets no counter.",
    ),
)


@berserker.on_play
async def go_berserk(g: Table, me: Piece) -> None:
    """Destroy a monster here whose power is not above this minion's. If you did, put a +1 power counter on this
    minion."""
    victim = await g.choose(me.controller, "destroy", g.monsters(at=me, max_power=g.power(me)))
    if victim and await g.destroy(victim):
        await g.add_counters(me)


taunter = warriors.minion("Taunter", power=2, copies=4)


@taunter.on_play
async def taunt(g: Table, me: Piece) -> None:
    """You may play a monster here."""
    if (base := g.base_of(me)) and await g.agrees(me.controller, "play monster"):
        await g.play_monster(base)


campaign = warriors.action("Campaign", copies=1, rulings=("Minions that you play later get nothing.",))


@campaign.on_play
async def march(g: Table, me: Piece) -> None:
    """Each of your minions at a base with a monster gets +2 power until the end of the turn."""
    for minion in g.minions(of=me.controller):
        if g.monsters(at=minion):
            await g.empower(minion, 2, until_turn_of=g.state.active)


cleave = warriors.action("Cleave", copies=2, rulings=("Treasures that you do not play stay in your hand.",))


@cleave.on_play
async def cut_down(g: Table, me: Piece) -> None:
    """Destroy a monster. You may play any of the treasures that you get for it as extra cards."""
    before = g.treasures(me.controller)
    if victim := await g.choose(me.controller, "destroy", g.monsters()):
        await g.destroy(victim)
        await g.play_drawn(me.controller, g.treasures(me.controller) - before)


dumbbells = warriors.action(
    "Dumbbells", copies=1, on="minion", rulings=("On a monster that nobody controls it adds 3 to the breakpoint.",)
)


@dumbbells.host_power
def lift(g: Board, me: Piece) -> int:
    """Play on any minion. Ongoing: it has +3 power."""
    return 3


dungeon_bait = warriors.action("Dungeon Bait", copies=2, rulings=("A weak monster may be destroyed as well.",))


@dungeon_bait.on_play
async def bait(g: Table, me: Piece) -> None:
    """Play a monster at a base, or destroy a minion of power 2 or less."""
    victim = await g.may_choose(me.controller, "destroy or lure", g.minions(max_power=2))
    if victim:
        await g.destroy(victim)
    elif base := await g.choose(me.controller, "play monster at", g.bases()):
        await g.play_monster(base)


eternal_hero = warriors.action(
    "Eternal Hero",
    copies=1,
    on="minion",
    rulings=(
        "It also saves the minion when its base has scored.",
        "A treasure goes to the treasure discard pile all the same; only this card returns.",
    ),
)

eternal_hero.played_on(one_of_yours)


@eternal_hero.instead_of_discard
def live_on(g: Board, me: Piece, what: Piece, leaving: Leaving) -> Destination | None:
    """Ongoing: when that minion would go to the discard pile, it and this card go to their owners' hands instead."""
    is_saved = me in leaving.what.on and leaving.zone == "discard"
    return ("hand", -1) if is_saved and what in (me, leaving.what) else None


ruckus = warriors.action(
    "Ruckus",
    copies=1,
    rulings=("Nobody gets treasures, not even from Bastion. Star Players there get their counters.",),
)


@ruckus.on_play
async def make_trouble(g: Table, me: Piece) -> None:
    """Choose a base. Play two monsters there, or destroy all monsters there: nobody gets treasures for them."""
    if base := await g.choose(me.controller, "make trouble at", g.bases()):
        if g.monsters(at=base) and await g.agrees(me.controller, "destroy monsters"):
            await g.destroy_all(g.monsters(at=base), pays=False)
        else:
            await g.play_monster(base)
            await g.play_monster(base)


shield_of_ubiquity = warriors.action("Shield of Ubiquity", copies=1, on="minion")


@shield_of_ubiquity.host_power
def stand_among_monsters(g: Board, me: Piece) -> int:
    """Play on any minion. Ongoing: it has +2 power for each monster at its base."""
    return 2 * len(g.monsters(at=me))


war_cry = warriors.action(
    "War Cry", copies=1, rulings=("The power that the monster had just before it was destroyed counts.",)
)


@war_cry.on_play
async def cry_out(g: Table, me: Piece) -> None:
    """Destroy a monster. A minion at its base gets as much power as the monster had, until the end of the turn."""
    if victim := await g.choose(me.controller, "destroy", g.monsters()):
        base, power = victim.base, g.power(victim)
        if await g.destroy(victim):
            if minion := await g.choose(me.controller, "empower", g.minions(at=base)):
                await g.empower(minion, power, until_turn_of=g.state.active)
