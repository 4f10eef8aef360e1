"""A player that tries every answer in a world it imagines, and takes the one after which it likes the table best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rumpus.bots.bot import Bot, Outlook, open_question
from rumpus.family.options import END_TURN
from rumpus.kernel import Game

Value = Callable[[Game[Any], int], float]
TRIES = 100  # answers tried for one decision: an effect with many questions is cut short
DEPTH = 4  # own questions in a row that are thought through


class LookingAhead(Bot):
    """It looks no further than the end of what it has begun: a card with its targets, a special, one answer."""

    def __init__(self, seed: int, value: Value) -> None:
        super().__init__(seed)
        self.value = value
        self.tries = 0.0  # that are left

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
        stays = value(world, seat)  # ending the turn is worth what is there now: everything after that happens anyway
        best, choice = float("-inf"), 0
        for index, option in enumerate(options):
            self.tries += TRIES / len(options)  # so that the last option is thought through like the first
            worth = stays if option == END_TURN else self.worth(world.clone(), seat, index, value, DEPTH)
            worth += self.random.random() * 0.01
            if worth > best:
                best, choice = worth, index
        return choice

    def worth(self, twin: Game[Any], seat: int, index: int, value: Value, depth: int) -> float:
        """What the table is worth after this answer and the best ones to the questions that it leads to."""
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
        """Of all its answers to a question in the middle of something. The last one is tried in the twin itself."""
        others = [self.worth(twin.clone(), seat, each, value, depth) for each in range(options - 1)]
        return max(*others, self.worth(twin, seat, options - 1, value, depth))
