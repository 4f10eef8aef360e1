"""What spectators make of what happens: they are counted, not told apart, and forgotten when the table sleeps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Literal
from weakref import WeakKeyDictionary

from rumpus.server.accounts import WATCHING
from rumpus.server.audience import Listener
from rumpus.server.parts import Reaction, ReactionKind

MOST_ACTS = 200  # to which spectators react; what comes beyond that pushes the oldest out


class Applause:
    def __init__(self) -> None:
        self.given: dict[int, Counter[ReactionKind]] = {}  # by act, the oldest first
        self._by: WeakKeyDictionary[Listener, dict[int, ReactionKind | Literal[""]]] = WeakKeyDictionary()

    def hear(self, listener: Listener, act: int, what: ReactionKind | Literal[""]) -> Iterator[Reaction]:
        """Somebody makes something else of an act than before, or nothing any more: what has changed."""
        mine = self._by.setdefault(listener, {})
        before = mine.pop(act, "")
        if before and before != what:
            yield self._change(act, before, -1)
        if what:
            mine[act] = what
            if before != what:
                yield self._change(act, what, 1)
        while len(self.given) > MOST_ACTS:
            yield from self.forget(next(iter(self.given)))

    def reactions(self) -> list[Reaction]:
        return [
            Reaction(act, WATCHING, what, count)
            for act, counts in self.given.items()
            for what, count in counts.items()
            if count > 0
        ]

    def take_back(self, last: int) -> None:
        """What came after this act never happened."""
        for act in [each for each in self.given if each > last]:
            list(self.forget(act))

    def forget(self, act: int) -> Iterator[Reaction]:
        for what in self.given.pop(act):
            yield Reaction(act, WATCHING, what, 0)
        for mine in self._by.values():
            mine.pop(act, None)

    def _change(self, act: int, what: ReactionKind, by: int) -> Reaction:
        counts = self.given.setdefault(act, Counter())
        counts[what] += by
        return Reaction(act, WATCHING, what, counts[what])
