"""A WebSocket that comes to the wrong server is handed over to the one that has its table, if both are on one machine.

The connection itself goes to the other process, which carries on with it as if it had come there. So nothing of what is
said later passes the wrong server. Only Linux can do this; elsewhere, and between machines, all of it is passed on.
"""

from __future__ import annotations

import asyncio
import hmac
import os
import socket
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress

from rumpus.server.limits import MOST_BYTES

NAME = "\0rumpus "  # not of a file: with the address of a server, and known on its machine alone
WAITING = 256  # who are handed over at the same time
TAKEN_WITHIN = 2.0  # seconds
MOST_TOLD = 2 * MOST_BYTES  # bytes
TAKEN = b"taken"
WHO = struct.Struct("3i")  # how the system says who somebody is: process, user, group

Take = Callable[[socket.socket, bytes], Awaitable[object]]  # a connection, with what has been read of it


class NoWay(Exception):
    """The other server is not on this machine, or cannot do this. It is as if it had never been tried."""


class Refused(Exception):
    """It does not have the table, or is too busy. It is as if it had never been tried."""


async def hand_over(owner: str, key: str, room: str, line: int, head: bytes) -> None:
    """When this is done, the connection is the other server's, and to be closed here."""
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as there:
            there.setblocking(False)
            there.connect(NAME + owner)
            if user_of(there) != os.getuid():
                raise NoWay
            socket.send_fds(there, ["\n".join((key, room, "")).encode() + head], [line])
            if await heard(there) != TAKEN:
                raise Refused
    except (OSError, AttributeError):  # a system that does not know it
        raise NoWay from None


async def heard(there: socket.socket) -> bytes:
    """What the other server says. If it says nothing, it has gone, or cannot take it any more: it does so only when it
    was able to say it."""
    with suppress(TimeoutError, ConnectionError):
        async with asyncio.timeout(TAKEN_WITHIN):
            return await asyncio.get_running_loop().sock_recv(there, len(TAKEN))
    with suppress(OSError):
        there.shutdown(socket.SHUT_RDWR)
        return there.recv(len(TAKEN))  # it may just have said so
    return b""


class Handover:
    """Where others hand connections over to this server. `is_ours` says whether it has a table."""

    def __init__(self, address: str, key: str, is_ours: Callable[[str], bool], take: Take) -> None:
        self.address = address
        self.key = key
        self.is_ours = is_ours
        self.take = take
        self.listener: socket.socket | None = None
        self.taking: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        with suppress(OSError, AttributeError):  # a system that does not know it
            listener = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            listener.setblocking(False)
            listener.bind(NAME + self.address)
            listener.listen(WAITING)
            asyncio.get_running_loop().add_reader(listener, self.arrive, listener)
            self.listener = listener

    def close(self) -> None:
        if self.listener is not None:
            asyncio.get_running_loop().remove_reader(self.listener)
            self.listener.close()
            self.listener = None

    def arrive(self, listener: socket.socket) -> None:
        with suppress(OSError):  # they have gone again
            caller, _ = listener.accept()
            task = asyncio.create_task(self.hear(caller))
            self.taking.add(task)
            task.add_done_callback(self.taking.discard)

    async def hear(self, caller: socket.socket) -> None:
        with caller, suppress(OSError, LookupError, ValueError):
            caller.setblocking(False)
            if user_of(caller) != os.getuid():
                return
            async with asyncio.timeout(TAKEN_WITHIN):
                await readable(caller)
            told, lines, _, _ = socket.recv_fds(caller, MOST_TOLD, 1)
            with socket.socket(fileno=lines[0]) as line:
                key, room, head = told.split(b"\n", 2)
                if hmac.compare_digest(key, self.key.encode()) and self.is_ours(room.decode()):
                    caller.send(TAKEN)  # fails if nobody waits for it any more
                    line.setblocking(False)
                    await self.take(line.dup(), head)


def user_of(caller: socket.socket) -> int:
    """Who is at the other end."""
    _, user, _ = WHO.unpack(caller.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, WHO.size))
    return int(user)


async def readable(line: socket.socket) -> None:
    """Until there is something to read."""
    loop = asyncio.get_running_loop()
    is_there = asyncio.Event()
    loop.add_reader(line, is_there.set)
    try:
        await is_there.wait()
    finally:
        loop.remove_reader(line)
