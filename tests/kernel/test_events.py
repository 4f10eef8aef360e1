"""Events: who may know what, and when they are written."""

from __future__ import annotations

from random import Random

from rumpus.kernel import EVERYONE, SILENT, SPECTATOR, Event, Log
from tests.contract.checks import play_out, random_answer
from tests.kernel.trading import game_at, new_game


def test_a_secret_is_told_to_those_who_may_know_it() -> None:
    drawn = Event("draw", ("P1",), ("lamp",), knows=1 << 1 | 1 << 3)
    assert [drawn.seen_by(seat) for seat in range(4)] == [
        ("draw", "P1"),
        ("draw", "P1", "lamp"),
        ("draw", "P1"),
        ("draw", "P1", "lamp"),
    ]
    assert drawn.seen_by(SPECTATOR) == ("draw", "P1")


def test_a_spectator_is_told_what_everyone_is() -> None:
    shown = Event("reveal", ("P1",), ("lamp",), knows=EVERYONE)
    assert shown.seen_by(SPECTATOR) == shown.seen_by(0) == ("reveal", "P1", "lamp")
    assert Event("die", (6,)).seen_by(SPECTATOR) == ("die", 6)


def test_what_happens_before_the_first_question_is_told() -> None:
    log = Log()
    new_game(log=log)
    assert [event.seen_by(SPECTATOR) for event in log.events] == [("turn", "P0"), ("draw", "P0")]


def test_events_are_written_once_and_only_where_somebody_listens() -> None:
    log = Log()
    game, rng = new_game(2, log=log), Random(2)
    while game.decision is not None:
        told = len(log.events)
        play_out(game.rollout(), rng, 3)
        play_out(game.clone(), rng, 3)
        for seat in game.decision.offers:
            play_out(game.imagine(seat, 1), rng, 3)
        assert len(log.events) == told
        assert log.on
        game.answer(*random_answer(game.decision, rng))
    assert len(log.events) > 40
    assert SILENT.events == []
    assert not SILENT.on


def test_what_is_taken_back_is_no_longer_told_and_waking_up_is_silent() -> None:
    log = Log()
    game = game_at("side", log=log)
    told, seat = len(log.events), game.state.active
    game.say(seat, "left")
    assert len(log.events) == told + 1
    game.undo(seat)
    assert len(log.events) == told
    game.view(seat)  # it wakes up, and replays its tail
    assert len(log.events) == told
    game.say(seat, "left")
    assert len(log.events) == told + 1


def test_a_game_plays_the_same_whether_or_not_somebody_listens() -> None:
    aloud, silent = new_game(4, log=Log()), new_game(4)
    assert play_out(aloud, Random(4)) == play_out(silent, Random(4))
    assert repr(aloud.state) == repr(silent.state)
