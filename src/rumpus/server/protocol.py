"""The messages between a table in the browser (or any other client) and the server.

Every message is a JSON object with its name in `type`. TypeScript for the web client is made from these structs, and so
is the schema in the docs. A client draws what it is sent and computes no rule.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rumpus.family import Choice, Line, Note, Part

VERSION = 1


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="type", omit_defaults=True):
    """Every message."""


# -- from the client -------------------------------------------------------------------------------------------


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


# What can be said at once; everybody reads it in a language of their own.
Phrase = Literal["well played", "ouch", "remember", "truce", "your turn", "thanks"]


class Say(Message, tag="say"):
    """A line of chat, or one of the phrases."""

    text: str = ""
    phrase: Phrase | Literal[""] = ""


ReactionKind = Literal["bravo", "love", "laugh", "gasp", "tears", "treason"]


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


# When somebody wants to be asked what they are asked whatever they hold. `always`: also if they can do nothing; `mine`:
# if they can do something, and are in it or somebody may win; `never`: not again in this turn.
WhenToAsk = Literal["always", "mine", "never"]


class AskMe(Message, tag="ask me"):
    """When I want to be asked. It changes nothing for the others."""

    when: WhenToAsk


class Wait(Message, tag="wait"):
    """Wait for me: hold what is about to happen (`held`), or ask me what the table would let pass for me. With
    `lets_go` I have held it long enough."""

    lets_go: bool = False


class StandIn(Message, tag="stand in"):
    """Let a bot sit in for somebody who is missing; with `once` it only passes for them this time."""

    seat: int
    once: bool = False


class LeaveTour(Message, tag="leave tour"):
    """I want to be taught no more; the game goes on."""


class Ping(Message, tag="ping"):
    """Are you there?"""


Inquiry = Why | Try | Foresee
ClientMessage = (
    Answer | Why | Try | Foresee | Undo | Consent | Say | React | Concede | SitAgain | Rematch | Looked | AskMe
    | Wait | StandIn | LeaveTour | Ping
)  # fmt: skip


# -- parts -----------------------------------------------------------------------------------------------------

# Why the table lets a question pass for somebody: there is nothing they can do, or they do not want to be asked.
Sparing = Literal["", "nothing", "choice"]


class Coach(msgspec.Struct, omit_defaults=True):
    """In a guided game: what this question teaches. Without words it teaches nothing."""

    step: int  # how many things come before it
    of: int
    words: str = ""  # what to do, in one sentence
    why: str = ""
    is_why_open: bool = False  # shown without being asked for
    keys: list[str] = []  # the answers that it points to; none: it only says something
    is_other: bool = False  # the last one pointed to another answer than was given


class Question(msgspec.Struct, omit_defaults=True):
    """What is asked of this seat now, in one sentence; without choices, what somebody else is asked."""

    number: int
    awaited: list[int]
    words: str = ""
    source: str = ""  # the id of the card that asks
    prompt: str = ""
    choices: list[Choice] = []
    can_undo: bool = False
    is_awaited: bool = False  # the game is waiting for this seat; if not, but it has choices, it may interject
    figures: dict[str, int] = {}  # what it is about, in numbers: what has been chosen for sale comes to
    is_window: bool = False  # anybody may do something; if not, one player is asked for one thing
    window: int = 0  # the number of the question since which the others have only passed; 0: nobody has to pass
    winners: list[int] = []  # who has won, when the game is over
    sparing: Sparing = ""  # the table is about to let it pass for this seat, which may still do something
    follows: str = ""  # what would come of it if nobody did anything, where that is not plain
    ask_me: WhenToAsk | Literal[""] = ""  # when this seat wants to be asked such questions; empty: this is none of them
    coach: Coach | None = None  # in a guided game
    verdict: Literal["", "solved", "missed"] = ""  # of an attempt at a puzzle: nobody is asked until it is taken back


class Fate(msgspec.Struct, omit_defaults=True):
    """What would come of an answer, where that is less than it seems; `tab` says so in a few words."""

    key: str
    tab: str
    is_idle: bool = False  # nothing would: a client asks once before it gives this answer
    shield: str = ""  # the card that protects what the answer names


class Later(msgspec.Struct):
    """A card, and a few words about it: when it could be played that cannot now, or what it would do."""

    card: str
    tab: str


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who sits there. A seat without a bot and without `is_taken` is waiting for somebody."""

    name: str
    bot: str = ""
    is_taken: bool = False
    is_here: bool = False
    is_out: bool = False  # the clock ran out or the player left: a bot has taken over
    character: str = ""  # of the bot; empty: nobody in particular


class Reaction(msgspec.Struct, omit_defaults=True):
    """What a seat makes of an act of the log; the newest counts."""

    act: int
    seat: int
    what: ReactionKind | Literal[""] = ""  # empty: nothing any more


class Clock(msgspec.Struct, omit_defaults=True):
    """How long there is to answer, in seconds, and how much of it is left."""

    seat: int
    left: float
    limit: float


class Missing(msgspec.Struct, omit_defaults=True):
    """Somebody whom the table waits for, and for how many seconds."""

    seat: int
    waited: float
    is_here: bool = False  # they are only slow
    may_go_on: bool = False  # anybody at the table may let a bot sit in
    can_pass: bool = False  # or let them pass once


class Offer(msgspec.Struct):
    """What a bot has offered to somebody, and how long it waits for an answer, in seconds."""

    by: int
    to: int
    left: float
    limit: float


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
    log: list[Line]
    chat: list[Line]
    reactions: list[Reaction] = []
    delay: int = 0  # you see all hands, and the table as it was this many seconds ago; 0: as it is
    puzzle: str = ""  # which one it is


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
    "not allowed", "try again", "trouble",
]  # fmt: skip


class Refused(Message, tag="refused"):
    """Nothing has changed. `code` is for programs, `words` for people, `rule` the number of the rule."""

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


Vote = Literal["", "yes", "no"]  # empty: nothing has been said yet


class Again(Message, tag="again"):
    """The game is over: who would like a rematch, seat by seat."""

    votes: list[Vote]
    left: float = -1  # seconds until two thirds of the people are enough; -1: no such time is running
    room: str = ""  # where the others play again


class Moved(Message, tag="moved"):
    """A rematch: the same seats at another table."""

    room: str
    token: str


class Pong(Message, tag="pong"):
    """Here I am."""


ServerMessage = (
    Welcome | Update | Seats | Said | Reacted | AskConsent | Refused | Explained | Tried | Foreseen | Ticking
    | Held | Offers | Waiting | Again | Moved | Pong
)  # fmt: skip


CLIENT = msgspec.json.Decoder(ClientMessage)
ENCODER = msgspec.json.Encoder()
