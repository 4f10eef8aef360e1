"""What bots have offered to people, and how long they wait for an answer. After that the table says no for them.

What is offered lies on the table, so that nobody learns anything from how long it is waited for.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rumpus.family.manners import Offered
from rumpus.server import protocol
from rumpus.server.audience import Listener, tell
from rumpus.server.parts import Offer

if TYPE_CHECKING:
    from rumpus.server.room import Room


class Offers:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.since: dict[Offered, float] = {}  # what is offered now, and from when on there is time
        self.made: set[Offered] = set()  # what has been offered since the table was opened, or found again
        self.told: dict[Offered, float] = {}  # until when there is time, as everybody knows

    def note(self, now: float) -> None:
        """Something has happened."""
        found = self.room.family.manners.offers(self.room.match.game)
        self.since = {offer: self.since.get(offer, now) for offer in found}
        self.made.update(found)

    def begin(self) -> None:
        """Everybody has seen what has happened: from now on there is time for what was offered by it."""
        asked_at, now = self.room.tempo.asked_at, self.room.tempo.clock()
        self.since = {offer: now if since == asked_at else since for offer, since in self.since.items()}

    def until(self) -> Iterator[tuple[Offered, float]]:
        """How long bots wait for people."""
        is_bot, patience = self.room.stand_ins.is_bot, self.room.tempo.pauses.offer
        for offer, since in self.since.items():
            by, to, *_ = offer
            if patience and is_bot(by) and not is_bot(to):
                yield offer, since + patience

    def until_for(self, seat: int) -> float:
        """How long this bot waits."""
        return max([until for (by, *_), until in self.until() if by == seat], default=0.0)

    def due(self) -> float | None:
        """When somebody says no by saying nothing."""
        if not self.since or self.room.looks.hold_bots:
            return None
        return min([until for offer, until in self.until() if self.refusing(offer) is not None], default=None)

    def tick(self, now: float) -> None:
        if not (self.since or self.told):  # nearly always
            return
        found = dict(self.until())
        if found != self.told:
            self.told = found
            self.tell(self.room.audience.listeners)
        for offer, until in found.items():
            place = self.refusing(offer)
            if until <= now and place is not None and not self.room.looks.hold_bots:
                self.room.answers.put(offer[1], place)
                return  # all else is looked at anew

    def refusing(self, offer: Offered) -> int | None:
        return self.room.family.manners.refusing(self.room.match.game, offer)

    def tell(self, listeners: list[Listener]) -> None:
        now, limit = self.room.tempo.clock(), self.room.tempo.pauses.offer
        left = [Offer(by, to, round(max(until - now, 0.0), 1), limit) for (by, to, *_), until in self.told.items()]
        tell(listeners, protocol.Offers(left))

    def greet(self, listener: Listener) -> None:
        if self.told:
            self.tell([listener])
