"""The figures of Smash Up: whole random games over all factions, and single acts in the middle of games."""

from __future__ import annotations

import pickle
import subprocess
import sys
from random import Random
from typing import Any

from benchmarks.measure import (
    answer_at_random,
    decisions_a_second,
    microseconds,
    play_out,
)
from rumpus import Game, new_game, new_match, replay
from rumpus.smashup.turn import SMASHUP

Figure = tuple[str, float, str, float, bool]  # name, value, unit, budget, and whether more is better
GAMES = 24


def start(players: int, seed: int) -> Game[Any]:
    """Factions at random: over the games all of them meet."""
    return new_game(players=players, seed=seed)


def positions(players: int, wanted: int = 60) -> list[Game[Any]]:
    """Games stopped at a question, at rest and in mid-effect as they come, each freshly cloned."""
    found: list[Game[Any]] = []
    seed = 0
    while len(found) < wanted:
        game, rng = start(players, seed), Random(seed)
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
    found: list[Figure] = []
    for players, rollouts, clonable in ((2, 65_000, 45_000), (4, 55_000, 35_000)):
        games = [start(players, seed) for seed in range(GAMES)]
        quick = decisions_a_second(lambda games=games: [game.rollout() for game in games])  # type: ignore[misc]
        kept = decisions_a_second(lambda games=games: [game.clone() for game in games])  # type: ignore[misc]
        found.append((f"rollouts, {players} players", quick, "decisions/s", rollouts, True))
        found.append((f"clonable play, {players} players", kept, "decisions/s", clonable, True))
    asked = positions(4)
    found.append(("clone", microseconds(asked, lambda game, rng: game.clone(), 200), "us", 1, False))
    found.append(("clone + first answer, 4 players", microseconds(asked, clone_and_answer), "us", 60, False))
    found.append(("imagine + first answer, 4 players", microseconds(asked, imagine_and_answer), "us", 100, False))
    awake = [game for game in asked if game.state]
    found.append(("view, 4 players", microseconds(awake, lambda game, rng: game.view(0)), "us", 60, False))
    found.append(("replay of a whole record, 2 players", replays(), "ms", 3, False))
    found.append(("pickled game, 4 players", max(len(pickle.dumps(game)) for game in asked) / 1000, "kB", 8, False))
    found.append(("import rumpus", import_seconds(), "s", 0.15, False))
    return found


def replays() -> float:
    """Milliseconds for one record, on average over records of random games."""
    records = []
    for seed in range(12):
        match, rng = new_match(players=2, seed=seed), Random(seed)
        while (decision := match.game.decision) is not None:
            match.answer(decision.awaited[0], rng.randrange(len(decision.offers[decision.awaited[0]])))
        records.append(match.record)
    games = [start(2, seed) for seed in range(12)]
    turn = iter(range(10**9))
    return microseconds(games, lambda game, rng: replay(SMASHUP, records[next(turn) % 12]), 1) / 1000


def import_seconds() -> float:
    """In a process of its own, the best of several; the time of an empty one is taken off."""
    code = "import time; began = time.process_time(); import rumpus; print(time.process_time() - began)"
    return min(float(subprocess.check_output([sys.executable, "-c", code])) for _ in range(5))
