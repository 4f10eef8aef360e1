"""What the server sends by itself goes nowhere inside its own network, whatever an address looks like."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Sequence
from ipaddress import ip_address
from threading import Event

import pytest

from rumpus.server.outbound import Forbidden, Outbound, is_outside, look_up
from rumpus.server.posting import post
from tests.server.mailbox import mailbox

OUTSIDE = "93.184.216.34"
PATIENCE = 10.0  # seconds: it takes a moment


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/hook",
        "ftp://example.org/",
        "file:///etc/passwd",
        "//example.org/hook",
        "example.org/hook",
        "https://",
        "https:///hook",
        "https://example.org:99999/",
        "https://user:word@example.org/",
        "https://@example.org/",
        "https://exa mple.org/",
        "https://example.org/\r\nX: 1",
        "https://exämple.org/",
        "https://[::1/",
        "https://example.org/" + 1000 * "x",
        "",
    ],
)
def test_only_plain_https_addresses_are_taken(url: str) -> None:
    with pytest.raises(Forbidden):
        Outbound().check(url)


INSIDE = [
    "127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "192.0.0.1", "192.0.0.192", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1",
    "240.0.0.1", "255.255.255.255", "::", "::1", "::7f00:1", "fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fd12::1",
    "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "2002:7f00:1::", "2002:c0a8:101::", "64:ff9b::7f00:1",
    "64:ff9b::a00:1", "64:ff9b:1::7f00:1", "2001:db8::1", "2001::1", "100::1",
]  # fmt: skip


@pytest.mark.parametrize("address", INSIDE)
def test_no_address_inside_is_connected_to(address: str) -> None:
    async def found(host: str, port: int) -> Sequence[str]:
        return [OUTSIDE, address]

    with pytest.raises(Forbidden):
        asyncio.run(Outbound(resolve=found).addresses("example.org", 443))
    shown = f"[{address}]" if ":" in address else address
    with pytest.raises(Forbidden):
        Outbound().check(f"https://{shown}/")


@pytest.mark.parametrize("address", [OUTSIDE, "8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"])
def test_addresses_outside_are_taken(address: str) -> None:
    assert is_outside(ip_address(address))


@pytest.mark.parametrize("host", ["localhost", "2130706433", "0x7f.1", "127.1", "0177.0.0.1", "127.0.0.1.", "127.0x1"])
def test_other_spellings_of_this_machine_are_seen_through(host: str) -> None:
    with pytest.raises((Forbidden, OSError)):
        asyncio.run(Outbound().addresses(host, 443))
    with mailbox() as box:
        with pytest.raises(Forbidden):
            asyncio.run(post(Outbound(), f"https://{host}:{box.port}/", b"x", {}))
        assert box.letters == []


def test_whoever_runs_the_server_can_make_exceptions() -> None:
    with mailbox() as box:
        url = f"http://localhost:{box.port}/hook"
        with pytest.raises(Forbidden):
            asyncio.run(post(Outbound(["other"]), url, b"x", {}))
        assert asyncio.run(post(Outbound(["LocalHost"]), url, b"x", {"X-One": "1"})) == 200
        (letter,) = box.letters
        assert (letter.path, letter.body, letter.headers["X-One"]) == ("/hook", b"x", "1")


def test_redirects_are_not_followed() -> None:
    with mailbox() as box:
        box.answers = [307]
        assert asyncio.run(post(Outbound(["localhost"]), f"http://localhost:{box.port}/a", b"x", {})) == 307
        assert [letter.path for letter in box.letters] == ["/a"]


class Fickle:
    """A name that means something else each time it is looked up."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked = 0

    async def __call__(self, host: str, port: int) -> Sequence[str]:
        self.asked += 1
        return [self.answers.pop(0)]


def test_what_was_checked_is_what_is_connected_to() -> None:
    """`hook.test` exists nowhere: who would look it up again would not find it."""
    with mailbox() as box:
        name = Fickle("127.0.0.1", OUTSIDE)
        assert asyncio.run(post(Outbound(["hook.test"], name), f"http://hook.test:{box.port}/", b"x", {})) == 200
        assert name.asked == 1
        assert box.letters[0].headers["Host"] == f"hook.test:{box.port}"


def test_a_name_that_moves_inside_after_it_was_checked_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """An address outside that cannot be reached from here, then this machine."""
    monkeypatch.setattr("rumpus.server.posting.SECONDS", 0.5)
    with mailbox() as box:
        name = Fickle("192.88.99.1", "127.0.0.1", "127.0.0.1")
        with pytest.raises((OSError, TimeoutError, Forbidden)):
            asyncio.run(post(Outbound(resolve=name), f"https://hook.test:{box.port}/", b"x", {}))
        assert (name.asked, box.letters) == (1, [])
        with pytest.raises(Forbidden):
            asyncio.run(post(Outbound(resolve=name), f"https://hook.test:{box.port}/", b"x", {}))


def test_names_are_looked_up() -> None:
    assert "127.0.0.1" in asyncio.run(look_up("localhost", 80))


def test_nobody_waits_for_a_name_that_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither who looks up another one, nor the server when it ends: with it ends the loop."""
    is_over = Event()

    def found(host: str, port: int, *_: object, **__: object) -> list[tuple[object, ...]]:
        if host == "slow.example":
            is_over.wait(PATIENCE)
        return [("", "", "", "", (OUTSIDE, port))]

    async def ask() -> None:
        slow = [asyncio.create_task(look_up("slow.example", 443)) for _ in range(100)]
        assert await look_up("quick.example", 443) == [OUTSIDE]
        for each in slow:
            each.cancel()

    monkeypatch.setattr(socket, "getaddrinfo", found)
    began = time.monotonic()
    asyncio.run(ask())
    is_over.set()
    assert time.monotonic() - began < PATIENCE


def test_a_name_that_means_nothing_is_told() -> None:
    with pytest.raises(socket.gaierror):
        asyncio.run(look_up("nothing.invalid", 80))
