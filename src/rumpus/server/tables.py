"""Tables over HTTP: how one is opened, listed, joined, seen again and played on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from rumpus.advice import Point, Share
from rumpus.bots import USUAL_BOT
from rumpus.family import Choice, Line, Note, Story
from rumpus.server.parts import House, SeatInfo
from rumpus.server.troubles import Where


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """Who will sit there: `you`, `open` for somebody invited, or `bot`, at this level and with this character; without
    one it is nobody in particular. A bot without a name is called as its character is."""

    kind: Literal["you", "open", "bot"]
    name: str = ""
    bot: str = USUAL_BOT
    character: str = ""


class NewRoom(msgspec.Struct, forbid_unknown_fields=True):
    """Open a table. `setup` is that of the game (docs/index.md), without the number of players.

    That the seed was chosen is told to everybody. With open hands, spectators may see everybody's hand, so many seconds
    late. In a window that awaits several seats, each of them passes when its window clock has run out; without one it
    has the time of any other answer. Who plays alone with bots may ask for hints; with `hints` everybody
    may.
    """

    seats: list[SeatWish]
    setup: dict[str, Any] = {}
    is_listed: bool = False
    seconds: int = 0  # for each answer; 0: no clock; from a day on: a slow game, at which nobody need be there
    seed: int | None = None
    open_hands: bool = False
    hands_delay: int = 60
    family: str = "smashup"
    window_seconds: int = 0
    spectators_react: bool = True
    are_spectators_silent: bool = False
    hints: bool = False


class NewTour(msgspec.Struct, forbid_unknown_fields=True):
    """Begin a guided game: you at the first seat, bots at the others. All else is the same for everybody."""

    family: str = "smashup"
    name: str = ""


Stage = Literal["waiting", "playing", "over"]


class RoomInfo(msgspec.Struct):
    """A table in a list."""

    room: str
    family: str
    game: str  # what is played, in words: the game, or its sets
    seats: list[SeatInfo]
    is_listed: bool
    state: Stage
    turn: int
    points: list[int]  # or levels: what the game counts
    winners: list[int]  # nobody while it is played
    awaited: list[int]  # whose turn it is to answer
    opened: int  # in seconds since 1970
    house: House
    code: str  # two words by which it can be found while it lasts; empty: nobody was invited
    stopped: str = ""  # why it goes no further under the rules of today; empty: it does
    is_puzzle: bool = False  # an attempt at one, which is no game


class Opened(msgspec.Struct):
    """Your seats at the table, each with the token that makes it yours; keep them secret."""

    room: str
    tokens: dict[int, str]


class Moment(msgspec.Struct):
    """A game after this many of its answers, as one seat saw it then."""

    at: int
    of: int
    view: dict[str, Any]
    log: list[Line]
    notes: list[Note] = []  # of the last of these answers


class Mark(msgspec.Struct, omit_defaults=True):
    """How a game stood after this many of its answers: what everybody knows about it."""

    at: int
    turn: int
    active: int
    points: list[int]
    cards: list[str] = []  # what matters since the answer before: bases that have begun to score, monsters fought


class Result(msgspec.Struct):
    """A finished game, as it is told to one seat or to anybody. Each family has a story of its own."""

    table: RoomInfo
    minutes: int  # from when the table was opened to the last answer
    story: Story


class ToldIdea(msgspec.Struct):
    """One of the best answers."""

    key: str  # nothing: to say nothing
    chance: float  # to win
    why: str


class ToldHint(msgspec.Struct):
    """The best answers to the question of this number, the best first. None: there is nothing to be said about it."""

    number: int
    tries: int  # how many games were imagined
    ideas: list[ToldIdea]


class ToldSlip(msgspec.Struct, omit_defaults=True):
    """An answer that was not the best, judged by what its player could know."""

    at: int  # so many answers had been given before it
    turn: int
    seat: int
    asked: str  # the question
    said: Choice
    cost: float  # in chances to win
    why: str  # the other one is better
    better: Choice | None = None  # None: to say nothing


class ToldReview(msgspec.Struct, omit_defaults=True):
    """A finished game looked back at by one seat, or by anybody: then without slips. As long as it is worked out, there
    is only how far that is."""

    progress: float  # from 0 to 1
    points: list[Point] = []  # everybody's chances, from the first moment to the end
    shares: list[Share] = []  # luck and play, of each seat
    slips: list[ToldSlip] = []  # the costliest first
    least: float = 0.0  # the cost from which on a slip is told
    verdict: str = ""  # luck or play: what decided


class Health(msgspec.Struct):
    """How the server fares."""

    tables: int  # in memory
    listeners: int  # connections to them
    troubles: Mapping[Where, int]  # how often something has gone wrong since the start, by what it was
    version: str  # of Rumpus
    seconds: int  # since the start


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a moment of a finished game: you at one seat, bots at the others."""

    at: int
    seat: int
    bot: str = USUAL_BOT


class Reach(msgspec.Struct, omit_defaults=True):
    """Who can come to this server."""

    address: str = ""  # host and port, for everybody in its network, tried a moment ago; empty: only this machine can
    can_change: bool = False  # it can be opened and closed from this machine, by whoever started it


class OpenDoor(msgspec.Struct, forbid_unknown_fields=True):
    """Let friends in the network come, or no longer; with the key in the address that the server printed."""

    is_open: bool
    key: str


class Personal(msgspec.Struct):
    """A personal link: `me` opens all seats of one person, so it is as secret as the tokens of all of them."""

    me: str


class MySeats(msgspec.Struct, forbid_unknown_fields=True):
    """My seats, as far as this device knows them: tables with their tokens. With a personal link they are kept for
    it."""

    seats: list[tuple[str, str]] = []
    me: str = ""


class MyGame(msgspec.Struct, omit_defaults=True):
    """A game that I play or have played, at this seat."""

    room: str
    seat: int
    family: str
    game: str  # what is played, in words
    state: Stage
    opened: int  # in seconds since 1970
    seats: list[SeatInfo]
    points: list[int]
    winners: list[int]
    places: list[int]  # of each seat; those who are level share one
    sides: list[list[str]]  # what each seat plays with: its factions; nothing in games that have no such thing
    is_awaited: bool = False
    left: int = 0  # how many seconds I have for an answer; 0: no clock runs
    is_puzzle: bool = False  # an attempt at one: it counts for nothing
    token: str = ""  # of the seat, for a device that knows only my personal link


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class SeatBot(msgspec.Struct, forbid_unknown_fields=True):
    """Let a bot have an open seat: nobody else is expected there."""

    bot: str = USUAL_BOT


class PuzzleInfo(msgspec.Struct):
    """A puzzle in a list."""

    id: str
    kind: Literal["win", "save", "stop"]
    level: int  # 1 to 3
    title: str
    aim: str  # what is to be reached
    nudge: str  # the id of the card or the base that is looked at too late


class DayPuzzle(msgspec.Struct):
    """Which puzzle is that of a day."""

    day: str  # 2026-11-17
    puzzle: str


class PuzzleList(msgspec.Struct):
    puzzles: list[PuzzleInfo]
    days: list[DayPuzzle]  # the last seven, today comes last


class Solution(msgspec.Struct):
    """What there is to do, one thing after the other, and how it comes about."""

    steps: list[str]
    why: str


class Deed(msgspec.Struct):
    """What somebody has done, in words."""

    seat: int
    words: str


class Attempt(msgspec.Struct):
    """What has been tried at a puzzle, and what the others have done against it."""

    deeds: list[Deed]
    end: str  # how the game stands after it
    why: str = ""  # how the solution comes about, once it is found


class StartPuzzle(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""
