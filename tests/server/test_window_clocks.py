"""Bots and clocks where several seats are asked at once."""

from __future__ import annotations

from typing import ClassVar

import pytest

from rumpus.bots import BOTS, Chair, RandomBot
from rumpus.server.pauses import Pauses
from tests.server.auction import asked_at, auction, has_bystander
from tests.server.following import Guest, fresh, let_bot_answer, let_bots_play, new_room, sit

pytestmark = pytest.mark.usefixtures("market")


# -- bots ----------------------------------------------------------------------------------------------------


class Quiet(RandomBot):
    """Passes, and has nothing to say; but it knows when it was asked."""

    asked: ClassVar[list[tuple[int, int]]] = []

    def decide(self, chair: Chair) -> int:
        keys = chair.decision.keys(chair.seat)
        return keys.index("pass") if "pass" in keys else 0

    def interject(self, chair: Chair) -> int | None:
        self.asked.append((chair.number, chair.seat))
        return None


def test_bots_may_interject_once_for_each_question_before_bots_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "quiet", Quiet)
    monkeypatch.setattr(Quiet, "asked", [])
    room = auction(has_bystander)
    decision = room.match.game.decision
    assert decision is not None
    bob, cleo = decision.awaited
    seller = 3 - bob - cleo
    for seat in (seller, cleo):
        room.saved.seats[seat].bot = "quiet"
    first = room.match.game.answered
    assert room.stand_ins.to_move() == seller
    let_bots_play(room)
    assert room.match.game.answered == first + 1  # the awaited bot has passed
    assert Quiet.asked == [(first, seller), (first + 1, seller)]
    assert room.stand_ins.to_move() is None
    assert room.match.game.decision is not None
    assert room.match.game.decision.awaited == (bob,)


def test_a_bot_that_interjects_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    class Loud(RandomBot):
        def interject(self, chair: Chair) -> int | None:
            return 0

    monkeypatch.setitem(BOTS, "loud", Loud)
    room = auction(has_bystander)
    _, bob, _, seller = asked_at(room)
    room.saved.seats[seller.seat].bot = "loud"
    let_bot_answer(room, seller.seat)
    assert f"ring P{seller.seat}" in bob.log


def test_who_has_left_is_played_by_a_bot_in_a_window_as_well() -> None:
    room = auction()
    guests, bob, cleo, _ = asked_at(room)
    bob.says("concede")
    assert room.stand_ins.to_move() == bob.seat
    assert cleo.keys
    let_bots_play(room)
    assert bob.keys == []
    assert all(guest.question == fresh(room, guest.seat)[1] for guest in guests)


def test_bots_take_as_long_as_people_might_where_people_are_asked_as_well() -> None:
    room = auction()
    room.tempo.pauses = Pauses.at(0.5)
    decision = room.match.game.decision
    assert decision is not None
    for seat in range(3):
        room.saved.seats[seat].bot = "random"
    assert room.tempo.pause_of_bots() == 0.5
    room.saved.seats[decision.awaited[0]].bot = ""
    assert room.tempo.pause_of_bots() == 1.5


# -- clocks --------------------------------------------------------------------------------------------------


def clocks(guest: Guest) -> dict[int, tuple[float, float]]:
    return {clock["seat"]: (clock["left"], clock["limit"]) for clock in guest.last["clocks"]}


def test_whose_time_is_up_in_a_window_passes() -> None:
    room = auction(window_seconds=10)
    _, bob, cleo, seller = asked_at(room)
    room.clocks.tick(100.0)
    assert clocks(seller) == {bob.seat: (10.0, 10), cleo.seat: (10.0, 10)}
    room.clocks.tick(109.0)
    bob.answers("pass")
    room.clocks.tick(109.5)
    assert clocks(seller) == {cleo.seat: (0.5, 10)}  # the last one keeps the time that there was
    before = room.match.game.answered
    room.clocks.tick(110.5)
    assert room.match.game.answered == before + 1
    assert room.match.record.answers[-1][2] == "pass"
    assert not any(seat.is_out for seat in room.saved.seats)
    assert room.match.game.decision is None or room.match.game.decision.prompt != "auction"


def test_all_who_are_late_pass_at_once() -> None:
    room = auction(window_seconds=10)
    asked_at(room)
    room.clocks.tick(100.0)
    before = room.match.game.answered
    room.clocks.tick(111.0)
    assert [answer[2] for answer in room.match.record.answers[before:]] == ["pass", "pass"]


def test_when_something_has_happened_there_is_time_again() -> None:
    room = auction(window_seconds=10)
    _, bob, cleo, seller = asked_at(room)
    room.clocks.tick(100.0)
    bob.answers("bid#1")
    room.clocks.tick(109.0)
    assert clocks(seller) == {cleo.seat: (10.0, 10)}


def test_an_ordinary_question_keeps_its_clock_and_a_bot_sits_in() -> None:
    room = new_room(3, seconds=20, window_seconds=10, family="market")
    ann, bob, _ = sit(room)
    room.clocks.tick(100.0)
    assert clocks(bob) == {0: (20.0, 20)}
    room.clocks.tick(121.0)
    assert ann.seats[0]["is_out"]


def test_without_a_window_clock_a_window_has_the_time_of_any_question() -> None:
    room = auction(seconds=20)
    _, bob, cleo, seller = asked_at(room)
    room.clocks.tick(100.0)
    assert clocks(seller) == {bob.seat: (20.0, 20), cleo.seat: (20.0, 20)}
    room.clocks.tick(121.0)
    assert [seat.is_out for seat in room.saved.seats].count(True) == 2


def test_bots_have_no_clock() -> None:
    room = auction(window_seconds=10)
    _, bob, cleo, seller = asked_at(room)
    for guest in (bob, cleo):
        room.saved.seats[guest.seat].bot = "random"
    room.clocks.tick(100.0)
    assert not seller.of_type("ticking")
    room.saved.seats[bob.seat].bot = ""
    room.clocks.tick(100.0)
    assert clocks(seller) == {bob.seat: (10.0, 10)}
