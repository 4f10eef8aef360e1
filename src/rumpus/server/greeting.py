"""What somebody is told who has just come, or has missed something: everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.server.audience import Listener
from rumpus.server.offering import offer_hints

if TYPE_CHECKING:
    from rumpus.server.room import Room


def greet(room: Room, listener: Listener) -> None:
    if room.gallery is not None and listener.sees_hands:
        room.gallery.greet(listener)
        return
    room.audience.welcome([listener])
    room.tell_seats()
    room.undo.ask_others([listener])
    room.clocks.greet(listener)
    room.holds.tell([listener])
    room.offers.greet(listener)
    room.absence.greet(listener)
    room.rematch.greet([listener])
    offer_hints(room, listener)
