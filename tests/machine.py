"""How slow this machine is just now: where much else goes on, processor time is worth less."""

from __future__ import annotations

import time
from functools import cache
from random import Random
from statistics import median

from rumpus.families import new_match, resume
from rumpus.record import Record

USUALLY = 0.0031  # seconds that it takes to do `drudgery` on an idle machine


def slowness() -> float:
    """How much longer a piece of work takes than on an idle machine; 1 where it is none the slower."""
    return max(1.0, median(drudgery() for _ in range(9)) / USUALLY)


def drudgery() -> float:
    """The seconds that a piece of work takes now: the beginning of a game, played again."""
    record = beginning()
    began = time.thread_time()
    resume(record)
    return time.thread_time() - began


@cache
def beginning() -> Record:
    match, rng = new_match("munchkin", seed=4, players=6), Random(4)
    while len(match.record.answers) < 75:
        assert match.decision is not None
        seat = rng.choice(match.decision.awaited)
        match.answer(seat, rng.randrange(len(match.decision.offers[seat])))
    return match.record
