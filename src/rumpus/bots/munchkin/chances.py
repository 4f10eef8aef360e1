"""The chance to win of each hero of Munchkin, by a few numbers that everybody sees. The weights fit some hundred games
between bots, in which nearly everybody was stopped once on the way to the last level."""

from __future__ import annotations

import math
from typing import Any

from rumpus.bots.munchkin.seat import table_of
from rumpus.kernel import Game
from rumpus.munchkin.table.strength import GOAL
from rumpus.munchkin.turn import Munchkin

LEVEL = 0.07  # besides what it adds to the strength
LAST_LEVEL = 0.45  # to be one away from the goal
STRENGTH = 0.06
HELD = 0.1  # a card in hand
GOLD = 0.12  # a thousand in play; of each item no more than that
WAITING = -0.25  # a whole round until it is one's turn


def chance_of(game: Game[Any], seat: int) -> float:
    """To win from here."""
    if game.is_over:
        return game.outcome(seat)
    g = table_of(game)
    odds = [math.exp(prospect(g, each)) for each in range(len(g.state.heroes))]
    return odds[seat] / sum(odds)


def prospect(g: Munchkin, player: int) -> float:
    hero, players = g.hero(player), len(g.state.heroes)
    gold = sum([min(gear.card.gold or 0, 1000) for gear in hero.gear]) / 1000
    waiting = (player - g.state.active) % players / players
    near = LAST_LEVEL if hero.level >= GOAL - 1 else 0.0
    own = LEVEL * hero.level + STRENGTH * g.strength(player) + HELD * len(hero.hand) + GOLD * gold
    return own + near + WAITING * waiting
