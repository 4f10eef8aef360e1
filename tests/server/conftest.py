"""A server in this process, and clients that speak to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from rumpus.bots import BOTS, RandomBot
from rumpus.families import FAMILIES
from rumpus.server.app import Server
from rumpus.server.store import SqliteStore
from tests.market_family import MARKET_FAMILY
from tests.server.database import Cluster, cluster


@pytest.fixture
def market(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game with windows is played here as well; no bot knows it."""
    monkeypatch.setitem(FAMILIES, "market", MARKET_FAMILY)
    monkeypatch.setitem(BOTS, "fair", RandomBot)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Whoever uses it is in the group `postgres`: so only one process starts one."""
    with cluster() as found:
        yield found


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
