"""WebSockets as the system knows them: they end if nobody uses them, and none takes more than its share.

Each has to pass on what it is sent and to answer pings. What arrives is bounded before it is understood.
"""

from __future__ import annotations

import asyncio
import http
from contextlib import suppress
from typing import Any, Protocol

import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request, Response
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from rumpus.server.audience import Listener
from rumpus.server.crowd import Crowd
from rumpus.server.frames import framed, unframed
from rumpus.server.headers import ALWAYS, NEVER_KEPT
from rumpus.server.http_line import HttpConnection
from rumpus.server.limits import MOST_BYTES, Rate, Rates, household
from rumpus.server.lines import STALLED, Counted, Watch, crowd_of, host_of
from rumpus.server.outbox import Outbox
from rumpus.server.signals import Letters, Mailbox, Signal

IDLE = 20  # seconds for which a connection is kept for the next request
PING_EVERY, PONG_WITHIN = 20.0, 20.0  # seconds
MOST_UNSENT = 4_000_000  # bytes that were answered to somebody who goes on without reading
MOST_FRAMES = 16  # of one message: each takes as long as the message itself
AT_ONCE = 1024  # bytes that are read in one go: full of the smallest frames, they take some milliseconds
SHORT = 256  # bytes: what nearly all messages are, so that they need not wait for their turn
PINGS = Rate(20, 20.0)  # of one connection; pongs are counted with them
MOST_IN_VAIN = 65_536  # bytes that are still read of somebody who was told goodbye, until they answer that
# Each message by itself: to remember the last ones would take 40 kB, for every connection.
DEFLATE = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=12,
    client_max_window_bits=12,
    compress_settings={"memLevel": 5},
)
LINE = "rumpus.line"  # where the connection itself is found, which holds conversations or is given to another process
TOO_FAST = 4429  # the code with which a connection is closed whose messages are too fast
SENT_AWAY = 4403  # and that of those who are not let in, or no longer


class Wiring(Counted):
    def __init__(self, app: Any, host: str, port: int, crowd: Crowd, **options: Any) -> None:
        super().__init__(
            app, crowd, host=host, port=port, http=HttpConnection, ws=SocketConnection,
            h11_max_incomplete_event_size=MOST_BYTES, ws_max_size=4 * MOST_BYTES, timeout_keep_alive=IDLE,
            ws_ping_interval=PING_EVERY, ws_ping_timeout=PONG_WITHIN, **options,
        )  # fmt: skip


class Guest(Protocol):
    """Somebody who has been let in."""

    listener: Listener
    outbox: Outbox

    def hear(self, text: str) -> bool: ...  # False: they do not slow down
    def tell_anew(self) -> None: ...
    def end(self) -> None: ...


class Shaking(ServerProtocol):
    """Who is not let in is told what every answer says."""

    def reject(self, status: http.HTTPStatus | int, text: str) -> Response:
        found = super().reject(status, text)
        found.headers.update({**ALWAYS, "Cache-Control": NEVER_KEPT})
        return found


