"""Which lines of the log belong together: what somebody does, and all that comes of it, with what was hit.

Everything is read off the fields of the events, so that a client can show it on the table without reading a sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Mapping, Sequence
from typing import NamedTuple

from rumpus.family.events import NOBODY, Cause, Fields, Thing, cause_of
from rumpus.family.options import seat_of
from rumpus.family.speech import Hit, Line, Memory, Mood
from rumpus.family.words import English
from rumpus.kernel import Event

COUNT, OPEN, BEGUN = -1, -2, -3  # what is remembered: how many acts there have been, which goes on, which can again


class Part(NamedTuple):
    """Of an act: its number (0: of none), what caused this part of it, and whether it is what somebody did."""

    act: int
    cause: Cause
    is_first: bool


class Plot(NamedTuple):
    """How a family tells things: the kinds of events that begin an act, that end one, and that are a loss or a gain for
    those whom they hit."""

    begins: Collection[str]
    ends: Collection[str]
    routine: Collection[str]  # rules: what they bring about by themselves ends an act as well
    losses: Collection[str]
    gains: Collection[str]
    cards: Container[str | int]  # all that there are
    owner: Callable[[int, Memory], int]  # of a piece, by its serial number
    returns: Mapping[str, str] = {}  # events that belong to what another kind of event began, whatever came in between

    def part(self, event: Event, memory: Memory) -> Part:
        """What the next event is of an act."""
        kind, cause = event.kind, cause_of(event)
        if kind in self.ends or (cause.rule in self.routine and not cause.card):
            memory[OPEN] = 0
        elif kind in self.returns:
            memory[OPEN] = memory.get(BEGUN, 0)
        elif kind in self.begins or (cause.card and not memory.get(OPEN)):
            memory[OPEN] = memory[COUNT] = memory.get(COUNT, 0) + 1
        if kind in self.returns.values():
            memory[BEGUN] = memory.get(OPEN, 0)
        return Part(memory.get(OPEN, 0), cause, kind in self.begins)

    def line(self, text: str, by: int, kind: str, told: Sequence[Fields], part: Part, memory: Memory) -> Line:
        """A line of the log, as part of an act: of one event, or of several of a kind."""
        fields = told[0]
        line = Line(text, by, kind, part.act)
        played = acting(fields) if part.is_first else None
        line.card, line.piece = played if played is not None and played.card else (part.cause.card, part.cause.piece)
        line.base = place(fields)
        line.amount = fields.get("amount", 0)
        line.hits = [hit for each in told for hit in self.hits(each, part.is_first, memory)]
        line.mood = self.mood(kind, line.amount)
        return line

    def mood(self, kind: str, amount: int) -> Mood:
        if kind in self.losses:
            return "loss"
        if kind not in self.gains:
            return ""
        return "gain" if amount >= 0 else "loss"

    def hits(self, fields: Fields, is_first: bool, memory: Memory) -> list[Hit]:
        what, who, cards = fields.get("what"), fields.get("who", NOBODY), fields.get("cards")
        if isinstance(what, Thing):
            return [Hit(self.owner(what.serial, memory), what.card, what.serial)]
        if "target" in fields:
            return self.targets(fields["target"])
        if cards:
            return [Hit(who, card) for card in cards if card in self.cards]
        if who == NOBODY or is_first:
            return []
        card = fields.get("card", "")
        return [Hit(who, card.card if isinstance(card, Thing) else card)]

    def targets(self, parts: Sequence[str | int]) -> list[Hit]:
        """What a card was played on: players, and cards with their numbers."""
        found: list[Hit] = []
        for part in parts:
            if isinstance(part, int) and found:
                found[-1].piece = part
            elif (seat := seat_of(part)) >= 0:
                found.append(Hit(seat))
            elif part in self.cards:
                found.append(Hit(card=str(part)))
        return found


def acts_in(memory: Memory) -> int:
    """How many there have been so far."""
    return memory.get(COUNT, 0)


def acting(fields: Fields) -> Thing | None:
    """The card that is played or used."""
    card = fields.get("action", fields.get("card"))
    if isinstance(card, str):
        return Thing(card, fields.get("serial", 0))
    return card if isinstance(card, Thing) else None


def place(fields: Fields) -> str:
    where = fields.get("where", "")
    return where.card if isinstance(where, Thing) else str(where)


def merged(lines: Sequence[Line], words: English) -> list[Line]:
    """Lines that read the same, one after the other, become one that hits all that they hit."""
    found: list[Line] = []
    counts: list[int] = []
    for line in lines:
        if found and is_same(found[-1], line):
            found[-1].hits += line.hits
            counts[-1] += 1
        else:
            found.append(line)
            counts.append(1)
    for line, count in zip(found, counts, strict=True):
        line.text += words.times(count)
    return found


def is_same(line: Line, other: Line) -> bool:
    return line.text == other.text and (line.by, line.kind, line.act) == (other.by, other.kind, other.act)
