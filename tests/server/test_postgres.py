"""A database of PostgreSQL that is locked, gone, full or frozen, and what becomes of the tables in it."""

from __future__ import annotations

import builtins
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from random import Random

import psycopg
import pytest

from rumpus.server import databases, postgres
from rumpus.server.lobby import Lobby
from rumpus.server.postgres import ANSWERED, CONNECTED, NEW_EPOCHS, PostgresStore
from rumpus.server.protocol import Say
from rumpus.server.saved import SavedLine, SavedReaction
from rumpus.server.schema import VERSIONS, BadStore
from rumpus.server.store import OutOfStep, StoreDown, Unsure
from rumpus.server.tables import NewRoom, SeatWish
from tests.server.database import Cluster
from tests.server.following import asked_of, loaded, new_room, play_out, sit
from tests.server.live import COMMAND
from tests.server.test_store import AT_MOST, check_trouble, seconds_until_down, when_back

pytestmark = pytest.mark.xdist_group("postgres")
BUSY = 1.0  # seconds: on a machine that has much else to do


@pytest.fixture
def address(postgres: Cluster) -> str:
    return postgres.new_database()


@pytest.fixture
def store(address: str) -> Iterator[PostgresStore]:
    with closing(PostgresStore(address)) as store:
        yield store


@contextmanager
def beside(address: str) -> Iterator[psycopg.Connection]:
    """Somebody else in the same database."""
    with psycopg.connect(address, autocommit=True) as db:
        yield db


def cut(db: psycopg.Connection) -> None:
    """End all connections but this one, and come back when that is done."""
    others = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
    db.execute(f"select pg_terminate_backend(pid, 5000) {others}")


LOCKING = (
    "select pid from pg_locks where locktype = 'advisory' and database ="
    " (select oid from pg_database where datname = current_database())"
)


def backend_of(address: str) -> int:
    """The process of the database that serves the store."""
    with beside(address) as db:
        ((backend,),) = db.execute(LOCKING).fetchall()
    return int(backend)


