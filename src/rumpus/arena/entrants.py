"""Who takes part: a bot of a level, perhaps as somebody; that of another checkout; a program from outside."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import Any, NamedTuple

from rumpus.arena.shadow import Shadow
from rumpus.bots import BOTS, Bot
from rumpus.bots.characters import CHARACTERS, temper_of
from rumpus.family import Mistake
from rumpus.outside import ProgramBot


class NoSuchBot(Mistake):
    """Nobody is called that."""


class Entrant(NamedTuple):
    """A player of contests."""

    bot: str
    character: str = ""
    checkout: str = ""  # the folder of another one, whose bot it is
    command: str = ""  # that starts a program which plays from outside

    @property
    def name(self) -> str:
        """As it is typed."""
        return f"{self.bot}:{self.character}" if self.character else self.bot

    @property
    def label(self) -> str:
        """In the names of files."""
        where = f"-at-{Path(self.checkout).name}" if self.checkout else ""
        return re.sub(r"[^\w.]+", "-", self.name).strip("-") + where

    def sit_down(self, seed: int, seat: int, setup: dict[str, Any]) -> Bot:
        """In a seat, for the game with this setup."""
        if self.checkout:
            return Shadow(seed, self.bot, self.checkout, seat, setup)
        if self.command:
            return ProgramBot(seed, self.command, setup["family"], setup["players"], seat)
        bot = BOTS[self.bot](seed)
        bot.temper = temper_of(self.character)
        bot.seconds = math.inf  # a busy machine must not cut its thoughts short
        return bot


def outsider(command: str) -> Entrant:
    """A program that answers lines (docs/outside-bots.md), under the name of its command. May raise NoSuchBot."""
    if not command.strip():
        raise NoSuchBot("no program named")
    return Entrant(command, command=command)


def entrant(typed: str) -> Entrant:
    """`fair`, or `fair:nell`: with her temper. May raise NoSuchBot."""
    bot, _, character = typed.partition(":")
    if bot not in BOTS or (character and character not in CHARACTERS):
        raise NoSuchBot("no such entrant", typed=typed, bots=list(BOTS), characters=list(CHARACTERS))
    return Entrant(bot, character)
