"""What somebody plays and has played: from the seats that their device knows, and those of their personal link.

A personal link opens all seats of one person on every device, so it is as secret as the token of a seat. Nobody else is
told whose seats belong together.
"""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rumpus.families import FAMILIES
from rumpus.family import places
from rumpus.record import BadRecord
from rumpus.server.fault import Fault
from rumpus.server.lobby import Lobby
from rumpus.server.protocol import SeatInfo
from rumpus.server.requests import answer, language_named, read
from rumpus.server.room import Room
from rumpus.server.store import SavedEnd, SavedRoom
from rumpus.server.tables import MyGame, MySeats, Personal


class People:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store

    def routes(self) -> list[Route]:
        return [
            Route("/api/me", self.new_person, methods=["POST"]),
            Route("/api/me/games", self.list_games, methods=["POST"]),
        ]

    async def new_person(self, request: Request) -> Response:
        await read(request, dict)
        return answer(Personal(self.lobby.tokens.person()), 201)

    async def list_games(self, request: Request) -> Response:
        """Of the seats that are named and, with a personal link, of all that were ever named with it: the newest
        first. Each then comes with a token, for a device that has none."""
        wish = await read(request, MySeats)
        named = {
            (room, seat) for room, token in wish.seats if (seat := self.lobby.tokens.read(token, room)) is not None
        }
        if wish.me:
            person = self.lobby.tokens.read_person(wish.me)
            if person is None:
                raise Fault(403, "no person")
            self.store.give(person, sorted(named))
            named |= set(self.store.seats_of(person))
        found: list[MyGame] = []
        for room, seat in named:
            await asyncio.sleep(0)  # fetching many takes a while, and others are waiting
            game = self.game(room, seat, language_named(request))
            if game is not None:
                game.token = self.lobby.tokens.seat(room, seat) if wish.me else ""
                found.append(game)
        return answer(sorted(found, key=lambda game: -game.opened))

    def game(self, name: str, seat: int, language: str) -> MyGame | None:
        """None: it is no longer there, or nobody can read it any more."""
        try:
            saved = self.store.facts(name)
            if saved is not None and saved.end is not None:
                return finished(saved, saved.end, seat, language)
            room = self.lobby.find(name)
        except BadRecord:
            return None
        return running(room, seat, language) if room is not None else None


def finished(saved: SavedRoom, end: SavedEnd, seat: int, language: str) -> MyGame:
    """From what was kept of it: nothing is played again."""
    record = saved.record
    return MyGame(
        saved.room, seat, record.family, FAMILIES[record.family].title(record.setup, language), "over", saved.opened,
        [SeatInfo(each.name, each.bot, each.is_taken) for each in saved.seats], end.points, end.winners,
        places(end.points, end.winners), end.sides,
    )  # fmt: skip


def running(room: Room, seat: int, language: str) -> MyGame:
    info, standing = room.info(language), room.standing()
    return MyGame(
        room.id, seat, info.family, info.game, info.state, info.opened, info.seats, info.points, info.winners,
        places(info.points, info.winners), [list(side) for side in standing.sides], seat in info.awaited,
    )  # fmt: skip
