"""Spectators who see all hands see the past, and nothing of what has happened since can reach them."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus.kernel import EVERYONE
from rumpus.server import caretaker
from rumpus.server.app import Server
from rumpus.server.gallery import MOST_SAID
from rumpus.server.room import Room
from rumpus.server.saved import SavedLine
from rumpus.server.store import SqliteStore
from tests.server.following import Guest, Plain, asked_of, loaded, new_room, play_out, sit
from tests.server.speaking import Speaker, opened, turned_away

DELAY = 10


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def room(clock: Clock) -> Room:
    return new_room(2, hands_delay=DELAY, now=clock)


def watch(room: Room) -> Guest:
    return Guest(room, -1, sees_hands=True)


def wait(room: Room, clock: Clock, seconds: float) -> None:
    clock.time += seconds
    if room.gallery is not None:
        room.gallery.catch_up()


def hands(guests: list[Guest]) -> list[list[str]]:
    """Everybody's hand as they see it themselves."""
    return [list(guest.view["seats"][guest.seat]["hand"]) for guest in guests]


def hands_seen(watcher: Guest) -> list[list[str]]:
    return [seat["hand"] for seat in watcher.view["seats"]]


def test_all_hands_are_seen_late(room: Room, clock: Clock) -> None:
    guests, late = sit(room), watch(room)
    assert late.messages[0]["delay"] == DELAY
    assert "delay" not in guests[0].messages[0]
    history = [(0.0, 0, hands(guests))]
    rng = Random(1)
    for _ in range(60):
        wait(room, clock, 1.5)
        play_out(room, guests, rng, 1)
        history.append((clock.time, room.number, hands(guests)))
        _, number, then = [each for each in history if each[0] <= clock.time - DELAY][-1]
        assert late.number == number
        assert hands_seen(late) == (then if number else [[""] * 5] * 2)
        assert watch(room).view == late.view
        assert late.keys == []


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_the_deal_is_as_late_as_the_first_answer(family: str, clock: Clock) -> None:
    """However long ago the table was opened: people may have sat down at the last moment."""
    room = new_room(3, hands_delay=DELAY, family=family, now=clock)
    guests = sit(room, spectators=1)
    late, held = watch(room), "seats" if family == "smashup" else "heroes"
    closed = deepcopy(guests[-1].view)
    wait(room, clock, 10 * DELAY)
    asked_of(guests).answers_anything(Random(1))
    wait(room, clock, DELAY - 1)
    for each in (late, watch(room), watch(loaded(room))):
        assert each.view == closed
    wait(room, clock, 1)
    for each in (late, watch(room), watch(loaded(room))):
        assert each.number == 1
        assert {card for seat in each.view[held] for card in seat["hand"]}.isdisjoint({"", "door", "treasure"})


def test_when_all_is_taken_back_the_deal_is_hidden_again(room: Room, clock: Clock) -> None:
    (ann, bob), late = sit(room), watch(room)
    ann.answers("end turn")
    ann.says("undo")
    bob.says("consent", agrees=True)
    wait(room, clock, DELAY)
    assert late.number == 0
    assert hands_seen(late) == hands_seen(watch(room)) == [[""] * 5] * 2


def test_picks_of_a_draft_are_seen_late_and_so_is_the_deal_after_them(clock: Clock) -> None:
    room = new_room(2, hands_delay=DELAY, setup={"draft": "snake"}, now=clock)
    guests, late, rng = sit(room), watch(room), Random(1)
    while room.match.decision is not None and room.match.decision.prompt == "draft":
        asked_of(guests).answers_anything(rng)
    picked = room.number
    wait(room, clock, DELAY - 1)
    assert late.number == 0
    wait(room, clock, 1)
    assert late.number == picked
    assert hands_seen(late) == hands(guests)


def test_who_watches_live_sees_no_hand_there(room: Room, clock: Clock) -> None:
    guests = sit(room, spectators=1)
    play_out(room, guests[:2], Random(2), 30)
    state = room.match.game.state
    for seat, hand in zip(state.seats, hands_seen(guests[2]), strict=True):
        known_to_all = [state.cards[uid].id for uid in seat.hand if state.known[uid] == EVERYONE]
        assert sorted(card for card in hand if card) == sorted(known_to_all)
        assert len(known_to_all) < len(hand)
    assert guests[2].number == 30


