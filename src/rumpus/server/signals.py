"""What wakes whoever waits, and what waits for whoever reads: as those of asyncio, of which each takes a kilobyte, and
every connection has some."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")
Soon = Callable[[Callable[[], None]], None]  # does something when others have had their turn


def at_once(do: Callable[[], None]) -> None:
    """Nobody else waits."""
    do()


class Signal:
    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._is_set

    def set(self) -> None:
        self._is_set = True
        for each in self._waiting:
            if not each.done():
                each.set_result(None)

    def clear(self) -> None:
        self._is_set = False

    async def wait(self) -> None:
        if self._is_set:
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        try:
            await waiting
        finally:
            self._waiting.remove(waiting)


class Mailbox(Generic[T]):
    """For one reader."""

    __slots__ = ("_has_some", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[T] = []
        self._has_some = Signal()

    def empty(self) -> bool:
        return not self._waiting

    def put_nowait(self, what: T) -> None:
        self._waiting.append(what)
        self._has_some.set()

    async def get(self) -> T:
        while not self._waiting:
            self._has_some.clear()
            await self._has_some.wait()
        return self.take()

    def take(self) -> T:
        """The first one: there is one."""
        return self._waiting.pop(0)


class Letters(Generic[T]):
    """They are read out one at a time, with time for everybody else in between."""

    __slots__ = ("_loop", "_read", "_waiting")

    def __init__(self, loop: asyncio.AbstractEventLoop, read: Callable[[T], None], waiting: Mailbox[T]) -> None:
        """`waiting`: what has come before."""
        self._loop = loop
        self._read = read
        self._waiting: list[T] = []
        while not waiting.empty():
            self.put_nowait(waiting.take())

    def empty(self) -> bool:
        return not self._waiting

    def put_nowait(self, what: T) -> None:
        self._waiting.append(what)
        if len(self._waiting) == 1:
            self._loop.call_soon(self._next)

    def _next(self) -> None:
        try:
            self._read(self._waiting.pop(0))
        finally:
            if self._waiting:
                self._loop.call_soon(self._next)
