"""A hint: the best answers to the open question with the chance to win of each, and what speaks for them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from rumpus.advice.expert import EXPERTS
from rumpus.advice.weighing import Weighing
from rumpus.bots.budget import Budget
from rumpus.bots.chair import Chair
from rumpus.family.consequences import Reason
from rumpus.family.manners import Offered
from rumpus.kernel import Game

MOST_SHOWN = 3
SIMULATIONS = {"smashup": 1500, "munchkin": 600}
SECONDS = 20.0  # that it may take on a machine that is slow or busy: simulations are what counts


class Idea(msgspec.Struct):
    option: int  # its place among those of the question; -1: to say nothing
    chance: float  # to win
    reason: Reason


class Hint(msgspec.Struct):
    ideas: list[Idea]  # the best first; none: there is nothing to be said
    tries: int  # how many games were imagined for it


def hint(
    game: Game[Any], seat: int, made: Collection[Offered] = (), simulations: int = 0, seconds: float = SECONDS
) -> Hint:
    """From what this seat knows, and from nothing else: the same whenever it is asked the same."""
    family = game.rules.name
    if family not in EXPERTS:
        return Hint([], 0)
    budget = Budget(simulations or SIMULATIONS[family], seconds)
    chair = Chair(game, seat, 0, budget, made)
    if len(chair.options) < 2 or not EXPERTS[family].has_an_opinion(chair):
        return Hint([], 0)
    weighing = Weighing(chair)
    best = weighing.best(MOST_SHOWN)
    reasons = weighing.why([each.option for each in best])
    ideas = [Idea(each.option, each.chance, reason) for each, reason in zip(best, reasons, strict=True)]
    return Hint(ideas, budget.spent)
