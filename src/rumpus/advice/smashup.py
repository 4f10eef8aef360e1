"""What advice knows of Smash Up."""

from __future__ import annotations

import math
from typing import Any

from rumpus.bots.chair import Chair
from rumpus.bots.smashup.knowledge import SmashUpKnowledge, chance
from rumpus.bots.smashup.players import SmashUpPlayer
from rumpus.bots.smashup.value import prospects
from rumpus.kernel import Game
from rumpus.smashup.table.board import Board

SCALE = 10.0  # so far ahead of one rival, somebody wins nearly three times out of four; of several, it takes more


class SmashUpExpert(SmashUpKnowledge):
    turns = 2
    plans = True

    def glances(self, game: Game[Any]) -> int:
        return len(game.state.seats)

    def chances(self, game: Game[Any]) -> list[float]:
        table = game.table
        assert isinstance(table, Board)
        players = len(table.state.seats)
        if game.is_over:
            return [game.outcome(seat) for seat in range(players)]
        worths, scale = prospects(table), SCALE * (players - 1)
        odds = [math.exp((worth - max(worths)) / scale) for worth in worths]
        return [each / sum(odds) for each in odds]

    def value(self, game: Game[Any], seat: int) -> float:
        return self.chances(game)[seat]

    def has_an_opinion(self, chair: Chair) -> bool:
        """Nobody knows which factions will be good together."""
        return chair.decision.prompt != "draft"

    def opinions(self, chair: Chair) -> list[float]:
        return [chance(worth) for worth in SmashUpPlayer(chair.seed).worths(chair)]
