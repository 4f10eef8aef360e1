"""Nobody asks for more than one person would, times those who share an address; and nobody who plays notices it."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from rumpus.server import limits, socket, visitors
from rumpus.server.app import Server
from rumpus.server.limits import OF_PARTY, OF_PERSON, Limits, Rate, Rates, household
from rumpus.server.store import SqliteStore
from tests.server.following import Guest, new_room, sit
from tests.server.speaking import TWO_PEOPLE, Speaker, opened, turned_away


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def limited(store: SqliteStore, people: int = 1) -> tuple[Server, Clock]:
    """A server whose time goes on only when it is told."""
    clock = Clock()
    return Server(store, 0.0, None, Limits(people, clock=clock)), clock


# -- counting ------------------------------------------------------------------------------------------------


def test_so_many_at_once_and_then_evenly() -> None:
    clock = Clock()
    rates = Rates(Rate(10, 5.0), clock)
    assert [rates.wait("ann") for _ in range(10)] == [0.0] * 10
    assert rates.wait("ann") == pytest.approx(0.5)
    assert rates.wait("bob") == 0.0
    clock.now += 0.5
    assert rates.wait("ann") == 0.0
    assert rates.wait("ann") == pytest.approx(0.5)
    clock.now += 100
    assert [rates.wait("ann") for _ in range(11)][-2:] == [0.0, pytest.approx(0.5)]


def test_whoever_keeps_to_the_pace_is_never_stopped() -> None:
    clock = Clock()
    rates = Rates(Rate(40, 2.0), clock)
    for _ in range(500):
        assert rates.wait("ann") == 0.0
        clock.now += 2.0 / 40


def test_those_who_were_counted_are_forgotten_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many addresses somebody has."""
    monkeypatch.setattr(limits, "MOST_KEPT", 10)
    clock = Clock()
    rates = Rates(Rate(1, 3600.0), clock)
    for address in range(50):
        assert rates.wait(str(address)) == 0.0
        clock.now += 1.0
    assert len(rates.settled) <= 10
    assert rates.wait("49") > 0


def test_players_and_spectators_of_a_table_are_forgotten_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """The ones are counted by their seats, the others by their addresses, and all may have come at the same moment."""
    monkeypatch.setattr(limits, "MOST_KEPT", 10)
    rates = Rates(Rate(1, 3600.0), Clock())
    for place in range(20):
        assert rates.wait(visitors.party("room", place % 2 - 1, str(place))) == 0.0 or place % 2
    assert len(rates.settled) <= 10


@pytest.mark.parametrize(
    ("host", "counted_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_who_is_one_address(host: str, counted_as: str) -> None:
    assert household(host) == counted_as


# -- over HTTP -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/rooms/{room}/replay", "moment"),
        ("/api/rooms/{room}/moments", "moment"),
        ("/api/rooms", "moment"),
        ("/api/rooms/{room}", "moment"),
        ("/api/puzzles", "moment"),
        ("/table/{room}", "moment"),
        ("/api/rooms/{room}/report", "costly"),
        ("/api/rooms/{room}/picture.png", "costly"),
        ("/api/families", "request"),
    ],
)
def test_what_costs_much_is_limited_for_an_address(store: SqliteStore, path: str, kind: limits.Kind) -> None:
    server, clock = limited(store)
    with TestClient(server.app(), client=("2001:db8::1", 1)) as client:
        room, _ = opened(client)
        address = path.format(room=room)
        found = [client.get(address) for _ in range(OF_PERSON[kind].most + 1)]
        assert 429 not in [each.status_code for each in found[:-2]]
        refused = found[-1]
        assert refused.status_code == 429
        wait = int(refused.headers["retry-after"])
        assert 1 <= wait <= OF_PERSON[kind].within
        assert f"try again in {wait} seconds" in refused.json()["error"]
        with TestClient(server.app(), client=("2001:db8::2", 1)) as neighbour:  # of the same network
            assert neighbour.get(address).status_code == 429
        with TestClient(server.app(), client=("2001:db8:0:1::1", 1)) as other:
            assert other.get(address).status_code != 429
        clock.now += wait
        assert client.get(address).status_code != 429


def test_sitting_down_is_limited_for_an_address(store: SqliteStore) -> None:
    server, _ = limited(store)
    with TestClient(server.app()) as client:
        room, _ = opened(client)
        tries = [client.post(f"/api/rooms/{room}/seats/1", json={"name": "Eve"}).status_code for _ in range(7)]
    assert tries == [409] * 6 + [429]


@pytest.mark.parametrize(("path", "kind"), [("/api/me", "person"), ("/api/me/games", "moment")])
def test_personal_links_are_limited_for_an_address(store: SqliteStore, path: str, kind: limits.Kind) -> None:
    """What a link keeps is stored for good."""
    server, _ = limited(store)
    with TestClient(server.app()) as client:
        tries = [client.post(path, json={}).status_code for _ in range(OF_PERSON[kind].most + 1)]
    assert tries.index(429) == OF_PERSON[kind].most


def test_a_rematch_is_one_of_the_tables_that_an_address_may_open(store: SqliteStore) -> None:
    """Whoever gave up and began again and again could fill the store."""
    server = Server(store, 0.0, None, Limits(1, most_opened=3, clock=Clock()))
    with TestClient(server.app()) as client:
        room, tokens = opened(client)
        token = tokens[0]
        for _ in range(2):
            with Speaker(client, room, token) as ann:
                ann.says("concede")
                ann.says("rematch")
                moved = ann.until("moved")
                room, token = moved["room"], moved["token"]
        with Speaker(client, room, token) as ann:
            ann.says("concede")
            ann.says("rematch")
            assert "3 tables in the last hour" in ann.until("refused")["words"]


