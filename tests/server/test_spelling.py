"""Names and what is said can be seen, keep to their line, and nobody is called as another at the table."""

from __future__ import annotations

import time
from itertools import combinations

import pytest
from starlette.testclient import TestClient

from rumpus.server.saved import SavedSeat
from rumpus.server.spelling import MOST_OF_NAME, clean, looks, own_name, spelled
from tests.server.following import new_room, sit
from tests.server.speaking import bearing, opened

SEATS = [{"kind": "you", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "character": "nell"}]
TOWER = "Z" + "\u0301\u0316\u0489" * 30


def sits_down(client: TestClient, name: str) -> str:
    """What the guest is called then."""
    room, _ = opened(client, seats=SEATS)
    assert client.post(f"/api/rooms/{room}/seats/1", json={"name": name}).status_code == 201
    return str(client.get(f"/api/rooms/{room}").json()["seats"][1]["name"])


@pytest.mark.parametrize(
    "name",
    [
        "Ann", "ANN", " Ann ", "A\u3164nn", "Ann\u3164", "Ann\u2800", "A\u200bnn", "Ann\ufe0f", "\u115fAnn\u1160\uffa0",
        "Ann\U000e0100", "\uff21nn", "\u0410nn",
    ],
)  # fmt: skip
def test_nobody_is_called_as_another_or_looks_so(client: TestClient, name: str) -> None:
    called = sits_down(client, name)
    assert called.endswith(" 2")
    assert "ann 2" in looks(called)


@pytest.mark.parametrize("marks", ["\u0315\u0300", "\u0315\u0323\u0300", "\U0001d165\u0300"])
def test_thousands_of_marks_are_read_as_fast_as_letters(marks: str) -> None:
    """All of one kind before all of another: to put them in order takes as long as all pairs of them."""
    tower = "".join(mark * 4000 for mark in marks)
    began = time.thread_time()
    letters = spelled("a" * len(tower))
    usual = time.thread_time() - began
    assert len(letters) == len(tower)
    began = time.thread_time()
    assert len(spelled(f"a{tower}b")) < 30
    assert time.thread_time() - began < 5 * usual + 0.005


@pytest.mark.parametrize(
    ("one", "another"), [("Bill", "BiII"), ("Bill", "Bi11"), ("BOB", "B0B"), ("Al", "A|"), ("Lil", "LiI")]
)
def test_strokes_that_are_drawn_alike_are_no_other_name(one: str, another: str) -> None:
    seats = [SavedSeat(one, is_taken=True), SavedSeat("", is_taken=True)]
    assert own_name(another, seats, 1) == f"{another} 2"


@pytest.mark.parametrize(("one", "another"), [("Ian", "Lan"), ("Ian", "lan B"), ("Al", "Ai"), ("Bob", "B0b")])
def test_names_that_look_different_are_other_names(one: str, another: str) -> None:
    assert own_name(another, [SavedSeat(one, is_taken=True), SavedSeat("", is_taken=True)], 1) == another


def test_bots_have_names_too(client: TestClient) -> None:
    assert sits_down(client, "nell") == "nell 2"


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u115f", "\u1160\uffa0", "\u2800\u200b"])
def test_whoever_cannot_be_seen_is_called_as_the_seat_is(client: TestClient, name: str) -> None:
    assert sits_down(client, name) == "Bob"


@pytest.mark.parametrize("name", ["Zoe", "Анна", "さくら", "Zoë", "Nguyễn Thị", "שָׁלוֹם", "ก็ดี", "Ann B", "Ann 2"])
def test_all_other_names_stay(client: TestClient, name: str) -> None:
    assert sits_down(client, name) == name


def test_whoever_opens_a_table_does_not_give_a_name_twice(client: TestClient) -> None:
    long = "A" * MOST_OF_NAME
    for names in (["Zoe", "Zoe 2", "Zoe 3", "Zoe 4"], [long, long[:-2] + " 2", long[:-2] + " 3", long[:-2] + " 4"]):
        seats = [{"kind": kind, "name": names[0]} for kind in ("you", "you", "bot", "bot")]
        room, _ = opened(client, seats=seats)
        assert [seat["name"] for seat in client.get(f"/api/rooms/{room}").json()["seats"]] == names


def test_a_bot_that_gets_an_open_seat_is_called_otherwise(client: TestClient) -> None:
    """Under the name that stands there, which somebody may have taken meanwhile."""
    room, tokens = opened(client, seats=[{"kind": "you", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}])
    client.post(f"/api/rooms/{room}/seats/1", json={"name": "Cleo"})
    client.post(f"/api/rooms/{room}/seats/2/bot", json={"bot": "fair"}, headers=bearing(tokens[0]))
    assert [seat["name"] for seat in client.get(f"/api/rooms/{room}").json()["seats"]] == ["Ann", "Cleo", "Cleo 2"]


def test_a_guest_of_a_guided_game_is_not_called_as_a_rival(client: TestClient) -> None:
    room = client.post("/api/tours", json={}).json()["room"]
    names = [seat["name"] for seat in client.get(f"/api/rooms/{room}").json()["seats"]]
    room = client.post("/api/tours", json={"name": names[1]}).json()["room"]
    again = [seat["name"] for seat in client.get(f"/api/rooms/{room}").json()["seats"]]
    assert all(looks(one).isdisjoint(looks(other)) for one, other in combinations(again, 2))


def test_marks_are_not_stacked(client: TestClient) -> None:
    assert clean(TOWER) == "\u0179\u0316\u0489"
    assert sits_down(client, TOWER) == "\u0179\u0316\u0489"
    assert spelled("a" + "\u0301\u200d" * 9).count("\u0301") == 2
    ann, bob = sit(new_room())
    ann.says("say", text=f"hm {TOWER} \u2764\ufe0f\u200d\U0001f525")
    assert bob.chat[-1]["text"] == "hm \u0179\u0316\u0489 \u2764\ufe0f\u200d\U0001f525"
    for nothing in ("\u3164", "\u115f \u1160", "\u2800"):
        ann.says("say", text=nothing)
    assert len(bob.chat) == 1
