"""Who still looks at what others have done. Bots wait for them: how long follows from who looks, and from nothing that
anybody holds."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from rumpus.server.audience import Listener

if TYPE_CHECKING:
    from rumpus.server.room import Room

AMONG_SEVERAL = 10.0  # seconds after the last answer: nobody makes others wait longer
ALONE = 300.0  # whoever plays with bots only may take their time


class Looks:
    def __init__(self, room: Room, clock: Callable[[], float] = time.monotonic) -> None:
        self.room = room
        self.clock = clock
        self.looking: list[Listener] = []
        self.since = clock()  # when something happened last

    def begin(self) -> None:
        """There is something new to look at."""
        self.since = self.clock()

    def take(self, listener: Listener, is_looking: bool) -> None:
        self.forget(listener)
        if is_looking:
            self.looking.append(listener)

    def forget(self, listener: Listener) -> None:
        """Somebody looks no longer, or has gone."""
        if listener in self.looking:
            self.looking.remove(listener)

    @property
    def hold_bots(self) -> bool:
        """Whether bots wait now. Somebody for whom a bot plays holds up nobody."""
        is_looked = any(self.is_person(listener.seat) for listener in self.looking)
        return is_looked and self.clock() < self.since + self.limit

    @property
    def limit(self) -> float:
        people = {listener.seat for listener in self.room.audience.listeners if self.is_person(listener.seat)}
        return AMONG_SEVERAL if len(people) > 1 else ALONE

    def is_person(self, seat: int) -> bool:
        return seat >= 0 and not self.room.stand_ins.is_bot(seat)
