"""Munchkin Cthulhu: 100 doors and 68 treasures."""

from rumpus.munchkin.cards.decks.cthulhu import (
    classes,
    curses,
    enhancers,
    items,
    levels,
    monsters,
    monsters_more,
    one_shots,
    others,
)

__all__ = ["classes", "curses", "enhancers", "items", "levels", "monsters", "monsters_more", "one_shots", "others"]
