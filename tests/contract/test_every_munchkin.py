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

LONGEST = 20_000  # answers
CHECKED = 600  # answers: in some games nobody at random ever wins, and nothing new happens later
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


@pytest.mark.parametrize(("seed", "setup"), EVERY_GAME[:3])
def test_the_same_seed_is_the_same_game(seed: int, setup: Setup) -> None:
    check_same_seed(FAMILY, setup, 11)
