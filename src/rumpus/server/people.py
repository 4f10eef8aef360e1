"""What somebody plays and has played: from the seats that their device knows, and those of their personal link.

A personal link opens all seats of one person on every device, so it is as secret as the token of a seat. Nobody else is
told whose seats belong together.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rumpus.family import BadSetup, places
from rumpus.record import BadRecord
from rumpus.server.fault import Fault
from rumpus.server.glance import game_of
from rumpus.server.limits import Limits
from rumpus.server.lobby import Lobby
from rumpus.server.queues import Errand
from rumpus.server.requests import answer, errand_of, language_named, limited, read
from rumpus.server.room import Room
from rumpus.server.saved import SavedRoom
from rumpus.server.store import StoreDown
from rumpus.server.tables import MyGame, MySeats, Personal

LOG = logging.getLogger("rumpus")


class People:
    def __init__(self, lobby: Lobby, limits: Limits) -> None:
        self.lobby = lobby
        self.store = lobby.store
        self.limits = limits

    def routes(self) -> list[Route]:
        new, often = (partial(limited, self.limits, kind) for kind in ("person", "moment"))
        return [
            Route("/api/me", new(self.new_person), methods=["POST"]),
            Route("/api/me/games", often(self.list_games), methods=["POST"]),
        ]

    async def new_person(self, request: Request) -> Response:
        await read(request, dict)
        return answer(Personal(self.lobby.tokens.person()), 201)

    async def list_games(self, request: Request) -> Response:
        """Of the seats that are named and, with a personal link, of all that were ever named with it: the newest
        first. Each then comes with a token, for a device that has none."""
        wish = await read(request, MySeats)
        person = self.lobby.tokens.read_person(wish.me) if wish.me else ""
        if person is None:
            raise Fault(403, "no person")
        theirs = self.seats_of(person)
        named = theirs.copy()
        for room, token in wish.seats:
            seat = self.opened_by(room, token)
            if seat is not None:
                named.add((room, seat))
                if person and (room, seat) not in theirs:
                    self.store.give(person, room, seat)  # at once: a moment later the link may have been renewed
            await asyncio.sleep(0)  # fetching many takes a while, and others are waiting
        found: list[MyGame] = []
        for room, seat in named:
            await asyncio.sleep(0)
            game = await self.game(room, seat, language_named(request), errand_of(request))
            if game is not None:
                game.token = self.token_of(room, seat) if person else ""
                found.append(game)
        theirs = self.seats_of(person)
        for game in found:
            if (game.room, game.seat) not in theirs:
                game.token = ""  # the link was renewed meanwhile, and whoever asks may be why
        return answer(sorted(found, key=lambda game: -game.opened))

    def seats_of(self, person: str) -> set[tuple[str, int]]:
        return set(self.store.seats_of(person)) if person else set()

    def opened_by(self, room: str, token: str) -> int | None:
        """The seat that a token opens; None: it opens none, or no longer."""
        ticket = self.lobby.tokens.read(token, room)
        saved = self.facts(room) if ticket is not None else None
        return ticket.seat if ticket is not None and saved is not None and ticket.opens(saved.seats) else None

    def token_of(self, room: str, seat: int) -> str:
        saved = self.facts(room)
        return self.lobby.tokens.seat(room, seat, saved.seats[seat].link) if saved is not None else ""

    def facts(self, room: str) -> SavedRoom | None:
        """None: there is no such table, or nobody can read it any more."""
        try:
            return self.store.facts(room)
        except BadRecord:
            return None

    async def game(self, name: str, seat: int, language: str, errand: Errand) -> MyGame | None:
        """None: it is no longer there, or nobody can read it any more."""
        try:
            saved = self.store.facts(name)
            if saved is None or saved.is_closed or seat not in range(len(saved.seats)):
                return None
            is_ours = self.store.term(name) is not None
            has_no_end = is_ours and saved.is_over and saved.end is None  # it ended long ago, before that was kept
            room = await self.lobby.fetch(name, errand) if has_no_end else self.lobby.in_memory(name)
            return (
                running(room, seat, language) if room is not None else game_of(saved, seat, language, self.lobby.now())
            )
        except (BadRecord, BadSetup, LookupError):
            return None
        except (StoreDown, Fault):
            raise
        except Exception:
            LOG.exception("table %s cannot be listed", name, extra={"table": name})
            return None


def running(room: Room, seat: int, language: str) -> MyGame:
    info, standing = room.info(language), room.standing()
    is_awaited = seat in info.awaited and not room.saved.seats[seat].is_out
    return MyGame(
        room.id, seat, info.family, info.game, info.state, info.opened, info.seats, info.points, info.winners,
        places(info.points, info.winners), [list(side) for side in standing.sides], is_awaited,
        round(room.clocks.left_for(seat)) if is_awaited else 0, info.is_puzzle,
    )  # fmt: skip
