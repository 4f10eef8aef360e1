"""A server that is used for a long time: `make soak` is half an hour at two hundred tables of both games.

People and bots play, talk, take back, lose their connections and come back; others watch. The server is killed now and
then at the beginning, and once at the end. What somebody was told is never lost; when all have gone, no task and no
connection of theirs is left; and once it has warmed up, its memory stays what it is, within 5 %.

A game takes more memory the longer it gets, and some get very long. So people begin another one after a while: then the
games are as long at the end as they were when the server was warm, and whatever grows is left over from earlier ones.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter, defaultdict
from pathlib import Path
from random import Random
from statistics import median
from typing import Any
from urllib.request import urlopen

from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed, InvalidMessage

from rumpus.families import FAMILIES
from tests.server.live import COMMAND, Client, LiveServer
from tests.server.survival import Lost, Player, check_all

Numbers = dict[str, float]  # what the server tells of itself, by name
PEOPLE = [{"kind": "you"}, {"kind": "you"}]
# A table that is over makes room for the next one soon, so that the memory of a server is full after a few games.
FEW_AWAKE = "import rumpus.server.lobby as lobby; lobby.MOST_AWAKE = {most}; " + COMMAND
CHATS, TAKES_BACK, LEAVES = 0.02, 0.03, 0.02  # how often, with an answer
KILLED = 0.2  # of the time, at the beginning
WARM = 0.5  # of the time after which memory has to stay what it is
SAMPLE = 2.0  # seconds
MOST_GROWTH = 0.05
SHORTEST, LONGEST = 40, 160  # answers of a game, unless it is over before
GOES_ON = ("welcome", "update", "refused")  # messages after which somebody looks at what they are asked


class Guest(Player):
    """Somebody who also talks, takes back and loses the connection. Where answers may be taken back or come too late,
    only the numbers of questions can be compared."""

    def __init__(self, soak: Soak, room: str, token: str, seat: int, is_strict: bool) -> None:
        super().__init__(soak.server, room, token, seat, Random(f"{room} {seat}"))
        self.soak = soak
        self.is_strict = is_strict
        self.most = Random(room).randint(SHORTEST, LONGEST)  # answers, as many as for the others at this table

    async def sit(self, client: Client) -> None:
        await client.next()
        self.compare(client)
        self.client = client
        while True:
            if self.is_strict:
                self.notice(client.number)
            if client.question.get("prompt") == "over" or client.question.get("number", 0) >= self.most:
                self.is_done = True
                return
            if client.last["type"] == "ask consent":
                await client.says("consent", agrees=True)
            elif client.keys and client.last["type"] in GOES_ON and await self.acts(client):
                return
            await client.next()

    async def acts(self, client: Client) -> bool:
        """Answers, or does something else; whether they lose the connection."""
        await asyncio.sleep(self.rng.random() * 2 * self.soak.pause)
        chance = self.rng.random()
        if chance < LEAVES:
            self.soak.did["reconnects"] += 1
            return True
        if chance < LEAVES + CHATS:
            self.soak.did["lines"] += 1
            await client.says("say", text="Well, well.")
        elif chance < LEAVES + CHATS + TAKES_BACK and not self.is_strict:
            self.soak.did["undos"] += 1
            await client.says("undo")
        key = self.given.get(client.number) or self.rng.choice(client.keys)
        if self.is_strict:
            self.given[client.number] = key
        self.soak.did["answers"] += 1
        await client.answers(key)
        return False

    def compare(self, client: Client) -> None:
        if self.is_strict:
            super().compare(client)
        elif self.client is not None and client.number < self.client.number:
            raise Lost(f"{self.room}, P{self.seat}: question {self.client.number} was told, now it is {client.number}")


class Soak:
    def __init__(self, server: LiveServer, tables: int, seconds: float, pause: float) -> None:
        """`pause`: how long people think, on average."""
        self.server = server
        self.tables = tables
        self.seconds = seconds
        self.pause = pause
        self.did: Counter[str] = Counter()
        self.strict: list[Player] = []
        self.rooms: dict[int, str] = {}  # at which is played now
        self.memory: list[float] = []  # since it was last started, every so often
        self.warm: list[float] = []  # the same, once all tables have been played at
        self.rng = Random(1)

    async def run(self) -> list[str]:
        """What is wrong."""
        began = time.monotonic()
        idle = await self.numbers()
        playing = [asyncio.create_task(self.play_tables(place)) for place in range(self.tables)]
        playing += [asyncio.create_task(self.watch()) for _ in range(0, self.tables, 5)]
        kill_at = began + self.seconds * KILLED / 4
        while (now := time.monotonic()) - began < self.seconds:
            await asyncio.wait(playing, timeout=SAMPLE, return_when=asyncio.FIRST_EXCEPTION)
            for task in playing:
                if task.done():
                    task.result()  # which raises what went wrong
            if now > kill_at and now - began < self.seconds * KILLED:
                await self.kill()
                kill_at = time.monotonic() + self.seconds * KILLED / 4
            self.memory.append((await self.numbers())["process_resident_memory_bytes"])
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        left = await self.settled(idle)
        self.warm = self.memory[int(len(self.memory) * WARM) :]
        await self.kill()
        return self.faults(idle, left)

    async def play_tables(self, place: int) -> None:
        """One game after the other. At every other table of Smash Up nothing is taken back, and all is compared."""
        family = list(FAMILIES)[place % 2]
        is_strict = place % 4 == 0 and family == "smashup"
        kinds = ["random", "random", "easy"] if place % 10 < 2 else ["random"]  # few of them think for long
        bots = [{"kind": "bot", "bot": kind} for kind in kinds[place % 2 :]]
        await asyncio.sleep(self.rng.random() * self.pause * 10)
        while True:
            room, tokens = await self.until_it_answers(self.server.open, family=family, seats=[*PEOPLE, *bots])
            self.rooms[place] = room
            here = [Guest(self, room, tokens[seat], seat, is_strict) for seat in (0, 1)]
            self.strict += here if is_strict else []
            await asyncio.gather(*[player.play() for player in here])
            self.did["games"] += 1

    async def watch(self) -> None:
        """Somebody who looks in, now and then, at one table or another."""
        while True:
            await asyncio.sleep(self.pause)
            if not self.rooms:
                continue
            try:
                async with self.server.client(self.rng.choice([*self.rooms.values()])) as client:
                    self.did["spectators"] += 1
                    async with asyncio.timeout(10 * self.pause):
                        while True:
                            await client.next()
            except (ConnectionClosed, InvalidMessage, OSError, TimeoutError):
                continue

    async def kill(self) -> None:
        self.server.kill()
        self.did["kills"] += 1
        self.memory.clear()
        await asyncio.to_thread(check_all, self.server, self.strict)
        await asyncio.to_thread(self.server.start)

    async def until_it_answers(self, ask: Any, **told: Any) -> Any:
        while True:
            try:
                return await asyncio.to_thread(ask, **told)
            except OSError:  # it is being started again
                await asyncio.sleep(0.2)

    async def numbers(self) -> Numbers:
        text = await self.until_it_answers(self.metrics)
        found: Numbers = defaultdict(float)
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                found[sample.name] += sample.value if "le" not in sample.labels else 0
        return found

    def metrics(self) -> str:
        with urlopen(f"http://{self.server.address}/metrics") as answer:
            return str(answer.read().decode())

    async def settled(self, idle: Numbers) -> Numbers:
        """The numbers once those who have left are gone, and bots have done thinking."""
        for _ in range(60):
            left = await self.numbers()
            if left["rumpus_tasks"] <= idle["rumpus_tasks"] and left["rumpus_people"] == 0:
                break
            await asyncio.sleep(1)
        return left

    @property
    def growth(self) -> float:
        """Of its memory, since it was warm."""
        third = max(1, len(self.warm) // 3)
        return median(self.warm[-third:]) / median(self.warm[:third]) - 1

    def faults(self, idle: Numbers, left: Numbers) -> list[str]:
        found = []
        for name in ("rumpus_tasks", "rumpus_people", "rumpus_connections"):
            if left[name] > idle[name]:
                found.append(f"{name}: {left[name]:.0f} are left, {idle[name]:.0f} were there before")
        if left["rumpus_troubles_total"]:
            times, told = left["rumpus_troubles_total"], self.server.complaints()[-2000:]
            found.append(f"something has gone wrong {times:.0f} times: {told}")
        return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.server.soak", description="Use a server for a long time.")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds that people think, on average")
    told = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        server = LiveServer(Path(folder), thinkers=1)
        server.command = FEW_AWAKE.format(most=told.tables)
        with server:
            soak = Soak(server, told.tables, told.minutes * 60, told.pause)
            faults = asyncio.run(soak.run())
    did = ", ".join(f"{count:,} {what}" for what, count in sorted(soak.did.items()))
    print(f"{told.minutes:g} minutes at {told.tables} tables: {did}")
    if abs(soak.growth) > MOST_GROWTH:
        faults.append("its memory does not stay what it is")
    print(
        f"memory: {soak.warm[0] / 1e6:.0f} MB when warm, {soak.warm[-1] / 1e6:.0f} MB at the end ({soak.growth:+.1%})"
    )
    print("\n".join(faults) or "nothing lost, nothing left behind")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
