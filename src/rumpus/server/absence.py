"""People whom the table waits for: after a while they are named, and then the others may go on without them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.family.options import PASS
from rumpus.server import protocol
from rumpus.server.audience import Listener, refuse, tell

if TYPE_CHECKING:
    from rumpus.server.room import Room

NAMED = 20.0  # seconds: after that everybody is told for whom the table waits
GONE = 60.0  # seconds: after that the others may go on without somebody who is not there
THINKING = 180.0  # seconds: and without somebody who is


class Absence:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.told: list[protocol.Missing] = []

    def missing(self, now: float) -> list[protocol.Missing]:
        """Who has not answered for a while, though nobody else can go on for them."""
        room = self.room
        if room.holds.hold is not None:
            return []
        return [self.one(seat, now) for seat in room.stand_ins.people_awaited() if now - room.tempo.asked_at >= NAMED]

    def one(self, seat: int, now: float) -> protocol.Missing:
        since = now - self.room.tempo.asked_at
        is_here = self.is_here(seat)
        may_go_on = since >= (THINKING if is_here else GONE)
        return protocol.Missing(seat, round(since, 1), is_here, may_go_on, self.passes(seat) is not None)

    def is_here(self, seat: int) -> bool:
        return any(listener.seat == seat for listener in self.room.audience.listeners)

    def passes(self, seat: int) -> int | None:
        """The answer by which this seat would let the question pass."""
        decision = self.room.match.decision
        if decision is None or seat not in decision.awaited:
            return None
        options = list(decision.offers[seat])
        return options.index(PASS) if PASS in options else self.room.family.manners.letting_go(decision, seat)

    def due(self, now: float) -> float | None:
        """When somebody has to be told more."""
        room = self.room
        if not room.audience.listeners or not room.stand_ins.people_awaited():
            return None
        return next((at for each in (NAMED, GONE, THINKING) if (at := room.tempo.asked_at + each) > now), None)

    def tick(self, now: float) -> None:
        """Tell everybody who is missing, if that has changed."""
        found = self.missing(now)
        if [facts(each) for each in found] != [facts(each) for each in self.told]:
            self.told = found
            self.room.audience.tell(protocol.Waiting(found))

    def greet(self, listener: Listener) -> None:
        """Somebody has come, who should know."""
        found = self.missing(self.room.tempo.clock())
        if found:
            tell([listener], protocol.Waiting(found))

    def go_on(self, listener: Listener, seat: int, passes: bool) -> None:
        """Let a bot sit in for somebody, or let them pass once."""
        found = next((each for each in self.missing(self.room.tempo.clock()) if each.seat == seat), None)
        option = self.passes(seat) if found is not None else None
        if found is None or not found.may_go_on or (passes and option is None):
            refuse(listener, "not allowed", "not missing")
        elif passes:
            assert option is not None
            self.room.put(seat, option)
        else:
            self.room.stand_ins.sit_out(seat, for_good=False)


def facts(missing: protocol.Missing) -> tuple[int, bool, bool, bool]:
    """All but the time, which goes on by itself."""
    return missing.seat, missing.is_here, missing.may_go_on, missing.can_pass
