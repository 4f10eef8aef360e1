"""Whether the server lives and can do its work, for whatever watches over it."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rumpus import __version__
from rumpus.server import tables
from rumpus.server.lobby import Lobby
from rumpus.server.requests import answer
from rumpus.server.troubles import Troubles


class Health:
    def __init__(self, lobby: Lobby, troubles: Troubles) -> None:
        self.lobby = lobby
        self.troubles = troubles
        self.began = time.monotonic()

    def routes(self) -> list[Route]:
        return [Route("/api/health", self.show), Route("/api/ready", self.is_ready)]

    async def show(self, request: Request) -> Response:
        """That the server lives, how much it does, and how often something went wrong, by what it was."""
        awake = self.lobby.awake()
        people = sum(len(each.audience.listeners) for each in awake)
        seconds = int(time.monotonic() - self.began)
        return answer(tables.Health(len(awake), people, self.troubles.counts, __version__, seconds))

    async def is_ready(self, request: Request) -> Response:
        """Whether tables can be read now; 503: they cannot."""
        self.lobby.store.listed(1, self.lobby.now())
        return Response(status_code=204)
