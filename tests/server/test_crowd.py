"""What comes through a proxy is counted by the addresses that it names, and nobody else is believed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from rumpus.server.crowd import Crowd
from rumpus.server.headers import ALWAYS
from tests.server.lines import PATIENCE, SHAKE, line, serving_only, status, told, whole_answer

GET = "GET / HTTP/1.1\r\nHost: localhost\r\n"


def asks(*forwarded: str, what: str = GET) -> bytes:
    return (what + "".join(f"X-Forwarded-For: {each}\r\n" for each in forwarded) + "\r\n").encode()


async def nothing(scope: Scope, receive: Receive, send: Send) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
    await send({"type": "http.response.body"})


class Slow:
    """Answers when it is told to."""

    def __init__(self) -> None:
        self.may_answer = threading.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (await receive())["type"] != "websocket.disconnect":
                pass
            return
        await asyncio.to_thread(self.may_answer.wait, PATIENCE)
        await nothing(scope, receive, send)


@contextmanager
def served(app: ASGIApp, people: int = 1) -> Iterator[tuple[Crowd, int]]:
    crowd = Crowd(people)
    with serving_only(app, crowd) as (_, port):
        yield crowd, port
    assert not crowd.counts
    assert not crowd.passed_on


@pytest.mark.parametrize(
    ("proxies", "host", "forwarded", "address"),
    [
        (None, "127.0.0.1", "192.0.2.7", "192.0.2.7"),
        (None, "::1", "2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        (None, "127.0.0.1", "6.6.6.6, 192.0.2.7", "192.0.2.7"),  # whoever comes can say anything in front
        (None, "127.0.0.1", "6.6.6.6, 192.0.2.7, 127.0.0.1", "192.0.2.7"),  # two proxies on this machine
        (None, "127.0.0.1", "192.0.2.7:4711", "192.0.2.7"),
        (None, "127.0.0.1", "", ""),
        (None, "10.0.0.7", "192.0.2.7", ""),
        (None, "192.0.2.1", "127.0.0.1", ""),
        ("10.0.0.7", "10.0.0.7", "192.0.2.7", "192.0.2.7"),
        ("10.0.0.7", "127.0.0.1", "192.0.2.7", ""),
        ("10.0.0.0/24, 127.0.0.1", "10.0.0.9", "6.6.6.6, 192.0.2.7, 10.0.0.3", "192.0.2.7"),
        ("", "127.0.0.1", "192.0.2.7", ""),
        ("10.0.0.7,*", "192.0.2.1", "192.0.2.7", ""),  # not a way to believe everybody
        ("*", "192.0.2.1", "192.0.2.7", "192.0.2.7"),
    ],
)
def test_only_a_proxy_is_believed_and_only_what_it_says_itself(
    proxies: str | None, host: str, forwarded: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    if proxies is not None:
        monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
    assert Crowd(1).told_by(host, forwarded) == address


@pytest.mark.parametrize("is_believed", [True, False])
def test_addresses_behind_a_proxy_go_in_turn(is_believed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them asks for much. Whoever comes after it need not wait for all of that; but nobody gets in front by
    saying so."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.1" if is_believed else "10.0.0.7")
    order: list[str] = []
    all_are_here = threading.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if not order:
            all_are_here.wait(PATIENCE)
        order.append(dict(scope["headers"])[b"x-forwarded-for"].decode())
        await nothing(scope, receive, send)

    with served(app, people=0) as (_, port), ExitStack() as stack:
        lines = [stack.enter_context(line(port)) for _ in range(21)]
        lines[0].sendall(asks("192.0.2.1"))
        for each in lines[1:20]:
            each.sendall(asks("192.0.2.1"))
        lines[20].sendall(asks("192.0.2.2"))
        all_are_here.set()
        for each in lines:
            assert status(whole_answer(each)) == 200
    assert (order.index("192.0.2.2") < 8) is is_believed


def test_an_address_has_so_many_requests_under_way_at_a_proxy() -> None:
    app = Slow()
    with served(app) as (crowd, port), ExitStack() as stack:
        lines = [stack.enter_context(line(port)) for _ in range(crowd.most + 2)]
        for each in lines[: crowd.most]:
            each.sendall(asks("192.0.2.1"))
        until_counted(crowd, "192.0.2.1", crowd.most)
        lines[-2].sendall(asks("6.6.6.6", "192.0.2.1"))
        answer = told(lines[-2])
        assert status(answer) == 429
        lines[-1].sendall(asks("192.0.2.2"))
        app.may_answer.set()
        for each in [*lines[: crowd.most], lines[-1]]:
            assert status(whole_answer(each)) == 200
        lines[-1].sendall(asks("192.0.2.1"))  # there is room again, also on a connection that another has used
        assert status(whole_answer(lines[-1])) == 200


def until_counted(crowd: Crowd, address: str, count: int) -> None:
    pause, waited = threading.Event(), 0.0
    while crowd.passed_on[address] < count:
        assert waited < PATIENCE
        waited += 0.01
        pause.wait(0.01)


def test_a_conversation_counts_as_long_as_it_lasts() -> None:
    with served(Slow()) as (crowd, port), line(port) as ann:
        ann.sendall(asks("192.0.2.1", what=SHAKE))
        assert status(ann.recv(1000)) == 101
        until_counted(crowd, "192.0.2.1", 1)
        assert crowd.passed_on == {"192.0.2.1": 1}


def test_who_only_says_so_is_counted_as_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.7")
    app = Slow()
    app.may_answer.set()
    with served(app) as (crowd, port), ExitStack() as stack:
        for place in range(crowd.most):
            ann = stack.enter_context(line(port))
            ann.sendall(asks(f"192.0.2.{place}"))
            assert status(whole_answer(ann)) == 200
        ann = stack.enter_context(line(port))
        assert told(ann) == b""
        assert not crowd.passed_on


@pytest.mark.parametrize(
    "said",
    [
        "no request\r\n\r\n",
        "GET / HTTP/1.1\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        SHAKE.replace("13", "99") + "\r\n",
        SHAKE.replace("Sec-WebSocket-Key", "X") + "\r\n",
        SHAKE.replace("GET", "POST") + "\r\n",
        SHAKE + "\r\n",  # of an application that hears no WebSocket
    ],
)
def test_what_nobody_understands_is_answered_with_the_same_headers(said: str) -> None:
    with served(nothing) as (_, port), line(port) as ann:
        ann.sendall(said.encode())
        answer = told(ann).decode().lower()
    assert status(answer.encode()) >= 400
    for name, value in {**ALWAYS, "Cache-Control": "no-store"}.items():
        assert answer.count(f"\r\n{name}: {value}\r\n".lower()) == 1


def test_what_is_broken_after_the_answer_ends_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing can be said about it any more, and nothing is written."""
    begin = "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with served(nothing) as (_, port), line(port) as ann:
        ann.sendall(begin.encode())
        assert status(whole_answer(ann)) == 200
        ann.sendall(b"no chunk\r\n\r\n")
        assert told(ann) == b""
    assert [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []
