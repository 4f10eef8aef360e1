"""Every card there is: importing this module defines them all. A box is a folder or a deck file in `decks`."""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files

from rumpus.munchkin.cards import decks
from rumpus.munchkin.cards.box import SETS
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.cards.deckfile.deck import load_deck


def open_boxes() -> None:
    """By their names, so that cards are always numbered alike."""
    for found in sorted(files(decks).iterdir(), key=lambda each: each.name):
        if found.name.endswith(".yaml"):
            load_deck(found.read_text(encoding="utf-8"))
        elif found.is_dir() and not found.name.startswith("_"):
            import_module(f"{decks.__name__}.{found.name}")


open_boxes()

AS_PACKED = {name: each.fingerprint for name, each in SETS.items()}  # before any other deck is loaded
LOADED: list[str] = []  # sets whose decks somebody has loaded since

__all__ = ["AS_PACKED", "CARDS", "LOADED", "SETS"]
