"""The contract, kept by Munchkin: each set and both, two to eight players, with and without the variants.

A fixed sample; the fuzzer (`python -m tests.fuzz --family munchkin`) does the same for as long as one likes.
"""

from __future__ import annotations

from random import Random

import pytest

from rumpus.match import Match
from rumpus.munchkin.table.state import State
from rumpus.munchkin.turn import MUNCHKIN
from tests.contract.checks import (
    check_all,
    check_answer,
    check_record,
    check_same_seed,
    check_two_worlds,
    random_answer,
)
from tests.contract.munchkin import FAMILY, Setup, setups
from tests.contract.munchkin_orders import LAYOUT
from tests.contract.orders import check_orders

LONGEST = 20_000  # answers
CHECKED = 600  # answers: in some games nobody at random ever wins, and nothing new happens later
ORDERED = 400  # answers
EVERY_GAME = list(enumerate(setups()))


@pytest.mark.parametrize(("seed", "setup"), EVERY_GAME)
def test_the_contract_holds(seed: int, setup: Setup) -> None:
    """All checks at every eleventh of the first questions; some answers are taken back, if they can be, and given
    again."""
    match, rng = Match(MUNCHKIN, setup, seed), Random(seed)
    game = match.game
    while game.decision is not None:
        assert game.answered < LONGEST
        is_checked = game.answered < CHECKED
        if is_checked and game.answered % 11 == seed % 11:
            check_all(FAMILY, game, rng, setup["players"])
        answer = random_answer(game.decision, rng)
        if is_checked and game.answered % 3 == 0:
            check_answer(match, answer, rng)
        else:
            match.answer(*answer)
    assert game.state.winners or game.state.turn >= 400
    check_record(match)


@pytest.mark.parametrize(("seed", "setup"), EVERY_GAME)
def test_as_long_as_a_seat_is_told_the_same_it_sees_the_same(seed: int, setup: Setup) -> None:
    match: Match[State] = Match(MUNCHKIN, setup, seed + 100)
    check_two_worlds(FAMILY, match, setup["players"], Random(seed))


@pytest.mark.parametrize(("seed", "setup"), EVERY_GAME[::2])
def test_order_never_matters_by_accident(seed: int, setup: Setup) -> None:
    """What lies before the heroes and in a fight, in any order, and with everybody some seats further on."""
    match: Match[State] = Match(MUNCHKIN, setup, seed + 200)
    assert check_orders(LAYOUT, match, Random(seed), ORDERED) > 50


@pytest.mark.parametrize(("seed", "setup"), EVERY_GAME[:3])
def test_the_same_seed_is_the_same_game(seed: int, setup: Setup) -> None:
    check_same_seed(FAMILY, setup, 11)
