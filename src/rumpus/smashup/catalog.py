"""All sets: importing this makes every card known."""

from rumpus.smashup.bases import core
from rumpus.smashup.card import CARDS, FACTIONS, SETS
from rumpus.smashup.factions import aliens, dinosaurs, ninjas, pirates, robots, tricksters, wizards, zombies

__all__ = [
    "CARDS",
    "FACTIONS",
    "SETS",
    "aliens",
    "core",
    "dinosaurs",
    "ninjas",
    "pirates",
    "robots",
    "tricksters",
    "wizards",
    "zombies",
]
