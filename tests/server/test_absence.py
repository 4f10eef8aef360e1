"""For whom the table waits is said, and after a while the others may go on without them."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
import uvloop

from rumpus.server.app import Server
from rumpus.server.room import Room
from tests.server.following import Guest, new_room


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def table(people: int = 3) -> tuple[Room, Time, list[Guest]]:
    """Ann is asked, and is not there."""
    room, time = new_room(people), Time()
    room.tempo.clock, room.tempo.asked_at = time, time.now
    return room, time, [Guest(room, seat) for seat in range(1, people)]


def test_who_is_missing_is_named_after_a_while() -> None:
    room, time, [bob, cleo] = table()
    room.tempo.tick(119.9)
    assert not bob.of_type("waiting")
    assert room.tempo.due(119.9) == 120.0
    room.tempo.tick(120.0)
    assert bob.last == cleo.last == {"type": "waiting", "missing": [{"seat": 0, "waited": 20.0, "needed": 2}]}
    room.tempo.tick(140.0)
    assert len(bob.of_type("waiting")) == 1  # the time goes on by itself
    time.now = 150.0
    late = Guest(room, -1)
    assert late.last["missing"] == [{"seat": 0, "waited": 50.0, "needed": 2}]


def test_who_sits_down_has_not_waited_before() -> None:
    """However long those who were there have waited for them."""
    room, time, [bob] = table(2)
    room.keep_seat(1, is_taken=False)
    time.now = 500.0
    room.sit_down(1, "Bob")
    room.tempo.tick(519.9)
    assert not bob.of_type("waiting")
    room.tempo.tick(520.0)
    assert bob.last["missing"][0]["waited"] == 20.0


def test_after_a_minute_the_others_may_let_a_bot_sit_in_and_who_returns_sits_down_again() -> None:
    room, time, [bob, cleo] = table()
    time.now = 159.0
    room.tempo.tick(time.now)
    assert bob.says("stand in", seat=0)["code"] == "not allowed"
    time.now = 160.0
    room.tempo.tick(time.now)
    assert bob.last["missing"] == [{"seat": 0, "waited": 60.0, "may_go_on": True, "needed": 2}]
    assert bob.says("stand in", seat=0, once=True)["code"] == "not allowed"  # it is no question that one can pass
    assert cleo.says("stand in", seat=2)["code"] == "not allowed"
    cleo.says("stand in", seat=0)
    assert "is_out" not in bob.seats[0]
    assert bob.last["missing"] == [{"seat": 0, "waited": 60.0, "may_go_on": True, "needed": 2, "votes": [2]}]
    bob.says("stand in", seat=0)
    assert bob.seats[0]["is_out"]
    assert room.stand_ins.to_move() == 0
    room.tempo.tick(time.now)
    assert bob.last == {"type": "waiting", "missing": []}
    ann = Guest(room, 0)
    ann.says("sit again")
    assert ann.keys
    assert "is_out" not in bob.seats[0]


def test_who_is_there_and_thinks_has_more_time() -> None:
    room, time, [bob, _] = table()
    Guest(room, 0)
    room.tempo.tick(179.0)
    assert bob.last["missing"] == [{"seat": 0, "waited": 79.0, "is_here": True, "needed": 2}]
    time.now = 280.0
    room.tempo.tick(time.now)
    assert bob.last["missing"] == [{"seat": 0, "waited": 180.0, "is_here": True, "may_go_on": True, "needed": 2}]


def test_an_answer_ends_the_waiting() -> None:
    room, time, [bob, _] = table()
    ann = Guest(room, 0)
    time.now = 130.0
    room.tempo.tick(time.now)
    assert bob.last["missing"]
    ann.answers(ann.keys[0])
    room.tempo.tick(time.now)
    assert bob.last == {"type": "waiting", "missing": []}


def test_spectators_cannot_let_anybody_sit_in() -> None:
    room, time, _ = table()
    time.now = 160.0
    assert Guest(room, -1).says("stand in", seat=0)["code"] == "not your seat"


# -- a vote --------------------------------------------------------------------------------------------------


def waiting(people: int) -> tuple[Room, Time, list[Guest]]:
    """The others have waited for Ann for a minute."""
    room, time, others = table(people)
    time.now = 160.0
    room.tempo.tick(time.now)
    return room, time, others


def test_where_two_play_the_other_one_is_enough() -> None:
    room, _, [bob] = waiting(2)
    bob.says("stand in", seat=0)
    assert room.saved.seats[0].is_out


def test_where_one_of_many_is_there_they_are_enough() -> None:
    room, _, [bob, cleo, dan] = waiting(4)
    cleo.leaves()
    dan.leaves()
    Guest(room, -1)  # spectators count for nothing
    bob.says("stand in", seat=0)
    assert room.saved.seats[0].is_out


def test_of_three_others_two_are_needed_and_nobody_counts_twice() -> None:
    room, _, [bob, cleo, _] = waiting(4)
    bob.says("stand in", seat=0)
    bob.says("stand in", seat=0)
    Guest(room, 1).says("stand in", seat=0)  # on another device
    assert not room.saved.seats[0].is_out
    assert cleo.of_type("waiting")[-1]["missing"][0]["votes"] == [1]
    cleo.says("stand in", seat=0)
    assert room.saved.seats[0].is_out


def test_who_has_all_other_seats_that_are_there_decides_and_who_returns_sits_down_again() -> None:
    """Bob and Cleo share a screen: whether that is one person or two, nobody else is there to be asked."""
    room, _, [bob, cleo] = waiting(3)
    for each in (bob, cleo):
        each.says("stand in", seat=0)
    assert room.saved.seats[0].is_out
    ann = Guest(room, 0)
    ann.says("sit again")
    assert not room.saved.seats[0].is_out


def test_who_goes_no_longer_counts() -> None:
    room, _, [bob, cleo, dan] = waiting(4)
    bob.says("stand in", seat=0)
    bob.leaves()
    cleo.says("stand in", seat=0)
    assert not room.saved.seats[0].is_out  # one of the two who are there
    dan.leaves()
    assert room.saved.seats[0].is_out  # all who are there


def test_a_vote_is_about_one_question() -> None:
    room, time, [bob, cleo] = waiting(3)
    bob.says("stand in", seat=0)
    ann = Guest(room, 0)
    ann.answers(ann.keys[0])
    assert ann.keys, "she is asked again"
    ann.leaves()
    time.now += 60
    room.tempo.tick(time.now)
    cleo.says("stand in", seat=0)
    assert not room.saved.seats[0].is_out


def test_nobody_votes_about_themselves() -> None:
    room, time, _ = waiting(3)
    ann = Guest(room, 0)
    time.now = 300.0
    room.tempo.tick(time.now)
    assert ann.says("stand in", seat=0)["code"] == "not allowed"


def test_an_alarm_that_rings_sooner_is_left_and_then_set_anew(server: Server) -> None:
    async def play() -> None:
        room, time, [bob, _] = table()
        caretaker = server.caretaker
        caretaker.wake(room)
        alarm = caretaker.alarms[room]
        time.now = 110.0
        Guest(room, 0).answers_anything(Random(1))
        caretaker.wake(room)
        assert caretaker.alarms[room] is alarm
        time.now = 120.0
        caretaker.ring(room)
        assert not bob.of_type("waiting")  # it is the next question that is open for ten seconds now
        assert room.tempo.has_alarm
        assert caretaker.alarms[room] is not alarm
        time.now = 130.0
        caretaker.ring(room)
        assert bob.of_type("waiting")
        caretaker.stop()

    asyncio.run(play())


def test_an_alarm_that_would_ring_too_late_is_set_anew(server: Server) -> None:
    async def play() -> None:
        room, time, _ = table()
        caretaker = server.caretaker
        time.now = 170.0
        caretaker.wake(room)
        alarm = caretaker.alarms[room]  # for when somebody has thought for three minutes
        Guest(room, 0).answers_anything(Random(1))
        caretaker.wake(room)
        assert caretaker.alarms[room].at < alarm.at - 60
        caretaker.stop()

    asyncio.run(play())


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_nothing_is_due_while_it_is_calm(family: str) -> None:
    room, time, rng = new_room(3, family=family), Time(), Random(2)
    room.tempo.clock, guests = time, [Guest(room, seat) for seat in range(3)]
    found: list[bool] = []
    for _ in range(120):
        decision = room.match.decision
        if decision is None:
            break
        guests[decision.awaited[0]].answers_anything(rng)
        time.now += rng.choice((0.0, 1.0, 30.0))
        due, calm = room.tempo.due(time.now), room.tempo.calm(time.now)
        assert due is None or calm <= max(0.0, due - time.now)
        found.append(calm > 0)
    assert found.count(True) > 10


def test_an_alarm_may_ring_at_once(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the loop that servers run in, such an alarm does not know when that is."""

    async def play() -> None:
        room, _, _ = table()
        monkeypatch.setattr(room.tempo, "due", lambda now: now)
        caretaker = server.caretaker
        caretaker.set_alarm(room)
        alarm = caretaker.alarms[room]
        caretaker.set_alarm(room)
        assert caretaker.alarms[room] is alarm
        caretaker.stop()

    uvloop.run(play())
