"""Proves that a puzzle has the solutions that its file claims, and no others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from rumpus.family.scenarios import run
from rumpus.puzzles.puzzle import Puzzle
from rumpus.puzzles.solver import Plan, Search

DEALS = 3  # of all that the player does not know


def faults(puzzle: Puzzle, deals: int = DEALS) -> Iterator[str]:
    """What is wrong with a puzzle; nothing: it is proven. May raise TooMuch."""
    found = {written(plan) for plan in Search(puzzle).plans(puzzle.start().game)}
    claimed = {tuple(sorted(each)) for each in puzzle.form.solutions}
    for solution in sorted(claimed - found):
        yield f"this is no solution: {', '.join(solution)}"
    for solution in sorted(found - claimed):
        yield f"this is a solution, too: {', '.join(solution)}"
    for solution in sorted(claimed & found):
        if not is_sure(puzzle, solution, deals):
            yield f"this depends on what {puzzle.form.player} does not know: {', '.join(solution)}"
    outcome = run(puzzle.scenario)
    for mismatch in outcome.mismatches:
        yield f"{mismatch.place}: expected {mismatch.expected}, found {mismatch.found}"
    if puzzle.verdict(outcome.scene.game) is not True:
        yield "the play does not reach the goal"


def is_sure(puzzle: Puzzle, solution: Sequence[str], deals: int) -> bool:
    """Whether it works however the cards lie that the player has not seen."""
    chance = Random(puzzle.id)
    game = puzzle.start().game
    worlds = [game.imagine(puzzle.seat, chance.getrandbits(63)) for _ in range(deals)]
    return all(Search(puzzle, allowed=solution).has_hope(world) for world in worlds)


def written(plan: Plan) -> tuple[str, ...]:
    """A plan as a file has it."""
    return tuple(sorted(words for words, _ in plan))
