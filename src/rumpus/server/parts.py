"""What messages are made of: questions, seats, clocks, what somebody makes of an act."""

from __future__ import annotations

from typing import Literal

import msgspec

from rumpus.family import Choice
from rumpus.family.foresight import Harm

# What can be said at once; everybody reads it in a language of their own.
Phrase = Literal["well played", "ouch", "remember", "truce", "your turn", "thanks"]

ReactionKind = Literal["bravo", "love", "laugh", "gasp", "tears", "treason"]

# When somebody wants to be asked what they are asked whatever they hold. `always`: also if they can do nothing; `mine`:
# if they can do something, and are in it or somebody may win; `never`: not again in this turn.
WhenToAsk = Literal["always", "mine", "never"]

Vote = Literal["", "yes", "no"]  # empty: nothing has been said yet

# Why the table lets a question pass for somebody: there is nothing they can do, or they do not want to be asked.
Sparing = Literal["", "nothing", "choice"]


class Coach(msgspec.Struct, omit_defaults=True):
    """In a guided game: what this question teaches. Without words it teaches nothing."""

    step: int  # how many things have been taught
    of: int
    words: str = ""  # what to do, in one sentence
    why: str = ""
    keys: list[str] = []  # the answers that it points to; none: it only says something
    is_other: bool = False  # the last one pointed to another answer than was given
    did: str = ""  # then: what came of that answer, in one sentence


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
    chosen: list[Choice] = []  # what this seat has chosen before, of which nothing has come yet
    is_window: bool = False  # anybody may do something; if not, one player is asked for one thing
    window: int = 0  # the number of the question since which the others have only passed; 0: nobody has to pass
    winners: list[int] = []  # who has won, when the game is over
    sparing: Sparing = ""  # the table is about to let it pass for this seat, which may still do something
    follows: str = ""  # what would come of it if nobody did anything, where that is not plain
    holding: str = ""  # what this seat has for it, in a sentence of its own
    ask_me: WhenToAsk | Literal[""] = ""  # when this seat wants to be asked such questions; empty: this is none of them
    coach: Coach | None = None  # in a guided game
    verdict: Literal["", "solved", "missed"] = ""  # of an attempt at a puzzle: nobody is asked until it is taken back


class Fate(msgspec.Struct, omit_defaults=True):
    """What would come of an answer, where that is less than it seems; `tab` says so in a few words."""

    key: str
    tab: str
    is_idle: bool = False  # nothing would: a client asks once before it gives this answer
    shield: str = ""  # the card that protects what the answer names
    harm: Harm = ""  # it does this seat no good: a client asks once as well; or no plain good: it does not glow


class Later(msgspec.Struct):
    """A card, and a few words about it: when it could be played that cannot now, or what it would do."""

    card: str
    tab: str


class Outlook(msgspec.Struct):
    """What would come at once of an answer, in a few words."""

    key: str
    words: str


class SeatInfo(msgspec.Struct, omit_defaults=True):
    """Who sits there. A seat without a bot and without `is_taken` is waiting for somebody."""

    name: str
    bot: str = ""
    is_taken: bool = False
    is_here: bool = False
    is_out: bool = False  # the clock ran out or the player left: a bot has taken over
    character: str = ""  # of the bot; empty: nobody in particular
    is_muted: bool = False  # by the host


class House(msgspec.Struct, omit_defaults=True, frozen=True):
    """What holds at this table, whatever is played. Everybody can read it before they sit down."""

    host: int = -1  # the seat of whoever opened it; -1: nobody is the host
    has_chosen_seed: bool = False  # and so whoever opened it may know what is to come
    hands_delay: int = 0  # spectators may see all hands, this many seconds late; 0: they may not
    are_spectators_silent: bool = False


class Reaction(msgspec.Struct, omit_defaults=True):
    """What a seat makes of an act of the log; the newest counts. Spectators are not told apart: of each kind there are
    so many, and none of them is none any more."""

    act: int
    seat: int  # -1: spectators
    what: ReactionKind | Literal[""] = ""  # empty: nothing any more
    count: int = 1


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
    may_go_on: bool = False  # the others at the table may let a bot sit in
    can_pass: bool = False  # or let them pass once
    needed: int = 1  # how many of the others have to want the same
    votes: list[int] = []  # who wants a bot
    pass_votes: list[int] = []  # who wants them to pass


class Offer(msgspec.Struct):
    """What a bot has offered to somebody, and how long it waits for an answer, in seconds."""

    by: int
    to: int
    left: float
    limit: float
