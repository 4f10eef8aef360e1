"""What wakes whoever waits, and what waits for whoever reads: as those of asyncio, of which each takes a kilobyte, and
every connection has some."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


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
        return self._waiting.pop(0)
