"""Where a bot sits: all that it has of a game.

It is handed a chair, never the game. What a chair tells follows from what its seat may know, so that a bot cannot peek
even by mistake: in two worlds that the seat cannot tell apart the chairs are alike, and so are the answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from random import Random
from typing import Any

from rumpus.bots.budget import Budget
from rumpus.bots.temper import CALM, Temper
from rumpus.families import FAMILIES
from rumpus.family import Answer, Question, question_to
from rumpus.family.manners import Offered
from rumpus.family.scenarios import BadPosition, report_of, write_scenario
from rumpus.kernel import Decision, Game, Option, Table


class Chair:
    """One seat at the open question."""

    def __init__(
        self,
        game: Game[Any],
        seat: int,
        seed: int,
        budget: Budget,
        made: Collection[Offered] = (),
        temper: Temper = CALM,
    ) -> None:
        decision = game.decision
        assert decision is not None, "nobody is asked when a game is over"
        self.seat = seat
        self.family = game.rules.name
        self.number = game.answered  # of the question
        self.seed = seed
        self.budget = budget
        self.made = made  # what has been offered in this game, which nobody wants to hear again
        self.temper = temper  # of who sits there
        options: Sequence[Option] = tuple(decision.offers.get(seat, ()))
        self.decision = Decision(
            decision.prompt, {seat: options}, decision.awaited, decision.source, decision.is_window,
            decision.cards if options else {}, decision.figures if options else {},
        )  # fmt: skip
        self.options = options  # none: others are asked
        self.is_awaited = seat in decision.awaited
        self._view: Callable[[], dict[str, object]] = lambda: game.view(seat)
        self._look: Callable[[], Table[Any]] = lambda: game.look(seat)
        self._imagine: Callable[[int, bool], Game[Any]] = lambda chance, keep: game.imagine(seat, chance, keep)
        self._position: Callable[[], str] = lambda: position_of(game, seat)
        self._question: Callable[[], Question | None] = lambda: question_to(game, seat)

    @cached_property
    def random(self) -> Random:
        """Chance, the same whenever a bot with this seed is asked this."""
        return Random(self.seed * 1_000_003 + self.number * 8 + self.seat)

    @cached_property
    def answers(self) -> list[Answer]:
        """The options with their parts: what each is about, where that lies, and what kind of answer it is."""
        question, grammar = self._question(), FAMILIES[self.family].grammar
        assert question is not None
        return [grammar.read(*each) for each in zip(question.options, question.places, strict=True)]

    def view(self) -> dict[str, object]:
        """What the seat sees, in plain values."""
        return self._view()

    def look(self) -> Table[Any]:
        """The same as a table to read, in which whatever the seat does not know is put in order."""
        return self._look()

    def imagine(self, chance: int | None = None, keep: bool = True) -> Game[Any]:
        """A world that the seat cannot tell from the true one; `keep=False`: as a rollout. By itself another one each
        time. A seat that is not asked imagines it from where the game rested last."""
        return self._imagine(self.random.getrandbits(63) if chance is None else chance, keep)

    def position(self) -> str:
        """The table as the seat knows it, written down as a scenario with everything else dealt again: for whoever has
        it sent elsewhere. Empty: it cannot be written down now."""
        return self._position()


def position_of(game: Game[Any], seat: int) -> str:
    family = FAMILIES[game.rules.name]
    names = [f"Player {place + 1}" for place in range(len(family.standing(game).points))]
    if family.notation is None:
        return ""
    try:
        return write_scenario(report_of(family.notation, game, names, seat, game.rules.name, ""))
    except BadPosition:
        return ""
