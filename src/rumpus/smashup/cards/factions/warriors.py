"""Warriors: they lure monsters to where they stand, and grow by beating them."""

from __future__ import annotations

from rumpus.smashup.cards.ability import Destination
from rumpus.smashup.cards.box import Faction
from rumpus.smashup.cards.conditions import monster_here, one_of_yours, open_to_monsters
from rumpus.smashup.cards.sets import MUNCHKIN
from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Deed, Leaving, Piece
from rumpus.smashup.table.table import Table

warriors = Faction(
    "Warriors",
    MUNCHKIN,
    short="Warrior",
    style="Hunts monsters for loot",
    about="They lure monsters to where they stand, and grow by beating them.",
    level=1,
)

EITHER = "You must do one of the two if you can."

big_hero = warriors.minion("Big Hero", power=5, copies=1, rulings=(EITHER,))


@big_hero.talent()
async def beat_or_lure(g: Table, me: Piece) -> None:
    """Talent: either destroy a monster here or play a new one here."""
    base = g.base_of(me)
    can_lure = base is not None and g.may_play_monster(me.controller, base)
    choose = g.may_choose if can_lure else g.choose
    victim = await choose(me.controller, "destroy or lure", g.monsters(at=me))
    if victim:
        await g.destroy(victim)
    elif base:
        await g.play_monster(base)


star_player = warriors.minion(
    "Star Player",
    power=4,
    copies=2,
    rulings=("Monsters that are discarded after a base scores have not been destroyed.",),
)


@star_player.after("destroy", when=monster_here, alike=True)
async def shine(g: Table, me: Piece, deed: Deed) -> None:
    """Ongoing: each time a monster is destroyed here, put a +1 power counter on this minion."""
    await g.add_counters(me)


berserker = warriors.minion(
    "Berserker",
    power=3,
    copies=3,
    rulings=(
        "You must do this if there is such a monster.",
        "If the monster is not destroyed, this minion gets no counter.",
    ),
)


@berserker.on_play
async def go_berserk(g: Table, me: Piece) -> None:
    """Destroy a monster here that is not stronger than this minion. If you do, put a +1 power counter on this
    minion."""
    victim = await g.choose(me.controller, "destroy", g.monsters(at=me, max_power=g.power(me)))
    if victim and await g.destroy(victim):
        await g.add_counters(me)


taunter = warriors.minion("Taunter", power=2, copies=4)


@taunter.on_play
async def taunt(g: Table, me: Piece) -> None:
    """You may play a monster at this base."""
    base = g.base_of(me)
    if base and g.may_play_monster(me.controller, base) and await g.agrees(me.controller, "play monster"):
        await g.play_monster(base)


campaign = warriors.action("Campaign", copies=1, rulings=("Minions that you play later get nothing.",))


@campaign.on_play
async def march(g: Table, me: Piece) -> None:
    """Until the end of the turn, each of your minions that has a monster at its base has +2 power."""
    marching = [minion for minion in g.minions(of=me.controller) if g.monsters(at=minion)]
    await g.empower_all(marching, 2, until_turn_of=g.active)


cleave = warriors.action("Cleave", copies=2, rulings=("Treasures that you do not play stay in your hand.",))


@cleave.on_play
async def cut_down(g: Table, me: Piece) -> None:
    """Destroy a monster. You may play the treasures that you get for it, all or some, as extra cards."""
    player = me.controller
    if victim := await g.choose(player, "destroy", g.monsters()):
        worn, before = [action.uid for action in victim.on], g.treasures(player)
        await g.destroy(victim)
        kept = [uid for uid in worn if uid in g.hand(player)]  # by a Dwarf King: not what the monster pays
        await g.play_drawn(player, g.treasures(player) - before - len(kept))


dumbbells = warriors.action(
    "Dumbbells", copies=1, on="minion", rulings=("On a monster that nobody controls, it adds 3 to the breakpoint.",)
)


@dumbbells.host_power
def lift(g: Board, me: Piece) -> int:
    """Play on any minion. Ongoing: its power is 3 higher."""
    return 3


dungeon_bait = warriors.action("Dungeon Bait", copies=2, rulings=(EITHER, "The minion may be a weak monster."))


@dungeon_bait.on_play
async def bait(g: Table, me: Piece) -> None:
    """Either play a monster at a base of your choice, or destroy a minion of power 2 or less."""
    choose = g.may_choose if open_to_monsters(g, me) else g.choose
    victim = await choose(me.controller, "destroy or lure", g.minions(max_power=2))
    if victim:
        await g.destroy(victim)
    elif base := await g.choose(me.controller, "play monster at", open_to_monsters(g, me)):
        await g.play_monster(base)


eternal_hero = warriors.action(
    "Eternal Hero",
    copies=1,
    on="minion",
    rulings=(
        "It also saves the minion after its base has scored.",
        "A treasure still goes to the treasure discard pile; only this card returns.",
    ),
)

eternal_hero.played_on(one_of_yours)


@eternal_hero.instead_of_discard
def live_on(g: Board, me: Piece, what: Piece, leaving: Leaving) -> Destination | None:
    """Ongoing: if that minion would go to the discard pile, it and this card go back to their owners' hands instead."""
    return ("hand", -1) if me in what.on or (what is me and leaving.saved_by is me) else None


ruckus = warriors.action(
    "Ruckus",
    copies=1,
    rulings=(
        "Nobody gets treasures, not even from Bastion. Star Players there do get their counters.",
        "You may choose to destroy them all even where there are none, and must do so where you can play none.",
    ),
)


@ruckus.on_play
async def make_trouble(g: Table, me: Piece) -> None:
    """Choose a base. Play two monsters there, or destroy all monsters there. Nobody gets treasures for those."""
    if base := await g.choose(me.controller, "make trouble at", g.bases()):
        must_destroy = g.monsters(at=base) and not g.may_play_monster(me.controller, base)
        if must_destroy or await g.agrees(me.controller, "destroy monsters"):
            await g.destroy_all(g.monsters(at=base), pays=False)
        else:
            await g.play_monster(base)
            await g.play_monster(base)


shield_of_ubiquity = warriors.action("Shield of Ubiquity", copies=1, on="minion")


@shield_of_ubiquity.host_power
def stand_among_monsters(g: Board, me: Piece) -> int:
    """Play on any minion. Ongoing: each monster at its base gives it +2 power."""
    return 2 * len(g.monsters(at=me))


war_cry = warriors.action(
    "War Cry", copies=1, rulings=("Use the power that the monster had just before it was destroyed.",)
)


@war_cry.on_play
async def cry_out(g: Table, me: Piece) -> None:
    """Destroy a monster. Until the end of the turn, a minion at its base gains the power that the monster had."""
    if victim := await g.choose(me.controller, "destroy", g.monsters()):
        base, power = victim.base, g.power(victim)
        if await g.destroy(victim):
            if minion := await g.choose(me.controller, "empower", g.minions(at=base)):
                await g.empower(minion, power, until_turn_of=g.active)
