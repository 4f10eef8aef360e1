"""The figures of Munchkin, of each set and of both: whole random games of four, and single acts in mid-fight."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

from benchmarks.measure import Figure, Measured, answer_at_random, decisions_a_second, microseconds, play_out
from benchmarks.smashup import clone_and_answer, imagine_and_answer
from rumpus import Game
from rumpus.munchkin.turn import MUNCHKIN

GAMES = 8
PLAYERS = 4


SETS = {
    "munchkin": ["cthulhu"],
    "munchkin 40,000": ["warhammer40k"],
    "munchkin, both sets": ["cthulhu", "warhammer40k"],
}


def start(sets: list[str], seed: int) -> Game[Any]:
    return MUNCHKIN.start({"players": PLAYERS, "sets": sets}, seed)


def fights(sets: list[str], wanted: int = 60) -> list[Game[Any]]:
    """Games stopped in a fight that is still open, as they come, each freshly cloned."""
    found: list[Game[Any]] = []
    seed = 0
    while len(found) < wanted:
        game, rng = start(sets, seed), Random(seed)
        play_out(game, rng, 60)
        for _ in range(200):
            if game.decision is None:
                break
            if game.decision.prompt in ("fight", "call", "help") and rng.random() < 0.1:
                found.append(game.clone())
            answer_at_random(game, rng)
        seed += 1
    return found[:wanted]


def figures() -> list[Figure]:
    return [figure for name, sets in SETS.items() for figure in figures_of(name, sets)]


def figures_of(name: str, sets: list[str]) -> list[Figure]:
    games = [start(sets, seed) for seed in range(GAMES)]
    quick = decisions_a_second(lambda: [game.rollout() for game in games])
    kept = decisions_a_second(lambda: [game.clone() for game in games])
    asked = fights(sets)
    awake = [game for game in asked if game.state]
    size = max(len(pickle.dumps(game)) for game in asked) / 1000
    return [
        Figure(f"{name}: rollouts, 4 players", quick, "decisions/s", 50_000, True),
        Figure(f"{name}: clonable play, 4 players", kept, "decisions/s", None, True),
        Figure(f"{name}: clone + first answer in a fight", microseconds(asked, clone_and_answer), "us", 60),
        Figure(f"{name}: imagine + first answer in a fight", microseconds(asked, imagine_and_answer), "us", None),
        Figure(f"{name}: view, 4 players", microseconds(awake, lambda game, rng: game.view(0)), "us", None),
        Figure(f"{name}: pickled game, 4 players", Measured(size, size), "kB", None),
    ]
