"""How people are treated at a table: which questions are no questions to them, and what everybody is given time for.

A game asks from public facts alone, so it also asks those who can do nothing. The table may answer for them.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from rumpus.family.options import PASS, Grammar
from rumpus.kernel import Decision, Event, Game, Option

Offered = tuple[int, int, tuple[int, ...], tuple[int, ...]]  # who, to whom, and for which things which others


class Manners:
    """Those of a game in which nobody is spared a question. A family overrides what it has."""

    passable: Collection[str] = ()  # prompts that come whatever a seat holds, and that the table may let pass for it
    passes: Collection[Option] = (PASS,)  # answers that leave a window as it is for the others
    early: Collection[str] = ()  # prompts that whoever is there may answer while somebody is still to come
    aside: Collection[str] = ()  # verbs: what can as well be done at another time, by those whom a window is not about

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar

    def letting_go(self, decision: Decision, seat: int) -> int | None:
        """The place of the answer by which a seat lets such a question pass; None: there is none."""
        if decision.prompt not in self.passable or seat not in decision.awaited:
            return None
        options = decision.offers.get(seat, ())
        if PASS in options:
            return options.index(PASS)
        return next((place for place, option in enumerate(options) if self.grammar.lets_go(option)), None)

    def can_act(self, game: Game[Any], seat: int) -> bool:
        """Has a seat anything to say to such a question that changes something? It follows from its options alone."""
        decision = game.decision
        assert decision is not None
        return not self.grammar.is_idle(decision.offers[seat])

    def concerned(self, game: Game[Any]) -> Collection[int]:
        """Who is in what such a question is about, by what all can see; everybody, if somebody may win by it."""
        return range(8)

    def is_die_cast(self, events: Sequence[Event]) -> bool:
        """Has a die been rolled of which everybody wants to see what comes of it?"""
        return False

    def may_forestall(self, game: Game[Any], seat: int, option: Option) -> Collection[int]:
        """Who may do something before this answer takes effect that cannot be done after it, by public facts alone."""
        return ()

    def can_forestall(self, game: Game[Any], seat: int, by: int) -> bool:
        """Whether one of those can; it follows from their own options alone."""
        return False

    def formality(self, game: Game[Any]) -> tuple[int, int] | None:
        """Who is asked something that can change nothing any more, since the game is decided, and the place of an
        answer that will do; None: what is asked counts. It follows from public facts alone."""
        return None

    def offers(self, game: Game[Any]) -> Sequence[Offered]:
        """What somebody has offered to somebody else and has no answer to yet."""
        return ()

    def refusing(self, game: Game[Any], offer: Offered) -> int | None:
        """The place of the answer by which this is refused; None: it cannot be answered now."""
        return None