def test_an_answer_taken_back_is_seen_late_and_so_is_that_it_was(room: Room, clock: Clock) -> None:
    (ann, bob), late = sit(room), watch(room)
    ann.answers("end turn")
    wait(room, clock, DELAY)
    assert late.number == 1
    ann.says("undo")
    bob.says("consent", agrees=True)
    assert room.match.game.answered == 0
    heard = len(late.messages)
    wait(room, clock, DELAY - 1)
    assert len(late.messages) == heard
    wait(room, clock, 1)
    assert late.last["type"] == "welcome"
    assert late.number == 0
    ann.answers("end turn")
    wait(room, clock, DELAY)
    assert late.number == 1
    assert hands_seen(late) == hands([ann, bob])


def test_what_is_said_is_heard_late(room: Room, clock: Clock) -> None:
    (ann, _), late = sit(room), watch(room)
    ann.says("say", text="I hold a Shinobi")
    assert late.chat == []
    assert watch(room).chat == []
    wait(room, clock, DELAY)
    assert [line["text"] for line in late.chat] == ["I hold a Shinobi"]
    assert watch(room).chat == late.chat


def test_of_what_is_said_in_the_meantime_only_the_last_waits(room: Room, clock: Clock) -> None:
    """But all that is played."""
    (ann, bob), late = sit(room), watch(room)
    ann.answers("end turn")
    for number in range(3 * MOST_SAID):
        room.talk.add(SavedLine(f"line {number}", 0, clock.time))
    bob.answers("end turn")
    assert room.gallery is not None
    assert len(room.gallery.coming) == MOST_SAID + 2
    wait(room, clock, DELAY)
    assert late.number == 2
    assert [line["text"] for line in late.chat] == [f"line {2 * MOST_SAID + number}" for number in range(MOST_SAID)]


def test_who_sees_all_hands_cannot_speak(room: Room) -> None:
    (ann, _), late = sit(room), watch(room)
    assert late.says("say", text="Ann has a Shinobi")["code"] == "not allowed"
    assert ann.chat == []
    assert late.says("answer", number=0, key="end turn")["code"] == "not your seat"
    assert late.says("ping")["type"] == "pong"


def test_after_a_restart_they_are_as_late_as_before(room: Room, clock: Clock) -> None:
    guests, rng = sit(room), Random(4)
    for _ in range(20):
        play_out(room, guests, rng, 1)
        clock.time += 1
    late = watch(room)
    assert late.number == 20 - DELAY + 1
    again = watch(loaded(room))
    assert (again.view, again.question, again.log) == (late.view, late.question, late.log)


def test_when_the_last_of_them_has_gone_nobody_keeps_the_past(room: Room) -> None:
    one, two = watch(room), watch(room)
    assert not room.is_idle
    one.leaves()
    assert room.gallery is not None
    two.leaves()
    assert room.gallery is None
    assert room.is_idle


def test_who_takes_a_seat_is_named_to_them(clock: Clock) -> None:
    room = new_room(2, hands_delay=DELAY, now=clock)
    room.saved.seats[1].is_taken = False
    late = watch(room)
    room.sit_down(1, "Zoe")
    assert late.seats[1]["name"] == "Zoe"


# -- two worlds ----------------------------------------------------------------------------------------------


def play_with_a_secret(seed: int, secret: int, takes_back: bool, until: int) -> tuple[list[str], list[str]]:
    """A table at which, from one moment on, other answers are given, other things are said, and some taken back or all
    cards come otherwise; what late spectators hear, and what a player does."""
    clock = Clock()
    room = new_room(2, seed, hands_delay=20, now=clock)
    guests, rng, late = sit(room), Random(seed), [watch(room)]
    for _ in range(25):
        wait(room, clock, 1)
        play_out(room, guests, rng, 1)
    if not takes_back:
        room.match.game.state.seed += secret
    rng = Random(f"{seed} {secret}")
    for second in range(until):
        asked = asked_of(guests)
        asked.answers_anything(rng)
        asked.says("say", text=f"secret {secret}")
        if takes_back and rng.random() < 0.3:
            asked.says("undo")
        if second % 3 == 0:
            late.append(watch(room))
        wait(room, clock, 1)
    return [text for each in late for text in each.texts], guests[0].texts


