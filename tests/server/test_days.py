"""Games that are played over days: nobody need be there, the table sleeps, and the clock runs all the same."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus.server import lobby, vigil
from rumpus.server.app import Server
from rumpus.server.lobby import Lobby
from rumpus.server.room import Room
from rumpus.server.saved import A_DAY
from rumpus.server.store import SqliteStore, StoreDown
from rumpus.server.tables import NewRoom, SeatWish
from rumpus.server.vigil import Vigil
from tests.server.auction import asked_at, auction
from tests.server.following import Guest, new_room, sit
from tests.server.speaking import TWO_PEOPLE, Speaker, fault_of, opened

START = Vigil.start
HOUR = 3600.0
ANN, BOB, A_BOT = SeatWish("you", "Ann"), SeatWish("you", "Bob"), SeatWish("bot", "Cleo", "random")


class Day:
    """A time of day that a test moves."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now

    def goes_on(self, hours: float) -> None:
        self.now += hours * HOUR


@pytest.fixture
def day() -> Day:
    return Day()


@pytest.fixture(autouse=True)
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests say when the vigil looks."""
    monkeypatch.setattr(Vigil, "start", lambda vigil: None)


def slow(store: SqliteStore, day: Day, *seats: SeatWish, first: int = 0, days: int = 2) -> tuple[str, dict[int, str]]:
    """A table as another server has left it in the store."""
    told = Lobby(store, day).open(NewRoom(list(seats), {"first": first}, seconds=days * A_DAY, seed=1))
    return told.room, told.tokens


def at(server: Server, name: str) -> Room:
    found = server.lobby.in_memory(name)
    assert found is not None
    return found


def watch(client: TestClient, server: Server) -> None:
    """The vigil looks once, and the bots are done with what they had to do."""
    assert client.portal is not None
    client.portal.call(look, server)


async def look(server: Server) -> None:
    await server.caretaker.vigil.look_through()
    await server.caretaker.vigil.wake_due()
    while server.caretaker.playing:
        await asyncio.wait(server.caretaker.playing.values())


def ticks(guest: Guest) -> list[Any]:
    return [told["clocks"] for told in guest.of_type("ticking")]


# -- the clock -------------------------------------------------------------------------------------------------


def test_the_clock_is_told_once_and_to_whoever_comes(day: Day) -> None:
    room = new_room(seconds=2 * A_DAY, now=day)
    ann, bob = sit(room)
    for _ in range(3):
        day.goes_on(1)
        room.tempo.tick(room.tempo.clock())
    expected = [{"seat": 0, "left": 2.0 * A_DAY, "limit": 2 * A_DAY}]
    assert ticks(ann) == ticks(bob) == [expected]
    assert ticks(Guest(room, 1)) == [[{**expected[0], "left": 2 * A_DAY - 2 * HOUR}]]


def test_each_answer_has_its_own_time(day: Day) -> None:
    room = new_room(seconds=A_DAY, now=day)
    ann, _ = sit(room)
    room.tempo.tick(0.0)
    day.goes_on(5)
    ann.answers(ann.keys[0])
    room.tempo.tick(0.0)
    assert ticks(ann)[-1][0]["left"] == A_DAY


def test_when_the_days_are_over_a_bot_takes_over_until_they_come_back(day: Day) -> None:
    room = new_room(seconds=A_DAY, now=day)
    ann, _ = sit(room)
    room.tempo.tick(0.0)
    day.goes_on(23.9)
    room.tempo.tick(0.0)
    assert not room.saved.seats[0].is_out
    day.goes_on(0.1)
    room.tempo.tick(0.0)
    assert room.saved.seats[0].is_out
    assert room.stand_ins.to_move() == 0
    ann.says("sit again")
    room.tempo.tick(0.0)
    assert ticks(ann)[-1][0]["left"] == A_DAY


def test_a_slow_table_may_sleep_while_its_clock_runs(day: Day) -> None:
    quick, calm = new_room(seconds=60), new_room(seconds=A_DAY, now=day)
    for room in (quick, calm):
        room.tempo.tick(0.0)
    assert (quick.clocks.are_ticking, quick.is_idle) == (True, False)
    assert (calm.clocks.are_ticking, calm.is_idle) == (False, True)


def test_the_time_goes_on_while_the_table_sleeps(store: SqliteStore, day: Day) -> None:
    room = new_room(seconds=A_DAY, store=store, now=day)
    room.tempo.tick(0.0)
    day.goes_on(20)
    saved = store.load(room.id)
    assert saved is not None
    again = Room(saved, store, day)
    again.tempo.tick(0.0)
    assert again.clocks.left_for(0) == 4 * HOUR


def test_who_ran_out_of_time_while_the_server_was_away_has_an_hour(store: SqliteStore, day: Day) -> None:
    room = new_room(seconds=A_DAY, store=store, now=day)
    room.tempo.tick(0.0)
    day.goes_on(30)
    saved = store.load(room.id)
    assert saved is not None
    again = Room(saved, store, day)
    again.tempo.tick(0.0)
    assert (again.clocks.left_for(0), again.saved.seats[0].is_out) == (HOUR, False)


def test_where_the_machines_clock_was_put_back_nobody_has_more_than_all_the_time(store: SqliteStore, day: Day) -> None:
    """It was a year ahead when the server started: nobody would ever be missed."""
    name, _ = slow(store, day, ANN, BOB, days=1)
    with TestClient(Server(store, 0.0, None, now=day).app()) as client:
        client.get(f"/api/rooms/{name}")
        day.goes_on(1)
    saved = store.load(name)
    assert saved is not None
    room = Room(saved, store, day)
    room.tempo.tick(0.0)
    day.goes_on(-365 * 24)
    server = Server(store, 0.0, None, now=day)
    with TestClient(server.app()) as client:
        watch(client, server)
        assert at(server, name).clocks.left_for(0) == 24 * HOUR
        day.goes_on(25)
        watch(client, server)
        assert at(server, name).saved.seats[0].is_out


def test_while_nothing_can_be_stored_the_clock_runs_on(day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    room = new_room(seconds=A_DAY, now=day)

    def fail(*_: object) -> None:
        raise StoreDown

    with monkeypatch.context() as patch:
        patch.setattr(room.store, "save", fail)
        room.tempo.tick(0.0)
    day.goes_on(1)
    assert room.clocks.left_for(0) == 23 * HOUR


def test_nobody_goes_on_without_somebody_who_has_days(day: Day) -> None:
    room = new_room(people=3, seconds=A_DAY, now=day)
    bob = Guest(room, 1)
    room.tempo.asked_at -= 1000
    room.tempo.tick(room.tempo.clock())
    assert bob.of_type("waiting") == []
    assert room.absence.due(room.tempo.clock()) is None
    assert bob.says("stand in", seat=0)["type"] == "refused"


@pytest.mark.usefixtures("market")
def test_in_a_window_everybody_has_their_own_days(day: Day) -> None:
    room = auction(seconds=2 * A_DAY, now=day)
    _, bob, cleo, _ = asked_at(room)
    room.clocks.tick(0.0)
    day.goes_on(30)
    bob.answers("pass")
    room.clocks.tick(0.0)
    assert room.clocks.deadlines == {cleo.seat: day.now + 18 * HOUR}
    assert room.saved.deadlines == (room.number, room.clocks.deadlines)
    day.goes_on(18)
    room.clocks.tick(0.0)
    assert room.saved.seats[cleo.seat].is_out


@pytest.mark.usefixtures("market")
def test_a_window_may_have_days_of_its_own_and_then_passes(day: Day) -> None:
    room = auction(seconds=7 * A_DAY, window_seconds=A_DAY, now=day)
    _, bob, cleo, _ = asked_at(room)
    room.clocks.tick(0.0)
    before = room.match.game.answered
    day.goes_on(24)
    room.clocks.tick(0.0)
    assert [answer[2] for answer in room.match.record.answers[before:]] == ["pass", "pass"]
    assert not any(room.saved.seats[guest.seat].is_out for guest in (bob, cleo))


@pytest.mark.parametrize(
    ("seconds", "window", "fault"),
    [
        (14 * A_DAY, 0, ""),
        (14 * A_DAY, A_DAY, ""),
        (14 * A_DAY + 1, 0, "seconds: Must be from 0 (no clock) to 1209600"),
        (2 * A_DAY, 60, "window_seconds: Where answers have days"),
        (60, 2 * A_DAY, "window_seconds: Where answers have days"),
    ],
)
def test_how_many_days_there_can_be(client: TestClient, seconds: int, window: int, fault: str) -> None:
    told = client.post("/api/rooms", json={**TWO_PEOPLE, "seconds": seconds, "window_seconds": window})
    assert told.status_code == (422 if fault else 201)
    assert not fault or fault_of(told).startswith(fault)


# -- tables that sleep -----------------------------------------------------------------------------------------


def test_a_table_that_sleeps_is_woken_when_a_clock_has_run_out(store: SqliteStore, day: Day) -> None:
    name, _ = slow(store, day, ANN, BOB)
    for hours, is_out in ((0.0, False), (47.0, False), (1.0, True)):
        day.goes_on(hours)
        server = Server(store, 0.0, None, now=day)  # each time a new one
        with TestClient(server.app()) as client:
            watch(client, server)
            saved = store.facts(name)
            assert saved is not None
            assert saved.seats[0].is_out == is_out
            assert (server.lobby.in_memory(name) is not None) == (hours != 47.0)  # then nothing was to be done there
    saved = store.load(name)
    assert saved is not None
    assert {seat for seat, _, _ in saved.record.answers} == {0}  # the bot has played on, and now it is Bob's turn
    assert saved.deadlines == (len(saved.record.answers), {1: day.now + 48 * HOUR})


def test_bots_play_on_though_nobody_is_there_and_after_a_new_start(store: SqliteStore, day: Day) -> None:
    name, _ = slow(store, day, ANN, A_BOT, first=1)
    server = Server(store, 0.0, None, now=day)
    with TestClient(server.app()) as client:
        watch(client, server)
        assert at(server, name).stand_ins.people_awaited() == [0]
        assert {seat for seat, _, _ in at(server, name).match.record.answers} == {1}


def test_bots_begin_though_nobody_has_come_yet(store: SqliteStore, day: Day) -> None:
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    server = Server(store, 0.0, None, now=day)
    with TestClient(server.app()) as client:
        quick, _ = opened(client, seats=seats, setup={"first": 1})
        name, _ = opened(client, seats=seats, setup={"first": 1}, seconds=A_DAY)
        watch(client, server)
        assert at(server, quick).match.record.answers == []
        assert at(server, name).stand_ins.people_awaited() == [0]
        assert at(server, name).clocks.left_for(0) == A_DAY


def test_a_table_that_is_put_to_sleep_is_woken_in_time(
    store: SqliteStore, day: Day, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_AWAKE", 1)
    server = Server(store, 0.0, None, now=day)
    with TestClient(server.app()) as client:
        name, tokens = opened(client, seconds=A_DAY)
        with Speaker(client, name, tokens[0]) as ann:
            ann.answers(ann.keys[0])
            ann.is_answered()
        opened(client, seed=2)
        assert server.lobby.in_memory(name) is None
        day.goes_on(24)
        watch(client, server)
        assert at(server, name).saved.seats[0].is_out


def test_the_vigil_looks_by_itself(store: SqliteStore, day: Day, monkeypatch: pytest.MonkeyPatch) -> None:
    name, _ = slow(store, day, ANN, BOB)
    monkeypatch.setattr(vigil, "EVERY", 0.01)
    monkeypatch.setattr(Vigil, "start", START)
    server = Server(store, 0.0, None, now=day)
    with TestClient(server.app()):
        for hours, is_out in ((0, False), (48, True)):
            day.goes_on(hours)
            until = time.monotonic() + 60
            while (room := server.lobby.in_memory(name)) is None or room.saved.seats[0].is_out != is_out:
                assert time.monotonic() < until
                time.sleep(0.01)


def test_tables_that_are_over_or_cannot_be_read_are_left_alone(store: SqliteStore, day: Day) -> None:
    over, _ = slow(store, day, ANN, BOB)
    broken, _ = slow(store, day, ANN, BOB)
    waiting = Lobby(store, day).open(NewRoom([ANN, SeatWish("open")], seconds=A_DAY)).room
    saved = store.facts(over)
    assert saved is not None
    saved.is_over = saved.is_closed = True
    store.save(saved)
    store.run("update rooms set saved = '{}' where room = ?", broken)
    server = Server(store, 0.0, None, now=day)
    with TestClient(server.app()) as client:
        watch(client, server)
        assert all(server.lobby.in_memory(name) is None for name in (over, broken, waiting))
        assert client.get("/api/health").json()["troubles"] == {}


# -- my games --------------------------------------------------------------------------------------------------


def mine(client: TestClient, me: str) -> list[tuple[str, bool, int]]:
    told = client.post("/api/me/games", json={"me": me}).json()
    return [(game["room"], game.get("is_awaited", False), game.get("left", 0)) for game in told]


def test_my_games_say_where_i_am_awaited_and_for_how_long_also_while_tables_sleep(store: SqliteStore, day: Day) -> None:
    names = [slow(store, day, ANN, BOB), slow(store, day, BOB, ANN, days=7), slow(store, day, ANN, A_BOT, first=1)]
    (first, tokens), (second, others), (third, thirds) = names
    seats = [(first, tokens[0]), (second, others[1]), (third, thirds[0])]
    server = Server(store, 0.0, None, now=day)
    with TestClient(server.app()) as client:
        watch(client, server)
        me = client.post("/api/me", json={}).json()["me"]
        client.post("/api/me/games", json={"me": me, "seats": seats})
        awake = mine(client, me)
    day.goes_on(5)
    again = Server(store, 0.0, None, now=day)
    with TestClient(again.app()) as client:
        assert again.lobby.awake() == []
        asleep = mine(client, me)  # on any device
    assert sorted(awake) == sorted([(first, True, 2 * A_DAY), (second, False, 0), (third, True, 2 * A_DAY)])
    left = 2 * A_DAY - round(5 * HOUR)
    assert sorted(asleep) == sorted([(first, True, left), (second, False, 0), (third, True, left)])


def test_who_is_played_by_a_bot_is_not_awaited(store: SqliteStore, day: Day) -> None:
    name, tokens = slow(store, day, ANN, BOB)
    saved = store.facts(name)
    assert saved is not None
    saved.seats[0].is_out = True
    store.save(saved)
    for is_awake in (False, True):
        server = Server(store, 0.0, None, now=day)
        client = TestClient(server.app())
        if is_awake:
            server.lobby.find(name)
        (game,) = client.post("/api/me/games", json={"seats": [(name, tokens[0])]}).json()
        assert not game.get("is_awaited", False)


def test_a_bot_whose_answer_could_not_be_stored_moves_again_though_nobody_comes(store: SqliteStore, day: Day) -> None:
    server = Server(store, 0.0, None, now=day)
    name, _ = slow(store, day, A_BOT, BOB)

    async def lose() -> None:
        room = await server.lobby.fetch(name)
        assert room is not None
        server.lobby.forget(name)
        server.caretaker.wake(room)
        await server.caretaker.vigil.wake_due()
        await asyncio.wait(server.caretaker.playing.values())

    asyncio.run(lose())
    assert at(server, name).match.record.answers
