"""Whoever opened a table is its host: they free seats, mute, silence spectators and close it, and nobody else does."""

from __future__ import annotations

from collections import deque
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus.kernel import digest
from rumpus.server.app import Server
from rumpus.server.limits import Limits
from rumpus.server.lobby import Lobby
from rumpus.server.room import Room
from rumpus.server.saved import A_DAY
from rumpus.server.store import SqliteStore
from rumpus.server.tables import NewRoom, SeatWish
from tests.server.following import Guest, asked_of, fresh, loaded
from tests.server.speaking import AGAINST_A_BOT, Speaker, bearing, opened, turned_away


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def hosted(people: int = 3, **wish: Any) -> tuple[Room, Time, list[Guest]]:
    """A table of Ann's, at which everybody sits."""
    lobby = Lobby(SqliteStore(":memory:"))
    opened = lobby.open(NewRoom([SeatWish("you")] * people, **{"setup": {"first": 0}, **wish}))
    room, time = lobby.find(opened.room), Time()
    assert room is not None
    room.tempo.clock, room.tempo.woken = time, time.now
    return room, time, [Guest(room, seat) for seat in range(people)]


ASKED: list[tuple[str, dict[str, Any]]] = [
    ("free seat", {"seat": 2}),
    ("mute", {"seat": 2}),
    ("spectators", {"may_talk": False}),
    ("close table", {}),
]


@pytest.mark.parametrize(("kind", "fields"), ASKED)
def test_nobody_else_can_do_any_of_it(kind: str, fields: dict[str, Any]) -> None:
    room, time, [_, bob, cleo] = hosted()
    cleo.leaves()
    time.now += 100
    before = room.saved
    assert bob.says(kind, **fields) | {"words": ""} == {"type": "refused", "code": "not allowed", "words": ""}
    assert "whoever opened" in bob.last["words"]
    assert Guest(room, -1).says(kind, **fields)["code"] == "not your seat"
    assert room.saved == before


def test_a_table_says_who_its_host_is(client: TestClient) -> None:
    room, tokens = opened(client, seats=[{"kind": "open"}, {"kind": "you"}, {"kind": "you"}])
    assert client.get(f"/api/rooms/{room}").json()["house"]["host"] == 1
    with Speaker(client, room, tokens[1]) as ann:
        assert ann.messages[0]["house"]["host"] == 1
    watched, _ = opened(client, seats=[{"kind": "open"}, {"kind": "bot"}])
    assert "host" not in client.get(f"/api/rooms/{watched}").json()["house"]


# -- a seat that nobody uses ---------------------------------------------------------------------------------


def test_a_seat_that_nobody_uses_can_be_freed() -> None:
    room, time, [ann, bob, cleo] = hosted()
    assert "Dan" not in ann.says("free seat", seat=1)["words"]
    assert ann.last["words"] == f"{room.names[1]} is at the table."
    bob.leaves()
    assert "a moment ago: wait 60 seconds" in ann.says("free seat", seat=1)["words"]
    time.now += 59
    assert ann.says("free seat", seat=1)["code"] == "not allowed"
    time.now += 1
    ann.says("free seat", seat=1)
    assert "is_taken" not in cleo.seats[1]
    assert room.is_waiting
    assert ann.keys == []  # nobody is asked until somebody sits there
    assert loaded(room).is_waiting
    room.sit_down(1, "Zoe")
    assert ann.keys
    assert ann.seats[1]["name"] == "Zoe"


def away(**wish: Any) -> tuple[Room, Time, list[Guest]]:
    """Bob has been away for longer than a minute."""
    room, time, guests = hosted(**wish)
    guests[1].leaves()
    time.now += 100
    return room, time, guests


def test_nobody_gets_a_hand_that_is_played_before_the_others_have_gone_on_without_them() -> None:
    """The host could sit down there in another window."""
    room, _, [ann, _, cleo] = away()
    ann.answers("end turn")
    refused = ann.says("free seat", seat=1)
    assert refused["code"] == "not allowed"
    assert refused["words"] == (
        "The game is going on: whoever sat down there would see Bob’s cards. Let a bot sit in first."
    )
    assert room.saved.seats[1].is_taken
    room.stand_ins.sit_out(1, for_good=False)
    seed = room.match.record.seed
    ann.says("free seat", seat=1)
    assert "is_taken" not in cleo.seats[1]
    assert (len(room.match.record.answers), room.match.record.seed) == (1, seed)


