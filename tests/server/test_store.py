"""The file in which tables are kept: brought up to date, or left alone with one clear sentence."""

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

import pytest

from rumpus.server.lobby import Lobby
from rumpus.server.protocol import Say
from rumpus.server.room import Room
from rumpus.server.schema import VERSIONS, BadStore
from rumpus.server.store import OutOfStep, SqliteStore, StoreDown
from rumpus.server.tables import NewRoom, SeatWish
from tests.server.following import Guest, asked_of, loaded, new_room, play_out, sit
from tests.server.live import COMMAND


def make_first_version(path: Path, room: Room) -> None:
    """A file as it was before chat and times were kept."""
    db = sqlite3.connect(path)
    db.executescript(VERSIONS[0])
    db.execute("insert into facts values ('secret', 'old key')")
    saved = room.store._db.execute("select saved from rooms").fetchone()[0]  # type: ignore[attr-defined]
    db.execute("insert into rooms values (?, 1, 1, ?)", (room.id, saved))
    answers = [(room.id, number, *answer) for number, answer in enumerate(room.match.record.answers)]
    db.executemany("insert into answers values (?, ?, ?, ?, ?)", answers)
    db.commit()
    db.close()


def test_an_old_file_is_brought_up_to_date(tmp_path: Path) -> None:
    room = new_room(2)
    guests = sit(room)
    play_out(room, guests, Random(1), 30)
    path = tmp_path / "old.sqlite"
    make_first_version(path, room)
    for _ in range(2):
        store = SqliteStore(str(path))
        assert store.secret("fresh") == "old key"
        saved = store.load(room.id)
        assert saved is not None
        again = Room(saved, store)
        assert Guest(again, 0).view == guests[0].view
        assert [each.room for each in store.listed(10, 0.0)] == [room.id]
        store.close()
    store = SqliteStore(str(path))
    saved = store.load(room.id)
    assert saved is not None
    again = Room(saved, store)
    play_out(again, sit(again), Random(2))
    assert loaded(again).is_over
    store.close()


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


def test_the_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with sqlite3.connect(path) as db:
        db.execute("create table birds (name text)")
    db.close()
    before = path.read_bytes()
    with pytest.raises(BadStore, match="other database"):
        SqliteStore(str(path))
    assert path.read_bytes() == before


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


def test_a_table_that_ended_just_before_the_server_was_killed_is_over(store: SqliteStore) -> None:
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


def test_the_times_of_answers_are_kept(store: SqliteStore) -> None:
    times = iter(range(1000, 2000))
    room = new_room(2, store=store, now=lambda: float(next(times)))
    play_out(room, sit(room), Random(1), 20)
    assert loaded(room).times == room.times == sorted(room.times)
    assert len(room.times) == 20
    room.undo.go_back(12)
    assert loaded(room).times == room.times
    assert len(room.times) == 12


# -- one owner -------------------------------------------------------------------------------------------------


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite")
    store = SqliteStore(path)
    with pytest.raises(BadStore, match="owned database"):
        SqliteStore(path)
    SqliteStore(path, only_reads=True).close()
    store.close()
    SqliteStore(path).close()


def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    store = SqliteStore(str(path))
    room = new_room(store=store)
    play_out(room, sit(room), Random(1), 3)
    for name in ("tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600
    store.close()


def test_who_only_reads_writes_nothing(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite")
    store = SqliteStore(path)
    room = new_room(store=store)
    reader = SqliteStore(path, only_reads=True)
    assert reader.load(room.id) is not None
    with pytest.raises(StoreDown):
        reader.save(room.saved)
    reader.close()
    store.close()


# -- in step ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [2, 4, 5])
def test_an_answer_is_stored_only_after_those_before_it(store: SqliteStore, number: int) -> None:
    room = new_room(store=store)
    play_out(room, sit(room), Random(1), 3)
    with pytest.raises(OutOfStep):
        store.append(room.id, number, (0, 0, "end turn"), 0.0)
    assert len(loaded(room).match.record.answers) == 3


@pytest.mark.parametrize("given", [2, 4])
def test_answers_are_taken_back_only_by_who_knows_how_many_there_are(store: SqliteStore, given: int) -> None:
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


@pytest.mark.parametrize("trouble", [locked, full, gone, replaced])
def test_what_cannot_be_stored_has_not_happened(
    tmp_path: Path, trouble: Callable[[Path], AbstractContextManager[None]]
) -> None:
    """Whatever is wrong with the file, it is soon said, and the table is as it was; when it is over, it goes on."""
    path = tmp_path / "tables.sqlite"
    with closing(SqliteStore(str(path))) as store:
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
        with trouble(path):
            for deed in deeds:
                began = time.monotonic()
                with pytest.raises(StoreDown):
                    deed()
                assert time.monotonic() - began < 0.1
        assert (room.number, room.match.record.answers, room.saved, room.talk.chat) == before
        assert len(bob.messages) == told
        asked.answers(asked.keys[0])
        assert len(loaded(room).match.record.answers) == 6


def test_a_damaged_file_is_told_from_a_table_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with closing(SqliteStore(str(path))) as store:
        room = new_room(store=store)
    with closing(SqliteStore(str(path))) as store:
        path.write_bytes(path.read_bytes()[:100] + b"\xff" * (path.stat().st_size - 100))
        with pytest.raises(StoreDown):
            store.load(room.id)
