"""How a table looks to whoever passes by: what lists tell of it while it sleeps."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from rumpus.families import FAMILIES
from rumpus.family import places
from rumpus.record import check_family
from rumpus.server.host import house_of
from rumpus.server.parts import SeatInfo
from rumpus.server.saved import Glance, SavedEnd, SavedRoom
from rumpus.server.store import StoreDown
from rumpus.server.tables import MyGame, RoomInfo, Stage

if TYPE_CHECKING:
    from rumpus.server.room import Room


TOUCH_EVERY = 600  # seconds: how exactly the time is stored at which a table was last touched
TURN_EVERY = 10  # seconds: how exactly the turn is, while somebody is there


def is_glance_old(room: Room) -> bool:
    kept, age = room.saved.glance, room.now() - room.saved.touched
    if kept is None or age > TOUCH_EVERY:
        return True
    return age > TURN_EVERY and kept.turn != room.standing().turn


def keep_glance(room: Room) -> None:
    """Store how a table looks now. If that is impossible, lists are a little behind. One that has stopped stays as it
    is."""
    if room.stop is not None:
        return
    with suppress(StoreDown):
        room.keep(glance=glance_of(room))


def keep_end(room: Room) -> None:
    """Store how a game has ended: whoever lists the tables need not look for it. If that is impossible, it is done when
    the table is fetched again."""
    end = SavedEnd.of(room.standing()) if room.is_over and room.stop is None else None
    if end is not None and (not room.saved.is_over or room.saved.end != end):
        with suppress(StoreDown):
            room.keep(is_over=True, end=end)
        room.rematch.greet(room.audience.listeners)


def glance_of(room: Room) -> Glance:
    standing, decision = room.standing(), room.match.decision
    awaited = list(decision.awaited) if decision is not None else []
    return Glance(standing.turn, standing.points, awaited, [list(side) for side in standing.sides])


def info_of(saved: SavedRoom, language: str) -> RoomInfo:
    """Of a table that sleeps. May raise BadRecord or BadSetup: it can no longer be played."""
    record, glance, stage = saved.record, saved.glance or fresh(saved), stage_of(saved)
    family = FAMILIES[record.family]
    if record.version > family.rules.version:
        check_family(family.rules, record)
    return RoomInfo(
        saved.room, record.family, family.title(record.setup, language), seats_of(saved), saved.is_listed, stage,
        glance.turn, saved.end.points if saved.end is not None else glance.points,
        saved.end.winners if saved.end is not None else [], glance.awaited if stage == "playing" else [],
        saved.opened, house_of(saved), saved.code, is_puzzle=saved.puzzle != "",
    )  # fmt: skip


def game_of(saved: SavedRoom, seat: int, language: str, now: float) -> MyGame:
    """The same as a game of somebody."""
    info, sides = info_of(saved, language), (saved.end or saved.glance or fresh(saved)).sides
    is_awaited = seat in info.awaited and not saved.seats[seat].is_out
    _, until = saved.deadlines
    return MyGame(
        info.room, seat, info.family, info.game, info.state, info.opened, info.seats, info.points, info.winners,
        places(info.points, info.winners), sides, is_awaited,
        max(0, round(until.get(seat, now) - now)) if is_awaited else 0, info.is_puzzle,
    )  # fmt: skip


def fresh(saved: SavedRoom) -> Glance:
    """Of a table at which nobody has looked yet."""
    return Glance(1, [0] * len(saved.seats), [], [[] for _ in saved.seats])


def stage_of(saved: SavedRoom) -> Stage:
    if any(seat.is_free for seat in saved.seats):
        return "waiting"
    return "over" if saved.is_over else "playing"


def seats_of(saved: SavedRoom) -> list[SeatInfo]:
    return [SeatInfo(each.name, each.bot, each.is_taken, False, each.is_out, each.character) for each in saved.seats]
