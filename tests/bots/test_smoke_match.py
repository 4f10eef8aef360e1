"""A few games of those who search against those who do not: always the same ones, so that they always end alike."""

from __future__ import annotations

import math

import pytest

from rumpus.arena.contest import setup_of
from rumpus.bots import BOTS, play_out
from rumpus.families import new_game

SIMULATIONS = 12


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
@pytest.mark.parametrize("seat", range(2))
def test_who_searches_even_a_little_beats_who_answers_anything(family: str, seat: int) -> None:
    game = new_game(**setup_of(family, 2, 1))
    bots = [BOTS["strong"](each, SIMULATIONS) if each == seat else BOTS["random"](each) for each in range(2)]
    for bot in bots:
        bot.seconds = math.inf  # a busy machine must not change how it ends
    play_out(game, bots)
    assert list(game.winners) == [seat]
