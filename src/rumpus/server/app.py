"""The server: rooms and records over HTTP, play over a WebSocket, and the web client's files."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from rumpus.families import FAMILIES
from rumpus.family import BadSetup
from rumpus.family.words import LANGUAGES
from rumpus.record import BadRecord
from rumpus.server import puzzles, report, tables
from rumpus.server.audience import WATCHING, Viewpoint
from rumpus.server.caretaker import Caretaker
from rumpus.server.catalogue import catalogue
from rumpus.server.fault import Fault
from rumpus.server.files import ClientFiles, Packed
from rumpus.server.limits import MOST_GUESSES, MOST_NOTE, Hourly
from rumpus.server.lobby import Lobby
from rumpus.server.network import Network
from rumpus.server.openapi import openapi
from rumpus.server.pauses import Pauses
from rumpus.server.people import People
from rumpus.server.picture import picture_of
from rumpus.server.preview import with_preview
from rumpus.server.protocol import ENCODER
from rumpus.server.replay import Playbacks
from rumpus.server.requests import address_of, answer, download, language_named, number, read
from rumpus.server.room import Room
from rumpus.server.socket import converse, is_same_origin, turn_away
from rumpus.server.store import Store, StoreDown
from rumpus.server.thinking import Thinking
from rumpus.server.troubles import Troubles
from rumpus.server.words import words

MOST_PICTURES = 50


class Server:
    """The lobby with its connections.

    `pace` is how long bots think, in seconds: people want to follow. From one address, `most_opened` tables may be
    opened in an hour; 0: any number. New tables are for these games only, if they are named.
    """

    def __init__(
        self,
        store: Store,
        pace: float,
        client: Path | None,
        most_opened: int = 0,
        games: Sequence[str] = (),
        now: Callable[[], float] = time.time,
        network: Network | None = None,
        thinking: Thinking | None = None,
    ) -> None:
        self.lobby = Lobby(store, now, Pauses.at(pace))
        self.client = ClientFiles(client) if client is not None else None
        self.network = network or Network()
        self.openings = Hourly(most_opened)
        self.guesses = Hourly(MOST_GUESSES)
        self.people = People(self.lobby)
        self.playbacks = Playbacks()
        self.troubles = Troubles()
        self.caretaker = Caretaker(self.lobby, self.troubles, thinking or Thinking())
        self.pictures: dict[tuple[str, str], Packed] = {}  # of finished games, by table and language; the last ones
        self.games = list(games or FAMILIES)
        self.catalogues = {
            (game, language): Packed(ENCODER.encode(catalogue(FAMILIES[game], language)), "application/json")
            for game in self.games
            for language in LANGUAGES
        }

    # -- HTTP ------------------------------------------------------------------------------------------

    async def get_catalogue(self, request: Request) -> Response:
        family = request.query_params.get("family", self.games[0])
        if family not in self.games:
            raise Fault(404, "no game", "family", family=family, games=list(self.games))
        return self.catalogues[family, language_named(request)].answer(request)

    async def list_families(self, request: Request) -> Response:
        return answer([FAMILIES[game].info(language_named(request)) for game in self.games])

    async def list_puzzles(self, request: Request) -> Response:
        family, day = request.query_params.get("family", self.games[0]), request.query_params.get("day", "")
        if family not in self.games:
            raise Fault(404, "no game", "family", family=family, games=list(self.games))
        return answer(puzzles.all_puzzles(family, day, language_named(request)))

    async def start_puzzle(self, request: Request) -> Response:
        wish = await read(request, tables.StartPuzzle)
        puzzle = puzzles.found(request.path_params["puzzle"])
        self.count_opening(request)
        return answer(self.lobby.open_puzzle(puzzle, wish.name), 201)

    async def get_solution(self, request: Request) -> Response:
        return answer(puzzles.solution(puzzles.found(request.path_params["puzzle"]), language_named(request)))

    async def get_attempt(self, request: Request) -> Response:
        """What has been tried at a puzzle: its player knows that anyway."""
        room = self.room(request)
        if room.trial is None:
            raise Fault(404, "not a puzzle")
        if self.seat(request.query_params.get("token", ""), room) != room.trial.puzzle.seat:
            raise Fault(403, "no seat")
        return answer(room.trial.attempt(language_named(request)))

    async def get_openapi(self, request: Request) -> Response:
        return answer(openapi())

    async def list_rooms(self, request: Request) -> Response:
        found: list[tables.RoomInfo] = []
        for name in self.lobby.listed():
            if not self.lobby.is_awake(name):
                await asyncio.sleep(0)  # fetching many takes a while, and others are waiting
            with suppress(Fault):  # of one that cannot be read there is nothing to list
                found.append(self.find(name).info(language_named(request)))
        return answer(found)

    async def get_health(self, request: Request) -> Response:
        """That the server lives, how much it does, and how often something went wrong, by what it was."""
        awake = self.lobby.awake()
        people = sum(len(each.audience.listeners) for each in awake)
        return answer(tables.Health(len(awake), people, self.troubles.counts))

    async def get_ready(self, request: Request) -> Response:
        """Whether tables can be read now; 503: they cannot."""
        self.lobby.listed()
        return Response(status_code=204)

    async def open_room(self, request: Request) -> Response:
        wish = await read(request, tables.NewRoom)
        self.check_game(wish.family)
        self.count_opening(request)
        try:
            return answer(self.lobby.open(wish, language_named(request)), 201)
        except BadSetup as error:
            raise Fault(422, "as it says", error.place, error=error) from None

    async def open_tour(self, request: Request) -> Response:
        wish = await read(request, tables.NewTour)
        self.check_game(wish.family)
        self.count_opening(request)
        return answer(self.lobby.guide(wish), 201)

    async def get_room(self, request: Request) -> Response:
        return answer(self.room(request).info(language_named(request)))

    async def find_called(self, request: Request) -> Response:
        """The table that goes by these two words. They are few: who tries them all is stopped."""
        if not self.guesses.allows(address_of(request), time.monotonic()):
            raise Fault(429, "guessed too often")
        name = self.lobby.codes.room(request.path_params["code"])
        if name is None:
            raise Fault(404, "no table")
        return answer(self.find(name).info(language_named(request)))

    async def take_seat(self, request: Request) -> Response:
        wish = await read(request, tables.TakeSeat)
        room = self.room(request)
        opened = self.lobby.take_seat(room, request.path_params["seat"], wish.name)
        self.caretaker.wake(room)
        return answer(opened, 201)

    async def get_record(self, request: Request) -> Response:
        """The whole game: for the players once it is over, and for nobody before that, since it reveals the seed."""
        room = self.room(request)
        if not room.is_over:
            raise Fault(403, "record is hidden")
        return download(room.match.record.to_json(), "application/json", f"rumpus-{room.id}.json")

    async def get_report(self, request: Request) -> Response:
        """A table to pass on with a note: the record once the game is over, before that what this seat may know."""
        room = self.room(request)
        seat = self.seat(request.query_params.get("token", ""), room)
        note = request.query_params.get("note", "").strip()[:MOST_NOTE]
        if room.is_over:
            return download(report.record_of(room, note), "application/json", "rumpus-report.json")
        told = report.scenario_of(room, Viewpoint(seat, language_named(request)), note)
        return download(told.encode(), "application/yaml", "rumpus-report.yaml")

    async def get_replay(self, request: Request) -> Response:
        """A moment of a game, as one seat saw it then; as a spectator without a token.

        Nothing is hidden once the game is over: then everybody may see it from any seat.
        """
        room = self.room(request)
        mine = self.seat(request.query_params.get("token", ""), room)
        seat = number(request, "seat", mine)
        if not WATCHING <= seat < len(room.saved.seats):
            raise Fault(422, "which seat", "seat", last=len(room.saved.seats) - 1)
        if seat not in (mine, WATCHING) and not room.is_over:
            raise Fault(403, "seat is hidden")
        count = len(room.match.record.answers)
        at = min(max(number(request, "at", count), 0), count)
        return answer(
            self.playbacks.of(room.id, room.match.record).moment(
                at, Viewpoint(seat, language_named(request)), room.names
            )
        )

    async def get_moments(self, request: Request) -> Response:
        """How the game has gone so far; none of it is secret."""
        room = self.room(request)
        self.seat(request.query_params.get("token", ""), room)
        return answer(self.playbacks.of(room.id, room.match.record).marks)

    async def get_result(self, request: Request) -> Response:
        """How a finished game went; of a running one nothing is told."""
        room = self.room(request)
        seat = self.seat(request.query_params.get("token", ""), room)
        if not room.is_over:
            raise Fault(403, "result is hidden")
        return answer(room.result(Viewpoint(seat, language_named(request))))

    async def get_picture(self, request: Request) -> Response:
        """A finished game to pass on."""
        room, language = self.room(request), language_named(request)
        if not room.is_over:
            raise Fault(403, "result is hidden")
        if (found := self.pictures.get((room.id, language))) is None:
            result = room.result(Viewpoint(WATCHING, language))
            fonts = self.client.fonts if self.client is not None else None
            found = Packed(await asyncio.to_thread(picture_of, result, fonts), "image/png")
            self.pictures = dict([*self.pictures.items(), ((room.id, language), found)][-MOST_PICTURES:])
        return found.answer(request)

    async def fork(self, request: Request) -> Response:
        wish = await read(request, tables.Fork)
        room = self.room(request)
        if not room.is_over:
            raise Fault(409, "only forked when over")
        self.count_opening(request)
        try:
            return answer(self.lobby.fork(room, wish), 201)
        except BadSetup as error:
            raise Fault(422, "as it says", error.place, error=error) from None

    async def unknown(self, request: Request) -> Response:
        raise Fault(404, "no address")

    async def page_of_table(self, request: Request) -> Response:
        """A table, or how its game has ended, with what a link to it shows where it is pasted."""
        page = self.client.page if self.client is not None else None
        try:
            room = self.lobby.find(request.path_params["room"])
        except BadRecord:
            room = None
        if page is None or room is None:
            return await self.page(request)
        base, path = str(request.base_url), str(request.scope["path"]).lstrip("/")
        told = with_preview(page, room, base, path, language_named(request))
        return Packed(told, "text/html").answer(request)

    async def page(self, request: Request) -> Response:
        """Every other address is the client's own: a file of it, or a page that it knows."""
        if self.client is None:
            raise Fault(404, "no client")
        found = self.client.answer(request)
        if found is None:
            raise Fault(404, "no address")
        return found

    def check_game(self, family: str) -> None:
        if family not in self.games:
            raise Fault(422, "no game", "family", family=family, games=list(self.games))

    def count_opening(self, request: Request) -> None:
        if not self.openings.allows(address_of(request), time.monotonic()):
            raise Fault(429, "opened too many", most=self.openings.most)

    def room(self, request: Request) -> Room:
        return self.find(request.path_params["room"])

    def find(self, name: str) -> Room:
        try:
            room = self.lobby.find(name)
        except BadRecord as error:
            raise Fault(410, "old rules", error=error) from None
        except StoreDown:
            raise
        except Exception as error:
            self.troubles.note("table", name, error)
            raise Fault(500, "table is broken") from None
        if room is None:
            raise Fault(404, "no table")
        return room

    def seat(self, token: str, room: Room) -> int:
        """The seat that a token opens; without one, a spectator."""
        if not token:
            return WATCHING
        seat = self.lobby.tokens.read(token, room.id)
        if seat is None or not 0 <= seat < len(room.saved.seats):
            raise Fault(403, "no seat")
        return seat

    # -- WebSocket -------------------------------------------------------------------------------------

    async def play(self, socket: WebSocket) -> None:
        await socket.accept()  # first, so that nothing comes between finding a table and joining it
        language = language_named(socket)
        if not is_same_origin(socket):
            await turn_away(socket, "not allowed", words("wrong page", language))
            return
        try:
            room = self.find(socket.path_params["room"])
            seat = self.seat(socket.query_params.get("token", ""), room)
        except Fault as fault:
            await turn_away(socket, "not your seat" if fault.status == 403 else "no such room", fault.told(language))
            return
        except StoreDown:
            await turn_away(socket, "try again", words("store down now", language))
            return
        sees_hands = seat == WATCHING and socket.query_params.get("hands") == "open"
        if sees_hands and not room.saved.open_hands:
            await turn_away(socket, "not allowed", words("open hands", language))
            return
        await converse(socket, room, seat, sees_hands, language, self.caretaker.wake, self.troubles)

    # -- the application -------------------------------------------------------------------------------

    def app(self) -> Starlette:
        @asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            self.caretaker.start()
            yield
            await self.network.close()
            self.caretaker.stop()

        routes: list[Route | WebSocketRoute] = [
            Route("/api/health", self.get_health),
            Route("/api/ready", self.get_ready),
            Route("/api/families", self.list_families),
            Route("/api/catalogue", self.get_catalogue),
            Route("/api/openapi.json", self.get_openapi),
            Route("/api/rooms", self.list_rooms, methods=["GET"]),
            Route("/api/rooms", self.open_room, methods=["POST"]),
            Route("/api/tours", self.open_tour, methods=["POST"]),
            Route("/api/rooms/{room}", self.get_room),
            Route("/api/rooms/{room}/seats/{seat:int}", self.take_seat, methods=["POST"]),
            Route("/api/rooms/{room}/record", self.get_record),
            Route("/api/rooms/{room}/replay", self.get_replay),
            Route("/api/rooms/{room}/moments", self.get_moments),
            Route("/api/rooms/{room}/result", self.get_result),
            Route("/api/rooms/{room}/picture.png", self.get_picture),
            Route("/api/rooms/{room}/report", self.get_report),
            Route("/api/rooms/{room}/fork", self.fork, methods=["POST"]),
            Route("/api/rooms/{room}/attempt", self.get_attempt),
            Route("/api/codes/{code}", self.find_called),
            Route("/api/puzzles", self.list_puzzles),
            Route("/api/puzzles/{puzzle}", self.start_puzzle, methods=["POST"]),
            Route("/api/puzzles/{puzzle}/solution", self.get_solution),
            *self.network.routes(),
            *self.people.routes(),
            Route("/api/{path:path}", self.unknown),
            WebSocketRoute("/ws/{room}", self.play),
            Route("/table/{room}", self.page_of_table),
            Route("/result/{room}", self.page_of_table),
            Route("/invite/{room}", self.page_of_table),
            Route("/{path:path}", self.page),
        ]
        return Starlette(routes=routes, lifespan=lifespan, exception_handlers=HANDLERS)


async def show_fault(request: Request, fault: Exception) -> Response:
    assert isinstance(fault, Fault)
    place = {"place": fault.place} if fault.place else {}
    return answer({"error": fault.told(language_named(request)), **place}, fault.status)


async def show_store_down(request: Request, error: Exception) -> Response:
    return await show_fault(request, Fault(503, "store down now"))


HANDLERS: dict[Any, Any] = {Fault: show_fault, StoreDown: show_store_down}
