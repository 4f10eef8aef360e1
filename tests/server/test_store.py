"""Where tables are kept, a file or a database of PostgreSQL: both do the same, and never less than they say."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import TypeVar

import msgspec
import psycopg
import pytest

from rumpus.server.copies import back_up, restore
from rumpus.server.databases import is_postgres, opened
from rumpus.server.lobby import Lobby
from rumpus.server.protocol import Say
from rumpus.server.room import Room
from rumpus.server.saved import SavedLine, SavedReaction
from rumpus.server.schema import VERSIONS, BadStore, for_postgres
from rumpus.server.store import OutOfStep, SqliteStore, Store, StoreDown
from rumpus.server.tables import NewRoom, NewTour, SeatWish
from tests.server.database import Cluster
from tests.server.following import Guest, asked_of, loaded, new_room, play_out, sit
from tests.server.live import COMMAND

PATIENCE = 60.0  # seconds: however slow the machine is
AT_MOST = 0.1  # seconds that everybody waits for a store in which something is wrong
TRIES = 20  # a busy machine may be slow, but not every time
T = TypeVar("T")


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    found: Cluster = request.getfixturevalue("postgres")
    return found.new_database()


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    with closing(opened(database, is_patient=True)) as store:  # how long it takes is not asked here
        yield store


def execute(database: str, *statements: str) -> None:
    """As somebody else who uses the same database."""
    with closing(psycopg.connect(database) if is_postgres(database) else sqlite3.connect(database)) as db:
        for statement in statements:
            db.execute(statement)  # type: ignore[arg-type, unused-ignore]
        db.commit()


def make_first_version(database: str, room: Room) -> None:
    """As it was before chat and times were kept."""
    version = for_postgres(VERSIONS[0]) if is_postgres(database) else VERSIONS[0]
    execute(database, *version.split(";"), "insert into facts values ('secret', 'old key')")
    if is_postgres(database):
        execute(database, "insert into facts values ('version', '1')")
    saved = msgspec.json.encode(room.saved).hex()
    blob, is_listed = (f"'\\x{saved}'", "true") if is_postgres(database) else (f"x'{saved}'", "1")
    execute(database, f"insert into rooms values ('{room.id}', 1, {is_listed}, {blob})")
    for number, (seat, option, key) in enumerate(room.match.record.answers):
        execute(database, f"insert into answers values ('{room.id}', {number}, {seat}, {option}, '{key}')")


def test_an_old_form_is_brought_up_to_date(database: str) -> None:
    room = new_room(2)
    guests = sit(room)
    play_out(room, guests, Random(1), 30)
    make_first_version(database, room)
    for _ in range(2):
        with closing(opened(database, is_patient=True)) as store:
            assert store.secret("fresh") == "old key"
            saved = store.load(room.id)
            assert saved is not None
            again = Room(saved, store)
            assert Guest(again, 0).view == guests[0].view
            assert [each.room for each in store.listed(10, 0.0)] == [room.id]
    with closing(opened(database, is_patient=True)) as store:
        saved = store.load(room.id)
        assert saved is not None
        again = Room(saved, store)
        play_out(again, sit(again), Random(2))
        assert loaded(again).is_over


def test_a_file_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    SqliteStore(str(path)).close()
    with sqlite3.connect(path) as db:
        db.execute(f"pragma user_version = {len(VERSIONS) + 1}")
    db.close()
    before = path.read_bytes()
    with pytest.raises(BadStore, match="newer database"):
        SqliteStore(str(path))
    assert path.read_bytes() == before


def test_the_database_of_something_else_is_left_alone(database: str) -> None:
    execute(database, "create table birds (name text)")
    with pytest.raises(BadStore, match="other database"):
        opened(database)
    with pytest.raises((sqlite3.Error, psycopg.Error)):
        execute(database, "select * from facts")


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["text", "folder", "nowhere"])
def test_where_nothing_can_be_kept_the_server_says_so_in_one_line(tmp_path: Path, kind: str) -> None:
    path = tmp_path / ("nowhere/file" if kind == "nowhere" else "file")
    if kind == "text":
        path.write_text("This is no database, but it is long enough to be looked at. " * 100)
    elif kind == "folder":
        path.mkdir()
    told = subprocess.run(
        [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--database", str(path)],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert told.returncode == 2
    assert told.stdout == ""
    assert told.stderr.startswith(f"rumpus: {path}: ")
    assert told.stderr.count("\n") == 1


def test_a_table_that_ended_just_before_the_server_was_killed_is_over(store: Store) -> None:
    """Its last answer was kept, but not yet that it was the last."""
    lobby = Lobby(store)
    opened = lobby.open(NewRoom([SeatWish("you"), SeatWish("you")], is_listed=True, seed=5))
    room = lobby.find(opened.room)
    assert room is not None
    play_out(room, sit(room), Random(5))
    room.saved.is_over = False
    store.save(room.saved)
    again = loaded(room)
    assert again.is_over
    assert [each.room for each in store.listed(10, 1e12)] == [room.id]


def test_the_times_of_answers_are_kept(store: Store) -> None:
    times = iter(range(1000, 2000))
    room = new_room(2, store=store, now=lambda: float(next(times)))
    play_out(room, sit(room), Random(1), 20)
    assert loaded(room).answers.times == room.answers.times
    assert list(room.answers.times) == sorted(room.answers.times)
    assert len(room.answers.times) == 20
    room.undo.go_back(12)
    assert loaded(room).answers.times == room.answers.times
    assert len(room.answers.times) == 12


# -- one owner -------------------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_tables_is_refused(database: str) -> None:
    store = opened(database)
    with pytest.raises(BadStore, match="owned database"):
        opened(database)
    opened(database, only_reads=True).close()
    store.close()
    opened(database).close()


def test_a_file_has_one_owner_by_whatever_name(tmp_path: Path) -> None:
    path, other = tmp_path / "tables.sqlite", tmp_path / "other.sqlite"
    other.symlink_to(path)
    with closing(SqliteStore(str(path))), pytest.raises(BadStore, match="owned database"):
        SqliteStore(str(other))
    with closing(SqliteStore(str(other))), pytest.raises(BadStore, match="owned database"):
        SqliteStore(str(path))


def test_a_file_of_two_names_is_refused(tmp_path: Path) -> None:
    path, other = tmp_path / "tables.sqlite", tmp_path / "other.sqlite"
    with closing(SqliteStore(str(path))):
        other.hardlink_to(path)
        with pytest.raises(BadStore, match="linked database"):
            SqliteStore(str(other))
    other.unlink()
    SqliteStore(str(path)).close()


def test_a_file_has_one_owner_though_the_lock_beside_it_is_deleted(tmp_path: Path) -> None:
    """Somebody took it for a leftover."""
    path, copy = tmp_path / "tables.sqlite", tmp_path / "copy.sqlite"
    with closing(SqliteStore(str(path))) as store:
        room = new_room(store=store)
        back_up(str(path), copy)
        for _ in range(2):
            (tmp_path / "tables.sqlite.lock").unlink()
            with pytest.raises(BadStore, match="owned database"):
                SqliteStore(str(path))
            with pytest.raises(BadStore, match="owned database"):
                restore(copy, str(path))
        play_out(room, sit(room), Random(1), 3)
    with closing(SqliteStore(str(path))) as store:
        saved = store.load(room.id)
        assert saved is not None
        assert len(saved.record.answers) == 3


def test_a_refused_owner_leaves_the_locks_of_sqlite_alone(tmp_path: Path) -> None:
    """Otherwise whoever looks into the file would take away its log when they have done."""
    path = tmp_path / "tables.sqlite"
    looks = f"import sqlite3; sqlite3.connect({str(path)!r}).execute('select count(*) from rooms').fetchone()"
    with closing(SqliteStore(str(path))) as store:
        room = new_room(store=store)
        with pytest.raises(BadStore, match="owned database"):
            SqliteStore(str(path))
        subprocess.run([sys.executable, "-c", looks], check=True)
        play_out(room, sit(room), Random(1), 3)
        assert len(loaded(room).match.record.answers) == 3


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(str(path))
    room = new_room(store=store)
    play_out(room, sit(room), Random(1), 3)
    for name in ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
    store.close()


def test_who_only_reads_writes_nothing(database: str, store: Store) -> None:
    room = new_room(store=store)
    with closing(opened(database, only_reads=True)) as reader:
        assert reader.load(room.id) is not None
        with pytest.raises(StoreDown):
            reader.save(room.saved)


# -- all that is kept ------------------------------------------------------------------------------------------


def test_facts_of_the_server_are_remembered(database: str, store: Store) -> None:
    assert (store.fact("friends"), store.secret("one"), store.secret("two")) == ("", "one", "one")
    store.remember("friends", "yes")
    store.remember("friends", "no")
    store.close()
    with closing(opened(database, is_patient=True)) as again:
        assert (again.fact("friends"), again.secret("three")) == ("no", "one")


def test_tables_are_listed_the_newest_first_and_those_that_are_over_last(store: Store) -> None:
    for seed in range(4):
        saved = new_room(seed=seed).saved
        store.save(msgspec.structs.replace(saved, is_listed=seed != 1, is_over=seed == 3, touched=10.0 + seed))
    assert [each.room for each in store.listed(10, 0.0)] == ["room 2", "room 0", "room 3"]
    assert [each.room for each in store.listed(1, 11.0)] == ["room 2", "room 3"]
    assert store.finished(12.0) == []
    assert store.finished(14.0) == ["room 3"]
    assert sorted(store.running(10.0)) == ["room 1", "room 2"]
    assert store.overview() == [(f"room {seed}", 10.0 + seed, 0) for seed in range(4)]


def test_nothing_takes_longer_where_much_was_played_long_ago(tmp_path: Path) -> None:
    """In steps of SQLite, of which it does some ten millions a second."""
    steps = 0

    def step() -> None:
        nonlocal steps
        steps += 100

    with closing(SqliteStore(str(tmp_path / "old.sqlite"))) as store:
        saved = new_room(store=store).saved
        for number in range(2000):
            name = f"old {number}"
            store.save(msgspec.structs.replace(saved, room=name, is_listed=True, is_over=number % 2 == 0, touched=10.0))
            store.call(name, f"red-{number}")
            store.give(f"person {number % 5}", name, 0)
        store.save(msgspec.structs.replace(saved, touched=20.0))
        store._db.set_progress_handler(step, 100)
        for deed in (
            lambda: store.listed(50, 15.0),
            lambda: store.running(15.0),
            lambda: store.finished(5.0),
            lambda: store.disown(saved, 0),
            lambda: store.delete("old 1"),
        ):
            steps = 0
            deed()
            assert steps < 2000


def test_a_table_is_found_by_its_code_until_it_is_over(store: Store) -> None:
    room = new_room(store=store)
    store.save(msgspec.structs.replace(room.saved, touched=10.0))
    store.call("another", "red-fox")
    store.call(room.id, "red-fox")
    assert (store.called("red-fox", 9.0), store.called("red-fox", 10.0), store.called("\0", 0.0)) == (
        room.id,
        None,
        None,
    )
    store.save(msgspec.structs.replace(room.saved, touched=10.0, is_over=True))
    assert store.called("red-fox", 9.0) is None


def test_seats_belong_to_people(store: Store) -> None:
    saved = [new_room(seed=seed, store=store).saved for seed in (1, 2)]
    rooms = [each.room for each in saved]
    for _ in range(2):
        store.give("ann", rooms[0], 0)
        store.give("ann", rooms[1], 1)
    store.give("bob", rooms[0], 1)
    assert store.seats_of("ann") == [(rooms[1], 1), (rooms[0], 0)]
    store.disown(saved[1], 1)
    assert (store.seats_of("ann"), store.seats_of("bob")) == ([(rooms[0], 0)], [(rooms[0], 1)])


def test_chat_and_reactions_are_kept(store: Store) -> None:
    room = new_room(store=store)
    for number in range(5):
        store.say(room.id, SavedLine(f"Hello {number} \N{GRINNING FACE}", 0, float(number)), most=3)
    store.react(room.id, SavedReaction(3, 1, "bravo", 1.0))
    store.react(room.id, SavedReaction(3, 1, "laugh", 2.0))
    store.react(room.id, SavedReaction(4, 1, "bravo", 3.0))
    store.react(room.id, SavedReaction(4, 1, "", 4.0))
    saved = store.load(room.id)
    assert saved is not None
    assert [line.text[:7] for line in saved.chat] == ["Hello 2", "Hello 3", "Hello 4"]
    assert saved.reactions == [SavedReaction(3, 1, "laugh", 2.0)]


def test_a_deleted_table_leaves_nothing_in_the_store(store: Store) -> None:
    room, other = new_room(seed=1, store=store), new_room(seed=2, store=store)
    for each in (room, other):
        play_out(each, sit(each), Random(1), 3)
        store.keep_review(each.id, b"\0\xff")
        store.give("ann", each.id, 0)
    store.delete(room.id)
    store.shrink()
    store.keep_review(room.id, b"too late")
    assert (store.load(room.id), store.review(room.id)) == (None, None)
    assert (store.review(other.id), store.seats_of("ann")) == (b"\0\xff", [(other.id, 0)])
    assert len(loaded(other).match.record.answers) == 3
    store.append(room.id, 0, (0, 0, "end turn"), 0.0)  # none is left before it


def test_many_answers_are_stored_at_once_or_none(store: Store) -> None:
    room = new_room(store=store)
    play_out(room, sit(room), Random(1), 40)
    answers = room.match.record.answers
    store.append_all("copy", 0, answers[:25], 1.0)
    with pytest.raises(OutOfStep):
        store.append_all("copy", 24, answers[24:], 1.0)
    store.append_all("copy", 25, answers[25:], 2.0)
    store.save(msgspec.structs.replace(room.saved, room="copy"))
    again = store.load("copy")
    assert again is not None
    assert again.record.answers == answers
    assert again.times == [1.0] * 25 + [2.0] * 15


# -- in step ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 4, 5])
def test_an_answer_is_stored_only_after_those_before_it(store: Store, number: int) -> None:
    room = new_room(store=store)
    play_out(room, sit(room), Random(1), 3)
    with pytest.raises(OutOfStep):
        store.append(room.id, number, (0, 0, "end turn"), 0.0)
    assert len(loaded(room).match.record.answers) == 3


@pytest.mark.parametrize("given", [2, 4])
def test_answers_are_taken_back_only_by_who_knows_how_many_there_are(store: Store, given: int) -> None:
    room = new_room(store=store)
    play_out(room, sit(room), Random(1), 3)
    with pytest.raises(OutOfStep):
        store.take_back(room.with_facts(ahead=9), given, 1)
    again = loaded(room)
    assert (len(again.match.record.answers), again.saved.ahead) == (3, 0)


# -- trouble ---------------------------------------------------------------------------------------------------


@contextmanager
def locked(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield


@contextmanager
def full(path: Path) -> Iterator[None]:
    """No file may grow any more."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.with_name(f"{path.name}-wal").stat().st_size, limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)


