"""A table to pass on, with a note: what went wrong here? What does the rule say? Nobody's secrets are in it.

A finished game is its record. A running one is a scenario of its family: the table as one seat may know it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from rumpus.families import FAMILIES
from rumpus.family.scenarios import BadPosition, report_of, write_scenario
from rumpus.kernel import Game
from rumpus.server.accounts import Viewpoint
from rumpus.server.fault import Fault
from rumpus.server.room import Room
from rumpus.server.words import words

LINES = 20  # of the log


class Draft(NamedTuple):
    """All that a report is written from."""

    family: str
    game: Game[Any]
    names: list[str]
    seat: int
    title: str
    note: str


def record_of(room: Room, note: str) -> bytes:
    return msgspec.structs.replace(room.match.record, note=note).to_json()


def draft_of(room: Room, viewpoint: Viewpoint, note: str) -> Draft:
    game, (seat, language) = room.match.game, viewpoint
    title = words("report title", language, turn=room.family.standing(game).turn)
    if room.family.notation is None:
        raise Fault(409, "report of another game")
    return Draft(room.family.rules.name, game.clone(), room.names, seat, title, note_of(room, viewpoint, note))


def scenario_of(draft: Draft) -> str:
    """In words, which takes a while; nothing: there is no position yet."""
    notation = FAMILIES[draft.family].notation
    assert notation is not None
    try:
        return write_scenario(report_of(notation, draft.game, draft.names, draft.seat, draft.title, draft.note))
    except BadPosition:
        return ""


def note_of(room: Room, viewpoint: Viewpoint, note: str) -> str:
    """The note, what is asked, and what happened last, as this seat was told it."""
    seat, language = viewpoint
    account = room.audience.account(viewpoint)
    account.follow(room.match)
    asked = room.question(seat, account.speaker, room.views([seat])[seat])
    parts = [note, words("report asked", language, words=asked.words) if asked.words else ""]
    log = [line.text for line in account.log.lines(max(0, len(account.log) - LINES))]
    return "\n".join([part for part in parts if part] + [words("report log", language), *log])
