"""What Prometheus reads at /metrics: how much the server does and how long that takes, and nothing of anybody.

By itself it answers only this machine. A proxy here speaks for others: what it passes on is not from this machine.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from ipaddress import ip_address

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rumpus.server.accounts import WATCHING
from rumpus.server.caretaker import Caretaker
from rumpus.server.fault import Fault
from rumpus.server.limits import Limits
from rumpus.server.lobby import Lobby
from rumpus.server.requests import limited
from rumpus.server.troubles import Troubles

LOOK_EVERY = 0.5  # seconds between two looks at how late the loop is
LATENESS = (0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-real-ip")  # headers of a proxy

LOOP_LAG = Histogram("rumpus_loop_lag_seconds", "how late what should happen now does happen", buckets=LATENESS)


class Metrics(Collector):
    """`is_open`: anybody may read them."""

    def __init__(
        self, lobby: Lobby, caretaker: Caretaker, troubles: Troubles, limits: Limits, is_open: bool = False
    ) -> None:
        self.lobby = lobby
        self.caretaker = caretaker
        self.troubles = troubles
        self.limits = limits
        self.is_open = is_open
        self.registry = CollectorRegistry()
        self.registry.register(self)
        self.looking: asyncio.Task[None] | None = None

    def routes(self) -> list[Route]:
        return [Route("/metrics", limited(self.limits, "moment", self.show))]

    async def show(self, request: Request) -> Response:
        if not (self.is_open or is_from_here(request)):
            raise Fault(404, "no address")
        told = generate_latest(REGISTRY) + generate_latest(self.registry)
        return Response(told, headers={"Content-Type": CONTENT_TYPE_LATEST, "Cache-Control": "no-store"})

    def collect(self) -> Iterator[Metric]:
        """What can be counted when somebody asks."""
        tables: Counter[str] = Counter()
        connections: Counter[str] = Counter()
        people = 0
        for room in self.lobby.awake():
            tables[room.family.rules.name] += 1
            seats = [listener.seat for audience in room.audiences() for listener in audience.listeners]
            connections["watching"] += seats.count(WATCHING)
            connections["playing"] += len(seats) - seats.count(WATCHING)
            people += len({*seats} - {WATCHING})
        awake = GaugeMetricFamily("rumpus_tables", "tables in memory", labels=["family"])
        for family, count in tables.items():
            awake.add_metric([family], count)
        yield awake
        yield GaugeMetricFamily("rumpus_people", "seats whose players are here", people)
        here = GaugeMetricFamily("rumpus_connections", "connections to tables", labels=["role"])
        for role in ("playing", "watching"):
            here.add_metric([role], connections[role])
        yield here
        yield GaugeMetricFamily("rumpus_tasks", "what is going on at the same time inside", len(asyncio.all_tasks()))
        asked, processes = self.caretaker.thinking.asked, max(1, self.caretaker.thinking.processes)
        yield GaugeMetricFamily("rumpus_bots_thinking", "bots that think right now", min(asked, processes))
        yield GaugeMetricFamily("rumpus_bots_waiting", "bots that wait for their turn", max(0, asked - processes))
        troubles = CounterMetricFamily("rumpus_troubles", "what has gone wrong, by what it was", labels=["where"])
        for where, count in self.troubles.counts.items():
            troubles.add_metric([where], count)
        yield troubles

    def start(self) -> None:
        self.looking = asyncio.create_task(look_how_late())

    def stop(self) -> None:
        if self.looking is not None:
            self.looking.cancel()


async def look_how_late() -> None:
    clock = asyncio.get_running_loop().time
    while True:
        due = clock() + LOOK_EVERY
        await asyncio.sleep(LOOK_EVERY)
        LOOP_LAG.observe(max(0.0, clock() - due))


def is_from_here(request: Request) -> bool:
    if request.client is None or any(name in request.headers for name in PASSED_ON):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:  # no address at all
        return False
