"""One of two who gives up ends the game: the other has won, and all that can be done with a finished game still can."""

from __future__ import annotations

from random import Random

import pytest
from starlette.testclient import TestClient

from rumpus.families import FAMILIES, resume
from rumpus.kernel import IllegalAnswer, digest
from rumpus.record import read_record, replay
from rumpus.server.app import Server
from rumpus.server.room import Room
from tests.server.following import Guest, fresh, loaded, new_room, play_out, sit
from tests.server.speaking import opened


def conceded(family: str = "smashup", answers: int = 30) -> tuple[Room, list[Guest]]:
    """Bob has given up in the middle of a game."""
    room = new_room(2, family=family, setup=None if family == "smashup" else {})
    guests = sit(room, spectators=1)
    play_out(room, guests[:2], Random(1), answers)
    guests[1].says("concede")
    return room, guests


@pytest.mark.parametrize("family", FAMILIES)
def test_the_game_is_over_and_the_other_has_won(family: str) -> None:
    room, guests = conceded(family)
    for guest in guests:
        assert guest.question["prompt"] == "over"
        assert guest.question["words"] == "Bob has conceded: Ann wins."
        assert guest.question["winners"] == [0]
        assert guest.log[-1] == "Bob concedes."
        assert guest.question == fresh(room, guest.seat)[1]
    info = room.info("en")
    assert (info.state, info.winners, info.awaited) == ("over", [0], [])
    assert room.stand_ins.to_move() is None
    assert not room.saved.seats[1].bot
    assert room.saved.is_over


def test_nothing_more_can_be_said() -> None:
    room, [ann, bob, _] = conceded()
    decision = room.match.game.decision
    assert decision is not None
    key = decision.keys(decision.awaited[0])[0]
    assert [ann, bob][decision.awaited[0]].answers(key)["words"] == "The game is over."
    assert ann.says("concede")["words"] == "The game is over."
    assert ann.says("undo")["words"] == "The game is over."


def test_it_is_written_down_and_can_be_played_again() -> None:
    room, guests = conceded()
    again = loaded(room)
    assert again.is_over
    assert Guest(again, 0).question == guests[0].question
    told = Guest(again, 0).log
    assert told == guests[0].log[-len(told) :]
    assert "concedes" in told[-1]
    record = read_record(room.match.record.to_json())
    assert record.answers[-1] == (1, -1, "concede")
    assert resume(record).decision is None
    assert resume(record, 20).decision is not None
    game = replay(FAMILIES["smashup"].rules, record)
    assert digest(game.state) == digest(room.match.game.state)
    assert game.answered == len(record.answers) - 1


def test_only_one_of_two_can_concede_and_only_once() -> None:
    room, _ = conceded()
    with pytest.raises(IllegalAnswer):
        room.match.concede(0)
    with pytest.raises(IllegalAnswer):
        room.match.answer(0, 0)
    with pytest.raises(IllegalAnswer):
        new_room(3).match.concede(0)


def test_at_a_larger_table_a_bot_plays_on() -> None:
    room = new_room(3)
    ann, *_ = sit(room)
    ann.says("concede")
    assert not room.is_over
    assert room.saved.seats[0].bot == "fair"


def test_nobody_concedes_to_somebody_who_is_still_to_come() -> None:
    room = new_room(2)
    room.saved.seats[1].is_taken = False
    ann, _ = sit(room)
    assert ann.says("concede")["words"] == "Waiting for a player to sit down."


def test_who_sees_it_late_sees_it_late() -> None:
    now = [100.0]
    room = new_room(2, hands_delay=10, now=lambda: now[0])
    ann, _ = sit(room)
    late = Guest(room, -1, sees_hands=True)
    ann.says("concede")
    assert late.question["prompt"] != "over"
    now[0] = 120.0
    assert room.gallery is not None
    room.gallery.catch_up()
    assert late.question["winners"] == [1]


def test_replay_record_fork_and_rematch_still_work(client: TestClient, server: Server) -> None:
    name, _ = opened(client, seats=[{"kind": "you"}, {"kind": "you"}])
    room = server.lobby.find(name)
    assert room is not None
    guests = sit(room)
    play_out(room, guests, Random(1), 20)
    guests[0].says("concede")
    moments = client.get(f"/api/rooms/{name}/moments").json()
    assert len(moments) == 22
    last = client.get(f"/api/rooms/{name}/replay", params={"at": 21}).json()
    assert last["log"][-1] == {"text": "Ann concedes.", "by": 0}
    record = read_record(client.get(f"/api/rooms/{name}/record").content)
    assert record.conceded == 0
    assert client.post(f"/api/rooms/{name}/fork", json={"at": 20, "seat": 0}).status_code == 201
    assert client.get(f"/api/rooms/{name}").json()["winners"] == [1]
    guests[0].says("rematch")
    guests[1].says("rematch")
    assert guests[1].of_type("moved")
