"""Whatever arrives at a connection: it is bounded, and ends if nobody goes on."""

from __future__ import annotations

import asyncio
import socket
import struct
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from typing import Any

import h11
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, CloseCode, Frame, Opcode

from rumpus.server import crowd as crowds
from rumpus.server import http_line, lobby, wire
from rumpus.server.app import Server
from rumpus.server.crowd import Crowd
from rumpus.server.gate import Ending
from rumpus.server.limits import MOST_BYTES, MOST_WAITING, Limits
from rumpus.server.signals import Letters
from rumpus.server.store import SqliteStore
from rumpus.server.tables import NewRoom, SeatWish
from rumpus.server.wire import TOO_FAST, Guest, SocketConnection, Wiring
from tests.server.lines import PATIENCE, SHAKE, line, serving_only, status, told, whole_answer

SOON = 0.3
Shorten = Callable[[str], None]


@pytest.fixture
def shorten(monkeypatch: pytest.MonkeyPatch) -> Shorten:
    return lambda name: monkeypatch.setattr(http_line, name, SOON)


@pytest.fixture(autouse=True)
def one_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "new_room_id", lambda: "room")


@contextmanager
def serving() -> Iterator[int]:
    """A server in a thread, with one table; its port. When it ends, nobody is counted any more."""
    crowd = Crowd(people := 8)
    store = SqliteStore(":memory:")
    server = Server(store, 0.0, None, Limits(people))
    server.lobby.open(NewRoom([SeatWish("you"), SeatWish("you")]))
    with closing(socket.create_server(("127.0.0.1", 0))) as listener:
        port = listener.getsockname()[1]
        serves = uvicorn.Server(Wiring(server.app(), "127.0.0.1", port, crowd, timeout_graceful_shutdown=1))
        thread = threading.Thread(target=asyncio.run, args=(serves.serve([listener]),))
        thread.start()
        try:
            yield port
        finally:
            serves.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()
            assert not crowd.counts
            assert not crowd.passed_on
            store.close()


def is_let_go(connection: socket.socket, part: bytes, pause: float = 0.0) -> bool:
    """Whether the other side closes while this is sent again and again."""
    until = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < until:
            connection.sendall(part)
            time.sleep(pause)
    except ConnectionError:
        return True
    return False


