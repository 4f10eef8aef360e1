"""Hints over HTTP: the best answers to the open question, thought about where bots think, and kept while it stands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rumpus.advice import Hint, hint
from rumpus.advice.hints import SECONDS
from rumpus.server.accounts import WATCHING
from rumpus.server.fault import Fault
from rumpus.server.offering import may_hint
from rumpus.server.queues import Errand, Queue
from rumpus.server.requests import answer, errand_of, language_named, limited, number
from rumpus.server.room import Room
from rumpus.server.tables import ToldHint, ToldIdea
from rumpus.server.thinking import PATIENCE

if TYPE_CHECKING:
    from rumpus.server.app import Server

MOST_KEPT = 200  # hints
Asked = tuple[str, int, int]  # the table, the number of the question, the seat


class Hints:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.queue = Queue(server.caretaker.thinking.processes)
        self.kept: dict[Asked, asyncio.Task[Hint]] = {}  # some of them are still thought about

    def routes(self) -> list[Route]:
        return [Route("/api/rooms/{room}/hint", limited(self.server.limits, "costly", self.get_hint))]

    async def get_hint(self, request: Request) -> Response:
        """About the question of this number, to whom it is put. It follows from what that seat knows."""
        room, seat = await self.server.seated(request)
        if seat == WATCHING:
            raise Fault(403, "no seat")
        if not may_hint(room, seat):
            raise Fault(403, "no hints")
        decision = room.match.decision
        asked = number(request, "number", room.number)
        if asked != room.number or decision is None or room.is_held or seat not in decision.offers:
            raise Fault(409, "not asked that")
        keys = decision.keys(seat)
        try:
            found = await asyncio.shield(self.thought(room, seat, errand_of(request)))
        except TimeoutError:
            raise Fault(503, "busy") from None
        speaker = room.family.speaker(room.names, seat, language_named(request))
        ideas = [
            ToldIdea(keys[idea.option] if idea.option >= 0 else "", idea.chance, speaker.because(idea.reason))
            for idea in found.ideas
        ]
        return answer(ToldHint(asked, found.tries, ideas))

    def thought(self, room: Room, seat: int, errand: Errand) -> asyncio.Task[Hint]:
        """Asking again costs nothing."""
        asked = room.id, room.number, seat
        if asked not in self.kept or self.has_failed(self.kept[asked]):
            job = partial(hint, room.match.game.clone(), seat, frozenset(room.offers.made))
            self.kept[asked] = asyncio.create_task(self.think(room.id, job, errand))
            for oldest in list(self.kept)[:-MOST_KEPT]:
                self.kept.pop(oldest).cancel()
        return self.kept[asked]

    async def think(self, table: str, job: Callable[[], Hint], errand: Errand) -> Hint:
        """When it is their turn: those who ask for many must not fill the processes in which bots think."""
        async with asyncio.timeout(PATIENCE + SECONDS), self.queue.turn(table, errand):
            return await self.server.caretaker.thinking.at_once(job, SECONDS)

    def has_failed(self, task: asyncio.Task[Hint]) -> bool:
        return task.done() and (task.cancelled() or task.exception() is not None)
