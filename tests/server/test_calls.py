"""Who is awaited and not there is told once each time, and again when little time is left."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.server.calls import PATIENCE
from rumpus.server.room import Room
from rumpus.server.saved import A_DAY
from rumpus.server.store import SqliteStore, StoreDown
from rumpus.server.vigil import due_at
from rumpus.server.ways import Device, Webhook, Why
from tests.server.auction import auction
from tests.server.following import Guest, new_room

HOOK = Webhook("https://example.org/secret", "json", "https://play.example.org/", "en")
DEVICE = Device("https://push.example.org/secret", "p", "a", "https://play.example.org/", "en")


class Watched:
    """A table whose times a test moves, and who is told there."""

    def __init__(self, room: Room, passed: float = 0.0) -> None:
        self.room = room
        self.told: list[tuple[Why, list[int]]] = []
        self.passed = passed
        room.tempo.clock = lambda: self.passed
        room.now = lambda: 1_800_000_000 + self.passed
        room.calls.tell = lambda _, seats, why: self.told.append((why, seats))
        room.tempo.tick(passed)

    def after(self, seconds: float) -> list[tuple[Why, list[int]]]:
        self.passed += seconds
        self.room.tempo.tick(self.passed)
        return self.told

    def again(self) -> Watched:
        """The same table in another server."""
        saved = self.room.store.load(self.room.id)
        assert saved is not None
        return Watched(Room(saved, self.room.store, self.room.now), self.passed)


def table(seconds: int = 2 * A_DAY, **ways: Any) -> Watched:
    room = new_room(seconds=seconds)
    for seat in range(2):
        room.keep_seat(seat, **(ways or {"webhook": HOOK}))
    return Watched(room)


def test_who_is_awaited_and_not_there_is_told_once_after_a_while() -> None:
    at = table()
    assert at.after(PATIENCE - 1) == []
    assert at.after(1) == [("awaited", [0])]
    assert at.after(10 * PATIENCE) == [("awaited", [0])]


def test_it_happens_by_itself() -> None:
    at = table()
    at.after(1)
    assert at.room.tempo.due(at.passed) == PATIENCE
    at.after(PATIENCE)
    assert at.room.tempo.due(at.passed) is None


def test_who_is_there_is_told_nothing() -> None:
    at = table()
    Guest(at.room, 0)
    assert at.after(5 * PATIENCE) == []
    Guest(at.room, 1)
    assert at.after(5 * PATIENCE) == []


def test_who_leaves_is_told_after_a_while_if_they_were_not_told_before() -> None:
    at = table()
    ann = Guest(at.room, 0)
    at.after(5 * PATIENCE)
    ann.leaves()
    assert at.after(0) == []
    assert at.after(PATIENCE) == [("awaited", [0])]
    Guest(at.room, 0).leaves()  # they have looked, and know it now
    at.after(0)
    assert at.after(PATIENCE) == [("awaited", [0])]


def test_the_questions_of_one_turn_are_told_once_and_the_next_turn_again() -> None:
    at = table()
    at.after(PATIENCE)
    room = at.room
    for _ in range(3):
        ann = Guest(room, 0)
        ann.answers(next(key for key in ann.keys if key != "end"))
        ann.leaves()
        at.after(PATIENCE)
        assert room.stand_ins.people_awaited() == [0]
    assert at.told == [("awaited", [0])]
    for seat in (0, 1):
        while room.stand_ins.people_awaited() == [seat]:
            decision = room.match.decision
            assert decision is not None
            keys = decision.keys(seat)
            room.answers.put(seat, keys.index("end") if "end" in keys else 0)
        at.after(0)
        at.after(PATIENCE)
    assert at.told == [("awaited", [0]), ("awaited", [1]), ("awaited", [0])]


@pytest.mark.parametrize("ways", [{"devices": [DEVICE]}, {"webhook": HOOK}])
def test_either_way_will_do_and_without_any_nobody_is_told(ways: dict[str, Any]) -> None:
    assert table(**ways).after(PATIENCE) == [("awaited", [0])]
    nowhere = table(webhook=None)
    assert nowhere.after(PATIENCE) == []
    nowhere.room.keep(webhook=HOOK)  # that of the table
    nowhere.after(0)
    assert nowhere.after(PATIENCE) == [("awaited", [0])]


def test_bots_and_those_they_play_for_are_told_nothing() -> None:
    at = table()
    at.room.keep_seat(0, is_out=True)
    assert at.after(PATIENCE) == []


def test_people_are_reminded_once_when_a_quarter_of_their_time_is_left() -> None:
    at = table()
    at.after(PATIENCE)
    at.after(1.5 * A_DAY - PATIENCE - 1)
    assert at.told == [("awaited", [0])]
    assert at.room.calls.due_at() == 1_800_000_000 + 1.5 * A_DAY
    at.after(1)
    at.after(1000)
    assert at.told == [("awaited", [0]), ("reminder", [0])]
    assert at.room.calls.due_at() is None


def test_who_is_there_is_not_reminded_until_they_have_gone_for_a_while() -> None:
    at = table()
    ann = Guest(at.room, 0)
    at.after(1.9 * A_DAY)
    ann.leaves()
    at.after(0)
    assert at.told == []
    at.after(PATIENCE)
    at.after(1000)
    assert at.told == [("awaited", [0])]  # which says it all


def test_each_answer_has_its_own_reminder() -> None:
    at = table()
    at.after(PATIENCE)
    for _ in range(2):
        at.after(1.6 * A_DAY)
        ann = Guest(at.room, 0)
        ann.answers(next(key for key in ann.keys if key != "end"))
        ann.leaves()
        at.after(0)
    assert at.told == [("awaited", [0]), ("reminder", [0]), ("reminder", [0])]


def test_at_a_quick_table_there_are_no_reminders_and_less_patience() -> None:
    at = table(seconds=100)
    assert at.after(24) == []
    assert at.after(1) == [("awaited", [0])]
    at.after(60)
    assert at.told == [("awaited", [0])]


@pytest.mark.usefixtures("market")
def test_who_is_awaited_together_is_told_together() -> None:
    room = auction(seconds=A_DAY)
    room.keep(webhook=HOOK)
    at = Watched(room)
    decision = room.match.decision
    assert decision is not None
    assert at.after(PATIENCE) == [("awaited", list(decision.awaited))]
    one, _ = decision.awaited
    room.answers.put(one, decision.keys(one).index("pass"))
    assert at.after(PATIENCE) == [("awaited", list(decision.awaited))]  # the other is still the same


def test_after_a_new_start_nobody_is_told_twice_and_nobody_is_forgotten() -> None:
    at = table()
    at.after(1)
    later = at.again()
    assert due_at(later.room.saved, later.room.now()) == 0.0  # so it is woken
    assert later.after(PATIENCE) == [("awaited", [0])]
    third = later.again()
    assert due_at(third.room.saved, third.room.now()) == 1_800_000_000 + 1.5 * A_DAY
    assert third.after(PATIENCE) == []
    third.after(1.5 * A_DAY)
    assert third.told == [("reminder", [0])]
    assert due_at(third.room.saved, third.room.now()) == 1_800_000_000 + 2 * A_DAY


def test_what_cannot_be_noted_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    at = table()

    def fail(*_: object) -> None:
        raise StoreDown

    with monkeypatch.context() as patch:
        patch.setattr(at.room.store, "save", fail)
        with pytest.raises(StoreDown):
            at.after(PATIENCE)
    assert at.told == []
    assert at.after(1) == [("awaited", [0])]


def test_whose_link_is_renewed_is_told_no_more(store: SqliteStore) -> None:
    room = new_room(store=store)
    room.keep_seat(0, devices=[DEVICE], webhook=HOOK, is_called=True)
    room.links.end(0)
    seat = room.saved.seats[0]
    assert (seat.devices, seat.webhook, seat.is_called) == ([], None, False)
