"""A conversation over a WebSocket: what is heard goes to the table, what the table says is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from rumpus.server.audience import Listener, refuse
from rumpus.server.greeting import greet
from rumpus.server.limits import MOST_BYTES
from rumpus.server.outbox import Outbox
from rumpus.server.protocol import CLIENT, ENCODER, ClientMessage, Inquiry, RefusalCode, Refused
from rumpus.server.room import Room
from rumpus.server.store import StoreDown
from rumpus.server.troubles import Troubles
from rumpus.server.turnstile import Turnstile
from rumpus.server.wire import SENT_AWAY, TOO_FAST

MOST_IN_VAIN = 200  # messages that are too fast: whoever does not slow down is let go
MOST_ASKED = 10  # inquiries of one connection that wait for their turn
Heard = Callable[[Room], None]  # something has happened at this table


class Conversation:
    """Somebody at a table: what they say goes there, and what they are told goes to an outbox."""

    __slots__ = ("_asked", "_gone", "_heard", "_in_vain", "_inquiries", "_room", "_troubles", "listener", "outbox")

    def __init__(
        self,
        room: Room,
        listener: Listener,
        outbox: Outbox,
        heard: Heard,
        troubles: Troubles,
        gone: Callable[[], None],
        inquiries: Turnstile,
    ) -> None:
        """`heard` is called after whatever may have changed the table, `gone` when they have left it. `inquiries` are
        those of all tables."""
        self.listener = listener
        self.outbox = outbox
        self._room = room
        self._heard = heard
        self._troubles = troubles
        self._gone = gone
        self._inquiries = inquiries
        self._asked = 0  # inquiries that wait
        self._in_vain = 0  # messages that came too fast, less those that did not
        listener.send, listener.close, listener.unsay = outbox.put, outbox.close, outbox.empty

    def begin(self) -> None:
        """If they cannot be told what there is, they are not there."""
        try:
            self._room.join(self.listener)
        except BaseException:
            for audience in self._room.audiences():
                if self.listener in audience.listeners:
                    audience.listeners.remove(self.listener)
            raise
        self._heard(self._room)

    def end(self) -> None:
        self.listener.is_gone = True
        self._gone()
        with self._troubles.kept_at("message", self._room.id):
            self._room.leave(self.listener)
        self._heard(self._room)

    def hear(self, text: str) -> bool:
        """One message; False: they do not slow down."""
        listener = self.listener
        if listener.is_gone:
            return True
        if not listener.may("message"):
            self._in_vain += 1
            return self._in_vain <= MOST_IN_VAIN
        self._in_vain = max(0, self._in_vain - 1)
        if len(text.encode()) > MOST_BYTES:
            refuse(listener, "too large", "too large")
            return True
        try:
            message = CLIENT.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            refuse(listener, "malformed", "no message", error=error)
            return True
        if not isinstance(message, Inquiry):
            self.take(message)
        elif self._asked < MOST_ASKED:
            self._asked += 1
            self._inquiries.enter(listener.budget.address, partial(self.look_into, message))
        else:
            refuse(listener, "too fast", "slower")
        return True

    def look_into(self, message: ClientMessage) -> None:
        """Something that changes nothing, and takes some milliseconds: it is its turn."""
        self._asked -= 1
        if not self.listener.is_gone:
            self.take(message)

    def take(self, message: ClientMessage) -> None:
        room, listener = self._room, self.listener
        try:
            room.receive(listener, message)
        except StoreDown as error:
            self._troubles.note("message", room.id, error)
            refuse(listener, "try again", "store down")
        except Exception as error:
            self._troubles.note("message", room.id, error)
            refuse(listener, "trouble", "trouble")
        self._heard(room)

    def tell_anew(self) -> None:
        """They have missed something."""
        if not self.listener.is_gone:
            greet(self._room, self.listener)


async def converse(socket: WebSocket, conversation: Conversation) -> None:
    """Until either side goes, where nobody else holds the conversation: a server's own connections do."""
    outbox = conversation.outbox
    sending = asyncio.create_task(send_all(socket, conversation))
    listening = asyncio.create_task(listen(socket, conversation))
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        conversation.end()
        sending.cancel()
        listening.cancel()
    await asyncio.wait((sending, listening))
    for task in (sending, listening):
        if not task.cancelled():
            task.result()
    if socket.client_state is WebSocketState.CONNECTED and (outbox.is_done or not listening.cancelled()):
        with suppress(WebSocketDisconnect):  # they may have gone already
            await socket.close(SENT_AWAY if outbox.is_done else TOO_FAST)


async def listen(socket: WebSocket, conversation: Conversation) -> None:
    """Until they go, or do not slow down."""
    while (told := await socket.receive())["type"] == "websocket.receive":
        if not conversation.hear(told.get("text") or ""):
            return


async def send_all(socket: WebSocket, conversation: Conversation) -> None:
    outbox = conversation.outbox
    with suppress(WebSocketDisconnect):  # somebody who has gone cannot be told
        while not outbox.is_done:
            text = await outbox.next()
            if text is not None:
                await socket.send_text(text)
            else:
                conversation.tell_anew()


async def turn_away(socket: WebSocket, code: RefusalCode, told: str) -> None:
    """Say why, then close: a bare close code tells a person nothing."""
    with suppress(WebSocketDisconnect):  # they may have gone already
        await socket.send_text(ENCODER.encode(Refused(code, told)).decode())
        await socket.close(SENT_AWAY)


def is_same_origin(connection: HTTPConnection) -> bool:
    """Browsers say which page speaks; only our own may. Programs say nothing."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # a bracket that does not close
        return False
