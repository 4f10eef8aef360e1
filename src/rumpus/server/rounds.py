"""What is stored and told together: all that happens in one turn of the loop. First it is stored, in one transaction,
then everybody is told of it, each in one go.

So an answer costs less the more there are at the same time, and still nobody hears of one that is not stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rumpus.server.fault import Fault
from rumpus.server.gate import turn_back
from rumpus.server.store import Store
from rumpus.server.troubles import Troubles

LOOKS = ("GET", "HEAD")  # requests that change nothing
MOST = 32  # lines that have something to tell: the first of them does not wait for what happens next


class Rounds:
    def __init__(self, store: Store, troubles: Troubles) -> None:
        self.store = store
        self.troubles = troubles
        self.lines: list[Callable[[], None]] = []  # each of which tells what waits there
        self.is_begun = False
        store.begins = self.begin

    def begin(self) -> bool:
        """There is something that will be settled at the end of this turn. False: nobody would, outside of a loop."""
        if not self.is_begun:
            try:
                asyncio.get_running_loop().call_soon(self.end)
            except RuntimeError:
                return False
            self.is_begun = True
        return True

    def add(self, tell: Callable[[], None]) -> None:
        """A line has something to tell, not before all others have heard of it."""
        self.lines.append(tell)
        if not self.begin():
            self.settle()

    def rest(self) -> None:
        """Something has happened, and everybody's outbox has it: if they are many, they hear of it now."""
        if len(self.lines) >= MOST:
            self.settle()

    def end(self) -> None:
        self.is_begun = False
        self.settle()

    def settle(self) -> None:
        self.store.settle()
        lines, self.lines = self.lines, []
        for tell in lines:
            try:
                tell()
            except Exception as error:  # nobody else hears less for that
                self.troubles.note("message", "", error)


class Settled:
    """Whatever is asked over HTTP: what the answer tells of is stored before. If that fails, what somebody only looks
    at has never happened; what they have changed is stored already."""

    def __init__(self, app: ASGIApp, store: Store) -> None:
        self.app = app
        self.store = store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_happened = True

        async def send_settled(message: Message) -> None:
            nonlocal has_happened
            if not self.store.settle() and message["type"] == "http.response.start" and scope["method"] in LOOKS:
                has_happened = False
                await turn_back(scope, receive, send, Fault(503, "store down now"))
            if has_happened:
                await send(message)

        await self.app(scope, receive, send_settled if scope["type"] == "http" else send)
