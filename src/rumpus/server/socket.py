"""A conversation over a WebSocket: what is heard goes to the table, what the table says is sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from rumpus.server.audience import Listener, refuse
from rumpus.server.limits import MOST_BYTES, MOST_MESSAGES, MOST_WAITING, WITHIN, Pace
from rumpus.server.protocol import CLIENT, ENCODER, RefusalCode, Refused
from rumpus.server.room import Room
from rumpus.server.store import StoreDown
from rumpus.server.troubles import Troubles

Heard = Callable[[Room], None]  # something has happened at this table


async def converse(
    socket: WebSocket, room: Room, seat: int, sees_hands: bool, language: str, heard: Heard, troubles: Troubles
) -> None:
    """Until either side goes. `heard` is called after whatever may have changed the table."""
    outbox: asyncio.Queue[str] = asyncio.Queue()
    sending = asyncio.create_task(send_all(socket, outbox))

    def send(text: str) -> None:
        if outbox.qsize() < MOST_WAITING:
            outbox.put_nowait(text)
        else:
            sending.cancel()

    listener = Listener(seat, send, sees_hands, language)
    room.join(listener)
    heard(room)
    listening = asyncio.create_task(listen(socket, room, listener, heard, troubles))
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(listener)
        sending.cancel()
        listening.cancel()
    await asyncio.wait((sending, listening))
    for task in (sending, listening):
        if not task.cancelled():
            task.result()


async def listen(socket: WebSocket, room: Room, listener: Listener, heard: Heard, troubles: Troubles) -> None:
    pace = Pace(MOST_MESSAGES, WITHIN)
    while (told := await socket.receive())["type"] == "websocket.receive":
        text = told.get("text") or ""
        if len(text.encode()) > MOST_BYTES:
            refuse(listener, "too large", "too large")
        elif not pace.allows(time.monotonic()):
            refuse(listener, "too fast", "slower")
        else:
            try:
                message = CLIENT.decode(text)
            except (msgspec.DecodeError, RecursionError) as error:
                refuse(listener, "malformed", "no message", error=error)
                continue
            try:
                room.receive(listener, message)
            except StoreDown as error:
                troubles.note("message", room.id, error)
                refuse(listener, "try again", "store down")
            except Exception as error:
                troubles.note("message", room.id, error)
                refuse(listener, "trouble", "trouble")
            heard(room)


async def send_all(socket: WebSocket, outbox: asyncio.Queue[str]) -> None:
    with suppress(WebSocketDisconnect):  # somebody who has gone cannot be told
        while True:
            await socket.send_text(await outbox.get())


async def turn_away(socket: WebSocket, code: RefusalCode, told: str) -> None:
    """Say why, then close: a bare close code tells a person nothing."""
    await socket.send_text(ENCODER.encode(Refused(code, told)).decode())
    await socket.close(4403)


def is_same_origin(connection: HTTPConnection) -> bool:
    """Browsers say which page speaks; only our own may. Programs say nothing."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
