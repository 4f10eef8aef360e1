"""Taking back: free as long as nobody has learned anything, then with everybody's consent."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random

import pytest

from rumpus.kernel import digest
from rumpus.server.room import Room
from tests.server.following import Guest, asked_of, fresh, let_bots_play, loaded, new_room, play_out, sit

BEFORE_THE_BOT = "A bot sits in for Bob. What was before that can only be taken back when they are here and agree."


@pytest.fixture
def room() -> Room:
    return new_room(3)


@pytest.fixture
def guests(room: Room) -> Iterator[list[Guest]]:
    """Everybody sees the same table in the end, and it is the one that is kept."""
    guests = sit(room, spectators=1)
    yield guests
    for guest in guests:
        assert (guest.view, guest.question) == fresh(room, guest.seat)
    kept = loaded(room)
    assert digest(kept.match.game.state) == digest(room.match.game.state)
    assert kept.number == room.number


def freely(guests: list[Guest]) -> None:
    """Ann answers something that she can take back."""
    ann = guests[0]
    for key in ann.keys:
        ann.answers(key)
        if ann.question.get("can_undo"):
            return
        ann.room.undo.go_back(0)
    raise AssertionError("this seed has nothing to take back")


def test_what_taught_nobody_anything_is_taken_back_at_once(room: Room, guests: list[Guest]) -> None:
    before = digest(room.match.game.state)
    views = [deepcopy(guest.view) for guest in guests]
    freely(guests)
    given = room.number
    guests[0].says("undo")
    assert digest(room.match.game.state) == before
    assert [guest.last["type"] for guest in guests] == ["welcome"] * 4
    assert [guest.view for guest in guests] == views
    assert room.number > given


def test_an_answer_to_a_question_that_was_taken_back_is_too_late(room: Room, guests: list[Guest]) -> None:
    """Even if as many answers have been given again: numbers never come twice."""
    seen = []
    for _ in range(3):
        freely(guests)
        seen.append(room.number)
        guests[0].says("undo")
        seen.append(room.number)
    assert len(set(seen)) == len(seen)
    freely(guests)
    assert guests[0].says("answer", number=seen[0], key="end turn")["code"] == "too late"
    assert loaded(room).number == room.number


def test_who_has_answered_nothing_takes_nothing_back(guests: list[Guest]) -> None:
    assert guests[1].says("undo")["words"] == "You have not answered anything yet."


def test_the_others_are_asked_where_somebody_has_learned_something(room: Room, guests: list[Guest]) -> None:
    ann, bob, cleo, eve = guests
    ann.answers("end turn")
    assert not ann.question.get("can_undo")
    ann.says("undo")
    for other in (bob, cleo):
        assert other.last == {"type": "ask consent", "seat": 0, "name": "Ann"}
    assert not eve.of_type("ask consent")
    bob.says("consent", agrees=True)
    assert room.match.game.answered == 1
    cleo.says("consent", agrees=True)
    assert room.match.game.answered == 0
    assert ann.keys
    assert not bob.keys


def test_one_who_does_not_agree_is_enough(room: Room, guests: list[Guest]) -> None:
    ann, bob, cleo, _ = guests
    ann.answers("end turn")
    ann.says("undo")
    bob.says("consent", agrees=True)
    cleo.says("consent", agrees=False)
    assert ann.last["code"] == "cannot undo"
    assert "Cleo" in ann.last["words"]
    assert room.match.game.answered == 1
    assert bob.says("consent", agrees=True)["code"] == "too late"


def test_consent_comes_too_late_when_somebody_has_answered(room: Room, guests: list[Guest]) -> None:
    ann, bob, cleo, _ = guests
    ann.answers("end turn")
    ann.says("undo")
    bob.answers("end turn")
    assert bob.says("consent", agrees=True)["code"] == "too late"
    assert cleo.says("consent", agrees=True)["code"] == "too late"
    assert room.match.game.answered == 2


def test_nobody_consents_for_somebody_else_or_twice(room: Room, guests: list[Guest]) -> None:
    ann, bob, _, _ = guests
    ann.answers("end turn")
    ann.says("undo")
    assert ann.says("consent", agrees=True)["code"] == "too late"
    bob.says("consent", agrees=True)
    assert bob.says("consent", agrees=True)["code"] == "too late"
    assert room.match.game.answered == 1


def test_who_comes_back_is_asked_then(room: Room, guests: list[Guest]) -> None:
    ann, bob, cleo, _ = guests
    ann.answers("end turn")
    cleo.leaves()
    ann.says("undo")
    bob.says("consent", agrees=True)
    guests[2] = again = Guest(room, 2)
    assert again.last["type"] == "ask consent"
    again.says("consent", agrees=True)
    assert room.match.game.answered == 0


def test_who_leaves_for_good_is_not_waited_for(room: Room, guests: list[Guest]) -> None:
    ann, bob, cleo, _ = guests
    ann.answers("end turn")
    ann.says("undo")
    cleo.says("concede")
    assert room.match.game.answered == 1
    bob.says("consent", agrees=True)
    assert room.match.game.answered == 0


# -- a bot sits in -------------------------------------------------------------------------------------------


def test_nothing_from_before_a_bot_sat_in_is_taken_back_without_them(room: Room, guests: list[Guest]) -> None:
    ann, bob, cleo, _ = guests
    ann.answers("end turn")
    room.stand_ins.sit_out(1, for_good=False)
    refused = ann.says("undo")
    assert refused["code"] == "cannot undo"
    assert refused["words"] == BEFORE_THE_BOT
    assert not cleo.of_type("ask consent")
    assert room.match.game.answered == 1
    bob.says("sit again")
    ann.says("undo")
    cleo.says("consent", agrees=True)
    assert room.match.game.answered == 1
    bob.says("consent", agrees=True)
    assert room.match.game.answered == 0


def test_what_was_answered_since_a_bot_sat_in_is_up_to_those_who_are_there(room: Room, guests: list[Guest]) -> None:
    ann, _, cleo, _ = guests
    room.stand_ins.sit_out(1, for_good=False)
    ann.answers("end turn")
    let_bots_play(room)
    assert len(room.match.record.answers) > 1
    ann.says("undo")
    cleo.says("consent", agrees=True)
    assert room.match.game.answered == 0


def test_who_is_asked_and_then_stood_in_for_has_not_agreed(room: Room, guests: list[Guest]) -> None:
    ann, _, cleo, _ = guests
    ann.answers("end turn")
    ann.says("undo")
    cleo.says("consent", agrees=True)
    room.stand_ins.sit_out(1, for_good=False)
    assert room.match.game.answered == 1
    assert [each["words"] for each in ann.of_type("refused")] == [BEFORE_THE_BOT]
    assert room.undo.wish is None


def test_after_a_restart_they_keep_their_say(room: Room, guests: list[Guest]) -> None:
    guests[0].answers("end turn")
    room.stand_ins.sit_out(1, for_good=False)
    assert Guest(loaded(room), 0).says("undo")["code"] == "cannot undo"


def test_when_somebody_runs_out_of_time_they_keep_their_say() -> None:
    room = new_room(2, seconds=30)
    ann, bob = sit(room)
    ann.answers("end turn")
    room.clocks.tick(0.0)
    room.clocks.tick(31.0)
    assert bob.seats[1]["is_out"]
    assert ann.says("undo")["code"] == "cannot undo"
    assert room.match.game.answered == 1


def test_what_is_taken_back_freely_does_not_count_as_before(room: Room, guests: list[Guest]) -> None:
    """Ann takes back what taught nobody anything. What she does instead, she has done since the bot sat in."""
    ann, _, cleo, _ = guests
    freely(guests)
    room.stand_ins.sit_out(1, for_good=False)
    ann.says("undo")
    assert room.match.game.answered == 0
    ann.answers("end turn")
    ann.says("undo")
    cleo.says("consent", agrees=True)
    assert room.match.game.answered == 0


# -- far back ------------------------------------------------------------------------------------------------


def test_beyond_what_others_answered_since(room: Room, guests: list[Guest]) -> None:
    """The wish is for one's own last answer; what the others have answered since goes with it."""
    ann, bob, cleo, _ = guests
    ann.answers("end turn")
    bob.answers("end turn")
    ann.says("undo")
    bob.says("consent", agrees=True)
    cleo.says("consent", agrees=True)
    assert room.match.game.answered == 0


