"""Lets requests in a few at a time, long messages, and what is asked at tables without answering anything; in between
everything else has its turn: a table need not wait for a burst of them that is allowed."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

AT_ONCE = 2  # requests that are begun in one turn of the loop; each takes a millisecond or two


class Turnstile:
    """Addresses go in turn."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self._let_in = 0  # in this turn of the loop
        self._waiting: dict[str, deque[Callable[[], None]]] = {}

    def enter(self, address: str, go_on: Callable[[], None]) -> bool:
        """Go on now; False: when it is their turn."""
        if self._waiting or self._let_in >= self.at_once:
            self._waiting.setdefault(address, deque()).append(go_on)
            return False
        if not self._let_in:
            asyncio.get_running_loop().call_soon(self._turn)
        self._let_in += 1
        go_on()
        return True

    def _turn(self) -> None:
        self._let_in = 0
        if not self._waiting:
            return
        asyncio.get_running_loop().call_soon(self._turn)
        while self._waiting and self._let_in < self.at_once:
            self._let_in += 1
            address = next(iter(self._waiting))
            theirs = self._waiting.pop(address)
            go_on = theirs.popleft()
            if theirs:
                self._waiting[address] = theirs
            go_on()
