"""The messages between a table in the browser (or any other client) and the server.

Every message is a JSON object with its name in `type`. TypeScript for the web client is made from these structs, and so
is the schema in the docs. A client draws what it is sent and computes no rule.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rumpus.family import Line, Note, Part
from rumpus.server.parts import (
    Clock,
    Fate,
    House,
    Later,
    Missing,
    Offer,
    Outlook,
    Phrase,
    Question,
    Reaction,
    ReactionKind,
    SeatInfo,
    Vote,
    WhenToAsk,
)  # fmt: skip

VERSION = 2


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """Every message."""


# -- from the client -------------------------------------------------------------------------------------------


class Hello(Message, tag="hello"):
    """Who I am: always the first message, and only that. Without a token I watch. It is said here because addresses are
    written to logs."""

    token: str = ""
    sees_hands: bool = False  # I watch with open hands, some time late, where the table allows it


class Answer(Message, tag="answer"):
    """Answer the open question. `number` is the number of the question that was seen: that of an older one is refused,
    unless it is of the same window and others have merely answered before. Numbers only grow, even when answers are
    taken back."""

    number: int
    key: str


class Why(Message, tag="why"):
    """Why can I not answer that? By its key, or by its parts: a verb and what it names."""

    key: str = ""
    verb: str = ""
    parts: list[Part] = []


class Try(Message, tag="try"):
    """What would I be asked after these answers of mine, one after the other? Nothing is answered."""

    keys: list[str]


class Foresee(Message, tag="foresee"):
    """What would come of each answer to the open question? `number` is the number of the question that was seen: about
    an older one nothing is said."""

    number: int


class Undo(Message, tag="undo"):
    """Take back my last answer; if somebody has learned something since, the others are asked."""

    all: bool = False  # at a puzzle: everything


class Consent(Message, tag="consent"):
    """Whether I agree to another player's undo."""

    agrees: bool


class Say(Message, tag="say"):
    """A line of chat, or one of the phrases."""

    text: str = ""
    phrase: Phrase | Literal[""] = ""


class React(Message, tag="react"):
    """What I make of an act of the log; nothing: what I made of it before is taken back."""

    act: int
    what: ReactionKind | Literal[""] = ""


class Concede(Message, tag="concede"):
    """I give up. At a table of two that ends the game; at others a bot plays my seat from now on."""


class SitAgain(Message, tag="sit again"):
    """Take my seat back from the bot that took over for me."""


class Rematch(Message, tag="rematch"):
    """Whether I would like a new game with the same seats."""

    agrees: bool = True


class Looked(Message, tag="looked"):
    """I have seen what led to the question of this number. From then on bots wait, for a while, until I have seen what
    leads to each question; with -1 no longer."""

    number: int


class AskMe(Message, tag="ask me"):
    """When I want to be asked. It changes nothing for the others."""

    when: WhenToAsk


class Wait(Message, tag="wait"):
    """Wait for me: hold what is about to happen (`held`), or ask me what the table would let pass for me. With
    `lets_go` I have held it long enough."""

    lets_go: bool = False


class StandIn(Message, tag="stand in"):
    """Let a bot sit in for somebody who is missing; with `once` it only passes for them this time. Where several others
    are there, most of them have to want it."""

    seat: int
    once: bool = False


class FreeSeat(Message, tag="free seat"):
    """As the host: nobody uses this seat, so somebody else may sit down there."""

    seat: int


class Mute(Message, tag="mute"):
    """As the host: this seat says nothing in the chat, or may again."""

    seat: int
    is_muted: bool = True


class Spectators(Message, tag="spectators"):
    """As the host: whether those who watch may talk."""

    may_talk: bool


class CloseTable(Message, tag="close table"):
    """As the host: the game is broken off, for good."""


class RenewLink(Message, tag="renew link"):
    """A new token for my seat. All others that open it end at once."""


class LeaveTour(Message, tag="leave tour"):
    """I want to be taught no more; the game goes on."""


class Ping(Message, tag="ping"):
    """Are you there?"""


Inquiry = Why | Try | Foresee
HostMessage = FreeSeat | Mute | Spectators | CloseTable
ClientMessage = (
    Answer | Why | Try | Foresee | Undo | Consent | Say | React | Concede | SitAgain | Rematch | Looked | AskMe
    | Wait | StandIn | FreeSeat | Mute | Spectators | CloseTable | RenewLink | LeaveTour | Ping
)  # fmt: skip


# -- from the server -------------------------------------------------------------------------------------------


