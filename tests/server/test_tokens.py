"""A token opens one seat at one table, and nobody can make one."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from rumpus.server.app import Server
from rumpus.server.store import SqliteStore
from rumpus.server.tokens import Tokens
from tests.server.speaking import Speaker, bearing, opened, turned_away


def test_a_token_opens_its_own_seat(client: TestClient) -> None:
    room, tokens = opened(client)
    for seat, token in tokens.items():
        with Speaker(client, room, token) as person:
            assert person.messages[0]["seat"] == seat
            assert all(person.view["seats"][seat]["hand"])
            assert not any(person.view["seats"][1 - seat]["hand"])


def test_without_a_token_one_watches(client: TestClient) -> None:
    room, _ = opened(client)
    with Speaker(client, room) as eve:
        assert eve.messages[0]["seat"] == -1
        assert not any(card for seat in eve.view["seats"] for card in seat["hand"])


def test_a_token_for_another_table_is_refused(client: TestClient) -> None:
    one, _ = opened(client)
    _, tokens = opened(client)
    assert turned_away(client, one, tokens[0])["code"] == "not your seat"
    for page in ("replay", "moments", "report"):
        assert client.get(f"/api/rooms/{one}/{page}", headers=bearing(tokens[0])).status_code == 403


def test_a_tampered_token_is_refused(client: TestClient) -> None:
    room, tokens = opened(client)
    token = tokens[0]
    head, signature = token.rsplit(".", 1)
    other = tokens[1].rsplit(".", 1)[0]
    for forged in (token[:-1], f"{token}x", f"{other}.{signature}", head, ".", "x", "%00", "\xe4", "a" * 5000):
        assert turned_away(client, room, forged)["code"] == "not your seat"
        assert client.get(f"/api/rooms/{room}/replay", headers=bearing(forged)).status_code == 403


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_signed_token_for_a_seat_that_is_not_there_is_refused(client: TestClient, server: Server, seat: int) -> None:
    room, _ = opened(client)
    assert turned_away(client, room, server.lobby.tokens.seat(room, seat))["code"] == "not your seat"


def test_tokens_of_another_server_are_refused(client: TestClient) -> None:
    room, _ = opened(client)
    assert turned_away(client, room, Tokens("another key").seat(room, 0))["code"] == "not your seat"


def test_tokens_are_good_after_a_restart(store: SqliteStore) -> None:
    with TestClient(Server(store, 0.0, None).app()) as client:
        room, tokens = opened(client)
    with TestClient(Server(store, 0.0, None).app()) as client, Speaker(client, room, tokens[1]) as bob:
        assert bob.messages[0]["seat"] == 1


def test_no_two_tokens_are_the_same() -> None:
    tokens = Tokens("key")
    assert len({tokens.seat("room", 0) for _ in range(100)}) == 100


def test_a_page_of_another_site_may_not_speak_to_the_server(client: TestClient) -> None:
    room, tokens = opened(client)
    for origin in ("https://evil.example", "null", "http://testserver.evil.example", "http://testserver:81"):
        assert turned_away(client, room, tokens[0], origin=origin)["code"] == "not allowed"
    with Speaker(client, room, tokens[0], origin="http://testserver") as ann:
        assert ann.messages[0]["seat"] == 0
