"""Every puzzle has exactly the solutions that it claims, and today's is the same for everybody."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from rumpus.families import FAMILIES, resume
from rumpus.puzzles import Puzzle, faults, puzzle_named, puzzle_of_the_day, puzzles, solution_of
from rumpus.puzzles.catalogue import NoPuzzle
from rumpus.record import read_record

ALL = [pytest.param(puzzle, id=puzzle.id) for family in FAMILIES for puzzle in puzzles(family).values()]
each_puzzle = pytest.mark.parametrize("puzzle", ALL)


@pytest.mark.slow
@each_puzzle
def test_it_has_exactly_the_solutions_that_it_claims(puzzle: Puzzle) -> None:
    assert list(faults(puzzle)) == []


@each_puzzle
def test_its_solution_can_be_read(puzzle: Puzzle) -> None:
    assert all(solution_of(puzzle))


def test_what_a_card_lets_one_choose_is_told_with_the_card() -> None:
    assert solution_of(puzzle_named("deception")) == [
        "Play Way of Deception",
        "Way of Deception: Your Ninja Master (power 5) at Rhodes Plaza Mall",
        "Way of Deception: Subterranean Lair (power 18 of 23)",
        "End your turn",
    ]
    assert solution_of(puzzle_named("steel-in-both-hands"))[:2] == ["Become a Necron", "Necron: Flamer (+3, 400 gold)"]


@each_puzzle
def test_it_is_a_game_that_can_be_stored(puzzle: Puzzle) -> None:
    match = puzzle.start()
    again = resume(read_record(match.record.to_json()))
    assert repr(again.game.state) == repr(match.game.state)


def test_no_two_puzzles_have_the_same_name() -> None:
    ids = [id for family in FAMILIES for id in puzzles(family)]
    titles = [puzzle.told().title for family in FAMILIES for puzzle in puzzles(family).values()]
    assert len(set(ids)) == len(ids)
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_kind_comes_at_least_five_times(family: str) -> None:
    kinds = Counter(puzzle.form.kind for puzzle in puzzles(family).values())
    assert {kind: min(count, 5) for kind, count in kinds.items()} == {"win": 5, "save": 5, "stop": 5}


def test_some_puzzles_have_several_rivals() -> None:
    assert len([puzzle for puzzle in puzzles("smashup").values() if len(puzzle.names) > 2]) >= 5


@pytest.mark.parametrize("family", FAMILIES)
def test_all_puzzles_come_before_one_comes_again(family: str) -> None:
    days = [date(2026, 11, 17) + timedelta(day) for day in range(len(puzzles(family)))]
    assert {puzzle_of_the_day(family, day).id for day in days} == set(puzzles(family))


def test_a_puzzle_that_there_is_not_is_not_found() -> None:
    with pytest.raises(NoPuzzle):
        puzzle_named("philosophers-stone")
