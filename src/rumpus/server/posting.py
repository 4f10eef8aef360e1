"""Sends something to an address outside. This is slow to import, and most servers never need it."""

from __future__ import annotations

import socket
from collections.abc import Mapping

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

from rumpus.server.outbound import Outbound

SECONDS = 5.0  # for all of it


class Checked(AbstractResolver):
    """Knows only addresses that may be connected to."""

    def __init__(self, outbound: Outbound) -> None:
        self.outbound = outbound

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [
            ResolveResult(
                hostname=host, host=each, port=port, proto=0, flags=socket.AI_NUMERICHOST,
                family=socket.AF_INET6 if ":" in each else socket.AF_INET,
            )
            for each in await self.outbound.addresses(host, port)
        ]  # fmt: skip

    async def close(self) -> None:
        """There is nothing to close."""


async def post(outbound: Outbound, url: str, body: bytes, headers: Mapping[str, str]) -> int:
    """The status of the answer, of which nothing else is read. It is never followed anywhere else.

    Forbidden, OSError, TimeoutError or aiohttp.ClientError: it could not be sent.
    """
    outbound.check(url)
    connector = aiohttp.TCPConnector(resolver=Checked(outbound), use_dns_cache=False, force_close=True)
    async with (
        aiohttp.ClientSession(
            connector=connector, timeout=aiohttp.ClientTimeout(SECONDS), cookie_jar=aiohttp.DummyCookieJar()
        ) as session,
        session.post(url, data=body, headers=headers, allow_redirects=False) as answer,
    ):
        return answer.status
