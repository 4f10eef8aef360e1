"""Clocks, bots that sit in, giving up, and chat."""

from __future__ import annotations

import time
from itertools import count
from random import Random

import pytest
from starlette.testclient import TestClient

from rumpus.server import caretaker
from rumpus.server.app import Server
from rumpus.server.limits import Limits
from rumpus.server.store import SqliteStore
from tests.server.following import Guest, let_bot_answer, let_bots_play, loaded, new_room, play_out, sit
from tests.server.speaking import Speaker, opened

PATIENCE = 60.0  # seconds: however slow the machine is

# -- clocks --------------------------------------------------------------------------------------------------


def test_when_the_clock_runs_out_a_bot_sits_in_until_one_sits_down_again() -> None:
    room = new_room(2, seconds=10)
    ann, bob = sit(room)
    room.clocks.tick(100.0)
    assert bob.last == {"type": "ticking", "clocks": [{"seat": 0, "left": 10.0, "limit": 10}]}
    room.clocks.tick(109.9)
    assert room.stand_ins.to_move() is None
    room.clocks.tick(110.1)
    assert ann.seats[0]["is_out"]
    assert room.stand_ins.to_move() == 0
    assert ann.keys == []
    assert Guest(room, 0).keys == []
    assert ann.answers("end turn")["code"] == "not allowed"
    assert ann.says("undo")["code"] == "not allowed"
    let_bot_answer(room, 0)
    assert room.match.game.answered == 1
    assert loaded(room).saved.seats[0].is_out
    ann.says("sit again")
    assert "is_out" not in bob.seats[0]
    assert room.stand_ins.to_move() is None
    assert not loaded(room).saved.seats[0].is_out
    while not ann.keys:
        bob.answers_anything(Random(1))
    room.clocks.tick(200.0)
    room.clocks.tick(211.0)
    assert ann.keys == []
    ann.says("sit again")
    assert "end turn" in ann.keys


def test_every_answer_has_the_whole_time() -> None:
    room = new_room(2, seconds=10)
    ann, bob = sit(room)
    room.clocks.tick(100.0)
    ann.answers("end turn")
    room.clocks.tick(109.0)
    assert bob.last["clocks"] == [{"seat": 1, "left": 10.0, "limit": 10}]
    bob.answers("end turn")
    room.clocks.tick(118.0)
    assert not any(seat.is_out for seat in room.saved.seats)


def test_an_answer_that_was_taken_back_has_the_whole_time_again() -> None:
    room = new_room(1, bots=1, seconds=10)
    ann = Guest(room, 0)
    room.clocks.tick(100.0)
    ann.answers("end turn")
    let_bots_play(ann.room)
    room.clocks.tick(105.0)
    ann.says("undo")
    room.clocks.tick(112.0)
    assert ann.last["clocks"][0]["left"] == 10.0


def test_bots_and_who_is_waited_for_have_no_clock() -> None:
    room = new_room(1, bots=1, seconds=10, setup={"first": 1})
    ann = Guest(room, 0)
    room.clocks.tick(100.0)
    room.clocks.tick(200.0)
    assert not ann.of_type("ticking")
    room.saved.seats[0].is_taken = False
    assert room.stand_ins.to_move() is None
    room.clocks.tick(300.0)
    assert not ann.of_type("ticking")


def test_the_clock_of_a_live_table(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "TICK", 0.05)
    room, tokens = opened(client, seconds=1)
    with Speaker(client, room, tokens[0]) as ann, Speaker(client, room, tokens[1]) as bob:
        assert bob.until("ticking")["clocks"][0]["seat"] == 0
        while not bob.seats[0].get("is_out"):
            bob.until("seats")
        while not bob.keys:
            bob.until("update")
        ann.says("sit again")
        while bob.seats[0].get("is_out"):
            bob.until("seats")


# -- giving up -----------------------------------------------------------------------------------------------


def test_who_gives_up_is_played_by_a_bot_for_good() -> None:
    room = new_room(3)
    ann, bob, _ = sit(room)
    ann.says("concede")
    assert bob.seats[0]["is_out"]
    assert bob.seats[0]["bot"] == "fair"
    assert room.stand_ins.to_move() == 0
    assert ann.says("sit again")["words"] == "You have conceded this seat."
    assert ann.answers("end turn")["code"] == "not allowed"
    let_bots_play(bob.room)
    assert bob.keys
    assert loaded(room).saved.seats[0].bot == "fair"


def test_after_the_end_nobody_gives_up() -> None:
    room = new_room(2, seed=5)
    guests = sit(room)
    play_out(room, guests, Random(5))
    assert guests[0].says("concede")["words"] == "The game is over."
    assert not any(seat.bot for seat in room.saved.seats)


# -- chat ----------------------------------------------------------------------------------------------------


def test_everybody_hears_what_is_said_and_who_comes_later_reads_it() -> None:
    room = new_room(2)
    ann, bob, eve = sit(room, spectators=1)
    ann.says("say", text="  hello  ")
    eve.says("say", text="hi")
    said = [{"text": "hello", "by": 0}, {"text": "hi"}]
    for guest in (ann, bob, eve):
        assert guest.chat == said
    assert Guest(room, 1).chat == said


