"""What is said at a table: questions with their answers, lines of the log, notes, and who says them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, Protocol, Self, get_args

import msgspec

from rumpus.family.consequences import Reason
from rumpus.family.foresight import Tab
from rumpus.family.options import Answer, OfParts, Part, Role
from rumpus.family.questions import Question
from rumpus.family.story import Story
from rumpus.family.words import English
from rumpus.kernel import Event, Game, Option, Refusal, key_of

View = dict[str, Any]
Memory = dict[int, int]  # what a speaker keeps of the events that it has read, from one call to the next


class Choice(OfParts, msgspec.Struct, omit_defaults=True):
    """One possible answer: its key, its words, what kind of answer it is, and what it names, so that this can be shown
    on the table."""

    key: str
    words: str
    role: Role = "act"
    verb: str = ""  # none: something is simply chosen
    parts: list[Part] = []  # all that it names, in order
    preview: list[int] = []  # how things would stand after it, in the family's own numbers; none: not known
    deed: str = ""  # what it does to what it names, where its words only name that


def choice(option: Option, answer: Answer, words: str) -> Choice:
    return Choice(key_of(option), words, answer.role, answer.verb, answer.parts)


class Asked(NamedTuple):
    """A question in words: one sentence, and each answer."""

    words: str
    choices: list[Choice]
    about: str = ""  # what the card says that it is about, for clients that do not show the card
    chosen: Sequence[Choice] = ()  # what the viewer has chosen before, of which nothing has come yet
    holding: str = ""  # what the viewer has for it, in a sentence of its own


Mood = Literal["", "loss", "gain"]


class Hit(msgspec.Struct, omit_defaults=True, gc=False):
    """What something happened to: a card, in play or not, and whose it is; or a player."""

    seat: int = -1
    card: str = ""
    piece: int = 0  # its number, if it is in play


class Line(msgspec.Struct, omit_defaults=True, gc=False):
    """A line of the log or of the chat. A line of the log says in fields, too, what it tells: lines with the number of
    the same act are one thing that somebody did, the first of them, and all that came of it."""

    text: str
    by: int = -1  # the seat that did or said it; -1: nobody, a spectator
    kind: str = ""  # of event; `turn` is the headline of a turn
    act: int = 0  # 0: no part of any
    card: str = ""  # that was played or used or, of a line that follows, that caused it
    piece: int = 0  # the number of that card, if it is in play
    base: str = ""  # where it happened
    amount: int = 0  # how much: power, points
    hits: list[Hit] = []
    mood: Mood = ""  # what it is to those whom it hits


# What somebody may remark upon, what matters most first.
OccasionKind = Literal["wins", "loses", "cursed", "misses", "hurt", "takes", "strikes"]


class Occasion(NamedTuple):
    """Something that a player may remark upon, and the other one whom it is about; -1: nobody."""

    what: OccasionKind
    seat: int
    about: int = -1

    @property
    def rank(self) -> int:
        """What matters most has the lowest."""
        return get_args(OccasionKind).index(self.what)


class Note(msgspec.Struct):
    """Something that a client shows apart from the log: a base that has scored, a fight that has been decided.

    A family defines its own kinds: `class Scored(Note, tag_field="type", tag="scored")`, with fields that everybody at
    the table may know.
    """

    def occasions(self) -> list[Occasion]:
        """Who may have something to say about it."""
        return []


class Speaker(Protocol):
    """Says things to one viewer, who is «you»; a spectator (-1) names everybody."""

    @property
    def names(self) -> Sequence[str]: ...
    @property
    def viewer(self) -> int: ...
    @property
    def words(self) -> English: ...

    def asked(self, game: Game[Any], question: Question, view: View) -> Asked:
        """The open question, to a viewer who may answer it: awaited, or able to interject. The choices are in the
        order of its options."""
        ...

    def waiting(self, question: Question, view: View) -> str:
        """What others are asked, to a viewer who may not answer."""
        ...

    def lines(self, events: Sequence[Event], since: int = 0, memory: Memory | None = None) -> list[Line]:
        """What happened, from a place of the log on. With a memory, what lies before has been read into it already;
        without one it is read again, as far as that matters for the words."""
        ...

    def read(self, events: Sequence[Event], memory: Memory) -> None:
        """What is to be remembered of what happened, when that is told to nobody; the same for every viewer."""
        ...

    def recall(self, view: View) -> Memory:
        """What is to be remembered of a table that was laid out: how it came about, nobody was told."""
        ...

    def is_concerned(self, events: Sequence[Event], memory: Memory) -> bool:
        """Whether the lines of these may read otherwise to the viewer than to a spectator."""
        ...

    def reason(self, refusal: Refusal) -> str:
        """Why not, in one sentence."""
        ...

    def stand_beside(self, other: Self) -> None:
        """At the same game, with a speaker of the same family: what either finds out for everybody, both know."""
        ...

    def follows(self, game: Game[Any], view: View) -> str:
        """What would come of the open question if nobody did anything; empty: that is not known, or plain."""
        ...

    def gains(self, game: Game[Any]) -> Mapping[str, str]:
        """What each card that may be taken would do for the viewer now, in one line; none: that is not known."""
        ...

    def outlooks(self, game: Game[Any]) -> Mapping[str, str]:
        """What would come at once of answers to the open question, by their keys; none: that is not known, or plain."""
        ...

    def because(self, reason: Reason) -> str:
        """What speaks for an answer, in one sentence."""
        ...

    def tab(self, tab: Tab) -> str:
        """What stands at the foot of a card."""
        ...

    def result(self, view: View) -> str:
        """How a finished game ended, the winner first: `Ann 15, Bob 12`."""
        ...

    def story(self, story: Story) -> Story:
        """How a finished game of this family went, with the sentences."""
        ...


def ending(speaker: Speaker, view: View, conceded: int) -> str:
    """How a finished game ended; of two players one may have conceded."""
    if conceded < 0:
        return speaker.result(view)
    return speaker.words.CONCEDED.format(name=speaker.names[conceded], winner=speaker.names[1 - conceded])