class SocketConnection(WebSocketsSansIOProtocol):
    """It was a connection for requests until now."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any], **more: Any
    ) -> None:
        super().__init__(config, server_state, app_state, **more)
        self.unread = Watch(STALLED)
        self.pings = Rates(PINGS)
        self.queue = Mailbox()  # type: ignore[assignment]
        self.writable = Signal()  # type: ignore[assignment]
        self.writable.set()
        self.conn = Shaking(extensions=[DEFLATE], max_size=config.ws_max_size, logger=self.logger)
        self.guest: Guest | None = None
        self.arrived = b""  # and is still to be read
        self.reads_on = False  # the next of it in a moment
        self.in_vain = 0  # bytes that were read after goodbye
        self.passed_for = ""  # the address that a proxy speaks for

    def hold(self, guest: Guest) -> None:
        """Somebody is let in. From now on they are heard and told from here: they have no task, and nothing is kept of
        how they came, which is more than all the rest."""
        self.guest = guest
        self.queue = Letters(self.loop, self.hear, self.queue)  # type: ignore[arg-type, assignment]
        self.request.headers.clear()  # whoever reads the frames keeps the request
        del self.request, self.response, self.scope, self.app
        self.resume()
        guest.outbox.filled()  # they are told in a moment

    async def run_asgi(self) -> None:
        """The application ends when somebody has been let in; the connection goes on. Or the server ends, and waits for
        nobody any more."""
        try:
            with suppress(ClientDisconnected, asyncio.CancelledError):
                await self.app(self.scope, self.receive, self.send)
        except Exception:
            self.logger.exception("somebody could not be let in")
            self.send_500_response()
        if self.guest is None and self.close_timer is None:
            self.transport.close()
        self.resume()

    def hear(self, message: dict[str, Any]) -> None:
        try:
            if message["type"] != "websocket.receive":
                self.see_off()
            else:
                self.hear_text(message.get("text") or "")
        finally:
            self.resume()

    def hear_text(self, text: str) -> None:
        if self.guest is not None and not self.guest.hear(text):
            self.part(TOO_FAST)

    @property
    def is_up_to_date(self) -> bool:
        """Somebody is there, and all that they have sent is heard: what comes now begins a message."""
        is_heard = self.guest is not None and self.queue.empty() and not self.frames and not self.conn.reader.buffer
        return is_heard and not self.arrived and not self.close_sent and self.is_open

    async def receive(self) -> Any:
        message = await self.queue.get()
        self.resume()
        return message

    async def send(self, message: Any) -> None:
        """Nothing more after goodbye, which may have been said here while somebody was on their way."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def resume(self) -> None:
        """Read on, if all has been heard that was read: a little of it may unpack to much."""
        if self.reads_on or not (self.queue.empty() or self.close_sent):
            return
        if self.arrived:
            self.reads_on = True
            self.loop.call_soon(self.wait_for_turn)
        elif self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def flush(self) -> None:
        """Tell what waits, as far as they read it."""
        while self.guest is not None and self.guest.outbox.has_some and self.is_free:
            texts = self.guest.outbox.take_some()
            if texts:
                self.tell(texts)
            else:
                self.guest.tell_anew()
        if self.guest is not None and self.guest.outbox.is_done:
            self.part(SENT_AWAY)

    def part(self, code: int) -> None:
        self.see_off()
        if self.is_open:
            self.conn.send_close(code)
            self.transport.writelines(self.conn.data_to_send())
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)

    def see_off(self) -> None:
        guest, self.guest = self.guest, None
        if guest is not None:
            guest.end()

    def send_500_response(self) -> None:
        """Once: if the server ends just then, it says so, too."""
        super().send_500_response()
        self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        text = unframed(data) if self.is_up_to_date else None
        if text is not None:
            self.hear_text(text)
        elif not self.handshake_initiated:
            super().data_received(data)
            if not self.handshake_initiated:  # nobody has understood it, and nobody would answer
                self.transport.close()
        elif self.arrived:
            self.arrived += data
            self.resume()
        else:
            self.arrived = data
            if len(data) <= SHORT:
                self.read_on()
            else:
                self.resume()

    def wait_for_turn(self) -> None:
        """Addresses take turns, with all that their connections have sent, and with requests."""
        address = self.passed_for or household(host_of(self.client))
        if not crowd_of(self.config).turnstile.enter(address, self.read_on):
            self.pause_reading()

    def pause_reading(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        """Read a little of what has arrived, with time for everybody else before the rest."""
        self.reads_on = False
        if self.transport.is_closing():  # there is nobody any more to whom it could be answered
            self.arrived = b""
            return
        data, self.arrived = self.arrived[:AT_ONCE], self.arrived[AT_ONCE:]
        super().data_received(data)
        self.in_vain += len(data) if self.close_sent else 0
        if self.transport.get_write_buffer_size() > MOST_UNSENT or self.in_vain > MOST_IN_VAIN:
            self.transport.abort()
        if self.transport.is_closing():
            self.arrived = b""
        if self.arrived:
            self.pause_reading()
        self.resume()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == http.HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    @property
    def is_open(self) -> bool:
        return self.handshake_complete and self.conn.state is OPEN and not self.transport.is_closing()

    @property
    def is_free(self) -> bool:
        """Something can be sent without waiting."""
        return self.is_open and self.writable.is_set()

    def tell(self, texts: list[str]) -> None:
        """Put them on the wire in one go."""
        if self.conn.extensions:  # they are packed first
            for text in texts:
                self.conn.send_text(text.encode())
            self.transport.writelines(self.conn.data_to_send())
        elif len(texts) == 1:  # as nearly always
            self.transport.write(framed(texts[0].encode()))
        else:
            self.transport.write(b"".join([framed(text.encode()) for text in texts]))

    def lend(self) -> int:
        """By which number the system knows this connection. Another process may read it now, and nobody here."""
        self.transport.pause_reading()
        number: int = self.transport.get_extra_info("socket").fileno()
        return number

    def take_back(self) -> None:
        """The other process does not want it."""
        self.transport.resume_reading()

    def let_go(self) -> None:
        """The other process has it: here nothing is said any more, not even goodbye."""
        self.handshake_complete = True
        self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAMES:
            self.transport.abort()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message is here. One whose letters are none closes the connection, and is nothing for the log."""
        try:
            if self.curr_msg_data_type == "text" and not self.close_sent:
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # they were not let in yet: there is no goodbye
            self.transport.close()
        else:
            super().handle_parser_exception()

    def handle_ping(self) -> None:
        if self.pings.wait("them"):
            self.transport.abort()
        else:
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Also one that nobody has asked for."""
        if self.pings.wait("them"):
            self.transport.abort()
        else:
            super().handle_pong(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread.begin(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.unread.end()
        if self.guest is not None:
            self.guest.outbox.filled()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.unread.end()
        crowd_of(self.config).leaves(host_of(self.client), self.passed_for)
