"""Whatever is asked of a table is passed on to the server that has it, whichever server it came to.

So any proxy may send anything to any server. What is passed on says where it came from, and is believed by its key. On
one machine a WebSocket is handed over instead, and from then on nothing passes here.
"""

from __future__ import annotations

import asyncio
import hmac
import re
from collections.abc import AsyncIterator
from contextlib import suppress

import h11
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidState

from rumpus.server.fault import Fault
from rumpus.server.gate import turn_back
from rumpus.server.handover import NoWay, Refused, hand_over
from rumpus.server.limits import MOST_BYTES
from rumpus.server.sharing import Sharing
from rumpus.server.wire import LINE, SocketConnection

TABLE = re.compile(r"/(?:api/rooms|ws|table|result|invite|replay)/([^/]+)")
PATIENCE = 8.0  # seconds until somebody has a table that nobody has now
AGAIN = 0.1  # seconds between two looks
REACHED = 2.0  # seconds in which another server has to be reached
ANSWERED = 60.0  # and has to answer
CLOSED = 0.5  # seconds that it has to say goodbye
NOT_OURS = 421  # what a server says that does not have a table
GOING_AWAY = 1012  # the code with which a connection is closed then
KEY, HOST, CLIENT, SCHEME = b"x-rumpus-key", b"x-rumpus-host", b"x-rumpus-client", b"x-rumpus-scheme"
FORWARDED = b"x-forwarded-for"  # by which requests are let in over there, as those of any proxy
# What is between two machines only, or is said anew.
BETWEEN = {
    b"connection", b"keep-alive", b"transfer-encoding", b"te", b"upgrade", b"host", b"content-length", b"expect",
    FORWARDED,
}  # fmt: skip
ANEW = {b"connection", b"keep-alive", b"transfer-encoding", b"date", b"server"}


class NotThere(Exception):
    """The table is not there, and nothing has happened."""


class Relay:
    """In front of everything that is said of tables."""

    def __init__(self, app: ASGIApp, sharing: Sharing) -> None:
        self.app = app
        self.sharing = sharing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = TABLE.match(scope.get("path", ""))
        if found is None or "passed on" in scope or self.sharing.is_ours(found[1]):
            await self.app(scope, receive, send)
            return
        body = b""
        if scope["type"] == "http":
            body = await whole(receive)
            receive = again(body, receive)
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while not self.sharing.is_ours(found[1]):
            owner = self.sharing.owner(found[1])
            try:
                if owner is not None:
                    if not await self.has_handed_over(owner, found[1], scope):
                        await self.pass_on(owner, scope, receive, send, body)
                    return
            except NotThere:
                pass
            if loop.time() > until or self.sharing.has_left:
                await turn_back(scope, receive, send, Fault(503, "store down now"))
                return
            await asyncio.sleep(AGAIN)
            self.sharing.look_soon()
        await self.app(scope, receive, send)

    async def has_handed_over(self, owner: str, room: str, scope: Scope) -> bool:
        """NotThere: it is as if it had never been tried."""
        line: SocketConnection | None = scope.get("extensions", {}).get(LINE)
        if line is None or line.transport.is_closing():
            return False
        try:
            await hand_over(owner, self.sharing.key, room, line.lend(), head_of(scope))
        except NoWay:
            line.take_back()
            return False
        except Refused:
            line.take_back()
            raise NotThere from None
        line.let_go()
        return True

    async def pass_on(self, owner: str, scope: Scope, receive: Receive, send: Send, body: bytes) -> None:
        """NotThere: it is as if it had never been tried."""
        headers = [(name, value) for name, value in scope["headers"] if name not in BETWEEN]
        said = {name: value for name, value in scope["headers"] if name == b"host"}
        client = scope.get("client") or ("", 0)
        headers += [
            (KEY, self.sharing.key.encode()),
            (HOST, said.get(b"host", b"")),
            (CLIENT, client[0].encode()),
            (FORWARDED, client[0].encode()),
            (SCHEME, scope["scheme"].encode()),
        ]
        if scope["type"] == "http":
            try:
                await pass_on_request(owner, scope, send, headers, body)
            except Broken:  # it may have been done, or not
                await turn_back(scope, receive, send, Fault(503, "store down now"))
        else:
            await pass_on_socket(owner, scope, receive, send, headers)


class Arrival:
    """What other servers pass on comes in here, and nothing else."""

    def __init__(self, app: ASGIApp, sharing: Sharing) -> None:
        self.app = app
        self.sharing = sharing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        told = dict(scope["headers"])
        found = TABLE.match(scope["path"])
        if not hmac.compare_digest(told.get(KEY, b""), self.sharing.key.encode()):
            await refuse(scope, receive, send, 403)
        elif found is None or not self.sharing.is_ours(found[1]):
            await refuse(scope, receive, send, NOT_OURS)
        else:
            ours = (KEY, HOST, CLIENT, SCHEME, b"host")
            headers = [(name, value) for name, value in scope["headers"] if name not in ours]
            scope = {
                **scope,
                "headers": [*headers, (b"host", told.get(HOST, b""))],
                "client": (told.get(CLIENT, b"").decode(), 0),
                "scheme": told.get(SCHEME, b"http").decode(),
                "passed on": True,
            }
            await self.app(scope, receive, send)


