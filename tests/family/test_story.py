"""How a finished game went, as far as all families tell it: places, and when it turned."""

from __future__ import annotations

import pytest

from rumpus.family.naming import Naming
from rumpus.family.story import Change, Story, headline, own_place, places, turning, turning_in_words
from rumpus.family.words.en import WORDS, English

NAMES = ["Ann", "Bob", "Cy"]


def changes(*points: tuple[int, ...]) -> list[Change]:
    """One in each turn, which begins after ten answers."""
    return [Change(10 * turn, turn, f"card_{turn}", each) for turn, each in enumerate(points, 1)]


def seen_by(viewer: int) -> Naming[English]:
    return Naming(NAMES, viewer, WORDS)


@pytest.mark.parametrize(
    ("points", "winners", "expected"),
    [
        ([15, 12, 9], [0], [1, 2, 3]),
        ([12, 15, 12], [1], [2, 1, 2]),
        ([4, 9], [0], [1, 2]),  # the other has conceded
        ([10, 7, 9, 9], [0, 1], [1, 1, 3, 3]),  # a victory shared with a helper
        ([15, 15, 3], [], [1, 1, 3]),  # broken off
    ],
)
def test_winners_come_first_and_those_who_are_level_share_a_place(
    points: list[int], winners: list[int], expected: list[int]
) -> None:
    assert places(points, winners) == expected


def test_it_turned_when_nobody_was_ahead_of_the_winner_any_more() -> None:
    found = turning(changes((3, 0), (3, 5), (7, 5), (7, 8), (9, 8), (15, 8)), [0])
    assert found is not None
    assert (found.card, found.turn, found.at) == ("card_5", 5, 50)
    assert (found.leader, found.before, found.after) == (1, -1, 1)
    said = turning_in_words(found, seen_by(-1))
    assert said == "Bob led by 1 before that. From then on nobody was ahead of Ann."
    assert turning_in_words(found, seen_by(1)) == "You led by 1 before that. From then on nobody was ahead of Ann."


def test_who_was_never_behind_got_away_by_the_longest_step() -> None:
    found = turning(changes((1, 0), (1, 1), (5, 1), (6, 3)), [0])
    assert found is not None
    assert (found.card, found.leader, found.before, found.after) == ("card_3", -1, 0, 4)
    assert turning_in_words(found, seen_by(0)).startswith("Nobody was ever ahead of you.")


def test_it_did_not_turn_without_a_winner_or_one_who_is_behind() -> None:
    assert turning(changes((3, 3)), []) is None
    assert turning([], [0]) is None
    assert turning(changes((1, 4)), [0]) is None, "the other has conceded"


@pytest.mark.parametrize(
    ("winners", "viewer", "title"),
    [
        ([0], -1, "Ann wins"),
        ([0], 1, "Ann wins"),
        ([0], 0, "You win!"),
        ([0, 2], 0, "Ann and Cy win together"),
        ([], 0, "Nobody wins"),
    ],
)
def test_the_headline_names_the_winners(winners: list[int], viewer: int, title: str) -> None:
    assert headline(Story(winners, [3, 2, 1], [1, 2, 3], 9), seen_by(viewer)) == title


def test_places_are_said_in_words() -> None:
    assert own_place(Story([0], [3, 2, 1], [1, 2, 3], 9), seen_by(2)) == "third of three"
