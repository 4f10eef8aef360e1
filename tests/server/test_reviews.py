"""Reviews of finished games: worked out in the background, kept, and told to whom they are about."""

from __future__ import annotations

import asyncio
import itertools
import pickle
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus.advice import Job, Reviewer, reviewing
from rumpus.server import lookback, reviews
from rumpus.server.accounts import Viewpoint
from rumpus.server.app import Server
from rumpus.server.fault import Fault
from rumpus.server.queues import Errand
from rumpus.server.room import Room
from rumpus.server.saved import SavedRoom, SavedSeat
from rumpus.server.store import SqliteStore
from rumpus.server.thinking import Thinking
from tests.advice.conftest import broken_off
from tests.server.following import new_room
from tests.server.speaking import bearing, fault_of, opened

ROOM = "finishedgame"


@pytest.fixture(autouse=True)
def thrifty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "WORLDS", {"smashup": 3})
    monkeypatch.setattr(reviewing, "SCREENED", {"smashup": 40})
    monkeypatch.setattr(reviewing, "JUDGED", {"smashup": 200})


@pytest.fixture
def store() -> Iterator[SqliteStore]:
    store = SqliteStore(":memory:")
    keep_game(store)
    yield store
    store.close()


def keep_game(store: SqliteStore) -> None:
    record = broken_off().record
    seats = [SavedSeat("Ann", is_taken=True), SavedSeat("Bob", bot="fair")]
    store.save(SavedRoom(ROOM, record, seats, is_over=True))
    for number, answer in enumerate(record.answers):
        store.append(ROOM, number, answer, 0.0)


def token(server: Server, seat: int = 0) -> str:
    return server.lobby.tokens.seat(ROOM, seat)


def wait_for(client: TestClient, headers: dict[bytes, bytes] | None = None, name: str = ROOM) -> dict[str, Any]:
    """Until it is done."""
    told: dict[str, Any] = {}
    for _ in range(2000):
        answer = client.get(f"/api/rooms/{name}/review", headers=headers)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        if told["progress"] == 1.0 and "points" in told:
            return told
        assert "points" not in told
        time.sleep(0.02)
    raise AssertionError(told)


def test_a_player_is_told_chances_slips_and_luck(client: TestClient, server: Server) -> None:
    first = client.get(f"/api/rooms/{ROOM}/review", headers=bearing(token(server))).json()
    assert first == {"progress": 0.0}
    told = wait_for(client, bearing(token(server)))
    assert told["points"][-1]["chances"] == [1.0, 0.0]
    [slip, *_] = told["slips"]
    assert (slip["at"], slip["seat"], slip["said"]["words"]) == (0, 0, "End your turn")
    assert slip["better"]["key"] in ("play pestling at the_mines", "play time_loop")
    assert slip["why"].startswith("Wins the game")
    assert slip["cost"] > 0.15
    assert told["verdict"].startswith(("You won", "The others let you win"))
    for seat, share in enumerate(told["shares"]):
        assert share["start"] + share["luck"] + share["own"] + share["others"] == pytest.approx(1.0 - seat)


def test_slips_are_nobody_elses_business(client: TestClient, server: Server) -> None:
    assert "slips" not in wait_for(client)
    assert "verdict" not in wait_for(client)
    other = wait_for(client, bearing(token(server, 1)))
    assert "slips" not in other
    assert client.get(f"/api/rooms/{ROOM}/review", headers=bearing("guessed")).status_code == 403


def test_of_a_running_game_nothing_is_told(client: TestClient) -> None:
    name, tokens = opened(client)
    told = client.get(f"/api/rooms/{name}/review", headers=bearing(tokens[0]))
    assert told.status_code == 403
    assert fault_of(told) == "how a game went is told once it is over"


