"""Bots think elsewhere, and nobody waits for them longer than for anybody; how long tells nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import Event
from typing import ClassVar

import pytest
from starlette.testclient import TestClient

from rumpus.bots import BOTS, Chair, RandomBot
from rumpus.server import thinking
from rumpus.server.app import Server
from rumpus.server.pauses import Pauses
from rumpus.server.store import SqliteStore
from rumpus.server.thinking import Thinking
from rumpus.server.troubles import Where
from rumpus.terminal import decks
from tests.munchkin.kitchen import KITCHEN, only_for_now
from tests.server.following import new_room
from tests.server.speaking import Speaker, opened

ROOT = Path(__file__).parents[2]
WITH_TESTS = {**os.environ, "PYTHONPATH": str(ROOT)}
PATIENCE = 60.0  # seconds: however slow the machine is
BOTS_ONLY = [{"kind": "bot", "bot": "slow"}, {"kind": "bot", "bot": "slow"}]


class Learning(RandomBot):
    """It remembers where it was asked, and how often."""

    is_quick: ClassVar = False
    process = 0
    times = 0

    def decide(self, chair: Chair) -> int:
        self.process, self.times = os.getpid(), self.times + 1
        return super().decide(chair)


class Slow(RandomBot):
    """It thinks until somebody lets it go on."""

    is_quick: ClassVar = False
    seconds = 0.0
    thinks = Event()
    may_go_on = Event()
    has_thought = Event()

    def decide(self, chair: Chair) -> int:
        self.thinks.set()
        assert self.may_go_on.wait(PATIENCE)
        self.has_thought.set()
        return len(chair.options) - 1


class Dying(RandomBot):
    is_quick: ClassVar = False

    def decide(self, chair: Chair) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinking]:
    """A process, which may take long to start where much else is going on."""
    monkeypatch.setattr(thinking, "PATIENCE", 100.0)
    found = Thinking(1)
    yield found
    found.close()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Slow]]:
    monkeypatch.setitem(BOTS, "slow", Slow)
    for event in ("thinks", "may_go_on", "has_thought"):
        monkeypatch.setattr(Slow, event, Event())
    yield Slow
    Slow.may_go_on.set()


@pytest.mark.slow
def test_a_bot_thinks_in_another_process_and_keeps_what_it_learned(
    elsewhere: Thinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "random", Learning)
    room = new_room(0, bots=2)

    async def play() -> None:
        for times in range(1, 4):
            seat = room.stand_ins.to_move()
            assert seat is not None
            option, bot = await elsewhere.over(room.stand_ins.think(seat))
            assert isinstance(bot, Learning)
            assert (bot.times, bot.process in (0, os.getpid())) == (times, False)
            assert option == room.stand_ins.think(seat)._replace(bot=Learning(bot.seed))()
            room.stand_ins.bots[seat] = bot

    asyncio.run(play())


@pytest.mark.slow
def test_after_a_process_was_killed_there_is_another(elsewhere: Thinking, monkeypatch: pytest.MonkeyPatch) -> None:
    room = new_room(0, bots=2)

    async def ask() -> int | None:
        return (await elsewhere.over(room.stand_ins.think(0)))[0]

    with monkeypatch.context() as patch:
        patch.setitem(BOTS, "random", Dying)
        with pytest.raises(TimeoutError):
            asyncio.run(ask())
    assert asyncio.run(ask()) is not None


def test_where_many_wait_a_bot_says_what_a_fair_one_would_and_stays_itself(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "random", Learning)
    room, caretaker = new_room(0, bots=2), server.caretaker
    seat = room.stand_ins.to_move()
    assert seat is not None
    fairly = room.stand_ins.think_fairly(seat)()
    monkeypatch.setattr(caretaker.thinking, "asked", thinking.MOST_WAITING)
    assert asyncio.run(caretaker.answer_of(room, seat, 0)) == fairly
    bot = room.stand_ins.bot(seat)
    assert isinstance(bot, Learning)
    assert bot.times == 0
    monkeypatch.setattr(caretaker.thinking, "asked", thinking.MOST_WAITING - 1)
    asyncio.run(caretaker.answer_of(room, seat, 0))
    bot = room.stand_ins.bot(seat)
    assert isinstance(bot, Learning)
    assert bot.times == 1


ORPHANED = """
import asyncio, multiprocessing, sys
from rumpus.server import thinking
from rumpus.server.thinking import Thinking
from tests.server.following import new_room

if __name__ == "__main__":
    thinking.PATIENCE = 100.0
    room = new_room(0, bots=2)
    asyncio.run(Thinking(1).over(room.stand_ins.think(0)))
    [worker] = multiprocessing.active_children()
    print(worker.pid, flush=True)
    sys.stdin.read()
