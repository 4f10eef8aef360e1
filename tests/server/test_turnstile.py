"""What many want at the same moment comes a little at a time, and nobody else's table waits for it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import Counter
from contextlib import ExitStack
from functools import partial
from itertools import pairwise

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from rumpus.server import turnstile
from rumpus.server.audience import Listener
from rumpus.server.limits import Limits
from rumpus.server.outbox import Outbox
from rumpus.server.socket import MOST_ASKED, Conversation
from rumpus.server.troubles import Troubles
from rumpus.server.turnstile import Turnstile
from tests.server.following import new_room
from tests.server.lines import PATIENCE, SHAKE, line, serving_only, some


def test_a_few_requests_are_let_in_at_a_time_and_addresses_go_in_turn() -> None:
    let_in: list[str] = []

    async def come() -> list[int]:
        gate = Turnstile()
        for address in [*"aaaaaa", *"bb", "c"]:
            gate.enter(address, partial(let_in.append, address))
        counts = [len(let_in)]
        while len(let_in) < 9:
            await asyncio.sleep(0)
            counts.append(len(let_in))
        return counts

    assert asyncio.run(come()) == [2, 4, 6, 8, 9]
    assert "".join(let_in) == "aaabcabaa"


def test_a_burst_of_requests_is_begun_a_few_at_a_time() -> None:
    """From many connections, and one after the other on one: all are there when the first has kept the loop busy."""
    begun: list[int] = []
    turn = 0

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal turn
        if not begun:
            has_arrived.wait(PATIENCE)
        begun.append(turn)
        asyncio.get_running_loop().call_soon(next_turn)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})

    def next_turn() -> None:
        nonlocal turn
        turn += 1

    has_arrived = threading.Event()
    get = b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with serving_only(app) as (_, port), ExitStack() as stack:
        lines = [stack.enter_context(line(port)) for _ in range(20)]
        for each in lines:
            each.sendall(2 * get)
        has_arrived.set()
        for each in lines:
            answers = b""
            while answers.count(b"HTTP/1.1 200") < 2:
                answers += each.recv(65536)
    assert len(begun) == 40
    assert max(Counter(begun).values()) <= 2 * turnstile.AT_ONCE


def test_what_is_asked_without_answering_is_looked_into_one_by_one_and_addresses_go_in_turn() -> None:
    """A person may sit at many tables, and ask at all of them at the same moment. Whoever has gone is passed over."""
    looked_into: list[str] = []

    async def ask() -> list[int]:
        gate = Turnstile(1)
        lines = [asking(address, gate, looked_into) for address in "aaaabbc"]
        for each in lines:
            each.hear('{"type":"try","keys":[]}')
        lines[3].end()
        counts = [len(looked_into)]
        while len(looked_into) < 6:
            await asyncio.sleep(0)
            counts.append(len(looked_into))
        return counts

    counts = asyncio.run(ask())
    assert max(after - before for before, after in pairwise([0, *counts])) == 1
    assert "".join(looked_into) == "aabcab"


def test_nobody_lets_much_wait_that_they_have_asked() -> None:
    """The rest is refused, like all that comes too fast."""
    told: list[str] = []

    async def ask() -> None:
        outbox = Outbox()
        line = conversation("a", Turnstile(1), outbox)
        for _ in range(30):
            line.hear('{"type":"try","keys":[]}')
        while outbox.has_some or len(told) < 30:
            await asyncio.sleep(0)
            told.extend(json.loads(text)["type"] for text in outbox.take_some())

    asyncio.run(ask())
    assert Counter(told) == {"tried": 1 + MOST_ASKED, "refused": 30 - 1 - MOST_ASKED}


def asking(address: str, gate: Turnstile, looked_into: list[str]) -> Conversation:
    return conversation(address, gate, Outbox(filled=partial(looked_into.append, address)))


def conversation(address: str, gate: Turnstile, outbox: Outbox) -> Conversation:
    """Of somebody at a table of their own, who has been told all that there was."""
    room, listener = new_room(), Listener(0, outbox.put, budget=Limits(8).budget(address, 0))
    room.audience.listeners.append(listener)
    return Conversation(room, listener, outbox, lambda room: None, Troubles(), lambda: None, gate)


def test_tiny_frames_on_many_connections_are_read_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them are there when the first are read."""
    read: list[int] = []
    turn = 0
    receive = WebSocketsSansIOProtocol.data_received

    def noted(line: WebSocketsSansIOProtocol, data: bytes) -> None:
        if line.handshake_initiated:
            if not read:
                has_arrived.wait(PATIENCE)
                asyncio.get_running_loop().call_soon(next_turn)
            read.append(turn)
        receive(line, data)

    def next_turn() -> None:
        nonlocal turn
        turn += 1
        if len(read) < 20:
            asyncio.get_running_loop().call_soon(next_turn)

    async def silent(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        for _ in range(100):
            await receive()
        await send({"type": "websocket.send", "text": "heard"})

    has_arrived = threading.Event()
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    frames = Frame(Opcode.TEXT, b"").serialize(mask=True) * 100
    with serving_only(silent) as (_, port), ExitStack() as stack:
        lines = [stack.enter_context(line(port)) for _ in range(20)]
        for each in lines:
            each.sendall(f"{SHAKE}\r\n".encode())
            assert b"101" in some(each)
        for each in lines:
            each.sendall(frames)
        has_arrived.set()
        for each in lines:
            assert b"heard" in some(each)
    assert len(read) == 20
    assert max(Counter(read).values()) <= 2 * turnstile.AT_ONCE
