"""Where the heavy work of tables is done: in processes of their own, so that nobody else's table waits for it.

What is about one table is done by the same process, one thing after the other: it remembers the games that it was asked
about. Who comes next is the matter of a queue: nobody fills the workshop for all others.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from rumpus.server.fault import Fault
from rumpus.server.queues import Errand, Queue
from rumpus.server.thinking import nothing, processes

PATIENCE = 30.0  # seconds that somebody waits for it
T = TypeVar("T")


class Workshop:
    """`benches` processes at most; none: a thread, which will do for tests. `prepare` is done first in each."""

    def __init__(self, benches: int = 0, prepare: Callable[[], None] = nothing) -> None:
        self.benches = benches
        self.prepare = prepare
        self.queue = Queue(benches)
        self._at_work: dict[int, Executor] = {}

    async def do(self, table: str, job: Callable[[], T], errand: Errand) -> T:
        """May raise Fault: it takes too long, or its process has died."""
        try:
            async with asyncio.timeout(PATIENCE), self.queue.turn(table, errand) as bench:
                if bench not in self._at_work:
                    self._at_work[bench] = processes(1, self.prepare) if self.benches else ThreadPoolExecutor(1)
                try:
                    return await asyncio.wrap_future(self._at_work[bench].submit(job))
                except BrokenProcessPool:
                    self._at_work.pop(bench).shutdown(wait=False)
                    raise Fault(503, "busy") from None
        except TimeoutError:
            raise Fault(503, "busy") from None

    def close(self) -> None:
        for each in self._at_work.values():
            each.shutdown(wait=False, cancel_futures=True)
        self._at_work.clear()
