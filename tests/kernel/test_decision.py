"""Questions, the texts of options, and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.family import question_to
from rumpus.kernel import Decision, IllegalAnswer, Option, Refusal, digest, key_of
from tests.kernel.trading import game_at, new_game


@pytest.mark.parametrize(
    ("option", "key"),
    [
        (("pass",), "pass"),
        (("end turn",), "end turn"),
        (("scout", 12), "scout#12"),
        (("use", "scout", 12), "use scout#12"),
        (("play", "scout", "at", "tar_pits"), "play scout at tar_pits"),
        (("move", "scout", 3, "to", "dojo", 0), "move scout#3 to dojo#0"),
        ((), ""),
    ],
)
def test_a_number_belongs_to_the_word_before_it(option: Option, key: str) -> None:
    assert key_of(option) == key


def test_a_decision_lists_the_keys_of_each_seat() -> None:
    decision = Decision("auction", {0: (("ring",),), 2: (("bid", 3), ("pass",))}, (2,), "lamp", is_window=True)
    assert decision.keys(0) == ["ring"]
    assert decision.keys(2) == ["bid#3", "pass"]
    assert decision.keys(1) == []
    assert repr(decision) == "<auction (lamp) waits for P2: {0: ['ring'], 2: ['bid#3', 'pass']}>"


def test_a_question_is_forced_if_nobody_who_is_awaited_has_a_choice() -> None:
    ring, bid, go = ("ring",), ("bid", 3), ("pass",)
    assert Decision("auction", {0: (ring, go), 1: (go,)}, (1,), is_window=True).is_forced
    assert not Decision("auction", {0: (go,), 1: (bid, go)}, (0, 1), is_window=True).is_forced


def test_a_refusal_reads_as_reason_rule_and_what_it_is_about() -> None:
    assert repr(Refusal("not in hand", "SU-2.2", ("scout", 3))) == "not in hand [SU-2.2] scout#3"
    assert repr(Refusal("game over", "SU-9.1")) == "game over [SU-9.1]"


def test_an_answer_is_given_by_its_number_or_by_its_text() -> None:
    by_number, by_text = new_game(), new_game()
    assert by_number.decision is not None
    keys = by_number.decision.keys(0)
    by_number.answer(0, keys.index("rest"))
    by_text.say(0, "rest")
    assert digest(by_number.state) == digest(by_text.state)
    assert by_number.answered == by_text.answered == 1


def test_whatever_is_not_offered_is_refused_and_changes_nothing() -> None:
    game = new_game()
    assert game.decision is not None
    before, count = digest(game.state), len(game.decision.offers[0])
    for seat, option in ((1, 0), (7, 0), (-1, 0), (0, -1), (0, count)):
        with pytest.raises(IllegalAnswer, match=f"P{seat} cannot answer {option}"):
            game.answer(seat, option)
    for seat, key in ((0, "sell the_market"), (0, ""), (1, "rest")):
        with pytest.raises(IllegalAnswer, match=f"P{seat} cannot answer '{key}'; offered: "):
            game.say(seat, key)
    nonsense: list[Any] = [(0, "0"), (0, None), ([], 0), ("0", 0)]
    for seat, option in nonsense:
        with pytest.raises(IllegalAnswer, match="cannot answer"):
            game.answer(seat, option)
    assert (digest(game.state), game.answered, game.tail) == (before, 0, ())


def test_after_the_end_nothing_is_asked_and_every_answer_is_refused() -> None:
    game = game_at("the end")
    assert game.is_over
    before, count = digest(game.state), game.answered
    with pytest.raises(IllegalAnswer):
        game.answer(0, 0)
    with pytest.raises(IllegalAnswer, match="offered: nothing"):
        game.say(0, "rest")
    with pytest.raises(IllegalAnswer):
        game.imagine(0, 1)
    assert (digest(game.state), game.answered) == (before, count)
    twin = game.clone()
    assert twin.decision is None
    assert digest(twin.state) == before


def test_a_game_says_who_has_won_when_it_is_over() -> None:
    """Those who win together share the win."""
    game = new_game()
    assert not game.is_over
    assert (game.winners, game.outcome(0)) == ([], 0.0)
    game = game_at("the end")
    coins = [stand.coins for stand in game.state.stands]
    assert game.winners == [seat for seat, each in enumerate(coins) if each == max(coins)]
    assert [game.outcome(seat) for seat in range(3)] == [
        1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(3)
    ]


def test_the_game_says_why_not() -> None:
    game = new_game()
    assert game.why_not(0, "rest") is None
    assert repr(game.why_not(1, "rest")) == "not asked [M-2] P1"
    assert repr(game.why_not(0, "bid#9")) == "not a choice [M-3] open"
    assert repr(game_at("the end").why_not(0, "rest")) == "closed [M-1]"


@pytest.mark.parametrize("seat", [-2, 3, 7, "0", None])
def test_only_those_who_sit_there_can_ask_for_anything(seat: Any) -> None:
    game = game_at("auction")
    for ask in (game.view, game.outcome, lambda seat: game.why_not(seat, "rest"), lambda seat: game.imagine(seat, 1)):
        with pytest.raises(IllegalAnswer, match=r"there is no seat|cannot imagine"):
            ask(seat)
    assert game.view(-1)


@pytest.mark.parametrize("key", [None, 3])
def test_why_not_wants_a_text(key: Any) -> None:
    with pytest.raises(IllegalAnswer, match="is not the text of an answer"):
        new_game().why_not(0, key)


def test_a_seat_is_asked_its_own_part_of_the_question_and_the_view_has_nothing_of_it() -> None:
    game = game_at("auction")
    decision = game.decision
    assert decision is not None
    for seat in (-1, 0, 1, 2):
        options = decision.offers.get(seat, ())
        assert question_to(game, seat) == ("auction", "", decision.awaited, options, [{}] * len(options), {}, ())
        assert "question" not in game.view(seat)
    assert question_to(game_at("the end"), 0) is None
