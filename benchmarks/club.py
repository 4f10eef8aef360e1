"""A club at one server: a thousand tables of two people, in the middle of their games, on SQLite.

The server has just been started again, and all of them come back at once: the CPU time that it takes until everybody
has been told everything counts, from the first moment of its process on. Then they play: at each table somebody is
asked every two seconds or so. Their messages are packed, as those of browsers are. What counts is the time from sending
an answer until both have the update in hand, and by how much the server's memory has grown for each table.

The budgets are for a machine that has nothing else to do, so the load is told. `python -m benchmarks.club` measures
this alone.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from pathlib import Path
from random import Random
from statistics import quantiles

from tests.server.live import LiveServer

from benchmarks.measure import Figure, Measured
from benchmarks.server import Crowd, Kind, Tickets
from rumpus.families import new_match
from rumpus.server.saved import SavedRoom, SavedSeat
from rumpus.server.store import SqliteStore
from rumpus.server.tokens import Tokens, new_key

CLUB = Kind(1000, 2, 0, {})
GIVEN = 60  # answers at each table so far
ANSWERS = 4000  # that are given then
THINKING = 2.0  # seconds, on average


def furnish(database: Path | str, tables: int) -> Tickets:
    """Tables of two people as a server keeps them, and the tokens of their seats."""
    store = SqliteStore(str(database))
    tokens = Tokens(store.secret(new_key()))
    tickets = []
    for number in range(tables):
        room, match, rng = f"table{number}", new_match("smashup", seed=number, players=2), Random(number)
        store.save(SavedRoom(room, match.record, [SavedSeat("Ann", "", True), SavedSeat("Bob", "", True)]))
        while match.decision is not None and len(match.record.answers) < GIVEN:
            seat = match.decision.awaited[0]
            match.answer(seat, rng.randrange(len(match.decision.offers[seat])))
        store.append_all(room, 0, match.record.answers, 0.0)
        tickets.append((room, {seat: tokens.seat(room, seat) for seat in (0, 1)}))
    store.close()
    return tickets


async def visit(server: LiveServer, tickets: Tickets, kind: Kind) -> tuple[float, float, float]:
    """The CPU seconds until all have come back, the delay that one of twenty answers has at least, in seconds, and the
    bytes that a table takes."""
    empty, crowd = server.memory(), Crowd(server, ANSWERS, THINKING, kind)
    crowd.compression = "deflate"
    playing = asyncio.create_task(crowd.play_at(tickets))
    coming = asyncio.create_task(crowd.all_here.wait())
    await asyncio.wait((playing, coming), return_when=asyncio.FIRST_COMPLETED)
    back = server.cpu()
    await playing
    return back, quantiles(crowd.delays, n=20)[-1], (server.memory() - empty) / kind.tables


def figures() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        server = LiveServer(Path(folder))
        tickets = furnish(server.database, CLUB.tables)
        with server:
            back, delay, memory = asyncio.run(visit(server, tickets, CLUB))
    load = f"load {os.getloadavg()[0]:.0f}"
    return [
        Figure(f"server, 2,000 clients come back ({load})", Measured(back, back), "s", 10),
        Figure(f"server, 1,000 tables, 95th of 100 ({load})", Measured(delay * 1000, delay * 1000), "ms", 30),
        Figure("server, memory, a table of two people", Measured(memory / 1000, memory / 1000), "kB", 120),
    ]


if __name__ == "__main__":
    for figure in figures():
        print(f"{figure.name:50} {figure.measured.raw:10.1f} {figure.unit}, at most {figure.budget} wanted")
