"""People whom the table waits for: after a while they are named, and then the others may go on without them, if most of
those who are there want to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from rumpus.family.options import PASS
from rumpus.server import protocol
from rumpus.server.accounts import WATCHING
from rumpus.server.audience import Listener, refuse, tell
from rumpus.server.parts import Missing

if TYPE_CHECKING:
    from rumpus.server.room import Room

NAMED = 20.0  # seconds: after that everybody is told for whom the table waits
GONE = 60.0  # seconds: after that the others may go on without somebody who is not there
THINKING = 180.0  # seconds: and without somebody who is


class Absence:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.told: list[Missing] = []
        self.votes: dict[tuple[int, bool], set[int]] = {}  # for a seat and whether it passes: who wants that

    def missing(self, now: float) -> list[Missing]:
        """Who has not answered for a while, though nobody else can go on for them."""
        room = self.room
        if now - room.tempo.asked_at < NAMED:
            return []
        if room.holds.hold is not None or room.saved.is_slow:  # there people have the days that they have
            return []
        return [self.one(seat, now) for seat in room.stand_ins.people_awaited()]

    def one(self, seat: int, now: float) -> Missing:
        since = now - self.room.tempo.asked_at
        is_here = self.is_here(seat)
        may_go_on = since >= (THINKING if is_here else GONE)
        votes, pass_votes = (sorted(self.agreed(seat, passes)) for passes in (False, True))
        needed = len(self.others(seat)) // 2 + 1
        return Missing(
            seat, round(since, 1), is_here, may_go_on, self.passes(seat) is not None, needed, votes, pass_votes
        )

    def others(self, seat: int) -> set[int]:
        """The seats of the other people who are there."""
        here = {listener.seat for listener in self.room.audience.listeners}
        return {each for each in here - {WATCHING, seat} if not self.room.stand_ins.is_bot(each)}

    def agreed(self, seat: int, passes: bool) -> set[int]:
        return self.votes.get((seat, passes), set()) & self.others(seat)

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
        if room.saved.is_slow or not room.audience.listeners or not room.stand_ins.people_awaited():
            return None
        return next((at for each in (NAMED, GONE, THINKING) if (at := room.tempo.asked_at + each) > now), None)

    def tick(self, now: float) -> None:
        """Tell everybody who is missing, if that has changed."""
        found = self.missing(now)
        if (found or self.told) and [facts(each) for each in found] != [facts(each) for each in self.told]:
            self.told = found
            self.room.audience.tell(protocol.Waiting(found))

    def greet(self, listener: Listener) -> None:
        """Somebody has come, who should know."""
        found = self.missing(self.room.tempo.clock())
        if found:
            tell([listener], protocol.Waiting(found))

    def go_on(self, listener: Listener, seat: int, passes: bool) -> None:
        """Somebody wants a bot to sit in for a player, or that they pass once."""
        found = next((each for each in self.missing(self.room.tempo.clock()) if each.seat == seat), None)
        if found is None or not found.may_go_on or seat == listener.seat or (passes and not found.can_pass):
            refuse(listener, "not allowed", "not missing")
            return
        self.votes.setdefault((seat, passes), set()).add(listener.seat)
        self.votes.setdefault((seat, not passes), set()).discard(listener.seat)
        self.settle()
        self.tick(self.room.tempo.clock())

    def settle(self) -> None:
        """Go on without whom most want to go on."""
        for seat, passes in list(self.votes):
            if 2 * len(self.agreed(seat, passes)) <= len(self.others(seat)):
                continue
            self.forget()
            option = self.passes(seat) if passes else None
            if option is not None:
                self.room.answers.put(seat, option)
            elif not passes:
                self.room.stand_ins.sit_out(seat, for_good=False)
            return

    def forget(self) -> None:
        """Something has happened: nobody is missed any more."""
        self.votes.clear()


def facts(missing: Missing) -> tuple[object, ...]:
    """All but the time, which goes on by itself."""
    return tuple(value for field, value in asdict(missing).items() if field != "waited")
