"""Questions that several seats answer: who is asked, in which order answers are taken, and how they are taken back."""

from __future__ import annotations

from random import Random

import pytest
from starlette.testclient import TestClient

from rumpus.kernel import Decision
from rumpus.server.app import Server
from rumpus.server.store import SqliteStore
from rumpus.server.windows import Window
from tests.market_family import MARKET_FAMILY
from tests.server.auction import asked_at, auction, has_bystander
from tests.server.following import Guest, Plain, fresh, loaded, new_room, sit
from tests.server.speaking import Speaker, bearing, fault_of, opened

pytestmark = pytest.mark.usefixtures("market")


# -- answers -------------------------------------------------------------------------------------------------


def test_all_who_may_answer_are_asked_and_know_whether_the_game_waits_for_them() -> None:
    _, bob, cleo, seller = asked_at(auction(has_bystander))
    for guest in (bob, cleo):
        assert guest.question["is_awaited"]
        assert "pass" in guest.keys
    assert "is_awaited" not in seller.question
    assert all(guest.question["is_window"] for guest in (bob, cleo, seller))
    assert seller.keys == ["ring"]
    number = seller.number
    assert seller.question["words"] == "auction?"
    seller.answers("ring")
    assert seller.of_type("update")[-1]["question"]["number"] > number


def test_anothers_pass_does_not_make_an_answer_too_late() -> None:
    room = auction()
    _, bob, cleo, _ = asked_at(room)
    seen, given = cleo.number, room.match.game.answered
    bob.answers("pass")
    assert cleo.number > seen
    assert cleo.says("answer", number=seen, key="pass")["type"] == "update"
    assert room.match.game.answered == given + 2


def test_a_window_is_the_same_until_somebody_does_more_than_pass() -> None:
    _, bob, cleo, _ = asked_at(auction())
    opened = cleo.question["window"]
    assert opened == cleo.number
    bob.answers("pass")
    assert (cleo.question["window"], cleo.number) == (opened, opened + 1)

    _, bob, cleo, _ = asked_at(auction())
    bob.answers("bid#1")
    assert cleo.question["window"] == cleo.number
    assert "window" not in sit(new_room(2, family="market"))[0].question  # to open the market is nobody else's


def test_what_is_still_offered_is_taken_also_after_a_bid_but_to_pass_one_has_to_see_it() -> None:
    room = auction()
    _, bob, cleo, _ = asked_at(room)
    seen = cleo.number
    bob.answers("bid#1")
    assert cleo.says("answer", number=seen, key="pass")["code"] == "too late"
    assert cleo.says("answer", number=seen, key="bid#1")["code"] == "too late"
    assert cleo.answers("bid#2")["type"] == "update"

    room = auction(has_bystander)
    _, bob, _, seller = asked_at(room)
    seen = seller.number
    bob.answers("bid#1")
    seller.says("answer", number=seen, key="ring")
    assert not seller.of_type("refused")
    assert seller.number == seen + 2


def test_nobody_answers_the_same_question_twice() -> None:
    room = auction(lambda decision: len(decision.awaited) == 2, people=4)
    guests = sit(room)
    decision = room.match.game.decision
    assert decision is not None
    bob = guests[decision.awaited[0]]
    seen = bob.number
    bob.answers("bid#1" if "bid#1" in bob.keys else bob.keys[0])
    before = room.match.game.answered
    bob.says("answer", number=seen, key="pass")
    assert room.match.game.answered == before
    assert any(message.get("code") == "too late" for message in bob.messages)


def test_an_answer_to_a_window_that_has_closed_is_too_late() -> None:
    room = auction(has_bystander)
    _, _, cleo, seller = asked_at(room)
    seen = cleo.number
    seller.answers("ring")
    assert cleo.says("answer", number=seen, key="pass")["code"] == "too late"


@pytest.mark.parametrize("seed", range(4))
def test_whoever_answers_when_everybody_is_told_what_is_so(seed: int) -> None:
    """Whole games, in which anybody who may say something does."""
    room, rng = new_room(3, seed, family="market"), Random(seed)
    guests = sit(room, spectators=1)
    while not room.is_over:
        rng.choice([guest for guest in guests if guest.keys]).answers_anything(rng)
        for guest in guests:
            assert (guest.view, guest.question) == fresh(room, guest.seat)
    again = loaded(room)
    assert again.match.record.answers == room.match.record.answers
    assert guests[0].question["words"] == MARKET_FAMILY.speaker(["Ann", "Bob", "Cleo"], 0).result(guests[0].view)


def test_after_a_restart_all_are_asked_again() -> None:
    room = auction(has_bystander)
    guests, bob, cleo, _ = asked_at(room)
    bob.answers("pass")
    again = loaded(room)
    for guest in guests:
        found = Guest(again, guest.seat).question
        assert found == {**guest.question, "window": found["number"]}  # who has passed before is not counted any more
    Guest(again, cleo.seat).answers("pass")
    assert again.match.game.answered == room.match.game.answered + 1


# -- taking back ---------------------------------------------------------------------------------------------


def test_a_pass_is_taken_back_freely_until_another_has_answered() -> None:
    room = auction()
    _, bob, cleo, _ = asked_at(room)
    before = bob.question["choices"]
    bob.answers("pass")
    assert bob.question["can_undo"]
    assert "can_undo" not in cleo.question
    bob.says("undo")
    assert bob.question["choices"] == before
    assert cleo.keys == ["bid#1", "pass"]


