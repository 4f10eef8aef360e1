"""The four classes, and what makes more of them."""

from __future__ import annotations

from rumpus.munchkin.cards.decks.cthulhu.box import cthulhu
from rumpus.munchkin.cards.groups import Group, of_role
from rumpus.munchkin.table.state import Foe, Gear
from rumpus.munchkin.table.strength import GOAL
from rumpus.munchkin.table.table import Table

PRICE = 3  # cards from hand

investigator = cthulhu.hero_class(
    "Investigator",
    copies=4,
    rulings=("You pay from your hand; the others do not see the door that you keep.",),
)


def before_the_first_door(g: Table, player: int) -> bool:
    return g.state.phase == "start" and g.state.doors_opened == 0 and g.has_doors


@investigator.in_own_turn("peek", before_the_first_door)
async def peek(g: Table, player: int) -> None:
    """Before you open the first door of your turn, you may look at it. You may then discard three cards from your hand
    to keep that door, unseen by others, and open the next one instead."""
    await g.look_at_door(player, is_opened=True)
    if len(g.hand(player)) >= PRICE and await g.agrees(player, "keep door"):
        await g.discard_chosen(player, PRICE, "pay")
        await g.keep_door(player)
    await g.open_door(player)


@investigator.adds_treasures
def foolhardy(g: Table, me: Gear, owner: int) -> int:
    """If you kill a monster that you played when looking for trouble, you get an extra treasure."""
    sought = any(foe.serial == g.fight.sought and foe.by == owner for foe in g.fight.foes)
    return 1 if sought and not g.are_classes_silent() else 0


monster_whacker = cthulhu.hero_class("Monster Whacker", copies=4)


@monster_whacker.gives
def overconfidence(g: Table, me: Gear, owner: int) -> int:
    """You have +2 in a fight with a monster of level 10 or less."""
    return 2 if g.in_combat(owner) and any(foe.card.level <= 10 for foe in g.fight.foes) else 0


@monster_whacker.costs
def panic(g: Table, me: Gear, owner: int) -> int:
    """You have -2 in a fight with a monster of level 16 or more."""
    return -2 if g.in_combat(owner) and any(foe.card.level >= 16 for foe in g.fight.foes) else 0


professor = cthulhu.hero_class("Professor", copies=4)


@professor.at_end_of_turn
async def study(g: Table, player: int) -> None:
    """At the end of your turn, if nobody's level is lower than yours, you may discard three cards from your hand to
    gain a level. You may do this several times, but never for the winning level."""
    if player not in g.lowest():
        return
    while len(g.hand(player)) >= PRICE and g.hero(player).level < GOAL - 1 and await g.agrees(player, "study"):
        await g.discard_chosen(player, PRICE, "pay")
        await g.gain_levels(player, 1)


@professor.escaped
async def learn_from_it(g: Table, player: int, foe: Foe) -> None:
    """When you escape from a monster that can kill, you gain a level, but never the winning one."""
    if foe.card.kills:
        await g.gain_levels(player, 1)


cultist = cthulhu.hero_class("Cultist", copies=6, has_own_pile=True)
cultist.is_binding = True
cultist.tags = frozenset({"cultist"})


@cultist.gives
def strength_in_numbers(g: Table, me: Gear, owner: int) -> int:
    """In a fight you have +2 for each other Cultist in the game."""
    if not g.in_combat(owner):
        return 0
    real = sum(g.is_really(other, "cultist") for other in g.others(owner))
    passing = sum(g.is_met_as(other, "cultist") and not g.is_really(other, "cultist") for other in g.munchkins())
    return 2 * (real + passing)


cultist.says("You cannot give up this class. When it is lost, it goes to a pile of its own.")

super_munchkin = cthulhu.super_munchkin("Super Munchkin", copies=2)
super_munchkin.says(
    "Play this any time you have a class. With one class you have its advantages but not its disadvantages; "
    "with a second, different class you have all of both. You lose it with your last class."
)

wandering_monster = cthulhu.wandering_monster("Wandering Monster", copies=3)
wandering_monster.says(
    "Play this in anybody's fight, together with a monster from your hand: that monster joins the fight."
)

cheat = cthulhu.cheat("Cheat!", copies=1)
cheat.says("Play this on one of your items in play: as long as you have it, no limit keeps you from using it.")

# -- whom monsters and items mind ------------------------------------------------------------------------------

INVESTIGATORS = of_role(investigator.id, "Investigators")
MONSTER_WHACKERS = of_role(monster_whacker.id, "Monster Whackers")
PROFESSORS = of_role(professor.id, "Professors")
CULTISTS = of_role(cultist.id, "Cultists")
CLASSES = (INVESTIGATORS, MONSTER_WHACKERS, PROFESSORS, CULTISTS)
EVERYBODY_ELSE = Group(
    "not cultist", "anyone who is not a Cultist", lambda g, player: not g.is_met_as(player, cultist.id)
)
