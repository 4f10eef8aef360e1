"""Positions with something to find, and the search that proves what there is to find."""

from rumpus.puzzles.adversary import Adversary
from rumpus.puzzles.attempt import is_found
from rumpus.puzzles.catalogue import NoPuzzle, puzzle_named, puzzle_of_the_day, puzzles
from rumpus.puzzles.proof import faults
from rumpus.puzzles.puzzle import Puzzle, Told
from rumpus.puzzles.solution import Deed, deeds, solution_of
from rumpus.puzzles.solver import Search, TooMuch

__all__ = [
    "Adversary", "Deed", "NoPuzzle", "Puzzle", "Search", "Told", "TooMuch", "deeds", "faults", "is_found",
    "puzzle_named", "puzzle_of_the_day", "puzzles", "solution_of",
]  # fmt: skip
