"""The figures of the server: a hundred tables in one server process, played by clients at real sockets and by bots.

Rate: everybody answers at once, and the CPU time of the server process counts, without what it takes to start it, to
open the tables and to sit down. Delay: everybody thinks for a second or so, the bots are fair and keep their pace;
what counts is the time from sending an answer until the last client at that table has the update in hand. As
everywhere, the median of the runs counts.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import fmean, median, quantiles
from time import perf_counter
from typing import Any, NamedTuple, Protocol

import msgspec
from tests.server.live import LiveServer
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.measure import Figure, Measured, steady

TABLES = 100
RATE_ANSWERS = 4000
DELAY_ANSWERS = 1000
THINKING = 1.0  # seconds, on average
RUNS = 5
AT_ONCE = 100  # who connect at the same time
Tickets = list[tuple[str, dict[int, str]]]  # tables, and the tokens of their seats


class Kind(NamedTuple):
    """Tables of a kind: people at each, and bots beside them."""

    tables: int
    people: int
    bots: int
    wish: dict[str, Any]


SMASH_UP = Kind(TABLES, 2, 1, {"setup": {"first": 0}})
MUNCHKIN = Kind(30, 6, 0, {"family": "munchkin", "setup": {"sets": ["cthulhu"]}})


# In a process of its own, with nothing but what servers of all ages have.
WELCOMES = """
from collections import namedtuple
from random import Random
from time import process_time
from rumpus.families import new_match
from rumpus.server.room import Room
from rumpus.server import store
from rumpus.server.store import SqliteStore
try:
    from rumpus.server import saved
except ImportError:  # an older one has them there
    saved = store

class Visitor:
    seat, viewpoint, sees_hands = 0, namedtuple("Viewpoint", "seat language")(0, "en"), False
    budget = namedtuple("Budget", "address")("")
    def send(self, text): pass

match, rng = new_match("munchkin", seed=1, players=6), Random(1)
while match.game.decision is not None and len(match.record.answers) < 400:
    seat = match.game.decision.awaited[0]
    match.answer(seat, rng.randrange(len(match.game.decision.offers[seat])))
seats = [saved.SavedSeat(name, "", True) for name in "ABCDEF"]
times = [0.0] * len(match.record.answers)
room, visitor = Room(saved.SavedRoom("room", match.record, seats, times=times), SqliteStore(":memory:")), Visitor()
room.join(visitor)
began = process_time()
for _ in range(30):
    room.leave(visitor)
    room.join(visitor)
