"""Reviews are worked out bit by bit where bots think. So is their beginning: to play a long game again, with all its
moments, takes long.

Each process remembers the game that it was asked about last, so it need only be told of another one, or of what other
processes have found meanwhile; and it tells only what is new.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

import msgspec

from rumpus.advice import Findings, Job, Review, Reviewer, Stamp
from rumpus.record import read_record

DIGITS = 4  # of a chance
END = b"\n"  # of a line
DONE = b'{"review":'  # how a review begins as it is stored


class Kept(msgspec.Struct):
    """As it is stored in the end: until then there is what has been found, a line for each bit."""

    review: Review


class Matter(NamedTuple):
    """A game, the seats that people had, and what has been found so far."""

    record: bytes
    people: list[int]
    saved: bytes


class Bit(NamedTuple):
    """What has been found now, as it is stored: one more line or, if all is done, the review. How far it is."""

    saved: bytes
    progress: float
    is_done: bool


class Desk:
    """One game that is looked back at. Each review has a name of its own."""

    def __init__(self, name: str, matter: Matter) -> None:
        """May raise BadRecord."""
        self.name = name
        self.size = len(matter.saved)  # of all that has been found
        self.reviewer = Reviewer(read_record(matter.record), matter.people, found_in(matter.saved))
        self.jobs: Iterator[Job] = self.reviewer.jobs()

    def go_on_with(self, saved: bytes) -> None:
        """Others have found more meanwhile."""
        self.size = len(saved)
        self.reviewer.go_on_with(found_in(saved))
        self.jobs = self.reviewer.jobs()

    def go_on(self) -> Bit:
        reviewer = self.reviewer
        for job in self.jobs:
            line = msgspec.json.encode(reviewer.take(job, job())) + END
            self.size += len(line)
            return Bit(line, reviewer.progress, is_done=False)
        return Bit(msgspec.json.encode(Kept(rounded(reviewer.review()))), 1.0, is_done=True)


DESKS: list[Desk] = []  # of this process: the last one


def bit(name: str, size: int, matter: Matter | None) -> Bit | None:
    """One thing more, for a review of which so much has been found. None: nothing is known of it here, and all of the
    matter has to be told. May raise BadRecord."""
    desk = DESKS.pop() if DESKS else None
    if matter is not None:
        if desk is not None and desk.name == name:
            desk.go_on_with(matter.saved)
        else:
            desk = Desk(name, matter)
    if desk is None or (desk.name, desk.size) != (name, size):
        DESKS[:] = [desk] if desk is not None else []
        return None
    found = desk.go_on()
    if not found.is_done:
        DESKS[:] = [desk]
    return found


def found_in(saved: bytes) -> Findings | None:
    """None: there is nothing, or it is damaged."""
    try:
        found = [msgspec.json.decode(line, type=Findings) for line in saved.splitlines()]
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    for more in found[1:]:
        found[0].add(more)
    return found[0] if found else None


def begun(saved: bytes) -> bytes:
    """What can be gone on with: nothing, if it is from another version of this."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError):
        first, end, _ = saved.partition(END)
        if end and msgspec.json.decode(first, type=Stamp).is_of_today:
            return saved
    return b""


def review_in(saved: bytes) -> Review | None:
    """None: it is not done yet, or from another version of this."""
    if saved.startswith(DONE):
        with suppress(msgspec.DecodeError, UnicodeDecodeError):
            return msgspec.json.decode(saved, type=Kept).review
    return None


def rounded(review: Review) -> Review:
    """As exact as anybody reads it."""
    for point in review.points:
        point.chances = [round(chance, DIGITS) for chance in point.chances]
    for slip in review.slips:
        slip.cost, slip.error = round(slip.cost, DIGITS), round(slip.error, DIGITS)
    return review
