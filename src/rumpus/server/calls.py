"""Who is told that the table waits for them: people who are awaited and are not there, once each time; and again when
only a quarter of their days is left.

They are told after a while: until then it shows whether the table lets the question pass for them, and who only loads
the page again is back. So what is told is what everybody at the table can see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from rumpus.server.ways import Why

if TYPE_CHECKING:
    from rumpus.server.room import Room
    from rumpus.server.saved import SavedRoom

PATIENCE = 120.0  # seconds that somebody is not there
SHORT = 0.25  # of the time: so much is left when people are reminded

Tell = Callable[["Room", list[int], Why], None]


class Calls:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.tell: Tell | None = None  # None: nobody can be told anything
        self.since: dict[int, float] = {}  # people who are awaited, and from when on they were not there

    def tick(self, now: float) -> None:
        if self.tell is None or self.room.holds.hold is not None:
            return
        room, awaited = self.room, self.room.stand_ins.people_awaited()
        self.forget(awaited)
        absent = [seat for seat in awaited if can_be_told(room.saved, seat) and not room.absence.is_here(seat)]
        self.since = {seat: self.since.get(seat, now) for seat in absent}
        missed = [seat for seat in absent if now >= self.since[seat] + self.patience]
        new = [seat for seat in missed if not room.saved.seats[seat].is_called]
        late = [seat for seat in missed if seat not in new and self.is_short(seat)]
        if new or late:
            self.note({seat: {"is_called": True, "reminded": self.shortage(seat)} for seat in (*new, *late)})
        if new:
            self.tell(room, new, "awaited")
        if late:
            self.tell(room, late, "reminder")

    def due(self) -> float | None:
        """When somebody is missed."""
        seats = self.room.saved.seats
        soon = [seat for seat in self.since if not seats[seat].is_called or self.is_short(seat)]
        return min([self.since[seat] + self.patience for seat in soon], default=None)

    def due_at(self) -> float | None:
        """The time of day at which somebody has to be reminded."""
        untold = [seat for seat in self.since if not self.is_reminded(seat)]
        return min(
            [until - SHORT * self.room.clocks.limit for until in map(self.deadline, untold) if until], default=None
        )

    @property
    def patience(self) -> float:
        limit = self.room.clocks.limit
        return min(PATIENCE, SHORT * limit) if limit else PATIENCE

    # -- reminders -------------------------------------------------------------------------------------------

    def deadline(self, seat: int) -> float:
        """The time of day at which somebody's days are over; 0: they have no days."""
        return self.room.clocks.deadlines.get(seat, 0.0) if self.room.saved.is_slow else 0.0

    def is_reminded(self, seat: int) -> bool:
        """Of this time; each answer has its own."""
        return self.room.saved.seats[seat].reminded == self.deadline(seat)

    def is_short(self, seat: int) -> bool:
        return not self.is_reminded(seat) and self.shortage(seat) > 0.0

    def shortage(self, seat: int) -> float:
        """When the time is up of somebody who has little left; 0: there is enough of it."""
        until = self.deadline(seat)
        return until if until and until - self.room.now() <= SHORT * self.room.clocks.limit else 0.0

    # -- keeping ---------------------------------------------------------------------------------------------

    def forget(self, awaited: list[int]) -> None:
        """Who is not awaited any more is told again when they are."""
        called = [place for place, seat in enumerate(self.room.saved.seats) if seat.is_called and place not in awaited]
        if called:
            self.note({seat: {"is_called": False, "reminded": 0.0} for seat in called})

    def note(self, facts: dict[int, dict[str, object]]) -> None:
        """Before anybody is told, so that nobody is told twice."""
        seats = self.room.saved.seats
        self.room.keep(
            seats=[msgspec.structs.replace(seat, **facts.get(place, {})) for place, seat in enumerate(seats)]
        )


def can_be_told(saved: SavedRoom, seat: int) -> bool:
    mine = saved.seats[seat]
    return bool(mine.devices or mine.webhook is not None or saved.webhook is not None)


def calls_due(saved: SavedRoom, seat: int, until: float) -> float:
    """When a table that sleeps is to be woken since somebody has to be told something; at the latest when their time
    is up."""
    if not can_be_told(saved, seat) or saved.seats[seat].reminded == until:
        return until
    return until - SHORT * max(saved.seconds, saved.window_seconds) if saved.seats[seat].is_called else 0.0
