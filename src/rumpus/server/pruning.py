"""Finished games are kept for so many days, if whoever runs the server says so."""

from __future__ import annotations

import asyncio
import logging

from rumpus.server.lobby import Lobby
from rumpus.server.saved import A_DAY

LOG = logging.getLogger("rumpus")
EVERY = 3600.0  # seconds


class Pruning:
    """`days` that a finished game is kept; None: for ever."""

    def __init__(self, lobby: Lobby, days: float | None) -> None:
        self.lobby = lobby
        self.days = days
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self.days is not None:
            self.task = asyncio.create_task(self.prune_now_and_then())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def prune_now_and_then(self) -> None:
        while True:
            try:
                await self.prune()
            except Exception as error:  # it is tried again
                LOG.warning("finished tables could not be deleted: %r", error)
            await asyncio.sleep(EVERY)

    async def prune(self) -> int:
        """Delete what is old enough, table by table: nobody waits for more than one."""
        assert self.days is not None
        count = 0
        for room in self.lobby.store.finished(self.lobby.now() - self.days * A_DAY):
            count += self.lobby.delete(room)
            await asyncio.sleep(0)
        if count:
            LOG.info("%d finished tables were deleted", count)
        return count
