"""What a bot offers to a person stays until it is answered, or for as long as a person needs; and never comes twice."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.bots import Chair, RandomBot
from rumpus.munchkin.manners import MunchkinManners
from rumpus.server.pauses import Pauses
from rumpus.server.room import Room
from tests.server.following import Guest, new_room

PAUSES = Pauses.at(0.6)
OFFER = (1, 0, (4,), (7,))


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What lies on the table."""
    found: list[Any] = []
    monkeypatch.setattr(MunchkinManners, "offers", lambda manners, game: found)
    return found


def in_the_turn_of_a_bot() -> tuple[Room, list[float]]:
    """Bob's; nobody has put anything down."""
    room, now = new_room(2, family="munchkin", setup={"first": 1}), [100.0]
    room.tempo.clock, room.tempo.pauses = lambda: now[0], PAUSES
    while (decision := room.match.decision) is not None and decision.prompt == "set up":
        [seat] = decision.awaited
        room.answers.put(seat, decision.keys(seat).index("done"))
    room.saved.seats[1].bot = "greedy"
    return room, now


def test_a_bot_waits_for_an_answer_to_its_offer_but_not_forever(offered: list[Any]) -> None:
    room, now = in_the_turn_of_a_bot()
    room.tempo.begin()
    assert room.tempo.pause_of_bots() == PAUSES.bot
    offered.append(OFFER)
    room.tempo.begin()
    assert room.tempo.pause_of_bots() == PAUSES.offer
    now[0] += 15
    room.tempo.begin()  # something else has happened
    assert room.tempo.pause_of_bots() == PAUSES.offer - 15
    now[0] += 15
    room.tempo.begin()
    assert room.tempo.pause_of_bots() == PAUSES.bot
    offered.clear()
    room.tempo.begin()
    assert room.tempo.pause_of_bots() == PAUSES.bot


def test_bots_do_not_wait_for_bots(offered: list[Any]) -> None:
    room, _ = in_the_turn_of_a_bot()
    room.saved.seats[0].bot = "greedy"
    offered.append(OFFER)
    room.tempo.begin()
    assert room.tempo.pause_of_bots() == PAUSES.bot


def test_a_bot_knows_what_has_been_offered(offered: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    room, _ = in_the_turn_of_a_bot()
    offered.append(OFFER)
    room.tempo.begin()
    offered.clear()
    room.tempo.begin()
    made: list[object] = []

    class Curious(RandomBot):
        def decide(self, chair: Chair) -> int:
            made.append(chair.made)
            return 0

    monkeypatch.setattr(room.stand_ins, "kind", lambda seat: Curious)
    room.stand_ins.think(1)()
    assert made == [{OFFER}]


def with_an_offer() -> tuple[Room, list[float], Guest]:
    """Bob, a bot, would give something to Ann."""
    room, now = new_room(2, seed=1, family="munchkin", setup={"first": 1}), [100.0]
    room.tempo.clock, room.tempo.pauses = lambda: now[0], PAUSES
    while (decision := room.match.decision) is not None and decision.prompt == "set up":
        [seat] = decision.awaited
        room.answers.put(seat, len(decision.offers[seat]) - 1)
    ann = Guest(room, 0)
    for said in ("trade P0", "monster_stompers", "done", "done"):
        decision = room.match.decision
        assert decision is not None
        room.answers.put(1, next(place for place, key in enumerate(decision.keys(1)) if key.startswith(said)))
    room.saved.seats[1].bot = "greedy"
    room.tempo.tick(now[0])
    return room, now, ann


def test_everybody_is_told_how_long_there_is_and_no_answer_means_no() -> None:
    room, now, ann = with_an_offer()
    offer = {"by": 1, "to": 0, "left": PAUSES.offer, "limit": PAUSES.offer}
    assert ann.last == {"type": "offers", "offers": [offer]}
    assert room.tempo.due(now[0]) == now[0] + PAUSES.offer
    late = Guest(room, 0)
    assert late.of_type("offers") == [{"type": "offers", "offers": [offer]}]
    now[0] += PAUSES.offer - 1
    room.tempo.tick(now[0])
    assert "refuse trade P1" in ann.keys
    now[0] += 1
    room.tempo.tick(now[0])
    assert "refuse trade P1" not in ann.keys
    assert ann.log[-1] == "You refuse Bob's offer."
    room.tempo.tick(now[0])
    assert ann.last == {"type": "offers", "offers": []}


def test_there_is_time_for_an_offer_from_when_it_has_been_seen() -> None:
    room, now, ann = with_an_offer()
    ann.says("looked", number=0)
    now[0] += PAUSES.offer
    room.tempo.tick(now[0])
    assert "refuse trade P1" in ann.keys
    ann.says("looked", number=ann.number)
    room.tempo.tick(now[0])
    assert ann.last["offers"][0]["left"] == PAUSES.offer
    ann.says("looked", number=ann.number)
    now[0] += PAUSES.offer
    room.tempo.tick(now[0])
    assert "refuse trade P1" not in ann.keys


def test_what_people_offer_stays() -> None:
    room, now, ann = with_an_offer()
    room.saved.seats[1].bot = ""
    now[0] += 1000
    room.tempo.tick(now[0])
    assert ann.of_type("offers")[-1]["offers"] == []
    assert "refuse trade P1" in ann.keys