def test_it_is_worked_out_once(client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    told = wait_for(client)
    monkeypatch.setattr(Job, "__call__", refuse)
    assert wait_for(client) == told
    assert not server.reviews.waiting


def test_it_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KEEP_EVERY", 0.0)
    path = str(tmp_path / "tables.sqlite")
    store = SqliteStore(path)
    keep_game(store)
    done: list[tuple[str, int]] = []
    monkeypatch.setattr(Job, "__call__", counting(done, most=7))
    with TestClient(Server(store, 0.0, None).app()) as client:
        while len(done) < 7:
            client.get(f"/api/rooms/{ROOM}/review")
            time.sleep(0.02)
    store.close()
    store = SqliteStore(path)
    again: list[tuple[str, int]] = []
    monkeypatch.setattr(Job, "__call__", counting(again, most=10_000))
    with TestClient(Server(store, 0.0, None).app()) as client:
        told = wait_for(client)
    store.close()
    assert not {*done[:5]} & {*again}  # the last ones may have been lost
    reviewer = Reviewer(broken_off().record, [0])
    monkeypatch.setattr(Job, "__call__", WORK)
    for _ in reviewer.work():
        pass
    expected = [[round(each, 4) for each in point.chances] for point in reviewer.review().points]
    assert [point["chances"] for point in told["points"]] == expected


def test_any_process_can_go_on_and_is_told_only_what_it_does_not_know(
    server: Server, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each remembers one game: here two of them take turns, and later one of them has been away."""
    told: list[int] = []
    desks: list[list[lookback.Desk]] = [[], []]
    turns = itertools.chain([0, 1, 1, 0, 0], itertools.repeat(1))

    async def aside(job: partial[lookback.Bit | None]) -> lookback.Bit | None:
        told.append(len(pickle.dumps(job)))
        with monkeypatch.context() as patch:
            patch.setattr(lookback, "DESKS", desks[next(turns)])
            return job()

    async def work_out() -> None:
        room = await server.lobby.fetch(ROOM)
        assert room is not None
        await server.reviews.review(room)

    monkeypatch.setattr(server.reviews.thinking, "aside", aside)
    asyncio.run(work_out())
    reviewer = Reviewer(broken_off().record, [0])
    list(reviewer.work())
    assert lookback.review_in(store.review(ROOM) or b"") == lookback.rounded(reviewer.review())
    assert [size > 1000 for size in told[:7]] == [False, True, False, False, True, False, True]
    assert max(told[7:]) < 200


@pytest.mark.parametrize("saved", [b"{", b"{}\n", b'{"found":{}}', b'{"version":1}\n{"now":', b"\xff\n"])
def test_what_is_damaged_is_worked_out_again(client: TestClient, store: SqliteStore, saved: bytes) -> None:
    store.keep_review(ROOM, saved)
    assert wait_for(client)["points"][-1]["chances"] == [1.0, 0.0]


def test_what_cannot_be_worked_out_is_said(client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Job, "__call__", refuse)
    for _ in range(500):
        told = client.get(f"/api/rooms/{ROOM}/review")
        if told.status_code != 200:
            break
        time.sleep(0.02)
    assert told.status_code == 422
    assert fault_of(told) == "this game cannot be reviewed"
    assert server.troubles.counts["review"] == 1


def test_few_are_remembered_as_such(server: Server) -> None:
    for number in range(reviews.MOST_FAILED + 1):
        server.reviews.give_up(f"table {number}")
    assert len(server.reviews.failed) == reviews.MOST_FAILED
    assert server.reviews.failed[-1] == f"table {reviews.MOST_FAILED}"


@pytest.mark.usefixtures("market")
def test_a_game_that_nobody_knows_has_no_review(client: TestClient, server: Server) -> None:
    name, _ = opened(client, family="market", setup={})
    room = server.lobby.find(name)
    assert room is not None
    room.answers.put(1, -1)
    codes: list[int] = []
    while not codes or codes[-1] == 200:
        codes.append(client.get(f"/api/rooms/{name}/review").status_code)
    assert codes[-1] == 422
    assert not server.troubles.counts


def test_all_of_it_is_worked_out_elsewhere(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    """To begin it takes long, too, and in a thread of the server everybody would wait for that."""
    monkeypatch.setattr(Reviewer, "__init__", refuse)
    with TestClient(Server(store, 0.0, None, thinking=Thinking(1)).app()) as client:
        told = {"progress": 0.0}
        until = time.monotonic() + 60.0
        while not told["progress"]:
            assert time.monotonic() < until
            answer = client.get(f"/api/rooms/{ROOM}/review")
            assert answer.status_code == 200, answer.text
            told = answer.json()
            time.sleep(0.05)


def test_one_address_leaves_room_for_others(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_OF_ADDRESS", 2)
    monkeypatch.setattr(Room, "is_over", True)
    begun: list[str] = []

    async def review(room: Room) -> None:
        begun.append(room.id)
        await asyncio.sleep(0)

    async def ask() -> None:
        for place, name in enumerate("abcd"):
            room = new_room()
            room.saved.room = name
            wish = server.reviews.of(room, Viewpoint(0, "en"), Errand("one" if place < 3 else "another"))
            if name == "c":
                with pytest.raises(Fault, match="too many reviews"):
                    await wish
            else:
                assert (await wish).progress == 0.0
        await asyncio.gather(*server.reviews.work)

    monkeypatch.setattr(server.reviews, "review", review)
    asyncio.run(ask())
    assert begun == ["a", "d", "b"]
    assert not server.reviews.waiting


def test_it_goes_with_its_table(client: TestClient, server: Server, store: SqliteStore) -> None:
    wait_for(client)
    server.lobby.delete(ROOM)
    assert store.review(ROOM) is None
    store.keep_review(ROOM, b"{}")  # too late: nobody would ever find it
    assert store.review(ROOM) is None


def test_bots_come_first() -> None:
    async def work() -> None:
        thinking, done = Thinking(), []
        thinking.asked = 1
        task = asyncio.create_task(thinking.aside(lambda: done.append("aside")))
        await asyncio.sleep(0.2)
        assert not done
        thinking.asked = 0
        await task
        assert done == ["aside"]
        thinking.close()

    asyncio.run(work())


WORK = Job.__call__


def refuse(*_: Any) -> Any:
    raise AssertionError("nothing is to be worked out")


def counting(done: list[tuple[str, int]], most: int) -> Callable[[Job], Any]:
    def work(job: Job) -> Any:
        if len(done) >= most:
            time.sleep(0.05)
        done.append((job.kind, job.at))
        return WORK(job)

    return work
