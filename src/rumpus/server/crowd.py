"""How many connections there are, from each address. Whatever a proxy passes on is counted by what it says."""

from __future__ import annotations

import os
from collections import Counter
from ipaddress import ip_address, ip_network

from rumpus.server.limits import household
from rumpus.server.turnstile import Turnstile
from rumpus.server.visitors import MOST_OF_PERSON

MOST_CONNECTIONS = 8000
PROXIES = "127.0.0.1,::1"  # those who are believed where a request comes from


class Crowd:
    def __init__(self, people: int) -> None:
        self.people = people
        self.proxies = os.environ.get("FORWARDED_ALLOW_IPS", PROXIES)
        self.counts: Counter[str] = Counter()
        self.turnstile = Turnstile()

    def enters(self, host: str) -> bool:
        """Whether one more may."""
        self.counts[household(host)] += 1
        most = 2 * MOST_OF_PERSON * self.people  # a browser opens several, and only one of them stays
        is_counted = self.people and not is_named(host, self.proxies)
        return self.counts.total() <= MOST_CONNECTIONS and not (is_counted and self.counts[household(host)] > most)

    def leaves(self, host: str) -> None:
        self.counts[household(host)] -= 1
        if not self.counts[household(host)]:
            del self.counts[household(host)]


def is_named(host: str, named: str) -> bool:
    """Whether it is one of these: addresses and networks, or any."""
    names = [each.strip() for each in named.split(",")]
    return "*" in names or host in names or any(is_in(host, name) for name in names if "/" in name)


def is_in(host: str, network: str) -> bool:
    try:
        return ip_address(host) in ip_network(network)
    except ValueError:  # a name
        return False
