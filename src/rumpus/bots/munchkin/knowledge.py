"""What a search knows of Munchkin: a quick player, and the chance of each hero to win, by a few numbers. Their weights
fit two hundred games between bots, in which a point on a one-shot was worth as much as one of strength, and a monster
that can be beaten as much as a level."""

from __future__ import annotations

import math
from random import Random
from typing import Any

from rumpus.bots.munchkin.seat import CARD_VERBS, offers, read, table_of
from rumpus.bots.munchkin.thought import EASY, choice, think
from rumpus.bots.munchkin.worth import item_gain
from rumpus.family.options import PASS
from rumpus.kernel import Decision, Game
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.strength import GOAL
from rumpus.munchkin.turn import Munchkin

LEVEL = 0.1  # besides what it adds to the strength
LAST_LEVEL = 0.4  # to be one away from the goal
STRENGTH = 0.06
HELD = 0.1  # a card in hand
GOLD = 0.15  # a thousand in play; of each item no more than that
WAITING = -0.3  # a whole round until it is one's turn
ONE_SHOT = 0.07  # each point of it
EASY_MONSTER = 0.2  # in hand
GAIN = 0.1  # each point that an item in hand adds
LEVEL_CARD = 0.15
ABSENT = 0.1  # how often somebody lets another's fight pass without a thought: nobody can be relied on

UNEXPECTED = 0.2  # how often somebody lets pass what they would not be expected to


class MunchkinKnowledge:
    def turn(self, game: Game[Any]) -> int:
        return int(game.state.turn)

    def policy(self, game: Game[Any], decision: Decision, seat: int, random: Random) -> int:
        if decision.prompt == "call" and random.random() < ABSENT and not table_of(game).in_combat(seat):
            return decision.offers[seat].index(PASS)
        return self.choose(game, decision, seat, random)

    def choose(self, game: Game[Any], decision: Decision, seat: int, random: Random) -> int:
        return choice(game, decision, seat, random)

    def value(self, game: Game[Any], seat: int) -> float:
        if game.is_over:
            return game.outcome(seat)
        g = table_of(game)
        odds = [math.exp(prospect(g, each)) for each in range(len(g.state.heroes)) if each != seat]
        own = math.exp(prospect(g, seat) + in_hand(g, seat))
        return own / (own + sum(odds))


class CloseKnowledge(MunchkinKnowledge):
    """In it everybody tries their cards before they play one, as a sensible player does: the quick one, who does not,
    wins half as many games. That takes several times as long, and worlds that can be copied."""

    def choose(self, game: Game[Any], decision: Decision, seat: int, random: Random) -> int:
        return think(table_of(game), decision, seat, random, lambda: game).choose()


def would_have_passed(world: Game[Any], viewer: int, random: Random) -> bool:
    """Whether the others, with what they hold in this world, would have let pass what they have let pass."""
    g, decision = table_of(world), world.decision
    if decision is None or decision.prompt != "call":
        return True
    passed = [each for each in g.others(viewer) if g.fight.passed >> each & 1 and not g.in_combat(each)]
    for seat in passed:
        cards = [option for option in offers(world, seat) if read(option).verb in CARD_VERBS]
        if not cards or random.random() < UNEXPECTED:
            continue
        thought = think(g, decision, seat, random, lambda: world)
        if any(thought.play(option) > 0 for option in cards):
            return False
    return True


def prospect(g: Munchkin, player: int) -> float:
    """By what everybody sees."""
    hero, players = g.hero(player), len(g.state.heroes)
    gold = sum([min(gear.card.gold or 0, 1000) for gear in hero.gear]) / 1000
    shots = sum([gear.card.bonus for gear in hero.gear if gear.card.kind == "one-shot"])
    waiting = (player - g.state.active) % players / players
    near = LAST_LEVEL if hero.level >= GOAL - 1 else 0.0
    own = LEVEL * hero.level + STRENGTH * g.strength(player) + HELD * len(hero.hand) + GOLD * gold + ONE_SHOT * shots
    return own + near + WAITING * waiting


def in_hand(g: Munchkin, player: int) -> float:
    """What the cards in one's own hand add to that. What others hold is made up, and would only be noise."""
    return sum([promise(g, player, g.card(uid)) for uid in g.hand(player)])


def promise(g: Munchkin, player: int, card: Card) -> float:
    if card.kind == "one-shot":
        return ONE_SHOT * card.bonus
    if card.kind == "level":
        return LEVEL_CARD
    if card.is_monster:
        return EASY_MONSTER if g.strength(player) - card.level > EASY else 0.0
    return GAIN * max(0.0, item_gain(g, player, card)) if card.is_worn else 0.0
