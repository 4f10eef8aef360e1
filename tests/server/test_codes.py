"""Two words find a table: as they are said or written, as long as somebody may come to it."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from rumpus.server import codes
from rumpus.server.app import Server
from rumpus.server.limits import Rate, Rates
from rumpus.server.lobby import Lobby
from rumpus.server.store import SqliteStore
from rumpus.server.tables import NewRoom, SeatWish
from rumpus.server.words import words
from tests.server.speaking import opened

INVITED = [{"kind": "you", "name": "Ann"}, {"kind": "open"}]
WISH = NewRoom([SeatWish("you"), SeatWish("open")])


def test_a_table_for_guests_is_found_by_two_words(client: TestClient) -> None:
    room, _ = opened(client, seats=INVITED)
    code = client.get(f"/api/rooms/{room}").json()["code"]
    assert re.fullmatch("[a-z]+-[a-z]+", code)
    for typed in (code, code.replace("-", " "), f" {code.upper()} "):
        assert client.get(f"/api/codes/{typed}").json()["room"] == room
    assert client.get("/api/codes/no-such").status_code == 404


def test_a_table_without_guests_needs_none(client: TestClient) -> None:
    room, _ = opened(client, seats=[{"kind": "you"}, {"kind": "bot"}])
    assert client.get(f"/api/rooms/{room}").json()["code"] == ""


def test_a_code_is_good_for_a_day_and_then_for_another_table(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = [1000.0]
    lobby = Lobby(store, lambda: time[0])
    drawn = iter(["frog-pie", "frog-pie", "frog-pie", "owl-sky", "frog-pie"])
    monkeypatch.setattr(codes, "new_code", lambda language: next(drawn))
    first, second = lobby.open(WISH).room, lobby.open(WISH).room
    assert (lobby.codes.room("frog-pie"), lobby.codes.room("owl-sky")) == (first, second)
    assert next(drawn) == "frog-pie"
    time[0] += codes.FORGOTTEN + 1
    assert lobby.codes.room("frog-pie") is None
    monkeypatch.setattr(codes, "new_code", lambda language: "frog-pie")
    third = lobby.open(WISH).room
    assert lobby.codes.room("frog-pie") == third


def test_who_guesses_is_stopped(store: SqliteStore) -> None:
    server = Server(store, 0.0, None)
    server.limits.of_address["guess"] = Rates(Rate(3, 3600.0))
    client = TestClient(server.app())
    assert [client.get("/api/codes/frog-pie").status_code for _ in range(4)] == [404, 404, 404, 429]


def test_words_are_short_and_none_comes_twice() -> None:
    known = words("code words", "en").split()
    assert len(known) > 250
    assert len(set(known)) == len(known)
    assert all(word.isalpha() and word.islower() and len(word) <= 5 for word in known)
