"""The arena: rounds in which everybody has the same luck, and what is told of them."""

from __future__ import annotations

import pytest
from benchmarks.arena import Match, Played, play, start, told

from rumpus.kernel import digest

PAIR = Match("fair", "random", "smashup", 2)


@pytest.mark.parametrize(
    "match", [PAIR, Match("fair", "random", "munchkin", 4), Match("fair", "random", "munchkin", 8)]
)
def test_a_round_is_the_same_game_for_every_seat(match: Match) -> None:
    assert digest(start(match, 3).state) == digest(start(match, 3).state) != digest(start(match, 4).state)


def test_a_game_that_is_played_again_ends_alike() -> None:
    one, two = play(PAIR, 1, 0), play(PAIR, 1, 0)
    assert (one.won, one.answers) == (two.won, two.answers)
    assert one.won in (0.0, 1.0)
    assert one.answers > 10


def test_what_is_told_is_of_whole_rounds_with_their_interval() -> None:
    won = [(1.0, 1.0), (1.0, 0.0), (0.0, 0.0), (1.0, 0.0)]
    games = [Played(number, seat, won[number][seat], 10, 0.1, 0.05) for number in range(4) for seat in range(2)]
    unfinished = Played(4, 0, 1.0, 10, 9.0, 9.0)
    assert told(PAIR, [*games, unfinished]) == (
        "smashup, 2 players: fair wins 50.0% +- 40.0% against random "
        "(8 games, 50% by chance; 10.0 ms a decision, 50 at most)"
    )
    assert told(PAIR, games[:2]) == "fair against random: 1 rounds"