def framed(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


# -- requests ------------------------------------------------------------------------------------------------


def test_whoever_goes_before_they_are_let_in_leaves_nothing_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    has_come, has_gone, is_over = threading.Event(), threading.Event(), threading.Event()

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        has_come.set()
        try:
            await asyncio.to_thread(has_gone.wait, PATIENCE)
            while (await receive())["type"] != "websocket.disconnect":
                pass
            await send({"type": "websocket.accept"})
        finally:
            is_over.set()

    with serving_only(slow) as (_, port):
        with line(port) as connection:
            connection.sendall(f"{SHAKE}\r\n".encode())
            assert has_come.wait(PATIENCE)
        has_gone.set()
        assert is_over.wait(PATIENCE)
    assert [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


def test_whoever_is_still_on_their_way_when_the_server_ends_leaves_nothing_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    has_come = threading.Event()

    async def never(scope: Scope, receive: Receive, send: Send) -> None:
        has_come.set()
        await asyncio.sleep(PATIENCE)

    with serving_only(never) as (serves, port), line(port) as connection:
        connection.sendall(f"{SHAKE}\r\n".encode())
        assert has_come.wait(PATIENCE)
        serves.should_exit = True
        assert told(connection).startswith(b"HTTP/1.1 500 ")
    assert [record for record in caplog.records if record.exc_info or record.levelname == "CRITICAL"] == []


def test_whoever_waits_for_an_answer_when_the_server_ends_is_told_to_come_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    has_come = threading.Event()

    async def never(scope: Scope, receive: Receive, send: Send) -> None:
        has_come.set()
        await asyncio.sleep(PATIENCE)

    with serving_only(Ending(never)) as (serves, port), line(port) as connection:
        connection.sendall(b"GET /api/rooms/long/replay HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert has_come.wait(PATIENCE)
        serves.should_exit = True
        assert told(connection).startswith(b"HTTP/1.1 503 ")
    assert [record for record in caplog.records if record.exc_info or record.levelname == "CRITICAL"] == []


def test_whoever_hangs_up_in_the_middle_of_a_request_leaves_nothing_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with serving() as port:
        with line(port) as connection:
            connection.sendall(b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        with line(port) as connection:
            connection.sendall(b"GET /api/families HTTP/1.0\r\nHost: localhost\r\n\r\n")
            assert b"200 OK" in told(connection)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("is_whole", [True, False])
@pytest.mark.parametrize("is_socket", [True, False])
def test_a_head_has_an_end(is_whole: bool, is_socket: bool) -> None:
    """Whether it comes at once or goes on for ever, and whatever it asks for."""
    start = SHAKE if is_socket else "GET /api/families HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
    with serving() as port, line(port) as ann:
        ann.sendall(start.encode())
        if not is_whole:
            assert is_let_go(ann, b"X: " + b"x" * 1000 + b"\r\n")
            return
        ann.sendall(b"X: " + b"x" * 2 * MOST_BYTES + b"\r\n\r\n")
        answer = told(ann)
        assert answer == b"" or status(answer) in (400, 431) or b"too large" in answer


def test_a_body_in_tiny_parts_is_read_a_little_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tens of thousands of them would keep everybody else waiting. What comes after it is answered as well."""
    sizes: list[int] = []
    receive = h11.Connection.receive_data

    def noted(connection: h11.Connection, data: bytes) -> None:
        sizes.append(len(data))
        receive(connection, data)

    monkeypatch.setattr(h11.Connection, "receive_data", noted)
    head = b"POST /api/none HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    parts, get = b"1\r\nx\r\n" * 10_000, b"GET /api/families HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
    with serving() as port, line(port) as ann:
        ann.sendall(head + parts + b"0\r\n\r\n" + get)
        answers = told(ann)
    assert (answers.count(b"HTTP/1.1 405 "), answers.count(b"HTTP/1.1 200 ")) == (1, 1)
    assert sum(sizes) > len(parts)
    assert max(sizes) <= http_line.AT_ONCE


def test_whoever_a_proxy_speaks_for_is_counted_once_however_long_the_head_is(monkeypatch: pytest.MonkeyPatch) -> None:
    passed: list[str] = []
    passes = Crowd.passes

    def noted(crowd: Crowd, address: str) -> bool:
        passed.append(address)
        return passes(crowd, address)

    monkeypatch.setattr(Crowd, "passes", noted)
    with serving() as port, line(port) as ann:
        ann.sendall(b"GET /api/families HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n")
        ann.sendall(b"Cookie: " + b"x" * 12_000 + b"\r\nX-Forwarded-For: 192.0.2.7\r\n\r\n")
        assert status(told(ann)) == 200
    assert passed == ["192.0.2.7"]


def test_a_usual_head_is_answered() -> None:
    with serving() as port, line(port) as ann:
        ann.sendall(b"GET /api/families HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n")
        ann.sendall(b"Cookie: " + b"x" * 12_000 + b"\r\n\r\n")
        assert status(told(ann)) == 200


@pytest.mark.parametrize(
    "beginning",
    [
        b"",
        b"GET /api/fam",
        b"GET /api/families HTTP/1.1\r\nHost: localhost\r\nX",
        b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"POST /api/none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    ],
)
def test_whoever_does_not_finish_is_let_go(beginning: bytes, shorten: Shorten) -> None:
    """Though one more letter comes now and then."""
    shorten("ARRIVES_WITHIN")
    with serving() as port, line(port) as ann:
        ann.sendall(beginning)
        if beginning:
            assert is_let_go(ann, b" ", SOON / 4)
        else:
            assert told(ann) == b""


def test_who_asks_again_on_the_same_connection_has_all_the_time_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_line, "ARRIVES_WITHIN", 2.0)
    with serving() as port, line(port) as ann:
        for pause in (2.2, 0.0):
            ann.sendall(b"GET /api/network/sign HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert status(whole_answer(ann)) == 200
            time.sleep(pause)


def test_who_does_not_read_an_answer_is_let_go(shorten: Shorten) -> None:
    shorten("STALLED")
    with serving() as port:
        ann = socket.socket()
        ann.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ann.settimeout(PATIENCE)
        ann.connect(("127.0.0.1", port))
        with closing(ann):
            assert is_let_go(ann, b"GET /api/catalogue HTTP/1.1\r\nHost: localhost\r\n\r\n", SOON / 10)


def test_so_many_connections_come_from_an_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine itself is not counted: there may be a proxy."""
    crowd = Crowd(people=1)
    assert all(crowd.enters("192.0.2.1") for _ in range(24))
    assert not crowd.enters("192.0.2.1")
    assert crowd.enters("192.0.2.2")
    assert all(crowd.enters("127.0.0.1") for _ in range(100))
    crowd.leaves("192.0.2.1")
    crowd.leaves("192.0.2.1")
    assert crowd.enters("192.0.2.1")
    monkeypatch.setattr(crowds, "MOST_CONNECTIONS", crowd.counts.total())
    assert not crowd.enters("192.0.2.3")


@pytest.mark.parametrize("proxies", ["*", "10.0.0.7", "127.0.0.1, 10.0.0.7", "10.0.0.0/24"])
def test_a_proxy_is_not_counted_as_one_address(proxies: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", proxies)
    crowd = Crowd(people=1)
    assert all(crowd.enters("10.0.0.7") for _ in range(100))


# -- sockets -------------------------------------------------------------------------------------------------


@contextmanager
def shaken(port: int, head: str = SHAKE) -> Iterator[socket.socket]:
    """A WebSocket that has been let in. Nobody reads it yet."""
    with line(port) as ann:
        ann.sendall(f"{head}\r\n".encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += ann.recv(1)
        assert status(answer) == 101
        yield ann


def test_a_handshake_that_nobody_understands_is_answered() -> None:
    """One of its lines is too long for a WebSocket, though not for a request."""
    with serving() as port, line(port) as ann:
        ann.sendall(f"{SHAKE}X: {'x' * 10_000}\r\n\r\n".encode())
        assert len(told(ann)) < 1000


def test_nobody_sends_a_message_in_endless_parts() -> None:
    with serving() as port, shaken(port) as ann:
        ann.sendall(framed(Opcode.TEXT, b"{", fin=False))
        assert is_let_go(ann, framed(Opcode.CONT, b"", fin=False))


def test_what_comes_at_once_is_read_a_little_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thousands of tiny frames would keep everybody else waiting."""
    sizes: list[int] = []
    read = WebSocketsSansIOProtocol.data_received

    def noted(line: WebSocketsSansIOProtocol, data: bytes) -> None:
        sizes.append(len(data) if line.handshake_initiated else 0)
        read(line, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    parts = framed(Opcode.TEXT, b"", fin=False) + framed(Opcode.CONT, b"", fin=False) * 14 + framed(Opcode.CONT, b"")
    asks = framed(Opcode.TEXT, b'{"type":"ping"}' + b" " * 2000) * 10
    with serving() as port, shaken(port) as ann:
        ann.sendall(framed(Opcode.TEXT, b'{"type":"hello"}') + parts * 30 + asks)
        heard = b""
        while heard.count(b'"pong"') < 10:
            heard += ann.recv(65536)
    assert sum(sizes) > len(parts) * 30 + len(asks)
    assert max(sizes) <= wire.AT_ONCE


def test_what_unpacks_to_much_is_heard_before_more_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred bytes can be 64 kB: a connection that sends thousands of them at once would take 200 MB."""
    waiting: list[int] = []
    put = Letters.put_nowait

    def noted(letters: Letters[dict[str, Any]], message: dict[str, Any]) -> None:
        put(letters, message)
        waiting.append(sum(len(each.get("text", "")) for each in letters._waiting))

    monkeypatch.setattr(Letters, "put_nowait", noted)
    packing = zlib.compressobj(wbits=-12)
    blank = packing.compress(b" " * 65_000) + packing.flush(zlib.Z_SYNC_FLUSH)
    bomb = bytearray(framed(Opcode.TEXT, blank.removesuffix(b"\x00\x00\xff\xff")))
    bomb[0] |= 0x40  # packed
    with serving() as port, shaken(port, f"{SHAKE}Sec-WebSocket-Extensions: permessage-deflate\r\n") as ann:
        ann.sendall(framed(Opcode.TEXT, b'{"type":"hello"}') + bomb * 1000)
        assert is_let_go(ann, bytes(bomb) * 100)
    assert 0 < max(waiting) < 2 * MOST_WAITING


def test_nothing_is_read_of_somebody_who_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they had sent before still lies there: the answers would go to a line that has ended, which is one more
    complaint in the log for each kilobyte."""
    after: list[SocketConnection] = []
    read = WebSocketsSansIOProtocol.data_received

    def noted(line: SocketConnection, data: bytes) -> None:
        if line.transport.is_closing():
            after.append(line)
        read(line, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    with serving() as port, held(monkeypatch) as lines:
        with shaken(port) as ann:
            ann.sendall(framed(Opcode.TEXT, b'{"type":"hello"}'))
            while not lines:
                time.sleep(0.01)
            ann.sendall(framed(Opcode.TEXT, b'{"type":"ping"}') * 10_000)
            ann.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # gone without a word
        while not lines[0].disconnected:
            time.sleep(0.01)
        [line] = lines
        asyncio.run_coroutine_threadsafe(asyncio.sleep(0.05), line.loop).result(PATIENCE)
    assert after == []


def test_no_connection_remembers_what_it_has_packed() -> None:
    """That would take 40 kB for each browser. What is unpacked ends where a message must."""

    async def shout(client: ClientConnection) -> None:
        await client.send('"' + "x" * 10_000_000 + '"')  # ten kilobytes on the wire
        while True:
            await client.recv()

    async def talk(port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}/ws/room") as client:
            assert client.response is not None
            agreed = client.response.headers["Sec-WebSocket-Extensions"]
            assert {"server_no_context_takeover", "client_no_context_takeover"} <= set(agreed.split("; "))
            await client.send('{"type":"hello"}')
            assert '"type":"welcome"' in str(await client.recv())
            with pytest.raises(ConnectionClosed) as closed:
                await shout(client)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CloseCode.MESSAGE_TOO_BIG

    with serving() as port:
        asyncio.run(talk(port))


def test_a_message_that_is_no_text_closes_the_connection_and_leaves_nothing_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with serving() as port, shaken(port) as ann:
        ann.sendall(framed(Opcode.TEXT, b"\xff", fin=False) + framed(Opcode.CONT, b"\xfe"))
        assert told(ann).startswith(
            Frame(Opcode.CLOSE, Close(CloseCode.INVALID_DATA, "").serialize()).serialize(mask=False)
        )
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_whoever_says_what_nobody_understands_before_they_are_let_in_leaves_nothing_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    has_come = threading.Event()

    async def slow(scope: Scope, receive: Receive, send: Send) -> None:
        has_come.set()
        while (await receive())["type"] != "websocket.disconnect":
            pass

    with serving_only(slow) as (_, port), line(port) as ann:
        ann.sendall(f"{SHAKE}\r\n".encode())
        assert has_come.wait(PATIENCE)
        ann.sendall(b"\xff" * 100)
        assert told(ann) == b""
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_whoever_goes_on_with_what_is_no_text_leaves_nothing_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    """Also if they are turned away meanwhile."""
    with serving() as port, shaken(port) as ann:
        ann.sendall(framed(Opcode.TEXT, b'{"type":"hello","token":"x"}') + framed(Opcode.TEXT, b"\xff") * 9)
        told(ann)
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG])
def test_nobody_pings_or_pongs_without_end(opcode: Opcode) -> None:
    with serving() as port, shaken(port) as ann:
        ann.sendall(framed(Opcode.TEXT, b'{"type":"hello"}'))
        assert is_let_go(ann, framed(opcode, b"x" * 100))


@pytest.mark.parametrize("first", [b"[]", b'{"type":"hello"}'], ids=["turned away", "sent away"])
def test_whoever_was_told_goodbye_is_not_listened_to_for_long(first: bytes) -> None:
    """They have ten seconds to say goodbye as well, in which they could say much."""
    with serving() as port, shaken(port) as ann:
        began = time.monotonic()
        ann.sendall(framed(Opcode.TEXT, first))
        assert is_let_go(ann, framed(Opcode.TEXT, b"x") * 1000)
        assert time.monotonic() - began < 5


@contextmanager
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[SocketConnection]]:
    """The connections of those who have been let in, on the server's side."""
    found: list[SocketConnection] = []
    hold = SocketConnection.hold

    def noted(line: SocketConnection, guest: Guest) -> None:
        hold(line, guest)
        found.append(line)

    with monkeypatch.context() as patch:
        patch.setattr(SocketConnection, "hold", noted)
        yield found


async def at_the_table(client: ClientConnection) -> None:
    """Say hello, and hear everything."""
    await client.send('{"type":"hello"}')
    while '"type":"seats"' not in str(await client.recv()):
        pass


def test_whoever_reads_slowly_is_told_what_waited(monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(port: int, lines: list[SocketConnection]) -> None:
        async with connect(f"ws://127.0.0.1:{port}/ws/room") as client:
            await at_the_table(client)
            (line,) = lines
            line.loop.call_soon_threadsafe(line.pause_writing)
            await client.send('{"type":"ping"}')
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(client.recv(), SOON)
            line.loop.call_soon_threadsafe(line.resume_writing)
            assert "pong" in str(await client.recv())

    with held(monkeypatch) as lines, serving() as port:
        asyncio.run(talk(port, lines))


def test_whoever_is_at_a_table_takes_no_task(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is anything kept of how they came: of a thousand tables that is half the memory."""

    async def come(port: int, lines: list[SocketConnection]) -> None:
        async with AsyncExitStack() as stack:
            for _ in range(6):
                await at_the_table(await stack.enter_async_context(connect(f"ws://127.0.0.1:{port}/ws/room")))
            until = time.monotonic() + PATIENCE
            while len(asyncio.all_tasks(lines[0].loop)) >= 6 + 3 and time.monotonic() < until:
                await asyncio.sleep(0.01)
            assert len({id(line) for line in lines}) == 6
            assert len(asyncio.all_tasks(lines[0].loop)) < 6 + 3  # those of the server itself
            assert not any(hasattr(line, "scope") for line in lines)

    with held(monkeypatch) as lines, serving() as port:
        asyncio.run(come(port, lines))


def test_whoever_does_not_slow_down_hears_why_and_is_let_go() -> None:
    async def shout(client: ClientConnection) -> None:
        for _ in range(300):
            await client.send('{"type":"ping"}')
        while True:
            assert "pong" in (told := str(await client.recv())) or "too fast" in told

    async def flood(port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}/ws/room") as client:
            await at_the_table(client)
            with pytest.raises(ConnectionClosed) as closed:
                await shout(client)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TOO_FAST

    with serving() as port:
        asyncio.run(flood(port))
