"""`make strength`: how often `greedy` beats `random` with two players, seats and factions balanced.

Every pairing of two decks that share no faction comes four times: with either deck, and with either start.
"""

from __future__ import annotations

import argparse
import math
import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

from rumpus import new_game
from rumpus.bots import BOTS, Bot, play_out
from rumpus.smashup.catalog import FACTIONS
from rumpus.smashup.turn import winners

BUDGET = 0.9
PAIRS = list(combinations(FACTIONS, 2))
PAIRINGS = [(one, two) for one, two in combinations(PAIRS, 2) if not set(one) & set(two)]


def has_won(number: int) -> bool:
    """Play game so-and-so; did greedy win it?"""
    one, two = PAIRINGS[number // 4 % len(PAIRINGS)]
    greedy = number % 2
    game = new_game(players=2, factions=[list(one), list(two)], first=number // 2 % 2, seed=number)
    bots: list[Bot] = [BOTS["random"](number), BOTS["random"](number)]
    bots[greedy] = BOTS["greedy"](number)
    play_out(game, bots)
    return winners(game.state) == [greedy]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=2)
    told = parser.parse_args()
    with ProcessPoolExecutor(told.processes) as pool:
        won = sum(pool.map(has_won, range(told.games), chunksize=8))
    rate = won / told.games
    margin = 1.96 * math.sqrt(max(rate * (1 - rate), 1 / told.games) / told.games)
    verdict = f"budget {BUDGET:.0%}: {'ok' if rate >= BUDGET else 'MISSED'}"
    print(f"greedy beats random in {won} of {told.games} games: {rate:.1%} +- {margin:.1%}, {verdict}")
    return 0 if rate >= BUDGET else 1


if __name__ == "__main__":
    sys.exit(main())
