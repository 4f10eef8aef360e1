"""A first game that teaches: a table that is always laid the same, and what whoever learns is told there.

They do everything themselves, by the usual rules. A step belongs to a question and points to some of its answers. It
stays for as long as these can be given in that turn, and has been taught then, whatever was answered. Whoever answers
something else may come to a table that looks otherwise: so a step knows several moments at which it may come, and its
words rest on facts; at another moment, or where these do not hold, other words are said. The others follow a script,
where it has something for what they are asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

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
    number: int | None = None

    def fits(self, answer: Answer) -> bool:
        return (
            self.verb in (None, answer.verb)
            and self.card in ("", answer.card)
            and self.base in ("", answer.base)
            and self.role in (None, answer.role)
            and self.player in (None, answer.player)
            and (not self.word or answer.says(self.word))
            and self.number in (None, answer.number)
        )


class Cue(msgspec.Struct, frozen=True):
    """Which of its answers is meant, when this is asked."""

    prompt: str
    to: Pointer
    source: str = ""  # the card that asks; empty: any, or none
    turn: int = 0  # of the game; 0: any
    since: int = 0  # or from this turn on
    needs: Mapping[str, int] = {}  # facts without which it is not the moment
    words: str = ""  # if this moment has words of its own

    def keys(self, question: Question, turn: int, grammar: Grammar) -> list[str]:
        """The answers; none: something else is asked."""
        if self.prompt != question.prompt or self.source not in ("", question.source):
            return []
        if self.turn not in (0, turn) or turn < self.since:
            return []
        return [key_of(option) for option in question.options if self.to.fits(grammar.read(option))]


class Step(msgspec.Struct, frozen=True):
    """One thing to learn."""

    name: str  # of its words
    cues: Sequence[Cue] = ()  # the first that fits counts; none: it points to nothing, and comes when all have come
    prompt: str = ""  # then: with which question
    since: int = 0  # and at the latest from this turn on
    rests_on: Mapping[str, int] = {}  # facts without which its words, those of its first cue, are not true
    by_chance: bool = False  # its moment comes only to some: nothing waits for it


class Due(NamedTuple):
    """A step whose moment has come."""

    step: Step
    cue: Cue | None = None
    keys: Sequence[str] = ()


class Lesson(msgspec.Struct, frozen=True):
    """Whoever learns has the first seat."""

    setup: Mapping[str, Any]
    seed: int
    rivals: Sequence[str]  # the names of the others; in its words, by small letters, what they are called at the table
    bot: str  # that plays for them where the script says nothing
    steps: Sequence[Step]
    script: Sequence[Cue]  # of the others; the first that fits counts
    scripted: int  # turns; after those the others play freely
    facts: Callable[[View], Mapping[str, int]]  # what is so for whoever learns: its words may name these figures, and
    # how many more steps are left that come to everybody
    then: Mapping[str, Any] = {}  # the setup of the usual game that comes after it

    def due(self, left: Sequence[Step], question: Question, turn: int, grammar: Grammar, view: View) -> Due | None:
        """The first of these steps whose moment this question is."""
        facts = self.facts(view)
        for step in left:
            for cue in step.cues:
                if holds(cue.needs, facts) and (keys := cue.keys(question, turn, grammar)):
                    return Due(step, cue, keys)
            is_last = all(each is step or each.by_chance for each in left) or 0 < step.since <= turn
            if step.cues == () and step.prompt == question.prompt and is_last:
                return Due(step)
        return None

    def told(self, due: Due, left: Sequence[Step], view: View, names: Sequence[str], words: English) -> tuple[str, str]:
        """What to do, and why: words that are true at this table, where the others have these names."""
        step, cue, _ = due
        facts = {**self.facts(view), "left": sum(not each.by_chance for each in left) - 1}
        if cue is not None and cue.words:
            what, why = words.LESSON_OTHERWISE[cue.words]
        elif cue in (None, *step.cues[:1]) and holds(step.rests_on, facts):
            what, why = words.LESSON[step.name]
        else:
            what, why = words.LESSON_OTHERWISE.get(step.name, words.LESSON[step.name])
        called = {name.casefold(): now for name, now in zip(self.rivals, names, strict=True)}
        return what.format_map(called), why.format_map({**facts, **called})


def holds(needs: Mapping[str, int], facts: Mapping[str, int]) -> bool:
    return all(facts[name] == figure for name, figure in needs.items())
