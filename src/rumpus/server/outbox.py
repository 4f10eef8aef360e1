"""What waits for one client: usually until the end of the round. It never grows: whoever reads too slowly is told
everything anew instead."""

from __future__ import annotations

from collections.abc import Callable

from rumpus.server.limits import MOST_WAITING
from rumpus.server.signals import Signal

# How messages begin that show the table: a welcome says all that those before it have said.
WELCOME, UPDATE = '{"type":"welcome"', '{"type":"update"'

AT_ONCE = 50_000  # bytes: so much goes on the wire in one go


def nothing() -> None:
    """Nobody has to know, and nothing has to be done."""


class Outbox:
    def __init__(
        self, most: int = MOST_WAITING, filled: Callable[[], None] = nothing, settle: Callable[[], object] = nothing
    ) -> None:
        """`filled` is called when something waits, after nothing did. `settle` is, before somebody who waits for
        something gets it: all that it tells of is to be stored."""
        self.most = most
        self.filled = filled
        self.settle = settle
        self.size = 0  # in bytes
        self.is_closing = False  # what waits is the last that is sent
        self.is_behind = False  # so much has waited that all of it was thrown away
        self._waiting: list[str] = []
        self._has_some = Signal()

    def put(self, text: str) -> None:
        if self.is_behind or self.is_closing:
            return
        was_empty = not self._waiting
        if not was_empty and text.startswith(WELCOME):
            self.keep([each for each in self._waiting if not each.startswith((WELCOME, UPDATE))])
        self._waiting.append(text)
        self.size += size_of(text)
        if self.size > self.most and len(self._waiting) > 1:
            self.keep([])
            self.is_behind = True
        self._has_some.set()
        if was_empty:
            self.filled()

    def keep(self, texts: list[str]) -> None:
        self._waiting = texts
        self.size = sum(map(size_of, texts))

    def close(self) -> None:
        """Nothing comes after what waits."""
        self.is_closing = True
        self._has_some.set()
        self.filled()

    def empty(self) -> None:
        """What waits has never happened."""
        self.keep([])

    @property
    def is_done(self) -> bool:
        return self.is_closing and not self._waiting

    @property
    def has_some(self) -> bool:
        return self.is_behind or bool(self._waiting)

    async def next(self) -> str | None:
        """What to send next, unless it is done. None: it has missed something, and is to be told everything anew."""
        await self._has_some.wait()
        self.settle()
        return self.take()

    def take(self) -> str | None:
        """The same, if there is something."""
        if self.is_behind or not self._waiting:
            self.is_behind = False
            self._has_some.clear()
            return None
        text = self._waiting.pop(0)
        self.size -= size_of(text)
        if not self._waiting:
            self._has_some.clear()
        return text

    def take_some(self) -> list[str]:
        """As much as goes on the wire in one go; nothing: they have missed something, and are told everything anew."""
        if len(self._waiting) <= 1 or self.is_behind:
            text = self.take()
            return [] if text is None else [text]
        found: list[str] = []
        size = self.size
        while self._waiting and size - self.size < AT_ONCE:
            text = self.take()
            assert text is not None
            found.append(text)
        return found


def size_of(text: str) -> int:
    """In bytes."""
    return len(text) if text.isascii() else len(text.encode())
