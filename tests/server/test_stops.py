"""Tables of earlier rules: those that can go on do, the others say so and are kept as they are."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from rumpus.record import read_record
from rumpus.server.app import Server
from rumpus.server.saved import SavedEnd, SavedRoom, SavedSeat
from rumpus.server.store import SqliteStore
from tests import corpus
from tests.corpus import Kept
from tests.server.speaking import Speaker


def older(family: str, ends_so: bool, version: int = 2) -> Kept:
    return next(kept for kept in corpus.read(corpus.path_of(family, version)) if kept.ends_so == ends_so)


def lay(store: SqliteStore, kept: Kept, answers: int, is_over: bool = False) -> str:
    """A table as an earlier server left it, after so many answers."""
    room = f"old{len(store.overview())}"
    record = msgspec.structs.replace(kept.record, answers=kept.record.answers[:answers])
    seats = [SavedSeat(f"P{seat}", "", True) for seat in range(record.setup["players"])]
    saved = SavedRoom(room, record, seats, is_listed=True, opened=1, touched=2e9, is_over=is_over)
    if is_over:
        saved.end = SavedEnd(kept.points, kept.winners, [[] for _ in seats])
    store.save(saved.facts())
    for number, answer in enumerate(record.answers):
        store.append(room, number, answer, float(number))
    return room


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[SqliteStore]:
    store = SqliteStore(str(path))
    yield store
    store.close()


def everything(path: Path) -> list[Any]:
    file = sqlite3.connect(path)
    try:
        return [file.execute(f"select * from {name} order by 1, 2").fetchall() for name in ("answers", "rooms")]
    finally:
        file.close()


def token_of(server: Server, room: str, seat: int) -> str:
    return server.lobby.tokens.seat(room, seat)


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_a_game_that_is_the_same_goes_on(family: str, client: TestClient, server: Server, store: SqliteStore) -> None:
    kept = older(family, ends_so=True)
    room = lay(store, kept, 30)
    asked = kept.record.answers[30]
    with Speaker(client, room, token_of(server, room, asked[0])) as player:
        player.answers(asked[2])
        player.until("update")
    saved = store.load(room)
    assert saved is not None
    assert saved.record.answers[30] == asked or saved.record.answers[30][2] == asked[2]
    assert client.get(f"/api/rooms/{room}").json()["stopped"] == ""


def test_what_was_brought_over_comes_back_again(server: Server, store: SqliteStore, client: TestClient) -> None:
    kept = older("smashup", ends_so=True)
    room = lay(store, kept, 60)
    with Speaker(client, room, token_of(server, room, kept.record.answers[60][0])) as player:
        player.answers(kept.record.answers[60][2])
        player.until("update")
    again = asyncio.run(Server(store, 0.0, None).lobby.fetch(room))
    assert again is not None
    assert len(again.match.record.answers) == 61
    assert again.stop is None


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_a_game_that_cannot_go_on_says_so_and_is_kept(
    family: str, client: TestClient, server: Server, store: SqliteStore, path: Path
) -> None:
    kept = older(family, ends_so=False)
    room = lay(store, kept, len(kept.record.answers) - 1)
    before = everything(path)
    told = client.get(f"/api/rooms/{room}").json()
    assert told["state"] == "over"
    assert f"after answer {kept.reaches} of {len(kept.record.answers) - 1}" in told["stopped"]
    token = token_of(server, room, 0)
    with Speaker(client, room, token) as ann:
        assert (ann.question["prompt"], ann.keys) == ("stopped", [])
        assert "earlier rules" in ann.question["words"]
        for kind, fields in (
            ("undo", {}), ("concede", {}), ("answer", {"number": ann.number, "key": "end turn"}), ("rematch", {}),
            ("sit again", {}),
        ):  # fmt: skip
            ann.says(kind, **fields)
            assert ann.until("refused")["code"] == "not allowed"
    moments = client.get(f"/api/rooms/{room}/moments", headers={"Authorization": f"Bearer {token}"}).json()
    assert len(moments) == kept.reaches + 1
    assert client.get(f"/api/rooms/{room}/replay?at={kept.reaches}").json()["at"] == kept.reaches
    assert client.get(f"/api/rooms/{room}/record").status_code == 403  # with earlier rules it might go on
    assert everything(path) == before


def test_a_finished_game_keeps_its_end_and_its_record(client: TestClient, store: SqliteStore) -> None:
    kept = older("smashup", ends_so=False)
    room = lay(store, kept, len(kept.record.answers), is_over=True)
    told = client.get(f"/api/rooms/{room}").json()
    assert (told["points"], told["winners"]) == (kept.points, kept.winners)
    assert read_record(client.get(f"/api/rooms/{room}/record").content).answers == kept.record.answers
    assert client.get(f"/api/rooms/{room}/result").status_code == 410
    assert "earlier rules" in client.get(f"/api/rooms/{room}/result").json()["error"]
    assert room in [each["room"] for each in client.get("/api/rooms").json()]


def test_a_game_that_would_end_in_another_way_is_not_over_again(
    client: TestClient, server: Server, store: SqliteStore, path: Path
) -> None:
    kept = older("smashup", ends_so=True)
    kept.points = [points + 1 for points in kept.points]
    room = lay(store, kept, len(kept.record.answers), is_over=True)
    before = everything(path)
    assert client.get(f"/api/rooms/{room}").json()["points"] == kept.points
    assert everything(path) == before
