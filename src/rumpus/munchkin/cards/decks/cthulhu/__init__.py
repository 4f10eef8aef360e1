"""Munchkin Cthulhu: 100 doors and 68 treasures."""

# In the order in which its cards are numbered: what a seed deals depends on it, and so do old records.
# isort: off
from rumpus.munchkin.cards.decks.cthulhu import (
    classes,
    cult,
    curses,
    enhancers,
    items,
    levels,
    monsters,
    one_shots,
    events,
)

__all__ = ["classes", "cult", "curses", "enhancers", "events", "items", "levels", "monsters", "one_shots"]
