"""`make strength`: how often `greedy` beats `random`.

Smash Up: two players, seats and factions balanced. Each pairing of two decks that share no faction comes four times:
with either deck, and with either start. `--pairs` gives every pair of factions to `greedy` in turn, against random
decks of the others, and keeps what it has found in build/strength.json, to be removed when the rules or the bots have
changed. `--munchkin`: one of three against two `random`, in each seat in turn; and how long games between
four `greedy` last.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from pathlib import Path
from random import Random

from rumpus import new_game
from rumpus.bots import BOTS, Bot, play_out
from rumpus.smashup.catalog import FACTIONS
from rumpus.smashup.turn import winners

BUDGET = 0.9
MUNCHKIN_BUDGET = 0.6
PAIR_BUDGET = 0.75
KEPT = Path("build/strength.json")
PAIRS = list(combinations(FACTIONS, 2))
PAIRINGS = [(one, two) for one, two in combinations(PAIRS, 2) if not set(one) & set(two)]
Random(1).shuffle(PAIRINGS)  # so that a part of them is a fair sample of all
Decks = tuple[tuple[str, str], tuple[str, str]]


def wins(decks: Decks, greedy: int, first: int, seed: int) -> bool:
    game = new_game(players=2, factions=[list(deck) for deck in decks], first=first, seed=seed)
    bots: list[Bot] = [BOTS["random"](seed), BOTS["random"](seed)]
    bots[greedy] = BOTS["greedy"](seed)
    play_out(game, bots)
    return winners(game.state) == [greedy]


def has_won(number: int) -> bool:
    """Play game so-and-so; did greedy win it?"""
    return wins(PAIRINGS[number // 4 % len(PAIRINGS)], number % 2, number // 2 % 2, number)


def wins_with(told: tuple[int, int]) -> tuple[int, int, int]:
    """Which pair, how many games greedy wins with it, going first in every other, and how many were played: as soon as
    the rest can no longer change whether the budget is met, it is not played."""
    place, games = told
    pair, rng = PAIRS[place], Random(place)
    others = [each for each in PAIRS if not set(each) & set(pair)]
    needed, won = math.ceil(PAIR_BUDGET * games), 0
    for number in range(games):
        won += wins((pair, rng.choice(others)), 0, number % 2, place * games + number)
        if won >= needed or number + 1 - won > games - needed:
            return place, won, number + 1
    return place, won, games


def has_won_munchkin(number: int) -> bool:
    """Play game so-and-so of Munchkin; did greedy win it, alone or with another?"""
    game = new_game("munchkin", players=3, first=number // 3 % 3, seed=number)
    greedy = number % 3
    play_out(game, [BOTS["greedy" if seat == greedy else "random"](number * 3 + seat) for seat in range(3)])
    return greedy in game.state.winners


def turns_of_munchkin(number: int) -> float:
    """How many turns each of four greedy bots had; none if nobody has won."""
    game = new_game("munchkin", players=4, seed=number)
    play_out(game, [BOTS["greedy"](number * 4 + seat) for seat in range(4)])
    return game.state.turn / 4 if game.state.winners else math.inf


def strength_in_munchkin(pool: ProcessPoolExecutor, games: int) -> bool:
    rate = sum(pool.map(has_won_munchkin, range(games), chunksize=8)) / games
    turns = sorted(pool.map(turns_of_munchkin, range(games), chunksize=8))
    is_ok = rate >= MUNCHKIN_BUDGET and turns[-1] < math.inf
    verdict = f"budget {MUNCHKIN_BUDGET:.0%}: {'ok' if is_ok else 'MISSED'}"
    print(f"munchkin: greedy wins {rate:.1%} of {games} games as one of three against two random, {verdict}")
    low, middle, high = turns[games // 20], turns[games // 2], turns[-1 - games // 20]
    print(f"four greedy: {middle:.1f} turns each in the median game, {low:.1f} to {high:.1f} in nine of ten")
    return is_ok


def strength(pool: ProcessPoolExecutor, games: int) -> bool:
    won = sum(pool.map(has_won, range(games), chunksize=8))
    rate = won / games
    margin = 1.96 * math.sqrt(max(rate * (1 - rate), 1 / games) / games)
    verdict = f"budget {BUDGET:.0%}: {'ok' if rate >= BUDGET else 'MISSED'}"
    print(f"greedy beats random in {won} of {games} games: {rate:.1%} +- {margin:.1%}, {verdict}")
    return rate >= BUDGET


def strength_of_pairs(pool: ProcessPoolExecutor, games: int) -> bool:
    """It takes hours; stopped and begun again, it goes on where it was."""
    kept: dict[str, list[int]] = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    left = [place for place, pair in enumerate(PAIRS) if f"{' + '.join(pair)} of {games}" not in kept]
    for place, won, played in pool.map(wins_with, [(place, games) for place in left]):
        kept[f"{' + '.join(PAIRS[place])} of {games}"] = [won, played]
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(json.dumps(kept, indent=1))
    ranked = sorted((won / played, name) for name, (won, played) in kept.items() if name.endswith(f" of {games}"))
    for rate, name in ranked[:10]:
        print(f"{name}: {rate:.1%}")
    worst, mean = ranked[0][0], sum(rate for rate, _ in ranked) / len(ranked)
    verdict = f"budget {PAIR_BUDGET:.0%}: {'ok' if worst >= PAIR_BUDGET else 'MISSED'}"
    print(f"greedy with each of {len(ranked)} pairs: {mean:.1%}, the worst {worst:.1%}, {verdict}")
    return worst >= PAIR_BUDGET


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, help="1000; with --pairs 200 for each")
    parser.add_argument("--pairs", action="store_true", help="every pair of factions in turn")
    parser.add_argument("--munchkin", action="store_true", help="Munchkin instead of Smash Up")
    parser.add_argument("--processes", type=int, default=2)
    told = parser.parse_args()
    with ProcessPoolExecutor(told.processes) as pool:
        if told.munchkin:
            ok = strength_in_munchkin(pool, told.games or 1000)
        else:
            ok = strength_of_pairs(pool, told.games or 200) if told.pairs else strength(pool, told.games or 1000)
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
