"""What a search knows of Smash Up."""

from __future__ import annotations

import math
from random import Random
from typing import Any

from rumpus.bots.smashup.policy import policy
from rumpus.bots.smashup.value import value
from rumpus.bots.temper import CALM, Temper
from rumpus.kernel import Decision, Game

SCALE = 22.0  # so far ahead, somebody wins nearly three times out of four


class SmashUpKnowledge:
    def __init__(self, temper: Temper = CALM) -> None:
        self.temper = temper  # of who searches

    def turn(self, game: Game[Any]) -> int:
        return int(game.state.turn)

    def policy(self, game: Game[Any], decision: Decision, seat: int, random: Random) -> int:
        return policy(game, decision, seat, random)

    def value(self, game: Game[Any], seat: int) -> float:
        if game.is_over:
            return game.outcome(seat)
        return chance(value(game, seat, self.temper))


def chance(worth: float) -> float:
    """The chance to win of somebody who is so much better off than the others."""
    return 1 / (1 + math.exp(-worth / SCALE)) if worth > -40 * SCALE else 0.0
