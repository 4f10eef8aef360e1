"""How people are treated at a table of Smash Up."""

from __future__ import annotations

from rumpus.family.manners import Manners
from rumpus.smashup.grammar import GRAMMAR


class SmashUpManners(Manners):
    passable = frozenset(("before scoring", "when scoring", "after scoring", "loot scoring"))
    early = frozenset(("draft",))


MANNERS = SmashUpManners(GRAMMAR)
