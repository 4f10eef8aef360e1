"""How long each awaited person has for an answer. When the time runs out, they pass in a window; otherwise a bot takes
over."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from rumpus.family.options import PASS
from rumpus.server import protocol
from rumpus.server.audience import Listener
from rumpus.server.parts import Clock
from rumpus.server.store import StoreDown

if TYPE_CHECKING:
    from rumpus.server.room import Room

KEEP_EVERY = 5.0  # seconds: so much more may be left after the server was killed


class Clocks:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.deadlines: dict[int, float] = {}  # when the clocks of those who are asked run out
        number, left = room.saved.clocks
        self.before = left if number == room.number else {}  # how much was left of them when the server stopped
        self.kept_at = 0.0

    @property
    def are_ticking(self) -> bool:
        """Everybody sees the seconds go by."""
        return bool(self.room.saved.seconds or self.room.saved.window_seconds)

    @property
    def keep_awake(self) -> bool:
        """The table has to be in memory for them to run out."""
        return bool(self.deadlines)

    @property
    def limit(self) -> int:
        """How long each awaited person has for this question; 0: no clock. It is the same whatever anybody holds."""
        saved = self.room.saved
        return saved.window_seconds if self.is_of_window else saved.seconds

    @property
    def is_of_window(self) -> bool:
        return self.room.answers.window.is_shared and self.room.saved.window_seconds > 0

    def tick(self, now: float) -> None:
        """Start the clocks of those who are asked, and show them; some may have run out."""
        room, seconds = self.room, self.limit
        self.deadlines = {
            seat: self.deadlines.get(seat, now + min(self.before.pop(seat, seconds), seconds)) for seat in self.asked()
        }
        if not self.deadlines:
            return
        left = self.left(now)
        if now - self.kept_at >= KEEP_EVERY:
            self.keep(now)
        room.audience.tell(protocol.Ticking([Clock(seat, each, seconds) for seat, each in left.items()]))
        self.run_out_at(now)

    def asked(self) -> list[int]:
        """Whose clocks run."""
        return self.room.stand_ins.people_awaited() if self.limit and self.room.holds.hold is None else []

    def left_for(self, seat: int) -> float:
        """How many seconds somebody has now; 0: no clock of theirs runs."""
        return self.left(self.room.tempo.clock()).get(seat, 0.0)

    def greet(self, listener: Listener) -> None:
        """Somebody has come: they will see them in a moment."""

    def due(self) -> float | None:
        """The time of day at which the table has to be woken for them; None: it need not be."""
        return None

    def left(self, now: float) -> dict[int, float]:
        return {seat: round(max(until - now, 0.0), 1) for seat, until in self.deadlines.items()}

    def keep(self, now: float) -> None:
        """Store how much is left: nobody has all the time again because the server was away, and nobody loses any."""
        if self.deadlines:
            self.kept_at = now
            with suppress(StoreDown):
                self.room.keep(clocks=(self.room.number, self.left(now)))

    def run_out_at(self, now: float) -> None:
        window = self.room.answers.window
        for seat in [seat for seat, until in self.deadlines.items() if until <= now]:
            if self.room.answers.window is window:  # otherwise the game has gone on, and they are asked something new
                self.run_out(seat)

    def run_out(self, seat: int) -> None:
        self.stop(seat)
        decision = self.room.match.decision
        options = list(decision.offers.get(seat, ())) if decision is not None else []
        if self.is_of_window and PASS in options:
            self.room.answers.put(seat, options.index(PASS))
        else:
            self.room.stand_ins.sit_out(seat, for_good=False)

    def stop(self, seat: int) -> None:
        self.deadlines.pop(seat, None)

    def stop_all(self) -> None:
        self.deadlines, self.before = {}, {}
