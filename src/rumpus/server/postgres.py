"""Tables in a PostgreSQL database. Importing this takes the extra `postgres` of the package."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from typing import Any
from zlib import crc32

import psycopg
from psycopg import errors
from psycopg.abc import RV, PQGen
from psycopg.pq import TransactionStatus

from rumpus.server.databases import shown
from rumpus.server.durations import STORE_SECONDS
from rumpus.server.schema import VERSIONS, BadStore, for_postgres
from rumpus.server.store import AT_ONCE, OutOfStep, Store, StoreDown, Unsure

# In seconds. All that a statement may take together is less than a tenth: everybody at every table waits for it.
STATEMENT = 0.06  # until the database gives up a statement, which has changed nothing then
ANSWERED = 0.08  # until nobody waits for the database any more
LOST = 3.0  # until one that has not answered meanwhile counts as lost
CONNECTED = 0.02  # that somebody waits for a new connection, which is made in a thread
CONNECT = 2  # until that is given up
CONNECT_AT_LEISURE = 20  # the same, where no server runs
LOCKED = 1.0  # until another server counts as one that lives: one that was killed may take a moment to be gone
AT_LEISURE = 600.0  # for a statement, where no server runs
# So that the database notices within seconds if this machine is gone, and lets others have the tables: whether it waits
# for a word from us, or has just said something.
KEEP_ALIVE = (
    "set tcp_keepalives_idle = 3; set tcp_keepalives_interval = 1; set tcp_keepalives_count = 3;"
    " set tcp_user_timeout = 6000"
)
SHARDS = 64  # that tables are dealt into by their names
NEW_EPOCHS = (
    "insert into epochs select shard, 1 from unnest(?::int[]) as shard"
    " on conflict (shard) do update set epoch = epochs.epoch + 1 returning shard, epoch"
)
LOCKS = 0x52756D70  # what the locks of this program are numbered with
OWNED, UPGRADED = 0, 1  # what they are of


class Connection(psycopg.Connection[tuple[Any, ...]]):
    """One that waits for an answer no longer than it has patience. Then the database is *late*: whether the statement
    was done is known when it answers after all."""

    patience = float(CONNECT)
    late: PQGen[Any] | None = None  # what it has not answered yet
    late_since = 0.0

    def __init__(self, *told: Any, **named: Any) -> None:
        super().__init__(*told, **named)
        self.epochs: dict[int, int] = {}  # of the shards that are ours

    def wait(self, gen: PQGen[RV], interval: float = 0.1, timeout: float | None = None) -> RV:
        try:
            return super().wait(gen, interval, self.patience)
        except psycopg.Error:
            if self.is_waiting and self.late is None:
                self.late, self.late_since = gen, time.monotonic()
            raise

    @property
    def is_waiting(self) -> bool:
        return self.pgconn.transaction_status == TransactionStatus.ACTIVE

    def is_late(self) -> bool:
        """Still. What it has answered by now is not asked any more; what had been begun is not done."""
        if self.late is None:
            return False
        with suppress(psycopg.Error):
            super().wait(self.late, 0.0, 0.0)
        if self.is_waiting:
            return True
        self.late = None
        if self.pgconn.transaction_status in (TransactionStatus.INTRANS, TransactionStatus.INERROR):
            self.execute("rollback")
        return False


class PostgresStore(Store):
    """A PostgreSQL database, whose tables belong to one server at a time; others may only read them. They are its own
    as long as its connection lasts: on that it holds a lock, and through that it writes everything. So whoever has the
    lock next finds all that was ever written, and nobody writes any more who had it before. That is also checked where
    it is written: whoever gets tables begins another epoch of them, and nobody writes in an earlier one."""

    # Whoever begins another epoch waits until what is written in this one is.
    is_ours = "exists (select 1 from epochs where shard = ? and epoch = ? for share)"
    _with_rooms = (
        "select relname from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'room'"
        " where relkind = 'r' and relnamespace = current_schema()::regnamespace"
    )

    def __init__(self, address: str, only_reads: bool = False, is_patient: bool = False) -> None:
        """`is_patient`: no server runs yet, and nobody waits."""
        self._address = address
        self._only_reads = only_reads
        self._is_patient = is_patient
        self._connector = ThreadPoolExecutor(1, "database")
        self._coming: Future[Connection] | None = None
        self._is_lost = False  # the connection, and everybody knows it
        self._last: tuple[int, object] = 0, None  # how the database knows our last connection
        try:
            self._db = self._connect()
        except psycopg.Error as error:
            raise BadStore("no database", path=shown(address), error=str(error).strip()) from None
        except StoreDown:
            raise BadStore("owned database", path=shown(address)) from None

    def hurry(self) -> None:
        self._is_patient = False
        with suppress(StoreDown):  # then the next connection is made so
            self.run(f"set statement_timeout = {STATEMENT * 1000:.0f}")
            self._db.patience = ANSWERED

    # -- the connection ----------------------------------------------------------------------------------

    def _connect(self) -> Connection:
        patience = CONNECT_AT_LEISURE if self._is_patient else CONNECT
        db = Connection.connect(self._address, autocommit=True, connect_timeout=patience)
        try:
            db.execute(KEEP_ALIVE)
            if self._only_reads:
                db.execute("set default_transaction_read_only = on")
            else:
                self.own(db)
            bring_up_to_date(db, shown(self._address))
            if not self._only_reads:
                db.epochs.update(self.begin_epochs(db))
            if not self._is_patient:
                db.execute(f"set statement_timeout = {STATEMENT * 1000:.0f}")
            db.patience = AT_LEISURE if self._is_patient else ANSWERED
        except BaseException:
            db.close()
            raise
        return db

    def own(self, db: Connection) -> None:
        """The tables belong to this connection from now on. StoreDown: they belong to another server."""
        self.end_last(db)
        self.lock(db, "pg_advisory_lock")

    def begin_epochs(self, db: Connection) -> Iterable[tuple[int, int]]:
        """Of all that is ours with this connection."""
        return db.execute(in_postgres(NEW_EPOCHS), (list(range(SHARDS)),)).fetchall()

    @property
    def epochs(self) -> dict[int, int]:
        """Those of our shards."""
        return self._db.epochs

    @staticmethod
    def shard_of(room: str) -> int:
        return crc32(room.encode(errors="replace")) % SHARDS

    def term(self, room: str) -> int | None:
        """Nobody else has any; only the connection may be lost."""
        return self.epochs.get(self.shard_of(room), 0)

    def _proof(self, room: str) -> tuple[object, ...]:
        shard = self.shard_of(room)
        return shard, self.epochs.get(shard, 0)

    def end_last(self, db: Connection) -> None:
        """The database may not know yet that our last connection is lost."""
        db.execute(
            "select pg_terminate_backend(pid) from pg_stat_activity where (pid, backend_start) = (%s, %s)", self._last
        )
        ((number, began),) = db.execute(
            "select pid, backend_start from pg_stat_activity where pid = pg_backend_pid()"
        ).fetchall()
        self._last = number, began

    def lock(self, db: Connection, how: str) -> None:
        db.execute(f"set lock_timeout = {LOCKED * 1000:.0f}")
        try:
            db.execute(f"select {how}(%s, %s)", (LOCKS, OWNED))
        except errors.LockNotAvailable:
            raise StoreDown("another server uses this database") from None
        finally:
            db.execute("set lock_timeout = 0")

    def lose(self) -> None:
        """The connection is lost, and with it what was ours: others may have written meanwhile."""
        self.epochs.clear()
        if self.lost is not None:
            self.lost()

    def _connected(self) -> Connection:
        """Nobody waits long for a new connection; whoever comes later finds it."""
        if self._db.is_late():
            if time.monotonic() - self._db.late_since < LOST:
                raise StoreDown("the database has not answered yet")
            self._db.close()
        if not self._db.closed:
            return self._db
        if not self._is_lost:
            self._is_lost = True
            self.lose()
            raise StoreDown("the connection to the database was lost")
        patience = 0.0
        if self._coming is None:
            self._coming, patience = self._connector.submit(self._connect), CONNECTED
        try:
            self._db = self._coming.result(patience)
        except TimeoutError:
            raise StoreDown("the database cannot be reached") from None
        except (psycopg.Error, BadStore) as error:
            self._coming = None
            raise StoreDown(str(error)) from error
        except StoreDown:
            self._coming = None
            raise
        self._coming, self._is_lost = None, False
        return self._db

    # -- statements ----------------------------------------------------------------------------------------

    @STORE_SECONDS.of
    def run(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            found = self._connected().execute(in_postgres(statement), values)
            return found.fetchall() if found.description is not None else []
        except errors.UniqueViolation as error:
            raise OutOfStep(str(error)) from error
        except psycopg.DataError as error:
            if not any(isinstance(each, str) and "\0" in each for each in values):
                raise StoreDown(str(error)) from error
            # No text has such a letter here, and nothing is called so.
            return self.run(statement, *[each.replace("\0", "�") if isinstance(each, str) else each for each in values])
        except psycopg.Error as error:
            raise self._down(error) from error

    def _down(self, error: psycopg.Error) -> StoreDown:
        return (StoreDown if self._db.late is None else Unsure)(str(error))

    def run_all(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        try:
            with self._connected().cursor() as cursor:
                cursor.executemany(in_postgres(statement), rows)
        except errors.UniqueViolation as error:
            raise OutOfStep(str(error)) from error
        except psycopg.Error as error:
            raise self._down(error) from error

    @contextmanager
    def at_once(self) -> Iterator[None]:
        self.run("begin")
        db = self._db
        try:
            yield
            if self._db is not db or db.closed:
                raise StoreDown("the database was lost meanwhile")
            self.run("commit")
        except BaseException:
            if db.late is None:  # otherwise that is done later
                with suppress(psycopg.Error):  # whoever is not there any more has not done it
                    db.execute("rollback")
            raise

    def rows(self, statement: str) -> Iterator[list[tuple[Any, ...]]]:
        try:
            with self._connected().cursor("reading") as cursor:
                cursor.execute(statement)
                while rows := cursor.fetchmany(AT_ONCE):
                    yield rows
        except psycopg.Error as error:
            raise self._down(error) from error

    @contextmanager
    def moment(self) -> Iterator[None]:
        self.run("begin isolation level repeatable read")
        try:
            yield
        finally:
            self.run("rollback")

    def shrink(self) -> None:
        """The database does that by itself."""

    def close(self) -> None:
        self._connector.shutdown(wait=False)
        if self._coming is not None:
            self._coming.add_done_callback(hang_up)
        self._db.close()


def bring_up_to_date(db: Connection, path: str) -> None:
    """As with a file; it may be another server that does it."""
    with db.transaction():
        db.execute("select pg_advisory_xact_lock(%s, %s)", (LOCKS, UPGRADED))
        ((has_tables, has_answers),) = db.execute(
            "select count(*) > 0, to_regclass('answers') is not null from pg_tables where schemaname = current_schema()"
        ).fetchall()
        if has_tables and not has_answers:
            raise BadStore("other database", path=path)
        version = 0
        if has_answers:
            ((version,),) = db.execute("select value::int from facts where name = 'version'").fetchall()
        if version > len(VERSIONS):
            raise BadStore("newer database", path=path)
        if version == len(VERSIONS):
            return
        for statements in VERSIONS[version:]:
            db.execute(for_postgres(statements))
        db.execute(
            "insert into facts values ('version', %s) on conflict (name) do update set value = excluded.value",
            (str(len(VERSIONS)),),
        )


@cache
def in_postgres(statement: str) -> str:
    return statement.replace("?", "%s")


def hang_up(coming: Future[Connection]) -> None:
    if not coming.cancelled() and coming.exception() is None:
        coming.result().close()
