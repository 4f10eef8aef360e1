"""What a client shows apart from the log: dice, decided fights, what strikes whom. Public facts only."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family import Note, Occasion
from rumpus.family.events import cause_of
from rumpus.family.options import seat_of
from rumpus.kernel import Event
from rumpus.munchkin.table.strength import ESCAPES


class Decided(Note, tag_field="type", tag="decided"):
    """A fight that was decided: both totals."""

    player: int  # the fighter
    ours: int
    theirs: int
    has_won: bool

    def occasions(self) -> list[Occasion]:
        return [Occasion("takes", self.player)] if self.has_won else []


class Rolled(Note, tag_field="type", tag="rolled", omit_defaults=True):
    """A die roll; with a card, for running away from it."""

    player: int
    face: int
    modifier: int = 0
    total: int = 0
    card: str = ""
    escapes: bool = False
    short: int = 0  # of getting away
    source: str = ""  # the card that it is for, if it is not for running away


class Struck(Note, tag_field="type", tag="struck", omit_defaults=True):
    """Bad stuff, or a curse that takes effect."""

    player: int
    card: str
    is_curse: bool = False

    def occasions(self) -> list[Occasion]:
        return [Occasion("cursed" if self.is_curse else "hurt", self.player)]


class Died(Note, tag_field="type", tag="died"):
    player: int

    def occasions(self) -> list[Occasion]:
        return [Occasion("hurt", self.player)]


def notes(events: Sequence[Event], since: int = 0) -> list[Note]:
    found = [note_of(events, place) for place in range(since, len(events))]
    return [note for note in found if note is not None]


def note_of(events: Sequence[Event], place: int) -> Note | None:
    event = events[place]
    told = event.public
    if event.kind == "decided":
        ours, theirs = int(told[1]), int(told[2])
        return Decided(seat_of(told[0]), ours, theirs, ours > theirs)
    if event.kind == "roll" and not is_flight(events, place):
        return Rolled(seat_of(told[0]), int(told[1]), source=cause_of(event).card)
    if event.kind == "runs":
        face, modifier = int(told[2]), int(told[3])
        total = face + modifier
        short = max(0, ESCAPES - total)
        return Rolled(seat_of(told[0]), face, modifier, total, str(told[1]), total >= ESCAPES, short)
    if event.kind in ("bad stuff", "cursed"):
        return Struck(seat_of(told[0]), str(told[1]), event.kind == "cursed")
    if event.kind == "die":
        return Died(seat_of(told[0]))
    return None


def is_flight(events: Sequence[Event], place: int) -> bool:
    """Does the same roll follow at once, with what it was for?"""
    following = next((each.kind for each in events[place + 1 :] if each.kind != "change roll"), "")
    return following == "runs"
