"""What is looked at before anything else: how long the head of a request is, by what name it asks for the server, and
how much has come from its address. No address may hold a token: addresses are written to logs."""

from __future__ import annotations

import asyncio

from starlette.datastructures import Headers, QueryParams
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from rumpus.server.fault import Fault
from rumpus.server.hosts import Hosts
from rumpus.server.limits import MOST_BYTES, Limits
from rumpus.server.protocol import RefusalCode
from rumpus.server.requests import address_of, language_named, show_fault
from rumpus.server.socket import turn_away

CODES: dict[int, RefusalCode] = {429: "too fast", 431: "too large"}  # to those who wanted to sit down


class Gate:
    def __init__(self, app: ASGIApp, hosts: Hosts, limits: Limits) -> None:
        self.app = app
        self.hosts = hosts
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or "passed on" in scope:  # that was looked at where it came in
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except Fault as fault:
            await turn_back(scope, receive, send, fault)
        else:
            await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """May raise Fault."""
        if size(scope) > MOST_BYTES:
            raise Fault(431, "head too large", most=MOST_BYTES)
        host, (reached, _) = Headers(scope=scope).get("host"), scope.get("server") or ("", None)
        if not self.hosts.allow(host, reached):
            raise Fault(421, "no such host", host=host)
        if scope["query_string"] and "token" in QueryParams(scope["query_string"]):
            raise Fault(400, "token in address")
        self.limits.check("request", address_of(scope))


class Ending:
    """Nobody who asks for what takes long is waited for when the server ends: they are told to come again."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = scope["type"] != "http"

        async def send_first(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self.app(scope, receive, send_first)
        except asyncio.CancelledError:
            if has_begun:
                raise
            await turn_back(scope, receive, send, Fault(503, "store down now"))


async def turn_back(scope: Scope, receive: Receive, send: Send, fault: Fault) -> None:
    if scope["type"] == "http":
        await (await show_fault(Request(scope), fault))(scope, receive, send)
        return
    socket = WebSocket(scope, receive, send)
    await socket.accept()
    await turn_away(socket, CODES.get(fault.status, "not allowed"), fault.told(language_named(socket)))


def size(scope: Scope) -> int:
    """Of the head, in bytes."""
    return len(scope["raw_path"]) + len(scope["query_string"]) + sum(len(a) + len(b) + 4 for a, b in scope["headers"])
