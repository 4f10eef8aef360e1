"""What all connections have in common: they are counted, and end if nobody goes on."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from typing import Any

import uvicorn

from rumpus.server.crowd import Crowd

STALLED = 40.0  # seconds in which somebody must have read something


class Counted(uvicorn.Config):
    def __init__(self, app: Any, crowd: Crowd, **options: Any) -> None:
        super().__init__(app, log_config=None, forwarded_allow_ips=crowd.proxies, **options)
        self.crowd = crowd


def crowd_of(config: uvicorn.Config) -> Crowd:
    assert isinstance(config, Counted)
    return config.crowd


def host_of(client: tuple[str, int] | None) -> str:
    return client[0] if client is not None else ""


class Watch:
    """Ends a connection unless it is called off in time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        """Unless it has begun already."""
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(self.seconds, transport.abort)

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


def drop_when_stalled(transport: asyncio.Transport) -> None:
    """Let the system give up somebody who takes nothing, also while the connection is being closed."""
    line = transport.get_extra_info("socket")
    with suppress(OSError, AttributeError):  # not every system can
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(STALLED * 1000))
