"""A game as it is told, from every viewpoint that somebody has taken.

Whoever comes is told the last page of it: what was before is in the replay. Lines are written once per viewpoint and
kept, so that nothing is written again for somebody who comes late.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rumpus.family import Family, Line, Memory, Speaker
from rumpus.family.words import USUAL
from rumpus.kernel import SPECTATOR, Event
from rumpus.match import Match
from rumpus.server.changes import Written
from rumpus.server.chronicle import Chronicle, written
from rumpus.server.course import Course

WATCHING = SPECTATOR


class Viewpoint(NamedTuple):
    """Where a game is seen from, and in which language it is told."""

    seat: int
    language: str = USUAL


class Outside:
    """The part of a game that was told last, as nobody in particular is told it: the same to all whom it does not
    concern."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self._told: tuple[int, Sequence[Event]] = -1, ()  # the number of the part, and what happened
        self._lines: list[bytes] = []
        self._memory: Memory = {}

    def lines(self, number: int, events: Sequence[Event], memory: Memory) -> tuple[list[bytes], Memory]:
        """With what a speaker remembers before it, and afterwards."""
        if self._told != (number, events):
            self._memory = memory.copy()
            self._lines = written(self.speaker.lines(events, 0, self._memory))
            self._told = number, events
        return self._lines, self._memory.copy()


class Account:
    """A game as it was told from one viewpoint, from one of its parts on."""

    def __init__(self, speaker: Speaker, outside: Outside, start: int, memory: Memory) -> None:
        """`memory`: what the speaker keeps of the events before that."""
        self.speaker = speaker
        self.outside = outside
        self.start = start
        self.memory = memory
        self.view: Written = {}  # as it was shown last
        self.log = Chronicle()
        self.ends: list[int] = []  # how many lines there were after each of the parts

    @property
    def parts(self) -> int:
        """Those that are told, and those before."""
        return self.start + len(self.ends)

    def follow(self, match: Match[Any]) -> list[bytes]:
        """Tell what has happened since, and return that, ready for the wire."""
        return [line for chapter in match.chapters(self.parts) for line in self.tell(chapter, match)]

    def tell(self, chapter: Sequence[Event], match: Match[Any]) -> list[bytes]:
        """The next part."""
        if self.parts == len(match.record.answers) and (seat := match.record.conceded) >= 0:
            lines = written([Line(self.speaker.words.CONCEDES.format(name=self.speaker.names[seat]), seat)])
        elif not chapter:  # somebody has passed, as most do
            lines = []
        elif self.is_concerned(chapter):
            lines = written(self.speaker.lines(chapter, 0, self.memory))
        else:
            lines, self.memory = self.outside.lines(self.parts, chapter, self.memory)
        self.log.add(lines)
        self.ends.append(len(self.log))
        return lines

    def go_back(self, part: int, memory: Memory) -> None:
        """This part and those after it have not been told; before it, that is remembered."""
        if part < self.parts:
            del self.ends[part - self.start :]
            self.log.cut(self.ends[-1] if self.ends else 0)
            self.memory = memory.copy()

    def lines_before(self, part: int) -> int:
        """How many lines of the log were told before a part began."""
        return self.ends[part - self.start - 1] if part > self.start else 0

    def is_concerned(self, events: Sequence[Event]) -> bool:
        return self.speaker.viewer != WATCHING and self.speaker.is_concerned(events, self.memory)


class Accounts:
    def __init__(self, family: Family, are_whole: bool = False) -> None:
        """`are_whole`: they begin where the game does, not where the last page does."""
        self.family = family
        self.are_whole = are_whole
        self.course = Course(family)
        self._names: Sequence[str] = ()
        self._kept: dict[Viewpoint, Account] = {}
        self._outside: dict[str, Outside] = {}  # by language

    def of(self, viewpoint: Viewpoint, names: Sequence[str], match: Match[Any]) -> Account:
        """A player who has changed their name is called by the new one from the beginning."""
        if names != self._names:
            self._names = names
            self.forget()
        if viewpoint not in self._kept:
            language = viewpoint.language
            if language not in self._outside:
                self._outside[language] = Outside(self.family.speaker(names, WATCHING, language))
            outside, speaker = self._outside[language], self.family.speaker(names, *viewpoint)
            speaker.stand_beside(outside.speaker)
            start = 0 if self.are_whole else self.course.page(match, len(names))
            self._kept[viewpoint] = Account(speaker, outside, start, self.course.before(match, start))
        return self._kept[viewpoint]

    def go_back(self, match: Match[Any]) -> None:
        """Answers were taken back. If a page begins before what somebody was told, they are told it anew."""
        self.course.go_back(match)
        page, last = self.course.page(match, len(self._names)), len(match.told) - 1
        memory = self.course.before(match, last)
        self._kept = {where: account for where, account in self._kept.items() if account.start <= page}
        for account in self._kept.values():
            account.go_back(last, memory)

    def forget(self) -> None:
        """Players are called otherwise."""
        self._kept.clear()
        self._outside.clear()


def follow_in_step(accounts: Sequence[Account], match: Match[Any]) -> None:
    """One part after the other: what concerns none of them is written once."""
    first = min((account.parts for account in accounts), default=0)
    for number, chapter in enumerate(match.chapters(first), first):
        for account in accounts:
            if account.parts == number:
                account.tell(chapter, match)