def test_a_wish_to_take_back_outlives_that_others_answer_in_the_same_window() -> None:
    room = auction(lambda decision: len(decision.awaited) == 3, people=4)
    guests = sit(room)
    decision = room.match.game.decision
    assert decision is not None
    bob, cleo, dan = [guests[seat] for seat in decision.awaited]
    seller = next(guest for guest in guests if guest.seat not in decision.awaited)
    bob.answers("bid#1")
    given = room.match.game.answered
    cleo.answers("pass")
    bob.says("undo")
    assert dan.last == {"type": "ask consent", "seat": bob.seat, "name": bob.seats[bob.seat]["name"]}
    dan.answers("bid#2")
    for guest in (cleo, dan, seller):
        guest.says("consent", agrees=True)
    assert room.match.game.answered == given - 1
    assert "bid#1" in bob.keys


def test_numbers_that_were_taken_back_are_too_late() -> None:
    room = auction()
    _, bob, cleo, _ = asked_at(room)
    seen = cleo.number
    bob.answers("pass")
    bob.says("undo")
    assert cleo.says("answer", number=seen, key="pass")["code"] == "too late"


# -- the rest of a table -------------------------------------------------------------------------------------


def test_who_sees_all_hands_late_sees_each_as_its_seat_does() -> None:
    now = [100.0]
    room = new_room(3, family="market", hands_delay=10, now=lambda: now[0])
    guests = sit(room)
    late = Guest(room, -1, sees_hands=True)
    guests[0].answers("rest")
    assert late.view["turn"] == [1, 0]
    now[0] = 120.0
    assert room.gallery is not None
    room.gallery.catch_up()
    assert late.view["hands"] == [guest.view["hands"][guest.seat] for guest in guests]


def test_a_table_of_another_game_over_http(client: TestClient, server: Server) -> None:
    server = Server(server.lobby.store, 0.0, None)
    with TestClient(server.app()) as client:
        families = [each["name"] for each in client.get("/api/families").json()]
        assert families[0] == "smashup"
        assert "market" in families
        book = client.get("/api/catalogue", params={"family": "market"}).json()
        assert book["family"] == {"name": "market", "title": "Market", "fewest": 2, "most": 4, "asks_several": True}
        assert client.get("/api/catalogue", params={"family": "chess"}).status_code == 404
        seats = [{"kind": "you", "name": name} for name in ("Ann", "Bob", "Cleo")]
        wish: Plain = {"seats": seats, "family": "market", "setup": {"turns": 3}, "window_seconds": 30}
        room, tokens = opened(client, **wish)
        assert client.get(f"/api/rooms/{room}").json()["family"] == "market"
        with Speaker(client, room, tokens[0]) as ann:
            assert ann.messages[0]["family"] == "market"
            ann.says("answer", number=ann.number, key="rest")
            ann.until("update")
        report = client.get(f"/api/rooms/{room}/report", headers=bearing(tokens[0]))
        assert report.status_code == 409
        assert report.json() == {"error": "running games of this kind cannot be written down"}
        moments = client.get(f"/api/rooms/{room}/moments").json()
        assert moments[0] == {"at": 0, "turn": 1, "active": 0, "points": [4, 4, 4]}
        table = server.lobby.find(room)
        assert table is not None
        assert table.saved.window_seconds == 30
        told = client.post("/api/rooms", json={**wish, "family": "chess"})
        assert told.status_code == 422
        assert "family: There is no game called 'chess' here" in fault_of(told)
        told = client.post("/api/rooms", json={**wish, "window_seconds": -1})
        assert told.json()["place"] == "window_seconds"


def test_only_the_games_that_are_named_are_served(store: SqliteStore) -> None:
    with TestClient(Server(store, 0.0, None, games=["market"]).app()) as client:
        assert [each["name"] for each in client.get("/api/families").json()] == ["market"]
        told = client.post("/api/rooms", json={"seats": [{"kind": "you"}, {"kind": "bot"}]})
        assert told.status_code == 422


def test_people_and_bots_play_a_whole_market(store: SqliteStore) -> None:
    server = Server(store, 0.0, None)
    with TestClient(server.app()) as client:
        seats = [{"kind": "you", "name": "Ann"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        room, tokens = opened(client, seats=seats, family="market", setup={"turns": 6}, window_seconds=60)
        rng = Random(1)
        with Speaker(client, room, tokens[0]) as ann:
            while ann.question.get("prompt") != "over":
                if ann.question.get("is_awaited") and ann.last["type"] in ("seats", "update", "welcome"):
                    ann.says("answer", number=ann.number, key=rng.choice(ann.keys))
                ann.until("update", "welcome")
        record = client.get(f"/api/rooms/{room}/record").json()
        assert record["family"] == "market"


def test_a_window_that_only_one_seat_is_still_to_let_pass_has_the_clock_of_windows() -> None:
    offers = {0: [("pass",), ("bid",)], 1: [("bid",)]}
    assert Window(1, Decision("call", offers, (0,), is_window=True), 1).is_shared
    assert not Window(1, Decision("turn", offers, (1,), is_window=True), 1).is_shared
