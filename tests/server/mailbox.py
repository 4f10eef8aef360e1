"""A service on this machine that takes what is sent to it: in place of those in the internet."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple


class Received(NamedTuple):
    path: str
    headers: Mapping[str, str]
    body: bytes


class Mailbox:
    def __init__(self) -> None:
        self.letters: list[Received] = []
        self.answers: list[int] = []  # the next ones; then 200
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def until(self, count: int) -> list[Received]:
        """Wait for so many letters."""
        until = time.monotonic() + 20
        while len(self.letters) < count:
            assert time.monotonic() < until, f"only {len(self.letters)} letters have come"
            time.sleep(0.01)
        return self.letters


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            box.letters.append(Received(self.path, dict(self.headers), body))
            status = box.answers.pop(0) if box.answers else 200
            self.send_response(status)
            if status == 307:
                self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nothing is written."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        box.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield box
        finally:
            server.shutdown()
            thread.join()
