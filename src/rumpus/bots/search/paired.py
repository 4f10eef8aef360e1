"""Leaving an answer for another one only if that is better beyond doubt.

Both are tried in the same worlds, so that most of the luck in them counts for both; what is left of it is told by the
spread of the differences. An answer that is most likely worse is tried no more.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from rumpus.bots.chair import Chair
from rumpus.kernel import Game

A = TypeVar("A")
Judge = Callable[[Chair, Game[Any], A], float]
AT_ONCE = 3  # worlds between two judgements
FEWEST = 6  # worlds by which the spread can be told
SURE = 1.5  # by how many standard errors another answer has to be better
HOPE = 0.7  # and how many may still be hoped for
LITTLE = 0.004  # a difference that matters to nobody


def better_answer(
    chair: Chair,
    first: A,
    others: Sequence[A],
    judge: Judge[A],
    copy: Callable[[Game[Any]], Game[Any]] = Game.rollout,
    imagine: Callable[[Chair], Game[Any]] = Chair.imagine,
) -> A:
    """The first, unless one of the others is better. `judge` plays an answer on in a world of its own, and returns what
    came of it; each time costs a simulation. `imagine` finds worlds, and `copy` makes twins of them: what is tried in
    these needs clones."""
    differences: list[list[float]] = [[] for _ in others]
    kept = list(range(len(others)))
    while kept and chair.budget.left > len(kept):
        for _ in range(AT_ONCE):
            world = imagine(chair)
            if not chair.budget.take():
                break
            usual = judge(chair, copy(world), first)
            for place in kept:
                if chair.budget.take():
                    differences[place].append(judge(chair, copy(world), others[place]) - usual)
        kept = [place for place in kept if hopes_for(differences[place])]
    sure = [place for place in kept if is_sure(differences[place])]
    return others[max(sure, key=lambda place: mean_of(differences[place]))] if sure else first


def mean_of(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def error_of(numbers: Sequence[float]) -> float:
    """The standard error of their mean."""
    mean = mean_of(numbers)
    return math.sqrt(sum([(each - mean) ** 2 for each in numbers]) / (len(numbers) - 1) / len(numbers))


def hopes_for(differences: Sequence[float]) -> bool:
    return len(differences) < 2 or mean_of(differences) + HOPE * error_of(differences) > LITTLE


def is_sure(differences: Sequence[float]) -> bool:
    return len(differences) >= FEWEST and mean_of(differences) - SURE * error_of(differences) > LITTLE
