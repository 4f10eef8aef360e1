"""Rumpus: a table for card games: rules, bots, and every question answerable by a program."""

from rumpus.families import FAMILIES, new_game, new_match, resume
from rumpus.family import BadSetup
from rumpus.kernel import Game, IllegalAnswer, IllegalUndo, Log
from rumpus.match import Match
from rumpus.record import BadRecord, Record, read_record, replay

__version__ = "0.1.0"

__all__ = [
    "FAMILIES",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalAnswer",
    "IllegalUndo",
    "Log",
    "Match",
    "Record",
    "new_game",
    "new_match",
    "read_record",
    "replay",
    "resume",
]
