"""Every card there is: importing this module defines them all."""

from __future__ import annotations

from rumpus.munchkin.cards.box import SETS
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.cards.deckfile.deck import load_deck
from rumpus.munchkin.cards.decks import cthulhu, packed

warhammer40k = load_deck(packed("warhammer40k"))

AS_PACKED = {name: each.fingerprint for name, each in SETS.items()}  # before any other deck is loaded
LOADED: list[str] = []  # sets whose decks somebody has loaded since

__all__ = ["AS_PACKED", "CARDS", "LOADED", "SETS", "cthulhu", "warhammer40k"]
