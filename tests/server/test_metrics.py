"""What Prometheus reads: true numbers, for those who may read them, and nothing of anybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.testclient import TestClient

from rumpus.server.app import Server
from rumpus.server.metrics import LOOP_LAG, look_how_late
from rumpus.server.store import SqliteStore
from tests.server.speaking import Speaker, opened

HERE = ("127.0.0.1", 50000)
ELSEWHERE = ("192.168.1.7", 50000)


@pytest.fixture
def local(server: Server) -> Iterator[TestClient]:
    with TestClient(server.app(), client=HERE) as client:
        yield client


def numbers(client: TestClient) -> dict[str, float]:
    """By name, with the values of the labels behind it."""
    told = client.get("/metrics")
    assert told.status_code == 200
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(told.text)
        for sample in family.samples
    }


def test_tables_people_and_connections_are_counted(local: TestClient) -> None:
    room, tokens = opened(local)
    opened(local, family="munchkin", setup={"sets": ["cthulhu"]})
    with Speaker(local, room, tokens[0]), Speaker(local, room, tokens[0]), Speaker(local, room):
        told = numbers(local)
    assert (told["rumpus_tables smashup"], told["rumpus_tables munchkin"]) == (1, 1)
    assert told["rumpus_people"] == 1  # who has two windows open
    assert (told["rumpus_connections playing"], told["rumpus_connections watching"]) == (2, 1)
    assert numbers(local)["rumpus_people"] == 0


def test_answers_and_what_is_stored_take_time(local: TestClient) -> None:
    room, tokens = opened(local)
    before = numbers(local)
    with Speaker(local, room, tokens[0]) as ann:
        ann.answers("end turn")
        ann.until("update")
    after = numbers(local)
    assert after["rumpus_answer_seconds_count"] == before["rumpus_answer_seconds_count"] + 1
    assert after["rumpus_answer_seconds_sum"] > before["rumpus_answer_seconds_sum"]
    assert after["rumpus_store_seconds_count"] > before["rumpus_store_seconds_count"]
    assert after["rumpus_bots_thinking"] == after["rumpus_bots_waiting"] == 0


def test_troubles_are_counted(local: TestClient, server: Server) -> None:
    server.troubles.note("clock", "somewhere", RuntimeError("it stands still"))
    assert numbers(local)["rumpus_troubles_total clock"] == 1


def test_a_busy_loop_is_late() -> None:
    async def keep_busy() -> None:
        looking = asyncio.create_task(look_how_late())
        await asyncio.sleep(0)
        time.sleep(0.8)  # instead of half a second
        await asyncio.sleep(0.01)
        looking.cancel()

    before = {each.labels.get("le"): each.value for family in LOOP_LAG.collect() for each in family.samples}
    asyncio.run(keep_busy())
    after = {each.labels.get("le"): each.value for family in LOOP_LAG.collect() for each in family.samples}
    assert after["+Inf"] > before["+Inf"]
    assert after["0.1"] == before["0.1"]


def test_nothing_is_said_of_anybody(local: TestClient) -> None:
    room, tokens = opened(local)
    with Speaker(local, room, tokens[0]) as ann:
        ann.says("say", text="my cards are bad")
        ann.is_answered()
        told = local.get("/metrics").text
    for secret in (room, tokens[0], "Ann", "Bob", "my cards"):
        assert secret not in told


@pytest.mark.parametrize(
    ("peer", "headers", "may"),
    [
        (HERE, {}, True),
        (("::1", 50000), {}, True),
        (ELSEWHERE, {}, False),
        (("testclient", 50000), {}, False),
        (HERE, {"X-Forwarded-For": "127.0.0.1"}, False),  # a proxy on this machine speaks for somebody
        (HERE, {"Forwarded": "for=127.0.0.1"}, False),
        (HERE, {"Via": "1.1 proxy"}, False),
    ],
)
def test_only_this_machine_may_read_them(
    server: Server, peer: tuple[str, int], headers: dict[str, str], may: bool
) -> None:
    client = TestClient(server.app(), client=peer)
    assert client.get("/metrics", headers=headers).status_code == (200 if may else 404)


def test_a_server_can_show_them_to_everybody(store: SqliteStore) -> None:
    client = TestClient(Server(store, 0.0, None, shows_metrics=True).app(), client=ELSEWHERE)
    assert "rumpus_people" in client.get("/metrics").text
