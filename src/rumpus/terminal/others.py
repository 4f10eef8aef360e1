"""What bots do by themselves at a table in the terminal."""

from __future__ import annotations

from typing import Any

from rumpus.bots import Bot, ask, bystanders
from rumpus.match import Match


class Others:
    """The bots at a table. Each one that may interject is asked once per question, before anybody has to answer it."""

    def __init__(self, match: Match[Any], bots: list[Bot | None]) -> None:
        self.match = match
        self.bots = bots
        self._heard: set[int] = set()  # those who have already been asked whether they interject
        self._at = -1  # which question that was

    def interject(self) -> bool:
        """Let a bot that the game is not waiting for say something. False: none wants to."""
        game = self.match.game
        decision = game.decision
        if decision is None:
            return False
        if game.answered != self._at:
            self._at, self._heard = game.answered, set()
        for seat in bystanders(decision):
            bot = self.bots[seat]
            if bot is None or seat in self._heard:
                continue
            self._heard.add(seat)
            option = ask(bot, game, seat)
            if option is not None:
                self.match.answer(seat, option)
                return True
        return False

    def answer(self) -> bool:
        """Let the first bot that has to answer do so. False: none has to."""
        decision = self.match.decision
        for seat in decision.awaited if decision is not None else ():
            bot = self.bots[seat]
            option = ask(bot, self.match.game, seat) if bot is not None else None
            if option is not None:
                self.match.answer(seat, option)
                return True
        return False
