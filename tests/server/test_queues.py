"""Nobody fills for all others what only a few can have at the same time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Event, Semaphore
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.types import ASGIApp, Receive, Scope, Send

from rumpus.advice import Hint
from rumpus.puzzles import puzzle_named
from rumpus.server import hints, replay, thinking, workshop
from rumpus.server.app import Server
from rumpus.server.fault import Fault
from rumpus.server.limits import Limits
from rumpus.server.queues import Errand, Queue
from rumpus.server.store import SqliteStore
from rumpus.server.workshop import Workshop
from tests.server.speaking import bearing, opened

PATIENCE = 60.0  # seconds: however slow the machine is
ALONE: dict[str, Any] = {"seats": [{"kind": "you", "name": "Ann"}, {"kind": "bot", "name": "Bob"}]}


class Line:
    """Those who wait for a queue, and in which order they have had their turn."""

    def __init__(self, places: int = 1) -> None:
        self.queue = Queue(places)
        self.had: list[str] = []
        self.at_once = 0
        self.most = 0
        self.tasks: list[asyncio.Task[None]] = []

    def comes(self, name: str, errand: Errand, table: str = "table") -> None:
        self.tasks.append(asyncio.create_task(self.wait(name, errand, table)))

    async def wait(self, name: str, errand: Errand, table: str) -> None:
        async with self.queue.turn(table, errand):
            self.had.append(name)
            self.at_once += 1
            self.most = max(self.most, self.at_once)
            await asyncio.sleep(0)
            self.at_once -= 1

    async def over(self) -> list[str]:
        for task in self.tasks:
            with suppress(asyncio.CancelledError):
                await task
        return self.had


def test_addresses_take_turns() -> None:
    async def ask() -> list[str]:
        line = Line()
        for number in range(4):
            line.comes(f"a{number}", Errand("a"))
        for name in ("b0", "b1", "c0"):
            line.comes(name, Errand(name[0]))
        return await line.over()

    assert asyncio.run(ask()) == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]


def test_whoever_wants_to_play_comes_first_also_if_that_turns_out_later() -> None:
    async def ask() -> list[str]:
        line, sleeping = Line(), Errand("a")
        for name in ("a0", "a1"):
            line.comes(name, Errand("a"))
        line.comes("sleeping", sleeping)
        line.comes("b0", Errand("b"))
        line.comes("play", Errand("a", is_urgent=True))
        await asyncio.sleep(0)
        sleeping.is_urgent = True
        return await line.over()

    assert asyncio.run(ask()) == ["a0", "sleeping", "play", "b0", "a1"]


def test_one_address_has_two_of_many_places() -> None:
    async def ask(*who: str) -> int:
        line = Line(100)
        for number in range(20):
            line.comes("", Errand(who[number % len(who)]), f"table {number}")
        await line.over()
        return line.most

    assert asyncio.run(ask("a")) == 2
    assert asyncio.run(ask("a", "b", "c")) == 6


def test_whoever_leaves_keeps_nobody_waiting() -> None:
    async def ask() -> list[str]:
        line = Line()
        for name in "abc":
            line.comes(name, Errand(name))
        await asyncio.sleep(0)
        for place in (1, 0):  # the second goes in the same moment in which it would be next
            line.tasks[place].cancel()
        await line.over()
        line.comes("d", Errand("d"))
        return await line.over()

    assert asyncio.run(ask()) == ["a", "c", "d"]


def test_a_job_that_takes_too_long_ends_the_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "PATIENCE", 0.05)
    may_go_on = Event()

    async def ask() -> None:
        found = Workshop()
        with pytest.raises(Exception, match="busy"):
            await found.do("table", may_go_on.wait, Errand("a"))
        may_go_on.set()
        monkeypatch.setattr(workshop, "PATIENCE", PATIENCE)
        assert await found.do("table", lambda: "done", Errand("a")) == "done"
        found.close()

    asyncio.run(ask())


# -- at a server ---------------------------------------------------------------------------------------------


def from_anywhere(app: ASGIApp) -> ASGIApp:
    """Requests say where they come from: only within one client everything happens in the same loop."""

    async def passed_on(scope: Scope, receive: Receive, send: Send) -> None:
        found = dict(scope.get("headers", [])).get(b"from")
        await app({**scope, "client": (found.decode(), 1)} if found else scope, receive, send)

    return passed_on


@pytest.fixture
def server(store: SqliteStore) -> Server:
    return Server(store, 0.0, None, Limits(0))


@pytest.fixture
def client(server: Server) -> Iterator[TestClient]:
    with TestClient(from_anywhere(server.app())) as client:
        yield client


def until(is_so: Callable[[], object]) -> None:
    late = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < late
        time.sleep(0.01)


def test_many_replays_keep_nobody_else_waiting(
    client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = Semaphore(0)

    def moment(*_: Any) -> bytes:
        assert may_go_on.acquire(timeout=PATIENCE)
        return b"{}"

    monkeypatch.setattr(replay, "moment", moment)
    room, other = opened(client)[0], opened(client)[0]
    with ThreadPoolExecutor(20) as pool:

        def ask(room: str, where: str) -> Any:
            return pool.submit(client.get, f"/api/rooms/{room}/replay", headers={"From": where})

        many = [ask(room, "192.0.2.1") for _ in range(15)]
        until(lambda: len(server.workshop.queue._waiting) == 14)
        told = ask(other, "192.0.2.2")
        until(lambda: len(server.workshop.queue._waiting) == 15)
        may_go_on.release(2)  # for the one that is worked on, and the next
        assert told.result().status_code == 200
        may_go_on.release(14)
        assert {each.result().status_code for each in many} == {200}


def test_who_plays_against_a_puzzle_says_nothing_at_random(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there was too much to do, they are asked again."""
    tries = 0

    async def seldom(table: str, job: Callable[[], Any], errand: Errand) -> Any:
        nonlocal tries
        tries += 1
        assert errand.is_urgent
        if tries < 4:
            raise Fault(503, "busy")
        return job()

    monkeypatch.setattr(server.workshop, "do", seldom)
    room = server.lobby.find(server.lobby.open_puzzle(puzzle_named("one-more-shovel"), "Zoe").room)
    assert room is not None
    monkeypatch.setattr(room.trial, "think", lambda seat: lambda: 77)
    assert asyncio.run(server.caretaker.answer_of(room, 1, tries=0)) == 77
    assert server.troubles.counts["bot"] == 3


