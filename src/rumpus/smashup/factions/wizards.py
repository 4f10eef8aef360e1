"""Wizards."""

from __future__ import annotations

from rumpus.smashup.card import Faction
from rumpus.smashup.sets import BASE

wizards = Faction("Wizards", BASE)
