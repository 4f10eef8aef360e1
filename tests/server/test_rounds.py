"""What happens in one turn of the loop is stored together, and told when it is."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import PlainTextResponse
from starlette.testclient import TestClient

from rumpus.server.app import Server
from rumpus.server.audience import Listener
from rumpus.server.limits import Limits
from rumpus.server.locks import Line
from rumpus.server.outbox import Outbox
from rumpus.server.room import Room
from rumpus.server.rounds import MOST, Rounds, Settled
from rumpus.server.socket import Conversation
from rumpus.server.store import SqliteStore, StoreDown
from rumpus.server.tables import NewRoom, SeatWish
from rumpus.server.troubles import Troubles
from tests.server.speaking import Speaker, opened


class Person:
    """Somebody at a table, whose line takes what waits when the round ends."""

    def __init__(self, server: Server, room: Room, seat: int) -> None:
        self.room, self.seat = room, seat
        self.told: list[str] = []
        self.outbox = Outbox(filled=partial(server.rounds.add, self.take))
        listener = Listener(seat, self.outbox.put, budget=Limits(0).budget("", (room.id, seat)))
        self.conversation = Conversation(
            room, listener, self.outbox, lambda room: None, Troubles(), lambda: None, server.inquiries
        )
        self.conversation.begin()

    def take(self) -> None:
        while self.outbox.has_some:
            self.told += [json.loads(text)["type"] for text in self.outbox.take_some()]

    def answers(self) -> None:
        decision = self.room.match.decision
        assert decision is not None
        key = decision.keys(self.seat)[0]
        self.conversation.hear(json.dumps({"type": "answer", "number": self.room.number, "key": key}))


class Leaver(Person):
    """And goes when there is nothing more to come."""

    def take(self) -> None:
        super().take()
        if self.outbox.is_done and self.conversation.listener in self.room.audience.listeners:
            self.conversation.end()


def played(path: Path, play: Callable[[Server, Person, Person, Callable[[], list[Any]]], Any]) -> None:
    """In a loop: two tables, with somebody who is asked at each, and a look at what others find in the file."""

    async def evening() -> None:
        store = SqliteStore(str(path))
        server = Server(store, 0.0, None)
        tables = [server.lobby.open(wish_for(seed)).room for seed in (1, 2)]
        rooms = [room for name in tables if (room := server.lobby.in_memory(name)) is not None]
        ann, eve = (Person(server, room, 0) for room in rooms)
        for each in (ann, eve):
            each.answers()  # lists are told how the table looks after the first one
        await asyncio.sleep(0)
        for each in (ann, eve):
            each.told.clear()
        with sqlite3.connect(path) as look:
            await play(server, ann, eve, lambda: look.execute("select room from answers").fetchall())
        store.close()

    asyncio.run(evening())


def fails(line: Line) -> bool:
    line.is_sound = False
    line.rollback()
    return False


def wish_for(seed: int) -> NewRoom:
    return NewRoom([SeatWish("you"), SeatWish("you")], {"first": 0}, seed=seed)


def test_answers_of_one_turn_are_stored_together_and_told_after_that(tmp_path: Path) -> None:
    async def play(server: Server, ann: Person, eve: Person, stored: Callable[[], list[Any]]) -> None:
        ann.answers()
        eve.answers()
        assert (len(stored()), ann.told) == (2, [])
        await asyncio.sleep(0)
        assert (len(stored()), ann.told) == (4, ["update"])

    played(tmp_path / "tables.sqlite", play)


def test_whatever_else_is_stored_comes_after_the_answers(tmp_path: Path) -> None:
    async def play(server: Server, ann: Person, eve: Person, stored: Callable[[], list[Any]]) -> None:
        ann.answers()
        eve.room.keep(is_listed=True)
        assert len(stored()) == 3

    played(tmp_path / "tables.sqlite", play)


def test_what_could_not_be_stored_was_never_told_and_everybody_comes_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(server: Server, ann: Person, eve: Person, stored: Callable[[], list[Any]]) -> None:
        ann.answers()
        with monkeypatch.context() as patch:
            patch.setattr(Line, "commits", fails)
            await asyncio.sleep(0)
        assert (len(stored()), ann.told, eve.told) == (2, ["closing"], [])
        again = server.lobby.find(ann.room.id)
        assert again is not None
        assert again is not ann.room
        assert len(again.match.record.answers) == 1
        eve.answers()
        await asyncio.sleep(0)
        assert (len(stored()), eve.told) == (3, ["update"])

    played(tmp_path / "tables.sqlite", play)


def test_however_many_are_told_to_come_back_nobody_hears_what_was_not_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of one table are so many that lines are told before those of the other are."""

    async def play(server: Server, ann: Person, eve: Person, stored: Callable[[], list[Any]]) -> None:
        others = [Person(server, room, 1) for room in (ann.room, eve.room) for _ in range(MOST // 2 - 2)]
        await asyncio.sleep(0)
        everybody = ann, eve, *others
        for each in everybody:
            each.told.clear()
        ann.answers()
        eve.answers()
        with monkeypatch.context() as patch:
            patch.setattr(Line, "commits", fails)
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert {tuple(each.told) for each in everybody} == {("closing",)}

    played(tmp_path / "tables.sqlite", play)


def test_however_many_watch_all_of_them_are_told_to_come_back(tmp_path: Path) -> None:
    """Nobody goes while others are still being told."""

    async def play(server: Server, ann: Person, eve: Person, stored: Callable[[], list[Any]]) -> None:
        others = [Leaver(server, ann.room, -1) for _ in range(2 * MOST)]
        server.lobby.forget(ann.room.id)
        await asyncio.sleep(0)
        assert {(each.told[-1], each.outbox.is_done) for each in others} == {("closing", True)}
        assert ann.room.audience.listeners == [ann.conversation.listener]

    played(tmp_path / "tables.sqlite", play)


def test_many_are_told_before_anything_else_happens(tmp_path: Path) -> None:
    async def play(server: Server, ann: Person, eve: Person, stored: Callable[[], list[Any]]) -> None:
        others = [Person(server, ann.room, -1) for _ in range(MOST)]
        await asyncio.sleep(0)
        others[0].told.clear()
        ann.answers()
        assert others[0].told == []
        server.caretaker.wake(ann.room)
        assert others[0].told == ["update"]

    played(tmp_path / "tables.sqlite", play)


def test_while_nothing_can_be_stored_only_who_answers_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the tables would be fetched again and again as long as the file is full."""

    def stores_nothing(store: SqliteStore, statement: str, *values: object) -> list[Any]:
        if statement.startswith("insert into answers"):
            raise StoreDown("full")
        return run(store, statement, *values)

    run = SqliteStore.run

    async def play(server: Server, ann: Person, eve: Person, stored: Callable[[], list[Any]]) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(Line, "commits", fails)
            ann.answers()
            await asyncio.sleep(0)
            patch.setattr(SqliteStore, "run", stores_nothing)
            eve.answers()
            await asyncio.sleep(0)
        assert (ann.told, eve.told) == (["closing"], ["refused"])
        eve.answers()
        assert len(stored()) == 3
        eve.answers()
        assert len(stored()) == 3
        await asyncio.sleep(0)
        assert (len(stored()), eve.told) == (4, ["refused", "update", "update"])

    played(tmp_path / "tables.sqlite", play)


def test_what_belongs_to_an_answer_that_could_not_be_stored_is_not_stored_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file was full for a moment: otherwise lists would tell of a game that has ended, and its last answer would
    be missing."""

    async def play(server: Server, ann: Person, eve: Person, stored: Callable[[], list[Any]]) -> None:
        ann.answers()
        with monkeypatch.context() as patch:
            patch.setattr(Line, "commits", fails)
            with pytest.raises(StoreDown):
                ann.room.keep(is_over=True)
        await asyncio.sleep(0)
        assert (len(stored()), ann.told) == (2, ["closing"])
        facts = server.lobby.store.facts(ann.room.id)
        assert facts is not None
        assert not facts.is_over
        eve.answers()
        await asyncio.sleep(0)
        assert (len(stored()), eve.told) == (3, ["update"])

    played(tmp_path / "tables.sqlite", play)


def test_an_answer_that_is_one_of_too_few_takes_nobody_elses_with_it(tmp_path: Path) -> None:
    async def play(server: Server, ann: Person, eve: Person, stored: Callable[[], list[Any]]) -> None:
        eve.room.match.record.answers.append((0, 0, "as if"))
        ann.answers()
        eve.answers()
        await asyncio.sleep(0)
        assert sorted(stored()) == sorted([(ann.room.id,), (ann.room.id,), (eve.room.id,)])
        assert eve.told[-1] == "closing"

    played(tmp_path / "tables.sqlite", play)


def test_outside_of_a_loop_nothing_waits(store: SqliteStore) -> None:
    told: list[str] = []
    Rounds(store, Troubles()).add(lambda: told.append("told"))
    assert told == ["told"]


def test_who_was_first_does_not_wait_for_what_happens_next(store: SqliteStore) -> None:
    told: list[int] = []

    async def many() -> None:
        rounds = Rounds(store, Troubles())
        for number in range(MOST - 1):
            rounds.add(partial(told.append, number))
        rounds.rest()
        assert told == []
        rounds.add(partial(told.append, MOST - 1))
        assert told == []
        rounds.rest()
        assert told == [*range(MOST)]

    asyncio.run(many())


def test_a_line_that_fails_keeps_nobody_from_hearing(store: SqliteStore) -> None:
    told: list[str] = []
    troubles = Troubles()

    def fail() -> None:
        raise RuntimeError

    rounds = Rounds(store, troubles)
    rounds.lines = [fail, lambda: told.append("told")]
    rounds.settle()
    assert (told, troubles.counts["message"]) == (["told"], 1)


def test_what_is_answered_over_http_is_stored_before(
    client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, tokens = opened(client)
    settled: list[str] = []
    with Speaker(client, room, tokens[0]):
        monkeypatch.setattr(server.lobby.store, "settle", lambda: settled.append("settled"))
        client.get(f"/api/rooms/{room}")
    assert settled


@pytest.mark.parametrize(("method", "status"), [("GET", 503), ("HEAD", 503), ("POST", 200)])
def test_who_only_looks_is_told_nothing_that_was_not_stored(
    method: str, status: int, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What somebody has changed is stored by itself: they get what they asked for."""
    monkeypatch.setattr(store, "settle", lambda: False)
    found = TestClient(Settled(PlainTextResponse("told"), store)).request(method, "/")
    assert (found.status_code, "told" in found.text) == (status, status == 200)
