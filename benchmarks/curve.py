"""How many players a core carries: `make curve` prints a table for docs/hosting.md.

At each table sit two people who take two seconds for an answer, on average: a lively table. There are more and more
of them, at a server with a file, at one with PostgreSQL, and at two that share it. The CPU time of an answer is that of
the servers and that of the database, scaled to the machine for which the budgets are. Delays are from sending an answer
until both have the update in hand: they mean something only on a machine that has nothing else to do, so the load is
told.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import partial
from statistics import quantiles

from benchmarks.databases import Servers, on_a_file, on_postgres, play
from benchmarks.measure import REFERENCE, calibration
from benchmarks.server import Kind

TABLES = (25, 50, 100, 200, 400)
THINKING = 2.0  # seconds, on average
EACH = 8  # answers at each table
KINDS: dict[str, Callable[[], AbstractContextManager[Servers]]] = {
    "SQLite": on_a_file,
    "PostgreSQL": on_postgres,
    "PostgreSQL, two servers": partial(on_postgres, 2),
}
HEAD = "| | people | answers a second | CPU of an answer: servers | database | half heard within | 95 of 100 | load |"


def row(name: str, servers: Servers, tables: int) -> str:
    before = calibration()
    played = play(servers, EACH * tables, Kind(tables, 2, 0, {}), THINKING)
    speed = (before + calibration()) / 2 / REFERENCE
    behind = played.seconds[-1] if servers.database is not None else 0.0
    costs = [spent / played.answers * 1e6 * speed for spent in (sum(played.seconds) - behind, behind)]
    cuts = quantiles(played.delays, n=20)
    return (
        f"| {name} | {2 * tables} | {played.answers / played.lasted:.0f} | {costs[0]:.0f} µs | {costs[1]:.0f} µs |"
        f" {cuts[9] * 1000:.0f} ms | {cuts[-1] * 1000:.0f} ms | {os.getloadavg()[0]:.0f} |"
    )


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.curve", description="How many players a core carries.")
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES)
    told = parser.parse_args(arguments)
    print(HEAD, "|---" * HEAD.count("| ") + "|", sep="\n", flush=True)
    for name, started in KINDS.items():
        for tables in told.tables:
            with started() as servers:
                print(row(name, servers, tables), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