@pytest.mark.parametrize("takes_back", [False, True])
@pytest.mark.parametrize("seed", range(5))
def test_nothing_of_later_deals_and_answers_is_told_in_time(seed: int, takes_back: bool) -> None:
    one, two = [play_with_a_secret(seed, secret, takes_back, until=19) for secret in (0, 1)]
    assert one[1] != two[1], "the worlds differ for those who play"
    assert one[0] == two[0]
    assert len(one[0]) > 20


def test_a_leak_would_be_found() -> None:
    """One second more, and they hear of it."""
    one, two = [play_with_a_secret(0, secret, takes_back=True, until=21)[0] for secret in (0, 1)]
    assert one != two


# -- over a socket -------------------------------------------------------------------------------------------


class Watcher(Speaker):
    """Somebody who asks for open hands."""

    def __init__(self, client: TestClient, room: str, token: str = "") -> None:
        super().__init__(client, room, token, sees_hands=True)


def test_a_table_is_open_handed_or_not_from_the_beginning(client: TestClient) -> None:
    room, _ = opened(client, open_hands=True, hands_delay=90)
    assert client.get(f"/api/rooms/{room}").json()["house"]["hands_delay"] == 90
    closed, _ = opened(client)
    assert "hands_delay" not in client.get(f"/api/rooms/{closed}").json()["house"]
    with Watcher(client, room) as late:
        assert late.messages[0]["delay"] == 90
    assert turned_away(client, closed, sees_hands=True)["code"] == "not allowed"


def test_who_plays_sees_no_other_hand_there(client: TestClient) -> None:
    room, tokens = opened(client, open_hands=True)
    with Watcher(client, room, tokens[0]) as ann:
        assert ann.messages[0]["seat"] == 0
        assert not any(ann.view["seats"][1]["hand"])


@pytest.mark.parametrize("delay", [0, -1, 3601, "1", 1.5])
def test_a_delay_that_cannot_be_is_refused(client: TestClient, delay: Any) -> None:
    wish = {"seats": [{"kind": "you"}] * 2, "open_hands": True, "hands_delay": delay}
    told = client.post("/api/rooms", json=wish)
    assert told.status_code == 422
    assert told.json()["place"] == "hands_delay"


def test_the_replay_of_a_running_game_shows_no_hand(client: TestClient, server: Server) -> None:
    name, _ = opened(client, open_hands=True)
    room = server.lobby.find(name)
    assert room is not None
    play_out(room, sit(room), Random(1), 20)
    for at in (0, 10, 20):
        told: Plain = client.get(f"/api/rooms/{name}/replay", params={"at": at, "hands": "open"}).json()
        closed: Plain = client.get(f"/api/rooms/{name}/replay", params={"at": at}).json()
        assert told["view"] == closed["view"], "what everybody has seen, and no more"
        assert all("" in seat["hand"] for seat in told["view"]["seats"])
        asked = {"at": at, "hands": "open", "seat": 0}
        assert client.get(f"/api/rooms/{name}/replay", params=asked).status_code == 403


def test_a_live_table_tells_them_in_time(store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "TICK", 0.02)
    clock = Clock()
    with TestClient(Server(store, 0.0, None, now=clock).app()) as client:
        room, tokens = opened(client, open_hands=True, hands_delay=60)
        with Speaker(client, room, tokens[0]) as ann, Watcher(client, room) as late:
            ann.answers("end turn")
            ann.until("update")
            late.is_answered()
            assert late.number == 0
            assert not late.of_type("update")
            clock.time += 60
            late.until("update")
            assert late.number == 1


def test_they_see_the_end_before_they_move_to_a_rematch(clock: Clock, store: SqliteStore) -> None:
    server = Server(store, 0.0, None, now=clock)
    client = TestClient(server.app())  # not entered: nothing but this test lets time pass
    name, _ = opened(client, open_hands=True, hands_delay=60)
    room = server.lobby.find(name)
    assert room is not None
    guests, late = sit(room), watch(room)
    play_out(room, guests, Random(3))
    for guest in guests:
        guest.says("rematch")
    assert guests[0].of_type("moved")
    assert not late.of_type("moved")
    clock.time += 60
    assert room.gallery is not None
    room.gallery.catch_up()
    assert late.question["prompt"] == "over"
    assert late.last == {"type": "moved", "room": room.saved.rematch, "token": ""}
    again = server.lobby.find(room.saved.rematch)
    assert again is not None
    assert again.saved.open_hands
