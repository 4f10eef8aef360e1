"""Clocks of days. A table that has them is played by people who come and go: it sleeps meanwhile, and the time runs on.

When somebody's time is up is kept as a time of day, so that nothing is lost by sleeping, nor by a new start.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from rumpus.server.audience import Listener, tell
from rumpus.server.clocks import Clocks
from rumpus.server.glance import glance_of
from rumpus.server.parts import Clock
from rumpus.server.protocol import Ticking
from rumpus.server.store import StoreDown

if TYPE_CHECKING:
    from rumpus.server.room import Room

LATE = 600.0  # seconds: who was not missed by then was not watched over, so the server was away
GRACE = 3600.0  # seconds that are left to them when it is back


class DayClocks(Clocks):
    def __init__(self, room: Room) -> None:
        super().__init__(room)
        number, until = room.saved.deadlines
        now = room.now()
        later = {seat: at if at > now - LATE else now + GRACE for seat, at in until.items()}
        self.before = later if number == room.number else {}
        self.told: tuple[int, dict[int, float]] = (-1, {})

    @property
    def are_ticking(self) -> bool:
        return False

    @property
    def keep_awake(self) -> bool:
        return False

    def tick(self, now: float) -> None:
        """Start the clocks of those who are asked, and show them if they are new; some may have run out."""
        room, today = self.room, self.room.now()
        latest = today + self.limit  # the machine's clock may have been put back since
        self.deadlines = {
            seat: self.deadlines.get(seat, min(self.before.pop(seat, latest), latest)) for seat in self.asked()
        }
        found = room.number, self.deadlines.copy()
        if found != self.told:
            self.told = found
            self.keep(now)
            self.tell(room.audience.listeners)
        self.run_out_at(today)

    def keep(self, now: float) -> None:
        """With how the table looks: lists say who is awaited while it sleeps."""
        found = self.room.number, self.deadlines.copy()
        if found != self.room.saved.deadlines and self.room.stop is None:
            with suppress(StoreDown):
                self.room.keep(deadlines=found, glance=glance_of(self.room))

    def left_for(self, seat: int) -> float:
        return self.left(self.room.now()).get(seat, 0.0)

    def due(self) -> float | None:
        return min(self.deadlines.values(), default=None)

    def greet(self, listener: Listener) -> None:
        if self.deadlines:
            self.tell([listener])

    def tell(self, listeners: list[Listener]) -> None:
        left = self.left(self.room.now())
        tell(listeners, Ticking([Clock(seat, each, self.limit) for seat, each in left.items()]))


def clocks_of(room: Room) -> Clocks:
    return DayClocks(room) if room.saved.is_slow else Clocks(room)