@contextmanager
def frozen(backend: int) -> Iterator[None]:
    os.kill(backend, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(backend, signal.SIGCONT)


# -- trouble ---------------------------------------------------------------------------------------------------


@contextmanager
def locked(address: str) -> Iterator[None]:
    with beside(address) as db, db.transaction():
        db.execute("lock table rooms, answers, chat in access exclusive mode")
        yield


@contextmanager
def gone(address: str) -> Iterator[None]:
    name = psycopg.conninfo.conninfo_to_dict(address)["dbname"]
    with beside(address.replace(f"/{name}", "/postgres")) as elsewhere:
        with beside(address) as db:
            elsewhere.execute(f"alter database {name} allow_connections false")
            cut(db)
        yield
        elsewhere.execute(f"alter database {name} allow_connections true")


@contextmanager
def read_only(address: str) -> Iterator[None]:
    with beside(address) as db:
        for value in ("on", "off"):
            db.execute(f"alter system set default_transaction_read_only = {value}")
            db.execute("select pg_reload_conf()")
            while whoever_comes_finds(address) != value:
                time.sleep(0.01)
            if value == "on":
                yield
                db.execute("set default_transaction_read_only = off")


def whoever_comes_finds(address: str) -> str:
    """Whether they may only read; those who are connected are told before."""
    with beside(address) as db:
        found = db.execute("show default_transaction_read_only").fetchone()
    assert found is not None
    return str(found[0])


@contextmanager
def full(address: str) -> Iterator[None]:
    """What is written is refused, as a full disk does it."""
    with beside(address) as db:
        db.execute(
            "create function refuse() returns trigger language plpgsql as"
            " $$ begin raise exception 'no space left' using errcode = 'disk_full'; end $$"
        )
        for table in ("rooms", "answers", "chat"):
            db.execute(f"create trigger refuse before insert or update or delete on {table} execute function refuse()")
        yield
        db.execute("drop function refuse cascade")


@pytest.mark.parametrize("trouble", [locked, gone, read_only, full])
def test_what_cannot_be_stored_has_not_happened(
    address: str, store: PostgresStore, trouble: Callable[[str], AbstractContextManager[None]]
) -> None:
    check_trouble(store, lambda: trouble(address))


def test_nobody_waits_for_a_database_that_has_frozen(address: str, store: PostgresStore) -> None:
    """Whether the last answer was stored, nobody knows; but not for long."""
    room = new_room(store=store)
    guests = sit(room)
    play_out(room, guests, Random(1), 5)
    asked = asked_of(guests)
    backend = backend_of(address)
    assert ANSWERED + CONNECTED <= AT_MOST
    with frozen(backend):
        for _ in range(3):
            assert seconds_until_down(lambda: asked.answers(asked.keys[0])) < BUSY
    assert len(when_back(lambda: loaded(room)).match.record.answers) in (5, 6)


@pytest.mark.parametrize("is_lost", [False, True])
def test_a_database_that_is_late_is_not_lost(
    address: str, store: PostgresStore, monkeypatch: pytest.MonkeyPatch, is_lost: bool
) -> None:
    """Only the table is fetched anew of which nobody knows whether it has changed; unless it takes too long."""
    monkeypatch.setattr(postgres, "LOST", 0.0 if is_lost else 60.0)
    lobby = Lobby(store)
    names = [lobby.open(NewRoom([SeatWish("you"), SeatWish("you")], {"first": 0})).room for _ in range(2)]
    room, other = [lobby.find(name) for name in names]
    assert room is not None
    assert other is not None
    guests = sit(room)
    asked = asked_of(guests)
    backend = backend_of(address)
    with frozen(backend):
        with pytest.raises(Unsure):
            asked.answers(asked.keys[0])
        with pytest.raises(StoreDown):
            other.keep(ahead=5)
    when_back(lambda: store.facts(room.id))
    assert room.is_dismissed
    assert other.is_dismissed == is_lost
    assert (backend_of(address) != backend) == is_lost
    again = lobby.find(room.id)
    assert again is not None
    assert len(again.match.record.answers) in (0, 1)
    play_out(again, sit(again), Random(1), 3)
    if not is_lost:
        other.keep(ahead=5)
        assert loaded(other).saved.ahead == 5


def test_what_a_late_database_had_begun_is_not_done(address: str, store: PostgresStore) -> None:
    """One deed of several statements breaks off in the middle."""
    room = new_room(store=store)
    ann, _ = sit(room)
    with beside(address) as db, db.transaction():
        db.execute("set local lock_timeout = 0; lock table chat in access exclusive mode")
        store.run("set statement_timeout = 0")
        with pytest.raises(Unsure):
            room.talk.say(ann.listener, Say("Hello"))
    when_back(lambda: store.facts(room.id))
    with beside(address) as db:
        assert db.execute("select count(*) from chat").fetchall() == [(0,)]
    store.react(room.id, SavedReaction(0, 0, "bravo", 0.0))
    assert len(when_back(lambda: loaded(room)).talk.reactions()) == 1


def test_an_answer_that_was_stored_after_all_is_found(address: str, store: PostgresStore) -> None:
    """Nobody was told so. Whoever is there comes back to the table as it is stored, and goes on."""
    lobby = Lobby(store)
    name = lobby.open(NewRoom([SeatWish("you"), SeatWish("you")], {"first": 0})).room
    room = lobby.find(name)
    assert room is not None
    ann, _ = guests = sit(room)
    play_out(room, guests, Random(1), 5)
    asked = asked_of(guests)
    number, key = asked.number, asked.keys[0]
    closed: list[int] = []
    for guest in guests:
        guest.listener.close = lambda: closed.append(1)
    with beside(address) as db:
        db.execute("insert into answers values (%s, 5, %s, 0, %s, 0)", (name, asked.seat, key))
    with pytest.raises(OutOfStep):
        asked.answers(asked.keys[-1])
    assert (ann.last["type"], len(closed)) == ("closing", 2)
    again = lobby.find(name)
    assert again is not None
    assert again is not room
    assert again.match.record.answers[-1] == (asked.seat, 0, key)
    play_out(again, sit(again), Random(2), 3)
    with pytest.raises(StoreDown):
        room.keep(ahead=number)  # whoever still has it in hand changes nothing
    assert len(loaded(again).match.record.answers) == 9


def test_whoever_lost_the_tables_writes_no_more(address: str, store: PostgresStore) -> None:
    room = new_room(store=store)
    play_out(room, sit(room), Random(1), 3)
    with beside(address) as db:
        cut(db)
    with closing(PostgresStore(address)) as successor:
        again = successor.load(room.id)
        for _ in range(2):
            with pytest.raises(StoreDown):
                store.save(room.with_facts(ahead=9))
            time.sleep(0.1)
        assert successor.load(room.id) == again
    assert when_back(lambda: loaded(room)).saved.ahead == 0
    store.save(room.with_facts(ahead=9))
    assert loaded(room).saved.ahead == 9


def test_who_starts_waits_for_a_slow_database(address: str) -> None:
    """As long as nobody waits for the server."""
    slowly = "select pg_sleep(%s)" % (2 * ANSWERED)
    with closing(databases.opened(address, is_patient=True)) as store:
        store.run(slowly)
        store.hurry()
        with pytest.raises(StoreDown):
            store.run(slowly)


# -- epochs ----------------------------------------------------------------------------------------------------


def test_nobody_writes_in_an_earlier_epoch(address: str, store: PostgresStore) -> None:
    """Even if they believe to have the lock: a pool between them and the database may have given it to others."""
    room = new_room(store=store)
    play_out(room, sit(room), Random(1), 3)
    before = store.load(room.id)
    assert before is not None
    with beside(address) as db:
        db.execute("update epochs set epoch = epoch + 1")
    deeds: list[Callable[[], object]] = [
        lambda: store.append(room.id, 3, (0, 0, "end turn"), 0.0),
        lambda: store.append_all(room.id, 3, [(0, 0, "end turn")], 0.0),
        lambda: store.take_back(room.saved, 3, 1),
        lambda: store.save(room.with_facts(ahead=9)),
        lambda: store.say(room.id, SavedLine("Hello", 0, 0.0), 9),
        lambda: store.react(room.id, SavedReaction(0, 0, "bravo", 0.0)),
        lambda: store.delete(room.id),
    ]
    for deed in deeds:
        with pytest.raises(OutOfStep):
            deed()
    assert store.load(room.id) == before


def test_another_epoch_begins_when_what_is_written_is(address: str, store: PostgresStore) -> None:
    shard = store.shard_of("table")
    with beside(address) as writing, writing.transaction(), beside(address) as next_one:
        owned = PostgresStore.is_ours.replace("?", "%s")
        ((is_ours,),) = writing.execute(f"select {owned}", (shard, store.term("table"))).fetchall()
        assert is_ours
        next_one.execute("set lock_timeout = '50ms'")
        with pytest.raises(psycopg.errors.LockNotAvailable):
            next_one.execute(NEW_EPOCHS.replace("?", "%s"), ([shard],))


# -- its address -----------------------------------------------------------------------------------------------


def test_a_database_of_a_later_version_is_left_alone(address: str) -> None:
    PostgresStore(address).close()
    with beside(address) as db:
        db.execute("update facts set value = %s where name = 'version'", (str(len(VERSIONS) + 1),))
        with pytest.raises(BadStore, match="newer database"):
            PostgresStore(address)
        assert db.execute("select value from facts").fetchall() == [(str(len(VERSIONS) + 1),)]


@pytest.mark.slow
def test_where_no_database_is_the_server_says_so_and_no_password() -> None:
    address = "postgresql://ann:secret@127.0.0.1:1/rumpus?connect_timeout=1&password=secret"
    told = subprocess.run(
        [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--database", address],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (told.returncode, told.stdout) == (2, "")
    assert told.stderr.startswith(f"rumpus: {databases.shown(address)}: ")
    assert "secret" not in told.stderr


def test_without_the_driver_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = builtins.__import__

    def without_psycopg(name: str, *how: object) -> object:
        if name == "rumpus.server.postgres":
            raise ImportError("No module named 'psycopg'")
        return whole(name, *how)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", without_psycopg)
    with pytest.raises(BadStore, match="no driver"):
        databases.opened("postgresql://localhost/rumpus")


@pytest.mark.slow
def test_who_uses_a_file_loads_nothing_of_it() -> None:
    told = "import sys; import rumpus.terminal.serve; print([each for each in sys.modules if 'psycopg' in each])"
    assert subprocess.check_output([sys.executable, "-c", told], text=True) == "[]\n"
