"""Trying every answer in an imagined world. It looks no further than the end of what an answer starts: a card with its
targets, a special, a single answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from rumpus.family.options import END_TURN
from rumpus.kernel import Game, Option

Value = Callable[[Game[Any], int], float]
TRIES = 100  # how many answers it tries for one decision: it cuts short an effect that asks many questions
DEPTH = 4  # how many of its own questions in a row it thinks through


class Trials:
    """What each answer to one question leads to."""

    def __init__(self, value: Value, seat: int, random: Random) -> None:
        self.value = value
        self.seat = seat
        self.random = random
        self.tries = 0.0  # how many are left

    def worths(self, world: Game[Any], options: Sequence[Option]) -> list[float]:
        """What the table is worth after each of them, with a little chance between equals."""
        stays = self.value(world, self.seat)  # what ending the turn is worth: whatever comes after it comes anyway
        found = []
        for index, option in enumerate(options):
            self.tries += TRIES / len(options)  # so that the last option gets as much thought as the first
            worth = stays if option == END_TURN else self.worth(world.clone(), index, DEPTH)
            found.append(worth + self.random.random() * 0.01)
        return found

    def worth(self, twin: Game[Any], index: int, depth: int) -> float:
        """What the table is worth after this answer, and after the best answers to any questions that follow."""
        twin.answer(self.seat, index)
        self.tries -= 1
        while depth and self.tries > 0 and (decision := twin.decision) is not None and not twin.is_at_rest:
            asked = decision.awaited[0]
            options = len(decision.offers[asked])
            if asked == self.seat:
                if options > 1:
                    return self.best(twin, options, depth - 1)
                twin.answer(asked, 0)
            else:
                twin.answer(asked, self.random.randrange(options))
        return self.value(twin, self.seat)

    def best(self, twin: Game[Any], options: int, depth: int) -> float:
        """The best of all its answers to a question that came up on the way. The last is tried in the twin itself."""
        others = [self.worth(twin.clone(), each, depth) for each in range(options - 1)]
        return max(*others, self.worth(twin, options - 1, depth))
