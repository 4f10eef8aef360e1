"""`rumpus admin`: tables listed, shown, exported and deleted; copies made beside a running server, and put back."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus.record import read_record
from rumpus.server.app import Server
from rumpus.server.copies import back_up, restore
from rumpus.server.lobby import Lobby
from rumpus.server.protocol import Say
from rumpus.server.pruning import Pruning
from rumpus.server.room import Room
from rumpus.server.saved import A_DAY
from rumpus.server.schema import BadStore
from rumpus.server.store import SqliteStore, StoreDown
from rumpus.server.tables import NewRoom, SeatWish
from tests.server.following import Guest, play_out, sit
from tests.server.live import LiveServer
from tests.terminal.sitting import Sitting

FILE = "rumpus.sqlite"
TWO = [SeatWish("you", "Ann"), SeatWish("you", "Bob")]
OPEN = [SeatWish("you", "Cleo"), SeatWish("open")]


def admin(task: str) -> Sitting:
    return Sitting(f"admin {task}", width=120)


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """By what they are: one is over, one is played, one waits for somebody."""
    monkeypatch.chdir(tmp_path)
    with closing(SqliteStore(FILE)) as store:
        lobby = Lobby(store)
        names = {stage: lobby.open(NewRoom(seats, {"first": 0})).room for stage, seats in
                 (("over", TWO), ("playing", TWO), ("waiting", OPEN))}  # fmt: skip
        for stage, most in (("over", 10_000), ("playing", 7)):
            room = lobby.find(names[stage])
            assert room is not None
            guests = sit(room)
            play_out(room, guests, Random(1), most)
            room.talk.say(guests[0].listener, Say("well played"))
        store.give("somebody", names["over"], 0)
        store.give("somebody", names["playing"], 1)
    return names


def listed(options: str = "") -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads(admin(f"list --json {options}").output)
    return told


# -- looking ----------------------------------------------------------------------------------------------------


def test_all_tables_are_listed(tables: dict[str, str]) -> None:
    told = {each["table"]: each for each in listed()}
    assert {told[name]["stage"]: name for name in told} == tables
    assert told[tables["playing"]]["answers"] == 7
    assert told[tables["waiting"]]["seats"] == ["Cleo", "Bob"]
    assert [each["table"] for each in listed("--stage over")] == [tables["over"]]
    shown = admin("list").output
    assert all(name in shown for name in tables.values())
    assert "Ann and Bob" in shown


def test_a_table_that_cannot_be_read_is_listed_too(tables: dict[str, str]) -> None:
    with closing(sqlite3.connect(FILE)) as file, file:
        file.execute("update rooms set saved = 'nonsense' where room = ?", (tables["playing"],))
    assert {each["stage"] for each in listed()} == {"over", "waiting", "unreadable"}
    assert "cannot be read" in admin("list").output


def test_one_table_is_shown(tables: dict[str, str]) -> None:
    told = json.loads(admin(f"show {tables['over']} --json").output)
    assert (told["stage"], told["chat"], len(told["points"])) == ("over", 1, 2)
    shown = admin(f"show {tables['playing']}").output
    assert "Stage: playing" in shown
    assert "Answers: 7" in shown


def test_a_game_is_exported(tables: dict[str, str]) -> None:
    assert admin(f"export {tables['playing']} --to game.json").code == 0
    record = read_record(Path("game.json").read_bytes())
    assert len(record.answers) == 7
    assert Path("game.json").stat().st_mode & 0o077 == 0  # whoever reads it sees every hand
    assert read_record(admin(f"export {tables['playing']}").output.encode()) == record
    assert Sitting("replay game.json --log-only").code == 0


@pytest.mark.parametrize("task", ["show nothing", "export nothing", "delete nothing"])
def test_what_is_not_there_is_said(tables: dict[str, str], task: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert admin(task).code == 2
    assert "no table called 'nothing'" in capsys.readouterr().err


@pytest.mark.parametrize("task", ["list", "show x", "export x", "delete x", "prune 1", "backup copy"])
def test_no_file_is_made_where_there_is_none(
    task: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert admin(task).code == 2
    assert "rumpus.sqlite: there is no such file" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


# -- deleting -----------------------------------------------------------------------------------------------------


def left() -> dict[str, set[str]]:
    """For each part of the file that knows tables, which ones."""
    with closing(sqlite3.connect(FILE)) as file:
        names = ("rooms", "answers", "chat", "codes", "people")
        return {name: {room for (room,) in file.execute(f"select room from {name}")} for name in names}


def test_a_deleted_table_leaves_nothing(tables: dict[str, str]) -> None:
    assert tables["over"] in left()["people"]
    assert admin(f"delete {tables['over']}").code == 0
    assert all(tables["over"] not in rooms for rooms in left().values())
    assert left()["rooms"] == {tables["playing"], tables["waiting"]}
    assert tables["playing"] in left()["chat"]


def test_a_table_that_cannot_be_read_can_be_deleted(tables: dict[str, str]) -> None:
    with closing(sqlite3.connect(FILE)) as file, file:
        file.execute("update rooms set saved = 'nonsense' where room = ?", (tables["playing"],))
    assert admin(f"delete {tables['playing']}").code == 0
    assert {each["stage"] for each in listed()} == {"over", "waiting"}


def test_a_closed_table_lets_nobody_in(tables: dict[str, str]) -> None:
    assert admin(f"close {tables['playing']}").code == 0
    assert [each["table"] for each in listed("--stage closed")] == [tables["playing"]]
    with closing(SqliteStore(FILE)) as store:
        client = TestClient(Server(store, 0.0, None).app())
        assert client.get(f"/api/rooms/{tables['playing']}").status_code == 410
        assert client.get(f"/api/rooms/{tables['waiting']}").status_code == 200


def test_all_are_deleted_or_none(tables: dict[str, str]) -> None:
    assert admin(f"delete {tables['over']} nothing").code == 2
    assert left()["rooms"] == {*tables.values()}


def test_old_tables_are_pruned(tables: dict[str, str]) -> None:
    assert admin("prune 1").code == 0
    assert left()["rooms"] == {*tables.values()}  # nothing is that old
    with closing(sqlite3.connect(FILE)) as file, file:
        file.execute("update rooms set touched = touched - ?", (3 * A_DAY,))
    assert "would be deleted: 1" in admin("prune 2 --dry-run").output
    assert left()["rooms"] == {*tables.values()}
    admin("prune 2")
    assert left()["rooms"] == {tables["playing"], tables["waiting"]}
    assert "would be deleted: 2" in admin("prune 2 --dry-run --unfinished").output
    admin("prune 2 --unfinished")
    assert left()["rooms"] == set()


@pytest.mark.parametrize("days", ["-1", "nan", "inf", "soon"])
def test_a_time_is_a_number_of_days(days: str, tables: dict[str, str]) -> None:
    with pytest.raises(SystemExit):
        Sitting(f"admin prune -- {days}")
    with pytest.raises(SystemExit):
        Sitting(f"serve --keep-finished={days}")


def test_a_server_deletes_finished_tables_by_itself(tables: dict[str, str]) -> None:
    with closing(SqliteStore(FILE)) as store:
        days = 3
        lobby = Lobby(store, now=lambda: time.time() + days * A_DAY)
        found = lobby.find(tables["over"])
        assert isinstance(found, Room)
        eve = Guest(found, -1)
        assert asyncio.run(Pruning(lobby, 4).prune()) == 0
        assert asyncio.run(Pruning(lobby, 2).prune()) == 0  # somebody is there
        found.leave(eve.listener)
        assert asyncio.run(Pruning(lobby, 2).prune()) == 0  # they have just been there
        days = 6
        assert asyncio.run(Pruning(lobby, 2).prune()) == 1
        assert lobby.find(tables["over"]) is None
        assert lobby.find(tables["playing"]) is not None


@pytest.mark.parametrize("task", ["delete {}", "close {}", "prune 0 --unfinished", "restore copy.sqlite"])
def test_what_a_server_uses_is_not_changed(
    tables: dict[str, str], task: str, capsys: pytest.CaptureFixture[str]
) -> None:
    admin("backup copy.sqlite")
    before = left()
    with closing(SqliteStore(FILE)):
        assert admin(task.format(tables["over"])).code == 2
        assert "using this file" in capsys.readouterr().err
        assert admin("list").code == 0
    assert left() == before


# -- copies -------------------------------------------------------------------------------------------------------


def test_a_table_that_somebody_comes_to_is_not_deleted_meanwhile(tmp_path: Path) -> None:
    """Nor does one that is deleted come back because somebody has it in hand: there would be a table without a game."""

    async def come_and_prune(name: str) -> tuple[int, Room | None, int]:
        coming = asyncio.create_task(lobby.fetch(name))
        await asyncio.sleep(0)
        while_coming = await Pruning(lobby, 0).prune()
        room = await coming
        return while_coming, room, await Pruning(lobby, 0).prune()

    with closing(SqliteStore(str(tmp_path / "tables.sqlite"))) as store:
        lobby = Lobby(store)
        name = lobby.open(NewRoom([SeatWish("you"), SeatWish("you")])).room
        found = lobby.find(name)
        assert found is not None
        found.keep(is_over=True)
        lobby.forget_all()
        while_coming, room, later = asyncio.run(come_and_prune(name))
        assert (while_coming, later) == (0, 1)
        assert room is not None
        with pytest.raises(StoreDown):
            room.keep(is_over=True)
        assert store.load(name) is None


def test_a_copy_is_for_its_owner_alone_and_replaces_nothing(
    tables: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    copy = Path("copy.sqlite")
    assert admin(f"backup {copy}").code == 0
    assert copy.stat().st_mode & 0o777 == 0o600
    assert admin(f"backup {copy}").code == 2
    assert "--replace" in capsys.readouterr().err
    assert admin(f"backup {copy} --replace").code == 0
    assert [path.name for path in Path().glob("copy*")] == ["copy.sqlite"]  # whole, with nothing beside it


def test_a_file_is_not_replaced_by_a_copy_of_itself(tables: dict[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever uses it would write to nothing."""
    Path("other.sqlite").symlink_to(FILE)
    with closing(SqliteStore(FILE)) as store:
        for name in (FILE, "other.sqlite", f"{FILE}-wal", f"{FILE}-shm", f"{FILE}.lock"):
            assert admin(f"backup {name} --replace").code == 2
            assert "another name" in capsys.readouterr().err
        store.remember("friends", "no")


