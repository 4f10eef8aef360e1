"""What a search knows of Munchkin: a quick player, and the chance of each hero to win, by a few numbers that everybody
sees. Their weights fit three hundred games between bots."""

from __future__ import annotations

import math
from random import Random
from typing import Any

from rumpus.bots.munchkin.seat import table_of
from rumpus.bots.munchkin.thought import choice
from rumpus.kernel import Decision, Game
from rumpus.munchkin.table.strength import GOAL
from rumpus.munchkin.turn import Munchkin

LEVEL = 0.07  # besides what it adds to the strength
LAST_LEVEL = 0.45  # to be one away from the goal
STRENGTH = 0.06
HELD = 0.1  # a card in hand
GOLD = 0.12  # a thousand in play; of each item no more than that
WAITING = -0.25  # a whole round until it is one's turn


class MunchkinKnowledge:
    def turn(self, game: Game[Any]) -> int:
        return int(game.state.turn)

    def policy(self, game: Game[Any], decision: Decision, seat: int, random: Random) -> int:
        return choice(game, decision, seat, random)

    def value(self, game: Game[Any], seat: int) -> float:
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
