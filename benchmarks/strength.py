"""`make strength`: how often `fair` beats `random`.

Smash Up: two players, seats and factions balanced. Each pairing of two decks that share no faction comes four times:
with either deck, and with either start. `--pairs` gives every pair of factions to `fair` in turn, against random
decks of the others, and keeps what it has found in build/strength.json, to be removed when the rules or the bots have
changed. `--munchkin`: one of three against two `random`, in each seat in turn, with each set and with both; and how
games between four `fair` go.
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
from rumpus.smashup.cards.catalog import FACTIONS

BUDGET = 0.9
MUNCHKIN_BUDGET = 0.6
MUNCHKIN_SETS = ("cthulhu", "warhammer40k", "cthulhu warhammer40k")
RECONSTRUCTED = ("warhammer40k",)  # whose numbers can be changed until it plays well
FOUR = 4  # players of a game that is to be fair
EARLY, MOST_EARLY = 4, 0.05  # turns that everybody should have, and how many games may be shorter
SHORTEST, LONGEST = 8, 25  # turns each, in the median game
MOST_ADVANTAGE = 0.05  # of a seat over the average
PAIR_BUDGET = 0.75
KEPT = Path("build/strength.json")
PAIRS = list(combinations(FACTIONS, 2))
PAIRINGS = [(one, two) for one, two in combinations(PAIRS, 2) if not set(one) & set(two)]
Random(1).shuffle(PAIRINGS)  # so that a part of them is a fair sample of all
Decks = tuple[tuple[str, str], tuple[str, str]]


def wins(decks: Decks, fair: int, first: int, seed: int) -> bool:
    game = new_game(players=2, factions=[list(deck) for deck in decks], first=first, seed=seed)
    bots: list[Bot] = [BOTS["random"](seed), BOTS["random"](seed)]
    bots[fair] = BOTS["fair"](seed)
    play_out(game, bots)
    return game.winners == [fair]


def has_won(number: int) -> bool:
    """Play game so-and-so; did fair win it?"""
    return wins(PAIRINGS[number // 4 % len(PAIRINGS)], number % 2, number // 2 % 2, number)


def wins_with(told: tuple[int, int]) -> tuple[int, int, int]:
    """Which pair, how many games fair wins with it, going first in every other, and how many were played: as soon as
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


def has_won_munchkin(told: tuple[str, int]) -> bool:
    """Play game so-and-so of Munchkin with these sets; did fair win it, alone or with another?"""
    sets, number = told
    game = new_game("munchkin", players=3, sets=sets.split(), first=number // 3 % 3, seed=number)
    fair = number % 3
    play_out(game, [BOTS["fair" if seat == fair else "random"](number * 3 + seat) for seat in range(3)])
    return fair in game.winners


def course_of_munchkin(told: tuple[str, int]) -> tuple[int, list[int]]:
    """In which turn a game of four fair bots ended, and who won, counted from who went first."""
    sets, number = told
    game = new_game("munchkin", players=FOUR, sets=sets.split(), seed=number)
    first = game.state.active
    play_out(game, [BOTS["fair"](number * FOUR + seat) for seat in range(FOUR)])
    return game.state.turn, [(seat - first) % FOUR for seat in game.winners]


def strength_in_munchkin(pool: ProcessPoolExecutor, games: int) -> bool:
    """Each set alone, and both."""
    verdicts = [strength_with_sets(pool, games, sets) for sets in MUNCHKIN_SETS]
    return all(verdicts)


def strength_with_sets(pool: ProcessPoolExecutor, games: int, sets: str) -> bool:
    numbers = [(sets, number) for number in range(games)]
    rate = sum(pool.map(has_won_munchkin, numbers, chunksize=8)) / games
    verdict = f"budget {MUNCHKIN_BUDGET:.0%}: {'ok' if rate >= MUNCHKIN_BUDGET else 'MISSED'}"
    print(f"munchkin, {sets}: fair wins {rate:.1%} of {games} games as one of three against two random, {verdict}")
    courses = list(pool.map(course_of_munchkin, numbers, chunksize=8))
    turns = sorted(turn / FOUR if winners else math.inf for turn, winners in courses)
    low, middle, high = turns[games // 20], turns[games // 2], turns[-1 - games // 20]
    early = sum(turn < EARLY * FOUR for turn, _ in courses) / games
    shares = [sum(seat in winners for _, winners in courses) / games for seat in range(FOUR)]
    advantage = max(shares) - sum(shares) / FOUR
    print(f"  four fair: {middle:.2f} turns each in the median game, {low:.2f} to {high:.2f} in nine of ten,")
    print(f"  {early:.1%} end before everybody has had {EARLY} turns,")
    print(f"  won by seat from the first: {', '.join(f'{share:.1%}' for share in shares)}")
    is_good = rate >= MUNCHKIN_BUDGET and turns[-1] < math.inf
    if sets not in RECONSTRUCTED:
        return is_good
    is_fair = SHORTEST <= middle <= LONGEST and early <= MOST_EARLY and advantage <= MOST_ADVANTAGE
    print(f"  {SHORTEST} to {LONGEST} turns, {MOST_EARLY:.0%} early, {MOST_ADVANTAGE:.0%} more for a seat: "
          f"{'ok' if is_fair else 'MISSED'}")  # fmt: skip
    return is_good and is_fair


def strength(pool: ProcessPoolExecutor, games: int) -> bool:
    won = sum(pool.map(has_won, range(games), chunksize=8))
    rate = won / games
    margin = 1.96 * math.sqrt(max(rate * (1 - rate), 1 / games) / games)
    verdict = f"budget {BUDGET:.0%}: {'ok' if rate >= BUDGET else 'MISSED'}"
    print(f"fair beats random in {won} of {games} games: {rate:.1%} +- {margin:.1%}, {verdict}")
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
    print(f"fair with each of {len(ranked)} pairs: {mean:.1%}, the worst {worst:.1%}, {verdict}")
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
