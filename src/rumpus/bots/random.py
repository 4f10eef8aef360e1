"""The bot that picks anything: the yardstick for all others."""

from __future__ import annotations

from typing import ClassVar

from rumpus.bots.bot import Bot, BotWords
from rumpus.bots.chair import Chair

INTERJECTS = 0.02  # how often it interjects when it may


class RandomBot(Bot):
    words = BotWords("Random", "Plays whatever is allowed. Good for learning the cards.")
    is_quick: ClassVar = True

    def decide(self, chair: Chair) -> int:
        return int(chair.random.random() * len(chair.options))

    def interject(self, chair: Chair) -> int | None:
        return self.decide(chair) if chair.random.random() < INTERJECTS else None
