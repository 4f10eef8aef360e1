"""A server that is killed again and again while games are played: nothing that somebody was told is lost.

`python -m tests.server.survival --games 100` plays a hundred games; the test plays fewer.

An answer is acknowledged when its client has heard of a later question. After each restart every acknowledged answer
must be there, and a question that somebody was asked and nobody has answered must be asked again, word for word.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import suppress
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Protocol

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rumpus.server.databases import opened
from tests.server.live import Client, LiveServer

SEATS = [{"kind": "you"}, {"kind": "you"}, {"kind": "bot", "bot": "random"}]
PEOPLE = (0, 1)
TOO_FAST = 0.3  # seconds to wait then


class Lost(AssertionError):
    """What a client was told is no longer true."""


class Reached(Protocol):
    """A server, or one of several."""

    def client(self, room: str, token: str = "") -> Client: ...


class Player:
    """A client that plays one seat at random, comes back when the server does, and remembers what it was told."""

    def __init__(self, server: Reached, room: str, token: str, seat: int, rng: Random, thinking: float = 0.0) -> None:
        """`thinking` is how many seconds it takes for an answer, on average."""
        self.server = server
        self.room = room
        self.token = token
        self.seat = seat
        self.rng = rng
        self.thinking = thinking
        self.given: dict[int, str] = {}  # by the number of the question; perhaps never heard
        self.acknowledged: dict[int, str] = {}
        self.client: Client | None = None  # as it was when the connection was lost
        self.is_done = False
        self.lost_at: float | None = None
        self.silences: list[tuple[float, float]] = []  # since when, and for how many seconds

    async def play(self) -> None:
        while not self.is_done:
            try:
                async with self.server.client(self.room, self.token) as client:
                    try:
                        await self.sit(client)
                    finally:
                        self.lost_at = self.lost_at or time.monotonic()
            except (ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(0.05)

    async def sit(self, client: Client) -> None:
        if (await client.next())["type"] == "refused":  # nothing can be read now
            await asyncio.sleep(0.05)
            return
        self.welcomed()
        self.compare(client)
        self.client = client
        while True:
            self.notice(client.number)
            if client.question.get("prompt") == "over":
                self.is_done = True
                return
            if client.keys and client.last["type"] in ("welcome", "update", "refused"):
                if not await self.has_thought(client):
                    continue
                key = self.given.get(client.number) or self.rng.choice(client.keys)
                self.given[client.number] = key
                await client.answers(key)
            if (await client.next()).get("code") == "too fast":
                await asyncio.sleep(TOO_FAST)

    async def has_thought(self, client: Client) -> bool:
        """False: there is another question meanwhile."""
        number, until = client.number, time.monotonic() + self.rng.random() * 2 * self.thinking
        while (left := until - time.monotonic()) > 0 and client.number == number:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await client.next()
        return client.number == number

    def welcomed(self) -> None:
        """The silence is over, if there was one."""
        if self.lost_at is not None:
            self.silences.append((self.lost_at, time.monotonic() - self.lost_at))
            self.lost_at = None

    def notice(self, number: int) -> None:
        """Whatever was answered before this question is acknowledged."""
        for each in [each for each in self.given if each < number]:
            self.acknowledged[each] = self.given.pop(each)

    def compare(self, client: Client) -> None:
        """What it is told on coming back, with what it was told last."""
        before = self.client
        if before is None:
            return
        if client.number < before.number:
            raise Lost(f"{self.room}, P{self.seat}: question {before.number} was told, now it is {client.number}")
        if client.number == before.number and (client.question, client.view) != (before.question, before.view):
            raise Lost(f"{self.room}, P{self.seat}: {before.question} has become {client.question}")

    def check(self, answers: list[tuple[int, int, str]], told: dict[int, str] | None = None) -> None:
        """What is kept, with what was acknowledged; or had been when this was written down."""
        for number, key in (self.acknowledged if told is None else told).items():
            if number >= len(answers) or (answers[number][0], answers[number][2]) != (self.seat, key):
                found = answers[number] if number < len(answers) else "nothing"
                raise Lost(f"{self.room}: P{self.seat} answered {key!r} to question {number}, kept is {found}")


async def survive(server: LiveServer, games: int, seed: int, at_once: int, between: int) -> tuple[int, int]:
    """Play this many games at once; kill the server after about this many answers. Returns how many answers were
    acknowledged, and the kills."""
    rng = Random(seed)
    waiting = [server.open(seats=SEATS, seed=seed + number) for number in range(games)]
    players: list[Player] = []

    async def play_tables() -> None:
        while waiting:
            room, tokens = waiting.pop()
            here = [Player(server, room, tokens[seat], seat, Random(f"{seed} {room} {seat}")) for seat in PEOPLE]
            players.extend(here)
            await asyncio.gather(*[player.play() for player in here])

    playing = asyncio.gather(*[play_tables() for _ in range(at_once)])
    kills, kill_at = 0, rng.randrange(between)
    while not playing.done():
        await asyncio.wait((playing,), timeout=rng.random() * 0.02)
        if acknowledged(players) >= kill_at and not playing.done():
            server.kill()
            kills, kill_at = kills + 1, kill_at + rng.randrange(2 * between)
            check_all(server, players)
            await asyncio.to_thread(server.start)
    await playing
    check_all(server, players)
    return acknowledged(players), kills


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def check_all(server: LiveServer, players: list[Player]) -> None:
    told = [player.acknowledged.copy() for player in players]  # they may play on meanwhile
    store = opened(str(server.database), only_reads=True, is_patient=True)
    try:
        for room, here in groupby(zip(players, told, strict=True), lambda each: each[0].room):
            saved = store.load(room)
            assert saved is not None
            for player, acknowledged in here:
                player.check(saved.record.answers, acknowledged)
    finally:
        store.close()


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.survival", description="Kill a server at play.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=100, help="tables")
    parser.add_argument("--between", type=int, default=800, help="answers between kills, on average")
    told = parser.parse_args(arguments)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder, LiveServer(Path(folder)) as server:
        answers, kills = asyncio.run(survive(server, told.games, told.seed, told.at_once, told.between))
    seconds = time.monotonic() - began
    print(f"{told.games} games, {answers:,} acknowledged answers, {kills} kills: nothing lost ({seconds:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
