"""Every card there is: importing this module defines them all."""

from __future__ import annotations

from rumpus.munchkin.card import CARDS
from rumpus.munchkin.card_set import SETS
from rumpus.munchkin.decks import cthulhu

__all__ = ["CARDS", "SETS", "cthulhu"]
