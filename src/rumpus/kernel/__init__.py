"""Asks, answers, clones, imagines, takes back, replays; knows no game."""

from rumpus.kernel.chance import deal_again, known_to, next_random, random_below, shuffle
from rumpus.kernel.decision import (
    BadSetup, Decision, IllegalAnswer, IllegalUndo, Input, Option, Refusal, ask, key_of,
)  # fmt: skip
from rumpus.kernel.event import EVERYONE, SILENT, SPECTATOR, Event, Log
from rumpus.kernel.game import Game, Rules, Script, State, Table, digest, thaw
from rumpus.kernel.record import BadRecord, Record, read_record, replay

__all__ = [
    "EVERYONE", "SILENT", "SPECTATOR", "BadRecord", "BadSetup", "Decision", "Event", "Game", "IllegalAnswer",
    "IllegalUndo", "Input", "Log", "Option", "Record", "Refusal", "Rules", "Script", "State", "Table", "ask",
    "deal_again", "digest", "key_of", "known_to", "next_random", "random_below", "read_record", "replay", "shuffle",
    "thaw",
]  # fmt: skip
