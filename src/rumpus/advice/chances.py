"""How likely each seat is to win, as somebody sees it who looks into all hands and into no deck.

That is how a finished game is looked back at: what was drawn or rolled then was luck, and what was done with it was
not. A quick player goes on for everybody. How they stand at the beginning of the next turns says how likely they are
to win.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from rumpus.advice.expert import EXPERTS
from rumpus.bots.playout import play_on
from rumpus.kernel import ALL_HANDS, Game, Input


class Estimate(NamedTuple):
    chances: list[float]  # of each seat
    error: float  # the standard error of the least certain of them


def estimate(game: Game[Any], seed: int, worlds: int, answer: Input | None = None) -> Estimate:
    """Of a game as it stands or, with an answer, before anybody knows what is drawn and rolled after it."""
    random = Random(seed)
    found: list[list[float]] = []
    for _ in range(worlds):
        world = game.imagine(ALL_HANDS, random.getrandbits(63), keep=False)
        if answer is not None:
            world.answer(*answer)
        found.append(played_on(world, random))
    return Estimate([mean(each) for each in zip(*found, strict=True)], max(map(error, zip(*found, strict=True))))


def played_on(world: Game[Any], random: Random) -> list[float]:
    """The chances of all seats in one world."""
    expert = EXPERTS[world.rules.name]
    first = expert.turn(world) + expert.turns
    told: list[list[float]] = []
    for until in range(first, first + expert.glances(world)):
        play_on(world, random, expert.policy, lambda world, until=until: expert.turn(world) >= until)  # type: ignore[misc]
        told.append(expert.chances(world))
    return [mean(each) for each in zip(*told, strict=True)]


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def error(numbers: Sequence[float]) -> float:
    """The standard error of their mean."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return math.sqrt(sum([(each - middle) ** 2 for each in numbers]) / (len(numbers) - 1) / len(numbers))
