"""The bot that picks anything: the yardstick for all others."""

from __future__ import annotations

from typing import ClassVar

from rumpus.bots.bot import Bot, BotWords, Outlook, open_question

INTERJECTS = 0.02  # how often it interjects when it may


class RandomBot(Bot):
    words = BotWords("Random", "Plays whatever is allowed. Good for learning the cards.")
    is_quick: ClassVar = True

    def decide(self, game: Outlook, seat: int) -> int:
        return int(self.random.random() * len(open_question(game).offers[seat]))

    def interject(self, game: Outlook, seat: int) -> int | None:
        return self.decide(game, seat) if self.random.random() < INTERJECTS else None
