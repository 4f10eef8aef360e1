"""Measuring: CPU time of this process, the best of several runs, beside a calibration loop that tells how fast the
machine was meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from rumpus.kernel import Game

Act = Callable[[Game[Any], Random], object]


def calibration() -> float:
    """Millions of rounds a second of a fixed loop of calls, attribute reads, list and dict work."""

    class Cell:
        __slots__ = ("value",)

        def __init__(self, value: int) -> None:
            self.value = value

    def touch(cell: Cell, found: dict[int, int]) -> int:
        found[cell.value & 15] = cell.value
        return cell.value + 1

    def measure() -> float:
        cells, found, total = [Cell(i) for i in range(64)], dict[int, int](), 0
        began = process_time()
        for _ in range(2000):
            for cell in cells:
                total += touch(cell, found)
        return 2000 * 64 / (process_time() - began) / 1e6

    return best(measure, 5)


def best(measure: Callable[[], float], runs: int = 5) -> float:
    return max(measure() for _ in range(runs))


def answer_at_random(game: Game[Any], rng: Random) -> None:
    decision = game.decision
    assert decision is not None
    seat = decision.awaited[0]
    game.answer(seat, int(rng.random() * len(decision.offers[seat])))


def play_out(game: Game[Any], rng: Random, most: int = 100_000) -> int:
    """Play at random to the end, or for so many answers; returns how many were given."""
    random = rng.random
    for count in range(most):
        decision = game.decision
        if decision is None:
            return count
        seat = decision.awaited[0]
        game.answer(seat, int(random() * len(decision.offers[seat])))
    return most


def decisions_a_second(games: Callable[[], list[Game[Any]]], runs: int = 5) -> float:
    def measure() -> float:
        fresh = games()
        began = process_time()
        count = sum(play_out(game, Random(seed)) for seed, game in enumerate(fresh))
        return count / (process_time() - began)

    return best(measure, runs)


def microseconds(games: list[Game[Any]], act: Act, repeat: int = 20, runs: int = 5) -> float:
    """For one act, on average over all these games."""

    def measure() -> float:
        rng = Random(1)
        began = process_time()
        for _ in range(repeat):
            for game in games:
                act(game, rng)
        return -(process_time() - began) / repeat / len(games) * 1e6

    return -best(measure, runs)
