"""Watches over the tables that are played over days. They sleep while everybody thinks, and are woken when something is
due there; after a new start of the server, or when it has got tables of another one, also where a bot has yet to
move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from rumpus.record import BadRecord
from rumpus.server.calls import calls_due
from rumpus.server.fault import Fault
from rumpus.server.glance import stage_of
from rumpus.server.lobby import Lobby
from rumpus.server.opening import LONGEST
from rumpus.server.room import Room
from rumpus.server.saved import SavedRoom
from rumpus.server.store import StoreDown
from rumpus.server.troubles import Troubles

EVERY = 20.0  # seconds: nobody who has days minds so few
RETRY = 600.0  # seconds until a table that could not be woken is tried again


class Vigil:
    """`wake` lets happen at a table what is due."""

    def __init__(self, lobby: Lobby, troubles: Troubles, wake: Callable[[Room], None]) -> None:
        self.lobby = lobby
        self.troubles = troubles
        self.wake = wake
        self.due: dict[str, float] = {}  # tables with the time of day at which they have to be woken
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.watch())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    def note(self, room: Room) -> None:
        """Something has happened there."""
        times = [at for at in (room.clocks.due(), room.calls.due_at()) if at is not None]
        if times:
            self.due[room.id] = min(times)
        else:
            self.due.pop(room.id, None)

    def note_lost(self, room: Room) -> None:
        """What has happened there could not be stored, so that a bot may have to move again."""
        if room.saved.is_slow:
            self.due[room.id] = self.lobby.now()

    async def watch(self) -> None:
        seen: int | None = None  # what is due at the tables that were ours then
        while True:
            try:
                if seen != (taken := self.lobby.store.taken):
                    await self.look_through()
                    seen = taken
                await self.wake_due()
            except Exception as error:  # it is tried again
                self.troubles.note("clock", "", error)
            await asyncio.sleep(EVERY)

    async def look_through(self) -> None:
        """All tables that are played over days, one by one: others do not wait for that."""
        for name in self.lobby.store.running(self.lobby.now() - 2 * LONGEST):
            await asyncio.sleep(0)
            if self.lobby.store.term(name) is None or self.lobby.in_memory(name) is not None:
                continue
            with self.troubles.kept_at("table", name):
                saved = self.saved(name)
                if saved is not None and not saved.is_closed and stage_of(saved) == "playing":
                    self.due[name] = due_at(saved, self.lobby.now())

    def saved(self, name: str) -> SavedRoom | None:
        """None: it has gone, or nobody can read it any more."""
        try:
            facts = self.lobby.store.facts(name)
            return self.lobby.store.load(name) if facts is not None and facts.is_slow else None
        except BadRecord:
            return None

    async def wake_due(self) -> None:
        now = self.lobby.now()
        for name in [name for name, at in self.due.items() if at <= now]:
            if self.lobby.store.term(name) is None:  # whoever has it wakes it
                continue
            self.due[name] = now + RETRY
            try:
                room = await self.lobby.fetch(name)
            except (BadRecord, Fault):  # of other rules, or it takes too long now
                continue
            except StoreDown:
                raise
            except Exception as error:
                self.troubles.note("table", name, error)
                continue
            if room is None or room.stop is not None or room.saved.is_closed:
                self.due.pop(name, None)
            else:
                self.wake(room)


def due_at(saved: SavedRoom, now: float) -> float:
    """When a table that sleeps has to be woken: at once, if it did not rest when it was last seen, or if somebody has
    more time than there is, since the machine's clock was put back."""
    number, until = saved.deadlines
    latest = now + max(saved.seconds, saved.window_seconds)
    is_at_rest = number == len(saved.record.answers) + saved.ahead and max(until.values(), default=0.0) <= latest
    return min([calls_due(saved, seat, at) for seat, at in until.items()], default=0.0) if is_at_rest else 0.0
