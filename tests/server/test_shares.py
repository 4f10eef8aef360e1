"""Several servers on one database: each has a share of the tables, and whoever has lost one cannot write to it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import psycopg
import pytest
from websockets.exceptions import ConnectionClosedError

from rumpus.server import relay
from rumpus.server.databases import opened, shared
from rumpus.server.lobby import Lobby
from rumpus.server.postgres import SHARDS
from rumpus.server.relay import NotThere, Relay, pass_on_socket
from rumpus.server.room import Room
from rumpus.server.schema import BadStore
from rumpus.server.shares import NAME, SharedStore
from rumpus.server.sharing import AT_ONCE, Sharing
from rumpus.server.store import OutOfStep, StoreDown
from rumpus.server.tables import NewRoom, SeatWish
from rumpus.server.troubles import Troubles
from tests.server.database import Cluster
from tests.server.following import Guest, play_out, sit
from tests.server.live import COMMAND, LiveServer, patiently
from tests.server.takeover import WAYS, Fleet, audit, surprises, take_over, wait_for_shares
from tests.server.test_store import when_back

pytestmark = pytest.mark.xdist_group("postgres")
TWO = [SeatWish("you"), SeatWish("you")]
TABLE = {"seats": [{"kind": "you"}, {"kind": "open"}], "setup": {"first": 0}, "is_listed": True}
PATIENCE = 30.0  # seconds
# Servers that cannot hand over connections to each other.
APART = "import os; from rumpus.server import handover; handover.NAME += f'{os.getpid()} '; "


@pytest.fixture
def address(postgres: Cluster) -> str:
    return postgres.new_database()


class Half:
    """One of two servers, without its sockets."""

    def __init__(self, address: str, peer: str) -> None:
        self.store = SharedStore(address, peer, is_patient=True)  # how long it takes is not asked here
        self.lobby = Lobby(self.store)
        self.sharing = Sharing(self.lobby, self.store, "key", Troubles())

    def close(self) -> None:
        self.store.close()


@pytest.fixture
def halves(address: str) -> Iterator[tuple[Half, Half]]:
    with closing(Half(address, "a:1")) as one, closing(Half(address, "b:2")) as other:
        look(one, other)
        yield one, other


def look(*halves: Half) -> None:
    for _ in range(2 * SHARDS // AT_ONCE):
        for half in halves:
            when_back(half.store.share)
            half.sharing.look()


def count(half: Half) -> int:
    return sum(owner == half.store.peer for owner in half.store.owners.values())


def opened_at(half: Half) -> Room:
    room = half.lobby.find(half.lobby.open(NewRoom(TWO, {"first": 0})).room)
    assert room is not None
    return room


def cut(address: str, half: Half) -> None:
    with psycopg.connect(address, autocommit=True) as db:
        name = f"{NAME}{half.store.peer}"
        db.execute("select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = %s", (name,))


def test_each_has_its_share(halves: tuple[Half, Half], address: str) -> None:
    one, other = halves
    assert (count(one), count(other)) == (SHARDS // 2, SHARDS // 2)
    assert all((one.store.term(name) is None) != (other.store.term(name) is None) for name in map(str, range(99)))
    with closing(Half(address, "c:3")) as third:
        look(one, other, third)
        shares = sorted(count(half) for half in (one, other, third))
        assert sum(shares) == SHARDS
        assert shares[0] >= SHARDS // 4
    look(one, other)
    assert (count(one), count(other)) == (SHARDS // 2, SHARDS // 2)


def test_a_table_belongs_to_whom_it_was_opened_at(halves: tuple[Half, Half]) -> None:
    one, other = halves
    room = opened_at(one)
    play_out(room, sit(room), Random(1), 5)
    assert one.store.owner(room.id) == other.store.owner(room.id) == "a:1"
    with pytest.raises(OutOfStep):
        asyncio.run(other.lobby.fetch(room.id))
    with pytest.raises(OutOfStep):
        other.store.save(room.saved)
    with pytest.raises(OutOfStep):
        other.store.append(room.id, 5, (0, 0, "end turn"), 0.0)
    assert not other.lobby.delete(room.id)
    assert other.store.load(room.id) is not None


def test_a_fault_at_a_table_that_goes_elsewhere_keeps_no_other_from_it(
    halves: tuple[Half, Half], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does one in looking at all end the looking."""
    one, other = halves
    names = [opened_at(one).id for _ in range(3)]
    broken = one.lobby.find(names[0])
    assert broken is not None
    monkeypatch.setattr(broken, "clocks", None)
    monkeypatch.setattr(broken, "dismiss", None)
    one.sharing.hand_over([one.store.shard_of(name) for name in names])
    assert [one.store.term(name) for name in names] == [None] * 3
    assert not one.lobby.awake()
    looks = 0

    def look() -> None:
        nonlocal looks
        looks += 1
        raise ValueError

    async def look_on() -> None:
        task = asyncio.create_task(other.sharing.look_now_and_then())
        while looks < 3 and not task.done():
            await asyncio.sleep(0.001)
        task.cancel()

    monkeypatch.setattr(other.sharing, "look", look)
    other.sharing.pause = 0.0
    asyncio.run(look_on())
    assert looks >= 3
    assert (one.sharing.troubles.counts, other.sharing.troubles.counts) == ({"clock": 2}, {"clock": looks})


