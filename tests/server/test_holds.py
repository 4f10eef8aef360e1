"""Before a door is opened there is a moment for those who may do something before it, whatever they hold."""

from __future__ import annotations

from random import Random

import pytest

from rumpus.kernel import Game
from rumpus.munchkin.manners import FORESTALLS
from rumpus.server.pauses import Pauses
from rumpus.server.room import Room
from tests.contract import munchkin
from tests.server.following import Guest, keep_answers, new_room, sit

PAUSES = Pauses.at(0.6)
CARD = "unwelcome_enlightenment"


class Time:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def before_the_door(people: int = 3) -> tuple[Room, Time, list[Guest]]:
    """The first turn, in which nobody holds the card; who opens the door comes first."""
    room = new_room(people, family="munchkin", setup={})
    munchkin.play_up_to_the_first_turn(room.match, Random(1))
    keep_answers(room)
    time = Time()
    room.tempo.clock, room.tempo.pauses = time, PAUSES
    deal(room, -1)
    active = room.standing().active
    return room, time, sorted(sit(room), key=lambda guest: (guest.seat - active) % people)


def deal(room: Room, seat: int) -> None:
    """The card that is played before a door, to this seat; -1: below the deck."""
    state = room.match.game.checkpoint.copy()
    [uid] = [uid for uid, card in enumerate(state.cards) if FORESTALLS in card.tags]
    for zone in (state.doors, *[hero.hand for hero in state.heroes]):
        if uid in zone:
            zone.remove(uid)
    (state.heroes[seat].hand if seat >= 0 else state.doors).insert(0, uid)
    game = Game(room.match.rules, state, [], log=room.match.log)
    game.answered = room.match.game.answered
    room.match.game = game
    room.answers.ask_anew()
    room.audience.begin_again()


def test_a_door_is_opened_after_a_moment_and_everybody_knows() -> None:
    room, time, [lee, mika, noor] = before_the_door()
    before = room.match.game.answered
    lee.answers("open door")
    assert room.match.game.answered == before
    for guest in (lee, mika, noor):
        assert guest.last == {"type": "held", "seat": lee.seat, "left": 3.0, "limit": 3.0}
    assert room.tempo.due(time.now) == 103.0
    room.tempo.tick(102.9)
    assert room.match.game.answered == before
    room.tempo.tick(103.0)
    assert room.match.record.answers[-1][2] == "open door"
    assert room.holds.hold is None


def test_to_whom_it_matters_is_told_so_and_the_others_hear_the_same_as_ever() -> None:
    room, _, [lee, mika, noor] = before_the_door()
    deal(room, mika.seat)
    lee.answers("open door")
    assert mika.last == {"type": "held", "seat": lee.seat, "left": 3.0, "limit": 3.0, "matters": True}
    assert noor.last == {"type": "held", "seat": lee.seat, "left": 3.0, "limit": 3.0}
    mika.answers(f"play {CARD} P{lee.seat}")
    assert room.holds.hold is None  # they have to say it again, if they still can
    assert room.match.game.decision is not None
    assert room.match.game.decision.prompt == "event"  # others may answer that card


def test_wait_holds_the_door_for_all_and_is_let_go() -> None:
    room, time, [lee, mika, noor] = before_the_door()
    lee.answers("open door")
    time.now += 2
    mika.says("wait")
    assert noor.last == {"type": "held", "seat": lee.seat, "left": 30.0, "limit": 30.0, "by": mika.seat}
    assert noor.says("wait")["code"] == "not allowed"
    assert noor.says("wait", lets_go=True)["code"] == "too late"
    assert lee.says("wait")["code"] == "too late"
    time.now += 20
    room.tempo.tick(time.now)
    late = Guest(room, -1)
    assert late.last["left"] == 10.0
    mika.says("wait", lets_go=True)
    assert room.match.record.answers[-1][2] == "open door"


def test_nobody_holds_it_longer_than_thirty_seconds_or_more_than_twice_a_turn() -> None:
    room, time, [lee, mika, _] = before_the_door()
    for _ in range(2):
        lee.answers("open door")
        mika.says("wait")
        assert mika.last["by"] == mika.seat
        if room.holds.held[mika.seat] == 1:
            room.holds.forget()
    time.now += 30
    room.holds.held[mika.seat] = 2
    assert room.tempo.due(time.now) == time.now
    room.tempo.tick(time.now)
    assert room.match.record.answers[-1][2] == "open door"

    room, _, [lee, mika, _] = before_the_door()
    room.holds.turn, room.holds.held = room.standing().turn, {mika.seat: 2}
    lee.answers("open door")
    assert mika.says("wait")["code"] == "not allowed"


def test_while_it_is_held_no_clock_runs() -> None:
    room, time, [lee, _, _] = before_the_door()
    room.saved.seconds = 10
    room.tempo.tick(time.now)
    assert room.clocks.deadlines
    lee.answers("open door")
    room.tempo.tick(time.now + 1)
    assert not room.clocks.deadlines


def test_a_door_opens_at_once_where_nobody_may_do_anything() -> None:
    room, _, [lee, *_] = before_the_door()
    state = room.match.game.state
    state.door_discard.append(state.doors.pop(0))  # everybody sees it there
    lee.answers("open door")
    assert room.match.record.answers[-1][2] == "open door"

    room, _, [lee, *others] = before_the_door()
    for guest in others:
        room.saved.seats[guest.seat].bot = "greedy"
    lee.answers("open door")
    assert room.match.record.answers[-1][2] == "open door"  # bots need no time


@pytest.mark.parametrize("has_card", [True, False])
def test_one_person_among_bots_waits_only_for_something(has_card: bool) -> None:
    room, _, [lee, mika] = before_the_door(people=2)
    room.saved.seats[lee.seat].bot = "greedy"
    lee.leaves()
    if has_card:
        deal(room, mika.seat)
    decision = room.match.game.decision
    assert decision is not None
    room.answers.take(lee.seat, decision.keys(lee.seat).index("open door"))
    assert (room.holds.hold is not None) == has_card
    if has_card:
        assert room.stand_ins.to_move() is None


def test_who_sits_there_hears_of_it_on_coming_back() -> None:
    room, _, [lee, mika, _] = before_the_door()
    lee.answers("open door")
    again = sit(room)[mika.seat]
    assert again.of_type("held")[-1]["seat"] == lee.seat
