"""Playing an imagined game on, quickly."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rumpus.kernel import Decision, Game

Policy = Callable[[Game[Any], Decision, int, Random], int]  # the index of what this seat answers
MOST_ANSWERS = 600  # of one playout


def any_answer(game: Game[Any], decision: Decision, seat: int, random: Random) -> int:
    return int(random.random() * len(decision.offers[seat]))


def play_on(
    game: Game[Any],
    random: Random,
    policy: Policy = any_answer,
    until: Callable[[Game[Any]], bool] | None = None,
    most: int = MOST_ANSWERS,
) -> int:
    """Play a world on to the end, or until it is told to stop, or for so many answers; returns how many were given.
    The policy is asked only where there is a choice."""
    for count in range(most):
        decision = game.decision
        if decision is None or (until is not None and until(game)):
            return count
        seat = decision.awaited[0]
        game.answer(seat, 0 if len(decision.offers[seat]) == 1 else policy(game, decision, seat, random))
    return most
