"""Somebody at the terminal: what they type, line by line, and what the screen shows. Always 80 columns, no colour."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

import pytest
from rich.console import Console

from rumpus.kernel import Rules
from rumpus.match import Match
from rumpus.smashup.table.state import State
from rumpus.smashup.turn import RULES_VERSION, SmashUp
from rumpus.terminal.cli import main
from rumpus.terminal.play import Session
from rumpus.terminal.seats import seat_people
from tests.smashup.given import Given


class Terminal:
    """A screen and a keyboard. Whoever has nothing more to type has closed the terminal."""

    def __init__(self, typed: Iterable[str] = (), width: int = 80) -> None:
        self.screen = io.StringIO()
        self.console = Console(file=self.screen, width=width, color_system=None, highlight=False)
        self.typed = list(typed)
        self.lines = 0  # typed so far

    def read(self, prompt: str) -> str:
        self.screen.write(prompt)
        line = self.next_line()
        self.lines += 1
        self.screen.write(line + "\n")
        return line

    def next_line(self) -> str:
        if self.lines == len(self.typed):
            raise EOFError
        return self.typed[self.lines]

    @property
    def output(self) -> str:
        return self.screen.getvalue()

    @property
    def words(self) -> str:
        """The screen as one line: for sentences that may be wrapped anywhere."""
        return " ".join(self.output.split())


class Sitting(Terminal):
    """One run of `rumpus`."""

    def __init__(self, arguments: str, typed: Iterable[str] = (), width: int = 80) -> None:
        super().__init__(typed, width)
        self.code = main(arguments.split(), self.console, self.read)


class Evening(Terminal):
    """Alice sits down at a table that is laid out, against Bob, a bot that plays anything."""

    def __init__(self, table: Given, *typed: str) -> None:
        super().__init__(typed)

        def lay_out(setup: dict[str, Any], seed: int) -> State:
            return table.state.copy()

        self.match = Match(Rules("smashup", RULES_VERSION, lay_out, SmashUp), {}, 2)
        Session(self.match, seat_people(2, 0, "Ann", ["random"]), self.console, self.read).run()


class WholeGame(Sitting):
    """Types the same lines again and again until the game is over, then Enter."""

    def next_line(self) -> str:
        if "The game is over:" in self.output[-2000:]:
            return ""
        if self.lines > 5000:
            pytest.fail("the game does not end")
        return self.typed[self.lines % len(self.typed)]
