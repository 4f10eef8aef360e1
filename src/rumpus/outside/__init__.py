"""Bots that are programs of their own, and have what a bot here has as far as it can be sent (docs/outside-bots.md)."""

from rumpus.outside.asked import Asked, Choice
from rumpus.outside.client import Client, TurnedAway, open_table, sit_down
from rumpus.outside.guest import Guest
from rumpus.outside.lines import answer_lines
from rumpus.outside.program import OutsideFailed, ProgramBot

__all__ = [
    "Asked", "Choice", "Client", "Guest", "OutsideFailed", "ProgramBot", "TurnedAway", "answer_lines", "open_table",
    "sit_down",
]  # fmt: skip