print(30 / (process_time() - began))
"""


class Choice(msgspec.Struct):
    key: str


class Question(msgspec.Struct):
    number: int
    choices: list[Choice] = []


class Heard(msgspec.Struct):
    """So much of a message as a client needs that only answers."""

    type: str
    question: Question | None = None


HEARD = msgspec.json.Decoder(Heard)


class Reached(Protocol):
    """A server, or one of several."""

    hears_hello: bool

    @property
    def address(self) -> str: ...

    def open(self, **wish: Any) -> tuple[str, dict[int, str]]: ...


class Crowd:
    """All clients at all tables, until enough answers have been given."""

    def __init__(self, server: Reached, answers: int, thinking: float, kind: Kind = SMASH_UP) -> None:
        self.server = server
        self.kind = kind
        self.answers = answers
        self.thinking = thinking
        self.compression: str | None = None  # browsers ask for "deflate"
        self.count = 0  # updates that one seat of each table has heard: answers of people and bots
        self.sent: dict[tuple[str, int], tuple[float, set[int]]] = {}  # when, and who has yet to hear
        self.delays: list[float] = []
        self.sizes: list[int] = []
        self.here = 0
        self.door = asyncio.Semaphore(AT_ONCE)  # so many come at the same time
        self.all_here = asyncio.Event()
        self.enough = asyncio.Event()

    async def play(self, bot: str) -> None:
        """At new tables."""
        seats = [{"kind": "you"}] * self.kind.people + [{"kind": "bot", "bot": bot}] * self.kind.bots
        wishes = [{"seats": seats, "seed": number, **self.kind.wish} for number in range(self.kind.tables)]
        await self.play_at([self.server.open(**wish) for wish in wishes])

    async def play_at(self, tickets: Tickets) -> None:
        seats = [(room, seat, token) for room, tokens in tickets for seat, token in tokens.items()]
        sitting = [asyncio.create_task(self.sit(*each)) for each in seats]
        enough = asyncio.create_task(self.enough.wait())
        done, playing = await asyncio.wait((enough, *sitting), return_when=asyncio.FIRST_COMPLETED)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for each in done:
            each.result()  # nobody stops by themselves, unless something is wrong
        assert enough in done, "somebody was sent away"

    async def sit(self, room: str, seat: int, token: str) -> None:
        rng = Random(f"{room} {seat}")
        address = f"ws://{self.server.address}/ws/{room}"
        if not self.server.hears_hello:
            address += f"?token={token}"
        await self.door.acquire()
        async with connect(address, compression=self.compression, ping_interval=None, open_timeout=None) as socket:
            await socket.send(json.dumps({"type": "hello", "token": token}))
            async with asyncio.TaskGroup() as thoughts:
                thought: asyncio.Task[None] | None = None
                async for text in socket:
                    now = perf_counter()
                    heard = HEARD.decode(text)
                    question = heard.question
                    if question is None:
                        continue
                    if heard.type == "update":
                        self.sizes.append(len(text))
                        self.notice(room, question.number - 1, seat, now)
                    else:
                        await self.sit_down()
                    if thought is not None:
                        thought.cancel()  # somebody else was faster
                    if question.choices and self.answers:
                        thought = thoughts.create_task(self.answer(socket, room, question, rng))

    async def answer(self, socket: ClientConnection, room: str, question: Question, rng: Random) -> None:
        """After a thought, in which one hears what happens meanwhile."""
        if self.thinking:
            await asyncio.sleep(rng.uniform(0, 2 * self.thinking))
        key = rng.choice(question.choices).key
        self.sent[room, question.number] = perf_counter(), set(range(self.kind.people))
        await socket.send(json.dumps({"type": "answer", "number": question.number, "key": key}))

    async def sit_down(self) -> None:
        """Nobody begins before all have come."""
        self.door.release()
        self.here += 1
        if self.here == self.kind.tables * self.kind.people:
            self.all_here.set()
            if not self.answers:
                self.enough.set()
        await self.all_here.wait()

    def notice(self, room: str, number: int, seat: int, now: float) -> None:
        """A seat has heard of the answer to a question."""
        self.count += seat == 0
        if self.count >= self.answers:
            self.enough.set()
        if (room, number) in self.sent:
            began, waiting = self.sent[room, number]
            waiting.discard(seat)
            if not waiting:
                self.delays.append(now - began)
                del self.sent[room, number]


@contextmanager
def serving(pace: float, source: Path | None = None) -> Iterator[LiveServer]:
    with tempfile.TemporaryDirectory() as folder, LiveServer(Path(folder), pace, source) as server:
        yield server


def play(
    answers: int,
    thinking: float,
    bot: str,
    pace: float,
    kind: Kind = SMASH_UP,
    source: Path | None = None,
) -> tuple[Crowd, float]:
    """The crowd when it has played, and the CPU time of the server."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with serving(pace, source) as server:

        async def crowd() -> Crowd:
            found = Crowd(server, answers, thinking, kind)
            await found.play(bot)
            return found

        played = asyncio.run(crowd())
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return played, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def answers_a_second(kind: Kind, answers: int, source: Path | None = None) -> float:
    """By the CPU time of the server, without what it takes to start it and to sit down."""
    _, idle = play(0, 0.0, "random", 0.0, kind, source)
    crowd, busy = play(answers, 0.0, "random", 0.0, kind, source)
    return crowd.count / (busy - idle)


def late_welcomes_a_second(source: Path | None = None) -> float:
    """For somebody at a table of six at which a long game is played."""
    environment = {**os.environ, "PYTHONPATH": str(source / "src")} if source is not None else None
    return float(subprocess.check_output([sys.executable, "-c", WELCOMES], env=environment))


def ratios(old: Path) -> Iterator[tuple[str, float, float]]:
    """What a server of this checkout does in the time in which an older one does it once, and how often it should:
    both by turns, so that a noisy machine is noisy for both."""
    measured: list[tuple[str, Callable[[Path | None], float], float]] = [
        ("server, 2 people, answers", lambda source: answers_a_second(SMASH_UP, RATE_ANSWERS, source), 2),
        ("server, Munchkin with 6 people, answers", lambda source: answers_a_second(MUNCHKIN, 1000, source), 3),
        ("server, a welcome late in a long game", late_welcomes_a_second, 5),
    ]
    for name, measure, wanted in measured:
        yield name, median(measure(None) / measure(old) for _ in range(RUNS)), wanted


def figures() -> list[Figure]:
    sizes: list[int] = []

    def rate() -> float:
        _, idle = play(0, 0.0, "random", 0.0)
        crowd, busy = play(RATE_ANSWERS, 0.0, "random", 0.0)
        sizes.extend(crowd.sizes)
        return crowd.count / (busy - idle)

    def delay() -> float:
        crowd, _ = play(DELAY_ANSWERS, THINKING, "fair", 0.6)
        return quantiles(crowd.delays, n=20)[-1] * 1000

    found = [
        Figure("server, 100 tables, answers", steady(rate, True, RUNS), "answers/s", 1000, True),
        Figure("server, 100 tables, delay, 95th of 100", steady(delay, False, RUNS), "ms", 30),
    ]
    size = fmean(sizes) / 1000
    found.append(Figure("server, an update, on average", Measured(size, size), "kB", 4))
    return found
