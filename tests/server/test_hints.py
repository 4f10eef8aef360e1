"""Hints over HTTP: where they are given, to whom, and how often they are thought about."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus.advice import hints as advice
from rumpus.server import hints
from rumpus.server.app import Server
from rumpus.server.protocol import VERSION
from tests.server.speaking import bearing, fault_of, opened

ALONE: dict[str, Any] = {"seats": [{"kind": "you", "name": "Ann"}, {"kind": "bot", "name": "Bob"}]}
SETUP = {"factions": [["ninjas", "wizards"], ["pirates", "zombies"]], "first": 0}


@pytest.fixture(autouse=True)
def thrifty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "SIMULATIONS", {"smashup": 60, "munchkin": 20})


def asks(client: TestClient, name: str, token: str, number: int) -> Any:
    return client.get(f"/api/rooms/{name}/hint?number={number}", headers=bearing(token))


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_alone_with_bots_one_may_ask(family: str, client: TestClient, server: Server) -> None:
    setup = SETUP if family == "smashup" else {}
    name, tokens = opened(client, family=family, setup=setup, seed=7, **ALONE)
    room = server.lobby._rooms[name]
    decision = room.match.decision
    assert decision is not None
    if 0 not in decision.awaited:  # the bot begins
        return
    told = asks(client, name, tokens[0], room.number).json()
    assert told["number"] == room.number
    keys = decision.keys(0)
    if len(keys) < 2:
        return
    assert 1 <= len(told["ideas"]) <= 3
    assert all(idea["key"] in keys or idea["key"] == "" for idea in told["ideas"])
    assert all(0.0 <= idea["chance"] <= 1.0 and idea["why"] for idea in told["ideas"])
    assert told["tries"] <= 60


def test_asking_again_costs_nothing(client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    name, tokens = opened(client, setup=SETUP, seed=7, **ALONE)
    number = server.lobby._rooms[name].number
    first = asks(client, name, tokens[0], number).json()
    monkeypatch.setattr(hints, "hint", None)
    assert asks(client, name, tokens[0], number).json() == first


def test_where_people_play_there_are_none_unless_the_table_says_so(client: TestClient, server: Server) -> None:
    name, tokens = opened(client, setup=SETUP, seed=7)
    refused = asks(client, name, tokens[0], server.lobby._rooms[name].number)
    assert refused.status_code == 403
    assert fault_of(refused) == "there are no hints at this table"
    name, tokens = opened(client, setup=SETUP, seed=7, hints=True)
    assert asks(client, name, tokens[0], server.lobby._rooms[name].number).status_code == 200
    other = asks(client, name, tokens[1], server.lobby._rooms[name].number)
    assert other.status_code == 409  # it is not her turn


def test_only_about_the_open_question_and_only_to_a_seat(client: TestClient, server: Server) -> None:
    name, tokens = opened(client, setup=SETUP, seed=7, **ALONE)
    number = server.lobby._rooms[name].number
    assert asks(client, name, tokens[0], number + 1).status_code == 409
    assert client.get(f"/api/rooms/{name}/hint?number={number}").status_code == 403
    assert asks(client, name, "guessed", number).status_code == 403


def test_at_a_puzzle_there_are_none(client: TestClient, server: Server) -> None:
    told = client.post("/api/puzzles/two-small-steps", json={}).json()
    seat, token = next(iter(told["tokens"].items()))
    assert int(seat) == 0
    assert asks(client, told["room"], token, server.lobby._rooms[told["room"]].number).status_code == 403


@pytest.mark.parametrize(("wish", "is_told"), [({**ALONE}, True), ({}, False), ({"hints": True}, True)])
def test_whoever_comes_hears_whether_there_are_hints(wish: dict[str, Any], is_told: bool, client: TestClient) -> None:
    name, tokens = opened(client, setup=SETUP, seed=7, **wish)
    with client.websocket_connect(f"/ws/{name}") as socket:
        socket.send_json({"type": "hello", "token": tokens[0]})
        assert socket.receive_json()["version"] == VERSION
        socket.send_json({"type": "ping"})
        heard: list[str] = []
        while not heard or heard[-1] != "pong":
            heard.append(socket.receive_json()["type"])
    assert ("hints" in heard) == is_told
