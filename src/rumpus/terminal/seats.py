"""Who sits where: a name for each seat and, unless a person sits there, the kind of its bot.

It is kept in the note of a record, so that a saved game knows its players: `seats: Ann, Bob (fair)`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rumpus.bots import BOTS, Bot
from rumpus.family import BadSetup
from rumpus.record import Record

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal")
PERSON = "You"
NOTE = "seats: "


@dataclass(frozen=True)
class Seats:
    names: tuple[str, ...]
    bots: tuple[str, ...]  # nothing if a person sits there

    @property
    def person(self) -> int:
        """The seat of the person; -1 if only bots play."""
        return self.bots.index("") if "" in self.bots else -1

    def note(self) -> str:
        told = [f"{name} ({bot})" if bot else name for name, bot in zip(self.names, self.bots, strict=True)]
        return NOTE + ", ".join(told)

    def players(self, seed: int) -> list[Bot | None]:
        """A bot for each seat that has one, each with its own source of chance."""
        return [BOTS[bot](seed * 8 + seat) if bot else None for seat, bot in enumerate(self.bots)]


def seat_people(players: int, person: int, name: str, bots: Sequence[str]) -> Seats:
    """A person (or nobody: -1) and bots; one kind of bot for all, or one for each of their seats."""
    kinds = list(bots) * players if len(bots) == 1 else list(bots)
    for kind in kinds:
        if kind not in BOTS:
            raise BadSetup("no such bot", typed=kind, bots=list(BOTS))
    others = [seat for seat in range(players) if seat != person]
    if not -1 <= person < players:
        raise BadSetup("seat among players", seat=person + 1, players=players)
    if len(kinds) < len(others):
        raise BadSetup("too few bots", needed=len(others), named=len(kinds))
    name = clean(name) or PERSON
    names = [each for each in NAMES if each.lower() != name.lower()]
    if person >= 0:
        names.insert(person, name)
        kinds.insert(person, "")
    return Seats(tuple(names[:players]), tuple(kinds[:players]))


def seats_of(record: Record, players: int) -> Seats | None:
    """Who sat at a recorded game, if its note says so."""
    if not record.note.startswith(NOTE):
        return None
    told = [re.fullmatch(r"(.+?)(?: \((\w+)\))?", each) for each in record.note.removeprefix(NOTE).split(", ")]
    found = [(each[1], each[2] or "") for each in told if each]
    if len(found) != players or any(bot and bot not in BOTS for _, bot in found):
        return None
    return Seats(tuple(name for name, _ in found), tuple(bot for _, bot in found))


def clean(name: str) -> str:
    """A name that a note can hold."""
    return re.sub(r"[^\w .'-]", "", name).strip()[:20]
