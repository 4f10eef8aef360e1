"""Whether the same people play again: asked of all of them when the game is over. Bots always agree."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from rumpus.server import protocol
from rumpus.server.accounts import WATCHING
from rumpus.server.audience import Listener, refuse, tell
from rumpus.server.parts import Vote

if TYPE_CHECKING:
    from rumpus.server.room import Room

PATIENCE = 20.0  # seconds after the first has agreed: from then on two thirds of the people are enough


class Rematch:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.open: Callable[[Room], str] | None = None  # a new table for the same seats
        self.token: Callable[[str, int], str] | None = None  # for a seat there
        self.until: float | None = None  # when two thirds will be enough
        self.are_two_thirds_enough = False

    def people(self) -> list[int]:
        """Who is asked: those who are there, and those who have said something before they went."""
        here = {listener.seat for listener in self.room.audience.listeners}
        return [
            place for place, seat in enumerate(self.room.saved.seats) if seat.is_taken and (seat.again or place in here)
        ]

    def agreed(self) -> list[int]:
        return [place for place, seat in enumerate(self.room.saved.seats) if seat.again == "yes"]

    def hear(self, listener: Listener, agrees: bool) -> None:
        room = self.room
        if not room.is_over:
            refuse(listener, "not allowed", "game is not over")
            return
        is_first = agrees and not room.saved.rematch and not self.agreed()
        if is_first and (wait := listener.budget.wait_to_open()):  # a table like any other
            most = listener.budget.limits.most_opened
            refuse(listener, "too fast", "opened too many", most=most, seconds=wait)
            return
        room.keep_seat(listener.seat, again="yes" if agrees else "no")
        if room.saved.rematch:
            self.move([listener] if agrees else [])
            return
        if agrees and self.until is None and not self.are_two_thirds_enough:
            self.until = room.tempo.clock() + PATIENCE
        self.settle()

    def settle(self) -> None:
        """Begin if enough people agree; tell everybody how it stands."""
        room, agreed, people = self.room, self.agreed(), self.people()
        are_enough = bool(agreed) and 3 * len(agreed) >= 2 * len(people)
        have_all_said = all(room.saved.seats[seat].again for seat in people)
        if not room.saved.rematch and are_enough and (have_all_said or self.are_two_thirds_enough):
            assert self.open is not None
            room.keep(rematch=self.open(room))
            self.until = None
            room.tell_gallery(protocol.Moved(room.saved.rematch, ""))
            self.move(room.audience.listeners)
        self.greet(room.audience.listeners)

    def move(self, listeners: Iterable[Listener]) -> None:
        """To the new table: those who agreed, and those who watch."""
        agreed, name = self.agreed(), self.room.saved.rematch
        assert self.token is not None
        for each in listeners:
            if each.seat in (WATCHING, *agreed):
                tell([each], protocol.Moved(name, self.token(name, each.seat) if each.seat != WATCHING else ""))

    def greet(self, listeners: Iterable[Listener]) -> None:
        """Tell these how it stands, if it is asked."""
        room = self.room
        if room.is_over:
            votes: list[Vote] = ["yes" if not seat.is_taken else seat.again for seat in room.saved.seats]
            stands = protocol.Again(votes, room=room.saved.rematch)
            if self.until is not None:
                stands.left = max(0.0, round(self.until - room.tempo.clock(), 1))
            tell(listeners, stands)

    def due(self) -> float | None:
        return self.until

    def tick(self, now: float) -> None:
        if self.until is not None and now >= self.until:
            self.until, self.are_two_thirds_enough = None, True
            self.settle()
