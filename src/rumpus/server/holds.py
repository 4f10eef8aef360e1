"""An answer that waits a moment, since others may still want to do something before it: opening a door.

Whether it waits follows from public facts alone. Anybody at the table may hold it for longer, with or without a reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.kernel import Option
from rumpus.server import protocol
from rumpus.server.audience import Listener, refuse, tell

if TYPE_CHECKING:
    from rumpus.server.room import Room

LONGEST = 30.0  # seconds that somebody may hold it
MOST = 2  # times a turn that one player may


class Hold:
    """What somebody has said and what happens later, and who holds it; -1: nobody, it only waits a moment."""

    def __init__(self, seat: int, said: Option, until: float, limit: float) -> None:
        self.seat, self.said = seat, said
        self.until, self.limit = until, limit
        self.by = -1


class Holds:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.hold: Hold | None = None
        self.turn = -1
        self.held: dict[int, int] = {}  # how often each seat has held something in this turn

    def hears(self, seat: int, said: Option) -> bool:
        """False: what somebody says is heard only after a moment."""
        room = self.room
        if self.hold is not None and (self.hold.seat, self.hold.said) == (seat, said):
            return False
        others = room.family.manners.may_forestall(room.match.game, seat, said)
        people = [each for each in others if not room.stand_ins.is_bot(each)]
        if not people or not room.tempo.pauses.door:
            return True
        if room.tempo.is_private_to(people[0]) and not self.can_forestall(seat, people[0]):
            return True  # nobody is there who could learn anything from that
        self.hold = Hold(seat, said, room.tempo.clock() + room.tempo.pauses.door, room.tempo.pauses.door)
        self.tell(room.audience.listeners)
        return False

    def can_forestall(self, seat: int, by: int) -> bool:
        return self.room.family.manners.can_forestall(self.room.match.game, seat, by)

    def wait(self, listener: Listener, lets_go: bool) -> None:
        room, hold, seat = self.room, self.hold, listener.seat
        if hold is None or seat == hold.seat or (lets_go and hold.by != seat):
            refuse(listener, "too late", "nothing to hold")
            return
        if lets_go:
            self.answer(hold)
            return
        turn = room.standing().turn
        if turn != self.turn:
            self.turn, self.held = turn, {}
        if hold.by >= 0 or self.held.get(seat, 0) >= MOST:
            refuse(listener, "not allowed", "held enough")
            return
        self.held[seat] = self.held.get(seat, 0) + 1
        hold.by, hold.until, hold.limit = seat, room.tempo.clock() + LONGEST, LONGEST
        self.tell(room.audience.listeners)

    def tell(self, listeners: list[Listener]) -> None:
        """Each of them, whether it matters to them: that follows from their own options."""
        hold = self.hold
        if hold is None:
            return
        left = round(max(hold.until - self.room.tempo.clock(), 0.0), 1)
        for each in listeners:
            matters = each.seat >= 0 and self.can_forestall(hold.seat, each.seat)
            tell([each], protocol.Held(hold.seat, left, hold.limit, hold.by, matters))

    def due(self) -> float | None:
        return self.hold.until if self.hold is not None else None

    def tick(self, now: float) -> None:
        if self.hold is not None and self.hold.until <= now:
            self.answer(self.hold)

    def answer(self, hold: Hold) -> None:
        """Nobody has done anything, so it is still offered."""
        self.hold = None
        decision = self.room.match.decision
        assert decision is not None
        self.room.answers.put(hold.seat, list(decision.offers[hold.seat]).index(hold.said))

    def forget(self) -> None:
        """Something has happened first, and the player may want to say something else."""
        self.hold = None
