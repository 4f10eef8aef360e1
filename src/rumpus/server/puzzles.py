"""Puzzles over HTTP: all of them, today's, and a table to find the solution at."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta

from rumpus.puzzles import NoPuzzle, Puzzle, puzzle_named, puzzle_of_the_day, puzzles, solution_of
from rumpus.server.fault import Fault
from rumpus.server.tables import DayPuzzle, PuzzleInfo, PuzzleList, Solution

DAYS = 7  # that are shown


def read(families: Iterable[str]) -> None:
    """All puzzles of these games, while nobody waits: the first time that takes long."""
    for family in families:
        puzzles(family)


def found(id: str) -> Puzzle:
    try:
        return puzzle_named(id)
    except NoPuzzle:
        raise Fault(404, "no puzzle", puzzle=id) from None


def all_puzzles(family: str, day: str, language: str) -> PuzzleList:
    """Those of a game, and those of the last days up to this one: where the player is, it may be another than here."""
    try:
        today = date.fromisoformat(day) if day else date.today()
        days = [today - timedelta(back) for back in reversed(range(DAYS))]
    except (ValueError, OverflowError):
        raise Fault(422, "no day", "day") from None
    infos = [info(puzzle, language) for puzzle in puzzles(family).values()]
    return PuzzleList(infos, [DayPuzzle(each.isoformat(), puzzle_of_the_day(family, each).id) for each in days])


def info(puzzle: Puzzle, language: str) -> PuzzleInfo:
    form, (title, aim, _) = puzzle.form, puzzle.told(language)
    return PuzzleInfo(puzzle.id, form.kind, form.level, title, aim, form.nudge)


def solution(puzzle: Puzzle, language: str) -> Solution:
    return Solution(solution_of(puzzle, language), puzzle.told(language).why)