class Welcome(Message, tag="welcome"):
    """Everything: sent on joining, and whenever a client has lost track."""

    version: int
    room: str
    family: str  # the game that is played
    game: str  # the same in words: the game, or its sets
    seat: int  # yours; -1: you watch
    seats: list[SeatInfo]
    view: dict[str, Any]
    question: Question
    log: list[Line]  # the last page of it
    chat: list[Line]
    reactions: list[Reaction] = []
    delay: int = 0  # you see all hands, and the table as it was this many seconds ago; 0: as it is
    puzzle: str = ""  # which one it is
    may_react: bool = False  # to what happens: all who play, and spectators if the table lets them
    house: House = House()
    log_since: int = 0  # so many answers had been given when it begins; what was before is in the replay


class Update(Message, tag="update"):
    """What has changed. Each of `changes` sets one place of the view: the way there (names, and places in lists) and
    the new value; `gone` lists the ways to what is no longer there."""

    question: Question
    changes: list[tuple[list[str | int], Any]] = []
    gone: list[list[str | int]] = []
    log: list[Line] = []
    notes: list[Note] = []  # what a client shows apart from the log; each family has kinds of its own


class Seats(Message, tag="seats"):
    seats: list[SeatInfo]


class Housed(Message, tag="house"):
    """The host has changed what holds at the table."""

    house: House


class Renewed(Message, tag="renewed"):
    """The only token of your seat from now on."""

    token: str


class Said(Message, tag="said"):
    line: Line


class Reacted(Message, tag="reacted"):
    reaction: Reaction


class AskConsent(Message, tag="ask consent"):
    """Another player would like to take back an answer beyond the information barrier."""

    seat: int
    name: str


RefusalCode = Literal[
    "not offered", "too late", "not your seat", "malformed", "too large", "too fast", "cannot undo", "no such room",
    "not allowed", "try again", "trouble", "gone",
]  # fmt: skip


class Refused(Message, tag="refused"):
    """Nothing has changed; or, if it is `gone`, this was the last message. `code` is for programs, `words` for people,
    `rule` the number of the rule."""

    code: RefusalCode
    words: str
    rule: str = ""


class Explained(Message, tag="explained"):
    """Why something cannot be answered."""

    key: str
    words: str
    rule: str = ""


class Tried(Message, tag="tried"):
    """What would be asked, as far as this seat can know; its number is that of the open question."""

    keys: list[str]
    question: Question


class Foreseen(Message, tag="foreseen"):
    """What would come of the answers to the question of this number, as far as this seat can know: those that are not
    among the fates do something."""

    number: int
    fates: list[Fate] = []
    waits: list[Later] = []
    gains: list[Later] = []  # of cards that may be taken: what each would do for this seat now
    outlooks: list[Outlook] = []  # of answers that are more than they say: what would come of each at once


class Ticking(Message, tag="ticking"):
    """A clock for each person who is awaited."""

    clocks: list[Clock]


class Held(Message, tag="held"):
    """What a seat has said happens in a moment, since others may want to do something before. Anything that is done
    ends it."""

    seat: int
    left: float  # in seconds
    limit: float
    by: int = -1  # who holds it for longer; -1: nobody does
    matters: bool = False  # you can do something now that you cannot do later


class Offers(Message, tag="offers"):
    """How long there is to answer what bots have offered. No answer means no. What others have offered is not among
    these: it stays until it is answered."""

    offers: list[Offer]


class Waiting(Message, tag="waiting"):
    """Who is missing; nobody: all are there again."""

    missing: list[Missing]


class Again(Message, tag="again"):
    """The game is over: who would like a rematch, seat by seat."""

    votes: list[Vote]
    left: float = -1  # seconds until two thirds of the people are enough; -1: no such time is running
    room: str = ""  # where the others play again


class Moved(Message, tag="moved"):
    """A rematch: the same seats at another table."""

    room: str
    token: str


class Closing(Message, tag="closing"):
    """The server stops, and will be back soon: connect again in a moment. Nothing is lost."""


class Hints(Message, tag="hints"):
    """You may ask for hints at this table; a spectator hears that its players may."""


class Pong(Message, tag="pong"):
    """Here I am."""


ServerMessage = (
    Welcome | Update | Seats | Housed | Renewed | Said | Reacted | AskConsent | Refused | Explained | Tried | Foreseen
    | Ticking | Held | Offers | Waiting | Again | Moved | Closing | Hints | Pong
)  # fmt: skip


FIRST = msgspec.json.Decoder(Hello)
CLIENT = msgspec.json.Decoder(ClientMessage)
ENCODER = msgspec.json.Encoder()
