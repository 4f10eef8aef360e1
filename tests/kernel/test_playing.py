"""Taking answers: windows, interjections, the order of arrival, and bugs in the rules."""

from __future__ import annotations

from random import Random

import pytest

from rumpus.kernel import Log, digest
from tests.contract.checks import check_twins, check_window, play_out, random_answer
from tests.kernel.market import Market
from tests.kernel.trading import game_at, new_game


def test_a_window_takes_answers_in_any_order_and_the_order_counts() -> None:
    first, second = game_at("auction"), game_at("auction")
    assert first.decision is not None
    seller = first.state.active
    one, two = [seat for seat in range(3) if seat != seller]
    assert first.decision.awaited == tuple(sorted((one, two)))
    for seat in (one, two):
        first.say(seat, f"bid#{first.state.price + 1}")
    for seat in (two, one):
        second.say(seat, f"bid#{second.state.price + 1}")
    assert (first.state.bidder, second.state.bidder) == (two, one)


def test_who_is_not_awaited_may_interject() -> None:
    """The seller is not awaited; with a gong in hand it may ring, and the auction is over at once."""
    rings = 0
    for seed in range(20):
        game = game_at("auction", seed)
        decision, seller = game.decision, game.state.active
        assert decision is not None
        assert seller not in decision.awaited
        if seller in decision.offers:
            assert decision.keys(seller) == ["ring"]
            game.say(seller, "ring")
            assert game.state.active != seller
            rings += 1
    assert 0 < rings < 20


def test_the_game_waits_until_all_who_are_awaited_have_answered() -> None:
    game = game_at("auction", players=4)
    while game.decision is not None and game.decision.prompt == "auction":
        waiting = game.decision.awaited
        game.say(waiting[-1], "pass")
        assert game.decision.prompt != "auction" or game.decision.awaited == waiting[:-1]
    assert waiting == (waiting[0],)


def test_a_window_is_a_resting_point() -> None:
    windows = 0
    for seed in range(5):
        game, rng = new_game(seed, players=4), Random(seed)
        while game.decision is not None:
            if game.decision.is_window:
                assert game.is_at_rest
                windows += 1
            check_window(game)
            game.answer(*random_answer(game.decision, rng))
    assert windows > 50


def test_a_question_in_the_middle_of_an_effect_leaves_a_tail() -> None:
    game = game_at("take")
    assert not game.is_at_rest
    assert len(game.tail) == 2  # spy; which one to bury
    assert [seat for seat, _ in game.tail] == [game.state.active, (game.state.active + 1) % 3]
    game.answer(game.state.active, 0)
    assert game.is_at_rest


def test_answers_are_counted() -> None:
    game, rng = new_game(), Random(1)
    for count in range(30):
        assert game.decision is not None
        assert game.answered == count
        game.answer(*random_answer(game.decision, rng))


def test_the_same_seed_and_answers_are_the_same_game() -> None:
    ends = []
    for _ in range(2):
        game = new_game(7)
        play_out(game, Random(7))
        ends.append((game.answered, digest(game.state)))
    assert ends[0] == ends[1]
    other = new_game(8)
    assert digest(other.state) != digest(new_game(7).state)


@pytest.mark.parametrize(
    ("prompt", "verb"),
    [
        ("take", "tell"),  # while an answer is carried out
        ("take", "end_turn"),  # at its end
        ("take", "draw"),  # in the next step
        ("side", "free_choice"),  # when the next question is put
    ],
)
def test_a_bug_inside_a_step_leaves_the_game_at_the_question_before(
    monkeypatch: pytest.MonkeyPatch, prompt: str, verb: str
) -> None:
    log = Log()
    game = game_at(prompt, log=log)
    before, asked, told = digest(game.state), game.decision, len(log.events)
    seat = game.state.active

    def crash(self: Market, *args: object, **kwargs: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(Market, verb, crash)
        with pytest.raises(ZeroDivisionError):
            game.answer(seat, 0)
    assert (digest(game.state), repr(game.decision), len(log.events)) == (before, repr(asked), told)
    game.answer(seat, 0)  # with the bug gone, it plays on
    assert len(log.events) > told
    check_twins(game, Random(1))
    if game.can_undo(seat):
        game.undo(seat)
        assert digest(game.state) == before
        check_twins(game, Random(1))


def test_a_bug_takes_no_undo_away(monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_at("auction")
    seller = game.state.active
    assert game.can_undo(seller)
    bidder = (seller + 1) % 3
    before = digest(game.state)
    with monkeypatch.context() as patch:
        patch.setattr(Market, "tell", lambda *args: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            game.say(bidder, "pass")
    assert digest(game.state) == before
    assert game.can_undo(seller)
    game.undo(seller)
    assert game.decision is not None
    assert game.decision.prompt == "open"


def test_a_bug_while_a_game_wakes_up_does_not_silence_its_log(monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log()
    game = game_at("side", log=log)
    seat = game.state.active
    game.say(seat, "left")
    game.undo(seat)
    with monkeypatch.context() as patch:
        patch.setattr(Market, "shelve", lambda *args: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            game.view(0)
    assert log.on
    told = len(log.events)
    game.say(seat, "left")
    assert len(log.events) == told + 1
