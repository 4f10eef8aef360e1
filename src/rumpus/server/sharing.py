"""Several servers of one database: each looks now and then whether it has its share of the tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Collection
from typing import TYPE_CHECKING

from rumpus.server.lobby import Lobby
from rumpus.server.store import StoreDown
from rumpus.server.troubles import Troubles

if TYPE_CHECKING:
    from rumpus.server.shares import SharedStore

LOG = logging.getLogger("rumpus")
EVERY = 0.5  # seconds
BEGUN_WITHIN = 3.0  # seconds
AT_MOST = 0.1  # seconds between two looks, however many wait for a table
# Tables go to others a few at a time: nobody waits while those before them are fetched.
AT_ONCE = 4  # shards
BETWEEN = 0.05  # seconds between these and the next ones, at least
FETCHED = 0.03  # seconds in which another server fetches a table and tells everybody, beside what it has to do anyway
LEFT_WITHIN = 4.0  # seconds: whoever told us to stop waits five in all


class Sharing:
    """`key` is what servers of the same database know each other by."""

    def __init__(self, lobby: Lobby, store: SharedStore, key: str, troubles: Troubles) -> None:
        self.lobby = lobby
        self.troubles = troubles
        self.store = store
        self.key = key
        self.looked = 0.0
        self.has_left = False
        self.pause = EVERY  # until the next look
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """When this is done, there are tables of ours, unless that takes too long."""
        until = time.monotonic() + BEGUN_WITHIN
        while not self.store.mine and time.monotonic() < until:
            self.look()
            await asyncio.sleep(AT_MOST)
        self.task = asyncio.create_task(self.look_now_and_then())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(self.pause)
            with self.troubles.kept_at("clock", ""):
                self.look()

    def look_soon(self) -> None:
        """Somebody waits for a table that nobody has."""
        if time.monotonic() - self.looked >= AT_MOST:
            self.look()

    def look(self) -> None:
        self.looked, self.pause = time.monotonic(), EVERY
        if self.has_left:
            return
        try:
            if surplus := self.store.share():
                self.pause = self.hand_over(surplus[:AT_ONCE])
            elif self.store.is_short:
                self.pause = AT_MOST
        except StoreDown as error:
            LOG.warning("nobody knows which tables are ours: %s", error)

    async def leave(self) -> None:
        """The server stops: others have its tables, as long as there are any. When this is done, nothing is ours."""
        self.has_left, has_stepped_back = True, False
        until = time.monotonic() + LEFT_WITHIN
        while (mine := self.store.mine) and (left := until - time.monotonic()) > 0:
            try:
                if not has_stepped_back:
                    self.store.step_back()
                    has_stepped_back = True
                pause = self.hand_over(mine[:AT_ONCE] if self.store.has_others() else mine)
            except StoreDown as error:
                LOG.warning("the tables could not be handed over: %s", error)
                pause = AT_MOST
            await asyncio.sleep(min(pause, left * AT_ONCE / len(mine)))
        self.lobby.forget_all()  # of what is left: the connection ends in a moment, and others have it then

    def hand_over(self, shards: Collection[int]) -> float:
        """Others may have these: whoever is at a table of theirs comes back to it wherever it is then. Returns how many
        seconds they should have for that."""
        rooms = [room for room in self.lobby.awake() if self.store.shard_of(room.id) in shards]
        for room in rooms:
            with self.troubles.kept_at("clock", room.id):
                room.clocks.keep(room.tempo.clock())
            with self.troubles.kept_at("clock", room.id):
                self.lobby.forget(room.id)
        self.store.give_up(shards)
        return max(BETWEEN, FETCHED * len(rooms))

    def owner(self, room: str) -> str | None:
        return self.store.owner(room)

    def is_ours(self, room: str) -> bool:
        return self.store.term(room) is not None
