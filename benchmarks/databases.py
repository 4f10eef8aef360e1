"""The figures of servers on PostgreSQL: what an answer costs beside a file, what a second server is good for, and how
long tables are silent when one is told to stop.

The first two are ratios of runs by turns, so that a noisy machine is noisy for both, and are of CPU time: the clients
run on the same processors, and take as much as the servers. What an answer costs is that of the server and the database
together. What servers can do on as many processors is limited by the busiest one, which waits while the database works
for it: what counts is its CPU time and its part of the database's.

`python -m benchmarks.databases` measures this alone.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple

from tests.server import takeover
from tests.server.database import Cluster, cluster
from tests.server.live import LiveServer, patiently
from tests.server.takeover import Fleet, wait_for_shares
from websockets.exceptions import ConnectionClosed

from benchmarks.measure import Figure, Measured
from benchmarks.server import RATE_ANSWERS, SMASH_UP, Crowd, Kind, serving

RUNS, TRIES = 5, 5
A_TICK = 1 / os.sysconf("SC_CLK_TCK")
STOPS = [(number % 2, "stop") for number in range(6)]
GAMES, THINKING = 200, 2.0  # that are played meanwhile, and seconds for an answer, on average
BETWEEN = 4.0  # seconds between two stops, on average


class Servers:
    """Servers that people come to by turns, and the database behind them."""

    hears_hello = True

    def __init__(self, servers: list[LiveServer], database: Cluster | None = None) -> None:
        self.servers = servers
        self.turns = cycle(servers)
        self.database = database

    @property
    def address(self) -> str:
        return next(self.turns).address

    def open(self, **wish: object) -> tuple[str, dict[int, str]]:
        return patiently(lambda: next(self.turns).open(**wish))

    def seconds(self) -> list[float]:
        """Of CPU time so far: of each server, and of the database."""
        behind = [] if self.database is None else [seconds_of_all(self.database.process.pid)]
        return [server.cpu() for server in self.servers] + behind


class Played(NamedTuple):
    answers: int
    lasted: float  # seconds
    seconds: list[float]  # of CPU time
    delays: list[float]  # of answers, until all had heard of them


@contextmanager
def on_a_file() -> Iterator[Servers]:
    with serving(0.0) as server:
        yield Servers([server])


@contextmanager
def on_postgres(count: int = 1) -> Iterator[Servers]:
    """One has the database to itself."""
    with ExitStack() as stack:
        database = stack.enter_context(cluster())
        address, folder = database.new_database(), Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if count == 1:
            servers = [LiveServer(folder)]
            servers[0].database = address
        else:
            servers = Fleet(folder, address, count, Random(1)).servers
        for server in servers:
            stack.enter_context(server)
        if count > 1:
            wait_for_shares(address, count)
        yield Servers(servers, database)


def play(servers: Servers, answers: int = RATE_ANSWERS, kind: Kind = SMASH_UP, thinking: float = 0.0) -> Played:
    """So many answers, counted from when everybody is there."""

    async def crowded() -> Played:
        crowd = Crowd(servers, answers, thinking, kind)
        playing = asyncio.create_task(crowd.play("random"))
        coming = asyncio.create_task(crowd.all_here.wait())
        await asyncio.wait((playing, coming), return_when=asyncio.FIRST_COMPLETED)
        before, began = servers.seconds(), perf_counter()
        await playing
        spent = [after - then for then, after in zip(before, servers.seconds(), strict=True)]
        return Played(crowd.count, perf_counter() - began, spent, crowd.delays)

    return undisturbed(lambda: asyncio.run(crowded()))


def undisturbed(measure: Callable[[], Played]) -> Played:
    """On a machine with much else to do the database may be away for a moment; then everybody is sent off, and it is
    measured again."""
    for _ in range(TRIES):
        with suppress(ConnectionClosed, AssertionError):
            return measure()
    return measure()


def seconds_of_all(process: int) -> float:
    """The CPU time of a process and those that it has started, also of those that have ended."""
    stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    spent = sum(int(ticks) for ticks in stat[11:15]) * A_TICK
    for child in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        with suppress(OSError):  # it has just ended
            spent += seconds_of_all(int(child))
    return spent


def cost() -> float:
    """Of an answer with PostgreSQL beside one with a file, all in all."""

    def of(servers: Servers) -> float:
        played = play(servers)
        return sum(played.seconds) / played.answers

    with on_a_file() as file, on_postgres() as postgres:
        return median(of(postgres) / of(file) for _ in range(RUNS))


def growth() -> float:
    """How many answers two servers give on two processors while one gives one on one."""

    def rate(servers: Servers) -> float:
        played = play(servers)
        *each, behind = played.seconds
        return played.answers / (max(each) + behind / len(each))

    with on_postgres(1) as one, on_postgres(2) as two:
        return median(rate(two) / rate(one) for _ in range(RUNS))


def silence() -> float:
    """The longest of all clients, in seconds, after a server was told to stop, several times."""
    return max(takeover.play(GAMES, 1, STOPS, BETWEEN, 2, THINKING).silences)


def figures() -> list[Figure]:
    costs, growths, silent, load = cost(), growth(), silence(), f"load {os.getloadavg()[0]:.0f}"
    return [
        Figure("PostgreSQL, CPU of an answer beside SQLite", Measured(costs, costs), "times", 2),
        Figure("PostgreSQL, two servers beside one", Measured(growths, growths), "times", 1.7, True),
        Figure(f"PostgreSQL, silence, a server stops ({load})", Measured(silent, silent), "s", 2),
    ]


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.name:50} {figure.measured.raw:10.2f} {figure.unit}, {figure.budget} wanted")
