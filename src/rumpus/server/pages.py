"""The pages of the client, and what a link to a table shows where it is pasted."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from rumpus.server.codes import is_code
from rumpus.server.fault import Fault
from rumpus.server.files import Packed
from rumpus.server.preview import with_preview
from rumpus.server.requests import address_of, errand_of, language_named, limited
from rumpus.server.store import StoreDown

if TYPE_CHECKING:
    from rumpus.server.app import Server


class Pages:
    def __init__(self, server: Server) -> None:
        self.server = server

    def routes(self) -> list[Route]:
        often = partial(limited, self.server.limits, "moment")
        return [
            *(Route(f"/{page}/{{room}}", often(self.of_table)) for page in ("table", "result", "invite", "replay")),
            Route("/{code}", self.called),
            Route("/{path:path}", self.any),
        ]

    async def of_table(self, request: Request) -> Response:
        """A table, or how its game has ended, with what a link to it shows where it is pasted."""
        client = self.server.client
        page = client.page if client is not None else None
        try:
            room = await self.server.room(request)
            if room.is_over:
                await self.server.past.read_story(room, errand_of(request))
        except (Fault, StoreDown):  # the page itself will say so
            return await self.any(request)
        if page is None:
            return await self.any(request)
        told = with_preview(page, room, str(request.base_url), str(request.url), language_named(request))
        return Packed(told, "text/html").answer(request)

    async def called(self, request: Request) -> Response:
        """The table that goes by these two words, which are what friends are sent. If there is none, or somebody tries
        them all, the page itself will say so."""
        code = request.path_params["code"]
        if is_code(code) and not self.server.limits.wait("guess", address_of(request.scope)):
            try:
                room = self.server.lobby.codes.room(code)
            except StoreDown:
                room = None
            if room is not None:
                return RedirectResponse(f"/table/{room}")
        return await self.any(request)

    async def any(self, request: Request) -> Response:
        """Every other address is the client's own: a file of it, or a page that it knows."""
        if self.server.client is None:
            raise Fault(404, "no client")
        found = self.server.client.answer(request)
        if found is None:
            raise Fault(404, "no address")
        return found
