"""`python -m benchmarks.among_bots`: do bots hold people up? A hundred tables of four bots, one of each level, in one
server as `rumpus serve` runs it, each with somebody who watches; beside them people at tables of their own, who think
for a second or so.

What counts is the time from sending an answer until the last client at that table has the update in hand: its 95th
percentile has a budget. Measure it on two cores that have nothing else to do; the load before is told with it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

from tests.server.live import LiveServer
from websockets.asyncio.client import connect

from benchmarks.server import THINKING, Crowd, Kind
from rumpus.bots import BOTS

BUDGET = 50.0  # ms
LEVELS = [bot for bot in BOTS if bot != "random"]
PEOPLE = {
    "smashup": Kind(10, 2, 0, {"setup": {"first": 0}}),
    "munchkin": Kind(5, 4, 0, {"family": "munchkin", "setup": {"sets": ["cthulhu"]}}),
}


class Watcher:
    """Somebody at a table of bots, who play only while they are watched."""

    def __init__(self, server: LiveServer, room: str) -> None:
        self.address = f"ws://{server.address}/ws/{room}"
        self.heard = 0

    async def watch(self) -> None:
        async with connect(self.address, compression=None, ping_interval=None) as socket:
            await socket.send(json.dumps({"type": "hello"}))
            async for _ in socket:
                self.heard += 1


async def among_bots(server: LiveServer, tables: int, answers: int) -> tuple[list[float], int]:
    """The delays of so many answers of people in each game, and what those heard meanwhile who watch bots."""
    watchers = []
    for number in range(tables):
        family = list(PEOPLE)[number % len(PEOPLE)]
        room, _ = server.open(seats=[{"kind": "bot", "bot": bot} for bot in LEVELS], seed=number, family=family)
        watchers.append(Watcher(server, room))
    watching = [asyncio.create_task(each.watch()) for each in watchers]
    crowds = [Crowd(server, answers, THINKING, kind) for kind in PEOPLE.values()]
    await asyncio.gather(*[crowd.play("") for crowd in crowds])
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    return [delay for crowd in crowds for delay in crowd.delays], sum(each.heard for each in watchers)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--answers", type=int, default=400, help="of people, in each game")
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, LiveServer(Path(folder), pace=0.6, thinkers=1) as server:
        delays, heard = asyncio.run(among_bots(server, asked.tables, asked.answers))
        hurried = server.complaints().count(": TimeoutError()")
    late = quantiles(delays, n=20)[-1] * 1000
    print(f"load {load:.1f} before, {os.cpu_count()} cores; {asked.tables} tables of four bots: {heard} messages, "
          f"{hurried} times a bot had to hurry")  # fmt: skip
    print(f"{len(delays)} answers of people: updates after {1000 * median(delays):.0f} ms, in 95 of 100 cases within "
          f"{late:.0f} ms, budget {BUDGET:.0f}: {'ok' if late <= BUDGET else 'MISSED'}")  # fmt: skip
    return 0 if late <= BUDGET else 1


if __name__ == "__main__":
    sys.exit(main())
