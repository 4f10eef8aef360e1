"""Several servers of one database: each looks now and then whether it has its share of the tables."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from rumpus.server.lobby import Lobby
from rumpus.server.store import StoreDown

if TYPE_CHECKING:
    from rumpus.server.shares import SharedStore

LOG = logging.getLogger("rumpus")
EVERY = 0.5  # seconds
BEGUN_WITHIN = 3.0  # seconds
AT_MOST = 0.1  # seconds between two looks, however many wait for a table


class Sharing:
    """`key` is what servers of the same database know each other by."""

    def __init__(self, lobby: Lobby, store: SharedStore, key: str) -> None:
        self.lobby = lobby
        self.store = store
        self.key = key
        self.looked = 0.0
        self.has_left = False
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """When this is done, there are tables of ours, unless that takes too long."""
        until = time.monotonic() + BEGUN_WITHIN
        while not self.store.has_some and time.monotonic() < until:
            self.look()
            await asyncio.sleep(AT_MOST)
        self.task = asyncio.create_task(self.look_now_and_then())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def look_now_and_then(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look_soon(self) -> None:
        """Somebody waits for a table that nobody has."""
        if time.monotonic() - self.looked >= AT_MOST:
            self.look()

    def look(self) -> None:
        self.looked = time.monotonic()
        if self.has_left:
            return
        try:
            surplus = self.store.share()
            if surplus:
                self.forget(surplus)
                self.store.give_up(surplus)
        except StoreDown as error:
            LOG.warning("nobody knows which tables are ours: %s", error)

    def leave(self) -> None:
        """The server stops: others may have its tables at once."""
        self.has_left = True
        self.forget(None)
        try:
            self.store.leave()
        except StoreDown as error:  # then the connection ends in a moment, and they have them then
            LOG.warning("the tables could not be handed over: %s", error)

    def forget(self, shards: set[int] | None) -> None:
        """Whoever is at a table of these comes back to it wherever it is then. None: of all."""
        for room in self.lobby.awake():
            if shards is None or self.store.shard_of(room.id) in shards:
                room.clocks.keep(room.tempo.clock())
                self.lobby.forget(room.id)

    def owner(self, room: str) -> str | None:
        return self.store.owner(room)

    def is_ours(self, room: str) -> bool:
        return self.store.term(room) is not None
