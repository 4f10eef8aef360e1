"""Who is asked, and what the table lets pass for people: after a time that tells nobody anything."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rumpus.family import Manners
from rumpus.kernel import Game
from rumpus.server.pauses import Pauses
from rumpus.server.room import Room
from tests.market_family import GRAMMAR, MARKET_FAMILY
from tests.server.auction import asked_at, auction, has_bystander
from tests.server.following import Guest, sit

pytestmark = pytest.mark.usefixtures("market")
PAUSES = Pauses.at(0.6)


class Auctions(Manners):
    """Auctions are open to all. Only who could bid two coins counts as somebody who can do something."""

    passable = ("auction",)
    in_it: tuple[int, ...] = (0, 1, 2, 3)

    def can_act(self, game: Game[Any], seat: int) -> bool:
        return seat in ABLE

    def concerned(self, game: Game[Any]) -> tuple[int, ...]:
        return self.in_it


ABLE: set[int] = set()


@pytest.fixture(autouse=True)
def manners(monkeypatch: pytest.MonkeyPatch) -> Auctions:
    found = Auctions(GRAMMAR)
    ABLE.clear()
    monkeypatch.setattr(MARKET_FAMILY, "manners", found, raising=False)
    return found


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def at_auction(wanted: Callable[..., bool] | None = None, people: int = 3) -> tuple[Room, Time, list[Guest]]:
    """A table with the usual pauses; the two who are asked, and the seller."""
    room = auction(*([wanted] if wanted is not None else []), people=people)
    time = Time()
    room.tempo.clock, room.tempo.pauses, room.tempo.asked_at = time, PAUSES, time.now
    _, bob, cleo, seller = asked_at(room)
    return room, time, [bob, cleo, seller]


def test_who_can_do_nothing_is_not_asked_and_the_table_lets_it_pass() -> None:
    room, time, [bob, cleo, _] = at_auction()
    for guest in (bob, cleo):
        assert guest.question["sparing"] == "nothing"
        assert guest.question["ask_me"] == "mine"
        assert "is_awaited" not in guest.question
        assert "pass" in guest.keys  # nobody takes it away
    before = room.match.game.answered
    room.tempo.tick(time.now + 1.7)
    assert room.match.game.answered == before
    assert room.tempo.due(time.now) == 101.8
    room.tempo.tick(time.now + 1.8)
    assert [answer[2] for answer in room.match.record.answers[before:]] == ["pass", "pass"]


def test_who_can_do_something_is_asked_and_waited_for() -> None:
    room, time, [bob, cleo, _] = at_auction()
    ABLE.add(bob.seat)
    room.audience.update()
    assert bob.question["is_awaited"]
    assert "sparing" not in bob.question
    before = room.match.game.answered
    room.tempo.tick(time.now + 15)
    assert [answer[0] for answer in room.match.record.answers[before:]] == [cleo.seat]
    assert room.match.game.decision is not None
    assert room.match.game.decision.awaited == (bob.seat,)


def test_a_pass_is_not_heard_before_the_table_would_pass() -> None:
    room, time, [bob, cleo, _] = at_auction()
    ABLE.add(bob.seat)
    before = room.match.game.answered
    time.now += 0.5
    bob.answers("pass")
    assert room.match.game.answered == before
    time.now = 101.8
    room.tempo.tick(time.now)
    assert [answer[0] for answer in room.match.record.answers[before:]] == [bob.seat, cleo.seat]


def test_a_pass_is_forgotten_if_something_happens_first() -> None:
    room, time, [bob, cleo, _] = at_auction()
    ABLE.update((bob.seat, cleo.seat))
    time.now += 0.5
    bob.answers("pass")
    cleo.answers("bid#1")
    time.now += 5
    room.tempo.tick(time.now)
    assert room.match.game.decision is not None
    assert bob.seat in room.match.game.decision.awaited
    assert bob.answers("pass")["type"] == "update"


def test_to_whom_nothing_can_be_hidden_nothing_takes_longer() -> None:
    """One person among bots."""
    room, time, [bob, cleo, seller] = at_auction()
    for guest in (cleo, seller):
        room.saved.seats[guest.seat].bot = "random"
        guest.leaves()
    assert room.tempo.pause_of_bots() == PAUSES.pass_by  # nobody is asked besides bots
    before = room.match.game.answered
    room.tempo.tick(time.now + 0.6)
    assert [answer[0] for answer in room.match.record.answers[before:]] == [bob.seat]

    room, time, [bob, cleo, seller] = at_auction()
    for guest in (cleo, seller):
        room.saved.seats[guest.seat].bot = "random"
        guest.leaves()
    ABLE.add(bob.seat)
    assert room.tempo.pause_of_bots() == PAUSES.window
    bob.answers("pass")
    assert room.match.record.answers[-1] == (bob.seat, 1, "pass")
    Guest(room, -1)
    assert not room.tempo.is_private_to(bob.seat)


def test_who_is_not_in_it_passes_by_choice_unless_they_always_want_to_be_asked(manners: Auctions) -> None:
    manners.in_it = ()
    room, time, [bob, cleo, _] = at_auction()
    ABLE.update((bob.seat, cleo.seat))
    for guest in (bob, cleo):
        room.keep_seat(guest.seat, has_wished=True)
    room.audience.update()
    assert bob.question["sparing"] == "choice"
    heard = len(cleo.messages)
    bob.says("ask me", when="always")
    assert bob.question["ask_me"] == "always"
    assert bob.question["is_awaited"]
    assert len(cleo.messages) == heard  # it is nobody else's business
    room.tempo.tick(time.now + 15)
    assert room.match.game.decision is not None
    assert room.match.game.decision.awaited == (bob.seat,)


def test_who_is_new_is_asked_in_the_first_turns_what_is_not_about_them(manners: Auctions) -> None:
    manners.in_it = ()
    room, time, [bob, cleo, _] = at_auction()
    ABLE.add(bob.seat)
    room.saved.seats[cleo.seat].has_wished = True
    room.audience.update()
    assert bob.question["is_awaited"]
    assert cleo.question["sparing"] == "nothing"
    room.tempo.tick(time.now + 60)
    assert room.match.game.decision is not None
    assert room.match.game.decision.awaited == (bob.seat,)
    bob.says("ask me", when="never")
    assert bob.question["sparing"] == "choice"


def test_to_be_asked_is_learned_by_answering_in_two_turns(manners: Auctions) -> None:
    manners.in_it = ()
    room, _, [bob, _, _] = at_auction()
    ABLE.add(bob.seat)
    turn = room.standing().turn
    bob.answers("pass")
    assert room.saved.seats[bob.seat].asked_in == [turn]
    assert room.wishes.is_learning(bob.seat)  # about the same again
    for asked_in, is_learning in (([turn + 1], True), ([turn, turn + 1], True), ([turn + 1, turn + 2], False)):
        room.keep_seat(bob.seat, asked_in=asked_in)
        assert room.wishes.is_learning(bob.seat) == is_learning
    room.keep_seat(bob.seat, asked_in=[])
    bob.says("ask me", when="mine")
    assert not room.wishes.is_learning(bob.seat)


def test_not_again_this_turn() -> None:
    room, time, [bob, cleo, _] = at_auction()
    ABLE.update((bob.seat, cleo.seat))
    bob.says("ask me", when="never")
    assert (bob.question["ask_me"], bob.question["sparing"]) == ("never", "choice")
    time.now += 2
    room.tempo.tick(time.now)
    turn, rng = room.standing().turn, Random(1)
    while room.standing().turn == turn:
        decision = room.match.game.decision
        assert decision is not None
        room.answers.put(decision.awaited[0], rng.randrange(len(decision.offers[decision.awaited[0]])))
    assert room.wishes.of(bob.seat) == "mine"


def test_who_says_wait_is_asked_this_time() -> None:
    room, time, [bob, _, seller] = at_auction()
    bob.says("wait")
    assert bob.question["is_awaited"]
    room.tempo.tick(time.now + 15)
    assert room.match.game.decision is not None
    assert bob.seat in room.match.game.decision.awaited
    assert bob.says("wait")["code"] == "too late"
    assert seller.says("wait")["code"] == "too late"


def test_a_wish_outlives_a_restart(manners: Auctions) -> None:
    room, _, [bob, _, _] = at_auction()
    bob.says("ask me", when="always")
    saved = room.store.load(room.id)
    assert saved is not None
    assert saved.seats[bob.seat].wish == "always"


def test_after_a_roll_everything_waits_until_it_was_seen(manners: Auctions, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(manners, "is_die_cast", lambda events: True)
    room, time, [bob, cleo, _] = at_auction()
    ABLE.update((bob.seat, cleo.seat))
    bob.answers("bid#1")
    assert room.tempo.pause_of_bots() == PAUSES.die
    time.now += 2.4
    before = room.match.game.answered
    cleo.answers("pass")
    assert room.match.game.answered == before
    room.tempo.tick(time.now + 0.1)
    assert room.match.game.answered == before + 1


def test_bystanders_are_not_spared_anything() -> None:
    room = auction(has_bystander)
    guests = sit(room)
    assert [guest.question.get("ask_me") for guest in guests if "ring" in guest.keys] == [None]


def test_the_others_may_pass_for_somebody_who_is_gone() -> None:
    room, time, [bob, cleo, seller] = at_auction()
    ABLE.update((bob.seat, cleo.seat))
    bob.leaves()
    cleo.answers("pass")
    time.now += 60
    room.tempo.tick(time.now)
    missing = {"seat": bob.seat, "waited": 60.0, "may_go_on": True, "can_pass": True, "needed": 2}
    assert seller.last["missing"] == [missing]
    before = room.match.game.answered
    seller.says("stand in", seat=bob.seat, once=True)
    assert room.match.game.answered == before
    cleo.says("stand in", seat=bob.seat, once=True)
    assert room.match.record.answers[-1][0] == bob.seat
    assert room.match.record.answers[-1][2] == "pass"
    assert not room.saved.seats[bob.seat].is_out
