"""How strong bots are: ratings, and the test that stops as soon as it is clear."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from benchmarks import ladder_page
from benchmarks.ladder import Schedule, contests_of, told_of, with_games
from benchmarks.ladder_page import Ladder, Ladders, Meeting

from rumpus.arena import Contest, Played, entrant
from rumpus.arena.ratings import POINTS, Result, chance_of, ratings
from rumpus.arena.sequential import FEWEST, verdict
from rumpus.bots import BOTS

TRUE = {"weak": -1.5, "plain": 0.0, "good": 0.8, "best": 1.6}


def rounds(random: Random, first: str, other: str, players: int, number: int) -> Result:
    chance = chance_of(TRUE[first] - TRUE[other], players)
    won = [float(sum(random.random() < chance for _ in range(players))) for _ in range(number)]
    return Result(first, other, players, won)


@pytest.mark.parametrize("players", [2, 4])
def test_ratings_find_the_strengths_that_games_were_played_with(players: int) -> None:
    random, pairs = Random(players), [(one, two) for one in TRUE for two in TRUE if one != two]
    found = ratings([rounds(random, *pair, players, 150) for pair in pairs], "plain")
    assert list(found) == ["best", "good", "plain", "weak"]
    assert found["plain"] == (1000, 1000, 1000)
    for name, rating in found.items():
        true = 1000 + POINTS * TRUE[name]
        assert rating.low <= rating.value <= rating.high
        assert abs(rating.value - true) < 40
        assert name == "plain" or 20 < rating.high - rating.low < 150


def test_who_wins_every_game_has_a_rating_all_the_same() -> None:
    found = ratings([Result("best", "plain", 2, [2.0] * 10)], "plain")
    assert 1300 < found["best"].value < 2000


def test_few_rounds_give_wide_intervals() -> None:
    few, many = [ratings([rounds(Random(1), "good", "plain", 2, number)], "plain")["good"] for number in (8, 200)]
    assert few.high - few.low > 3 * (many.high - many.low)


# -- is it stronger? ---------------------------------------------------------------------------------------------


def judged(random: Random, chance: float, margin: float = 0.05, most: int = 1500) -> str:
    values: list[float] = []
    for _ in range(most):
        values.append(((random.random() < chance) + (random.random() < chance)) / 2)
        if len(values) % 4 == 0 and (said := verdict(values, 0.5, margin, 0.125)) != "open":
            return said
    return "open"


def test_equals_are_seldom_called_different() -> None:
    random = Random(1)
    said = Counter(judged(random, 0.5, margin=0.15) for _ in range(300))
    assert said["stronger"] + said["weaker"] <= 0.05 * 300 + 8
    assert said["close"] > 250


@pytest.mark.parametrize(("chance", "expected"), [(0.65, "stronger"), (0.35, "weaker")])
def test_a_difference_as_large_as_the_margin_is_seldom_missed(chance: float, expected: str) -> None:
    random = Random(2)
    said = Counter(judged(random, chance, margin=0.15) for _ in range(300))
    assert said[expected] >= 0.95 * 300 - 8
    assert said[{"stronger": "weaker", "weaker": "stronger"}[expected]] <= 3


def test_a_large_difference_is_found_soon_but_not_at_once() -> None:
    assert verdict([1.0] * (FEWEST - 1), 0.5, 0.05, 0.125) == "open"
    assert verdict([1.0] * FEWEST, 0.5, 0.05, 0.125) == "stronger"
    assert verdict([0.0] * FEWEST, 0.5, 0.05, 0.125) == "weaker"


# -- the page ----------------------------------------------------------------------------------------------------


def test_the_page_and_the_picture_are_those_of_the_results() -> None:
    told = ladder_page.read()
    assert ladder_page.PAGE.read_text(encoding="utf-8") == ladder_page.page(told), "make ladder ARGS=--page"
    assert ladder_page.PICTURE.read_text(encoding="utf-8") == ladder_page.picture(told)


def test_both_games_are_on_it_with_two_and_four_players() -> None:
    told = {(each.family, each.players): each for each in ladder_page.read().ladders}
    assert list(told) == [("smashup", 2), ("smashup", 4), ("munchkin", 2), ("munchkin", 4)]


def test_everybody_meets_everybody() -> None:
    bots = [entrant(name) for name in BOTS]
    assert len(contests_of(bots, "smashup", 2)) == len(bots) * (len(bots) - 1) // 2
    assert len(contests_of(bots, "smashup", 4)) == len(bots) * (len(bots) - 1)


FAIR, EASY = (
    Contest(entrant("fair"), entrant("easy"), "smashup", 2),
    Contest(entrant("easy"), entrant("fair"), "smashup", 2),
)


def game(number: int, seat: int, won: float) -> Played:
    return Played(number, seat, won, answers=10, seconds=0.05, longest=0.01)


def test_rounds_that_were_played_elsewhere_are_added_to_and_not_played_again() -> None:
    told = Ladders("", "", [Ladder("smashup", 2, [Meeting("fair", "easy", {0: 2.0, 1: 1.0, 2: 0.0}, 3.0)])])
    here = [game(3, 0, 1.0), game(3, 1, 1.0), game(4, 0, 0.0)]  # the last round is not whole
    found = with_games(told, {FAIR: here, EASY: []}, [("smashup", 2), ("munchkin", 2)])
    assert [(each.family, len(each.meetings)) for each in found.ladders] == [("smashup", 1), ("munchkin", 0)]
    meeting = told_of(FAIR, found)
    assert meeting is not None
    assert meeting.rounds == {0: 2.0, 1: 1.0, 2: 0.0, 3: 2.0}
    assert meeting.milliseconds == 3.5  # three rounds of 3, one of 5
    left = Schedule([FAIR], range(2, 6), found, 0.0).left[FAIR]
    assert {number for _, number, _ in left} == {4, 5}


def test_what_the_page_tells_can_be_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder_page, "RESULTS", tmp_path / "ladder.json")
    told = Ladders("today", "abc", [Ladder("smashup", 2, [Meeting("fair", "easy", {1000: 1.5}, 3.0)])])
    ladder_page.keep(told)
    assert ladder_page.read() == told
