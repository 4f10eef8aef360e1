"""The server: rooms and records over HTTP, play over a WebSocket, and the web client's files."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from rumpus.families import FAMILIES
from rumpus.family import BadSetup
from rumpus.family.words import LANGUAGES
from rumpus.record import BadRecord
from rumpus.server import puzzles, tables
from rumpus.server.accounts import WATCHING
from rumpus.server.calling import Calling
from rumpus.server.caretaker import Caretaker
from rumpus.server.catalogue import catalogue
from rumpus.server.courier import Courier
from rumpus.server.entrance import Entrance
from rumpus.server.fault import Fault
from rumpus.server.files import ClientFiles, Packed
from rumpus.server.gate import Ending, Gate
from rumpus.server.glance import info_of
from rumpus.server.headers import ALWAYS, NEVER_KEPT, Headers
from rumpus.server.health import Health
from rumpus.server.hints import Hints
from rumpus.server.hosts import ANY, Hosts
from rumpus.server.limits import Kind, Limits
from rumpus.server.lobby import Lobby
from rumpus.server.metrics import Metrics
from rumpus.server.network import Network
from rumpus.server.openapi import packed_openapi
from rumpus.server.outbound import Outbound
from rumpus.server.pages import Pages
from rumpus.server.past import Past
from rumpus.server.pauses import Pauses
from rumpus.server.people import People
from rumpus.server.protocol import ENCODER
from rumpus.server.pruning import Pruning
from rumpus.server.queues import Errand
from rumpus.server.relay import Relay
from rumpus.server.requests import (
    address_of,
    answer,
    errand_of,
    language_named,
    limited,
    read,
    seat_in,
    show_fault,
    token_of,
)
from rumpus.server.reviews import Reviews
from rumpus.server.room import Room
from rumpus.server.rounds import Rounds, Settled
from rumpus.server.sharing import Sharing
from rumpus.server.steady import SteadyTime
from rumpus.server.store import Store, StoreDown
from rumpus.server.thinking import Thinking
from rumpus.server.troubles import Troubles
from rumpus.server.turnstile import Turnstile
from rumpus.server.visitors import Visitors
from rumpus.server.workshop import Workshop

KINDS: tuple[Kind, ...] = ("moment", "sit down")  # of what is asked, by how often it may be


class Server:
    """The lobby with its connections.

    `pace` is how long bots think, in seconds: people want to follow. New tables are for these games only, if they are
    named. It answers by these names only, if they are. Whoever is awaited and not there is told by their browser
    (`pushes`) or a webhook (`hooks`), as they wish.
    """

    def __init__(
        self,
        store: Store,
        pace: float,
        client: Path | None,
        limits: Limits | None = None,
        games: Sequence[str] = (),
        now: Callable[[], float] | None = None,
        network: Network | None = None,
        thinking: Thinking | None = None,
        hosts: Hosts | None = None,
        shows_metrics: bool = False,
        keep_finished: float | None = None,
        workshop: Workshop | None = None,
        outbound: Outbound | None = None,
        pushes: bool = True,
        hooks: bool = True,
    ) -> None:
        self.workshop = workshop or Workshop()
        self.lobby = Lobby(store, now or SteadyTime(), Pauses.at(pace), self.workshop)
        self.client = ClientFiles(client) if client is not None else None
        self.network = network or Network()
        self.limits = limits or Limits()
        self.hosts = hosts or Hosts([ANY])
        self.visitors = Visitors(self.limits)
        self.inquiries = Turnstile(1)
        self.people = People(self.lobby, self.limits)
        self.troubles = Troubles()
        self.rounds = Rounds(store, self.troubles)
        self.caretaker = Caretaker(self.lobby, self.troubles, thinking or Thinking(), self.workshop)
        self.courier = Courier(outbound or Outbound(), self.troubles)
        self.calling = Calling(self, self.courier, pushes, hooks)
        self.lobby.tell, self.lobby.soon = self.calling.tell, self.caretaker.soon
        self.caretaker.rest = self.rounds.rest
        self.metrics = Metrics(self.lobby, self.caretaker, self.troubles, self.limits, shows_metrics)
        self.past = Past(self)
        self.pages = Pages(self)
        self.reviews = Reviews(self)
        self.hints = Hints(self)
        self.pruning = Pruning(self.lobby, keep_finished)
        self.health = Health(self.lobby, self.troubles)
        self.sharing: Sharing | None = None  # with other servers of the same database
        self.games = list(games or FAMILIES)
        self.catalogues = {
            (game, language): Packed(ENCODER.encode(catalogue(FAMILIES[game], language)), "application/json")
            for game in self.games
            for language in LANGUAGES
        }
        self.families = {
            language: Packed(ENCODER.encode([FAMILIES[game].info(language) for game in self.games]), "application/json")
            for language in LANGUAGES
        }
        self.openapi = packed_openapi()
        puzzles.read(self.games)

    # -- HTTP ------------------------------------------------------------------------------------------

    async def get_catalogue(self, request: Request) -> Response:
        family = request.query_params.get("family", self.games[0])
        if family not in self.games:
            raise Fault(404, "no game", "family", family=family, games=list(self.games))
        return self.catalogues[family, language_named(request)].answer(request)

    async def list_families(self, request: Request) -> Response:
        return self.families[language_named(request)].answer(request)

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
        room, seat = await self.seated(request)
        if room.trial is None:
            raise Fault(404, "not a puzzle")
        if seat != room.trial.puzzle.seat:
            raise Fault(403, "no seat")
        return answer(room.trial.attempt(language_named(request)))

    async def get_openapi(self, request: Request) -> Response:
        return self.openapi.answer(request)

    async def list_rooms(self, request: Request) -> Response:
        return answer(self.lobby.listed(language_named(request)))

    async def open_room(self, request: Request) -> Response:
        wish = await read(request, tables.NewRoom)
        self.check_game(wish.family)
        self.count_opening(request)
        try:
            opened = self.lobby.open(wish, language_named(request))
        except BadSetup as error:
            raise Fault(422, "as it says", error.place, error=error) from None
        room = self.lobby.in_memory(opened.room)
        if room is not None and room.saved.is_slow:  # elsewhere it begins when somebody is there
            self.caretaker.wake(room)
        return answer(opened, 201)

    async def open_tour(self, request: Request) -> Response:
        wish = await read(request, tables.NewTour)
        self.check_game(wish.family)
        self.count_opening(request)
        return answer(self.lobby.guide(wish), 201)

    async def get_room(self, request: Request) -> Response:
        return answer((await self.room(request)).info(language_named(request)))

    async def find_called(self, request: Request) -> Response:
        """The table that goes by these two words. They are few: who tries them all is stopped."""
        if wait := self.limits.wait("guess", address_of(request.scope)):
            raise Fault(429, "guessed too often", seconds=wait)
        name = self.lobby.codes.room(request.path_params["code"])
        if name is None:
            raise Fault(404, "no table")
        saved = self.lobby.store.facts(name) if self.lobby.store.term(name) is None else None
        if saved is not None:  # in other hands: how it looked a moment ago
            return answer(info_of(saved, language_named(request)))
        return answer((await self.find(name, errand_of(request))).info(language_named(request)))

    async def take_seat(self, request: Request) -> Response:
        wish = await read(request, tables.TakeSeat)
        room, seat = await self.room(request, is_urgent=True), seat_in(request)
        opened = self.lobby.take_seat(room, seat, wish.name)
        room.host.note_coming(seat, address_of(request.scope))
        self.caretaker.wake(room)
        return answer(opened, 201)

    async def seat_bot(self, request: Request) -> Response:
        wish = await read(request, tables.SeatBot)
        room, by = await self.seated(request)
        self.lobby.seat_bot(room, by, seat_in(request), wish.bot)
        self.caretaker.wake(room)
        return answer(room.info(language_named(request)))

    async def fork(self, request: Request) -> Response:
        wish = await read(request, tables.Fork)
        room = await self.room(request)
        if not room.is_over:
            raise Fault(409, "only forked when over")
        self.count_opening(request)
        try:
            return answer(await self.lobby.fork(room, wish, errand_of(request, is_urgent=True)), 201)
        except BadSetup as error:
            raise Fault(422, "as it says", error.place, error=error) from None

    async def unknown(self, request: Request) -> Response:
        raise Fault(404, "no address")

    def check_game(self, family: str) -> None:
        if family not in self.games:
            raise Fault(422, "no game", "family", family=family, games=list(self.games))

    def count_opening(self, request: Request) -> None:
        if wait := self.limits.wait("open", address_of(request.scope)):
            raise Fault(429, "opened too many", most=self.limits.most_opened, seconds=wait)

    async def room(self, request: Request, is_urgent: bool = False) -> Room:
        return await self.find(request.path_params["room"], errand_of(request, is_urgent))

    async def find(self, name: str, errand: Errand) -> Room:
        try:
            room = await self.lobby.fetch(name, errand)
        except BadRecord:  # it names answers, and so cards that are hidden
            raise Fault(410, "old rules") from None
        except (StoreDown, Fault):
            raise
        except Exception as error:
            self.troubles.note("table", name, error)
            raise Fault(500, "table is broken") from None
        if room is None:
            raise Fault(404, "no table")
        check_open(room)
        return room

    async def seated(self, request: Request) -> tuple[Room, int]:
        """A table, and the seat there whose token comes with the request."""
        token, room = token_of(request), await self.room(request)
        return room, self.seat(token, room)

    def seat(self, token: str, room: Room) -> int:
        """The seat that a token opens now; without one, a spectator."""
        check_open(room)
        if not token:
            return WATCHING
        ticket = self.lobby.tokens.read(token, room.id)
        if ticket is None or not ticket.is_of(room.saved.seats):
            raise Fault(403, "no seat")
        if not ticket.opens(room.saved.seats):
            raise Fault(403, "renewed")
        return ticket.seat

    # -- the application -------------------------------------------------------------------------------

    def app(self) -> Starlette:
        @asynccontextmanager
        async def lifespan(app: Starlette) -> AsyncIterator[None]:
            if self.sharing is not None:
                await self.sharing.start()
            self.caretaker.start()
            self.metrics.start()
            self.pruning.start()
            yield
            self.pruning.stop()
            self.metrics.stop()
            await self.network.close()
            self.reviews.stop()
            self.caretaker.stop()
            self.courier.stop()
            if self.sharing is not None:
                self.sharing.stop()

        often, sit = (partial(limited, self.limits, kind) for kind in KINDS)
        routes: list[Route | WebSocketRoute] = [
            Route("/api/families", self.list_families),
            Route("/api/catalogue", self.get_catalogue),
            Route("/api/openapi.json", self.get_openapi),
            Route("/api/rooms", often(self.list_rooms), methods=["GET"]),
            Route("/api/rooms", self.open_room, methods=["POST"]),
            Route("/api/tours", self.open_tour, methods=["POST"]),
            Route("/api/rooms/{room}", often(self.get_room)),
            Route("/api/rooms/{room}/seats/{seat}", sit(self.take_seat), methods=["POST"]),
            Route("/api/rooms/{room}/seats/{seat}/bot", sit(self.seat_bot), methods=["POST"]),
            Route("/api/rooms/{room}/fork", self.fork, methods=["POST"]),
            Route("/api/rooms/{room}/attempt", often(self.get_attempt)),
            Route("/api/codes/{code}", self.find_called),
            Route("/api/puzzles", often(self.list_puzzles)),
            Route("/api/puzzles/{puzzle}", self.start_puzzle, methods=["POST"]),
            Route("/api/puzzles/{puzzle}/solution", often(self.get_solution)),
            *self.past.routes(),
            *self.reviews.routes(),
            *self.hints.routes(),
            *self.calling.routes(),
            *self.network.routes(),
            *self.people.routes(),
            *self.health.routes(),
            *self.metrics.routes(),
            Route("/api/{path:path}", self.unknown),
            WebSocketRoute("/ws/{room}", Entrance(self).play),
            *self.pages.routes(),
        ]
        gate = Middleware(Gate, hosts=self.hosts, limits=self.limits)
        before = [Middleware(Headers), Middleware(Ending), Middleware(Settled, store=self.lobby.store), gate]
        if self.sharing is not None:
            before.append(Middleware(Relay, sharing=self.sharing))
        handlers = {**HANDLERS, Exception: self.show_trouble}
        return Starlette(routes=routes, middleware=before, lifespan=lifespan, exception_handlers=handlers)

    async def show_trouble(self, request: Request, error: Exception) -> Response:
        """Of what went wrong only the log tells. This answer passes nobody else on its way."""
        self.troubles.note("message", request.path_params.get("room", ""), error)
        told = await show_fault(request, Fault(500, "trouble"))
        told.headers.update({**ALWAYS, "Cache-Control": NEVER_KEPT})
        return told


def check_open(room: Room) -> None:
    if room.saved.is_closed:
        raise Fault(410, "table closed")


async def show_store_down(request: Request, error: Exception) -> Response:
    return await show_fault(request, Fault(503, "store down now"))


async def show_nobody(request: Request, error: Exception) -> Response:
    """They have hung up before they had said it all."""
    return Response(status_code=400)


HANDLERS: dict[Any, Any] = {
    Fault: show_fault,
    StoreDown: show_store_down,
    ClientDisconnect: show_nobody,
}
