"""How many are connected: from one address, at one seat, to watch one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable

from rumpus.server.accounts import WATCHING
from rumpus.server.fault import Fault
from rumpus.server.limits import Limits

MOST_OF_PERSON = 12  # connections of each of those who share an address
MOST_OF_SEAT = 16  # a few devices, and those that have died and were not missed yet
MOST_WATCHING = 200  # at one table
LATER = 30  # seconds after which a connection that is no longer there has been missed


class Visitors:
    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.counts: Counter[Hashable] = Counter()

    def enter(self, address: str, room: str, seat: int) -> None:
        """Count somebody until they leave. May raise Fault."""
        wait = self.limits.budget(address, party(room, seat, address)).wait("join")
        if wait:
            raise Fault(429, "too often", seconds=int(wait) + 1)
        most_here = MOST_WATCHING if seat == WATCHING else MOST_OF_SEAT
        for who, most in zip(
            self._counted(address, room, seat), (most_here, MOST_OF_PERSON * self.limits.people), strict=False
        ):
            if self.counts[who] >= most:
                raise Fault(429, "too many connections", most=most, seconds=LATER)
        self.counts.update(self._counted(address, room, seat))

    def leave(self, address: str, room: str, seat: int) -> None:
        for who in self._counted(address, room, seat):
            self.counts[who] -= 1
            if not self.counts[who]:
                del self.counts[who]

    def _counted(self, address: str, room: str, seat: int) -> list[Hashable]:
        return [(room, seat), address] if self.limits.people else [(room, seat)]


def party(room: str, seat: int, address: str) -> Hashable:
    """Who is counted together: a seat, or those who watch a table from one address."""
    return room, address if seat == WATCHING else seat
