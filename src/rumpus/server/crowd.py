"""How many connections there are, from each address. Whatever a proxy passes on is counted by what it says."""

from __future__ import annotations

import os
from collections import Counter
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from rumpus.server.limits import household
from rumpus.server.turnstile import Turnstile
from rumpus.server.visitors import MOST_OF_PERSON

MOST_CONNECTIONS = 8000
PROXIES = "127.0.0.1,::1"  # those who are believed where a request comes from


class Crowd:
    def __init__(self, people: int) -> None:
        self.most = 2 * MOST_OF_PERSON * people  # of an address: a browser opens several, and only one of them stays
        self.proxies = os.environ.get("FORWARDED_ALLOW_IPS", PROXIES)
        self.counts: Counter[str] = Counter()
        self.passed_on: Counter[str] = Counter()  # what proxies pass on now, by the addresses they speak for
        self.turnstile = Turnstile()
        # It says so to the application later, and both have to mean the same.
        self._trusted = ProxyHeadersMiddleware(nowhere, self.proxies).trusted_hosts

    def is_proxy(self, host: str) -> bool:
        return host in self._trusted

    def told_by(self, host: str, forwarded: str) -> str:
        """The address that somebody speaks for; empty: for themselves. Only a proxy is believed, and of what it says
        only what it has not just been told."""
        found = self._trusted.get_trusted_client_address(forwarded)[0] if forwarded and self.is_proxy(host) else ""
        return household(found) if found else ""

    def enters(self, host: str) -> bool:
        """Whether one more may."""
        self.counts[household(host)] += 1
        is_counted = self.most and not self.is_proxy(host)
        return self.counts.total() <= MOST_CONNECTIONS and not (is_counted and self.counts[household(host)] > self.most)

    def passes(self, address: str) -> bool:
        """Whether a proxy may pass on one more for an address."""
        self.passed_on[address] += 1
        return not self.most or self.passed_on[address] <= self.most

    def leaves(self, host: str, passed_for: str = "") -> None:
        take_one(self.counts, household(host))
        self.has_passed(passed_for)

    def has_passed(self, address: str) -> None:
        if address:
            take_one(self.passed_on, address)


def take_one(counts: Counter[str], who: str) -> None:
    counts[who] -= 1
    if not counts[who]:
        del counts[who]


async def nowhere(*_: Any) -> None:
    """Nothing is ever sent here."""