def test_eight_people_at_one_address_come_back_again_and_again(store: SqliteStore) -> None:
    """A wireless network that comes and goes: everybody loads the page and joins, six times in a minute."""
    server, clock = limited(store, people=8)
    with TestClient(server.app()) as client:
        tables = [opened(client) for _ in range(4)]
        for _ in range(6):
            clock.now += 10
            for room, tokens in tables:
                for token in tokens.values():
                    assert [client.get("/api/network/sign").status_code for _ in range(10)] == [200] * 10
                    assert client.get(f"/api/rooms/{room}").status_code == 200
                    with Speaker(client, room, token) as somebody:
                        somebody.is_answered()


# -- at the table --------------------------------------------------------------------------------------------


def test_a_seat_may_say_so_much_on_all_its_devices(store: SqliteStore) -> None:
    server, _ = limited(store, people=8)
    with TestClient(server.app()) as client:
        room, tokens = opened(client)
        with (
            Speaker(client, room, tokens[0]) as ann,
            Speaker(client, room, tokens[0]) as phone,
            Speaker(client, room, tokens[1]) as bob,
        ):
            for each in (ann, phone):
                for _ in range(20):
                    each.is_answered()
            for each in (ann, phone):
                each.answers("end turn")
                assert each.until("refused")["code"] == "too fast"
            bob.says("answer", number=0, key="end turn")
            assert bob.until("refused")["code"] == "not offered"  # it is still Ann's turn, and Bob may speak


def test_an_address_may_say_so_much_at_all_its_tables(store: SqliteStore) -> None:
    server, _ = limited(store)
    with TestClient(server.app()) as client:
        tables = [opened(client) for _ in range(3)]
        for room, tokens in tables[:2]:
            with Speaker(client, room, tokens[0]) as ann:
                for _ in range(20):
                    ann.is_answered()
        room, tokens = tables[2]
        with Speaker(client, room, tokens[0]) as ann:
            ann.says("ping")
            assert ann.until("refused", "pong")["type"] == "refused"


@pytest.mark.parametrize("said", ['{"type": "ping"}', "x" * (limits.MOST_BYTES + 1)], ids=["short", "too large"])
def test_whoever_does_not_slow_down_is_let_go(store: SqliteStore, monkeypatch: pytest.MonkeyPatch, said: str) -> None:
    monkeypatch.setattr(socket, "MOST_IN_VAIN", 10)
    server, _ = limited(store)
    with TestClient(server.app()) as client:
        room, tokens = opened(client)
        with client.websocket_connect(f"/ws/{room}") as ann:
            ann.send_json({"type": "hello", "token": tokens[0]})
            for _ in range(OF_PARTY["message"].most + 11):
                ann.send_text(said)
            assert code_of_closing(ann) == 4429


def code_of_closing(socket: WebSocketTestSession) -> int:
    """Read everything until it is closed."""
    try:
        while True:
            socket.receive_text()
    except WebSocketDisconnect as gone:
        return gone.code


def test_whoever_pretends_to_have_lost_track_is_not_told_everything_each_time() -> None:
    room = new_room()
    ann, bob = sit(room)
    for guest in (ann, bob):
        guest.listener.budget = Limits(clock=Clock()).budget("", guest.seat)
    for _ in range(100):
        ann.says("answer", number=10**9, key="end turn")
    assert len(ann.of_type("welcome")) == 1 + OF_PARTY["welcome"].most
    assert ann.last["code"] == "too fast"
    bob.says("answer", number=10**9, key="end turn")
    assert bob.last["type"] == "welcome"


def test_taking_back_is_limited_for_a_seat() -> None:
    clock = Clock()
    room = new_room()
    ann = Guest(room, 0)
    ann.listener.budget = Limits(clock=clock).budget("", 0)
    most = OF_PARTY["undo"].most
    for _ in range(most + 5):
        ann.says("undo")
    assert [each["code"] for each in ann.of_type("refused")] == ["cannot undo"] * most + ["too fast"] * 5
    clock.now += 1
    assert ann.says("undo")["code"] == "cannot undo"


def test_so_many_connections_come_from_one_address(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MOST_OF_PERSON", 2)
    server, _ = limited(store)
    with TestClient(server.app()) as client:
        room, tokens = opened(client)
        with Speaker(client, room, tokens[0]):
            with Speaker(client, room, tokens[1]):
                assert turned_away(client, room)["code"] == "too fast"
            with Speaker(client, room, tokens[1]):  # there is room again
                pass
    assert not server.visitors.counts


def test_so_many_connections_are_at_one_seat(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitors, "MOST_OF_SEAT", 1)
    server = Server(store, 0.0, None)
    with TestClient(server.app()) as client:
        room, tokens = opened(client)
        with Speaker(client, room, tokens[0]), Speaker(client, room, tokens[1]):
            refused = turned_away(client, room, tokens[0])
            assert refused["code"] == "too fast"
            assert "1 connections already" in refused["words"]


def test_who_runs_the_server_may_let_any_number_come(store: SqliteStore) -> None:
    server = Server(store, 0.0, None, Limits(0, clock=Clock()))
    with TestClient(server.app()) as client:
        assert {client.post("/api/rooms", json=TWO_PEOPLE).status_code for _ in range(40)} == {201}
        assert {client.get("/api/rooms/none/report").status_code for _ in range(60)} == {404}
