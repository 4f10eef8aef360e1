"""Nobody's table waits for another's: however long a game is, and whatever is asked about it, the server does a little
at a time.

What is measured is the processor time that passes between two turns of the loop, in its own thread: that is how long
others would have waited on an idle machine. Where it is slow, more is allowed.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from rumpus.advice import Findings, Job, reviewing
from rumpus.advice.chances import Estimate
from rumpus.advice.reviewing import Judged, Screened
from rumpus.families import new_match, resume
from rumpus.family.consequences import Reason
from rumpus.record import Record
from rumpus.server import lookback, reviews
from rumpus.server.app import Server
from rumpus.server.audience import Listener
from rumpus.server.caretaker import TICK
from rumpus.server.limits import Limits
from rumpus.server.lobby import Lobby
from rumpus.server.room import Room
from rumpus.server.saved import SavedRoom, SavedSeat
from rumpus.server.store import SqliteStore
from rumpus.server.tables import NewRoom, SeatWish
from tests.machine import slowness
from tests.server.speaking import Speaker, bearing, opened

pytestmark = pytest.mark.slow  # while it waits, its heart beats as fast as it can

MOST = 0.02  # seconds
LONG = 10_000  # answers: far more than people ever give
IDLE = ("trade", "withdraw", "show", "cancel", "refuse", "counter", "throw")  # what leads nowhere
BOLD = ("sell", "ask", "offer", "accept", "put", "play")  # what may win the game
PEOPLE = "ABCDEFGH"


class Heart:
    """Beats at every turn of the loop, and knows the longest time between two beats."""

    def __init__(self) -> None:
        self.worst = 0.0
        self.is_beating = True

    async def beat(self) -> None:
        before = time.thread_time()
        while self.is_beating:
            await asyncio.sleep(0)
            now = time.thread_time()
            self.worst, before = max(self.worst, now - before), now


@pytest.fixture
def client(server: Server) -> Iterator[TestClient]:
    with TestClient(server.app()) as client:
        yield client


@pytest.fixture
def server(store: SqliteStore) -> Server:
    return Server(store, 0.0, None, Limits(0))


@contextmanager
def nobody_waits(client: TestClient) -> Iterator[None]:
    heart = Heart()
    assert client.portal is not None
    gc.collect()
    gc.disable()  # a server has put away what stays, and seldom looks through the rest
    beating = client.portal.start_task_soon(heart.beat)
    try:
        yield
    finally:
        heart.is_beating = False
        beating.result()
        gc.enable()
    assert heart.worst < MOST * slowness()


@pytest.fixture(scope="module")
def long_game() -> Record:
    """Among people who talk much and dare little; if somebody wins all the same, it goes on from before that."""
    match, rng = new_match("munchkin", seed=4, players=6), Random(4)
    while len(match.record.answers) < LONG:
        decision = match.game.decision
        if decision is None:
            match.go_back(len(match.record.answers) // 2)
            continue
        seat = rng.choice(decision.awaited)
        offers = dict(enumerate(decision.offers[seat]))
        idle = [place for place, option in offers.items() if option[0] in IDLE]
        timid = [place for place, option in offers.items() if option[0] not in BOLD]
        match.answer(seat, rng.choice(idle if idle and rng.random() < 0.7 else timid or list(offers)))
    return match.record


@pytest.fixture(scope="module")
def finished_game(long_game: Record) -> Record:
    """The same, played on at random to its end."""
    match, rng = resume(long_game), Random(5)
    while match.decision is not None:
        seat = rng.choice(match.decision.awaited)
        match.answer(seat, rng.randrange(len(match.decision.offers[seat])))
    return match.record


def stored(store: SqliteStore, record: Record, name: str = "long", people: int = 6) -> None:
    """A table that sleeps; bots sit at the other seats."""
    seats = [
        SavedSeat(PEOPLE[place], "" if place < people else "random", place < people)
        for place in range(record.setup["players"])
    ]
    store.append_all(name, 0, record.answers, 0.0)
    store.save(SavedRoom(name, record, seats, is_listed=True, touched=time.time()).facts())


def test_somebody_comes_to_a_long_game(client: TestClient, server: Server, long_game: Record) -> None:
    """It is fetched, and told from two seats and to a spectator."""
    stored(server.lobby.store, long_game)  # type: ignore[arg-type]
    with nobody_waits(client):
        for seat in (0, 1):
            with Speaker(client, "long", server.lobby.tokens.seat("long", seat)) as guest:
                assert guest.last["type"] == "seats"
        with Speaker(client, "long") as eve:
            assert len(eve.log) > 40
    table = server.lobby.find("long")
    assert table is not None
    assert table.match.record.answers[:LONG] == long_game.answers


def test_answers_that_come_too_late_and_going_far_back(client: TestClient, server: Server, long_game: Record) -> None:
    """One person with bots: nobody has to agree."""
    stored(server.lobby.store, long_game, people=1)  # type: ignore[arg-type]
    with Speaker(client, "long", server.lobby.tokens.seat("long", 0)) as ann:
        table = server.lobby.find("long")
        assert table is not None
        with nobody_waits(client):
            for number in (0, table.number - 1, table.number + 1, 10**12):
                ann.says("answer", number=number, key="pass")
                assert ann.until("refused")["code"] == "too late"
        with nobody_waits(client):
            for _ in range(5):
                ann.says("undo")
                ann.until("welcome")


def test_going_back_to_long_ago(client: TestClient, server: Server, long_game: Record) -> None:
    """Somebody who has said nothing for thousands of answers takes back what they said last, and all agree."""
    stored(server.lobby.store, long_game)  # type: ignore[arg-type]
    with ExitStack() as stack:
        tokens = [server.lobby.tokens.seat("long", seat) for seat in range(long_game.setup["players"])]
        people = [stack.enter_context(Speaker(client, "long", token)) for token in tokens]
        table = server.lobby.find("long")
        assert table is not None
        assert client.portal is not None
        for count in (9_700, 7_777, 5_199, 3_111, 1_399, 77):
            with nobody_waits(client):
                client.portal.call(table.undo.go_back, count)
                for each in people:
                    each.until("welcome")
            assert len(table.match.record.answers) == count


def test_the_clocks_of_many_tables(client: TestClient, server: Server) -> None:
    """What is left is told to all who are there, and kept now and then."""
    assert client.portal is not None
    client.portal.call(open_many, server.lobby, 1000)
    with nobody_waits(client):
        time.sleep(3 * TICK)


async def open_many(lobby: Lobby, count: int) -> None:
    """With clocks, and two people at each."""
    for _ in range(count):
        room = lobby.open(NewRoom([SeatWish("you"), SeatWish("you")], seconds=600)).room
        table = lobby.in_memory(room)
        assert table is not None
        for seat in range(2):
            table.join(Listener(seat, lambda told: None))


def test_what_is_taken_back_again_and_again_becomes_old_enough_at_once(store: SqliteStore) -> None:
    """For spectators who see all hands, one of whom comes just then."""
    clock = [1000.0]
    server, rng = Server(store, 0.0, None, Limits(0), now=lambda: clock[0]), Random(1)
    with TestClient(server.app()) as client:
        room, _ = opened(client, seats=[{"kind": "you"}] * 4, open_hands=True, hands_delay=60)
        with ExitStack() as stack:
            eve = stack.enter_context(Speaker(client, room, sees_hands=True))
            table = server.lobby.find(room)
            assert table is not None
            for count in (40, *[1] * 60):
                client.portal.call(play_some, table, rng, count)  # type: ignore[union-attr]
                client.portal.call(table.undo.go_back, 39)  # type: ignore[union-attr]
            with nobody_waits(client):
                clock[0] += 60
                late = stack.enter_context(Speaker(client, room, sees_hands=True))
                while table.gallery is None or table.gallery.coming:
                    time.sleep(0.01)
                for each in (eve, late):
                    each.is_answered()
            assert (eve.number, late.number) == (39, 39)


async def play_some(table: Room, rng: Random, count: int) -> None:
    for _ in range(count):
        decision = table.match.decision
        assert decision is not None
        seat = rng.choice(decision.awaited)
        table.answers.put(seat, rng.randrange(len(decision.offers[seat])))


def test_a_sale_that_is_begun_and_cancelled(client: TestClient, server: Server, long_game: Record) -> None:
    """Until that is not offered any more."""
    stored(server.lobby.store, long_game)  # type: ignore[arg-type]
    with Speaker(client, "long") as eve:
        table = server.lobby.find("long")
        assert table is not None
        assert client.portal is not None
        rng, said = Random(1), Counter[str]()
        with nobody_waits(client):
            while said["sell"] < 30 or said["cancel"] == said["sell"]:
                decision = table.match.decision
                assert decision is not None
                seat = decision.awaited[0]
                offers = {option[0]: place for place, option in enumerate(decision.offers[seat])}
                word = next((word for word in ("cancel", "sell") if word in offers), None)
                said[str(word)] += 1
                assert said.total() < 400
                chosen = offers[word] if word else rng.randrange(len(decision.offers[seat]))
                client.portal.call(table.answers.put, seat, chosen)
                eve.until("update")


def test_answers_that_lead_nowhere(client: TestClient, server: Server, long_game: Record) -> None:
    """Offers are made and withdrawn, and cards shown, again and again; Ann hears of it."""
    stored(server.lobby.store, long_game)  # type: ignore[arg-type]
    rng = Random(1)
    with Speaker(client, "long", server.lobby.tokens.seat("long", 0)) as ann:
        table = server.lobby.find("long")
        assert table is not None
        assert client.portal is not None
        with nobody_waits(client):
            for _ in range(60):
                decision = table.match.decision
                assert decision is not None
                seat = rng.choice(decision.awaited)
                offers = dict(enumerate(decision.offers[seat]))
                idle = [place for place, option in offers.items() if option[0] in IDLE]
                client.portal.call(table.answers.put, seat, rng.choice(idle or list(offers)))
                ann.until("update")
    assert len(table.match.record.answers) == LONG + 60


def test_what_would_come_of_each_of_many_answers(client: TestClient, server: Server) -> None:
    """Everybody asks for it in the middle of a fight of eight, each of whom may still step in."""
    match, rng = new_match("munchkin", seed=2, players=8, sets=["cthulhu", "warhammer40k"]), Random(2)
    while len(match.record.answers) < 50:
        assert match.decision is not None
        seat = rng.choice(match.decision.awaited)
        match.answer(seat, rng.randrange(len(match.decision.offers[seat])))
    stored(server.lobby.store, match.record, people=8)  # type: ignore[arg-type]
    with ExitStack() as stack:
        tokens = [server.lobby.tokens.seat("long", seat) for seat in range(8)]
        people = [stack.enter_context(Speaker(client, "long", token)) for token in tokens]
        table = server.lobby.find("long")
        assert table is not None
        with nobody_waits(client):
            for each in people:
                each.says("foresee", number=table.number)
                each.until("foreseen")


def test_replays_reports_and_records(client: TestClient, server: Server, long_game: Record) -> None:
    stored(server.lobby.store, long_game)  # type: ignore[arg-type]
    mine = bearing(server.lobby.tokens.seat("long", 0))
    client.get("/api/rooms/long")
    with nobody_waits(client), ThreadPoolExecutor(20) as pool:
        paths = [f"replay?at={at}" for at in range(0, LONG, LONG // 19)] + ["moments", "report"]
        found = list(pool.map(lambda path: client.get(f"/api/rooms/long/{path}", headers=mine).status_code, paths))
    assert set(found) == {200}


def test_looking_back_at_a_long_game(client: TestClient, server: Server, finished_game: Record) -> None:
    stored(server.lobby.store, finished_game)  # type: ignore[arg-type]
    mine = bearing(server.lobby.tokens.seat("long", 0))
    with nobody_waits(client):
        for path in ("result", "picture.png", "record", "replay?at=9000", "review"):
            assert client.get(f"/api/rooms/long/{path}", headers=mine).status_code == 200, path


def test_a_review_of_a_long_game(
    client: TestClient, server: Server, finished_game: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nearly all has been found out about it, which takes days and is not what others would wait for. The rest comes
    now, and all is told, while others play."""
    stored(server.lobby.store, finished_game, people=1)  # type: ignore[arg-type]
    server.lobby.store.keep_review("long", nearly_all_of(finished_game))
    monkeypatch.setattr(Job, "__call__", lambda job: Judged(0, 1.0 - job.at / LONG / 2, 0.0, Reason()))
    monkeypatch.setattr(reviews, "KEEP_EVERY", 0.0)
    mine, told = bearing(server.lobby.tokens.seat("long", 0)), dict[str, Any]()
    room, tokens = opened(client)
    client.get("/api/rooms/long")
    with Speaker(client, room, tokens[0]) as ann, nobody_waits(client):
        while "points" not in told:
            told = client.get("/api/rooms/long/review", headers=mine).json()
            ann.is_answered()
            time.sleep(0.1)  # nobody may say more than twenty things a second for long
    assert len(told["points"]) > LONG / 4
    assert len(told["slips"]) == 3


def nearly_all_of(record: Record) -> bytes:
    """What is found out about a game, but for how bad slips were."""
    rng, found = Random(1), Findings(reviewing.VERSION)
    for at in range(len(record.answers)):
        found.now[at] = Estimate([rng.random() for _ in range(6)], rng.random())
        found.after[at] = Estimate([rng.random() for _ in range(6)], rng.random())
        found.screen[at] = Screened(rng.random())
    return msgspec.json.encode(found) + lookback.END


def test_the_list_wakes_no_table(client: TestClient, server: Server, long_game: Record) -> None:
    for number in range(10):
        stored(server.lobby.store, long_game, f"long {number}")  # type: ignore[arg-type]
    waiting, _ = opened(client, is_listed=True, seats=[{"kind": "you"}, {"kind": "open"}])
    with nobody_waits(client):
        told = client.get("/api/rooms").json()
    assert [each["room"] for each in told] == [waiting, *[f"long {number}" for number in reversed(range(10))]]
    assert [each.id for each in server.lobby.awake()] == [waiting]
