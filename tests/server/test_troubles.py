"""What goes wrong at one table is that table's alone, and whoever runs the server can see it."""

from __future__ import annotations

import logging
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus import __version__
from rumpus.bots import BOTS, RandomBot
from rumpus.match import Match
from rumpus.server import caretaker
from rumpus.server.app import Server
from rumpus.server.store import SqliteStore, StoreDown
from rumpus.server.tempo import Tempo
from tests.server.speaking import AGAINST_A_BOT, TWO_PEOPLE, Speaker, opened, turned_away

PATIENCE = 60.0  # seconds: however slow the machine is


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


@pytest.mark.parametrize(
    "damage",
    [
        "update rooms set saved = '{' where room = ?",
        "update rooms set saved = 'null' where room = ?",
        "update rooms set saved = x'ff' where room = ?",
        "insert into answers values (?, 0, 9, 'x', 5, 'never')",
        "insert into answers values (?, 7, 0, 0, 'end turn', 0)",
    ],
)
def test_a_table_that_cannot_be_read_is_not_listed_and_says_so(
    tmp_path: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    path = str(tmp_path / "tables.sqlite")
    store = SqliteStore(path)
    with TestClient(Server(store, 0.0, None).app()) as client:
        room, _ = opened(client, is_listed=True)
        whole, _ = opened(client, is_listed=True)
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
    store.close()
