"""The puzzles that come with Rumpus, and which of them is today's."""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files
from math import gcd

from rumpus.families import FAMILIES, notations
from rumpus.family import Mistake
from rumpus.family.scenarios import read_scenarios
from rumpus.puzzles.puzzle import Puzzle

FIRST_DAY = date(2026, 1, 1)  # on which day number 0 fell
STEP = 7  # from one day's puzzle to the next: neighbours in the list are of one kind


class NoPuzzle(Mistake):
    """There is none of this name."""


@cache
def puzzles(family: str) -> dict[str, Puzzle]:
    """Those of a family by their ids: of each kind the easy ones first."""
    folder = files("rumpus.puzzles") / "tables" / family
    found = [each for each in folder.iterdir() if each.name.endswith(".yaml")] if folder.is_dir() else []
    read = [read_puzzle(each.name.removesuffix(".yaml"), each.read_text(encoding="utf-8")) for each in found]
    kinds = ("win", "save", "stop")
    read.sort(key=lambda puzzle: (kinds.index(puzzle.form.kind), puzzle.form.level, puzzle.id))
    return {puzzle.id: puzzle for puzzle in read}


def read_puzzle(id: str, text: str) -> Puzzle:
    [scenario] = read_scenarios(text, notations(), "smashup")
    return Puzzle(id, scenario)


def puzzle_named(id: str) -> Puzzle:
    """Any puzzle by its id. May raise NoPuzzle."""
    found = next((puzzles(family)[id] for family in FAMILIES if id in puzzles(family)), None)
    if found is None:
        raise NoPuzzle("no puzzle", puzzle=id)
    return found


def puzzle_of_the_day(family: str, day: date) -> Puzzle:
    """The same for everybody. All of them come before one comes again."""
    found = list(puzzles(family).values())
    step = next(each for each in range(STEP, STEP + len(found) + 1) if gcd(each, len(found)) == 1)
    return found[(day - FIRST_DAY).days * step % len(found)]
