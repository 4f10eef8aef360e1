"""Where the server may send something by itself: addresses that people have given, and so never inside its own network.

What a name means is looked up once, all that is found is checked, and only that is connected to: a name that means
something else a moment later leads nowhere.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import Future
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from threading import Thread
from urllib.parse import SplitResult, urlsplit

MOST_LETTERS = 1000  # of an address
SPECIAL = IPv4Network("192.0.0.0/24")  # of which not every Python knows all
TRANSLATED = IPv6Network("64:ff9b::/96")  # IPv4 addresses in the clothes of IPv6
NUMERIC = re.compile(r"(^|\.)(\d+|0x[0-9a-f]*)\.?$")  # no name ends in this
Resolve = Callable[[str, int], Awaitable[Sequence[str]]]


class Forbidden(ValueError):
    """Nothing may be sent there."""


class Outbound:
    """`exceptions`: names of hosts that may be in the same network, and be spoken to in plain http."""

    def __init__(self, exceptions: Sequence[str] = (), resolve: Resolve | None = None) -> None:
        self.exceptions = {name.lower() for name in exceptions}
        self.resolve = resolve or look_up

    def check(self, url: str) -> SplitResult:
        """As far as it can be seen from the address itself. Forbidden: it is none of those that are allowed."""
        try:
            parts = urlsplit(url)
            host, _ = (parts.hostname or "").lower(), parts.port
        except ValueError:
            raise Forbidden from None
        if not host or len(url) > MOST_LETTERS or not url.isascii() or not url.isprintable() or " " in url:
            raise Forbidden
        if parts.username is not None or parts.password is not None:
            raise Forbidden
        is_exception = host in self.exceptions
        if parts.scheme != "https" and not (parts.scheme == "http" and is_exception):
            raise Forbidden
        try:
            address = ip_address(host)
        except ValueError:
            if NUMERIC.search(host):  # some take it for an address, others for a name
                raise Forbidden from None
            return parts
        if not is_exception and not is_outside(address):
            raise Forbidden
        return parts

    async def addresses(self, host: str, port: int) -> Sequence[str]:
        """What a name means now. Forbidden: some of it is inside."""
        found = await self.resolve(host, port)
        if host.lower() not in self.exceptions and not all(is_outside(ip_address(each)) for each in found):
            raise Forbidden
        return found


async def look_up(host: str, port: int) -> Sequence[str]:
    """In a thread of its own: the loop has a few for this, which others would wait for, and the server when it ends."""
    found: Future[list[str]] = Future()
    Thread(target=answer, args=(found, host, port), daemon=True).start()
    return await asyncio.wrap_future(found)


def answer(found: Future[list[str]], host: str, port: int) -> None:
    """What a name means, as soon as that is known."""
    if found.set_running_or_notify_cancel():
        try:
            told = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            found.set_result(list(dict.fromkeys(str(address[0]) for *_, address in told)))
        except Exception as error:  # whoever has asked is told
            found.set_exception(error)


def is_outside(address: IPv4Address | IPv6Address) -> bool:
    """Somewhere in the internet, also if it is dressed up as something else."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if address in TRANSLATED:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_outside(inner)
        if address.scope_id is not None or address.is_site_local:
            return False
    elif address in SPECIAL:
        return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)