def test_alone_with_bots_nobody_is_asked() -> None:
    room = new_room(1, bots=2)
    ann = Guest(room, 0)
    ann.answers("end turn")
    let_bots_play(room)
    answers = list(room.match.record.answers)
    assert len(answers) > 1
    ann.says("undo")
    assert room.match.game.answered == 0
    ann.answers("end turn")
    let_bots_play(room)
    assert room.match.record.answers == answers  # the same game goes the same way


def test_when_the_game_is_over_nothing_is_taken_back() -> None:
    """Everybody may read its record then, and that tells everything."""
    room = new_room(2, seed=5)
    guests = sit(room)
    play_out(room, guests, Random(5))
    answers = len(room.match.record.answers)
    for guest in guests:
        assert guest.says("undo")["words"] == "The game is over."
    assert len(room.match.record.answers) == answers


def test_undo_and_play_again_and_again_keeps_the_store_right() -> None:
    room, rng = new_room(2, seed=8), Random(8)
    guests = sit(room)
    for _ in range(120):
        asked = asked_of(guests)
        asked.answers_anything(rng)
        if asked.question.get("can_undo") and rng.random() < 0.5:
            asked.says("undo")
        for guest in guests:
            assert (guest.view, guest.question) == fresh(room, guest.seat)
        if room.is_over:
            break
    kept = loaded(room)
    assert kept.match.record.answers == room.match.record.answers
    assert digest(kept.match.game.state) == digest(room.match.game.state)


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_after_going_far_back_everybody_is_told_what_they_were_told_then(family: str) -> None:
    """The last page of it."""
    room = new_room(3, family=family)
    guests = sit(room, spectators=1)
    rng, logs = Random(3), {}
    for count in range(1, 131):
        asked_of(guests).answers_anything(rng)
        logs[count] = [guest.log.copy() for guest in guests]
    for count in (129, 101, 100, 99, 50, 49, 3):
        room.undo.go_back(count)
        assert [guest.last["type"] for guest in guests] == ["welcome"] * 4
        assert [guest.log for guest in guests] == [
            log[-len(guest.log) :] for guest, log in zip(guests, logs[count], strict=True)
        ]
        later = sit(loaded(room), spectators=1)
        assert [(guest.log, guest.view) for guest in later] == [(guest.log, guest.view) for guest in guests]
    asked_of(guests).answers_anything(rng)
    assert guests[0].last["type"] == "update"
