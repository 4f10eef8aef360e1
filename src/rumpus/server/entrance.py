"""Who comes to a table, and whether they are let in: they say who they are in their first message."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocket

from rumpus.server.accounts import WATCHING, Viewpoint
from rumpus.server.audience import Listener
from rumpus.server.fault import Fault
from rumpus.server.limits import HELLO_WITHIN, MOST_BYTES
from rumpus.server.outbox import Outbox
from rumpus.server.protocol import FIRST, Hello, RefusalCode
from rumpus.server.queues import Errand
from rumpus.server.requests import address_of, language_named
from rumpus.server.socket import Conversation, converse, is_same_origin, turn_away
from rumpus.server.store import StoreDown
from rumpus.server.visitors import party
from rumpus.server.wire import LINE
from rumpus.server.words import words

if TYPE_CHECKING:
    from rumpus.server.app import Server
    from rumpus.server.room import Room

# Whoever is told one of the others need not come again; what takes too long now, or is down, is another matter.
CODES: dict[int, RefusalCode] = {
    403: "not your seat", 404: "no such room", 410: "gone", 429: "too fast", 500: "trouble"
}  # fmt: skip


class Entrance:
    def __init__(self, server: Server) -> None:
        self.server = server

    async def play(self, socket: WebSocket) -> None:
        await socket.accept()
        language = language_named(socket)
        if not is_same_origin(socket):
            await turn_away(socket, "not allowed", words("wrong page", language))
            return
        hello = await hear_hello(socket, language)
        if hello is None:
            return
        server = self.server
        try:
            room = await server.find(socket.path_params["room"], Errand(address_of(socket.scope), is_urgent=True))
            seat = server.seat(hello.token, room)
        except Fault as fault:
            await turn_away(socket, code_of(fault), fault.told(language))
            return
        except StoreDown:
            await turn_away(socket, "try again", words("store down now", language))
            return
        sees_hands = seat == WATCHING and hello.sees_hands
        if sees_hands and not room.saved.open_hands:
            await turn_away(socket, "not allowed", words("open hands", language))
            return
        try:
            await self.visit(socket, room, hello.token, Viewpoint(seat, language), sees_hands)
        except Fault as fault:
            await turn_away(socket, code_of(fault), fault.told(language))
        except StoreDown:
            await turn_away(socket, "try again", words("store down now", language))
        except Exception as error:
            server.troubles.note("table", room.id, error)
            await turn_away(socket, "trouble", words("trouble", language))

    async def visit(self, socket: WebSocket, room: Room, token: str, viewpoint: Viewpoint, sees_hands: bool) -> None:
        """May raise Fault, or StoreDown."""
        server, seat, address = self.server, viewpoint.seat, address_of(socket.scope)
        server.visitors.enter(address, room.id, seat)
        leave = partial(server.visitors.leave, address, room.id, seat)
        line = socket.scope.get("extensions", {}).get(LINE)
        try:
            with expecting(room):
                await server.lobby.prepare(room, sees_hands, Errand(address, is_urgent=True))
                if room.is_dismissed:  # meanwhile
                    raise StoreDown(f"{room.id} is in other hands")
                server.seat(token, room)  # the link may have been renewed meanwhile, or the table closed
                budget = server.limits.budget(address, party(room.id, seat, address))
                if line is not None:
                    outbox = Outbox(filled=partial(server.rounds.add, line.flush))
                else:
                    outbox = Outbox(settle=server.lobby.store.settle)
                listener = Listener(seat, outbox.put, sees_hands, viewpoint.language, budget)
                conversation = Conversation(
                    room, listener, outbox, server.caretaker.wake, server.troubles, leave, server.inquiries
                )
                conversation.begin()
        except BaseException:
            leave()
            raise
        if line is not None:
            line.hold(conversation)
        else:
            await converse(socket, conversation)


def code_of(fault: Fault) -> RefusalCode:
    return CODES.get(fault.status, "try again")


@contextmanager
def expecting(room: Room) -> Iterator[None]:
    """Somebody comes, who will find this very table: it does not go to sleep meanwhile."""
    room.expected += 1
    try:
        yield
    finally:
        room.expected -= 1


async def hear_hello(socket: WebSocket, language: str) -> Hello | None:
    """Who has come; None: they did not say, and have been turned away."""
    try:
        async with asyncio.timeout(HELLO_WITHIN):
            told = await socket.receive()
    except TimeoutError:
        await turn_away(socket, "try again", words("no hello", language, seconds=HELLO_WITHIN))
        return None
    text = told.get("text") or ""
    if told["type"] != "websocket.receive":
        return None
    if len(text.encode()) > MOST_BYTES:
        await turn_away(socket, "too large", words("too large", language))
        return None
    try:
        return FIRST.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        await turn_away(socket, "malformed", words("hello first", language, error=error))
        return None
