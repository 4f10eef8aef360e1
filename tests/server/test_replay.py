"""A game seen again, moment by moment, and played on from one of them."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus.server import replay
from rumpus.server.app import Server
from rumpus.server.room import Room
from rumpus.server.store import SqliteStore
from tests.server.following import Guest, Plain, loaded, play_out, sit
from tests.server.speaking import AGAINST_A_BOT, Speaker, bearing, fault_of, opened


@pytest.fixture(autouse=True)
def without_loop(server: Server) -> None:
    """Tables are played at from here, where nobody else waits for their turn."""
    server.lobby.soon = lambda table, do: do()


def played(server: Server, client: TestClient, answers: int = 100_000, **wish: Any) -> tuple[Room, dict[int, str]]:
    """A table of two people who have given this many random answers, or have come to the end."""
    name, tokens = opened(client, **wish)
    room = server.lobby.find(name)
    assert room is not None
    play_out(room, sit(room), Random(7), answers)
    return room, tokens


def moment(client: TestClient, room: Room, token: str = "", **query: Any) -> Plain:
    told = client.get(f"/api/rooms/{room.id}/replay", params=query, headers=bearing(token))
    assert told.status_code == 200, told.text
    found: Plain = told.json()
    return found


def forked(client: TestClient, room: Room, at: int, seat: int = 0) -> tuple[str, str]:
    told = client.post(f"/api/rooms/{room.id}/fork", json={"at": at, "seat": seat, "bot": "random"})
    assert told.status_code == 201, told.text
    (mine, token), *others = told.json()["tokens"].items()
    assert (int(mine), others) == (seat, [])
    return told.json()["room"], token


def hands_in(view: Plain) -> list[bool]:
    """Whether each seat's hand is seen."""
    return [all(seat["hand"]) and seat["hand"] != [] for seat in view["seats"]]


# -- moments ---------------------------------------------------------------------------------------------------


