"""The course of a game, read once for everybody: what whoever tells it has to know from before, and where its turns
begin."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from itertools import islice
from typing import Any

from rumpus.family import Family, Memory
from rumpus.family.laid_out import TABLE
from rumpus.kernel import SILENT, SPECTATOR
from rumpus.match import Match, packed, unpacked

REMEMBER_EVERY = 20  # parts of a game: from there on it is read again
LEAST, MOST = 25, 100  # events that whoever comes is told of, if there were so many


class Course:
    """A game consists of parts: what happened before the first answer, and after each."""

    def __init__(self, family: Family) -> None:
        self.reader = family.speaker((), SPECTATOR)
        self.parts = 0  # that have been read
        self.turns: list[int] = []  # the parts in which they begin
        self.memory: Memory = {}  # what a speaker keeps of the events
        self.memories: dict[int, bytes] = {}  # what it kept before some of the parts, packed
        self.found: tuple[int, Memory] = -1, {}  # before the part that was asked for last

    def read(self, match: Match[Any], parts: int) -> None:
        """So many parts of it, in all."""
        setup, rules = match.record.setup, match.game.rules
        if self.parts == 0 and TABLE in setup:
            table = rules.open(rules.setup(setup, match.record.seed), SILENT)
            self.memory = self.reader.recall(table.view(SPECTATOR))
        for events in islice(match.chapters(self.parts), max(0, parts - self.parts)):
            if self.parts % REMEMBER_EVERY == 0:
                self.memories[self.parts] = packed(self.memory)
            self.reader.read(events, self.memory)
            if any(event.kind == "turn" for event in events):
                self.turns.append(self.parts)
            self.parts += 1

    def before(self, match: Match[Any], part: int) -> Memory:
        """What is remembered when this part begins."""
        self.read(match, part)
        if part == self.parts:
            return self.memory.copy()
        if part != self.found[0]:
            start = part // REMEMBER_EVERY * REMEMBER_EVERY
            memory: Memory = unpacked(self.memories[start])
            for events in islice(match.chapters(start), part - start):
                self.reader.read(events, memory)
            self.found = part, memory
        return self.found[1].copy()

    def page(self, match: Match[Any], players: int) -> int:
        """The part from which on whoever comes is told what has happened: everybody has had a turn since then."""
        self.read(match, len(match.told))
        turn = self.turns[-players - 1] if len(self.turns) > players else 0
        long_ago = bisect_right(match.told, match.happened - MOST)
        return max(min(turn, bisect_right(match.told, match.happened - LEAST)), long_ago)

    def go_back(self, match: Match[Any]) -> None:
        """Answers were taken back."""
        left = len(match.told)
        if left >= self.parts:
            return
        self.memory, self.parts = self.before(match, left), left
        self.found = -1, {}
        del self.turns[bisect_left(self.turns, left) :]
        self.memories = {count: memory for count, memory in self.memories.items() if count < left}
