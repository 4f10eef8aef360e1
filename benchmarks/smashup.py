"""The figures of Smash Up: whole random games over all factions of the base set, and of all sets; and single acts in
the middle of games."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from benchmarks.measure import (
    Figure,
    Measured,
    answer_at_random,
    decisions_a_second,
    microseconds,
    play_out,
    steady,
)
from rumpus import Game, Record, new_game, new_match, replay
from rumpus.bots import BOTS, next_answer
from rumpus.smashup.turn import SMASHUP

GAMES = 16


Sets = list[str] | None  # None: all


def start(players: int, seed: int, sets: Sets) -> Game[Any]:
    """Factions at random: over the games all of them meet."""
    return new_game(players=players, seed=seed, sets=sets)


def positions(players: int, sets: Sets, wanted: int = 60) -> list[Game[Any]]:
    """Games stopped at a question, at rest and in mid-effect as they come, each freshly cloned."""
    found: list[Game[Any]] = []
    seed = 0
    while len(found) < wanted:
        game, rng = start(players, seed, sets), Random(seed)
        play_out(game, rng, 40)
        for _ in range(60):
            if game.decision is None:
                break
            if rng.random() < 0.1:
                found.append(game.clone())
            answer_at_random(game, rng)
        seed += 1
    return found[:wanted]


def clone_and_answer(game: Game[Any], rng: Random) -> None:
    answer_at_random(game.clone(), rng)


def imagine_and_answer(game: Game[Any], rng: Random) -> None:
    assert game.decision is not None
    answer_at_random(game.imagine(game.decision.awaited[0], 7, keep=False), rng)


def figures() -> list[Figure]:
    found = figures_of("base set", ["base"]) + figures_of("all sets", None)
    found.append(Figure("import rumpus", steady(import_seconds, is_rate=False), "s", 0.25))
    return found


def figures_of(name: str, sets: Sets) -> list[Figure]:
    found: list[Figure] = []
    for players, rollouts, clonable in ((2, 65_000, 45_000), (4, 55_000, 35_000)):
        games = [start(players, seed, sets) for seed in range(GAMES)]
        quick, kept = rates(games)
        found.append(Figure(f"{name}: rollouts, {players} players", quick, "decisions/s", rollouts, True))
        found.append(Figure(f"{name}: clonable play, {players} players", kept, "decisions/s", clonable, True))
    asked = positions(4, sets)
    acts: list[tuple[str, Callable[[Game[Any], Random], object], float, int]] = [
        ("clone", lambda game, rng: game.clone(), 1, 100),
        ("clone + first answer, 4 players", clone_and_answer, 60, 10),
        ("imagine + first answer, 4 players", imagine_and_answer, 100, 10),
    ]
    found += [
        Figure(f"{name}: {what}", microseconds(asked, act, repeat), "us", budget) for what, act, budget, repeat in acts
    ]
    awake = [game for game in asked if game.state]
    found.append(Figure(f"{name}: view, 4 players", microseconds(awake, lambda game, rng: game.view(0)), "us", 60))
    for kind in ("fair", "random"):
        measured = replays([recorded(kind, seed, sets) for seed in range(12)])
        found.append(Figure(f"{name}: replay of a record, {kind} bots", measured, "ms", 3))
    size = max(len(pickle.dumps(game)) for game in asked) / 1000
    found.append(Figure(f"{name}: pickled game, 4 players", Measured(size, size), "kB", 8))
    return found


def rates(games: list[Game[Any]]) -> tuple[Measured, Measured]:
    return (
        decisions_a_second(lambda: [game.rollout() for game in games]),
        decisions_a_second(lambda: [game.clone() for game in games]),
    )


def recorded(kind: str, seed: int, sets: Sets) -> Record:
    """A whole game between two bots of a kind, written down."""
    match = new_match(players=2, seed=seed, sets=sets)
    bots = [BOTS[kind](seed * 2), BOTS[kind](seed * 2 + 1)]
    while (decision := match.game.decision) is not None:
        match.answer(*next_answer(match.game, decision, bots))
    return match.record


def replays(records: list[Record]) -> Measured:
    """Milliseconds for one record, on average."""

    def measure() -> float:
        began = process_time()
        for record in records:
            replay(SMASHUP, record)
        return (process_time() - began) / len(records) * 1000

    return steady(measure, is_rate=False)


def import_seconds() -> float:
    """In a process of its own; starting that is not counted."""
    code = "import time; began = time.process_time(); import rumpus; print(time.process_time() - began)"
    return float(subprocess.check_output([sys.executable, "-c", code]))
