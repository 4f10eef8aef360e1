"""A player that tries every answer in an imagined world, and takes the one that leaves it best off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rumpus.bots.bot import Bot, Outlook, open_question
from rumpus.family.options import END_TURN
from rumpus.kernel import Game

Value = Callable[[Game[Any], int], float]
TRIES = 100  # how many answers it tries for one decision: it cuts short an effect that asks many questions
DEPTH = 4  # how many of its own questions in a row it thinks through


class LookingAhead(Bot):
    """It looks no further than the end of what it starts: a card with its targets, a special, a single answer."""

    def __init__(self, seed: int, value: Value) -> None:
        super().__init__(seed)
        self.value = value
        self.tries = 0.0  # how many are left

    def decide(self, game: Outlook, seat: int) -> int:
        decision = open_question(game)
        options = decision.offers[seat]
        if len(options) == 1:
            return 0
        if decision.prompt == "draft":
            return self.random.randrange(len(options))
        world = game.imagine(seat, self.random.getrandbits(63))
        value = self.value
        self.tries = 0.0
        stays = value(world, seat)  # what ending the turn is worth: whatever comes after it comes anyway
        best, choice = float("-inf"), 0
        for index, option in enumerate(options):
            self.tries += TRIES / len(options)  # so that the last option gets as much thought as the first
            worth = stays if option == END_TURN else self.worth(world.clone(), seat, index, value, DEPTH)
            worth += self.random.random() * 0.01
            if worth > best:
                best, choice = worth, index
        return choice

    def worth(self, twin: Game[Any], seat: int, index: int, value: Value, depth: int) -> float:
        """What the table is worth after this answer, and after the best answers to any questions that follow."""
        twin.answer(seat, index)
        self.tries -= 1
        while depth and self.tries > 0 and (decision := twin.decision) is not None and not twin.is_at_rest:
            asked = decision.awaited[0]
            options = decision.offers[asked]
            if asked == seat:
                if len(options) > 1:
                    return self.best(twin, seat, len(options), value, depth - 1)
                twin.answer(seat, 0)
            else:
                twin.answer(asked, self.random.randrange(len(options)))
        return value(twin, seat)

    def best(self, twin: Game[Any], seat: int, options: int, value: Value, depth: int) -> float:
        """The best of all its answers to a question that came up on the way. The last is tried in the twin itself."""
        others = [self.worth(twin.clone(), seat, each, value, depth) for each in range(options - 1)]
        return max(*others, self.worth(twin, seat, options - 1, value, depth))
