"""A tree over one's own turn, grown in many imagined worlds at once.

What is asked on the way to the end of the turn are the nodes; what was answered leads from one to the next. A world is
played along the tree and on from its edge, until the turn and those of some others are over, and judged there: after
what was begun has come to something. Worlds share the tree, though not every answer is offered in each of them, so that
nothing is planned for a card that may not be there.

At the root, all answers that are still considered are tried in the same worlds, and half of them are left out again and
again (sequential halving). Further down, each world goes where most is expected or least is known. Few answers are soon
told apart: all that may be spent is spent on many.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rumpus.bots.chair import Chair
from rumpus.bots.search.knowledge import Knowledge, judge_later
from rumpus.kernel import Game, Option

CURIOSITY = 0.25  # how much less is known of an answer may count for it
FAITH = 4.0  # how many simulations an opinion is worth
MANY = 10  # answers, to spend all that there is on
LEAST = 0.3  # of it is spent, however few they are


class Node:
    """An answer, in all worlds in which it was given."""

    __slots__ = ("kids", "offered", "tries", "won")

    def __init__(self) -> None:
        self.tries = 0.0
        self.won = 0.0
        self.offered = 0  # in how many worlds
        self.kids: dict[Option, Node] = {}

    @property
    def chance(self) -> float:
        return self.won / self.tries


class TreeSearch:
    """For one question."""

    def __init__(
        self,
        knowledge: Knowledge,
        chair: Chair,
        opinions: Sequence[float],
        known: Mapping[Option, Node] = MappingProxyType({}),
        turns: int = 2,
    ) -> None:
        self.knowledge = knowledge
        self.chair = chair
        self.nodes = [known.get(option) or Node() for option in chair.options]  # `known`: from when it thought ahead
        for node, opinion in zip(self.nodes, opinions, strict=True):  # a chance to win, before anything is tried
            node.tries += FAITH
            node.won += FAITH * opinion
        self.seat = chair.seat
        self.random = chair.random
        self.turns = turns  # after how many it is judged: its own, and those of others

    def best(self) -> int:
        """The index of the best answer."""
        chair, nodes = self.chair, self.nodes
        alive = sorted(range(len(nodes)), key=lambda index: -nodes[index].chance)
        rounds = max(1, math.ceil(math.log2(len(alive))))
        spared = chair.budget.left * (1 - min(1.0, max(LEAST, len(alive) / MANY)))
        for number in range(rounds):
            worlds = max(1, round((chair.budget.left - spared) / (rounds - number) / len(alive)))
            for _ in range(worlds):
                self.try_all(alive)
            alive.sort(key=lambda index: -nodes[index].chance)
            del alive[(len(alive) + 1) // 2 :]
        return alive[0]

    def try_all(self, alive: Sequence[int]) -> None:
        """In one world."""
        world = self.chair.imagine()
        for index in alive:
            if not self.chair.budget.take():
                return
            self.try_one(world.rollout(), index)

    def try_one(self, twin: Game[Any], index: int) -> float:
        """In a world of its own; returns what came of it."""
        now = self.knowledge.turn(twin)
        twin.answer(self.seat, index)
        path = [self.nodes[index], *self.descend(twin, self.nodes[index], now)]
        won = judge_later(self.knowledge, self.chair, twin, now + self.turns)
        for node in path:
            node.tries += 1
            node.won += won
        return won

    def descend(self, game: Game[Any], node: Node, now: int) -> list[Node]:
        """Follow the tree through one's own questions of this turn, and add a node at its edge."""
        path: list[Node] = []
        while (decision := game.decision) is not None and self.knowledge.turn(game) == now:
            seat = decision.awaited[0]
            options = decision.offers[seat]
            if len(options) == 1:
                game.answer(seat, 0)
                continue
            if seat != self.seat:
                game.answer(seat, self.knowledge.policy(game, decision, seat, self.random))
                continue
            new = [index for index in range(len(options)) if options[index] not in node.kids]
            if new:
                index = self.knowledge.policy(game, decision, seat, self.random)
                if index not in new:
                    index = new[int(self.random.random() * len(new))]
            else:
                index = most_promising([node.kids[option] for option in options])
            kid = node.kids.setdefault(options[index], Node())
            game.answer(seat, index)
            path.append(kid)
            if new:
                break
            node = kid
        return path

    def follow(self, game: Game[Any], node: Node, now: int) -> None:
        """Play on as was planned, as long as the turn lasts and there is a plan."""
        while (decision := game.decision) is not None and self.knowledge.turn(game) == now:
            seat = decision.awaited[0]
            options = decision.offers[seat]
            if seat != self.seat or len(options) == 1:
                game.answer(seat, 0 if len(options) == 1 else self.knowledge.policy(game, decision, seat, self.random))
                continue
            known = [(node.kids[option].tries, index) for index, option in enumerate(options) if option in node.kids]
            if not known:
                return
            index = max(known)[1]
            node = node.kids[options[index]]
            game.answer(seat, index)


def most_promising(kids: Sequence[Node]) -> int:
    """The place of the one of which most is expected, or least known."""
    best, found = -math.inf, 0
    for place, kid in enumerate(kids):
        kid.offered += 1
        promise = kid.won / kid.tries + CURIOSITY * math.sqrt(math.log(kid.offered + 1) / kid.tries)
        if promise > best:
            best, found = promise, place
    return found
