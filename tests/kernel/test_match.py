"""A game at a table, with its record."""

from __future__ import annotations

from random import Random

import pytest

from rumpus.kernel import IllegalAnswer, IllegalUndo
from rumpus.match import DIGEST_EVERY, Match
from rumpus.record import marked, replay
from tests.contract.checks import random_answer, whole
from tests.kernel.market import MARKET, State


def play(match: Match[State], seed: int, most: int = 1000) -> None:
    rng = Random(seed)
    for _ in range(most):
        if match.game.decision is None:
            return
        match.answer(*random_answer(match.game.decision, rng))


def a_match(most: int = 1000) -> Match[State]:
    match = Match(MARKET, {"players": 3, "turns": 30}, 4)
    play(match, 4, most)
    return match


def test_a_match_writes_down_each_answer_in_the_order_of_arrival() -> None:
    match, rng = a_match(0), Random(1)
    for count in range(1, 40):
        decision = match.game.decision
        assert decision is not None
        seat, option = random_answer(decision, rng)
        match.answer(seat, option)
        assert match.record.answers[-1] == (seat, option, decision.keys(seat)[option])
        assert len(match.record.answers) == match.game.answered == count
    assert len({seat for seat, _, _ in match.record.answers}) == 3


def test_a_match_writes_a_digest_now_and_then_and_at_the_end() -> None:
    match = a_match()
    count = len(match.record.answers)
    assert match.game.decision is None
    assert list(match.record.digests) == sorted({*range(DIGEST_EVERY, count + 1, DIGEST_EVERY), count})
    assert match.record.digests[count] == marked(match.game)
    assert match.record.digests[50] == marked(replay(MARKET, match.record, 50))


def test_an_illegal_answer_is_not_written_down() -> None:
    match = a_match(10)
    before = match.record.to_json()
    with pytest.raises(IllegalAnswer):
        match.answer(7, 0)
    assert match.record.to_json() == before


def test_undo_takes_the_answer_out_of_the_record() -> None:
    match, rng, undone = a_match(0), Random(2), 0
    while match.game.decision is not None:
        before, position, told = match.record.to_json(), whole(match.game), len(match.log.events)
        seat, option = random_answer(match.game.decision, rng)
        match.answer(seat, option)
        if match.game.can_undo(seat):
            match.undo(seat)
            assert (match.record.to_json(), whole(match.game), len(match.log.events)) == (before, position, told)
            match.answer(seat, option)
            undone += 1
        else:
            with pytest.raises(IllegalUndo):
                match.undo(seat)
    assert undone > 30
    assert whole(replay(MARKET, match.record)) == whole(match.game)


def test_a_match_can_go_back_to_any_of_its_moments() -> None:
    match = a_match(70)
    record = match.record
    for count in (70, 51, 50, 49, 7, 0):
        match.go_back(count)
        assert match.record.answers == record.answers[:count]
        assert all(number <= count for number in match.record.digests)
        assert whole(match.game) == whole(replay(MARKET, record, count))
    assert [event.kind for event in match.log.events] == ["turn", "draw"]
    for count in (-1, 1):
        with pytest.raises(IllegalUndo, match=f"0 answers were given, not {count}"):
            match.go_back(count)
    play(match, 9)
    assert whole(replay(MARKET, match.record)) == whole(match.game)


def test_a_match_can_be_taken_up_again_and_taken_back_as_before() -> None:
    match = a_match(33)
    again = Match.resumed(MARKET, match.record)
    assert whole(again.game) == whole(match.game)
    assert [again.game.can_undo(seat) for seat in range(3)] == [match.game.can_undo(seat) for seat in range(3)]
    assert [event.seen_by(0) for event in again.log.events] == [event.seen_by(0) for event in match.log.events]
    for one in (match, again):
        play(one, 6)
    assert again.record == match.record


def test_a_fork_goes_its_own_way() -> None:
    match = a_match()
    before = match.record.to_json()
    fork = Match.resumed(MARKET, match.record, 20)
    play(fork, 11)
    assert match.record.to_json() == before
    assert fork.record.answers[:20] == match.record.answers[:20]
    assert fork.record.answers != match.record.answers


def test_two_matches_share_nothing() -> None:
    setup = {"players": 2}
    one, two = Match(MARKET, setup, 1), Match(MARKET, setup, 1)
    play(one, 1, 10)
    assert two.record.answers == []
    assert two.record.digests == {}
    assert setup == {"players": 2}
