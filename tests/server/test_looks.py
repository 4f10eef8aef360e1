"""Bots wait while somebody still looks at what others have done."""

from __future__ import annotations

import time

import pytest
from starlette.testclient import TestClient

from rumpus.server.looks import ALONE, AMONG_SEVERAL
from rumpus.server.room import Room
from tests.server.following import Guest, let_bot_answer, new_room
from tests.server.speaking import AGAINST_A_BOT, Speaker, opened

NOW = 1000.0


class Clock:
    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def table(clock: Clock, people: int, seats: int = 3) -> tuple[Room, list[Guest]]:
    """The first bot is asked."""
    room = new_room(people, bots=seats - people)
    guests = [Guest(room, seat) for seat in range(people)]
    while room.stand_ins.to_move() is None:
        for guest in guests:
            if "end turn" in guest.keys:
                guest.answers("end turn")
    room.tempo.clock, room.tempo.asked_at = clock, clock.now
    return room, guests


def test_a_bot_waits_until_somebody_has_looked(clock: Clock) -> None:
    room, [ann] = table(clock, 1)
    bot = room.stand_ins.to_move()
    ann.says("looked", number=0)
    assert room.stand_ins.to_move() is None
    clock.now += 30
    assert room.stand_ins.to_move() is None
    ann.says("looked", number=ann.number)
    assert room.stand_ins.to_move() == bot


def test_even_who_is_alone_does_not_hold_bots_up_for_ever(clock: Clock) -> None:
    room, [ann] = table(clock, 1)
    ann.says("looked", number=0)
    clock.now += ALONE
    assert room.stand_ins.to_move() is not None


def test_nobody_makes_others_wait_for_long(clock: Clock) -> None:
    room, [ann, _] = table(clock, 2)
    ann.says("looked", number=0)
    clock.now += AMONG_SEVERAL - 0.1
    assert room.stand_ins.to_move() is None
    clock.now += 0.1
    bot = room.stand_ins.to_move()
    assert bot is not None
    let_bot_answer(room, bot)
    assert room.stand_ins.to_move() is None  # there is something new to look at


def test_bots_wait_for_who_follows_from_the_first_moment_on(clock: Clock) -> None:
    room, [ann] = table(clock, 1)
    ann.says("looked", number=ann.number)
    bot = room.stand_ins.to_move()
    assert bot is not None
    let_bot_answer(room, bot)
    assert room.stand_ins.to_move() is None
    ann.says("looked", number=ann.number - 1)
    assert room.stand_ins.to_move() is None
    ann.says("looked", number=-1)
    assert room.stand_ins.to_move() is not None


def test_the_table_wakes_up_when_bots_have_waited_long_enough(clock: Clock) -> None:
    room, [ann, _] = table(clock, 2)
    assert room.tempo.due(clock.now) != clock.now + AMONG_SEVERAL
    ann.says("looked", number=0)
    assert room.tempo.due(clock.now) == clock.now + AMONG_SEVERAL
    clock.now += AMONG_SEVERAL
    assert room.looks.due(clock.now) is None


def test_all_who_look_are_waited_for(clock: Clock) -> None:
    room, [ann, bob] = table(clock, 2)
    ann.says("looked", number=0)
    bob.says("looked", number=0)
    ann.says("looked", number=ann.number)
    assert room.stand_ins.to_move() is None
    bob.says("looked", number=bob.number)
    assert room.stand_ins.to_move() is not None


def test_who_has_gone_or_plays_no_longer_holds_up_nobody(clock: Clock) -> None:
    room, [ann, bob] = table(clock, 2)
    ann.says("looked", number=0)
    ann.leaves()
    assert room.stand_ins.to_move() is not None
    bob.says("looked", number=0)
    assert room.stand_ins.to_move() is None
    bob.says("concede")
    assert room.stand_ins.to_move() is not None


def test_spectators_do_not_count(clock: Clock) -> None:
    room, _ = table(clock, 1)
    watcher = Guest(room, -1)
    assert watcher.says("looked", number=0)["code"] == "not your seat"
    assert room.stand_ins.to_move() is not None


def test_bots_go_on_when_they_are_let(client: TestClient) -> None:
    room, tokens = opened(client, **AGAINST_A_BOT, setup={"first": 0})
    with Speaker(client, room, tokens[0]) as ann:
        ann.says("looked", number=ann.number)
        ann.answers("end turn")
        ann.is_answered()
        number = ann.number
        time.sleep(0.05)
        ann.is_answered()
        assert ann.number == number
        ann.says("looked", number=ann.number)
        ann.until("update")
        assert ann.number > number