async def refuse(scope: Scope, receive: Receive, send: Send, status: int) -> None:
    if scope["type"] == "http":
        await Response(status_code=status)(scope, receive, send)
    else:
        await receive()
        with suppress(AssertionError):  # of the library, if they have hung up meanwhile
            await send({"type": "websocket.close"})


# -- requests ------------------------------------------------------------------------------------------------


class Broken(Exception):
    """The other server has gone, and what it has done before nobody knows."""


async def pass_on_request(
    owner: str, scope: Scope, send: Send, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    try:
        async with asyncio.timeout(REACHED):
            host, _, port = owner.rpartition(":")
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except (OSError, ValueError):  # a timeout, too
        raise NotThere from None
    wire = h11.Connection(h11.CLIENT)
    head = [(b"host", owner.encode()), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
    request = h11.Request(method=scope["method"], target=target_of(scope), headers=[*head, *headers])
    has_begun = False
    try:
        for part in (request, h11.Data(data=body), h11.EndOfMessage()):
            writer.write(wire.send(part) or b"")
        async for event in heard(reader, wire):
            if isinstance(event, h11.Response):
                if event.status_code == NOT_OURS:
                    raise NotThere
                has_begun = True
                kept = [(name, value) for name, value in event.headers.raw_items() if name.lower() not in ANEW]
                await send({"type": "http.response.start", "status": event.status_code, "headers": kept})
            elif isinstance(event, h11.Data):
                await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
    except (OSError, h11.RemoteProtocolError):
        if has_begun:
            raise  # whoever waits for the rest is disconnected
        raise (NotThere if scope["method"] in ("GET", "HEAD") else Broken) from None
    finally:
        writer.close()


async def heard(reader: asyncio.StreamReader, wire: h11.Connection) -> AsyncIterator[h11.Event]:
    while True:
        event = wire.next_event()
        if event is h11.NEED_DATA:
            async with asyncio.timeout(ANSWERED):
                wire.receive_data(await reader.read(65536))
        elif isinstance(event, h11.EndOfMessage):
            return
        else:
            assert isinstance(event, h11.Event)
            yield event


async def whole(receive: Receive) -> bytes:
    """What is sent along; what is too much is cut off, but is still too much."""
    body: bytes = b""
    while True:
        message = await receive()
        body += message.get("body", b"")
        if not message.get("more_body", False) or len(body) > MOST_BYTES:
            return body


def again(body: bytes, receive: Receive) -> Receive:
    """The same, to be read once more."""
    told: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replayed() -> Message:
        return told.pop() if told else await receive()

    return replayed


def head_of(scope: Scope) -> bytes:
    """A request without a body, as it came."""
    lines = [b"GET " + target_of(scope) + b" HTTP/1.1", *(name + b": " + value for name, value in scope["headers"])]
    return b"\r\n".join([*lines, b"", b""])


def target_of(scope: Scope) -> bytes:
    path, query = bytes(scope["raw_path"]), bytes(scope["query_string"])
    return b"?".join([path, query] if query else [path])


# -- WebSockets ----------------------------------------------------------------------------------------------


async def pass_on_socket(
    owner: str, scope: Scope, receive: Receive, send: Send, headers: list[tuple[bytes, bytes]]
) -> None:
    told = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers]
    kept = [(name, value) for name, value in told if not name.startswith("sec-websocket")]
    try:
        there = await connect(
            f"ws://{owner}{target_of(scope).decode()}", additional_headers=kept, compression=None, max_size=None,
            ping_interval=None, open_timeout=REACHED, close_timeout=CLOSED, user_agent_header=None, proxy=None,
        )  # fmt: skip
    except (OSError, InvalidHandshake, ConnectionClosed):  # a timeout, too
        raise NotThere from None
    try:
        await receive()
        await send({"type": "websocket.accept"})
        both = (asyncio.create_task(there_from(receive, there)), asyncio.create_task(back_from(there, send)))
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.wait(both)
        for task in both:
            if not task.cancelled():
                task.result()
    finally:
        await there.close()


async def there_from(receive: Receive, there: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            await there.send(text if text is not None else message["bytes"])


async def back_from(there: ClientConnection, send: Send) -> None:
    """What it says, until it closes the connection; or it has gone, and then the client comes back."""
    with suppress(OSError, InvalidState):  # the client has gone, or this server stops
        with suppress(ConnectionClosed):
            async for told in there:
                await send({"type": "websocket.send", "text" if isinstance(told, str) else "bytes": told})
        code = there.close_code
        is_said = code is not None and code not in (1005, 1006)
        await send({"type": "websocket.close", "code": code if is_said else GOING_AWAY})
