"""Tables come back from the store, and can be told to whoever comes, without making other tables wait.

A game is played again a little at a time; a very long one in a process of its own, from which it comes back packed.
What has happened is read here, a little at a time too, for one table after the other.
"""

from __future__ import annotations

import asyncio
import pickle
from functools import partial
from typing import Any

import msgspec

from rumpus.families import FAMILIES, resume
from rumpus.match import TAKEN_BACK, Match
from rumpus.record import Record, check_family, read_record
from rumpus.server.audience import Audience
from rumpus.server.queues import Errand, Queue
from rumpus.server.workshop import Workshop

AT_ONCE = 75  # answers that are played again in one go: some five milliseconds
LONG = 1000  # answers: a process that has to start first would take longer for fewer
CHAPTERS = 500  # of a game, read in one go


async def resumed(
    table: str, record: Record, workshop: Workshop, turns: Turns, errand: Errand, upto: int | None = None
) -> Match[Any]:
    """A match at the end of its record, or after so many answers. May raise BadRecord, or Fault."""
    count = len(record.answers) if upto is None else upto
    if count <= LONG:
        return await turns.play_again(table, record, count, errand)
    check_family(FAMILIES[record.family].rules, record)
    # The last answers are given here: they can be taken back.
    found = await workshop.do(table, partial(frozen, msgspec.json.encode(record), count - TAKEN_BACK), errand)
    match: Match[Any] = pickle.loads(found)
    match.game.log = match.log
    match.play_on(record, count)
    return match


def frozen(record: bytes, upto: int) -> bytes:
    """A match after so many answers, which is read in a moment: what has happened stays packed, and what was answered
    is known to whoever asks."""
    match = resume(read_record(record), upto)
    match.put_away()
    match.record.answers.clear()
    return pickle.dumps(match)


class Turns:
    """One table after the other, with time for everybody else in between: if all went on together, the first would be
    ready no sooner than the last."""

    def __init__(self) -> None:
        self.playing = Queue()
        self.reading = Queue()

    async def play_again(self, table: str, record: Record, count: int, errand: Errand) -> Match[Any]:
        """So many answers."""
        async with self.playing.turn(table, errand):
            match = resume(record, min(count, AT_ONCE))
            await asyncio.sleep(0)
            while (given := len(match.record.answers)) < count:
                match.play_on(record, min(count, given + AT_ONCE))
                await asyncio.sleep(0)
            return match

    async def read(self, table: str, audience: Audience, errand: Errand) -> None:
        """Whatever is to be known of what has happened, before somebody there can be told of it."""
        async with self.reading.turn(table, errand):
            course = audience.accounts.course
            while course.parts < len((match := audience.scene.match).told):
                course.read(match, course.parts + CHAPTERS)
                await asyncio.sleep(0)