def test_chat_has_bounds() -> None:
    seconds = count()
    room = new_room(2)
    ann, bob = sit(room)
    ann.listener.budget = Limits(clock=lambda: float(next(seconds))).budget("", 0)
    told = len(bob.messages)
    ann.says("say", text=" \n ")
    assert len(bob.messages) == told
    ann.says("say", text="x" * 5000)
    assert len(bob.chat[0]["text"]) == 500
    for number in range(300):
        ann.says("say", text=str(number))
    assert len(Guest(room, 1).chat) == 200
    assert Guest(room, 1).chat[-1]["text"] == "299"
    assert Guest(loaded(room), 1).chat == Guest(room, 1).chat


def test_what_was_said_is_there_after_a_restart(store: SqliteStore) -> None:
    room, other = new_room(2, store=store), new_room(2, seed=2, store=store)
    ann, _, eve = sit(room, spectators=1)
    ann.says("say", text="hello")
    Guest(other, 0).says("say", text="here, too")
    eve.says("say", text="hi")
    assert Guest(loaded(room), 1).chat == [{"text": "hello", "by": 0}, {"text": "hi"}]
    again = Guest(loaded(room), 0)
    again.says("say", text="I am back")
    assert [line["text"] for line in Guest(loaded(room), 1).chat] == ["hello", "hi", "I am back"]


# -- bots ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["greedy", "random"])
def test_a_bot_goes_on_after_a_restart_as_it_would_have(kind: str) -> None:
    """One table plays through, the other is fetched from the store before each answer."""
    through, restarted = [new_room(0, bots=2, seed=9) for _ in range(2)]
    for room in (through, restarted):
        for seat in room.saved.seats:
            seat.bot = kind
        room.store.save(room.saved)
    for _ in range(25):
        restarted = loaded(restarted)
        for room in (through, restarted):
            seat_to_move = room.stand_ins.to_move()
            assert seat_to_move is not None
            let_bot_answer(room, seat_to_move)
    assert restarted.match.record.answers == through.match.record.answers


def test_bots_play_a_table_to_its_end(client: TestClient, server: Server) -> None:
    room, _ = opened(client, seats=[{"kind": "bot", "bot": "random"}] * 2)
    with Speaker(client, room) as eve:
        while eve.question.get("prompt") != "over":
            eve.until("update")
        until = time.monotonic() + PATIENCE
        while server.caretaker.playing and time.monotonic() < until:
            eve.is_answered()
        assert server.caretaker.playing == {}


# -- a bot in an open seat ---------------------------------------------------------------------------------------


def opened_for_friends(client: TestClient) -> tuple[str, str]:
    """A table with an open seat, and the token of whoever opened it."""
    seats = [{"kind": "open"}, {"kind": "you", "name": "Mika"}, {"kind": "open"}]
    opened = client.post("/api/rooms", json={"seats": seats}).json()
    return f"/api/rooms/{opened['room']}", opened["tokens"]["1"]


def test_who_opened_a_table_may_let_bots_have_the_open_seats(client: TestClient) -> None:
    table, token = opened_for_friends(client)
    by_opener = {"Authorization": f"Bearer {token}"}
    assert client.get(table).json()["house"]["host"] == 1
    told = client.post(f"{table}/seats/0/bot", json={}, headers=by_opener).json()
    assert [seat.get("bot", "") for seat in told["seats"]] == ["fair", "", ""]
    assert told["state"] == "waiting"
    assert client.post(f"{table}/seats/0", json={"name": "Late"}).status_code == 409
    told = client.post(f"{table}/seats/2/bot", json={"bot": "easy"}, headers=by_opener).json()
    assert (told["seats"][2]["bot"], told["state"]) == ("easy", "playing")


def test_nobody_else_may_and_nothing_else_is_seated(client: TestClient) -> None:
    table, token = opened_for_friends(client)
    by_opener = {"Authorization": f"Bearer {token}"}
    guest = client.post(f"{table}/seats/0", json={"name": "Zoe"}).json()["tokens"]["0"]
    by_guest = {"Authorization": f"Bearer {guest}"}
    assert client.post(f"{table}/seats/2/bot", json={}).status_code == 403
    assert client.post(f"{table}/seats/2/bot", json={}, headers=by_guest).status_code == 403
    assert client.post(f"{table}/seats/2/bot", json={"bot": "gnu"}, headers=by_opener).status_code == 422
    for taken in (0, 1, 3, 99):
        assert client.post(f"{table}/seats/{taken}/bot", json={}, headers=by_opener).status_code == 409
    assert [seat.get("bot", "") for seat in client.get(table).json()["seats"]] == ["", "", ""]


def test_a_table_that_nobody_sits_at_has_no_opener(client: TestClient) -> None:
    opened = client.post("/api/rooms", json={"seats": [{"kind": "open"}, {"kind": "bot"}]}).json()
    table = f"/api/rooms/{opened['room']}"
    assert client.post(f"{table}/seats/0/bot", json={}).status_code == 403
