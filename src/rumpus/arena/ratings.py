"""How strong bots are, from the games that they have played.

Everybody has a strength, and of those at a table each wins in proportion to that: with two players this is the model of
Bradley and Terry, with more of them that of Luce (who comes second does not count). Strengths are told as ratings, like
those of chess: 400 points more are ten times the strength. The intervals come from playing the rounds again, drawn with
replacement: games of one round have their luck in common, and must not be counted as if they had not.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

POINTS = 400 / math.log(10)  # of a rating, for a strength that is e times as large
USUAL = 1000  # the rating of who is the measure of all
SAMPLES = 400
STEPS, FARTHEST, CLOSE = 100, 2.0, 1e-9  # of the way to the strengths that fit best
PULL = 0.01  # to the middle: so little that it only settles where the middle is


class Result(NamedTuple):
    """A contest: how many games the first won in each round, alone among others who are all alike."""

    first: str
    other: str
    players: int
    wins: Sequence[float]


class Rating(NamedTuple):
    value: float
    low: float
    high: float


class Score(NamedTuple):
    """A result without its rounds."""

    first: str
    other: str
    players: int
    games: float
    won: float


def ratings(results: Sequence[Result], measure: str) -> dict[str, Rating]:
    """Of everybody, the strongest first, beside the one who is the measure; 95 % intervals."""
    best = strengths([score(each, each.wins) for each in results])
    random = Random(1)
    samples = []
    for _ in range(SAMPLES):
        samples.append(strengths([score(each, drawn_again(each, random)) for each in results]))
    found = {}
    for name in sorted(best, key=lambda name: -best[name]):
        spread = sorted(sample[name] - sample[measure] for sample in samples)
        low, high = spread[round(0.025 * (SAMPLES - 1))], spread[round(0.975 * (SAMPLES - 1))]
        found[name] = Rating(*[USUAL + POINTS * value for value in (best[name] - best[measure], low, high)])
    return found


def drawn_again(result: Result, random: Random) -> list[float]:
    """As many rounds, drawn from those that were played and one more that could have been: when few were played that
    happen to be alike, this does not make them certain."""
    return random.choices([*result.wins, random.randint(0, result.players)], k=len(result.wins))


def score(result: Result, wins: Sequence[float]) -> Score:
    """With one more game, won as by chance: who has won or lost every game is not infinitely strong or weak."""
    games = result.players * len(wins)
    return Score(result.first, result.other, result.players, games + 1, sum(wins) + 1 / result.players)


def strengths(scores: Sequence[Score]) -> dict[str, float]:
    """The logarithms of the strengths under which these results are most likely, by Newton's method. Their sum is 0."""
    names = list(dict.fromkeys(name for each in scores for name in (each.first, each.other)))
    place = {name: index for index, name in enumerate(names)}
    found = [0.0 for _ in names]
    for _ in range(STEPS):
        slope = [-PULL * value for value in found]
        bend = [[PULL * (row == column) for column in range(len(names))] for row in range(len(names))]
        for each in scores:
            one, two = place[each.first], place[each.other]
            chance = chance_of(found[one] - found[two], each.players)
            pull, stiffness = each.won - each.games * chance, each.games * chance * (1 - chance)
            slope[one] += pull
            slope[two] -= pull
            for row, column, sign in ((one, one, 1), (two, two, 1), (one, two, -1), (two, one, -1)):
                bend[row][column] += sign * stiffness
        step = solved(bend, slope)
        shorter = min(1.0, FARTHEST / max(map(abs, step)) if any(step) else 1.0)
        found = [value + shorter * change for value, change in zip(found, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    return dict(zip(names, found, strict=True))


def chance_of(lead: float, players: int) -> float:
    """To win alone among others who are all alike, being so much stronger than each of them."""
    return 1 / (1 + (players - 1) * math.exp(-lead))


def solved(matrix: Sequence[Sequence[float]], vector: Sequence[float]) -> list[float]:
    """Gauss's elimination. The matrix is positive definite."""
    rows = [[*row, value] for row, value in zip(matrix, vector, strict=True)]
    for pivot, row in enumerate(rows):
        for other in rows[pivot + 1 :]:
            factor = other[pivot] / row[pivot]
            for column in range(pivot, len(row)):
                other[column] -= factor * row[column]
    found: list[float] = []
    for place in reversed(range(len(rows))):
        known = sum(rows[place][place + 1 + ahead] * value for ahead, value in enumerate(found))
        found.insert(0, (rows[place][-1] - known) / rows[place][place])
    return found


def rate_of(wins: Sequence[float], players: int) -> tuple[float, float]:
    """How often the first won, and the half of its 95 % interval, over rounds. Their variance has a share of what games
    that have nothing in common would have: a few rounds that happen to be alike are not certain."""
    rates = [each / players for each in wins]
    mean = sum(rates) / len(rates)
    variance = (sum((rate - mean) ** 2 for rate in rates) + 0.25 / players) / len(rates)
    return mean, 1.96 * math.sqrt(variance / len(rates))
