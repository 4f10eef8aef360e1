"""A table in a few words: as it stands in a list, and how its game went."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.server import stops, tables
from rumpus.server.accounts import Viewpoint
from rumpus.server.fault import Fault

if TYPE_CHECKING:
    from rumpus.server.room import Room


def info_of(room: Room, language: str) -> tables.RoomInfo:
    standing, decision = room.standing(), room.match.decision
    stage: tables.Stage = "waiting" if room.is_waiting else "over" if decision is None else "playing"
    awaited = list(decision.awaited) if decision is not None and not room.is_held else []
    points, winners = standing.points, list(standing.winners)
    stopped = ""
    if room.stop is not None:
        stopped = stops.told(room.stop, language)
        if room.saved.end is not None:
            points, winners = room.saved.end.points, room.saved.end.winners
    return tables.RoomInfo(
        room.id, room.family.rules.name, room.title(language), room.seats(), room.saved.is_listed, stage,
        standing.turn, points, winners, awaited, room.saved.opened, room.host.house(), room.saved.code, stopped,
        room.saved.puzzle != "",
    )  # fmt: skip


def result_of(room: Room, viewpoint: Viewpoint) -> tables.Result:
    if room.stop is not None:
        raise Fault(410, "as it says", error=stops.told(room.stop, viewpoint.language))
    story = room.family.speaker(room.names, *viewpoint).story(room.story)
    minutes = (
        max(0, int((room.answers.times[-1] if room.answers.times else room.saved.opened) - room.saved.opened)) // 60
    )
    return tables.Result(room.info(viewpoint.language), minutes, story)
