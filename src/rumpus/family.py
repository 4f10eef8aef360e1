"""What a table needs to know of a family of games: its rules, its words, its cards, and how a game of it stands.

The server, the terminal and the browser speak to families through this and know none of them by name. A view stays the
family's own: plain values that only the family itself, and what draws its table, understand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

import msgspec

from rumpus.kernel import Decision, Event, Game, Refusal, Rules

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from rich.console import RenderableType

    from rumpus.menu import Menu

View = dict[str, Any]
Memory = dict[int, int]  # what a speaker keeps of the events that it has read, from one call to the next


class NoScenario(ValueError):
    """This position cannot be passed on as a scenario; the message says why."""


class Unreadable(ValueError):
    """This text is no scenario, or this name is of no card; the message names the place."""


class BadDeck(ValueError):
    """This text is no deck of cards; `faults` are all that is wrong with it, each with its line."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = list(faults)


class NoDecks(BadDeck):
    """This family's cards are code: no file can change them."""


# -- words -----------------------------------------------------------------------------------------------------


class Choice(msgspec.Struct, omit_defaults=True):
    """One possible answer: its key, its words, and what on the table it is about, so that this can be shown there."""

    key: str
    words: str
    card: str = ""  # a card in hand, in a pile or being looked at
    piece: int = 0  # a card in play, by its serial number
    base: str = ""  # a base, by its id
    player: int = -1  # a seat; with a zone: whose
    zone: str = ""  # where its card or base lies when it is not in play: the family's own name for it
    preview: list[int] = []  # how things would stand after it, in the family's own numbers; none: not known


class Asked(NamedTuple):
    """A question in words: one sentence, and each answer."""

    words: str
    choices: list[Choice]


class Line(msgspec.Struct, omit_defaults=True):
    """A line of the log or of the chat."""

    text: str
    by: int = -1  # the seat that did or said it; -1: nobody, a spectator
    kind: Literal["", "turn"] = ""  # of the log: the headline of a turn


class Note(msgspec.Struct):
    """Something that a client shows apart from the log: a base that was scored, a fight that was decided.

    A family defines its own kinds: `class Scored(Note, tag_field="type", tag="scored")`, with fields that everybody
    at the table may know.
    """


class Speaker(Protocol):
    """Says things to one viewer, who is «you»; a spectator (-1) names everybody."""

    @property
    def names(self) -> Sequence[str]: ...
    @property
    def viewer(self) -> int: ...

    def asked(self, game: Game[Any], view: View) -> Asked:
        """The open question, to a viewer who may answer it: awaited, or able to interject. The choices are in the
        order of `game.decision.offers[viewer]`. The view is what `game.view(viewer)` gave, with its question."""
        ...

    def waiting(self, view: View) -> str:
        """What others are asked, to a viewer who may not answer, from a view with its question and no more."""
        ...

    def lines(self, events: Sequence[Event], since: int = 0, memory: Memory | None = None) -> list[Line]:
        """What happened, from a place of the log on. With a memory, what lies before has been read into it already;
        without one it is read again, as far as that matters for the words."""
        ...

    def reason(self, refusal: Refusal) -> str:
        """Why not, in one sentence."""
        ...

    def result(self, view: View) -> str:
        """How a game that is over has ended, the winner first: `Ann 15, Bob 12`."""
        ...


# -- cards, rules, options -------------------------------------------------------------------------------------


class Fact(msgspec.Struct):
    """A number, or a few words, that are printed on a card: `power`, «Power», 3."""

    name: str
    label: str
    value: int | str


class CardInfo(msgspec.Struct, omit_defaults=True):
    """A card with its text in our words, its rulings and where its facts come from. A family may add fields that its
    own table draws; whoever knows nothing of that family shows the labelled facts."""

    id: str
    name: str
    kind: str
    set: str
    faction: str  # or whatever its cards belong to: colours and icons go by it
    text: str
    group: str  # what people look for: minion, action, monster, curse ...
    copies: int = 1
    facts: list[Fact] = []
    rulings: list[str] = []
    source: str = "sourced"  # or `reconstructed`
    marks: list[str] = []  # what else people look for: Big, Chaos


class FactionInfo(msgspec.Struct):
    """What cards belong to: a faction, a pile."""

    id: str
    name: str
    set: str


class OptionValue(msgspec.Struct):
    value: bool | int | str
    title: str


class OptionInfo(msgspec.Struct, omit_defaults=True):
    """Something that can be set up otherwise: the key in `setup`, and its values, the usual one first."""

    name: str
    title: str
    values: list[OptionValue]
    text: str = ""  # what it means
    is_for_each_seat: bool = False  # then `setup` has a list of values, one a seat
    is_by_turns: bool = False  # then the usual value of the second seat is the second one, and so on
    is_rare: bool = False  # most tables never change it: out of sight until somebody looks for it
    is_several: bool = False  # any number of its values, but one at least: then `setup` has a list of them
    sets: list[str] = []  # it matters only where one of these is played with; none: everywhere
    usual_combined: int = 0  # the place of the usual value where several sets are played with


class RuleInfo(msgspec.Struct):
    number: str
    text: str


