"""By which names a server answers.

A page of somebody else can let its own name lead to this machine and then speak to the server as if it were its own
page. What it cannot do is ask for another name than its own: so only names that are known here are answered.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable

from rumpus.server.network import is_loopback, name_in

ANY = "*"


class Hosts:
    """`names`: those that the server was told, beside its own; `*`: any."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        told = {name.lower().strip("[]").rstrip(".") for name in names}
        own = socket.gethostname().lower().partition(".")[0]
        self.is_open = ANY in told
        self.names = told | {own, f"{own}.local"}

    def allow(self, host: str | None, reached: str) -> bool:
        """`host` is what was asked for, and `reached` the address of this machine at which it came in. Browsers always
        say whom they ask."""
        if self.is_open or host is None:
            return True
        name = name_in(host)
        return name in self.names or is_loopback(name) or is_same(name, reached)


def is_same(name: str, reached: str) -> bool:
    """Whether this is the address, however it is written."""
    try:
        return ipaddress.ip_address(name) == ipaddress.ip_address(reached)
    except ValueError:
        return False
