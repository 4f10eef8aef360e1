"""A server at a real socket in a thread, and plain connections to it."""

from __future__ import annotations

import asyncio
import re
import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager

import uvicorn
from starlette.types import ASGIApp

from rumpus.server.crowd import Crowd
from rumpus.server.wire import Wiring

PATIENCE = 30.0  # seconds: however slow the machine is
SHAKE = (
    "GET /ws/room HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n"
)


@contextmanager
def serving_only(app: ASGIApp, crowd: Crowd | None = None) -> Iterator[tuple[uvicorn.Server, int]]:
    """This instead of tables. In the end it has stopped."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        port = listener.getsockname()[1]
        serves = uvicorn.Server(
            Wiring(app, "127.0.0.1", port, crowd or Crowd(8), lifespan="off", timeout_graceful_shutdown=1)
        )
        thread = threading.Thread(target=asyncio.run, args=(serves.serve([listener]),))
        thread.start()
        try:
            yield serves, port
        finally:
            serves.should_exit = True
            thread.join(PATIENCE)
        assert not thread.is_alive()


@contextmanager
def line(port: int) -> Iterator[socket.socket]:
    with closing(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)) as found:
        yield found


def told(connection: socket.socket) -> bytes:
    """Everything until the other side closes."""
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionError:
        pass
    return b"".join(parts)


def whole_answer(connection: socket.socket) -> bytes:
    """With its body, which may come after its head."""
    answer = b""
    while not (found := re.search(rb"(?i)content-length: (\d+)\r\n(.*?\r\n)??\r\n", answer, re.DOTALL)):
        answer += some(connection)
    while len(answer) < found.end() + int(found[1]):
        answer += some(connection)
    return answer


def some(connection: socket.socket) -> bytes:
    part = connection.recv(65536)
    assert part, "the other side has closed"
    return part


def status(answer: bytes) -> int:
    return int(answer.split()[1])
