"""What somebody is told about their answers before they give one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rumpus.family.foresight import Fate, Signs, foresee
from rumpus.family.naming import LONGEST_TAB
from rumpus.kernel import Game
from rumpus.server import foresight
from tests.server.following import Guest, asked_of, new_room, sit


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


def count(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    worked: list[int] = []

    def counted(game: Game[Any], seat: int, signs: Signs) -> dict[int, Fate]:
        worked.append(seat)
        return foresee(game, seat, signs)

    monkeypatch.setattr(foresight, "foresee", counted)
    return worked
