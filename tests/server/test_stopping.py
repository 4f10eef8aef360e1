"""The server stops and comes back: everybody is told, nothing is lost, and clocks go on where they were."""

from __future__ import annotations

import asyncio
import socket
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from rumpus.server.app import Server
from rumpus.server.clocks import KEEP_EVERY
from rumpus.server.steady import SteadyTime
from rumpus.server.store import SqliteStore
from tests.server.following import Guest, loaded, new_room
from tests.server.live import LiveServer

PATIENCE = 30.0  # seconds: it takes less than five, but not on every machine


def test_everybody_is_told_that_it_comes_back(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        room, tokens = server.open(seats=[{"kind": "you"}, {"kind": "you"}], setup={"first": 0}, seconds=600)

        async def stay() -> list[str]:
            async with server.client(room, tokens[0]) as ann, server.client(room) as eve:
                while not ann.keys:
                    await ann.next()
                await ann.answers("end turn")
                while ann.number == 0:
                    await ann.next()
                server.process.terminate()
                for client in (ann, eve):
                    with pytest.raises(ConnectionClosed):
                        await asyncio.wait_for(heard_all(client), PATIENCE)
                return [client.last["type"] for client in (ann, eve)]

        async def heard_all(client: object) -> None:
            while True:
                await client.next()  # type: ignore[attr-defined]

        assert asyncio.run(stay()) == ["closing", "closing"]
        server.process.wait(PATIENCE)
        server.start()
        assert server.ask(f"rooms/{room}")["turn"] == 2
        assert "Traceback" not in server.complaints()


@pytest.mark.parametrize(
    "half", ["POST /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{", "GET / HT"]
)
def test_nobody_waits_for_the_rest_of_a_request(tmp_path: Path, half: str) -> None:
    with LiveServer(tmp_path) as server, socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(half.encode())
        server.ask("health")  # by then it has come
        server.process.terminate()
        server.process.wait(PATIENCE)
        assert "Traceback" not in server.complaints()


def test_all_that_was_stored_is_in_the_file_when_it_has_ended(tmp_path: Path) -> None:
    """So that it can be copied, and though what SQLite keeps beside it was deleted."""
    beside = tmp_path / "rumpus.sqlite-wal"
    with LiveServer(tmp_path) as server:
        room, _ = server.open(seats=[{"kind": "you"}, {"kind": "you"}])
        beside.unlink()
        server.process.terminate()
        server.process.wait(PATIENCE)
        assert not beside.exists()
        server.start()
        assert server.ask(f"rooms/{room}")["room"] == room
        server.process.terminate()
        server.process.wait(PATIENCE)
        assert not beside.exists()


# -- clocks --------------------------------------------------------------------------------------------------


def test_clocks_go_on_where_they_were() -> None:
    now = [1000.0]
    room = new_room(2, seconds=60)
    room.tempo.clock = lambda: now[0]
    Guest(room, 0)
    room.clocks.tick(now[0])
    now[0] += 20
    room.clocks.tick(now[0])
    now[0] += KEEP_EVERY / 2  # it is killed before the next time is kept
    again = loaded(room)
    ann = Guest(again, 0)
    again.clocks.tick(5.0)  # the machine was started anew, too
    assert ann.last["clocks"] == [{"seat": 0, "left": 40.0, "limit": 60.0}]
    again.clocks.tick(15.0)
    assert ann.last["clocks"][0]["left"] == 30.0


def test_the_next_question_has_all_the_time_again() -> None:
    room = new_room(2, seconds=60)
    Guest(room, 0)
    room.clocks.tick(1000.0)
    room.clocks.tick(1030.0)
    again = loaded(room)
    ann, _ = Guest(again, 0), Guest(again, 1)
    ann.answers("end turn")
    again.clocks.tick(5.0)
    assert ann.last["clocks"] == [{"seat": 1, "left": 60.0, "limit": 60.0}]


def test_what_is_left_is_kept_when_it_stops() -> None:
    room = new_room(2, seconds=60)
    Guest(room, 0)
    room.clocks.tick(1000.0)
    room.clocks.keep(1001.5)
    again = loaded(room)
    ann = Guest(again, 0)
    again.clocks.tick(0.0)
    assert ann.last["clocks"][0]["left"] == 58.5


# -- the time of day -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0])
def test_setting_the_clock_of_the_machine_changes_nothing(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    """Spectators who see all hands see them no sooner, and no later."""
    wall = time.time
    server = Server(store, 0.0, None)
    before = server.lobby.now()
    monkeypatch.setattr(time, "time", lambda: wall() + jump)
    assert 0 <= server.lobby.now() - before < 60


def test_time_goes_on() -> None:
    passed = [50.0]
    steady = SteadyTime(lambda: passed[0])
    begin = steady()
    assert begin == pytest.approx(time.time(), abs=60)
    passed[0] += 7.5
    assert steady() - begin == pytest.approx(7.5)
