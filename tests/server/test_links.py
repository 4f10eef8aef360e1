"""The link to a seat can be renewed by whoever sits there: then no older one is good, anywhere."""

from __future__ import annotations

from starlette.testclient import TestClient

from rumpus.server.app import Server
from rumpus.server.store import SqliteStore
from tests.server.speaking import Speaker, bearing, opened, turned_away


def test_a_renewed_link_ends_the_old_one_everywhere(client: TestClient) -> None:
    room, tokens = opened(client)
    thief = client.post("/api/me", json={}).json()["me"]
    assert client.post("/api/me/games", json={"seats": [[room, tokens[0]]], "me": thief}).json()
    with (
        Speaker(client, room, tokens[1]) as bob,
        Speaker(client, room, tokens[0]) as phone,
        Speaker(client, room, tokens[0]) as ann,
    ):
        ann.says("renew link")
        token = ann.until("renewed")["token"]
        told = phone.until("refused")
        assert (told["code"], "only the new one works" in told["words"]) == ("gone", True)
        assert phone.socket.receive()["code"] == 4403
        ann.answers("end turn")  # whoever renewed it stays
        bob.until("update")
    refused = turned_away(client, room, tokens[0])
    assert (refused["code"], "renewed" in refused["words"]) == ("not your seat", True)
    assert client.get(f"/api/rooms/{room}/replay", headers=bearing(tokens[0])).status_code == 403
    assert client.post("/api/me/games", json={"seats": [[room, tokens[0]]]}).json() == []
    assert client.post("/api/me/games", json={"seats": [[room, tokens[0]]], "me": thief}).json() == []
    with Speaker(client, room, token) as ann:
        assert ann.messages[0]["seat"] == 0
    with Speaker(client, room, tokens[1]) as bob:  # whose link is another
        assert bob.messages[0]["seat"] == 1


def test_what_was_sent_away_is_not_heard_any_more(client: TestClient, server: Server) -> None:
    room, tokens = opened(client)
    table = server.lobby.find(room)
    assert table is not None
    with Speaker(client, room, tokens[0]) as phone, Speaker(client, room, tokens[0]) as ann:
        ann.says("renew link")
        ann.until("renewed")
        phone.answers("end turn")
        ann.is_answered()
        assert table.match.record.answers == []


def test_a_renewed_link_is_good_after_a_restart_and_can_be_renewed_again(store: SqliteStore) -> None:
    tokens: list[str] = []
    for _ in range(3):
        with TestClient(Server(store, 0.0, None).app()) as client:
            if not tokens:
                room, first = opened(client)
                tokens.append(first[0])
            with Speaker(client, room, tokens[-1]) as ann:
                ann.says("renew link")
                tokens.append(ann.until("renewed")["token"])
            for old in tokens[:-1]:
                assert turned_away(client, room, old)["code"] == "not your seat"


def test_a_personal_link_brings_the_renewed_seat_once_it_has_been_told(client: TestClient) -> None:
    room, tokens = opened(client)
    me = client.post("/api/me", json={}).json()["me"]
    client.post("/api/me/games", json={"seats": [[room, tokens[0]]], "me": me})
    with Speaker(client, room, tokens[0]) as ann:
        ann.says("renew link")
        token = ann.until("renewed")["token"]
    assert client.post("/api/me/games", json={"me": me}).json() == []
    [game] = client.post("/api/me/games", json={"seats": [[room, token]], "me": me}).json()
    with Speaker(client, room, game["token"]) as phone:
        assert phone.messages[0]["seat"] == 0


def test_spectators_have_no_link_to_renew(client: TestClient) -> None:
    room, _ = opened(client)
    with Speaker(client, room) as eve:
        eve.says("renew link")
        assert eve.until("refused")["code"] == "not your seat"
