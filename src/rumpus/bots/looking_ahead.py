"""A player that tries every answer in a world it imagines, and takes the one after which it likes the table best."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rumpus.kernel import Game

Value = Callable[[Game[Any], int], float]
TRIES = 240  # answers tried for one decision: an effect with many questions is cut short, not the machine
DEPTH = 4  # own questions in a row that are thought through


class LookingAhead:
    """It looks no further than the end of what it has begun: a card with its targets, a special, one answer."""

    def __init__(self, random: Random, value: Value) -> None:
        self.random = random
        self.value = value
        self.tries = 0

    def interject(self, game: Game[Any], seat: int) -> int | None:
        return None

    def decide(self, game: Game[Any], seat: int) -> int:
        decision = game.decision
        assert decision is not None
        options = decision.offers[seat]
        if len(options) == 1:
            return 0
        if decision.prompt == "draft":
            return self.random.randrange(len(options))
        world = game.imagine(seat, self.random.getrandbits(63))
        value = self.value
        self.tries = TRIES
        stays = value(world, seat)  # ending the turn is worth what lies there now: all that follows follows anyway
        best, choice = float("-inf"), 0
        for index, option in enumerate(options):
            worth = stays if option == ("end turn",) else self.worth(world, seat, index, value, DEPTH)
            worth += self.random.random() * 0.01
            if worth > best:
                best, choice = worth, index
        return choice

    def worth(self, world: Game[Any], seat: int, index: int, value: Value, depth: int) -> float:
        """What the table is worth after this answer and the best ones to the questions that it leads to."""
        twin = world.clone()
        twin.answer(seat, index)
        self.tries -= 1
        while depth and self.tries > 0 and (decision := twin.decision) is not None and not twin.is_at_rest:
            asked = decision.awaited[0]
            options = decision.offers[asked]
            if asked == seat:
                if len(options) > 1:
                    return max(self.worth(twin, seat, each, value, depth - 1) for each in range(len(options)))
                twin.answer(seat, 0)
            else:
                twin.answer(asked, self.random.randrange(len(options)))
        return value(twin, seat)