def test_before_the_first_answer_all_cards_come_otherwise_when_a_seat_is_freed() -> None:
    """Whoever sat there has seen a hand."""
    room, _, [ann, _, cleo] = away(open_hands=True)
    late, number, seed = Guest(room, -1, sees_hands=True), ann.number, room.match.record.seed
    ann.says("free seat", seat=1)
    assert room.match.record.seed != seed
    room.sit_down(1, "Zoe")
    zoe = Guest(room, 1)
    for guest in (ann, zoe, cleo):
        assert (guest.view, guest.question) == fresh(room, guest.seat)
    again = loaded(room)
    assert again.match.record.seed == room.match.record.seed
    assert again.number == room.number > number
    assert ann.says("answer", number=number, key="end turn")["code"] == "too late"
    ann.answers("end turn")
    zoe.answers("end turn")
    assert digest(loaded(room).match.game.state) == digest(room.match.game.state)
    assert room.gallery is not None
    room.gallery.coming = deque((0.0, what) for _, what in room.gallery.coming)
    room.gallery.catch_up()
    assert late.view["seats"][2]["hand"] == cleo.view["seats"][2]["hand"]


def test_a_chosen_seed_stays() -> None:
    """Whoever has chosen it may know all hands anyway, and everybody is told so."""
    room, _, [ann, *_] = away(seed=5)
    ann.says("free seat", seat=1)
    assert "is_taken" not in ann.seats[1]
    assert room.match.record.seed == 5


def test_in_a_draft_there_are_no_hands_yet() -> None:
    room, _, [ann, _, cleo] = away(setup={"draft": "snake", "first": 0})
    seed = room.match.record.seed
    asked_of([ann, cleo]).answers_anything(Random(1))
    ann.says("free seat", seat=1)
    assert "is_taken" not in ann.seats[1]
    assert room.match.record.seed == seed
    assert room.number == 1


def test_in_a_slow_game_nobody_is_missing_because_their_page_is_closed() -> None:
    room, _, [ann, _, cleo] = away(seconds=3 * A_DAY)
    refused = ann.says("free seat", seat=1)
    assert refused["words"] == "Bob has days for each answer, and is not missing before they are over."
    assert cleo.seats[1]["is_taken"]
    room.stand_ins.sit_out(1, for_good=False)
    ann.says("free seat", seat=1)
    assert "is_taken" not in cleo.seats[1]


def test_after_a_restart_everybody_has_a_minute_to_come_back() -> None:
    room, time, [_, bob, _] = hosted()
    bob.leaves()
    again = loaded(room)
    again.tempo.clock, again.tempo.woken = time, time.now
    ann = Guest(again, 0)
    assert "a moment ago" in ann.says("free seat", seat=1)["words"]


@pytest.mark.parametrize("seat", [-1, 0, 3, 99])
def test_other_seats_cannot_be_freed_or_muted(seat: int) -> None:
    lobby = Lobby(SqliteStore(":memory:"))
    wish = [SeatWish("you"), SeatWish("you"), SeatWish("open"), SeatWish("bot")]
    room = lobby.find(lobby.open(NewRoom(wish, {"first": 0})).room)
    assert room is not None
    ann = Guest(room, 0)
    for kind in ("free seat", "mute"):
        assert ann.says(kind, seat=seat)["code"] == "not allowed"


def test_whoever_lost_their_seat_is_told_and_the_next_one_gets_a_link_of_their_own(
    client: TestClient, server: Server
) -> None:
    room, tokens = opened(client)
    table = server.lobby.find(room)
    assert table is not None
    table.tempo.woken -= 100
    with Speaker(client, room, tokens[0]) as ann:
        ann.says("free seat", seat=1)
        ann.until("welcome")
        assert "renewed" in turned_away(client, room, tokens[1])["words"]
        taken = client.post(f"/api/rooms/{room}/seats/1", json={"name": "Zoe"})
        with Speaker(client, room, taken.json()["tokens"]["1"]) as zoe:
            assert zoe.messages[0]["seat"] == 1
        assert turned_away(client, room, tokens[1])["code"] == "not your seat"


