"""The host: whoever opened a table. What only they may do there, and what holds at the table by their will."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.server.absence import GONE
from rumpus.server.audience import Listener, refuse, send_away
from rumpus.server.parts import House
from rumpus.server.protocol import FreeSeat, HostMessage, Housed, Mute, Spectators
from rumpus.server.saved import SavedRoom

if TYPE_CHECKING:
    from rumpus.server.room import Room


class Host:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.left: dict[int, float] = {}  # when the last one at a seat has gone

    def house(self) -> House:
        return house_of(self.room.saved)

    def hear(self, listener: Listener, message: HostMessage) -> None:
        if listener.seat != self.room.saved.host:
            refuse(listener, "not allowed", "only the opener")
        elif isinstance(message, Spectators):
            self.room.keep(are_spectators_silent=not message.may_talk)
            for audience in self.room.audiences():
                audience.tell(Housed(self.house()))
        elif isinstance(message, Mute):
            self.mute(listener, message.seat, message.is_muted)
        elif self.room.is_over:
            refuse(listener, "not allowed", "game is over")
        elif isinstance(message, FreeSeat):
            self.free(listener, message.seat)
        else:
            self.close()

    def mute(self, listener: Listener, seat: int, is_muted: bool) -> None:
        if not self.is_of_a_guest(seat):
            refuse(listener, "not allowed", "no guest")
            return
        self.room.keep_seat(seat, is_muted=is_muted)
        self.room.tell_seats()

    def free(self, listener: Listener, seat: int) -> None:
        """Let somebody else sit down there; whoever sat there is a spectator from now on."""
        room = self.room
        if not self.is_of_a_guest(seat):
            refuse(listener, "not allowed", "no guest")
            return
        away = room.tempo.clock() - self.left.get(seat, room.tempo.woken)
        if room.absence.is_here(seat):
            refuse(listener, "not allowed", "seat in use", name=room.names[seat])
        elif away < GONE:
            refuse(listener, "not allowed", "just left", name=room.names[seat], seconds=round(GONE - away))
        else:
            room.links.end(seat, is_taken=False, is_out=False, is_muted=False, wish="mine")
            room.show_seats()

    def is_of_a_guest(self, seat: int) -> bool:
        seats = self.room.saved.seats
        return 0 <= seat < len(seats) and seats[seat].is_taken and not seats[seat].bot and seat != self.room.saved.host

    def close(self) -> None:
        self.room.keep(is_closed=True, is_over=True)
        for audience in self.room.audiences():
            send_away(audience.listeners, "table closed")

    def note_leaving(self, seat: int) -> None:
        self.left[seat] = self.room.tempo.clock()


def house_of(saved: SavedRoom) -> House:
    delay = saved.hands_delay if saved.open_hands else 0
    return House(saved.host, saved.has_chosen_seed, delay, saved.are_spectators_silent)
