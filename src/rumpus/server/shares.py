"""Tables of several servers in one database of PostgreSQL: each has a share of them.

Tables are dealt into shards by their names. A shard belongs to the connection that holds the lock on it, and all that
is written to its tables goes through that very connection: when the connection ends, so does the lock, and nothing can
be written any more by whoever had it. Nobody has to be asked, and nobody has to agree who has failed.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from zlib import crc32

from rumpus.server.postgres import LOCKS, OWNED, Connection, PostgresStore

SHARDS = 64
FIRST = 100  # the number of the lock on the first of them
NAME = "rumpus "  # how a connection is called, with the address of its server
WHO = (
    "select objid::int, application_name, pid = pg_backend_pid() from pg_locks join pg_stat_activity using (pid)"
    " where locktype = 'advisory' and granted and classid = ?::int::oid"
    " and database = (select oid from pg_database where datname = current_database())"
)


class SharedStore(PostgresStore):
    """`peer` is the address at which other servers reach this one."""

    def __init__(self, address: str, peer: str, is_patient: bool = False) -> None:
        self.peer = peer
        self.owners: dict[int, str] = {}  # where the server of each shard is, as far as we know
        self._terms: dict[int, int] = {}  # our shards, and which time this is that we have each
        self._taken = 0  # how often we took any
        super().__init__(address, is_patient=is_patient)

    def own(self, db: Connection) -> None:
        """Nothing belongs to this connection yet, but it counts."""
        self.end_last(db)
        db.execute("select set_config('application_name', %s, false)", (NAME + self.peer,))
        self.lock(db, "pg_advisory_lock_shared")

    def lose(self) -> None:
        self._terms = {}
        super().lose()

    @staticmethod
    def shard_of(room: str) -> int:
        return crc32(room.encode(errors="replace")) % SHARDS

    def term(self, room: str) -> int | None:
        return self._terms.get(self.shard_of(room))

    @property
    def taken(self) -> int:
        return self._taken

    @property
    def has_some(self) -> bool:
        return bool(self._terms)

    def owner(self, room: str) -> str | None:
        """Where its server is; None: nobody knows, or it has none now."""
        return self.peer if self.term(room) is not None else self.owners.get(self.shard_of(room))

    def share(self) -> set[int]:
        """Look who is there, and take what is free of our share; returns what we have beyond it."""
        found = self.run(WHO, LOCKS)
        servers = sum(lock == OWNED for lock, _, _ in found)
        most = -(-SHARDS // max(servers, 1))
        self.owners = {lock - FIRST: name.removeprefix(NAME) for lock, name, _ in found if lock >= FIRST}
        mine = {lock - FIRST for lock, _, is_mine in found if is_mine and lock >= FIRST}
        free = [shard for shard in range(SHARDS) if shard not in self.owners]
        if free and len(mine) < most:
            wanted = random.sample(free, min(len(free), most - len(mine)))
            taken = self.run(
                "select shard from unnest(?::int[]) as shard where pg_try_advisory_lock(?, shard + ?)",
                wanted, LOCKS, FIRST,
            )  # fmt: skip
            mine |= {shard for (shard,) in taken}
        for shard in mine - self._terms.keys():
            self._taken += 1
            self._terms[shard] = self._taken
            self.owners[shard] = self.peer
        return set(random.sample(sorted(mine), max(0, len(mine) - most)))

    def give_up(self, shards: Iterable[int]) -> None:
        """Others may have these: nothing of them may be in anybody's hands here."""
        gone = list(shards)
        for shard in gone:
            self._terms.pop(shard, None)
            self.owners.pop(shard, None)
        self.run("select pg_advisory_unlock(?, shard + ?) from unnest(?::int[]) as shard", LOCKS, FIRST, gone)

    def leave(self) -> None:
        """We go: all that was ours is for the others, who need not count with us any more."""
        gone = list(self._terms)
        self._terms = {}
        self.run("select pg_advisory_unlock_shared(?, ?)", LOCKS, OWNED)
        self.give_up(gone)
