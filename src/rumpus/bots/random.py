"""The bot that picks anything: the yardstick for all others."""

from __future__ import annotations

from random import Random
from typing import Any

from rumpus.kernel import Game

INTERJECTS = 0.02  # how often it comes in between where it may


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def decide(self, game: Game[Any], seat: int) -> int:
        assert game.decision is not None
        return int(self.random.random() * len(game.decision.offers[seat]))

    def interject(self, game: Game[Any], seat: int) -> int | None:
        return self.decide(game, seat) if self.random.random() < INTERJECTS else None
