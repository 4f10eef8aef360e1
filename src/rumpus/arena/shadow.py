"""A bot of another checkout. A process there plays the same game along and answers for the seat of its bot; so the two
must have the same rules, and it is said where they differ."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from rumpus.bots import Bot, Chair
from rumpus.kernel import Game

SCRIPT = Path(__file__).with_name("there.py")


class RulesDiffer(Exception):
    """The same answers do not lead to the same questions."""


class Checkout:
    """A process in which everything is that of another checkout."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.process = subprocess.Popen(
            [sys.executable, "-P", SCRIPT],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(Path(path, "src").resolve())},
        )  # it ends when its input does, with this process

    def tell(self, **message: Any) -> Any:
        """A line there, and what is said to it."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RulesDiffer(f"{self.path} cannot {message['do']} in this game: {json.dumps(message)}")
        return json.loads(line)


@cache
def checkout_at(path: str, seat: int) -> Checkout:
    """One for each seat: every process has a game of its own."""
    return Checkout(path)


class Shadow(Bot):
    """In this seat for one game."""

    def __init__(self, seed: int, bot: str, path: str, seat: int, setup: dict[str, Any]) -> None:
        super().__init__(seed)
        self.seat, self.there = seat, checkout_at(path, seat)
        self.there.tell(do="begin", setup=setup, bot=bot, bot_seed=seed)

    def follow(self, game: Game[Any], seat: int, answer: int) -> None:
        """What anybody has said, and what that has led to."""
        awaited = self.there.tell(do="answer", seat=seat, answer=answer)
        if awaited != (list(game.decision.awaited) if game.decision else []):
            raise RulesDiffer(f"after {game.answered} answers the games are no longer the same")

    def decide(self, chair: Chair) -> int:
        answer = self.interject(chair)
        assert answer is not None
        return answer

    def interject(self, chair: Chair) -> int | None:
        said = self.there.tell(do="ask", seat=chair.seat)
        if said["keys"] != chair.decision.keys(chair.seat):
            raise RulesDiffer(f"after {chair.number} answers other options are offered")
        answer: int | None = said["answer"]
        return answer
