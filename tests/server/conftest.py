"""A server in this process, and clients that speak to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from rumpus.server.app import Server
from rumpus.server.store import SqliteStore


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    store = SqliteStore(":memory:")
    yield store
    store.close()


@pytest.fixture
def server(store: SqliteStore) -> Server:
    return Server(store, 0.0, None)


@pytest.fixture
def client(server: Server) -> Iterator[TestClient]:
    with TestClient(server.app()) as client:
        yield client