def test_what_was_there_is_moved_aside(tables: dict[str, str]) -> None:
    admin("backup copy.sqlite")
    admin(f"delete {tables['over']}")
    told = admin("restore copy.sqlite").output
    assert left()["rooms"] == {*tables.values()}
    assert f"{FILE}.before-1" in told
    with closing(sqlite3.connect(f"{FILE}.before-1")) as file:
        assert file.execute("select count(*) from rooms").fetchone() == (2,)


def spoil_text(path: Path) -> None:
    path.write_text("no database at all")


def spoil_pages(path: Path) -> None:
    whole = bytearray(path.read_bytes())
    whole[8192:] = b"x" * (len(whole) - 8192)
    path.write_bytes(whole)


def spoil_version(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("pragma user_version = 999")


def spoil_program(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as file:
        file.execute("create table recipes (name)")


@pytest.mark.parametrize("spoil", [spoil_text, spoil_pages, spoil_version, spoil_program])
def test_a_bad_copy_is_not_restored(tables: dict[str, str], spoil: Callable[[Path], None]) -> None:
    copy, before = Path("copy.sqlite"), left()
    back_up(FILE, copy)
    spoil(copy)
    with pytest.raises(BadStore):
        restore(copy, FILE)
    assert left() == before
    assert not list(Path().glob("*before*"))
    assert not list(Path().glob("*.part"))


def test_a_damaged_file_is_replaced(tables: dict[str, str]) -> None:
    back_up(FILE, Path("copy.sqlite"))
    spoil_pages(Path(FILE))
    assert admin("restore copy.sqlite").code == 0
    assert left()["rooms"] == {*tables.values()}


@pytest.mark.slow
def test_a_copy_of_a_running_server_is_played_on(tmp_path: Path) -> None:
    """Answers come in while it is made: every one that was stored before is in it, and the game goes on from there."""
    copy = tmp_path / "copy.sqlite"

    async def play(server: LiveServer, room: str, token: str, most: int) -> int:
        async with server.client(room, token) as client:
            await client.next()
            for _ in range(most):
                if client.question.get("prompt") == "over":
                    break
                if client.keys:
                    await client.answers(client.keys[-1])
                await client.next()
            return client.number

    async def play_and_copy(server: LiveServer) -> tuple[str, str, int]:
        room, tokens = server.open(seats=[{"kind": "you"}, {"kind": "bot", "bot": "random"}], seed=3)
        before = await play(server, room, tokens[0], 20)
        playing = asyncio.create_task(play(server, room, tokens[0], 30))
        await asyncio.to_thread(back_up, str(server.database), copy)
        await playing
        return room, tokens[0], before

    with LiveServer(tmp_path) as server:
        room, token, before = asyncio.run(play_and_copy(server))
    with closing(SqliteStore(str(copy), only_reads=True)) as store:
        saved = store.load(room)
    assert saved is not None
    assert len(saved.record.answers) >= before > 0
    restore(copy, str(server.database))
    with server:
        assert asyncio.run(play(server, room, token, 1)) >= before
