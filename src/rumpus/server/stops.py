"""Tables whose games were begun under earlier rules: those that can go on do; the others say where they stop.

A stopped table is as it was at the last moment that is the same today. Nobody is asked anything there and nothing of it
is changed in the store, so that it would go on with the rules that it was begun under.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rumpus.crossing import Stop
from rumpus.families import FAMILIES, brought_over, resume
from rumpus.record import Record
from rumpus.server.audience import standing_of
from rumpus.server.saved import SavedEnd, SavedRoom
from rumpus.server.words import words

if TYPE_CHECKING:
    from rumpus.server.room import Room


def under_rules_of_today(saved: SavedRoom) -> tuple[SavedRoom, Stop | None]:
    """A table that cannot be resumed as it is. BadRecord: nothing of it can be shown."""
    record, stop = brought_over(saved.record)
    if (
        stop is None
        and saved.end is not None
        and not has_ended_so(saved.end, msgspec.structs.replace(saved, record=record))
    ):
        stop = Stop(len(record.answers), saved.record)
    return msgspec.structs.replace(saved, record=record), stop


def has_ended_so(end: SavedEnd, saved: SavedRoom) -> bool:
    match = resume(saved.record)
    found = SavedEnd.of(standing_of(match, FAMILIES[saved.record.family]))
    return match.decision is None and (found.points, found.winners) == (end.points, end.winners)


def is_of_earlier_rules(record: Record) -> bool:
    return record.family in FAMILIES and record.version < FAMILIES[record.family].rules.version


def told(stop: Stop, language: str) -> str:
    """Why it goes no further."""
    return words("stopped", language, version=stop.record.version, at=stop.at, answers=len(stop.record.answers))


def kept(room: Room, answers: int | None = None) -> Record:
    """What is stored of a record beside its answers, of which so many are left: the digests by which it is checked when
    it comes back. Of a game that has stopped nothing is changed."""
    if room.stop is not None:
        return room.saved.record
    digests = {at: mark for at, mark in room.match.record.digests.items() if answers is None or at <= answers}
    return msgspec.structs.replace(room.saved.record, digests=digests)
