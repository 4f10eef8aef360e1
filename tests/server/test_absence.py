"""For whom the table waits is said, and after a while the others may go on without them."""

from __future__ import annotations

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
    assert bob.last == cleo.last == {"type": "waiting", "missing": [{"seat": 0, "waited": 20.0}]}
    room.tempo.tick(140.0)
    assert len(bob.of_type("waiting")) == 1  # the time goes on by itself
    time.now = 150.0
    late = Guest(room, -1)
    assert late.last["missing"] == [{"seat": 0, "waited": 50.0}]


def test_after_a_minute_anybody_may_let_a_bot_sit_in_and_who_returns_sits_down_again() -> None:
    room, time, [bob, cleo] = table()
    time.now = 159.0
    room.tempo.tick(time.now)
    assert bob.says("stand in", seat=0)["code"] == "not allowed"
    time.now = 160.0
    room.tempo.tick(time.now)
    assert bob.last["missing"] == [{"seat": 0, "waited": 60.0, "may_go_on": True}]
    assert bob.says("stand in", seat=0, once=True)["code"] == "not allowed"  # it is no question that one can pass
    assert cleo.says("stand in", seat=2)["code"] == "not allowed"
    cleo.says("stand in", seat=0)
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
    assert bob.last["missing"] == [{"seat": 0, "waited": 79.0, "is_here": True}]
    time.now = 280.0
    room.tempo.tick(time.now)
    assert bob.last["missing"] == [{"seat": 0, "waited": 180.0, "is_here": True, "may_go_on": True}]


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