# -- talk ----------------------------------------------------------------------------------------------------


def test_who_is_muted_says_nothing_until_they_may_again() -> None:
    room, _, [ann, bob, cleo] = hosted()
    ann.answers(ann.keys[0])
    ann.says("mute", seat=1)
    assert cleo.seats[1]["is_muted"]
    assert bob.says("say", text="no!")["words"] == "The host has muted you."
    assert bob.says("say", phrase="ouch")["code"] == "not allowed"
    assert bob.says("react", act=1, what="gasp")["words"] == "The host has muted you."
    assert room.talk.chat == []
    assert loaded(room).saved.seats[1].is_muted
    cleo.says("say", text="hello")
    ann.says("mute", seat=1, is_muted=False)
    bob.says("say", text="thanks")
    assert [line["text"] for line in ann.chat] == ["hello", "thanks"]


def coming_from(room: Room, address: str, seat: int = -1, limits: Limits | None = None) -> Guest:
    return Guest(room, seat, budget=(limits or Limits()).budget(address, (seat, address)))


def test_who_is_muted_does_not_go_on_as_a_spectator() -> None:
    room, _, [ann, *_] = hosted()
    ann.answers(ann.keys[0])
    bob, eve, fay = coming_from(room, "10.0.0.1", 1), coming_from(room, "10.0.0.1"), coming_from(room, "10.0.0.2")
    eve.says("say", text="hello")
    ann.says("mute", seat=1)
    assert eve.says("say", text="Bob again")["words"] == "Somebody who plays from your address is muted."
    bob.leaves()
    assert eve.says("say", text="Bob again")["code"] == "not allowed"
    assert eve.says("react", act=1, what="gasp")["code"] == "not allowed"
    fay.says("say", text="hello, too")
    assert [line["text"] for line in ann.chat] == ["hello", "hello, too"]
    ann.says("mute", seat=1, is_muted=False)
    eve.says("say", text="thanks")
    assert ann.chat[-1]["text"] == "thanks"


def test_whoever_has_only_sat_down_can_be_muted_as_well(client: TestClient) -> None:
    room, tokens = opened(client, seats=[{"kind": "you"}, {"kind": "open"}])
    client.post(f"/api/rooms/{room}/seats/1", json={"name": "Zoe"})
    with Speaker(client, room, tokens[0]) as ann, Speaker(client, room) as zoe:
        ann.says("mute", seat=1)
        ann.is_answered()
        zoe.says("say", text="hello")
        assert zoe.until("refused", "said")["words"] == "Somebody who plays from your address is muted."


def test_nobody_is_taken_for_another_where_addresses_tell_nothing() -> None:
    room, _, [ann, *_] = hosted()
    for address, limits in (("", Limits()), ("10.0.0.1", Limits(people=0))):
        coming_from(room, address, 1, limits)
        ann.says("mute", seat=1)
        coming_from(room, address, limits=limits).says("say", text="hello")
    assert len(ann.chat) == 2


def test_the_next_one_at_a_seat_is_another() -> None:
    room, time, [ann, bob, _] = hosted()
    coming_from(room, "10.0.0.1", 1).leaves()
    bob.leaves()
    time.now += 100
    ann.says("free seat", seat=1)
    room.sit_down(1, "Zoe")
    ann.says("mute", seat=1)
    coming_from(room, "10.0.0.1").says("say", text="I am Bob")
    assert ann.chat


def test_spectators_talk_only_if_the_host_lets_them(client: TestClient) -> None:
    room, tokens = opened(client, are_spectators_silent=True)
    assert client.get(f"/api/rooms/{room}").json()["house"]["are_spectators_silent"]
    with Speaker(client, room, tokens[0]) as ann, Speaker(client, room) as eve:
        eve.says("say", text="psst")
        assert eve.until("refused")["words"] == "At this table only players talk."
        ann.says("say", text="hello")
        assert eve.until("said")["line"]["text"] == "hello"
        ann.says("spectators", may_talk=True)
        assert "are_spectators_silent" not in eve.until("house")["house"]
        eve.says("say", text="hello")
        assert ann.until("house", "refused")["type"] == "house"
        assert ann.until("said")["line"] == {"text": "hello"}


