"""The figures of a server on PostgreSQL: what it costs beside a file, and what a second server is good for.

Both are ratios of two runs one after the other, so that a noisy machine is noisy for both. The cost is all CPU time,
that of the database too. What two servers can do is limited by the busier one: what counts is its CPU time.
"""

from __future__ import annotations

import asyncio
import os
import resource
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from urllib.error import HTTPError

from tests.server.database import cluster
from tests.server.live import LiveServer
from tests.server.takeover import Fleet, wait_for_shares
from websockets.exceptions import ConnectionClosed

from benchmarks.measure import Figure, Measured
from benchmarks.server import RATE_ANSWERS, SMASH_UP, Crowd, serving

RUNS, TRIES = 3, 3
A_TICK = 1 / os.sysconf("SC_CLK_TCK")


class Several:
    """Servers that people come to by turns."""

    def __init__(self, servers: list[LiveServer]) -> None:
        self.turns = cycle(servers)
        self.hears_hello = True

    @property
    def address(self) -> str:
        return next(self.turns).address

    def open(self, **wish: object) -> tuple[str, dict[int, str]]:
        return next(self.turns).open(**wish)


def crowded(server: LiveServer | Several, answers: int) -> int:
    """So many answers; none: everybody only sits down. Returns how many there were."""

    async def play() -> int:
        crowd = Crowd(server, answers, 0.0, SMASH_UP)
        await crowd.play("random")
        return crowd.count

    return asyncio.run(play())


@contextmanager
def on_postgres() -> Iterator[LiveServer]:
    with cluster() as postgres, tempfile.TemporaryDirectory() as folder:
        server = LiveServer(Path(folder))
        server.database = postgres.new_database()
        with server:
            yield server


def cost(is_file: bool) -> float:
    """Seconds of CPU time for an answer, of all that is started for it."""

    def spent(answers: int) -> tuple[int, float]:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        with serving(0.0) if is_file else on_postgres() as server:
            count = crowded(server, answers)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return count, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    _, idle = spent(0)
    count, busy = spent(RATE_ANSWERS)
    return (busy - idle) / count


def throughput(servers: int) -> float:
    """Answers in a second of CPU time of the busiest server."""
    with ExitStack() as stack:
        database = stack.enter_context(cluster()).new_database()
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        fleet = Fleet(Path(folder), database, servers, Random(1))
        for server in fleet.servers:
            stack.enter_context(server)
        wait_for_shares(database, servers)
        several = Several(fleet.servers)
        crowded(several, 0)
        before = [seconds_of(server) for server in fleet.servers]
        crowded(several, 0)
        idle = [seconds_of(server) for server in fleet.servers]
        count = crowded(several, RATE_ANSWERS)
        after = [seconds_of(server) for server in fleet.servers]
    return count / max(c - b - (b - a) for a, b, c in zip(before, idle, after, strict=True))


def seconds_of(server: LiveServer) -> float:
    """Of CPU time, so far."""
    stat = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(stat[11]) + int(stat[12])) * A_TICK


def undisturbed(measure: Callable[[], float]) -> float:
    """On a machine with much else to do the database may be away for a moment; then everybody is sent off, and it is
    measured again."""
    for _ in range(TRIES):
        with suppress(ConnectionClosed, HTTPError):
            return measure()
    return measure()


def figures() -> list[Figure]:
    costs = median(undisturbed(lambda: cost(is_file=False) / cost(is_file=True)) for _ in range(RUNS))
    growth = median(undisturbed(lambda: throughput(2) / throughput(1)) for _ in range(RUNS))
    return [
        Figure("PostgreSQL, CPU of an answer beside SQLite", Measured(costs, costs), "times", 2),
        Figure("PostgreSQL, two servers beside one", Measured(growth, growth), "times", 1.7, True),
    ]
