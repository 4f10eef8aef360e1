"""The answers to one question, tried in the same imagined worlds: which are best, by how much, and why.

All that is known here is what the seat knows. First many answers are tried, and half of them are left out again and
again. Those that are left are then tried in new worlds, which have nothing to do with why they were left.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from rumpus.advice.chances import error, mean
from rumpus.advice.expert import EXPERTS
from rumpus.bots.chair import Chair
from rumpus.bots.playout import play_on
from rumpus.bots.search.knowledge import SILENCE, judge, judge_later
from rumpus.bots.search.tree import TreeSearch
from rumpus.families import FAMILIES
from rumpus.family.consequences import FollowUp, Reason, reasons
from rumpus.kernel import Game, Log

MOST_TRIED = 24  # answers: of more, those that look worst are not tried at all
SCOUTING = 0.5  # how much of a budget goes into finding the answers that are left
LEARNING = 0.4  # and of the rest, into planning what would follow them
WORLDS = 9  # that are imagined on to find out why


class Weighed(NamedTuple):
    option: int  # its place among those of the question; -1: to say nothing
    chance: float  # to win
    error: float


class Weighing:
    """Of one question."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.expert = EXPERTS[chair.family]
        self.opinions = self.expert.opinions(chair)
        self.results: dict[int, list[float]] = {}  # of each answer, world by world
        self.tree = (
            TreeSearch(self.expert, chair, self.opinions, turns=self.expert.turns) if self.expert.plans else None
        )

    def best(self, count: int, always: Sequence[int] = ()) -> list[Weighed]:
        """These answers and so many of the best others, the best first. It spends the whole budget."""
        order = sorted(range(len(self.opinions)), key=lambda place: -self.opinions[place])
        alive = [place for place in order if self.opinions[place] > -math.inf and place not in always][:MOST_TRIED]
        if not self.chair.is_awaited and SILENCE not in always:
            alive.append(SILENCE)
        elif not alive and not always:  # it has to be one of them
            alive = order[:MOST_TRIED]
        rounds = max(1, math.ceil(math.log2(max(1.0, len(alive) / count))))
        share = self.chair.budget.left * SCOUTING / rounds
        while len(alive) > count:
            tried = [*always, *alive]
            for _ in range(max(1, round(share / len(tried)))):
                self.try_all(tried)
            alive.sort(key=lambda place: -mean(self.results[place]))
            del alive[max(count, (len(alive) + 1) // 2) :]
        return self.compare([*always, *alive])

    def compare(self, answers: Sequence[int]) -> list[Weighed]:
        """These answers only, in new worlds, with what is left of the budget; the best comes first."""
        worlds = max(2, self.chair.budget.left // len(answers))
        learning = int(worlds * LEARNING) if self.tree is not None else 0
        for _ in range(learning):
            self.try_all(answers)
        self.results.clear()
        for _ in range(worlds - learning):
            self.try_all(answers, as_planned=True)
        weighed = [Weighed(place, mean(results), error(results)) for place, results in self.results.items()]
        return sorted(weighed, key=lambda each: (-each.chance, each.option))

    def difference(self, better: int, worse: int) -> tuple[float, float]:
        """By how much one of the answers that were compared is better than another, and the standard error of that:
        much smaller than that of either, since both were tried in the same worlds."""
        pairs = zip(self.results[better], self.results[worse], strict=True)
        differences = [one - other for one, other in pairs]
        return mean(differences), error(differences)

    def try_all(self, answers: Sequence[int], as_planned: bool = False) -> None:
        """In one world."""
        chair, world = self.chair, self.chair.imagine()
        for place in answers:
            chair.budget.take()
            self.results.setdefault(place, []).append(self.won(world.rollout(), place, as_planned))

    def won(self, world: Game[Any], place: int, as_planned: bool) -> float:
        """What came of an answer; whoever plans goes on as planned, or tries something else to learn from it."""
        expert, tree = self.expert, self.tree
        if tree is None or place == SILENCE:
            return judge(expert, self.chair, world, place, expert.turns)
        if not as_planned:
            return tree.try_one(world, place)
        now = expert.turn(world)
        world.answer(self.chair.seat, place)
        tree.follow(world, tree.nodes[place], now)
        return judge_later(expert, self.chair, world, now + expert.turns)

    # -- why ---------------------------------------------------------------------------------------------

    def why(self, answers: Sequence[int]) -> list[Reason]:
        """What speaks for each of these answers, compared with the others."""
        consequences = FAMILIES[self.chair.family].consequences
        assert consequences is not None
        tries: list[list[list[Any]]] = [[] for _ in answers]
        for _ in range(WORLDS):
            world = self.chair.imagine()
            for place, answer in enumerate(answers):
                tries[place].append(list(consequences.upshots(self.follow_up(world, answer))))
        return reasons(consequences.weights, tries, consequences.implied)

    def follow_up(self, world: Game[Any], answer: int) -> FollowUp:
        """A world that is played on, aloud: as was planned, and then quickly."""
        expert, chair = self.expert, self.chair
        before, twin = world.clone(), world.clone()
        twin.log = log = Log()
        now = expert.turn(twin)
        if answer != SILENCE:
            twin.answer(chair.seat, answer)
        if self.tree is not None and answer != SILENCE:
            self.tree.follow(twin, self.tree.nodes[answer], now)
        play_on(twin, chair.random, expert.policy, lambda game: expert.turn(game) > now)
        then = twin.clone()
        play_on(twin, chair.random, expert.policy, lambda game: expert.turn(game) >= now + expert.turns)
        return FollowUp(chair.seat, before, then, twin, log.events, self.waits(answer))

    def waits(self, answer: int) -> bool:
        """Does it keep what could be played now? Whoever declines what a card offers keeps nothing."""
        if answer == SILENCE:
            return True
        if self.chair.decision.source:
            return False
        option, grammar = self.chair.options[answer], FAMILIES[self.chair.family].grammar
        return grammar.lets_go(option) or grammar.role(option) == "end"
