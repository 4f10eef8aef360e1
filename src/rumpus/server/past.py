"""What has been played, over HTTP: replays, results, pictures, records and reports.

All that takes long is done in the workshop, and what comes from there is sent on as it is.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rumpus.server import replay, report
from rumpus.server.accounts import WATCHING, Viewpoint
from rumpus.server.fault import Fault
from rumpus.server.files import Packed
from rumpus.server.limits import MOST_NOTE
from rumpus.server.loading import LONG
from rumpus.server.picture import picture_of
from rumpus.server.queues import Errand
from rumpus.server.requests import answer, download, errand_of, language_named, limited, number
from rumpus.server.summary import result_of

if TYPE_CHECKING:
    from rumpus.server.app import Server
    from rumpus.server.room import Room

MOST_PICTURES = 50


class Past:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.workshop = server.workshop
        self.pictures: dict[tuple[str, str], Packed] = {}  # of finished games, by table and language; the last ones

    def routes(self) -> list[Route]:
        often, seldom = (partial(limited, self.server.limits, kind) for kind in ("moment", "costly"))
        return [
            Route("/api/rooms/{room}/record", seldom(self.get_record)),
            Route("/api/rooms/{room}/replay", often(self.get_replay)),
            Route("/api/rooms/{room}/moments", often(self.get_moments)),
            Route("/api/rooms/{room}/result", often(self.get_result)),
            Route("/api/rooms/{room}/picture.png", seldom(self.get_picture)),
            Route("/api/rooms/{room}/report", seldom(self.get_report)),
        ]

    async def get_record(self, request: Request) -> Response:
        """The whole game: for the players once it is over, and for nobody before that, since it reveals the seed."""
        room, _ = await self.server.seated(request)
        if not room.is_over:
            raise Fault(403, "record is hidden")
        record = room.match.record if room.stop is None else room.stop.record
        return download(record.to_json(), "application/json", f"rumpus-{room.id}.json")

    async def get_report(self, request: Request) -> Response:
        """A table to pass on with a note: the record once the game is over, before that what this seat may know."""
        room, seat = await self.server.seated(request)
        note = request.query_params.get("note", "").strip()[:MOST_NOTE]
        if room.is_over:
            return download(report.record_of(room, note), "application/json", "rumpus-report.json")
        viewpoint, errand = Viewpoint(seat, language_named(request)), errand_of(request)
        await self.server.lobby.turns.read(room.id, room.audience, errand)
        job = partial(report.scenario_of, report.draft_of(room, viewpoint, note))
        told = await self.workshop.do(room.id, job, errand)
        if not told:
            raise Fault(409, "report too early")
        return download(told.encode(), "application/yaml", "rumpus-report.yaml")

    async def get_replay(self, request: Request) -> Response:
        """A moment of a game, as one seat saw it then; as a spectator without a token.

        Nothing is hidden once the game is over: then everybody may see it from any seat.
        """
        room, mine = await self.server.seated(request)
        seat = number(request, "seat", mine)
        if not WATCHING <= seat < len(room.saved.seats):
            raise Fault(422, "which seat", "seat", last=len(room.saved.seats) - 1)
        if seat not in (mine, WATCHING) and not room.is_over:
            raise Fault(403, "seat is hidden")
        record = room.match.record
        at = min(max(number(request, "at", len(record.answers)), 0), len(record.answers))
        viewpoint = Viewpoint(seat, language_named(request))
        job = partial(replay.moment, room.id, msgspec.json.encode(record), at, viewpoint, room.names)
        return Response(await self.workshop.do(room.id, job, errand_of(request)), media_type="application/json")

    async def get_moments(self, request: Request) -> Response:
        """How the game has gone so far; none of it is secret."""
        room, _ = await self.server.seated(request)
        job = partial(replay.marks, room.id, msgspec.json.encode(room.match.record))
        return Response(await self.workshop.do(room.id, job, errand_of(request)), media_type="application/json")

    async def get_result(self, request: Request) -> Response:
        """How a finished game went; of a running one nothing is told."""
        room, seat = await self.server.seated(request)
        if not room.is_over:
            raise Fault(403, "result is hidden")
        await self.read_story(room, errand_of(request))
        return answer(result_of(room, Viewpoint(seat, language_named(request))))

    async def get_picture(self, request: Request) -> Response:
        """A finished game to pass on."""
        room, language = await self.server.room(request), language_named(request)
        if not room.is_over:
            raise Fault(403, "result is hidden")
        if (found := self.pictures.get((room.id, language))) is None:
            await self.read_story(room, errand_of(request))
            result = result_of(room, Viewpoint(WATCHING, language))
            fonts = self.server.client.fonts if self.server.client is not None else None
            job = partial(picture_of, result, fonts)
            found = Packed(await self.workshop.do(room.id, job, errand_of(request)), "image/png")
            self.pictures = dict([*self.pictures.items(), ((room.id, language), found)][-MOST_PICTURES:])
        return found.answer(request)

    async def read_story(self, room: Room, errand: Errand) -> None:
        """How the game went, before that is told: to read all of a long one takes a while."""
        record = room.match.record
        if len(record.answers) > LONG and room.stop is None and "story" not in vars(room):
            job = partial(replay.story, room.id, msgspec.json.encode(record))
            room.story = await self.workshop.do(room.id, job, errand)
