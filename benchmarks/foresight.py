"""How long a server thinks about what would come of the answers to one question, over whole random games of four."""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from benchmarks import munchkin
from benchmarks.measure import Figure, Measured, answer_at_random, steady
from rumpus import Game
from rumpus.families import FAMILIES
from rumpus.family.foresight import foresee
from rumpus.kernel import Rules
from rumpus.munchkin.turn import MUNCHKIN
from rumpus.smashup.turn import SMASHUP

GAMES = 6
MOST = 400  # questions of a game
RUNS = 3
BUDGET = 15.0  # milliseconds, for all but one question in twenty


def thoughts(games: list[Game[Any]]) -> list[float]:
    """Milliseconds for each question, the shortest first."""
    found: list[float] = []
    for seed, game in enumerate(games):
        signs, rng = FAMILIES[game.rules.name].signs, Random(seed)
        assert signs is not None
        while (decision := game.decision) is not None and game.answered < MOST:
            began = process_time()
            foresee(game, decision.awaited[0], signs)
            found.append((process_time() - began) * 1000)
            answer_at_random(game, rng)
    return sorted(found)


def figures() -> list[Figure]:
    return figures_of("smash up", SMASHUP, {}) + [
        figure for name, sets in munchkin.SETS.items() for figure in figures_of(name, MUNCHKIN, {"sets": sets})
    ]


def figures_of(name: str, rules: Rules[Any], setup: dict[str, Any]) -> list[Figure]:
    def measured(share: float) -> Measured:
        def measure() -> float:
            times = thoughts([rules.start({"players": munchkin.PLAYERS, **setup}, seed) for seed in range(GAMES)])
            return times[int(len(times) * share)]

        return steady(measure, is_rate=False, runs=RUNS)

    return [
        Figure(f"{name}: foresight of a question, median", measured(0.5), "ms", None),
        Figure(f"{name}: foresight of a question, p95", measured(0.95), "ms", BUDGET),
    ]
