"""A conversation over a WebSocket: what is heard goes to the table, what the table says is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rumpus.server.audience import Listener, refuse
from rumpus.server.greeting import greet
from rumpus.server.limits import MOST_BYTES, Budget
from rumpus.server.outbox import Outbox, later
from rumpus.server.protocol import CLIENT, ENCODER, RefusalCode, Refused
from rumpus.server.room import Room
from rumpus.server.store import StoreDown
from rumpus.server.troubles import Troubles
from rumpus.server.wire import AT_ONCE

MOST_IN_VAIN = 200  # messages that are too fast: whoever does not slow down is let go
TOO_FAST = 4429  # the code with which a connection is closed then
SENT_AWAY = 4403  # and that of those who are not let in, or no longer
Heard = Callable[[Room], None]  # something has happened at this table


async def converse(
    socket: WebSocket,
    room: Room,
    seat: int,
    sees_hands: bool,
    language: str,
    budget: Budget,
    heard: Heard,
    troubles: Troubles,
) -> None:
    """Until either side goes. `heard` is called after whatever may have changed the table."""
    at_once = socket.scope.get("extensions", {}).get(AT_ONCE, {})
    outbox = Outbox(at_once=at_once.get("send", later))
    listener = Listener(seat, outbox.put, sees_hands, language, budget)
    listener.close = outbox.close
    room.join(listener)
    heard(room)
    sending = asyncio.create_task(send_all(socket, outbox, room, listener))
    listening = asyncio.create_task(listen(socket, room, listener, heard, troubles))
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(listener)
        heard(room)
        sending.cancel()
        listening.cancel()
    await asyncio.wait((sending, listening))
    for task in (sending, listening):
        if not task.cancelled():
            task.result()
    if socket.client_state is WebSocketState.CONNECTED and (outbox.is_done or not listening.cancelled()):
        with suppress(WebSocketDisconnect):  # they may have gone already
            await socket.close(SENT_AWAY if outbox.is_done else TOO_FAST)


async def listen(socket: WebSocket, room: Room, listener: Listener, heard: Heard, troubles: Troubles) -> None:
    """Until they go, or do not slow down."""
    in_vain = 0  # messages that came too fast, less those that did not
    while (told := await socket.receive())["type"] == "websocket.receive":
        text = told.get("text") or ""
        if listener.is_gone:
            continue
        if len(text.encode()) > MOST_BYTES:
            refuse(listener, "too large", "too large")
        elif not listener.may("message"):
            in_vain += 1
            if in_vain > MOST_IN_VAIN:
                return
        else:
            in_vain = max(0, in_vain - 1)
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


async def send_all(socket: WebSocket, outbox: Outbox, room: Room, listener: Listener) -> None:
    with suppress(WebSocketDisconnect):  # somebody who has gone cannot be told
        while not outbox.is_done:
            text = await outbox.next()
            if text is not None:
                await socket.send_text(text)
            elif not listener.is_gone:
                greet(room, listener)


async def turn_away(socket: WebSocket, code: RefusalCode, told: str) -> None:
    """Say why, then close: a bare close code tells a person nothing."""
    with suppress(WebSocketDisconnect):  # they may have gone already
        await socket.send_text(ENCODER.encode(Refused(code, told)).decode())
        await socket.close(SENT_AWAY)


def is_same_origin(connection: HTTPConnection) -> bool:
    """Browsers say which page speaks; only our own may. Programs say nothing."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
