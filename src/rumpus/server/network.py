"""Who can reach this server: only this machine, or friends in its network. The internet stays out.

Opening it is up to whoever started the server: it takes their key, and a page that was loaded on this very machine.
"""

from __future__ import annotations

import asyncio
import ipaddress
import secrets
import socket
import time
from contextlib import closing, suppress
from typing import Protocol
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from rumpus.server.fault import Fault
from rumpus.server.requests import answer, read
from rumpus.server.tables import OpenDoor, Reach

# Asked which way it would go to one of these, the system says which of its addresses it would use; nothing is sent.
FAR_AWAY = ("192.0.2.1", "10.0.0.1", "172.16.0.1", "192.168.0.1")
SIGN = "/api/network/sign"
PATIENCE = 2.0  # seconds until an address counts as one that cannot be reached
FRESH = 5.0  # seconds for which it need not be tried again
EVERYWHERE = ("0.0.0.0", "::")


class Door(Protocol):
    """Listens at a further address while it is open."""

    async def open(self, address: str) -> None:
        """May raise OSError."""
        ...

    async def close(self) -> None: ...


class Network:
    """`host` and `port` are where the server listens anyway. If that is for this machine only, a door lets friends
    in, for whoever has the key."""

    def __init__(self, host: str = "127.0.0.1", port: int = 0, key: str = "", door: Door | None = None) -> None:
        self.port = port
        self.key = key
        self.door = door if is_loopback(host) else None
        self.guests = "" if is_loopback(host) else host  # the address at which it listens to others
        self.sign = secrets.token_urlsafe(12)  # by which it knows itself
        self.checked = -FRESH
        self.reached = ""
        self._trying = asyncio.Lock()

    # -- opening and closing ---------------------------------------------------------------------------

    async def open(self) -> None:
        """Let friends come. May raise Fault, and nobody can."""
        await self.close()
        assert self.door is not None
        address = own_address()
        if address is None:
            raise Fault(424, "no network")
        try:
            await self.door.open(address)
        except OSError as error:
            raise Fault(424, "network refuses", address=f"{address}:{self.port}", error=error) from None
        self.guests = address

    async def close(self) -> None:
        if self.door is not None and self.guests:
            await self.door.close()
            self.guests = ""
        self.checked = -FRESH

    async def address(self) -> str:
        """Where friends reach this server, tried a moment ago; empty: they do not."""
        async with self._trying:  # by one of those who ask
            if time.monotonic() - self.checked >= FRESH:
                address = self.wanted()
                self.reached = self.at_port(address) if address and await self.is_at(address) else ""
                self.checked = time.monotonic()
            return self.reached

    def outward(self, base: str) -> str:
        """Where pages begin that were loaded at `base`, for people elsewhere; empty: none of them comes there."""
        if not is_loopback(name_in(urlsplit(base).netloc)):
            return base
        address = self.wanted()
        return f"http://{self.at_port(address)}/" if address else ""

    def wanted(self) -> str:
        """The address at which friends are to come; empty: they are not."""
        return (own_address() or "") if self.guests in EVERYWHERE else self.guests

    def at_port(self, address: str) -> str:
        return f"[{address}]:{self.port}" if ":" in address else f"{address}:{self.port}"

    async def is_at(self, address: str) -> bool:
        """Whether this very server answers there."""
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                reader, writer = await asyncio.open_connection(address, self.port)
                with closing(writer):
                    writer.write(f"GET {SIGN} HTTP/1.0\r\n\r\n".encode())
                    return (await reader.read()).endswith(self.sign.encode())
        return False

    # -- over HTTP -------------------------------------------------------------------------------------

    def routes(self) -> list[Route]:
        return [
            Route("/api/network", self.get, methods=["GET"]),
            Route("/api/network", self.change, methods=["POST"]),
            Route(SIGN, self.get_sign),
        ]

    async def get(self, request: Request) -> Response:
        return answer(Reach(await self.address(), self.door is not None and is_at_home(request)))

    async def change(self, request: Request) -> Response:
        wish = await read(request, OpenDoor)
        if (
            self.door is None
            or not is_at_home(request)
            or not secrets.compare_digest(wish.key.encode(), self.key.encode())
        ):
            raise Fault(403, "not the host")
        await (self.open() if wish.is_open else self.close())
        return await self.get(request)

    async def get_sign(self, request: Request) -> Response:
        return PlainTextResponse(self.sign)


def own_address() -> str | None:
    """The address of this machine in its own network; None: it is in none, or in the open internet."""
    for far in FAR_AWAY:
        with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as way, suppress(OSError):
            way.connect((far, 9))
            address: str = way.getsockname()[0]
            if not is_loopback(address):
                return None if ipaddress.ip_address(address).is_global else address
    return None


def is_at_home(request: Request) -> bool:
    """Whether it comes from this machine, and from a page that was loaded here: no other name leads to that."""
    host = name_in(request.headers.get("host", ""))
    return request.client is not None and is_loopback(request.client.host) and is_loopback(host)


def name_in(host: str) -> str:
    """What was asked for, without the port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:  # a bracket that does not close
        return ""


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:  # a name
        return False
