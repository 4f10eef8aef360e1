"""Queues for what only a few can have at the same time: whoever asks for much waits for that, and nobody else does."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from zlib import crc32

MOST_AT_ONCE = 2  # places that are taken for one address


@dataclass
class Errand:
    """For whom something is done. `who`: their address; empty: the server itself. `is_urgent`: they want to play, which
    may turn out while it waits."""

    who: str = ""
    is_urgent: bool = False


@dataclass(eq=False)
class Waiting:
    place: int
    errand: Errand
    came: int
    ready: asyncio.Future[None]


class Queue:
    """Leads to places that are taken by one at a time; what is about one table is always done at the same.

    Those who want to play come first; apart from that, whoever was let in longest ago, or not yet.
    """

    def __init__(self, places: int = 1) -> None:
        self.places = max(1, places)
        self._waiting: list[Waiting] = []
        self._taken: dict[int, tuple[str, bool]] = {}  # for whom, and whether it is urgent
        self._at_once: Counter[tuple[str, bool]] = Counter()
        self._let_in: dict[str, int] = {}  # when each was let in last, while anybody is here
        self._clock = count(1)

    @asynccontextmanager
    async def turn(self, table: str, errand: Errand) -> AsyncIterator[int]:
        """Wait for the place of this table, and have it."""
        mine = Waiting(self.place(table), errand, next(self._clock), asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        self._let_next_in()
        try:
            await mine.ready
            yield mine.place
        finally:
            if mine in self._waiting:
                self._waiting.remove(mine)
            else:
                self._at_once[self._taken.pop(mine.place)] -= 1
                self._at_once = +self._at_once
            self._let_next_in()

    def place(self, table: str) -> int:
        return crc32(table.encode()) % self.places

    def _let_next_in(self) -> None:
        while free := [each for each in self._waiting if self._is_free_for(each)]:
            self._let(min(free, key=self._rank))
        if not self._waiting and not self._taken:
            self._let_in.clear()

    def _is_free_for(self, each: Waiting) -> bool:
        errand = each.errand
        return each.place not in self._taken and self._at_once[errand.who, errand.is_urgent] < MOST_AT_ONCE

    def _rank(self, each: Waiting) -> tuple[bool, int, int]:
        return not each.errand.is_urgent, self._let_in.get(each.errand.who, 0), each.came

    def _let(self, each: Waiting) -> None:
        self._waiting.remove(each)
        whose = each.errand.who, each.errand.is_urgent
        self._taken[each.place] = whose
        self._at_once[whose] += 1
        self._let_in[each.errand.who] = next(self._clock)
        if not each.ready.done():  # otherwise it is being called off
            each.ready.set_result(None)