def test_whoever_is_cut_off_is_replaced_and_cannot_write(halves: tuple[Half, Half], address: str) -> None:
    one, other = halves
    room = opened_at(one)
    ann, bob = sit(room)
    play_out(room, [ann, bob], Random(1), 5)
    cut(address, one)
    look(other)
    assert count(other) == SHARDS
    again = asyncio.run(other.lobby.fetch(room.id))
    assert again is not None
    play_out(again, sit(again), Random(2), 2)
    for _ in range(2):
        with pytest.raises(StoreDown):
            room.keep(ahead=7)
    assert room.is_dismissed
    assert [guest.last["type"] for guest in (ann, bob)] == ["closing", "closing"]
    assert one.lobby.in_memory(room.id) is None
    look(one, other)
    assert (count(one), count(other)) == (SHARDS // 2, SHARDS // 2)
    saved = one.store.load(room.id)
    assert saved is not None
    assert (len(saved.record.answers), saved.ahead) == (7, 0)
    with pytest.raises(StoreDown):
        room.keep(ahead=7)  # even if it is ours again


def test_what_was_read_before_others_had_it_is_not_kept(halves: tuple[Half, Half], address: str) -> None:
    """Between reading and keeping a table its server is cut off, and has it again."""
    one, other = halves
    other.close()
    look(one)
    room = opened_at(one)
    one.lobby.forget(room.id)
    first = one.store.term(room.id)

    async def fetch() -> None:
        fetching = asyncio.create_task(one.lobby.fetch(room.id))
        for _ in range(2):
            await asyncio.sleep(0)
        cut(address, one)
        look(one)
        await fetching

    with pytest.raises(OutOfStep):
        asyncio.run(fetch())
    assert first is not None
    assert (one.store.term(room.id) or 0) > first


def test_who_stops_hands_everything_over(halves: tuple[Half, Half]) -> None:
    one, other = halves
    room = opened_at(one)
    ann = Guest(room, 0)
    asyncio.run(one.sharing.leave())
    assert ann.last["type"] == "closing"
    one.sharing.look()  # it takes nothing any more
    look(other)
    assert count(other) == SHARDS
    assert asyncio.run(other.lobby.fetch(room.id)) is not None


def test_nobody_else_uses_what_is_shared(halves: tuple[Half, Half], address: str) -> None:
    with pytest.raises(BadStore, match="owned database"):
        opened(address)
    for half in halves:
        half.close()
    with closing(opened(address)), pytest.raises(BadStore, match="owned database"):
        shared(address, "a:1")
    with pytest.raises(BadStore, match="not shared"):
        shared("rumpus.sqlite", "a:1")


# -- servers ---------------------------------------------------------------------------------------------------


def status(address: str, body: bytes | None = None, **headers: str) -> int:
    try:
        with urlopen(Request(address, body, headers)) as answer:
            return int(answer.status)
    except HTTPError as error:
        return error.code


@pytest.mark.slow
@pytest.mark.parametrize("are_apart", [False, True])
def test_any_server_answers_for_any_table(tmp_path: Path, address: str, are_apart: bool) -> None:
    """On one machine, and as if they were on two."""
    fleet = Fleet(tmp_path, address, 2, Random(1), LiveServer)
    one, other = fleet.servers
    if are_apart:
        one.command, other.command = APART + COMMAND, APART + COMMAND
    with one, other:
        wait_for_shares(address, 2)
        for server in fleet.servers:
            room, tokens = patiently(partial(server.open, **TABLE))
            told = [patiently(partial(each.ask, f"rooms/{room}")) for each in fleet.servers]
            assert told[0] == told[1]
            assert room in [table["room"] for table in patiently(partial(one.ask, "rooms"))]
            called = [patiently(partial(each.ask, f"codes/{told[0]['code']}")) for each in fleet.servers]
            assert [table["room"] for table in called] == [room, room]
            sat = patiently(partial({one: other, other: one}[server].ask, f"rooms/{room}/seats/1", name="Bob"))
            tokens[1] = sat["tokens"]["1"]
            patiently(lambda room=room, tokens=tokens: asyncio.run(talk(fleet, room, tokens)))  # type: ignore[misc]
            for each in fleet.servers:
                assert status(f"http://{each.address}/api/rooms/{room}/seats/1", b'{"name": "Eve"}') == 409
                assert status(f"http://{each.address}/api/rooms/{room}/seats/1", b" " * 20_000) == 413
                assert status(f"http://{each.address}/api/rooms/no-such-table") == 404
        with psycopg.connect(address) as db:
            names = db.execute("select application_name from pg_stat_activity where application_name like 'rumpus %'")
            peers = [name.removeprefix(NAME) for (name,) in names.fetchall()]
        assert [status(f"http://{peer}/api/rooms/{room}") for peer in peers] == [403, 403]  # nobody but servers
        assert surprises(*fleet.servers) == []


async def talk(fleet: Fleet, room: str, tokens: dict[int, str]) -> None:
    """What one says at one server, all hear who came to another."""
    one, other = fleet.servers
    async with one.client(room, tokens[0]) as ann, other.client(room, tokens[1]) as bob, other.client(room) as eve:
        everybody = (ann, bob, eve)
        for client in everybody:
            assert (await client.next())["type"] == "welcome"
        await bob.says("say", text="Hello from elsewhere")
        for client in everybody:
            while not client.chat:
                await asyncio.wait_for(client.next(), PATIENCE)
            assert client.chat[-1]["text"] == "Hello from elsewhere"


@pytest.mark.slow
def test_nothing_is_lost_when_servers_are_taken_away(tmp_path: Path, address: str) -> None:
    fleet = Fleet(tmp_path, address, 2, Random(5))
    one, other = fleet.servers
    with one, other:
        audit(address)
        plan = [(number % 2, way) for number, way in enumerate(WAYS)]
        found = asyncio.run(take_over(fleet, games=6, seed=5, plan=plan, between=1.0))
        assert surprises(*fleet.servers) == []
    assert found.answers > 100
    assert max(found.silences) < 10
    assert found.writers >= 3


@pytest.mark.slow
def test_servers_are_replaced_one_after_the_other_while_games_go_on(tmp_path: Path, address: str) -> None:
    fleet = Fleet(tmp_path, address, 2, Random(6))
    one, other = fleet.servers
    with one, other:
        audit(address)
        wait_for_shares(address, 2)
        first = [server.process.pid for server in fleet.servers]
        found = asyncio.run(take_over(fleet, games=3, seed=6, plan=[(0, "stop"), (1, "stop")], between=0.5))
        assert not {server.process.pid for server in fleet.servers} & set(first)
        assert surprises(*fleet.servers) == []
    assert found.answers > 50
    assert found.taken >= 2 * SHARDS
    assert min(found.silences) < 2  # a busy machine may be slow, but not every time


@pytest.mark.slow
def test_several_processes_share_one_address(tmp_path: Path, address: str) -> None:
    server = LiveServer(tmp_path)
    server.database, server.options = address, ["--processes", "2"]
    with server:
        wait_for_shares(address, 2)
        for _ in range(4):
            room, tokens = patiently(partial(server.open, **TABLE))
            assert patiently(partial(server.ask, f"rooms/{room}"))["state"] == "waiting"

            async def sit_down(room: str = room, token: str = tokens[0]) -> str:
                async with server.client(room, token) as ann:
                    return str((await ann.next())["type"])

            assert patiently(lambda: asyncio.run(sit_down())) == "welcome"
        server.process.terminate()
        assert server.process.wait(PATIENCE) == 0
        assert surprises(server) == []
        assert server.told().count("Rumpus is at") == 1


def test_several_processes_take_a_database(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    server = LiveServer(tmp_path)
    server.options = ["--peer", "127.0.0.1:0"]
    with pytest.raises(AssertionError, match="several servers need a PostgreSQL database"):
        server.start()
    assert json.dumps(server.process.poll()) == "2"


@pytest.mark.parametrize("kind", ["http", "websocket"])
def test_who_waits_in_vain_is_told_to_try_again(halves: tuple[Half, Half], kind: str) -> None:
    one, other = halves
    room = opened_at(other)
    asyncio.run(one.sharing.leave())  # it stops, and waits for nobody
    told: list[Any] = []
    heard = iter([{"type": "websocket.connect"}] if kind == "websocket" else [{"type": "http.request", "body": b""}])

    async def receive() -> Any:
        return next(heard)

    async def send(message: Any) -> None:
        told.append(message)

    async def never(*_: object) -> None:
        raise AssertionError("it is not ours")

    path = f"/ws/{room.id}" if kind == "websocket" else f"/api/rooms/{room.id}"
    scope = {
        "type": kind, "path": path, "raw_path": path.encode(), "query_string": b"", "headers": [], "scheme": kind,
        "method": "GET",
    }  # fmt: skip
    asyncio.run(Relay(never, one.sharing)(scope, receive, send))
    if kind == "http":
        assert told[0]["status"] == 503
    else:
        assert [message["type"] for message in told] == ["websocket.accept", "websocket.send", "websocket.close"]


def test_a_server_that_goes_while_it_is_called_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has hung up before anything could be said to it."""

    async def hang_up(*_: object, **__: object) -> None:
        raise ConnectionClosedError(None, None)

    async def never(*_: object) -> Any:
        raise AssertionError("nothing has been said")

    monkeypatch.setattr(relay, "connect", hang_up)
    scope = {"raw_path": b"/ws/table", "query_string": b""}
    with pytest.raises(NotThere):
        asyncio.run(pass_on_socket("127.0.0.1:1", scope, never, never, []))
