"""Dinosaurs."""

from __future__ import annotations

from rumpus.smashup.card import Faction
from rumpus.smashup.sets import BASE

dinosaurs = Faction("Dinosaurs", BASE)