def test_many_hints_keep_nobody_else_waiting(
    client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_go_on = Semaphore(0)

    def think(game: Any, seat: int, made: Any) -> Hint:
        assert may_go_on.acquire(timeout=PATIENCE)
        return Hint([], 0)

    monkeypatch.setattr(thinking, "PATIENCE", PATIENCE)
    monkeypatch.setattr(hints, "PATIENCE", PATIENCE)
    monkeypatch.setattr(hints, "hint", think)
    tables = [opened(client, setup={"first": 0}, **ALONE) for _ in range(11)]
    with ThreadPoolExecutor(20) as pool:

        def ask(number: int, where: str) -> Any:
            room, tokens = tables[number]
            headers = {**bearing(tokens[0]), b"From": where.encode()}
            return pool.submit(client.get, f"/api/rooms/{room}/hint", headers=headers)

        many = [ask(number, "192.0.2.1") for number in range(10)]
        until(lambda: len(server.hints.queue._waiting) == 9)
        other = ask(10, "192.0.2.2")
        until(lambda: len(server.hints.queue._waiting) == 10)
        assert server.caretaker.thinking.asked == 1  # so bots need not wait for all of them
        may_go_on.release(2)  # for the one that is thought about, and the next
        assert other.result().status_code == 200
        may_go_on.release(9)
        assert {each.result().status_code for each in many} == {200}
