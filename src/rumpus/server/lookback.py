"""Reviews are worked out bit by bit where bots think. So is their beginning: to play a long game again, with all its
moments, takes long.

What has been found so far goes to and fro as it is stored, so that any process can go on with it. Each remembers the
game that it was asked about last.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

import msgspec

from rumpus.advice import Findings, Job, Review, Reviewer
from rumpus.record import read_record

DIGITS = 4  # of a chance


class Kept(msgspec.Struct, omit_defaults=True):
    """As it is stored: what has been found so far, and in the end the review alone."""

    found: Findings | None = None
    review: Review | None = None


class Bit(NamedTuple):
    """How far it is now."""

    saved: bytes
    progress: float
    is_done: bool


class Desk:
    """One game that is looked back at."""

    def __init__(self, record: bytes, people: list[int]) -> None:
        """May raise BadRecord."""
        self.record = record
        self.reviewer = Reviewer(read_record(record), people)
        self.saved = b""
        self.jobs: Iterator[Job] = iter(())

    def go_on(self, saved: bytes) -> Bit:
        """With what has been found, if that was here; with what others have found meanwhile, otherwise."""
        reviewer = self.reviewer
        if saved != self.saved or not saved:
            reviewer.go_on_with(read_kept(saved).found)
            self.jobs = reviewer.jobs()
        for job in self.jobs:
            reviewer.take(job, job())
            self.saved = msgspec.json.encode(Kept(found=reviewer.found))
            return Bit(self.saved, reviewer.progress, is_done=False)
        return Bit(msgspec.json.encode(Kept(review=rounded(reviewer.review()))), 1.0, is_done=True)


DESKS: list[Desk] = []  # of this process: the last one


def bit(record: bytes, people: list[int], saved: bytes) -> Bit:
    """What was found so far, and one thing more. May raise BadRecord."""
    desk = DESKS.pop() if DESKS else None
    if desk is None or desk.record != record:
        desk = Desk(record, people)
    found = desk.go_on(saved)
    if not found.is_done:
        DESKS[:] = [desk]
    return found


def read_kept(saved: bytes | None) -> Kept:
    """Nothing, if it is from another version of this."""
    if saved:
        with suppress(msgspec.DecodeError, UnicodeDecodeError):
            return msgspec.json.decode(saved, type=Kept)
    return Kept()


def rounded(review: Review) -> Review:
    """As exact as anybody reads it."""
    for point in review.points:
        point.chances = [round(chance, DIGITS) for chance in point.chances]
    for slip in review.slips:
        slip.cost, slip.error = round(slip.cost, DIGITS), round(slip.error, DIGITS)
    return review
