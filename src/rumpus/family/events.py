"""What can happen in a family of games: each kind of event with its fields, and what caused it.

The kernel's events are plain tuples. A family declares each kind once; whoever tells people, draws or counts reads the
fields by name: `KINDS["destroy"].read(event.seen_by(seat))`.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from rumpus.family.options import SEAT_NAMES, seat_of
from rumpus.kernel import EVERYONE, Event, Option

NOBODY = -1  # the rules, or a card that nobody controls
Sort = Literal[
    "player", "card", "thing", "number", "word", "players", "cards", "things", "numbers", "words", "part", "parts"
]


class Thing(NamedTuple):
    """A card, and its serial number if it is in play; a base has none."""

    card: str
    serial: int = 0


SINGLE: dict[Sort, Sort] = {
    "players": "player", "cards": "card", "things": "thing", "numbers": "number", "words": "word",
    "parts": "part",
}  # fmt: skip
Value = Any  # of a field, by its sort: int, str, Thing, or a list of these
Fields = dict[str, Value]


class Cause(NamedTuple):
    """Why something happened: a card, whose it is and which of its abilities did it; or a rule, and whose turn or
    decision it was. A card that does what the rules say of all such cards has no ability for it: both are named."""

    card: str = ""  # its id; empty: a rule did it
    piece: int = 0  # its serial number, if it is in play
    player: int = NOBODY  # who controls the card or, where a rule did it, made the choice
    ability: str = ""  # by which the words of the card are looked up
    rule: str = ""  # its number


class Kind:
    """A kind of event: its fields in the order of the tuple. A list takes all that is left, so it comes last."""

    def __init__(self, **fields: Sort) -> None:
        self.fields = fields
        self.list = next((name for name, sort in fields.items() if sort in SINGLE), "")

    def read(self, told: Option) -> Fields:
        """The fields of what somebody is told, the kind in front. Those that are kept from them are missing."""
        found: Fields = {}
        place, end = 1, len(told)
        for name, sort in self.fields.items():
            if sort in SINGLE:
                values = found[name] = []
                while place < end:
                    value, place = take(SINGLE[sort], told, place)
                    values.append(value)
            elif place < end:
                found[name], place = take(sort, told, place)
        assert place == end, f"{told} has more than its fields"
        return found


def plain(kind: Kind, event: Event) -> str:
    """An event as people who read records and tests see it, secrets and all: `destroy P0 scout#12 tar_pits`."""
    found = kind.read((event.kind, *event.public, *event.secret))
    told = [event.kind]
    for name, value in found.items():
        sort = kind.fields[name]
        told += [shown(SINGLE[sort], each) for each in value] if sort in SINGLE else [shown(sort, value)]
    return " ".join(told)


def shown(sort: Sort, value: Value) -> str:
    if sort == "player":
        return SEAT_NAMES[value] if value >= 0 else "rules"
    if sort == "thing":
        return f"{value.card}#{value.serial}" if value.serial else str(value.card)
    return str(value)


def take(sort: Sort, told: Option, place: int) -> tuple[int | str | Thing, int]:
    """A value of what is told, and the place of the next."""
    value = told[place]
    if sort == "thing":
        serial = told[place + 1] if place + 1 < len(told) else ""
        return (Thing(str(value), serial), place + 2) if isinstance(serial, int) else (Thing(str(value)), place + 1)
    if sort == "player":
        return seat_of(value), place + 1
    assert sort == "part" or isinstance(value, int if sort == "number" else str), f"{value!r} is no {sort}"
    return value, place + 1


def is_about(event: Event, seat: int) -> bool:
    """Does it name this seat, or tell it more than a bystander? If not, both read it in the same words."""
    if event.knows != EVERYONE and event.secret and event.knows >> seat & 1:
        return True
    return SEAT_NAMES[seat] in event.public or SEAT_NAMES[seat] in event.secret


UNKNOWN = Cause()


def cause_of(event: Event) -> Cause:
    """None at all only if somebody has made the event up."""
    return event.cause if isinstance(event.cause, Cause) else UNKNOWN


def is_caused_by(event: Event, seat: int) -> bool:
    """Did a card of this seat's do it?"""
    cause = cause_of(event)
    return bool(cause.card) and cause.player == seat
