"""A program that sits at a table here: it is told what its seat may know, and answers, in lines of JSON."""

from __future__ import annotations

import os
import select
import shlex
import subprocess
import time
from functools import cache
from typing import Any

import msgspec

from rumpus.bots import Bot, Chair
from rumpus.family import Mistake
from rumpus.kernel import key_of
from rumpus.outside.asked import Choice, Question

VERSION = 1
PATIENCE = 60.0  # seconds for an answer
AT_ONCE = 65_536  # bytes


class OutsideFailed(Mistake):
    """A program cannot play on."""


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    key: str | None
    number: int = -1  # of the question, if it says so


class Position(msgspec.Struct, tag_field="type", tag="position"):
    """Where are we? As a scenario."""


SAID = msgspec.json.Decoder(Answer | Position)


class Program:
    """A running program, for one seat. It plays one game after another, and ends when its input does."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise OutsideFailed("program does not start", command=command, error=error.strerror) from None
        except ValueError as error:
            raise OutsideFailed("program does not start", command=command, error=error) from None
        self._heard = b""

    def tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(message) + b"\n")
            self.process.stdin.flush()
        except OSError:
            raise OutsideFailed("program has ended", command=self.command) from None

    def hear(self) -> Answer | Position:
        """The next line that it says."""
        line = self.line()
        try:
            said: Answer | Position = SAID.decode(line)
            return said
        except (msgspec.DecodeError, RecursionError) as error:
            shown = line.decode(errors="replace")[:200]
            raise OutsideFailed("program says no message", command=self.command, said=shown, error=error) from None

    def line(self) -> bytes:
        assert self.process.stdout is not None
        output, deadline = self.process.stdout.fileno(), time.monotonic() + PATIENCE
        while b"\n" not in self._heard:
            if not select.select([output], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise OutsideFailed("program does not answer", command=self.command, seconds=PATIENCE)
            read = os.read(output, AT_ONCE)
            if not read:
                raise OutsideFailed("program has ended", command=self.command)
            self._heard += read
        line, _, self._heard = self._heard.partition(b"\n")
        return line


@cache
def program_at(command: str, seat: int) -> Program:
    """One for each seat: it may remember its game."""
    return Program(command)


class ProgramBot(Bot):
    """In this seat for one game."""

    def __init__(self, seed: int, command: str, family: str, players: int, seat: int) -> None:
        super().__init__(seed)
        self.program = program_at(command, seat)
        self.program.tell(
            {"type": "game", "version": VERSION, "family": family, "players": players, "seat": seat, "seed": seed}
        )

    def decide(self, chair: Chair) -> int:
        answer = self.interject(chair)
        if answer is None:
            raise OutsideFailed("program says nothing", command=self.program.command)
        return answer

    def interject(self, chair: Chair) -> int | None:
        self.program.tell(question(chair))
        while isinstance(said := self.program.hear(), Position):
            self.program.tell({"type": "position", "scenario": chair.position()})
        if said.key is None:
            return None
        keys = chair.decision.keys(chair.seat)
        if said.key not in keys:
            raise OutsideFailed("program says what is not offered", command=self.program.command, key=said.key)
        return keys.index(said.key)

    def end(self, outcome: float) -> None:
        """The game is over."""
        self.program.tell({"type": "over", "outcome": outcome})


def question(chair: Chair) -> dict[str, Any]:
    """What is asked, as it is sent."""
    decision = chair.decision
    choices = [
        Choice(key_of(option), answer.role, answer.verb, answer.parts)
        for option, answer in zip(chair.options, chair.answers, strict=True)
    ]
    asked = Question(
        chair.number, list(decision.awaited), decision.prompt, decision.source, choices, chair.is_awaited,
        decision.is_window, dict(decision.figures),
    )  # fmt: skip
    return {"type": "question", **msgspec.to_builtins(asked), "view": chair.view()}
