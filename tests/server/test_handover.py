"""A connection goes from one server to another on the same machine, and whoever uses it does not notice."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from rumpus.server import handover
from rumpus.server.handover import Handover, NoWay, Refused, hand_over

HEAD = b"GET /ws/table HTTP/1.1\r\n\r\n"


class Taker:
    """The server that has one table."""

    def __init__(self) -> None:
        self.address = f"taker of {os.getpid()}"
        self.asked = 0
        self.lines: list[tuple[socket.socket, bytes]] = []

    def is_ours(self, room: str) -> bool:
        self.asked += 1
        return room == "table"

    async def take(self, line: socket.socket, head: bytes) -> None:
        self.lines.append((line, head))

    @contextmanager
    def open(self) -> Iterator[Taker]:
        here = Handover(self.address, "key", self.is_ours, self.take)
        here.open()
        try:
            yield self
        finally:
            here.close()
            for line, _ in self.lines:
                line.close()


def test_what_is_handed_over_goes_on_elsewhere() -> None:
    async def play() -> None:
        client, line = socket.socketpair()
        with client, Taker().open() as taker:
            with line:
                await hand_over(taker.address, "key", "table", line.fileno(), HEAD)
            ((taken, head),) = taker.lines
            assert head == HEAD
            client.send(b"hello")
            assert taken.recv(5) == b"hello"
            taken.send(b"welcome")
            assert client.recv(7) == b"welcome"

    asyncio.run(play())


@pytest.mark.parametrize(("key", "room"), [("key", "another"), ("no key", "table"), ("", "")])
def test_only_servers_hand_over_and_only_what_is_ours(key: str, room: str) -> None:
    async def play() -> None:
        client, line = socket.socketpair()
        with client, line, Taker().open() as taker:
            with pytest.raises(Refused):
                await hand_over(taker.address, key, room, line.fileno(), HEAD)
            assert taker.lines == []
            line.send(b"still here")
            assert client.recv(10) == b"still here"

    asyncio.run(play())


def test_nothing_is_taken_that_nobody_wants_to_give_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other server was too busy for too long."""
    monkeypatch.setattr(handover, "TAKEN_WITHIN", 0.1)

    async def play() -> None:
        client, line = socket.socketpair()
        with client, line, Taker().open() as taker:
            with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as caller:
                caller.connect(handover.NAME + taker.address)
                socket.send_fds(caller, [b"key\ntable\n" + HEAD], [line.fileno()])
            while not taker.asked:
                await asyncio.sleep(0.01)
            assert taker.lines == []
            monkeypatch.setattr(handover, "readable", lambda caller: asyncio.sleep(1))
            with pytest.raises(Refused):  # it does not even look
                await hand_over(taker.address, "key", "table", line.fileno(), HEAD)
            line.send(b"still here")
            assert client.recv(10) == b"still here"

    asyncio.run(play())


def test_nothing_is_given_to_strangers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        client, line = socket.socketpair()
        with client, line, Taker().open() as taker:
            monkeypatch.setattr(handover, "user_of", lambda caller: os.getuid() + 1)
            with pytest.raises(NoWay):
                await hand_over(taker.address, "key", "table", line.fileno(), HEAD)
            with pytest.raises(NoWay):
                await hand_over("nobody", "key", "table", line.fileno(), HEAD)
            assert taker.lines == []

    asyncio.run(play())


@pytest.mark.parametrize("told", [b"", b"key", b"key\ntable\n"])
def test_whoever_says_nothing_sensible_is_not_heard(told: bytes) -> None:
    """A caller without a connection to give, or without a word."""

    async def play() -> None:
        with Taker().open() as taker:
            with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as caller:
                caller.setblocking(False)
                caller.connect(handover.NAME + taker.address)
                caller.send(told)
                assert await asyncio.get_running_loop().sock_recv(caller, 10) == b""
            client, line = socket.socketpair()
            with client, line:
                await hand_over(taker.address, "key", "table", line.fileno(), HEAD)
            assert len(taker.lines) == 1

    asyncio.run(play())
