"""A bot of ours that plays from outside: at every question it sits down at the game as far as its seat knows it."""

from __future__ import annotations

from rumpus.bots import Bot, ask
from rumpus.outside.asked import Asked


class Guest:
    """It answers by keys, as programs do."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def __call__(self, asked: Asked) -> str | None:
        if asked.is_forced:
            return asked.keys[0]
        game = asked.game
        if game is None:
            return calmly(asked) if asked.is_awaited else None
        answer = ask(self.bot, game, asked.seat)
        return None if answer is None else asked.keys[answer]


def calmly(asked: Asked) -> str:
    """What carries on with the game."""
    return next((choice.key for choice in asked.choices if choice.role != "act"), asked.keys[0])