class FamilyInfo(msgspec.Struct, omit_defaults=True):
    """A game that can be played here."""

    name: str
    title: str
    fewest: int  # players
    most: int
    asks_several: bool = False  # at the same time: then windows may have a clock of their own
    most_with_one_set: int = 0  # players, where that is fewer than with several; 0: it is not


class Rulebook(msgspec.Struct):
    """Everything about a family that does not change: for the card browser, the rules, and the form for a new table."""

    cards: list[CardInfo]
    factions: list[FactionInfo]
    sets: dict[str, str]  # name -> title
    rules: list[RuleInfo]
    how_to_play: str
    options: list[OptionInfo]
    goal: int  # how many points end the game
    points: str  # what they are called: `VP`, `level`


class Standing(NamedTuple):
    """What everybody knows of how a game stands, for lists and time lines: one number a seat, points or level."""

    turn: int  # 0: the first has not begun
    active: int
    points: list[int]


# -- the family ------------------------------------------------------------------------------------------------


class Family(Protocol):
    @property
    def info(self) -> FamilyInfo: ...
    @property
    def rules(self) -> Rules[Any]: ...
    @property
    def types(self) -> tuple[type, ...]:
        """Its structs for the browser, which TypeScript is made of: the view, its cards, its notes."""
        ...

    def title(self, setup: dict[str, Any]) -> str:
        """What is played at a table, for lists: the game, or its sets."""
        ...

    def speaker(self, names: Sequence[str], viewer: int) -> Speaker: ...
    def rulebook(self) -> Rulebook: ...
    def standing(self, game: Game[Any]) -> Standing: ...

    def notes(self, events: Sequence[Event], since: int = 0) -> list[Note]:
        """What happened from an event on that is shown apart."""
        ...

    def highlights(self, events: Sequence[Event], since: int = 0) -> list[str]:
        """The cards that a time line marks: bases that begin to score, monsters that are fought."""
        ...

    def open_view(self, game: Game[Any]) -> View:
        """What a spectator sees, and each seat's hand as that seat sees it: for who may see all hands, late."""
        ...

    def scenario(self, game: Game[Any], names: Sequence[str], seat: int, title: str, note: str) -> str:
        """A running game as this seat may know it, to pass on, with everything else dealt again. May raise NoScenario;
        a family that cannot write one down always does."""
        ...

    def load_deck(self, text: str) -> str:
        """Read a deck file and play with it from now on, in place of one of the same name: what is in it, in words.
        May raise BadDeck, and nothing has changed; a family without such files always raises NoDecks."""
        ...

    def complete(self, setup: dict[str, Any]) -> dict[str, Any]:
        """What was told of a new game, and what else a record of it has to say: which decks were played with."""
        ...

    def desk(self) -> Desk:
        """How it is played at a terminal; only then is what draws there loaded."""
        ...


# -- at the terminal -------------------------------------------------------------------------------------------


class Look(NamedTuple):
    """A command that shows something and changes nothing: `show(game, speaker, what was typed behind the command)`."""

    show: Callable[[Game[Any], Any, str], RenderableType]
    usage: str
    words: str


class CardEntry(NamedTuple):
    """A card looked up: lines for people, the first of them its headline, and plain values for programs."""

    lines: list[str]
    facts: dict[str, object]


class Checked(NamedTuple):
    """A scenario that was played: its title, and how the table differs from what it expects (None: it does not)."""

    title: str
    difference: RenderableType | None


class Desk(Protocol):
    """A family at the terminal. A speaker that it is given is one of its own."""

    @property
    def looks(self) -> Mapping[str, Look]:
        """Commands of its own: `hand`, `card`, `why`, `discard` ..."""
        ...

    def add_setup(self, to: ArgumentParser) -> None:
        """What can be told of a new game on the command line, besides players, bots and seed. Of an option that only
        makes sense for a person (`rumpus play`) it is no harm to be told to `rumpus watch`."""
        ...

    def setup(self, told: Namespace, players: int, person: int, seed: int) -> dict[str, Any]:
        """The setup that was told; person is -1 where only bots play. May raise BadSetup."""
        ...

    def board(self, view: View, speaker: Any, width: int) -> RenderableType:
        """The table, from what a seat sees."""
        ...

    def face(self, view: View) -> object:
        """What of a view the board shows: it is not drawn again for a question while this is equal."""
        ...

    def shows_board(self, decision: Decision, seat: int) -> bool:
        """Is the table worth showing before this question? For a free choice it is, for a card's small one not."""
        ...

    def menu(self, game: Game[Any], view: View, speaker: Any) -> Menu:
        """The answers, numbered: `Menu(choices)`, or something better."""
        ...

    def find_rules(self, typed: str) -> list[str]:
        """The numbers of the rules that somebody asks for, by number, chapter or word."""
        ...

    def add_filters(self, to: ArgumentParser) -> None:
        """By what `rumpus cards` can choose."""
        ...

    def cards(self, told: Namespace) -> list[CardEntry]:
        """The cards named in `told.names` (all if none is) that pass the filters. May raise Unreadable."""
        ...

    def check(self, text: str) -> list[Checked]:
        """Play the scenarios in a file. May raise Unreadable; a family without scenarios always does."""
        ...
