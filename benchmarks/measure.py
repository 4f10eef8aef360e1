"""Measuring on a machine that is shared and noisy: CPU time of this process, beside a calibration loop.

Each run is framed by the calibration loop, and its figure is scaled to a machine on which that loop makes `REFERENCE`
rounds a second: the one for which the budgets were set. The median of the runs counts. What was measured here and now
is printed beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from rumpus.kernel import Game

Act = Callable[[Game[Any], Random], object]
REFERENCE = 15.0  # millions of rounds a second
RUNS = 9


class Measured(NamedTuple):
    scaled: float
    raw: float


class Figure(NamedTuple):
    name: str
    measured: Measured
    unit: str
    budget: float | None  # None: told for completeness
    is_rate: bool = False  # more is better


class Cell:
    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value


def touch(cell: Cell, found: dict[int, int]) -> int:
    found[cell.value & 15] = cell.value
    return cell.value + 1


def calibration() -> float:
    """Millions of rounds a second of a fixed loop of calls, attribute reads, list and dict work."""
    cells, found, total = [Cell(i) for i in range(64)], dict[int, int](), 0
    began = process_time()
    for _ in range(1000):
        for cell in cells:
            total += touch(cell, found)
    return 1000 * 64 / (process_time() - began) / 1e6


def steady(measure: Callable[[], float], is_rate: bool, runs: int = RUNS) -> Measured:
    """The median of several runs: a rate (more is better) or a time (less is)."""
    found: list[Measured] = []
    for _ in range(runs):
        before = calibration()
        raw = measure()
        speed = (before + calibration()) / 2 / REFERENCE
        found.append(Measured(raw / speed if is_rate else raw * speed, raw))
    return Measured(median(each.scaled for each in found), median(each.raw for each in found))


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


def decisions_a_second(twins: Callable[[], list[Game[Any]]]) -> Measured:
    def measure() -> float:
        games = twins()
        began = process_time()
        count = sum(play_out(game, Random(seed)) for seed, game in enumerate(games))
        return count / (process_time() - began)

    return steady(measure, is_rate=True)


def microseconds(games: list[Game[Any]], act: Act, repeat: int = 10) -> Measured:
    """For one act, on average over all these games."""

    def measure() -> float:
        rng = Random(1)
        began = process_time()
        for _ in range(repeat):
            for game in games:
                act(game, rng)
        return (process_time() - began) / repeat / len(games) * 1e6

    return steady(measure, is_rate=False)
