"""The server answers by its own names only: no other page can let its name lead here."""

from __future__ import annotations

import socket

import pytest
from starlette.testclient import TestClient

from rumpus.server.app import Server
from rumpus.server.hosts import Hosts
from rumpus.server.store import SqliteStore
from tests.server.speaking import opened

OWN = socket.gethostname().partition(".")[0]


@pytest.mark.parametrize(
    "host",
    [
        "localhost", "localhost:8123", "127.0.0.1:8123", "[::1]:8123", "192.168.1.7:8123", "[2001:DB8::7]:8123",
        "play.example.org", "PLAY.example.org.:443", f"{OWN}:8123", f"{OWN}.local",
    ],
)  # fmt: skip
def test_its_own_names_are_answered(host: str) -> None:
    hosts = Hosts(["play.example.org", "192.168.1.7"])
    assert hosts.allow(host, "2001:db8:0:0::7")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8123",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "192.168.1.8",
        "",
        "[::1",
    ],
)
def test_other_names_are_not(host: str) -> None:
    assert not Hosts(["play.example.org"]).allow(host, "192.168.1.7")


def test_any_name_will_do_if_the_server_was_told_so() -> None:
    assert Hosts(["*"]).allow("evil.example", "192.168.1.7")


def test_who_asks_for_another_name_is_told_so(store: SqliteStore) -> None:
    app = Server(store, 0.0, None, hosts=Hosts(["testserver"])).app()
    with TestClient(app) as client:
        room, _ = opened(client)
        told = client.get("/api/rooms", headers={"host": "evil.example"})
        assert told.status_code == 421
        assert "'evil.example'" in told.json()["error"]
        assert "--allow-host" in told.json()["error"]
        with client.websocket_connect(f"/ws/{room}", headers={"host": "evil.example"}) as socket:
            assert socket.receive_json()["code"] == "not allowed"
        assert client.get("/api/rooms").status_code == 200
