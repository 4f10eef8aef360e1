"""A way to win before one's turn is over, if there is one.

A tree that judges by averages needs many worlds to see a win that takes four answers in a row, each of which looks like
nothing. So when a win is within reach, one world is searched for it, the most promising tables first. What is found
there has to win in other worlds as well, whatever the others say.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any

from rumpus.bots.chair import Chair
from rumpus.bots.search.knowledge import Knowledge
from rumpus.kernel import Game, Option

WORLDS = 12  # in which a way to win has to prove itself
ENOUGH = 8  # of them, to be worth going if there is no better way
TRIES = 20  # answers that count like one simulation
DEEPEST = 24  # questions that are looked at to prove it
LOOKS = 60  # answers that are tried to prove it in one world: what takes more is not plain enough to rely on
Line = tuple[Option, ...]


class Finish:
    """For one question, of somebody whose turn it is."""

    def __init__(self, knowledge: Knowledge, chair: Chair, turn: int) -> None:
        self.knowledge = knowledge
        self.chair = chair
        self.seat = chair.seat
        self.turn = turn
        self.looks = 0  # that are left

    def line(self) -> Line:
        """What to answer one after the other; nothing: no way was found with half of what one may think."""
        world, budget = self.chair.imagine(), self.chair.budget
        enough = budget.left // 2
        edge: list[tuple[float, int, Game[Any], Line]] = [(0.0, 0, world, ())]
        seen: set[tuple[float, Line]] = set()
        found: tuple[int, Line] = (ENOUGH - 1, ())
        tried = 0
        while edge:
            _, _, game, line = heappop(edge)
            options = game.decision.offers[self.seat] if game.decision is not None else ()
            for index, option in enumerate(options):
                if budget.left <= enough or (tried % TRIES == 0 and not budget.take()):
                    return found[1]
                tried += 1
                twin, then = after(game, self.seat, index), (*line, option)
                self.go_on(twin)
                if not self.is_open(twin):
                    if self.has_won(twin):
                        found = max(found, (self.proofs(then), then), key=lambda each: each[0])
                    if found[0] == WORLDS:
                        return found[1]
                    continue
                promise = self.knowledge.value(twin, self.seat)
                place = promise, tuple(sorted(then, key=repr))
                if place not in seen:  # in another order it comes to the same
                    seen.add(place)
                    heappush(edge, (-promise, tried, twin, then))
        return found[1]

    def go_on(self, game: Game[Any]) -> None:
        """Until one has a choice, or the turn is over."""
        while self.is_open(game) and (decision := game.decision) is not None:
            seat = decision.awaited[0]
            if len(decision.offers[seat]) == 1:
                game.answer(seat, 0)
            elif seat == self.seat:
                return
            else:
                game.answer(seat, self.knowledge.policy(game, decision, seat, self.chair.random))

    def is_open(self, game: Game[Any]) -> bool:
        return not game.is_over and self.knowledge.turn(game) == self.turn

    def has_won(self, game: Game[Any]) -> bool:
        return game.is_over and game.outcome(self.seat) > 0

    def proofs(self, line: Line) -> int:
        """In how many of the worlds that may be the true one it wins, whatever the others say: 0 if in too few. Each is
        a simulation."""
        won = 0
        for number in range(WORLDS):
            if number - won > WORLDS - ENOUGH or not self.chair.budget.take():
                return 0
            self.looks = LOOKS
            won += self.must_win(self.chair.imagine(), line)
        return won

    def must_win(self, game: Game[Any], line: Line, depth: int = DEEPEST) -> bool:
        """With what is left of a line. What is asked only here may be answered in any way."""
        decision = game.decision
        self.looks -= 1
        if decision is None or not depth or not self.is_open(game):
            return self.has_won(game)
        seat = decision.awaited[0]
        options = decision.offers[seat]
        if seat == self.seat and line and line[0] in options:
            return self.must_win(after(game, seat, options.index(line[0])), line[1:], depth - 1)
        tried = (index for index in range(len(options)) if self.looks > 0)
        ways = (self.must_win(after(game, seat, index), line, depth - 1) for index in tried)
        return (any(ways) if seat == self.seat else all(ways)) and self.looks > 0


def after(game: Game[Any], seat: int, index: int) -> Game[Any]:
    twin = game.clone()
    twin.answer(seat, index)
    return twin
