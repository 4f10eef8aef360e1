"""The host: whoever opened a table. What only they may do there, and what holds at the table by their will."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rumpus.match import Match
from rumpus.server.absence import GONE
from rumpus.server.accounts import WATCHING, Accounts
from rumpus.server.audience import Listener, refuse, send_away
from rumpus.server.parts import House
from rumpus.server.protocol import FreeSeat, HostMessage, Housed, Mute, Spectators
from rumpus.server.saved import SavedRoom
from rumpus.server.tokens import new_seed

if TYPE_CHECKING:
    from rumpus.server.room import Room

MOST_ADDRESSES = 16  # of one seat


class Host:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.left: dict[int, float] = {}  # when the last one at a seat has gone
        self.came_from: dict[int, list[str]] = {}  # the last addresses from which each seat was played

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

    def is_muted(self, listener: Listener) -> bool:
        """A player; or a spectator at an address from which one plays who is muted, and who would only go on so. Where
        addresses do not tell people apart, nobody is taken for another."""
        seats, budget = self.room.saved.seats, listener.budget
        if listener.seat != WATCHING:
            return seats[listener.seat].is_muted
        if not budget.address or not budget.limits.people:
            return False
        return any(
            each.is_muted and budget.address in self.came_from.get(place, ()) for place, each in enumerate(seats)
        )

    def free(self, listener: Listener, seat: int) -> None:
        """Let somebody else sit down there; whoever sat there is a spectator from now on.

        Who sits down next may play another seat as well: so nobody gets a hand that somebody still plays, and one that
        was only seen is dealt anew. In the middle of a game the others have to have gone on without them first.
        """
        room = self.room
        if not self.is_of_a_guest(seat):
            refuse(listener, "not allowed", "no guest")
            return
        name, away = room.names[seat], room.tempo.clock() - self.left.get(seat, room.tempo.woken)
        if room.stop is not None:
            refuse(listener, "not allowed", "game has stopped")
        elif room.absence.is_here(seat):
            refuse(listener, "not allowed", "seat in use", name=name)
        elif room.saved.is_slow and not room.saved.seats[seat].is_out:
            refuse(listener, "not allowed", "has days", name=name)
        elif self.is_dealt and room.match.record.answers and not room.saved.seats[seat].is_out:
            refuse(listener, "not allowed", "hand in play", name=name)
        elif away < GONE:
            refuse(listener, "not allowed", "just left", name=name, seconds=round(GONE - away))
        else:
            if self.is_dealt and not (room.match.record.answers or room.saved.has_chosen_seed):
                self.deal_anew()
            room.links.end(seat, is_taken=False, is_out=False, is_muted=False, wish="mine")
            self.came_from.pop(seat, None)
            room.show_seats()

    @property
    def is_dealt(self) -> bool:
        """There are hands, since what can be answered while somebody is still to come has been."""
        decision = self.room.match.decision
        return decision is None or decision.prompt not in self.room.family.manners.early

    def deal_anew(self) -> None:
        """Before the first answer: another game of the same setup, with another question."""
        room, record = self.room, self.room.match.record
        match = Match(room.match.rules, record.setup, new_seed())
        kept = msgspec.structs.replace(room.saved.record, seed=match.record.seed)
        room.keep(record=kept, ahead=room.saved.ahead + 1, glance=None)
        room.match = match
        room.audience.accounts = Accounts(room.family)
        room.stand_ins.bots.clear()
        if room.gallery is not None:
            room.gallery.deal_anew()
        room.answers.ask_anew()
        match.put_away()

    def is_of_a_guest(self, seat: int) -> bool:
        seats = self.room.saved.seats
        return 0 <= seat < len(seats) and seats[seat].is_taken and not seats[seat].bot and seat != self.room.saved.host

    def close(self) -> None:
        self.room.keep(is_closed=True, is_over=True)
        for audience in self.room.audiences():
            send_away(audience.listeners, "table closed")

    def note_coming(self, seat: int, address: str) -> None:
        """Not stored: it is forgotten when the table sleeps."""
        if seat != WATCHING:
            others = [each for each in self.came_from.get(seat, []) if each != address]
            self.came_from[seat] = [*others, address][-MOST_ADDRESSES:]

    def note_leaving(self, seat: int) -> None:
        self.left[seat] = self.room.tempo.clock()


def house_of(saved: SavedRoom) -> House:
    delay = saved.hands_delay if saved.open_hands else 0
    return House(saved.host, saved.has_chosen_seed, delay, saved.are_spectators_silent)
