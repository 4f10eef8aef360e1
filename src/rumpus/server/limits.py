"""How much one client may ask for, and how often.

Two kinds of people are counted: a *party*, which is one seat of a table on all its devices (or those at one address who
watch it), and an *address*, behind which a whole household may sit. So what an address may do is what one person may,
times how many share it.

The times are those of a clock that never jumps, and what is kept of anybody is one number.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Hashable
from math import ceil
from operator import itemgetter
from typing import Literal, NamedTuple

from rumpus.server.fault import Fault

MOST_BYTES = 16_384  # of a message, of a request, and of the head of a request
HELLO_WITHIN = 10.0  # seconds: who connects says who they are
MOST_WAITING = 1_000_000  # bytes for somebody who does not read them
MOST_LOG = 2000  # lines of a moment of a replay
MOST_NOTE = 2000  # letters in a report
MOST_PEOPLE = 8  # who usually share an address
HOUR = 3600.0
MOST_KEPT = 20_000  # of whom it is known how much they have done

Kind = Literal[
    "connect", "costly", "guess", "join", "message", "moment", "open", "person", "request", "sit down", "talk", "undo",
    "welcome",
]  # fmt: skip


class Rate(NamedTuple):
    """So many times at once, and from then on as evenly as that comes to."""

    most: int
    within: float  # seconds


# What one seat may do, however many devices it plays on.
OF_PARTY: dict[Kind, Rate] = {
    "join": Rate(20, 60.0),
    "message": Rate(40, 2.0),
    "talk": Rate(10, 5.0),
    "undo": Rate(20, 10.0),
    "welcome": Rate(10, 10.0),
}
# What one person may do, of those who share an address.
OF_PERSON: dict[Kind, Rate] = {
    "costly": Rate(6, 60.0),  # pictures, reports, records, results
    "guess": Rate(25, HOUR),  # words by which a table is looked for
    "join": Rate(15, 60.0),
    "message": Rate(40, 2.0),
    "moment": Rate(30, 10.0),  # of replays; lists of tables and games
    "person": Rate(5, HOUR),  # new personal links, each of which keeps a list of seats
    "request": Rate(125, 20.0),
    "sit down": Rate(6, 60.0),
    "talk": Rate(10, 5.0),
    "undo": Rate(20, 10.0),
    "welcome": Rate(10, 10.0),
}


class Rates:
    """How often each of many does one thing. `rate`: None if that does not matter."""

    def __init__(self, rate: Rate | None, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.settled: dict[Hashable, float] = {}  # when each would be done with all of it, at an even pace

    def wait(self, who: Hashable) -> float:
        """How many seconds until they may; 0: they may now, and it counts."""
        if self.rate is None:
            return 0.0
        now, step = self.clock(), self.rate.within / self.rate.most
        settled = max(self.settled.get(who, now), now)
        early = settled - now - (self.rate.within - step)
        if early > step / 1000:  # a little less is only how numbers are rounded
            return early
        self.settled[who] = settled + step
        if len(self.settled) > MOST_KEPT:
            self.forget(now)
        return 0.0

    def forget(self, now: float) -> None:
        """Those who have done nothing for a while; if there are still too many, those who have done least."""
        busy = sorted(((who, until) for who, until in self.settled.items() if until > now), key=itemgetter(1))
        self.settled = dict(busy[-MOST_KEPT // 2 :])


class Limits:
    """`people`: how many may share an address; 0: any number of them. From one address, `most_opened` tables may be
    opened in an hour; 0: any number."""

    def __init__(
        self, people: int = MOST_PEOPLE, most_opened: int = 0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.people = people
        self.most_opened = most_opened
        self.of_party = {kind: Rates(rate, clock) for kind, rate in OF_PARTY.items()}
        self.of_address = {
            kind: Rates(Rate(rate.most * people, rate.within) if people else None, clock)
            for kind, rate in OF_PERSON.items()
        }
        self.of_address["open"] = Rates(Rate(most_opened, HOUR) if most_opened else None, clock)

    def wait(self, kind: Kind, address: str) -> int:
        """How many seconds until one more may come from an address; 0: it may now, and it counts."""
        return ceil(self.of_address[kind].wait(address))

    def check(self, kind: Kind, address: str) -> None:
        """May raise Fault."""
        if wait := self.wait(kind, address):
            raise Fault(429, "too often", seconds=wait)

    def budget(self, address: str, party: Hashable) -> Budget:
        return Budget(self, address, party)


class Budget:
    """How much one connection may still ask for: as much as its party and its address."""

    def __init__(self, limits: Limits, address: str, party: Hashable) -> None:
        self.limits = limits
        self.address = address
        self.party = party

    def wait(self, kind: Kind) -> float:
        """How many seconds until it may; 0: it may now, and it counts."""
        return self.limits.of_party[kind].wait(self.party) or self.limits.of_address[kind].wait(self.address)

    def wait_to_open(self) -> int:
        """The same for a table, of which a party has no number of its own."""
        return self.limits.wait("open", self.address)


def household(host: str) -> str:
    """What is taken for one address: in IPv6 everybody has a whole network of them."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:  # no address: a test, or a socket of the system
        return host[:100]
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