@contextmanager
def gone(path: Path) -> Iterator[None]:
    path.rename(path.with_name("elsewhere"))
    yield
    path.with_name("elsewhere").rename(path)


@contextmanager
def replaced(path: Path) -> Iterator[None]:
    with gone(path):
        path.write_bytes(b"")
        yield
        path.unlink()


@contextmanager
def without_log(path: Path) -> Iterator[None]:
    """SQLite would go on writing into it, and nobody would find that again."""
    with gone(path.with_name(f"{path.name}-wal")):
        yield


@contextmanager
def with_another_log(path: Path) -> Iterator[None]:
    with replaced(path.with_name(f"{path.name}-wal")):
        yield


@contextmanager
def copied_over(path: Path) -> Iterator[None]:
    """By an older one, which was shorter: what is stored from now on would fit neither."""
    whole = path.read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    yield
    path.write_bytes(whole)


def when_back(deed: Callable[[], T]) -> T:
    """Do it as soon as it can be done."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return deed()
        except StoreDown:
            assert time.monotonic() < until
            time.sleep(0.02)


def seconds_until_down(deed: Callable[[], object]) -> float:
    began = time.monotonic()
    with pytest.raises(StoreDown):
        deed()
    return time.monotonic() - began


def check_trouble(store: Store, trouble: Callable[[], AbstractContextManager[None]]) -> None:
    """Whatever is wrong, it is soon said, and the table is as it was; when it is over, it goes on."""
    room = new_room(store=store)
    ann, bob = sit(room)
    play_out(room, [ann, bob], Random(1), 5)
    asked = asked_of([ann, bob])
    before, told = (room.number, room.match.record.answers.copy(), room.saved, room.talk.chat), len(bob.messages)
    deeds: list[Callable[[], object]] = [
        lambda: asked.answers(asked.keys[0]),
        lambda: room.sit_down(1, "Another"),
        lambda: room.stand_ins.sit_out(1, for_good=False),
        lambda: room.talk.say(ann.listener, Say("Hello")),
        lambda: room.undo.go_back(3),
    ]
    with trouble():
        for deed in deeds:
            assert any(seconds_until_down(deed) < AT_MOST for _ in range(TRIES))
    assert (room.number, room.match.record.answers, room.saved, room.talk.chat) == before
    assert len(bob.messages) == told
    when_back(lambda: asked.answers(asked.keys[0]))
    assert len(loaded(room).match.record.answers) == 6


@pytest.mark.parametrize("trouble", [locked, full, gone, replaced, without_log, with_another_log, copied_over])
def test_what_cannot_be_stored_has_not_happened(
    tmp_path: Path, trouble: Callable[[Path], AbstractContextManager[None]]
) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(SqliteStore(str(path))) as store:
        check_trouble(store, lambda: trouble(path))


def test_whose_log_is_gone_loses_nothing_when_it_is_stopped(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(SqliteStore(str(path))) as store:
        room = new_room(store=store)
        play_out(room, sit(room), Random(1), 3)
        (tmp_path / "tables.sqlite-wal").unlink()
        with pytest.raises(StoreDown):
            store.load(room.id)
    with closing(SqliteStore(str(path))) as store:
        saved = store.load(room.id)
        assert saved is not None
        assert len(saved.record.answers) == 3


def test_whoever_looks_or_copies_meanwhile_is_no_trouble(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(SqliteStore(str(path))) as store:
        room = new_room(store=store)
        guests = sit(room)
        for number in range(3):
            opened(str(path), only_reads=True).close()
            back_up(str(path), tmp_path / "copy.sqlite", may_replace=True)
            store.shrink()
            play_out(room, guests, Random(1), 1)
            assert len(loaded(room).match.record.answers) == number + 1


def test_a_hundred_tables_do_not_wait_one_after_the_other(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(SqliteStore(str(path))) as store:
        room = new_room(store=store)
        with locked(path):
            waited = [sum(seconds_until_down(room.keep) for _ in range(100)) for _ in range(TRIES)]
            assert min(waited) < AT_MOST
        when_back(room.keep)


def test_where_only_an_answer_can_be_stored_everybody_comes_back_to_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is learned in a guided game is stored after the answer that teaches it, and nobody was told of either."""
    lobby = Lobby(store)
    name = lobby.guide(NewTour()).room
    room = lobby.find(name)
    assert room is not None
    ann = Guest(room, 0)
    with monkeypatch.context() as patch:
        patch.setattr(store, "save", raising)
        with pytest.raises(StoreDown):
            ann.answers(ann.keys[0])
    assert ann.last["type"] == "closing"
    again = lobby.find(name)
    assert again is not None
    assert again is not room
    assert len(again.match.record.answers) == 1


def test_where_the_end_cannot_be_stored_the_game_is_over_all_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = new_room(store=store)
    ann, bob = sit(room)
    with monkeypatch.context() as patch:
        patch.setattr(store, "save", raising)
        ann.says("concede")
    assert bob.of_type("again")
    assert not bob.of_type("refused")
    assert not room.saved.is_over
    assert loaded(room).saved.is_over


def raising(*_: object) -> None:
    raise StoreDown("the disk is full")


def test_a_damaged_file_is_told_from_a_table_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(SqliteStore(str(path))) as store:
        room = new_room(store=store)
    with closing(SqliteStore(str(path))) as store:
        path.write_bytes(path.read_bytes()[:100] + b"\xff" * (path.stat().st_size - 100))
        with pytest.raises(StoreDown):
            store.load(room.id)
