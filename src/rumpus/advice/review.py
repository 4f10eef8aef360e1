"""A review of a finished game: everybody's chances all along, the costliest slips, and luck told apart from play."""

from __future__ import annotations

import msgspec

from rumpus.family.consequences import Reason


class Point(msgspec.Struct):
    """The chances of all seats after so many answers."""

    at: int
    turn: int
    chances: list[float]


class Slip(msgspec.Struct, omit_defaults=True):
    """An answer that was not the best, judged by what its player could know."""

    at: int  # so many answers had been given before it
    turn: int
    seat: int
    option: int  # what was said, by its place among the options
    better: int  # what would have been better; -1: to say nothing
    cost: float  # in chances to win
    error: float  # the standard error of that
    reason: Reason  # what speaks for the better one


class Share(msgspec.Struct):
    """How one seat came from its chance at the start to its end: the four add up to 1 for whoever has won, and to 0 for
    anybody else."""

    start: float
    luck: float  # what was drawn, rolled and turned up, whoever did it
    own: float  # its own decisions, beside those of the average player of this game
    others: float  # those of the others
    error: float  # by how much luck and decisions may be mixed up


class Review(msgspec.Struct):
    points: list[Point]  # from the first moment to the end
    slips: list[Slip]  # of each seat that was asked for, the costliest first
    shares: list[Share]  # of each seat
