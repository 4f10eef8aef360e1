"""Bots against each other: contests with the same luck for all, and how strong that makes them."""

from rumpus.arena.contest import (
    FOLDER,
    Contest,
    Job,
    Played,
    forget,
    kept,
    play,
    play_all,
    rounds_of,
    unplayed,
    wins_of,
)
from rumpus.arena.entrants import Entrant, NoSuchBot, entrant, outsider

__all__ = [
    "FOLDER", "Contest", "Entrant", "Job", "NoSuchBot", "Played", "entrant", "forget", "kept", "outsider", "play",
    "play_all", "rounds_of", "unplayed", "wins_of",
]  # fmt: skip
