"""What somebody has played is told to who has their seats or their personal link, and to nobody else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus.server.app import Server
from rumpus.server.lobby import Lobby
from rumpus.server.people import People
from rumpus.server.queues import Errand
from rumpus.server.store import SqliteStore
from rumpus.server.tables import MyGame, NewRoom, SeatWish
from tests.server.following import play_out, sit
from tests.server.speaking import AGAINST_A_BOT, Speaker, opened

FACTIONS = [["ninjas", "pirates"], ["wizards", "zombies"]]


def games(client: TestClient, *seats: tuple[str, str], me: str = "") -> Any:
    told = client.post("/api/me/games", json={"seats": seats, "me": me})
    assert told.status_code == 200, told.text
    return told.json()


def test_a_running_game_says_what_i_play_with_and_whether_i_am_awaited(client: TestClient) -> None:
    room, tokens = opened(client, setup={"factions": FACTIONS, "first": 0})
    (ann,) = games(client, (room, tokens[0]))
    assert (ann["room"], ann["seat"], ann["state"], ann["game"]) == (room, 0, "playing", "Smash Up")
    assert ann["sides"] == FACTIONS
    assert ann["is_awaited"]
    (bob,) = games(client, (room, tokens[1]))
    assert not bob.get("is_awaited", False)
    assert "token" not in bob


def test_a_finished_game_is_told_without_playing_it_again(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = Lobby(store)
    opened = lobby.open(NewRoom([SeatWish("you", "Ann"), SeatWish("you", "Bob")], {"factions": FACTIONS}, seed=1))
    room = lobby.find(opened.room)
    assert room is not None
    play_out(room, sit(room), Random(1))
    server = Server(store, 0.0, None)
    monkeypatch.setattr(server.lobby, "find", None)
    (game,) = games(TestClient(server.app()), (opened.room, opened.tokens[1]))
    assert (game["state"], game["seat"], game["sides"]) == ("over", 1, FACTIONS)
    assert game["points"] == room.standing().points
    assert game["winners"] == list(room.standing().winners)
    assert sorted(game["places"]) in ([1, 2], [1, 1])


def test_a_game_that_ended_before_ends_were_kept_is_told_as_well(store: SqliteStore) -> None:
    lobby = Lobby(store)
    opened = lobby.open(NewRoom([SeatWish("you"), SeatWish("you")], seed=1))
    room = lobby.find(opened.room)
    assert room is not None
    play_out(room, sit(room), Random(1))
    room.keep(end=None)
    for _ in range(2):
        (game,) = games(TestClient(Server(store, 0.0, None).app()), (opened.room, opened.tokens[0]))
        assert game["winners"] == list(room.standing().winners)
    saved = store.facts(opened.room)
    assert saved is not None
    assert saved.end is not None


def test_a_personal_link_opens_all_my_seats_on_another_device(client: TestClient) -> None:
    me = client.post("/api/me", json={}).json()["me"]
    first, mine = opened(client, **AGAINST_A_BOT)
    second, others = opened(client)
    assert [game["room"] for game in games(client, (first, mine[0]), me=me)] == [first]
    assert len(games(client, (second, others[1]), me=me)) == 2
    found = {game["room"]: game for game in games(client, me=me)}
    assert set(found) == {first, second}
    assert found[second]["seat"] == 1
    with Speaker(client, second, found[second]["token"]) as bob:
        assert bob.messages[0]["seat"] == 1
    another = client.post("/api/me", json={}).json()["me"]
    assert another != me
    assert games(client, me=another) == []


@pytest.mark.parametrize("me", ["forged", "Imhvc3Qi.AAAA", "é"])
def test_a_forged_link_opens_nothing(client: TestClient, me: str) -> None:
    assert client.post("/api/me/games", json={"me": me}).status_code == 403


def test_seats_that_are_not_mine_are_not_told(client: TestClient) -> None:
    room, tokens = opened(client)
    other, _ = opened(client)
    assert games(client, (room, "forged"), (other, tokens[0]), ("nowhere", tokens[0])) == []
    assert games(client) == []


def test_whoever_asks_while_the_link_is_renewed_keeps_no_seat(
    client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Many seats take a while, and a link may be renewed meanwhile: while they are looked at, or listed."""
    (room, tokens), (other, others) = opened(client), opened(client)
    table, thief = server.lobby.find(room), client.post("/api/me", json={}).json()["me"]
    assert table is not None
    looked_at, listed = People.opened_by, People.game

    def looked_at_late(people: People, name: str, token: str) -> int | None:
        if name == other:
            table.links.end(0)
        return looked_at(people, name, token)

    async def listed_late(people: People, name: str, seat: int, language: str, errand: Errand) -> MyGame | None:
        found = await listed(people, name, seat, language, errand)
        table.links.end(1)
        return found

    with monkeypatch.context() as patched:
        patched.setattr(People, "opened_by", looked_at_late)
        told = games(client, (room, tokens[0]), (other, others[0]), me=thief)
    assert {game["room"]: game["token"] != "" for game in told if "token" in game} == {other: True}
    monkeypatch.setattr(People, "game", listed_late)
    (mine,) = [game for game in games(client, (room, tokens[1]), me=thief) if game["room"] == room]
    assert "token" not in mine
    assert [game["room"] for game in games(client, me=thief)] == [other]


def test_a_seat_token_is_no_personal_link(client: TestClient) -> None:
    _, tokens = opened(client)
    assert client.post("/api/me/games", json={"me": tokens[0]}).status_code == 403
