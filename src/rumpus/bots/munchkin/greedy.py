"""A sensible player of Munchkin: equips, sells, fights what it can win, asks for help at a fair price, curses the
leader, and stops whoever would win."""

from __future__ import annotations

from random import Random
from typing import Any

from rumpus.bots.munchkin.thought import Thought
from rumpus.kernel import Game
from rumpus.munchkin.turn import Munchkin


class MunchkinPlayer:
    """Scores each option of the question that is put, and takes the best. Chance only breaks ties."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def decide(self, game: Game[Any], seat: int) -> int:
        decision = game.decision
        table = game.table
        assert decision is not None
        assert isinstance(table, Munchkin)
        options = decision.offers[seat]
        if len(options) == 1:
            return 0
        thought = Thought(table, seat, decision)
        scores = [thought.score(option) + self.random.random() * 0.01 for option in options]
        return max(range(len(options)), key=scores.__getitem__)

    def interject(self, game: Game[Any], seat: int) -> int | None:
        """Answer a trade, or use a card that answers what has just happened; all else waits for its turn."""
        decision = game.decision
        assert decision is not None
        options = decision.offers[seat]
        table = game.table
        assert isinstance(table, Munchkin)
        thought = Thought(table, seat, decision)
        best, choice = 0.0, None
        for index, option in enumerate(options):
            worth = thought.interjection(option)
            if worth <= 0:
                continue
            worth += self.random.random() * 0.01
            if worth > best:
                best, choice = worth, index
        return choice
