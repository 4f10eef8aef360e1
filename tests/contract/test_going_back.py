"""A card that never happened, used wherever it is offered in random games."""

from __future__ import annotations

from random import Random

import pytest

from tests.contract.going_back import play_and_go_back, with_cards_held
from tests.contract.munchkin import Setup

ANSWERS = 250
SETUPS: list[Setup] = [
    {"players": 3, "sets": ["cthulhu"]},
    {"players": 2, "sets": ["cthulhu"], "options": {"faster": True}},
    {"players": 4, "sets": ["cthulhu", "warhammer40k"]},
    {"players": 5, "sets": ["cthulhu", "warhammer40k"], "options": {"faster": False}},
]


@pytest.mark.rule("MU-2.17")
@pytest.mark.parametrize("seed", range(8))
def test_the_table_lies_as_if_the_card_had_never_been_there(seed: int) -> None:
    game = with_cards_held(SETUPS[seed % len(SETUPS)], seed, is_short=seed >= len(SETUPS))
    tried = play_and_go_back(game, Random(seed), ANSWERS)
    assert tried.times > 5
    assert tried.measured > 1
