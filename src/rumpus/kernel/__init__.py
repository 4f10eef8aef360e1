"""Asks, answers, clones, imagines, takes back; knows no game."""

from rumpus.kernel.chance import ALL_HANDS, deal_again, known_to, next_random, random_below, shuffle, uids_in
from rumpus.kernel.decision import Decision, IllegalAnswer, IllegalUndo, Input, Option, Refusal, ask, ask_one, key_of
from rumpus.kernel.event import EVERYONE, SILENT, SPECTATOR, Event, Log
from rumpus.kernel.game import Game, Rules, Script, State, Table, digest, thaw

__all__ = [
    "ALL_HANDS", "EVERYONE", "SILENT", "SPECTATOR", "Decision", "Event", "Game", "IllegalAnswer", "IllegalUndo",
    "Input", "Log", "Option", "Refusal", "Rules", "Script", "State", "Table", "ask", "ask_one", "deal_again", "digest",
    "key_of", "known_to", "next_random", "random_below", "shuffle", "thaw", "uids_in",
]  # fmt: skip
