"""The links to the seats of a table. One can be renewed by whoever sits there, and then no older one is good."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rumpus.server.audience import Listener, send_away, tell
from rumpus.server.protocol import Renewed

if TYPE_CHECKING:
    from rumpus.server.room import Room


class Links:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.token: Callable[[str, int, int], str] | None = None  # of a table, a seat, and how often it was renewed

    def renew(self, listener: Listener) -> None:
        seat = listener.seat
        others = [each for each in self.room.audience.listeners if each.seat == seat and each is not listener]
        self.end(seat)
        assert self.token is not None
        tell([listener], Renewed(self.token(self.room.id, seat, self.room.saved.seats[seat].link)))
        send_away(others, "renewed")

    def end(self, seat: int, **facts: object) -> None:
        """Nobody comes to this seat by what they have; nor by a personal link, which may be that of a thief. Nobody is
        told any more that it is awaited. Other facts about the seat may change with it."""
        room = self.room
        link = room.saved.seats[seat].link + 1
        seats = room.saved.with_seat(seat, link=link, devices=[], webhook=None, is_called=False, **facts)
        saved = room.with_facts(seats=seats)
        room.store.disown(saved, seat)
        room.saved = saved
