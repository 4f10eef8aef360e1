"""Several servers on one database, one of which is killed, told to stop, or cut off from the database, again and again.

`python -m tests.server.takeover --games 100 --times 1000` does it a thousand times; the test does it less often.

What clients were told is the log that counts: every answer that was acknowledged must be stored. The database keeps a
log of its own: who wrote each answer, and which locks that connection had. All must have had that of the table.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from bisect import bisect_right
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, NamedTuple

import psycopg

from rumpus.server.postgres import SHARDS
from rumpus.server.shares import FIRST, NAME, SharedStore
from tests.server.database import cluster
from tests.server.live import Client, ForkedServer, LiveServer
from tests.server.survival import PEOPLE, SEATS, Lost, Player, acknowledged, check_all

AUDIT = """
create table audit (room text, number bigint, writer int, locks int[]);
create function note() returns trigger language plpgsql as $$ begin
    insert into audit select new.room, new.number, pg_backend_pid(), array_agg(objid::int)
        from pg_locks where pid = pg_backend_pid() and locktype = 'advisory';
    return new;
end $$;
create trigger note after insert on answers for each row execute function note();
"""
WAYS = ("kill", "cut", "stop")
STOP_WITHIN = 10.0  # seconds
SHARED_WITHIN = 30.0  # seconds
BACK_WITHIN = 60.0  # seconds
TELL_EVERY = 25  # times


class Fleet:
    """Servers on one database. A client comes to any of them, as a proxy would have it."""

    def __init__(
        self, folder: Path, database: str, count: int, rng: Random, kind: type[LiveServer] = ForkedServer
    ) -> None:
        self.rng = rng
        self.database = database
        self.servers: list[LiveServer] = []
        for number in range(count):
            home = folder / str(number)
            home.mkdir()
            server = kind(home)
            server.database = database
            server.options = ["--peer", "127.0.0.1:0"]
            self.servers.append(server)
        self.is_up = [True] * count

    def client(self, room: str, token: str = "") -> Client:
        """At one that is up: a proxy sees who is not."""
        up = [server for server, is_up in zip(self.servers, self.is_up, strict=True) if is_up]
        return self.rng.choice(up).client(room, token)

    async def disturb(self, number: int, way: str) -> None:
        """Until it is there again."""
        server = self.servers[number]
        self.is_up[number] = way == "cut"
        if way == "cut":
            await asyncio.to_thread(self.cut, number)
        elif way == "kill":
            server.kill()
        else:
            server.process.terminate()
            await asyncio.to_thread(server.process.wait, STOP_WITHIN)
        if not self.is_up[number]:
            await asyncio.to_thread(server.start)
            self.is_up[number] = True

    def cut(self, number: int) -> None:
        """End the connection of a server to the database."""
        with psycopg.connect(self.database, autocommit=True) as db:
            found = db.execute(
                "select pid from pg_stat_activity where datname = current_database() and application_name like %s"
                " order by application_name",
                (f"{NAME}%",),
            ).fetchall()
            if found:
                db.execute("select pg_terminate_backend(%s)", found[number % len(found)])


Plan = list[tuple[int, str]]  # to which server something happens, and what


class Outcome(NamedTuple):
    games: int
    answers: int
    silences: list[float]  # the longest of a client after each trouble, in seconds, if there was no other meanwhile
    longest: float  # of all, whatever happened meanwhile
    writers: int
    taken: int  # how often a shard of the tables came into other hands


async def take_over(fleet: Fleet, games: int, seed: int, plan: Plan, between: float, thinking: float = 0.0) -> Outcome:
    """Play so many games at once, one after the other at each table, until all of this has happened, about so many
    seconds apart. Players think for so many, on average."""
    rng = Random(seed)
    players: list[Player] = []
    begun: list[float] = []  # when there was trouble

    async def play_tables(first: int) -> None:
        number = first
        while True:
            room, tokens = await asyncio.to_thread(open_table, fleet, seed + number)
            here = [
                Player(fleet, room, tokens[seat], seat, Random(f"{seed} {room} {seat}"), thinking) for seat in PEOPLE
            ]
            players.extend(here)
            await asyncio.gather(*[player.play() for player in here])
            number += games

    playing = asyncio.gather(*[play_tables(first) for first in range(games)])
    for server, way in plan:
        await asyncio.wait((playing,), timeout=rng.random() * 2 * between)
        if playing.done():
            await playing
        begun.append(time.monotonic())
        present = [player for player in players if not player.is_done]
        await fleet.disturb(server, way)
        await asyncio.to_thread(check_all, fleet.servers[0], present)
        if len(begun) % TELL_EVERY == 0:
            found = told_of(plan, *silences(players, begun))
            print(f"{len(begun)} of {len(plan)}, {acknowledged(players):,} answers: {found}", flush=True)
    await until_all_are_back(players)
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing
    check_all(fleet.servers[0], players)
    return Outcome(
        len(players) // len(PEOPLE), acknowledged(players), *silences(players, begun), *check_writers(fleet.database)
    )


async def until_all_are_back(players: list[Player]) -> None:
    until = time.monotonic() + BACK_WITHIN
    while away := [player for player in players if player.lost_at is not None and not player.is_done]:
        if time.monotonic() > until:
            raise Lost(f"{away[0].room}: P{away[0].seat} does not come back")
        await asyncio.sleep(0.05)


def silences(players: list[Player], begun: list[float]) -> tuple[list[float], float]:
    """The longest silence after each trouble, if the next one came when it was over; and the longest of all."""
    each, longest = [0.0] * len(begun), 0.0
    for player in players:
        for since, seconds in player.silences:
            longest = max(longest, seconds)
            trouble = bisect_right(begun, since) - 1
            if trouble >= 0 and bisect_right(begun, since + seconds) - 1 == trouble:
                each[trouble] = max(each[trouble], seconds)
    return each, longest


def told_of(plan: Plan, each: list[float], longest: float) -> str:
    """How often each trouble came, with the longest silence and that of half of them at most."""
    parts = []
    for kind in WAYS:
        if found := [seconds for (_, way), seconds in zip(plan, each, strict=False) if way == kind]:
            parts.append(f"{len(found)} {kind} (silence {median(found):.1f} s, at most {max(found):.1f} s)")
    return f"{', '.join(parts)}; with further trouble meanwhile at most {longest:.1f} s"


def open_table(fleet: Fleet, seed: int) -> tuple[str, dict[int, str]]:
    while True:
        server = fleet.servers[seed % len(fleet.servers)]
        try:
            return server.open(seats=SEATS, seed=seed)
        except OSError:  # it is just not there
            seed += 1
            time.sleep(0.1)


def check_writers(database: str) -> tuple[int, int]:
    """Whoever wrote had the table's lock; returns how many there were, and how often shards changed hands."""
    with psycopg.connect(database) as db:
        written: list[tuple[Any, ...]] = db.execute("select room, number, writer, locks from audit").fetchall()
        ((taken,),) = db.execute("select sum(epoch)::int from epochs").fetchall()
    for room, number, writer, locks in written:
        if FIRST + SharedStore.shard_of(room) not in (locks or []):
            raise Lost(f"{room}: answer {number} was written by {writer}, who did not have the table")
    return len({writer for _, _, writer, _ in written}), taken


