"""What waits for one client. It never grows: whoever reads too slowly is told everything anew instead.

Usually nothing waits: what is said is on the wire at once.
"""

from __future__ import annotations

from collections.abc import Callable

from rumpus.server.limits import MOST_WAITING
from rumpus.server.signals import Signal

# How messages begin that show the table: a welcome says all that those before it have said.
WELCOME, UPDATE = '{"type":"welcome"', '{"type":"update"'


def later(text: str) -> bool:
    """Nothing can be sent at once."""
    return False


class Outbox:
    def __init__(self, most: int = MOST_WAITING, at_once: Callable[[str], bool] = later) -> None:
        """`at_once` sends something without waiting, unless it returns False."""
        self.most = most
        self.at_once = at_once
        self.size = 0  # in bytes
        self.is_closing = False  # what waits is the last that is sent
        self.is_behind = False  # so much has waited that all of it was thrown away
        self._waiting: list[str] = []
        self._has_some = Signal()
        self.is_idle = False  # all that was handed out has been sent

    def put(self, text: str) -> None:
        if self.is_behind or self.is_closing:
            return
        if self.is_idle and not self._waiting and self.at_once(text):
            return
        if text.startswith(WELCOME):
            self.keep([each for each in self._waiting if not each.startswith((WELCOME, UPDATE))])
        self._waiting.append(text)
        self.size += len(text.encode())
        if self.size > self.most and len(self._waiting) > 1:
            self.keep([])
            self.is_behind = True
        self._has_some.set()

    def keep(self, texts: list[str]) -> None:
        self._waiting = texts
        self.size = sum(len(text.encode()) for text in texts)

    def close(self) -> None:
        """Nothing comes after what waits."""
        self.is_closing = True
        self._has_some.set()

    @property
    def is_done(self) -> bool:
        return self.is_closing and not self._waiting

    @property
    def has_some(self) -> bool:
        return self.is_behind or bool(self._waiting)

    async def next(self) -> str | None:
        """What to send next, unless it is done. None: it has missed something, and is to be told everything anew."""
        self.is_idle = True
        await self._has_some.wait()
        self.is_idle = False
        return self.take()

    def take(self) -> str | None:
        """The same, if there is something."""
        if self.is_behind or not self._waiting:
            self.is_behind = False
            self._has_some.clear()
            return None
        text = self._waiting.pop(0)
        self.size -= len(text.encode())
        if not self._waiting:
            self._has_some.clear()
        return text
