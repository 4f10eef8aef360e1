"""How somebody plays who is not only reasonable: a few numbers that bend what a table and a deal are worth to them."""

from __future__ import annotations

from typing import NamedTuple


class Temper(NamedTuple):
    """With none of this one plays as well as one can."""

    envy: float = 1.0  # how much it counts what the others have
    hoard: float = 0.0  # what each card in hand is worth, beside what it is worth to anybody
    focus: float = 0.0  # what each point of power is worth where one has the most of it
    whim: float = 0.0  # how far off one judges, for the fun of it
    spite: int = 0  # how many levels sooner one curses whoever leads
    nerve: int = 0  # how much closer a fight may be that one picks oneself
    greed: float = 0.0  # what one wants to gain by a deal, beyond what is fair; and what a treasure is worth, likewise


CALM = Temper()