def wait_for_shares(address: str, servers: int) -> None:
    """Until each has its share."""
    until = time.monotonic() + SHARED_WITHIN
    with psycopg.connect(address, autocommit=True) as db:
        while True:
            found = db.execute(
                "select count(*) from pg_locks where locktype = 'advisory' and objid >= %s and database ="
                " (select oid from pg_database where datname = current_database()) group by pid",
                (FIRST,),
            ).fetchall()
            if [count for (count,) in found] == [SHARDS // servers] * servers:
                return
            assert time.monotonic() < until, found
            time.sleep(0.05)


def surprises(*servers: LiveServer) -> list[str]:
    """What servers complained of, but that the database was away or a table in other hands."""
    parts = [part for server in servers for part in server.complaints().split("(most recent call last):\n")[1:]]
    errors = [(next(line for line in part.splitlines() if not line.startswith(" ")), part) for part in parts]
    return [part for error, part in errors if not error.startswith(("psycopg.", "rumpus.server.store."))]


def audit(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(AUDIT)


def play(games: int, seed: int, plan: Plan, between: float, servers: int, thinking: float = 0.0) -> Outcome:
    with ExitStack() as stack:
        database = stack.enter_context(cluster()).new_database()
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        fleet = Fleet(Path(folder), database, servers, Random(seed))
        for server in fleet.servers:
            stack.enter_context(server)
        audit(database)
        found = asyncio.run(take_over(fleet, games, seed, plan, between, thinking))
        if found_out := surprises(*fleet.servers):
            raise AssertionError("\n".join(found_out))
        return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.takeover", description="Take servers away at play.")
    parser.add_argument("--games", type=int, default=100, help="at once")
    parser.add_argument("--times", type=int, default=30, help="that a server is killed, cut off or told to stop")
    parser.add_argument("--between", type=float, default=1.0, help="seconds between two of them, on average")
    parser.add_argument("--thinking", type=float, default=0.0, help="seconds of a player for an answer, on average")
    parser.add_argument("--ways", nargs="+", choices=WAYS, default=WAYS)
    parser.add_argument("--servers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(arguments)
    began = time.monotonic()
    rng = Random(told.seed)
    plan = [(rng.randrange(told.servers), told.ways[number % len(told.ways)]) for number in range(told.times)]
    found = play(told.games, told.seed, plan, told.between, told.servers, told.thinking)
    print(
        f"seed {told.seed}, {found.games} games, {told.games} at once, {found.answers:,} acknowledged answers;"
        f" {told_of(plan, found.silences, found.longest)}: nothing lost, {found.writers} writers,"
        f" {found.taken} takeovers of shards ({time.monotonic() - began:.0f} s)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
