"""What goes wrong at one table is that table's alone, and whoever runs the server can see it."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus import __version__
from rumpus.bots import BOTS, RandomBot
from rumpus.match import Match
from rumpus.server import caretaker, vigil
from rumpus.server.absence import Absence
from rumpus.server.app import Server
from rumpus.server.audience import Audience
from rumpus.server.room import Room
from rumpus.server.store import SqliteStore, StoreDown
from rumpus.server.tempo import Tempo
from rumpus.server.troubles import Troubles
from rumpus.server.vigil import Vigil
from tests.server.speaking import AGAINST_A_BOT, TWO_PEOPLE, Speaker, opened, turned_away

PATIENCE = 60.0  # seconds: however slow the machine is
NONSENSE = "json_set(cast(saved as text), '$.record.family', 'munchkin', '$.record.setup.sets', 5)"
NO_LETTERS = "cast(replace(cast(saved as text), 'Ann', cast(x'ff' as text)) as blob)"


class Failing(RandomBot):
    """It never has an answer."""

    def decide(self, *_: Any) -> int:
        raise RuntimeError("it cannot think")


def troubles(client: TestClient) -> dict[str, int]:
    told: dict[str, int] = client.get("/api/health").json()["troubles"]
    return told


def test_a_healthy_server_says_so(client: TestClient) -> None:
    told = client.get("/api/health").json()
    assert told.pop("seconds") >= 0
    assert told == {"tables": 0, "listeners": 0, "troubles": {}, "version": __version__}
    assert client.get("/api/ready").status_code == 204
    room, tokens = opened(client)
    with Speaker(client, room, tokens[0]):
        told = client.get("/api/health").json()
        assert (told["tables"], told["listeners"], told["troubles"]) == (1, 1, {})


def test_where_a_bot_fails_another_answers(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BOTS, "failing", Failing)
    room, _ = opened(client, seats=[{"kind": "bot", "bot": "failing"}, {"kind": "bot", "bot": "failing"}])
    with Speaker(client, room) as eve:
        for _ in range(5):
            eve.until("update")
    assert troubles(client)["bot"] >= 5
    assert f"at table {room}: RuntimeError('it cannot think')" in caplog.text


def test_a_bot_whose_every_answer_goes_wrong_gives_up(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Match.answer
    said: set[int] = set()

    def refuse(match: Match[Any], seat: int, option: int, *more: Any) -> Any:
        if seat == 1:
            said.add(option)
            raise RuntimeError("a bug in a card")
        return answer(match, seat, option, *more)

    monkeypatch.setattr(Match, "answer", refuse)
    room, tokens = opened(client, **AGAINST_A_BOT, setup={"first": 0})
    with Speaker(client, room, tokens[0]) as ann:
        ann.answers("end turn")
        until = time.monotonic() + PATIENCE
        while troubles(client).get("bot", 0) < caretaker.MOST_TRIES and time.monotonic() < until:
            time.sleep(0.01)
        time.sleep(0.05)
        assert troubles(client)["bot"] == caretaker.MOST_TRIES
    assert len(said) > 1  # it has tried something else


def test_an_answer_that_goes_wrong_changes_nothing_and_the_connection_stays(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError("a bug in a card")

    room, tokens = opened(client)
    with Speaker(client, room, tokens[0]) as ann:
        number = ann.number
        with monkeypatch.context() as patch:
            patch.setattr(Match, "answer", fail)
            ann.answers("end turn")
            assert ann.until("refused")["code"] == "trouble"
        ann.answers("end turn")
        assert ann.until("update")["question"]["number"] == number + 1
    assert troubles(client) == {"message": 1}


def test_what_cannot_be_stored_is_refused_in_words(
    client: TestClient, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def down(*_: Any) -> None:
        raise StoreDown("the disk is full")

    room, tokens = opened(client)
    with Speaker(client, room, tokens[0]) as ann:
        with monkeypatch.context() as patch:
            patch.setattr(store, "run", down)
            ann.answers("end turn")
            assert ann.until("refused")["code"] == "try again"
            for told in (
                client.post("/api/rooms", json=TWO_PEOPLE),
                client.get("/api/rooms"),
                client.get("/api/ready"),
            ):
                assert told.status_code == 503
                assert told.json()["error"].startswith("tables cannot be read or stored")
            assert turned_away(client, "elsewhere")["code"] == "try again"
        ann.answers("end turn")
        ann.until("update")


def test_where_the_log_of_the_file_is_gone_nothing_is_taken(tmp_path: Path) -> None:
    """SQLite would notice nothing, and what was answered would be lost."""
    path = tmp_path / "tables.sqlite"
    with closing(SqliteStore(str(path))) as store, TestClient(Server(store, 0.0, None).app()) as client:
        room, tokens = opened(client, is_listed=True)
        client.get("/api/rooms")
        with Speaker(client, room, tokens[0]) as ann:
            (tmp_path / "tables.sqlite-wal").rename(tmp_path / "elsewhere")
            ann.answers("end turn")
            assert ann.until("refused")["code"] == "try again"
            assert client.get("/api/ready").status_code == 503
            (tmp_path / "elsewhere").rename(tmp_path / "tables.sqlite-wal")
            assert client.get("/api/ready").status_code == 204
            ann.answers("end turn")
            ann.until("update")


def test_a_clock_that_fails_stops_no_other(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    tick = Tempo.tick

    def sometimes(tempo: Tempo, now: float) -> None:
        if tempo.room.id == broken:
            raise RuntimeError("the spring is broken")
        tick(tempo, now)

    monkeypatch.setattr(caretaker, "TICK", 0.01)
    with TestClient(server.app()) as client:
        broken, _ = opened(client, seconds=30)
        room, tokens = opened(client, seconds=30)
        monkeypatch.setattr(Tempo, "tick", sometimes)
        with Speaker(client, broken), Speaker(client, room, tokens[0]) as ann:
            for _ in range(3):
                ann.until("ticking")
        assert troubles(client)["clock"] > 1


def fails(*_: Any) -> Any:
    raise RuntimeError("a bug in a card")


def test_whatever_cannot_be_found_out_at_a_table_its_people_go_on(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, tokens = opened(client)
    with Speaker(client, room, tokens[0]) as ann:
        with monkeypatch.context() as patch:
            patch.setattr(Tempo, "due", fails)
            ann.is_answered()
            assert troubles(client)["clock"] >= 1
        ann.answers("end turn")
        ann.until("update")


def test_who_cannot_be_told_what_there_is_hears_so_and_is_not_there(
    client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, tokens = opened(client)
    with monkeypatch.context() as patch:
        patch.setattr(Audience, "welcome", fails)
        assert turned_away(client, room, tokens[0])["code"] == "trouble"
    found = server.lobby.in_memory(room)
    assert found is not None
    assert not found.absence.is_here(0)
    assert found.is_idle
    assert troubles(client) == {"table": 1}


def test_a_request_that_goes_wrong_is_counted_with_its_table(
    server: Server, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Room, "info", fails)
    with TestClient(server.app(), raise_server_exceptions=False) as client:
        room, _ = opened(client)
        assert client.get(f"/api/rooms/{room}").status_code == 500
        assert troubles(client) == {"message": 1}
    assert f"at table {room}: RuntimeError" in caplog.text


@pytest.mark.parametrize("seat", ["x", "-1", "1.5", "9" * 6000])
def test_what_is_no_seat_is_no_address(client: TestClient, seat: str) -> None:
    room, _ = opened(client)
    assert client.post(f"/api/rooms/{room}/seats/{seat}", json={"name": "Eve"}).status_code == 404
    assert client.post(f"/api/rooms/{room}/seats/{seat}/bot", json={}).status_code == 404


def test_who_goes_has_gone_whatever_fails_then(
    client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, tokens = opened(client)
    with Speaker(client, room, tokens[1]) as bob:
        with monkeypatch.context() as patch:
            patch.setattr(Absence, "settle", fails)
            with Speaker(client, room, tokens[0]):
                bob.is_answered()
            bob.is_answered()
        assert troubles(client) == {"message": 1}
    assert not server.visitors.counts


def test_a_bot_whose_time_cannot_be_told_gives_up(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    room, tokens = opened(client, **AGAINST_A_BOT, setup={"first": 0})
    monkeypatch.setattr(Tempo, "bot_is_heard_at", fails)
    with Speaker(client, room, tokens[0]) as ann:
        ann.answers("end turn")
        until = time.monotonic() + PATIENCE
        while troubles(client).get("bot", 0) < caretaker.MOST_TRIES and time.monotonic() < until:
            time.sleep(0.01)
        assert troubles(client)["bot"] >= caretaker.MOST_TRIES
        ann.is_answered()


def test_a_fault_while_tables_are_watched_over_ends_nothing(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    async def look(watch: Vigil) -> None:
        nonlocal looks
        looks += 1
        fails()

    monkeypatch.setattr(vigil, "EVERY", 0.01)
    monkeypatch.setattr(Vigil, "wake_due", look)
    with TestClient(server.app()) as client:
        until = time.monotonic() + PATIENCE
        while looks < 3 and time.monotonic() < until:
            time.sleep(0.01)
        assert troubles(client)["clock"] >= 2


def test_what_goes_wrong_again_and_again_is_written_down_a_few_times(caplog: pytest.LogCaptureFixture) -> None:
    """A thousand tables on a full disk would fill the log, and with it the disk."""
    found = Troubles()
    for _ in range(1000):
        found.note("clock", "one", ValueError())
    found.note("clock", "another", ValueError())
    found.note("bot", "one", ValueError())
    assert found.counts == {"clock": 1001, "bot": 1}
    assert Counter(record.args[:2] for record in caplog.records if isinstance(record.args, tuple)) == {
        ("clock", "one"): 10, ("clock", "another"): 1, ("bot", "one"): 1
    }  # fmt: skip


@pytest.mark.parametrize(
    "damage",
    [
        "update rooms set saved = '{' where room = ?",
        "update rooms set saved = 'null' where room = ?",
        "update rooms set saved = x'ff' where room = ?",
        f"update rooms set saved = {NO_LETTERS} where room = ?",
        "update rooms set saved = 5 where room = ?",
        "insert into answers values (?, 0, 9, 'x', 5, 'never')",
        "insert into answers values (?, 7, 0, 0, 'end turn', 0)",
        f"update rooms set saved = {NONSENSE} where room = ?",
    ],
)
def test_a_table_that_cannot_be_read_is_not_listed_and_says_so(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    path = str(tmp_path / "tables.sqlite")
    store = SqliteStore(path)
    with TestClient(Server(store, 0.0, None).app()) as client:
        room, tokens = opened(client, is_listed=True)
        whole, mine = opened(client, is_listed=True)
    store.close()
    with sqlite3.connect(path) as db:
        db.execute(damage, (room,))
    db.close()
    store = SqliteStore(path)
    with TestClient(Server(store, 0.0, None).app()) as client:
        assert whole in [each["room"] for each in client.get("/api/rooms").json()]
        told = client.get(f"/api/rooms/{room}")
        assert told.status_code in (410, 500)
        assert told.json()["error"]
        assert [each["room"] for each in client.get("/api/rooms").json()] == [whole]
        assert client.get(f"/api/rooms/{whole}").status_code == 200
        assert client.get("/api/ready").status_code == 204
        games = client.post("/api/me/games", json={"seats": [[room, tokens[0]], [whole, mine[0]]]}).json()
        assert whole in [each["room"] for each in games]
    store.close()


@pytest.mark.parametrize("value", ["null", "'x'", "x'ff'", str(2**62)])
@pytest.mark.parametrize("place", ["answers.at", "chat.seat", "chat.text", "chat.at", "reactions.at", "people.seat"])
def test_what_is_damaged_beside_a_game_does_not_close_its_table(tmp_path: Path, place: str, value: str) -> None:
    """It is told without that."""
    path, (part, column) = str(tmp_path / "tables.sqlite"), place.split(".")
    with closing(SqliteStore(path)) as store, TestClient(Server(store, 0.0, None).app()) as client:
        room, tokens = opened(client)
        other, others = opened(client)
        mine = {"seats": [[room, tokens[0]], [other, others[0]]], "me": client.post("/api/me", json={}).json()["me"]}
        client.post("/api/me/games", json=mine)
        with Speaker(client, room, tokens[0]) as ann:
            ann.answers("end turn")
            ann.says("say", text="well")
            ann.says("react", act=1, what="bravo")
            ann.is_answered()
    with closing(sqlite3.connect(path)) as file:
        with suppress(sqlite3.IntegrityError):  # some of it cannot be there
            file.execute(f"update {part} set {column} = {value} where room = ?", (room,))
        file.commit()
    with closing(SqliteStore(path)) as store, TestClient(Server(store, 0.0, None).app()) as client:
        assert other in [game["room"] for game in client.post("/api/me/games", json={"me": mine["me"]}).json()]
        with Speaker(client, room, tokens[0]) as ann:
            assert ann.number == 1
        assert "table" not in troubles(client)