"""


@pytest.mark.slow
def test_a_process_ends_with_its_server_however_that_ends(tmp_path: Path) -> None:
    script = tmp_path / "orphaned.py"
    script.write_text(ORPHANED)
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=WITH_TESTS) as server:
        assert server.stdout is not None
        worker = int(server.stdout.readline())
        server.kill()
    until = time.monotonic() + PATIENCE
    while is_alive(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_alive(worker)


def is_alive(process: int) -> bool:
    """One that has ended and that nobody has buried is not."""
    status = Path(f"/proc/{process}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.slow
def test_ctrl_c_does_not_end_a_process_before_its_server(elsewhere: Thinking) -> None:
    """A terminal tells all of them, and what went wrong in a process would end the server at once."""
    assert asyncio.run(elsewhere.at_once(interrupted, 0.0))


def interrupted() -> bool:
    os.kill(os.getpid(), signal.SIGINT)
    return True


@pytest.mark.slow
def test_a_new_process_knows_the_decks_of_its_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards from a file: the game that is sent there is full of them."""
    monkeypatch.setattr(thinking, "PATIENCE", 100.0)
    deck = tmp_path / "kitchen.yaml"
    deck.write_text(KITCHEN)
    prepared = Thinking(1, partial(decks.load, [deck], "en"))
    with only_for_now():
        decks.load([deck], "en")
        room = new_room(0, bots=3, family="munchkin", setup={"sets": ["kitchen"]})
        seat = room.stand_ins.to_move()
        assert seat is not None
        option, _ = asyncio.run(prepared.over(room.stand_ins.think(seat)))
        assert option == room.stand_ins.think(seat)()
    prepared.close()


def test_who_takes_too_long_answers_as_a_fair_one_would(
    store: SqliteStore, slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.01)
    server = Server(store, 0.0, None)
    note = server.troubles.note

    def let_go_on(where: Where, table: str, error: Exception) -> None:
        note(where, table, error)
        slow.may_go_on.set()

    monkeypatch.setattr(server.troubles, "note", let_go_on)
    with TestClient(server.app()) as client:
        room, _ = opened(client, seats=BOTS_ONLY)
        with Speaker(client, room) as eve:
            eve.until("update")
        assert server.troubles.counts["bot"] >= 1


def test_a_thought_that_nobody_needs_any_more_is_called_off(
    store: SqliteStore, slow: type[Slow], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann's bot still thinks when the table has gone on without it."""
    monkeypatch.setattr(slow, "seconds", PATIENCE)
    server = Server(store, 0.0, None)
    with TestClient(server.app()) as client:
        room, tokens = opened(client, seats=[{"kind": "you"}, {"kind": "bot", "bot": "slow"}], setup={"first": 0})
        with Speaker(client, room, tokens[0]) as ann:
            ann.answers("end turn")
            ann.until("update")
            assert slow.thinks.wait(PATIENCE)
            ann.says("undo")
            ann.until("welcome")
            slow.may_go_on.set()
            assert slow.has_thought.wait(PATIENCE)
            for _ in range(3):  # turns of the loop, in which its answer would be heard
                ann.is_answered()
        table = server.lobby.find(room)
        assert table is not None
        assert len(table.match.record.answers) == 0
        assert server.troubles.counts == {}


def test_who_waits_with_an_answer_does_so_no_longer_when_the_table_has_gone_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As for an answer to what they have offered."""
    room, caretaker = new_room(0, bots=2), server.caretaker
    pause = 10 * PATIENCE
    monkeypatch.setattr(room.tempo, "bot_is_heard_at", lambda seat: room.tempo.clock() + pause)

    async def play() -> None:
        nonlocal pause
        caretaker.wake(room)
        while room.id not in caretaker.thoughts:
            await asyncio.sleep(0)
        seat, pause = room.stand_ins.to_move(), 0.0
        assert seat is not None
        room.answers.put(seat, 0)
        caretaker.wake(room)
        async with asyncio.timeout(PATIENCE):
            while room.number < 2:
                await asyncio.sleep(0.01)
        caretaker.playing[room.id].cancel()

    asyncio.run(play())


def test_a_bot_that_is_just_about_to_think_when_the_server_ends_is_no_trouble(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "random", Learning)
    room, caretaker = new_room(0, bots=2), server.caretaker

    async def play() -> None:
        caretaker.start()
        caretaker.wake(room)
        while not caretaker.thoughts:
            await asyncio.sleep(0)
        caretaker.stop()
        await asyncio.sleep(0.05)

    asyncio.run(play())
    assert server.troubles.counts == {}


@pytest.mark.parametrize(("thought", "heard"), [(0.0, 0.6), (0.1, 0.6), (0.59, 0.6), (0.7, 1.2), (1.3, 1.8)])
def test_every_answer_of_a_thinker_seems_to_take_the_same_time(thought: float, heard: float) -> None:
    room = new_room(1, bots=1)
    room.saved.seats[1].bot = "master"
    now = [1000.0]
    room.tempo.clock, room.tempo.pauses = (lambda: now[0]), Pauses.at(0.6)
    room.answers.put(0, 0)
    while room.match.decision is not None and room.match.decision.awaited != (1,):
        room.answers.put(0, 0)
    now[0] += thought
    assert room.tempo.bot_is_heard_at(1) == pytest.approx(1000.0 + heard)
