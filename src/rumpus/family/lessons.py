"""A first game that teaches: a table that is always laid the same, and what whoever learns is told there.

They do everything themselves, by the usual rules. A step belongs to a question and points to some of its answers;
whatever is answered then, it has been taught. Whoever answers something else may come to a table that looks otherwise:
the words of a step rest on facts, and where these do not hold, other words are said. The others follow a script, where
it has something for what they are asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from rumpus.family.options import Answer, Grammar, Role
from rumpus.family.questions import Question
from rumpus.family.speech import View
from rumpus.family.words import English
from rumpus.kernel import key_of


class Pointer(msgspec.Struct, frozen=True):
    """Some answers of a question, by what they say; what is left out may be anything."""

    verb: str | None = None
    card: str = ""
    base: str = ""
    role: Role | None = None
    player: int | None = None
    word: str = ""

    def fits(self, answer: Answer) -> bool:
        return (
            self.verb in (None, answer.verb)
            and self.card in ("", answer.card)
            and self.base in ("", answer.base)
            and self.role in (None, answer.role)
            and self.player in (None, answer.player)
            and (not self.word or answer.says(self.word))
        )


class Cue(msgspec.Struct, frozen=True):
    """Which of its answers is meant, when this is asked."""

    prompt: str
    to: Pointer
    source: str = ""  # the card that asks; empty: any, or none
    turn: int = 0  # of the game; 0: any

    def keys(self, question: Question, turn: int, grammar: Grammar) -> list[str]:
        """The answers; none: something else is asked."""
        if self.prompt != question.prompt or self.source not in ("", question.source) or self.turn not in (0, turn):
            return []
        return [key_of(option) for option in question.options if self.to.fits(grammar.read(option))]


class Step(msgspec.Struct, frozen=True):
    """One thing to learn."""

    name: str  # of its words
    cue: Cue | None = None  # None: it points to nothing, and is said when all others have been taught
    prompt: str = ""  # then: with which question
    rests_on: Mapping[str, int] = {}  # facts without which its words are not true


class Lesson(msgspec.Struct, frozen=True):
    """Whoever learns has the first seat."""

    setup: Mapping[str, Any]
    seed: int
    rivals: Sequence[str]  # the names of the others
    bot: str  # that plays for them where the script says nothing
    steps: Sequence[Step]
    script: Sequence[Cue]  # of the others; the first that fits counts
    scripted: int  # turns; after those the others play freely
    facts: Callable[[View], Mapping[str, int]]  # what is so for whoever learns: its words may name these figures

    def told(self, step: Step, view: View, words: English) -> tuple[str, str]:
        """What to do, and why: words that are true at this table."""
        facts = self.facts(view)
        holds = all(facts[name] == figure for name, figure in step.rests_on.items())
        what, why = (words.LESSON if holds else words.LESSON_OTHERWISE)[step.name]
        return what, why.format_map(facts)
