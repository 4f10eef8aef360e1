"""What a client shows apart from the log: bases whose victory points were awarded."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from rumpus.family import Note, Occasion
from rumpus.kernel import Event
from rumpus.smashup.events import KINDS


class ScoredRow(msgspec.Struct):
    """What a player had at a base that was scored, which place that was, and the points for it."""

    seat: int
    power: int
    place: int
    points: int


class ScoredMinion(msgspec.Struct):
    """A minion that was there when the points were awarded; nobody controls it: -1."""

    card: str
    serial: int
    controller: int
    power: int


class Scored(Note, tag_field="type", tag="scored"):
    """A base whose victory points have been awarded: a row for each player who had a minion there, the best first."""

    base: str
    serial: int
    breakpoint: int
    total: int
    rows: list[ScoredRow]
    minions: list[ScoredMinion]

    def occasions(self) -> list[Occasion]:
        """Who has taken the base alone, and those from whom they took it."""
        first = [row.seat for row in self.rows if row.place == 1]
        if len(first) != 1:
            return []
        others = [row.seat for row in self.rows if row.place > 1]
        return [Occasion("takes", first[0]), *[Occasion("misses", seat, first[0]) for seat in others]]


def scored(events: Sequence[Event], since: int = 0) -> list[Note]:
    """The bases whose points were awarded from an event on."""
    found: list[Note] = []
    minions: list[ScoredMinion] = []
    for place in range(since, len(events)):
        if events[place].kind == "present":
            minions = present(events[place])
        elif events[place].kind == "award":
            found.append(award(events[place], minions))
    return found


def present(event: Event) -> list[ScoredMinion]:
    told = KINDS["present"].read((event.kind, *event.public))
    return [ScoredMinion(*parts) for parts in zip(*[iter(told["minions"])] * 4, strict=True)]


def award(event: Event, minions: list[ScoredMinion]) -> Scored:
    """As the game tells it: four numbers for each player."""
    told = KINDS["award"].read((event.kind, *event.public))
    rows = [ScoredRow(*row) for row in zip(*[iter(told["standing"])] * 4, strict=True)]
    return Scored(told["where"].card, told["where"].serial, told["breakpoint"], told["power"], rows, minions)
