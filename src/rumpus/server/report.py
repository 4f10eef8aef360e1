"""A table to pass on, with a note: what went wrong here? What does the rule say? Nobody's secrets are in it.

A finished game is its record. A running one is a scenario of its family: the table as one seat may know it.
"""

from __future__ import annotations

import msgspec

from rumpus.server.audience import Viewpoint
from rumpus.server.room import Room
from rumpus.server.words import words

LINES = 20  # of the log


def record_of(room: Room, note: str) -> bytes:
    return msgspec.structs.replace(room.match.record, note=note).to_json()


def scenario_of(room: Room, seat: int, note: str) -> str:
    game, names = room.match.game, room.names
    title = words("report title", turn=room.family.standing(game).turn)
    return room.family.scenario(game, names, seat, title, note_of(room, seat, note))


def note_of(room: Room, seat: int, note: str) -> str:
    """The note, what is asked, and what happened last, as this seat was told."""
    asked = room.question(seat, room.speaker(seat), room.views([seat])[seat])
    parts = [note, words("report asked", words=asked.words) if asked.words else "", words("report log")]
    log = [line.text for line in room.audience.log(Viewpoint(seat))[-LINES:]]
    return "\n".join([part for part in parts if part] + log)
