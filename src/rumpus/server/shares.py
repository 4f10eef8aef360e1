"""Tables of several servers in one database of PostgreSQL: each has a share of them.

Tables are dealt into shards by their names. A shard belongs to the connection that holds the lock on it, and all that
is written to its tables goes through that very connection: when the connection ends, so does the lock, and nothing can
be written any more by whoever had it. Nobody has to be asked, and nobody has to agree who has failed.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from rumpus.server.postgres import LOCKS, NEW_EPOCHS, SHARDS, Connection, PostgresStore

COUNTED = 2  # the number of the lock that all share who take part
FIRST = 100  # that of the lock on the first shard
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
        self.is_short = False  # others still have some of what is ours
        self._taken = 0  # how often we took any
        super().__init__(address, is_patient=is_patient)

    def own(self, db: Connection) -> None:
        """Nothing belongs to this connection yet, but nobody else has all of it."""
        self.end_last(db)
        db.execute("select set_config('application_name', %s, false)", (NAME + self.peer,))
        self.lock(db, "pg_advisory_lock_shared")

    def begin_epochs(self, db: Connection) -> Iterable[tuple[int, int]]:
        return ()

    def term(self, room: str) -> int | None:
        return self.epochs.get(self.shard_of(room))

    @property
    def taken(self) -> int:
        return self._taken

    @property
    def mine(self) -> list[int]:
        """Our shards."""
        return list(self.epochs)

    def owner(self, room: str) -> str | None:
        """Where its server is; None: nobody knows, or it has none now."""
        return self.peer if self.term(room) is not None else self.owners.get(self.shard_of(room))

    def share(self) -> list[int]:
        """Look who is there, and take what is free of our share; returns what we have beyond it."""
        found = self.run(WHO, LOCKS)
        if not any(lock == COUNTED and is_mine for lock, _, is_mine in found):  # from now on
            self.run("select pg_advisory_lock_shared(?, ?)", LOCKS, COUNTED)
            found.append((COUNTED, "", True))
        servers = sum(lock == COUNTED for lock, _, _ in found)
        most = -(-SHARDS // servers)
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
        if fresh := mine - self.epochs.keys():
            self.epochs.update(self.run(NEW_EPOCHS, list(fresh)))
            self.owners.update(dict.fromkeys(fresh, self.peer))
            self._taken += len(fresh)
        self.is_short = len(mine) < SHARDS // servers
        return random.sample(sorted(mine), max(0, len(mine) - most))

    def give_up(self, shards: Iterable[int]) -> None:
        """Others may have these: nothing of them may be in anybody's hands here."""
        gone = list(shards)
        for shard in gone:
            self.epochs.pop(shard, None)
            self.owners.pop(shard, None)
        self.run("select pg_advisory_unlock(?, shard + ?) from unnest(?::int[]) as shard", LOCKS, FIRST, gone)

    def step_back(self) -> None:
        """The others need not count with us any more."""
        self.run("select pg_advisory_unlock_shared(?, ?)", LOCKS, COUNTED)

    def has_others(self) -> bool:
        return any(lock == COUNTED and not is_mine for lock, _, is_mine in self.run(WHO, LOCKS))
