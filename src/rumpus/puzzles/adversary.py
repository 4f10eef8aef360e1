"""Plays the others at a puzzle: whoever has missed the solution is shown why."""

from __future__ import annotations

from typing import Any

from rumpus.kernel import Game, Option
from rumpus.puzzles.puzzle import Puzzle
from rumpus.puzzles.solver import Search, TooMuch, open_question

MOST_THOUGHTS = 20_000  # answers that are tried before one is given


class Adversary:
    """It does what leaves the player no hope, or else as little as it can."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.search = Search(puzzle, MOST_THOUGHTS)

    def next_answer(self, game: Game[Any]) -> tuple[int, int] | None:
        """Who of the others answers what; None: it is the player's turn to speak."""
        decision, me = open_question(game), self.search.puzzle.seat
        for seat in decision.offers:
            if seat != me and seat not in decision.awaited and (option := self.interject(game, seat)) is not None:
                return seat, option
        seat = next((each for each in decision.awaited if each != me), me)
        return None if seat == me else (seat, self.decide(game, seat))

    def decide(self, game: Game[Any], seat: int) -> int:
        """The index of what this seat answers."""
        decision, search = open_question(game), self.search
        every = range(len(decision.offers[seat]))
        refusals = [option for option in every if search.lets_go(decision.offers[seat][option])]
        answers = {*refusals, *[option for by, option in search.replies(decision) if by == seat]} or every
        order = sorted(answers, key=lambda option: (self.effort(decision.offers[seat][option]), option))
        return next((option for option in order if self.spoils(game, seat, option)), order[0])

    def effort(self, option: Option) -> int:
        """What lets the game go on takes the least, and then what it waits for."""
        if self.search.lets_go(option):
            return 0
        return 1 if self.search.puzzle.family.grammar.role(option) == "main" else 2

    def interject(self, game: Game[Any], seat: int) -> int | None:
        """What this seat does though nobody waits for it; None: nothing, as long as that will do."""
        answers = [option for by, option in self.search.interjections(open_question(game)) if by == seat]
        if not answers or not self.is_worried(game):
            return None
        return next((option for option in answers if self.spoils(game, seat, option)), None)

    def is_worried(self, game: Game[Any]) -> bool:
        """Is there hope if nobody speaks now, as far as one can see in a moment?"""
        self.search.tried = 0
        try:
            return self.search.has_hope_if_left_alone(game)
        except TooMuch:
            return True

    def spoils(self, game: Game[Any], seat: int, option: int) -> bool:
        """Does this leave no hope, as far as one can see in a moment?"""
        self.search.tried = 0
        try:
            return not self.search.has_hope(self.search.after(game, seat, option))
        except TooMuch:
            return False
