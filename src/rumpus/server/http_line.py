"""Connections for requests. A request has to be here within a time, and an answer has to be taken."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from rumpus.family.words import USUAL
from rumpus.server.headers import ALWAYS, NEVER_KEPT
from rumpus.server.limits import MOST_BYTES, household
from rumpus.server.lines import STALLED, Watch, crowd_of, drop_when_stalled, host_of
from rumpus.server.words import words

ARRIVES_WITHIN = 20.0  # seconds for a request, from its first letter to its last
AT_ONCE = 4096  # bytes that are understood in one go: full of the smallest parts of a body, they take some milliseconds
HUNGRY = (h11.IDLE, h11.SEND_BODY)  # what arrives now belongs to this request; otherwise it is for the next one
HEAD_ENDS = re.compile(rb"\n\r?\n")
FORWARDED = re.compile(rb"(?im)^x-forwarded-for:([^\r\n]*)")


class HttpConnection(H11Protocol):
    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any], **more: Any
    ) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.arriving = Watch(ARRIVES_WITHIN)
        self.unread = Watch(STALLED)
        self.arrived = b""  # and is still to be understood
        self.is_waiting = False  # for its turn
        self.passed_for = ""  # the address that a proxy speaks for in this request

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        drop_when_stalled(transport)
        if crowd_of(self.config).enters(host_of(self.client)):
            self.arriving.begin(transport)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self.timeout_keep_alive_task is not None:
            self.timeout_keep_alive_task.cancel()
            self.timeout_keep_alive_task = None
        self.arrived += data
        self.handle_events()

    def handle_events(self) -> None:
        """What has arrived is understood when it is its turn, a little each time. Until then nothing more is read."""
        if not self.is_waiting:
            self.is_waiting = True
            address = self.forwarded(self.arrived[:MOST_BYTES]) or household(host_of(self.client))
            if not crowd_of(self.config).turnstile.enter(address, self.go_on):
                self.flow.pause_reading()

    def go_on(self) -> None:
        self.is_waiting = False
        if self.transport.is_closing():
            return
        self.flow.resume_reading()
        self.take_some()
        if not self.is_let_in():
            self.send_away(429, words("slower", USUAL))
            return
        super().handle_events()
        state = self.conn.their_state
        if (protocol := self.transport.get_protocol()) is not self:  # a WebSocket from now on
            self.arriving.end()
            protocol.passed_for, self.passed_for = self.passed_for, ""  # type: ignore[attr-defined]
        elif state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0]):
            self.arriving.begin(self.transport)
        elif state is not h11.IDLE:
            self.arriving.end()
        if self.arrived and protocol is self and state in HUNGRY:
            self.handle_events()

    def take_some(self) -> None:
        if self.arrived and self.conn.their_state in HUNGRY:
            some, self.arrived = self.arrived[:AT_ONCE], self.arrived[AT_ONCE:]
            self.conn.receive_data(some)

    def is_let_in(self) -> bool:
        """Those of a proxy are counted by what each of them says."""
        address = self.forwarded()
        if not address:
            return True
        self.passed_for = address
        return crowd_of(self.config).passes(address)

    def forwarded(self, more: bytes = b"") -> str:
        """The address that a proxy speaks for in the request which is to be understood next, with more of it that has
        arrived; empty: there is none."""
        crowd, host = crowd_of(self.config), host_of(self.client)
        if self.conn.their_state is not h11.IDLE or not crowd.is_proxy(host):
            return ""
        arrived = self.conn.trailing_data[0] + more
        end = HEAD_ENDS.search(arrived)
        found = FORWARDED.findall(arrived, 0, end.start()) if end is not None else []
        return crowd.told_by(host, b",".join(found).decode("latin-1"))

    def has_answered(self) -> None:
        crowd_of(self.config).has_passed(self.passed_for)
        self.passed_for = ""

    def on_response_complete(self) -> None:
        self.has_answered()
        super().on_response_complete()
        if self.conn.their_state is h11.SEND_BODY:  # the rest of what nobody wants to know
            self.arriving.begin(self.transport)

    def send_400_response(self, msg: str) -> None:
        self.send_away(400, msg)

    def send_away(self, status: int, told: str) -> None:
        """With what every answer says; without an answer, if one has begun already."""
        headers = {"Content-Type": "text/plain; charset=utf-8", **ALWAYS, "Cache-Control": NEVER_KEPT}
        response = h11.Response(status_code=status, headers=[*headers.items(), ("Connection", "close")])
        try:
            for event in (response, h11.Data(data=told.encode()), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        except h11.LocalProtocolError:
            self.transport.abort()
        self.transport.close()

    def shutdown(self) -> None:
        """Nobody waits for the rest of a request any more."""
        super().shutdown()
        if self.conn.their_state is h11.SEND_BODY:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.end()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.arriving.end()
        self.unread.end()
        crowd_of(self.config).leaves(host_of(self.client), self.passed_for)
