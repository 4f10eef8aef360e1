"""The four classes, and what makes more of them."""

from __future__ import annotations

from rumpus.munchkin.cards.decks.cthulhu.box import cthulhu
from rumpus.munchkin.table.state import Gear
from rumpus.munchkin.table.table import Table

investigator = cthulhu.hero_class(
    "Investigator",
    copies=4,
    rulings=("You pay from your hand; the others do not see the door that you keep.",),
)
investigator.says(
    "Before you open the first door of your turn, you may look at it. You may then discard three cards from "
    "your hand to keep that door, unseen by others, and open the next one instead."
)


@investigator.adds_treasures
def foolhardy(g: Table, me: Gear, owner: int) -> int:
    """If you kill a monster that you played when looking for trouble, you get an extra treasure."""
    sought = any(foe.serial == g.fight.sought for foe in g.fight.foes)
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
professor.says(
    "At the end of your turn, if nobody's level is lower than yours, you may discard three cards from your "
    "hand to gain a level. You may do this several times, but never for the winning level."
)
professor.says("When you escape from a monster that can kill, you gain a level, but never the winning one.")

cultist = cthulhu.hero_class("Cultist", copies=6)
cultist.tags = frozenset({"cultist"})


@cultist.gives
def strength_in_numbers(g: Table, me: Gear, owner: int) -> int:
    """In a fight you have +2 for each other Cultist in the game."""
    if not g.in_combat(owner):
        return 0
    real = sum(g.is_really(other, "cultist") for other in g.others(owner))
    passing = sum(g.is_a(other, "cultist") and not g.is_really(other, "cultist") for other in g.munchkins())
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
