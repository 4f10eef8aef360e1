"""Taking back: free until somebody learns something, and exact."""

from __future__ import annotations

from random import Random

import pytest

from rumpus.kernel import IllegalUndo
from rumpus.match import Match
from tests.contract.checks import check_answer, random_answer, whole
from tests.kernel.market import MARKET
from tests.kernel.trading import game_at, new_game


@pytest.mark.parametrize("seed", range(6))
def test_undo_is_the_identity_and_taught_nothing(seed: int) -> None:
    match, rng = Match(MARKET, {"players": 2 + seed % 3}, seed), Random(seed)
    while match.game.decision is not None:
        check_answer(match, random_answer(match.game.decision, rng), rng)


def test_undo_goes_back_over_completed_steps() -> None:
    game = new_game(3)
    before = [whole(game)]
    goods = sorted({game.state.cards[uid] for uid in game.state.stands[0].hand})
    for name in goods[:3]:
        game.say(0, f"shelve {name}")
        before.append(whole(game))
        if game.tail:
            game.say(0, "left")
            before.append(whole(game))
    assert len(before) > 4
    game.say(0, "rest")
    assert not game.can_undo(0)  # the next player has drawn
    game = new_game(3)
    answers = [(0, f"shelve {goods[0]}"), (0, f"shelve {goods[1]}"), (0, "left"), (0, f"shelve {goods[2]}")]
    for seat, key in answers:
        game.say(seat, key)
    assert game.answered == 4
    for count in (3, 2, 1, 0):
        assert whole(game) == before[count + 1]
        game.undo(0)
        assert whole(game) == before[count]
        assert game.answered == count
    assert not game.can_undo(0)
    with pytest.raises(IllegalUndo, match="P0 cannot take that back"):
        game.undo(0)


def test_nobody_takes_back_what_another_has_answered() -> None:
    game = game_at("auction")
    one, two = [seat for seat in range(3) if seat != game.state.active]
    game.say(one, "pass")
    assert [game.can_undo(seat) for seat in range(3)] == [seat == one for seat in range(3)]
    with pytest.raises(IllegalUndo):
        game.undo(two)
    game.say(two, "bid#1")
    assert not game.can_undo(one)


def test_a_barrier_stops_undo() -> None:
    """Whoever looks, draws or rolls a die cannot take it back, nor anything before it."""
    for prompt in ("bury", "take"):
        game = game_at(prompt)
        assert not any(game.can_undo(seat) for seat in range(3)) or game.tail[-1][0] != game.state.active
    game = game_at("bury")
    assert game.tail == ((game.state.active, game.tail[0][1]),)
    with pytest.raises(IllegalUndo):
        game.undo(game.state.active)


def test_a_game_just_started_has_nothing_to_take_back() -> None:
    game = new_game()
    assert not any(game.can_undo(seat) for seat in (-1, 0, 1, 2))
    with pytest.raises(IllegalUndo):
        game.undo(-1)
