"""What is stored of a table."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Literal, TypeVar

import msgspec

from rumpus.family import Standing
from rumpus.record import BadRecord, Record
from rumpus.server.parts import ReactionKind, Vote, WhenToAsk
from rumpus.server.ways import Device, Webhook

A_DAY = 24 * 3600  # seconds
Part = TypeVar("Part", bound=msgspec.Struct)


class SavedSeat(msgspec.Struct):
    name: str
    bot: str = ""
    is_taken: bool = False
    is_out: bool = False
    out_since: int = 0  # so many answers had been given then
    wish: WhenToAsk = "mine"
    has_wished: bool = False  # they have said so themselves
    asked_in: list[int] = []  # the first turns in which they answered what was not about them
    character: str = ""  # of the bot
    again: Vote = ""  # about a rematch
    link: int = 0  # how often its link was renewed
    is_muted: bool = False
    devices: list[Device] = []
    webhook: Webhook | None = None
    is_called: bool = False  # told that it is awaited, as it still is
    reminded: float = 0.0  # of this deadline

    @property
    def is_free(self) -> bool:
        """Nobody has sat down yet, and no bot has the seat."""
        return not self.bot and not self.is_taken


class SavedLine(msgspec.Struct):
    """A line of chat."""

    text: str
    by: int
    at: float
    key: str = ""  # of its words, which everybody reads in a language of their own
    about: int = -1  # the player whom these words name


class SavedReaction(msgspec.Struct):
    """What somebody makes of an act of the log."""

    act: int
    seat: int
    what: ReactionKind | Literal[""]
    at: float


class Taught(msgspec.Struct):
    """What somebody has learned in a guided game."""

    step: str
    at: int  # after so many answers
    is_other: bool = False  # they did something else than was pointed to
    turn: int = -1  # of the game; until it ends they may still do what was pointed to


class SavedEnd(msgspec.Struct):
    """How a game ended, for lists: nobody has to play it again for that."""

    points: list[int]
    winners: list[int]
    sides: list[list[str]]  # what each seat played with

    @classmethod
    def of(cls, standing: Standing) -> SavedEnd:
        return cls(standing.points, list(standing.winners), [list(side) for side in standing.sides])


class Glance(msgspec.Struct):
    """How a running game stood a while ago, for lists."""

    turn: int
    points: list[int]
    awaited: list[int]
    sides: list[list[str]]


class SavedRoom(msgspec.Struct):
    """A table: how it was set up, and who sits there. Answers, their times, the chat and the reactions are stored
    separately."""

    room: str
    record: Record
    seats: list[SavedSeat]
    is_listed: bool = False
    seconds: int = 0
    ahead: int = 0  # how far question numbers run ahead of the answers, since answers were taken back
    rematch: str = ""  # where the same seats play again
    opened: int = 0  # all times are in seconds since 1970
    touched: float = 0.0
    is_over: bool = False
    open_hands: bool = False
    hands_delay: int = 0
    window_seconds: int = 0
    host: int = -1  # the seat of whoever opened it; -1: nobody is the host
    has_chosen_seed: bool = False
    are_spectators_silent: bool = False
    is_closed: bool = False  # by the host
    code: str = ""  # by which it can be found
    taught: list[Taught] | None = None  # None: this is no guided game
    has_left_tour: bool = False
    end: SavedEnd | None = None  # once it is over
    puzzle: str = ""  # which one it is
    hints: bool = False  # everybody may ask for them, though people play against each other
    spectators_react: bool = True
    glance: Glance | None = None
    clocks: tuple[int, dict[int, float]] = (-1, {})  # the number of a question, and how much time was left for it
    deadlines: tuple[int, dict[int, float]] = (-1, {})  # the same where people have days: when their time is up
    webhook: Webhook | None = None  # of the host's, for everybody here
    times: list[float] = []
    chat: list[SavedLine] = []
    reactions: list[SavedReaction] = []

    @property
    def is_slow(self) -> bool:
        """It is played over days: nobody need be there while others think."""
        return self.seconds >= A_DAY and (not self.window_seconds or self.window_seconds >= A_DAY)

    def with_seat(self, seat: int, **facts: object) -> list[SavedSeat]:
        """Its seats, with new facts about one of them."""
        seats = self.seats.copy()
        seats[seat] = msgspec.structs.replace(seats[seat], **facts)
        return seats

    def facts(self) -> SavedRoom:
        """A copy without what is stored separately."""
        record = msgspec.structs.replace(self.record, answers=[])
        seats = [msgspec.structs.replace(seat) for seat in self.seats]
        return msgspec.structs.replace(self, record=record, seats=seats, times=[], chat=[], reactions=[])


def read_saved(saved: bytes) -> SavedRoom:
    """BadRecord: it cannot be read any more. A damaged row may hold anything."""
    try:
        return msgspec.json.decode(saved, type=SavedRoom)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as error:
        raise BadRecord("not a record", error=error) from None


def readable(kind: type[Part], rows: Iterable[tuple[object, ...]]) -> list[Part]:
    """What was said and made of it: a row that is damaged is left out, and the others are told."""
    found: list[Part] = []
    for row in rows:
        with suppress(msgspec.ValidationError):
            found.append(msgspec.convert(dict(zip(kind.__struct_fields__, row, strict=True)), kind))
    return found
