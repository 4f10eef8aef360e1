"""The network between a browser and the server: it can be cut, fall silent, and come back."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress
from types import TracebackType

PART = 65_536  # bytes


class Wire:
    """Use it in a `with`. Whatever connects to its address is passed on to the server."""

    def __init__(self, port: int) -> None:
        self.to = ("127.0.0.1", port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.is_cut = False
        self.is_silent = False
        self.ends: list[socket.socket] = []
        self.accepting = threading.Thread(target=self.accept, daemon=True)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.listener.getsockname()[1]}"

    def __enter__(self) -> Wire:
        self.accepting.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.cut()
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.accepting.join()

    # -- what can happen to it -------------------------------------------------------------------------

    def cut(self) -> None:
        """All connections end, and nobody comes through."""
        self.is_cut = True
        for end in self.ends:
            hang_up(end)
        self.ends = []

    def fall_silent(self) -> None:
        """Connections stay, and nothing arrives any more: a tunnel, a laptop that was closed."""
        self.is_silent = True

    def mend(self) -> None:
        self.is_cut = self.is_silent = False

    # -- how it works ----------------------------------------------------------------------------------

    def accept(self) -> None:
        with suppress(OSError):  # the listener was closed
            while True:
                browser, _ = self.listener.accept()
                if self.is_cut:
                    hang_up(browser)
                    continue
                server = socket.create_connection(self.to)
                self.ends += [browser, server]
                for one, other in ((browser, server), (server, browser)):
                    threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):  # hung up
            while part := one.recv(PART):
                if not self.is_silent:
                    other.sendall(part)
        hang_up(one)
        hang_up(other)


def hang_up(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
