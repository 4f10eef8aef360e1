"""Whether the same people play again: asked of all who are there when the game is over."""

from __future__ import annotations

from random import Random
from time import sleep
from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus.server.app import Server
from rumpus.server.lobby import Lobby
from rumpus.server.room import Room
from rumpus.server.store import SqliteStore
from rumpus.server.tables import NewRoom, NewTour, SeatWish
from tests.server.following import Guest
from tests.server.speaking import AGAINST_A_BOT, Speaker, opened


class Time:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def finish(room: Room) -> None:
    """Play a table to its end, behind everybody's back; its bots are done, or have not begun."""
    while room.stand_ins.are_playing:
        sleep(0.01)
    room.stand_ins.are_playing = True
    rng = Random(1)
    while (decision := room.match.game.decision) is not None:
        seat = decision.awaited[0]
        room.answers.put(seat, rng.randrange(len(decision.offers[seat])))


def over(lobby: Lobby, people: int, bots: int = 0, **wish: Any) -> tuple[Room, Time]:
    """A table whose game is over, at which nobody sits yet."""
    seats = [SeatWish("you" if place < people else "bot", bot="random") for place in range(people + bots)]
    room = lobby.find(lobby.open(NewRoom(seats, seed=1, **wish)).room)
    assert room is not None
    finish(room)
    room.tempo.clock = Time()
    return room, room.tempo.clock


@pytest.fixture
def lobby(store: SqliteStore) -> Lobby:
    return Lobby(store)


def test_everybody_is_asked_when_the_game_ends_and_bots_agree(lobby: Lobby) -> None:
    room, _ = over(lobby, 2, bots=1)
    ann, eve = Guest(room, 0), Guest(room, -1)
    assert ann.of_type("again") == eve.of_type("again") == [{"type": "again", "votes": ["", "", "yes"]}]
    assert eve.says("rematch")["code"] == "not your seat"


@pytest.mark.parametrize(("game", "sets"), [("smashup", ["base"]), ("munchkin", None)])
def test_after_a_guided_game_comes_a_usual_one_without_the_later_sets(
    lobby: Lobby, game: str, sets: list[str] | None
) -> None:
    room = lobby.find(lobby.guide(NewTour(game, "Mika")).room)
    assert room is not None
    finish(room)
    mika = Guest(room, 0)
    mika.says("rematch")
    again = lobby.find(mika.of_type("moved")[-1]["room"])
    assert again is not None
    assert "table" not in again.match.record.setup
    assert again.match.record.setup.get("sets") == sets
    assert "coach" not in Guest(again, 0).question


def test_it_begins_at_once_when_all_who_are_there_agree(lobby: Lobby) -> None:
    room, _ = over(lobby, 2, bots=1, is_listed=True, seconds=3600)
    ann, bob, eve = Guest(room, 0), Guest(room, 1), Guest(room, -1)
    ann.says("rematch")
    assert bob.last == {"type": "again", "votes": ["yes", "", "yes"], "left": 20.0}
    bob.says("rematch")
    moved = [each.of_type("moved")[-1] for each in (ann, bob, eve)]
    assert {each["room"] for each in moved} == {room.saved.rematch}
    assert moved[2]["token"] == ""
    assert lobby.tokens.read(moved[1]["token"], room.saved.rematch) == (1, 0)
    again = lobby.find(room.saved.rematch)
    assert again is not None
    assert again.names == room.names
    assert [(seat.bot, seat.is_out) for seat in again.saved.seats] == [("", False), ("", False), ("random", False)]
    assert (again.saved.seconds, again.saved.is_listed) == (3600, True)


def test_after_a_while_two_thirds_are_enough_and_bots_sit_in_for_the_others(lobby: Lobby) -> None:
    room, time = over(lobby, 3)
    ann, bob, cleo = (Guest(room, seat) for seat in range(3))
    ann.says("rematch")
    time.now += 5
    bob.says("rematch")
    assert cleo.last == {"type": "again", "votes": ["yes", "yes", ""], "left": 15.0}
    assert room.tempo.due(time.now) == 120.0
    room.tempo.tick(119.9)
    assert not room.saved.rematch
    time.now = 120.0
    room.tempo.tick(time.now)
    assert bob.of_type("moved")
    assert not cleo.of_type("moved")
    assert cleo.last == {"type": "again", "votes": ["yes", "yes", ""], "room": room.saved.rematch}
    again = lobby.find(room.saved.rematch)
    assert again is not None
    assert [seat.is_out for seat in again.saved.seats] == [False, False, True]
    cleo.says("rematch")
    moved = cleo.of_type("moved")[-1]
    assert moved["room"] == room.saved.rematch
    late = Guest(again, 2)
    late.says("sit again")
    assert not again.saved.seats[2].is_out


def test_too_few_do_not_begin_however_long_it_takes_and_may_change_their_mind(lobby: Lobby) -> None:
    room, time = over(lobby, 2)
    ann, bob = Guest(room, 0), Guest(room, 1)
    ann.says("rematch")
    bob.says("rematch", agrees=False)
    assert ann.last == {"type": "again", "votes": ["yes", "no"], "left": 20.0}
    time.now = 120.0
    room.tempo.tick(time.now)
    assert ann.last == {"type": "again", "votes": ["yes", "no"]}
    assert room.tempo.due(time.now) is None
    bob.says("rematch")
    assert bob.of_type("moved")


def test_who_has_gone_is_not_waited_for(lobby: Lobby) -> None:
    room, _ = over(lobby, 3)
    ann, bob = Guest(room, 0), Guest(room, 1)
    ann.says("rematch")
    assert not ann.of_type("moved")
    bob.leaves()
    assert ann.of_type("moved")


def test_what_was_said_is_there_after_a_reconnect_and_a_restart(lobby: Lobby, store: SqliteStore) -> None:
    room, _ = over(lobby, 2)
    ann, bob = Guest(room, 0), Guest(room, 1)
    bob.says("rematch", agrees=False)
    ann.leaves()
    assert Guest(room, 0).last["votes"] == ["", "no"]
    found = Lobby(store).find(room.id)
    assert found is not None
    assert Guest(found, 0).last["votes"] == ["", "no"]


def test_there_is_one_rematch_and_who_comes_later_finds_it(client: TestClient, server: Server) -> None:
    room, tokens = opened(client)
    table = server.lobby.find(room)
    assert table is not None
    finish(table)
    with Speaker(client, room, tokens[0]) as ann:
        ann.says("rematch")
        first = ann.until("moved")
    server.lobby._rooms.clear()
    with Speaker(client, room, tokens[1]) as bob:
        bob.says("rematch")
        second = bob.until("moved")
    assert first["room"] == second["room"]
    with Speaker(client, second["room"], second["token"]) as bob:
        assert bob.messages[0]["seat"] == 1


def test_who_gave_up_is_asked_as_well(lobby: Lobby) -> None:
    room, _ = over(lobby, 3)
    room.saved.seats[0].bot, room.saved.seats[0].is_out = "greedy", True
    ann, bob = Guest(room, 0), Guest(room, 1)
    bob.says("rematch")
    ann.says("rematch")
    again = lobby.find(room.saved.rematch)
    assert again is not None
    assert [(seat.bot, seat.is_out) for seat in again.saved.seats] == [("", False), ("", False), ("", True)]


def test_no_rematch_before_the_end(client: TestClient) -> None:
    room, tokens = opened(client, **AGAINST_A_BOT)
    with Speaker(client, room, tokens[0]) as ann:
        ann.says("rematch")
        assert ann.until("refused")["words"] == "The game is not over."
