"""Tricksters."""

from __future__ import annotations

from rumpus.smashup.card import Faction
from rumpus.smashup.sets import BASE

tricksters = Faction("Tricksters", BASE)
