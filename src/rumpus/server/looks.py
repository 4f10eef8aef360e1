"""Who follows what others do, and what they have seen of it. Bots wait for them: how long follows from who looks, and
from nothing that anybody holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.server.audience import Listener

if TYPE_CHECKING:
    from rumpus.server.room import Room

AMONG_SEVERAL = 10.0  # seconds after something has happened: nobody makes others wait longer
ALONE = 300.0  # whoever plays with bots only may take their time


class Looks:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.seen: dict[Listener, int] = {}  # the question that somebody who follows has come to

    def take(self, listener: Listener, number: int) -> None:
        if number < 0:
            self.forget(listener)
        else:
            self.seen[listener] = number
            if not self.is_looking:
                self.room.offers.begin()

    def forget(self, listener: Listener) -> None:
        """Somebody follows no longer, or has gone."""
        self.seen.pop(listener, None)

    @property
    def hold_bots(self) -> bool:
        """Whether bots wait now."""
        return self.is_looking and self.room.tempo.clock() < self.limit

    def due(self, now: float) -> float | None:
        """When bots wait no longer."""
        return self.limit if self.is_looking and now < self.limit else None

    @property
    def is_looking(self) -> bool:
        """Somebody for whom a bot plays holds up nobody."""
        number = self.room.number
        return any(seen < number and self.is_person(listener.seat) for listener, seen in self.seen.items())

    @property
    def limit(self) -> float:
        people = {listener.seat for listener in self.room.audience.listeners if self.is_person(listener.seat)}
        return self.room.tempo.asked_at + (AMONG_SEVERAL if len(people) > 1 else ALONE)

    def is_person(self, seat: int) -> bool:
        return seat >= 0 and not self.room.stand_ins.is_bot(seat)
