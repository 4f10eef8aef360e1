"""A puzzle: a table, a player who has to find something there, and a goal that can be checked."""

from __future__ import annotations

from typing import Any, NamedTuple

from rumpus.families import FAMILIES
from rumpus.family import Family
from rumpus.family.laid_out import setup_of
from rumpus.family.scenarios import Goal, Scenario
from rumpus.family.scenarios import Puzzle as Form
from rumpus.family.words import USUAL
from rumpus.kernel import Game
from rumpus.match import Match


class Told(NamedTuple):
    """A puzzle in words."""

    title: str
    aim: str
    why: str


class Puzzle:
    """What a puzzle file says. It is the same for everybody: the seed is the file's."""

    def __init__(self, id: str, scenario: Scenario) -> None:
        assert scenario.head.puzzle is not None, f"{id} is not a puzzle"
        self.id = id
        self.scenario = scenario
        self.form: Form = scenario.head.puzzle
        self.names = scenario.names
        self.seat = self.names.index(self.form.player)
        self.stop = self.family.standing(self.start().game).turn + self.form.turns

    @property
    def family(self) -> Family:
        return FAMILIES[self.scenario.notation.rules.name]

    def told(self, language: str = USUAL) -> Told:
        form = self.form
        return Told(*self.family.words(language).puzzle(self.id, (self.scenario.title, form.aim, form.why)))

    @property
    def is_about_winning(self) -> bool:
        """Whether its goal is what anybody wants who plays this game; not points, or a table that is laid so."""
        return bool(self.form.goal.wins or self.form.goal.does_not_win)

    def start(self) -> Match[Any]:
        """Its table, as a game like any other."""
        position = self.scenario.position
        return Match(self.scenario.notation.rules, setup_of(position), position.seed)

    def verdict(self, game: Game[Any]) -> bool | None:
        """Whether the goal was reached; None: there is still time."""
        decision = game.decision
        if decision is not None and decision.prompt != self.form.until and self.family.standing(game).turn < self.stop:
            return None
        return self.is_reached(self.form.goal, game)

    def is_reached(self, goal: Goal, game: Game[Any]) -> bool:
        standing = self.family.standing(game)
        won = [self.names[seat] for seat in standing.winners]
        if (goal.wins and goal.wins not in won) or (goal.does_not_win and goal.does_not_win in won):
            return False
        has = dict(zip(self.names, standing.points, strict=True))
        if any(has[name] < least for name, least in goal.at_least.items()):
            return False
        if any(has[name] > most for name, most in goal.at_most.items()):
            return False
        if goal.expect is None:
            return True
        notation = self.scenario.notation
        return not list(notation.disagreements(notation.scene(game, self.names), goal.expect, ""))
