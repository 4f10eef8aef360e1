"""Friends in the network can come if whoever started the server wants it, and nobody else can decide that."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus.server import network
from rumpus.server.app import Server
from rumpus.server.network import Network, own_address
from rumpus.server.store import SqliteStore
from rumpus.server.tokens import host_key

KEY = host_key("secret")
FRIENDLY = "127.0.0.2"  # stands for the address in the network: on this machine, and not where it listens anyway
HERE = ("127.0.0.1", 50000)


class FakeDoor:
    """Answers like the server, or as another program would."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.sign = ""
        self.listening: asyncio.Server | None = None

    async def open(self, address: str) -> None:
        self.listening = await asyncio.start_server(self.answer, address, self.port)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.write(f"HTTP/1.0 200 OK\r\n\r\n{self.sign}".encode())
        writer.close()

    async def close(self) -> None:
        assert self.listening is not None
        self.listening.close()
        await self.listening.wait_closed()


@pytest.fixture
def port() -> int:
    with socket.socket() as trial:
        trial.bind((FRIENDLY, 0))
        free: int = trial.getsockname()[1]
        return free


@pytest.fixture
def door(port: int) -> FakeDoor:
    return FakeDoor(port)


@pytest.fixture
def served(store: SqliteStore, door: FakeDoor, monkeypatch: pytest.MonkeyPatch) -> Server:
    monkeypatch.setattr(network, "own_address", lambda: FRIENDLY)
    monkeypatch.setattr(network, "FRESH", 0.0)
    reachable = Network("127.0.0.1", door.port, KEY, door)
    door.sign = reachable.sign
    return Server(store, 0.0, None, network=reachable)


@pytest.fixture
def host(served: Server) -> Iterator[TestClient]:
    with TestClient(served.app(), "http://127.0.0.1:8123", client=HERE) as client:
        yield client


def change(client: TestClient, is_open: bool = True, key: str = KEY, headers: dict[str, str] | None = None) -> Any:
    return client.post("/api/network", json={"is_open": is_open, "key": key}, headers=headers)


def test_whoever_started_the_server_opens_it_and_closes_it_again(host: TestClient, port: int) -> None:
    assert host.get("/api/network").json() == {"can_change": True}
    opened = {"address": f"{FRIENDLY}:{port}", "can_change": True}
    assert change(host).json() == opened
    assert host.get("/api/network").json() == opened
    assert change(host).json() == opened  # again, as after a change of networks
    assert change(host, is_open=False).json() == {"can_change": True}
    with socket.socket() as trial:
        assert trial.connect_ex((FRIENDLY, port)) != 0


def test_however_many_ask_it_is_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each try is a connection to the server itself."""
    tried: list[str] = []

    async def is_at(served: Network, address: str) -> bool:
        tried.append(address)
        await asyncio.sleep(0.01)
        return True

    async def ask() -> list[str]:
        found = Network("192.0.2.1", 80)
        return await asyncio.gather(*[found.address() for _ in range(100)])

    monkeypatch.setattr(Network, "is_at", is_at)
    assert asyncio.run(ask()) == ["192.0.2.1:80"] * 100
    assert tried == ["192.0.2.1"]


def test_an_address_where_somebody_else_answers_is_not_shown(host: TestClient, door: FakeDoor) -> None:
    door.sign = "another program"
    assert change(host).json() == {"can_change": True}


@pytest.mark.parametrize(
    ("name", "peer", "key", "headers"),
    [
        ("http://127.0.0.1:8123", HERE, "wrong", {}),
        ("http://127.0.0.1:8123", HERE, "", {}),
        ("http://127.0.0.1:8123", HERE, "é", {}),
        ("http://127.0.0.1:8123", ("192.168.1.7", 50000), KEY, {}),  # from elsewhere
        ("http://192.168.1.5:8123", HERE, KEY, {}),  # by the address for friends
        ("http://evil.example:8123", HERE, KEY, {}),  # by a name that leads here
        ("http://127.0.0.1:8123", HERE, KEY, {"origin": "http://evil.example"}),  # from a page of others
        ("http://127.0.0.1:8123", HERE, KEY, {"host": "["}),  # by no name at all
    ],
)
def test_nobody_else_can(
    served: Server, name: str, peer: tuple[str, int], key: str, headers: dict[str, str], port: int
) -> None:
    with TestClient(served.app(), name, client=peer) as client:
        assert change(client, key=key, headers=headers).status_code == 403
        assert "address" not in client.get("/api/network").json()
    with socket.socket() as trial:
        assert trial.connect_ex((FRIENDLY, port)) != 0


def test_a_friend_hears_the_address_and_cannot_change_it(host: TestClient, served: Server, port: int) -> None:
    change(host)
    friend = TestClient(served.app(), f"http://{FRIENDLY}:{port}", client=("192.168.1.7", 50000))
    assert asyncio.run(served.network.is_at(FRIENDLY))
    assert "can_change" not in friend.get("/api/network").json()


def test_without_a_network_there_is_nothing_to_open(host: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_address", lambda: None)
    refused = change(host)
    assert refused.status_code == 424
    assert "not on a local network" in refused.json()["error"]


def test_a_port_that_is_taken_is_said_and_nothing_is_open(host: TestClient, port: int) -> None:
    with socket.create_server((FRIENDLY, port)):
        refused = change(host)
    assert refused.status_code == 424
    assert f"{FRIENDLY}:{port} cannot be opened" in refused.json()["error"]
    assert host.get("/api/network").json() == {"can_change": True}


def test_a_server_that_listens_everywhere_needs_no_door(door: FakeDoor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_address", lambda: FRIENDLY)
    reachable = Network("0.0.0.0", door.port, KEY, door)
    door.sign = reachable.sign

    async def asked() -> str:
        await door.open(FRIENDLY)
        try:
            return await reachable.address()
        finally:
            await door.close()

    assert reachable.door is None
    assert asyncio.run(asked()) == f"{FRIENDLY}:{door.port}"


class FakeWay:
    """A way that leads nowhere, or from one of our addresses."""

    def __init__(self, address: str | None) -> None:
        self.address = address

    def connect(self, there: tuple[str, int]) -> None:
        if self.address is None:
            raise OSError

    def getsockname(self) -> tuple[str, int]:
        assert self.address is not None
        return self.address, 1

    def close(self) -> None: ...


@pytest.mark.parametrize(
    ("address", "found"), [("192.168.178.24", "192.168.178.24"), ("8.8.8.8", None), ("127.0.0.1", None), (None, None)]
)
def test_the_own_address_is_one_of_a_network_of_ones_own(
    address: str | None, found: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "socket", lambda *kind: FakeWay(address))
    assert own_address() == found
