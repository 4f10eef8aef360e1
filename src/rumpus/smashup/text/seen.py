"""What a seat sees, with types: the plain values of `view`, read by what shows them to people."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from rumpus.smashup.table.state import Phase, Where


class SeenPart(msgspec.Struct):
    """A line of the sum that is a minion's power."""

    why: Literal["printed", "counters", "itself", "card", "turn"]  # turn: until the end of a turn
    amount: int
    card: str = ""  # that adds it
    of: int = -1  # who controls that card; -1: nobody


class SeenPiece(msgspec.Struct):
    card: str
    serial: int
    controller: int
    power: int = 0
    sum: list[SeenPart] = []  # how the power comes about, where it is not just what is printed
    counters: int = 0
    note: str = ""
    owner: int | None = None  # where it is not its controller; -1: nobody
    used: bool = False  # its talent, this turn
    silent: bool = False  # it has no abilities now
    on: list[SeenPiece] = []


class SeenBase(msgspec.Struct):
    card: str
    serial: int
    power: int
    breakpoint: int  # with what monsters add
    missing: int  # how much power is missing until it scores; 0: it is up for scoring
    totals: list[int]  # of each player; -1 without a minion there
    places: list[int]  # of each player; 0 without a minion there
    worth: list[int]  # what each player would get if it scored now
    on: list[SeenPiece]
    monsters: int = 0  # the part of the breakpoint that monsters add
    own: int | None = None  # the rest of it, if they add anything


class SeenExtra(msgspec.Struct):
    """An extra card to play, with its conditions."""

    kind: Literal["", "treasure", "alike"]  # alike: the first one played decides for all of these
    card: str  # only this one
    power: int  # at most; -1: any
    base: int  # only there, by its serial; -1: anywhere
    where: Where  # only where one has no minion, or less power than another; or out of the discard pile


class SeenSeat(msgspec.Struct, rename={"deck_known": "deck known"}):
    """A hand holds empty names for cards that are hidden from the viewer."""

    factions: list[str]
    points: int
    sleep: int
    hand: list[str]
    deck: int
    discard: list[str]
    treasures: int = 0  # how many of the cards in hand
    deck_known: list[tuple[int, str]] = []
    aside: list[str] = []


class SeenTaken(msgspec.Struct):
    """A treasure of the loot that somebody has taken, and at which place it lay among those that were left."""

    card: str
    by: int
    place: int


class SeenScoring(msgspec.Struct):
    base: int
    stage: str
    places: list[int]
    picks: list[int]  # who picks each of the treasures that are left, the next one first
    taken: list[SeenTaken] = []


class SeenPiles(msgspec.Struct, rename=lambda field: field.replace("_", " ")):
    """Monsters and treasures out of play."""

    monster_deck: int
    monster_deck_known: list[tuple[int, str]]
    monster_discard: list[str]
    treasure_deck: int
    treasure_deck_known: list[tuple[int, str]]
    treasure_discard: list[str]
    loot: list[str]


class SeenDraft(msgspec.Struct):
    pool: list[str]
    picks: list[list[str]]


class Found(NamedTuple):
    """A piece in play, the minion it lies on, if it does, and the base where that is, by its id."""

    piece: SeenPiece
    host: SeenPiece | None
    base: str


class Sight(Protocol):
    """What words need of a view, to say what is in play."""

    def find(self, serial: int) -> Found | None:
        """A piece; None: it has left play."""
        ...

    def base_called(self, card: str) -> SeenBase | None:
        """A base in play, by its id."""
        ...


class Seen(msgspec.Struct, rename={"minions_left": "minions left", "actions_left": "actions left",
                                   "base_deck": "base deck"}):  # fmt: skip
    """The whole table as one seat, or a spectator, sees it."""

    turn: int
    active: int
    phase: Phase
    minions_left: int
    actions_left: int
    extras: list[SeenExtra]
    bases: list[SeenBase]
    base_deck: int
    seats: list[SeenSeat]
    piles: SeenPiles | None = None
    scoring: SeenScoring | None = None
    draft: SeenDraft | None = None
    winners: list[int] = []

    def base(self, serial: int) -> SeenBase | None:
        return next((base for base in self.bases if base.serial == serial), None)

    def find(self, serial: int) -> Found | None:
        for base in self.bases:
            for piece in base.on:
                for each in (piece, *piece.on):
                    if each.serial == serial:
                        return Found(each, None if each is piece else piece, base.card)
        return None

    def base_called(self, card: str) -> SeenBase | None:
        return next((base for base in self.bases if base.card == card), None)

    def pieces(self) -> Iterator[tuple[SeenPiece, SeenBase]]:
        """Everything in play but the bases, with where it is."""
        for base in self.bases:
            for piece in base.on:
                yield piece, base
                for action in piece.on:
                    yield action, base


def read_view(view: dict[str, object]) -> Seen:
    return msgspec.convert(view, Seen)


class Look:
    """A view of which only that is read which somebody wants to know: most questions are worded without the rest."""

    def __init__(self, view: dict[str, Any]) -> None:
        self.view = view

    @cached_property
    def seen(self) -> Seen:
        return read_view(self.view)

    def find(self, serial: int) -> Found | None:
        for base in self.view["bases"]:
            for piece in base["on"]:
                if piece["serial"] == serial:
                    return Found(msgspec.convert(piece, SeenPiece), None, base["card"])
                for action in piece.get("on", ()):
                    if action["serial"] == serial:
                        return Found(
                            msgspec.convert(action, SeenPiece), msgspec.convert(piece, SeenPiece), base["card"]
                        )
        return None

    def base_called(self, card: str) -> SeenBase | None:
        found = next((base for base in self.view["bases"] if base["card"] == card), None)
        return None if found is None else msgspec.convert(found, SeenBase)
