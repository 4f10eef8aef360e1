"""The bot that picks anything: the yardstick for all others."""

from __future__ import annotations

from random import Random
from typing import Any

from rumpus.kernel import Game


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def decide(self, game: Game[Any], seat: int) -> int:
        assert game.decision is not None
        return int(self.random.random() * len(game.decision.offers[seat]))
