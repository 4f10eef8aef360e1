"""What somebody is told about their answers before they give one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from rumpus.family.foresight import Fate, Signs, foreseen
from rumpus.family.naming import LONGEST_TAB
from rumpus.kernel import Game
from rumpus.server import foresight
from tests.server.following import Guest, asked_of, loaded, new_room, sit


def test_what_would_come_of_the_answers_is_told_to_who_asks_and_changes_nothing() -> None:
    room, rng = new_room(2, seed=3), Random(3)
    guests = sit(room)
    told = 0
    while not room.is_over and room.number < 400:
        guest = asked_of(guests)
        other = guests[1 - guest.seat]
        answered, heard = room.number, len(other.messages)
        foreseen = guest.says("foresee", number=guest.number)
        assert (foreseen["type"], foreseen["number"]) == ("foreseen", guest.number)
        assert (room.number, len(other.messages)) == (answered, heard)
        for fate in foreseen.get("fates", []):
            assert fate["key"] in guest.keys
            assert fate.get("is_idle") or fate.get("harm") or fate["shield"]
            assert 0 < len(fate["tab"]) <= LONGEST_TAB
            told += 1
        for wait in foreseen.get("waits", []):
            assert wait["card"] in guest.view["seats"][guest.seat]["hand"]
            assert 0 < len(wait["tab"]) <= LONGEST_TAB
        guest.answers_anything(rng)
    assert told


def test_who_is_not_asked_is_told_nothing() -> None:
    _, bob = sit(new_room())
    assert bob.says("foresee", number=bob.number) == {"type": "foreseen", "number": bob.number}


def test_nothing_is_said_of_another_question_or_to_who_watches() -> None:
    room = new_room()
    ann, _, eve = sit(room, spectators=1)
    heard = len(ann.messages)
    for number in (ann.number - 1, ann.number + 1):
        ann.says("foresee", number=number)
    assert len(ann.messages) == heard
    assert eve.says("foresee", number=eve.number)["code"] == "not your seat"


def test_it_is_worked_out_once_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    room = new_room()
    ann, bob = sit(room)
    worked = count(monkeypatch)
    again = Guest(room, ann.seat)
    assert ann.says("foresee", number=ann.number) == again.says("foresee", number=ann.number)
    assert ann.says("foresee", number=ann.number)["type"] == "foreseen"
    assert len(worked) == 1
    ann.answers("end turn")
    bob.says("foresee", number=bob.number)
    assert len(worked) == 2


def test_it_is_worked_out_a_little_at_a_time_and_given_up_once_the_question_is_answered() -> None:
    waiting, rng = deque[Callable[[], None]](), Random(3)
    room = loaded(new_room(2, seed=3), waiting.append)
    guests = sit(room)
    told = given_up = 0
    while not room.is_over and not (told and given_up):
        guest, heard = (found := asked_of(guests)), len(found.of_type("foreseen"))
        guest.says("foresee", number=guest.number)
        if waiting and rng.random() < 0.5:
            guest.answers_anything(rng)
            waiting.popleft()()
            assert not waiting
            assert len(guest.of_type("foreseen")) == heard
            given_up += 1
            continue
        while waiting:
            assert len(guest.of_type("foreseen")) == heard
            waiting.popleft()()
            assert len(waiting) <= 1
            told += 1
        assert len(guest.of_type("foreseen")) == heard + 1
        guest.answers_anything(rng)
    assert told
    assert given_up


def test_who_asks_again_meanwhile_waits_for_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    waiting, worked = deque[Callable[[], None]](), count(monkeypatch)
    room = loaded(new_room(seed=3), waiting.append)
    ann, _ = sit(room)
    again = Guest(room, ann.seat)
    for guest in (ann, again, ann):
        guest.says("foresee", number=ann.number)
    assert len(waiting) == len(worked) == 1
    while waiting:
        waiting.popleft()()
    assert [len(guest.of_type("foreseen")) for guest in (ann, again)] == [2, 1]
    assert not room.inquiries.waiting


def count(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    worked: list[int] = []

    def counted(game: Game[Any], seat: int, signs: Signs) -> Iterator[tuple[int, Fate]]:
        worked.append(seat)
        return foreseen(game, seat, signs)

    monkeypatch.setattr(foresight, "foreseen", counted)
    return worked
