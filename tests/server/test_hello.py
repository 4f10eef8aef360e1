"""Who connects says who they are in the first message: no secret is ever part of an address."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus.server import entrance
from rumpus.server.app import Server
from rumpus.server.fault import Fault
from rumpus.server.lobby import Lobby
from rumpus.server.protocol import CLIENT
from rumpus.server.room import Room
from tests.server.speaking import Speaker, bearing, opened, turned_away

PAGES = ("record", "replay", "moments", "result", "report", "attempt")


def test_a_token_in_an_address_opens_nothing(client: TestClient) -> None:
    room, tokens = opened(client)
    with client.websocket_connect(f"/ws/{room}?token={tokens[0]}") as anybody:
        told = anybody.receive_json()
        assert (told["type"], told["code"]) == ("refused", "not allowed")
        assert "do not belong in an address" in told["words"]
        assert anybody.receive()["type"] == "websocket.close"
    for page in (*[f"/api/rooms/{room}/{page}" for page in PAGES], f"/api/rooms/{room}", f"/table/{room}", "/metrics"):
        refused = client.get(page, params={"token": tokens[0]})
        assert refused.status_code == 400
        assert "do not belong in an address" in refused.json()["error"]


def test_the_header_opens_a_seat(client: TestClient) -> None:
    room, tokens = opened(client)
    mine = client.get(f"/api/rooms/{room}/replay", headers=bearing(tokens[1])).json()["view"]
    assert all(mine["seats"][1]["hand"])
    for headers in ({}, {"Authorization": tokens[1]}, {"Authorization": f"Basic {tokens[1]}"}):
        watched = client.get(f"/api/rooms/{room}/replay", headers=headers).json()["view"]
        assert not any(watched["seats"][1]["hand"])


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ("", "malformed"),
        ("[]", "malformed"),
        ("[" * 9000, "malformed"),
        ('{"type": "ping"}', "malformed"),
        ('{"type": "hello", "seat": 0}', "malformed"),
        ('{"type": "hello", "token": 7}', "malformed"),
        ('{"type": "hello", "token": "%s"}' % ("x" * 20_000), "too large"),
        ('{"type": "hello", "token": "x"}', "not your seat"),
    ],
)
def test_whoever_begins_with_anything_else_is_told_so(client: TestClient, said: str, code: str) -> None:
    room, _ = opened(client)
    with client.websocket_connect(f"/ws/{room}") as anybody:
        anybody.send_text(said)
        told = anybody.receive_json()
        assert (told["type"], told["code"]) == ("refused", code)
        assert anybody.receive()["type"] == "websocket.close"


def test_whoever_comes_while_a_table_goes_elsewhere_comes_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, tokens = opened(client)

    async def lose(lobby: Lobby, found: Room, *_: object) -> None:
        lobby.forget(found.id)

    monkeypatch.setattr(Lobby, "prepare", lose)
    with client.websocket_connect(f"/ws/{room}") as ann:
        ann.send_json({"type": "hello", "token": tokens[0]})
        told = ann.receive_json()
        assert (told["type"], told["code"]) == ("refused", "try again")
        assert ann.receive()["type"] == "websocket.close"


@pytest.mark.parametrize("what", ["renew link", "close table"])
def test_whoever_is_on_their_way_while_their_link_ends_is_not_let_in(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """They have shown it already, and wait for what they will be told."""
    room, tokens = opened(client)
    prepare = Lobby.prepare
    with Speaker(client, room, tokens[0]) as ann:

        async def meanwhile(lobby: Lobby, found: Room, *more: Any) -> None:
            await prepare(lobby, found, *more)
            (listener,) = found.audience.listeners
            found.receive(listener, CLIENT.decode(f'{{"type":"{what}"}}'))

        monkeypatch.setattr(Lobby, "prepare", meanwhile)
        told = turned_away(client, room, tokens[0])
        assert told["code"] == ("not your seat" if what == "renew link" else "gone")
        ann.until("renewed" if what == "renew link" else "refused")


@pytest.mark.parametrize(("fault", "code"), [(Fault(503, "busy"), "try again"), (Fault(500, "trouble"), "trouble")])
def test_whoever_comes_while_a_table_cannot_be_had_may_come_again(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, fault: Fault, code: str
) -> None:
    """Whoever is told that there is no such room does not."""
    room, tokens = opened(client)

    async def fail(*_: object) -> Room:
        raise fault

    for place, step in ((Server, "find"), (Lobby, "prepare")):
        with monkeypatch.context() as patched:
            patched.setattr(place, step, fail)
            told = turned_away(client, room, tokens[0])
            assert (told["code"], told["words"]) == (code, fault.told("en"))


def test_nothing_is_told_before_the_hello(client: TestClient) -> None:
    room, tokens = opened(client)
    with client.websocket_connect(f"/ws/{room}") as ann, Speaker(client, room, tokens[1]) as bob:
        assert not bob.seats[0].get("is_here", False)
        ann.send_json({"type": "hello", "token": tokens[0]})
        assert ann.receive_json()["type"] == "welcome"


def test_whoever_says_nothing_is_let_go(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(entrance, "HELLO_WITHIN", 0.02)
    room, _ = opened(client)
    with client.websocket_connect(f"/ws/{room}") as nobody:
        told = nobody.receive_json()
        assert (told["type"], told["code"]) == ("refused", "try again")  # a phone that fell asleep may come again
        assert nobody.receive()["type"] == "websocket.close"


def test_a_second_hello_changes_nothing(client: TestClient) -> None:
    room, tokens = opened(client)
    with Speaker(client, room, tokens[0]) as ann:
        ann.says("hello", token=tokens[1])
        assert ann.until("refused")["code"] == "malformed"
        ann.is_answered()