# -- the end -------------------------------------------------------------------------------------------------


def test_a_closed_table_is_gone_for_everybody(client: TestClient, server: Server, store: SqliteStore) -> None:
    room, tokens = opened(client, is_listed=True, seats=[{"kind": "you"}, {"kind": "open"}])
    code = client.get(f"/api/rooms/{room}").json()["code"]
    me = client.post("/api/me", json={}).json()["me"]
    mine = {"seats": [[room, tokens[0]]], "me": me}
    assert len(client.post("/api/me/games", json=mine).json()) == 1
    with Speaker(client, room, tokens[0]) as ann, Speaker(client, room) as eve:
        ann.says("close table")
        for person in (ann, eve):
            told = person.until("refused")
            assert (told["code"], told["words"]) == ("gone", "The host has closed this table.")
            assert person.socket.receive()["code"] == 4403
    for lobby in (server.lobby, Lobby(store)):  # now, and after a restart
        server.lobby._rooms = lobby._rooms
        assert turned_away(client, room, tokens[0])["code"] == "gone"
        asked = client.get(f"/api/rooms/{room}")
        assert (asked.status_code, asked.json()["error"]) == (410, "The host has closed this table.")
        assert client.post(f"/api/rooms/{room}/seats/1", json={"name": "Zoe"}).status_code == 410
        assert client.get(f"/api/rooms/{room}/replay", headers=bearing(tokens[0])).status_code == 410
        assert client.get("/api/rooms").json() == []
        assert client.get(f"/api/codes/{code}").status_code == 404
        assert client.post("/api/me/games", json=mine).json() == []


def test_nothing_happens_at_a_closed_table(client: TestClient, server: Server) -> None:
    room, tokens = opened(client, **AGAINST_A_BOT, setup={"first": 0}, seconds=1)
    with Speaker(client, room, tokens[0]) as ann:
        ann.says("close table")
        ann.until("refused")
    table = server.lobby.find(room)
    assert table is not None
    assert table.stand_ins.to_move() is None
    assert table.stand_ins.people_awaited() == []


def test_a_game_that_is_over_cannot_be_closed() -> None:
    room, _, [ann, bob] = hosted(2)
    bob.says("concede")
    assert room.is_over
    assert ann.says("close table")["words"] == "The game is over."
    assert not room.saved.is_closed
    ann.says("mute", seat=1)  # people still talk
    assert bob.says("say", text="unfair")["code"] == "not allowed"


def test_the_host_is_the_host_of_the_rematch(client: TestClient, server: Server) -> None:
    room, tokens = opened(client, seats=[{"kind": "open"}, {"kind": "you"}], are_spectators_silent=True)
    zoe = client.post(f"/api/rooms/{room}/seats/0", json={"name": "Zoe"}).json()["tokens"]["0"]
    with Speaker(client, room, tokens[1]) as ann, Speaker(client, room, zoe) as guest:
        ann.says("concede")
        ann.until("again")
        ann.says("rematch")
        guest.says("rematch")
        moved = ann.until("moved")
    house = client.get(f"/api/rooms/{moved['room']}").json()["house"]
    assert house == {"host": 1, "are_spectators_silent": True}


def test_who_is_muted_is_so_in_the_rematch(client: TestClient) -> None:
    room, tokens = opened(client)
    with Speaker(client, room, tokens[0]) as ann, Speaker(client, room, tokens[1]) as bob:
        ann.says("mute", seat=1)
        ann.says("concede")
        ann.until("again")
        ann.says("rematch")
        bob.says("rematch")
        moved = bob.until("moved")
    with Speaker(client, moved["room"], moved["token"]) as bob:
        assert bob.seats[1]["is_muted"]
        bob.says("say", text="Again!")
        assert bob.until("refused")["code"] == "not allowed"