def test_the_moments_tell_how_the_points_and_turns_went(server: Server, client: TestClient) -> None:
    room, _ = played(server, client)
    told = client.get(f"/api/rooms/{room.id}/moments").json()
    count = len(room.match.record.answers)
    assert [each["at"] for each in told] == list(range(count + 1))
    for each in (told[0], told[count // 2], told[-1]):
        view = moment(client, room, at=each["at"])["view"]
        assert each["turn"] == view["turn"]
        assert each["active"] == view["active"]
        assert each["points"] == [seat["points"] for seat in view["seats"]]
    assert told[-1]["points"] == room.info("en").points
    scored = [base for each in told for base in each.get("cards", [])]
    assert len(scored) == sum(event.kind == "scoring" for event in room.match.events(0))


def test_factions_are_drafted_before_the_first_turn(server: Server, client: TestClient) -> None:
    room, _ = played(server, client, 12, setup={"draft": "snake"})
    turns = [each["turn"] for each in client.get(f"/api/rooms/{room.id}/moments").json()]
    assert turns[:4] == [0, 0, 0, 0]
    assert turns[-1] > 0


def test_the_moments_of_a_new_table_are_its_beginning(client: TestClient) -> None:
    room, _ = opened(client)
    told = client.get(f"/api/rooms/{room}/moments").json()
    assert [(each["at"], each["points"]) for each in told] == [(0, [0, 0])]


def test_the_moments_of_a_running_game_name_no_card_but_bases_that_have_scored(
    server: Server, client: TestClient
) -> None:
    room, tokens = played(server, client, 90)
    assert not room.is_over
    told = client.get(f"/api/rooms/{room.id}/moments", headers=bearing(tokens[0]))
    assert told.json() == client.get(f"/api/rooms/{room.id}/moments").json()
    assert {name for each in told.json() for name in each} <= {"at", "turn", "active", "points", "cards"}


def test_the_moments_are_for_no_made_up_token_and_no_made_up_table(client: TestClient) -> None:
    room, _ = opened(client)
    assert client.get(f"/api/rooms/{room}/moments", headers=bearing("x")).status_code == 403
    assert client.get("/api/rooms/nowhere/moments").status_code == 404


def test_a_game_that_goes_on_or_back_is_seen_as_it_is_now(server: Server, client: TestClient) -> None:
    room, _ = played(server, client, 30)
    guests, rng = sit(room), Random(4)
    for answers in (31, 35, 20, 25, 30, 10, 12):
        if answers < room.match.game.answered:
            room.undo.go_back(answers)
        play_out(room, guests, rng, answers - room.match.game.answered)
        told = moment(client, room, at=answers, seat=-1)
        assert told["of"] == answers
        told["view"].pop("question", None)
        spectator = Guest(room, -1)
        page = spectator.messages[0]["log"]
        assert page
        assert (told["view"], told["log"][-len(page) :]) == (spectator.view, page)
        spectator.leaves()
        assert len(client.get(f"/api/rooms/{room.id}/moments").json()) == answers + 1


def test_only_some_games_are_kept_ready(server: Server, client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_KEPT", 2)
    rooms = [played(server, client, 5)[0] for _ in range(4)]
    for room in (*rooms, rooms[0]):
        assert moment(client, room, at=5)["at"] == 5
    assert list(replay.KEPT._kept) == [rooms[3].id, rooms[0].id]


# -- who may see what ------------------------------------------------------------------------------------------


def test_a_running_game_is_seen_from_ones_own_seat_or_as_a_spectator(server: Server, client: TestClient) -> None:
    room, tokens = played(server, client, 40)
    assert hands_in(moment(client, room, at=20, token=tokens[1])["view"]) == [False, True]
    assert hands_in(moment(client, room, at=20, token=tokens[1], seat=1)["view"]) == [False, True]
    assert hands_in(moment(client, room, at=20, token=tokens[1], seat=-1)["view"]) == [False, False]
    assert hands_in(moment(client, room, at=20)["view"]) == [False, False]


@pytest.mark.parametrize("seat", [0, 1])
def test_a_running_game_is_not_seen_from_the_seat_of_another(server: Server, client: TestClient, seat: int) -> None:
    room, tokens = played(server, client, 40)
    for token in ("", tokens[1 - seat]):
        told = client.get(f"/api/rooms/{room.id}/replay", params={"at": 20, "seat": seat}, headers=bearing(token))
        assert told.status_code == 403
        assert "view" not in told.json()


def test_a_moment_of_a_running_game_tells_what_the_seat_saw_then(server: Server, client: TestClient) -> None:
    name, tokens = opened(client)
    room = server.lobby.find(name)
    assert room is not None
    guests = sit(room, spectators=1)
    rng = Random(3)
    for at in range(1, 30):
        play_out(room, guests, rng, 1)
        for guest, token in zip(guests, (tokens[0], tokens[1], ""), strict=True):
            seen = moment(client, room, at=at, token=token)["view"]
            seen.pop("question", None)
            assert seen == guest.view


def test_a_finished_game_is_seen_from_every_seat(server: Server, client: TestClient) -> None:
    room, _ = played(server, client)
    assert hands_in(moment(client, room, at=20, seat=0)["view"]) == [True, False]
    assert hands_in(moment(client, room, at=20, seat=1)["view"]) == [False, True]
    assert hands_in(moment(client, room, at=20)["view"]) == [False, False]


@pytest.mark.parametrize("query", [{"seat": 2}, {"seat": -2}, {"seat": "me"}, {"seat": ""}, {"at": "x"}, {"at": "1.5"}])
def test_a_number_that_is_none_is_refused(client: TestClient, query: Plain) -> None:
    room, _ = opened(client)
    told = client.get(f"/api/rooms/{room}/replay", params=query)
    assert told.status_code == 422
    assert told.json()["place"] == next(iter(query))


# -- forks -----------------------------------------------------------------------------------------------------


def test_a_fork_is_the_same_game_up_to_there(server: Server, client: TestClient) -> None:
    room, _ = played(server, client)
    name, _ = forked(client, room, 30)
    fork = server.lobby.find(name)
    assert fork is not None
    assert fork.match.record.seed == room.match.record.seed
    assert fork.match.record.setup == room.match.record.setup
    assert fork.match.record.answers == room.match.record.answers[:30]
    assert json.dumps(fork.match.game.view(0)) == json.dumps(moment(client, room, at=30, seat=0)["view"])
    assert not fork.saved.is_listed
    assert [(seat.name, seat.bot, seat.is_taken) for seat in fork.saved.seats] == [
        ("Ann", "", True),
        ("Bob", "random", False),
    ]
    assert len(room.match.record.answers) > 30, "the old game stays as it was"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_fork_is_played_on_against_bots(server: Server, client: TestClient, seat: int) -> None:
    room, _ = played(server, client)
    name, token = forked(client, room, 30, seat)
    with Speaker(client, name, token) as me:
        for _ in range(5):
            while not me.keys:
                me.until("update")
            number = me.number
            me.answers(me.keys[0])
            while me.number == number:
                me.until("update")
    fork = server.lobby.find(name)
    assert fork is not None
    assert len(fork.match.record.answers) >= 35
    assert fork.match.record.answers[:30] == room.match.record.answers[:30]


def test_a_fork_is_found_again_after_a_restart(server: Server, client: TestClient, store: SqliteStore) -> None:
    room, _ = played(server, client)
    name, token = forked(client, room, 60)
    with TestClient(Server(store, 0.0, None).app()) as again, Speaker(again, name, token) as me:
        assert me.seats[0]["name"] == "Ann"
        assert me.log
    saved = store.load(name)
    assert saved is not None
    assert saved.record.answers[:60] == room.match.record.answers[:60]


def test_answers_from_before_a_fork_can_be_taken_back_and_given_otherwise(server: Server, client: TestClient) -> None:
    room, _ = played(server, client)
    name, _ = forked(client, room, 60)
    fork = server.lobby.find(name)
    assert fork is not None
    guests = sit(fork)
    for _ in range(20):
        guests[0].says("undo")
    assert len(fork.match.record.answers) < 50, "from before the first digest of the old game"
    play_out(fork, guests, Random(8))
    assert fork.is_over
    assert loaded(fork).match.record.answers == fork.match.record.answers


def test_a_fork_may_begin_at_the_beginning(server: Server, client: TestClient) -> None:
    room, _ = played(server, client)
    name, _ = forked(client, room, 0)
    assert client.get(f"/api/rooms/{name}").json()["points"] == [0, 0]


def test_a_running_game_cannot_be_forked(server: Server, client: TestClient) -> None:
    room, _ = played(server, client, 40)
    told = client.post(f"/api/rooms/{room.id}/fork", json={"at": 3, "seat": 0})
    assert told.status_code == 409
    assert "over" in told.json()["error"]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"at": -1, "seat": 0}, "at: Must be from 0"),
        ({"at": 10**6, "seat": 0}, "at: Must be from 0"),
        ({"at": 10**30, "seat": 0}, "at"),
        ({"at": "3", "seat": 0}, "at"),
        ({"at": 3, "seat": -1}, "seat: Must be from 0 to 1"),
        ({"at": 3, "seat": 2}, "seat: Must be from 0 to 1"),
        ({"at": 3}, "seat"),
        ({"at": 3, "seat": 0, "bot": "cheater"}, "bot: There is no bot called 'cheater'"),
        ({"at": 3, "seat": 0, "name": "Ann"}, "name"),
    ],
)
def test_a_fork_that_cannot_be_is_refused_in_words(
    server: Server, client: TestClient, store: SqliteStore, wish: Plain, words: str
) -> None:
    room, _ = played(server, client)
    told = client.post(f"/api/rooms/{room.id}/fork", json=wish)
    assert told.status_code == 422
    assert words in fault_of(told)
    assert [each.id for each in server.lobby.awake()] == [room.id]


def test_the_end_of_a_game_is_nothing_to_play_on_from(server: Server, client: TestClient) -> None:
    room, _ = played(server, client)
    count = len(room.match.record.answers)
    told = client.post(f"/api/rooms/{room.id}/fork", json={"at": count, "seat": 0})
    assert told.status_code == 422
    assert forked(client, room, count - 1)


def test_a_game_against_a_bot_can_be_forked_at_the_seat_of_the_bot(server: Server, client: TestClient) -> None:
    room, _ = played(server, client, **AGAINST_A_BOT)
    name, _ = forked(client, room, 10, seat=1)
    seats = client.get(f"/api/rooms/{name}").json()["seats"]
    assert [seat.get("bot", "") for seat in seats] == ["random", ""]
