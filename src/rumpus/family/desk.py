"""A family at the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from rumpus.family.questions import Question
from rumpus.family.speech import Choice, View
from rumpus.kernel import Game

if TYPE_CHECKING:
    from argparse import Namespace

    from rich.console import RenderableType

    from rumpus.family.menu import Menu


Look = Callable[[Game[Any], Any, str], "RenderableType"]  # (game, speaker, what was typed after the command)


class Arguments(Protocol):
    """Where options of the command line are added."""

    def add_argument(self, flag: str, /, **how: Any) -> object: ...


class CardEntry(NamedTuple):
    """A card looked up: lines for people, the first of them its headline, and plain values for programs."""

    lines: list[str]
    facts: dict[str, object]


class Desk(Protocol):
    """A family at the terminal. The speakers it is given are its own."""

    @property
    def looks(self) -> Mapping[str, Look]:
        """Commands that show something and change nothing: `hand`, `card`, `why`, `discard` ..."""
        ...

    def look_words(self, language: str) -> Mapping[str, tuple[str, str]]:
        """How each of them is typed, and what it shows, for `help`."""
        ...

    def add_setup(self, to: Arguments, language: str) -> None:
        """The options of a new game on the command line, besides players, bots and seed. One that only makes sense for
        a person (`rumpus play`) does no harm in `rumpus watch`."""
        ...

    def setup(self, told: Namespace, players: int, person: int, seed: int) -> dict[str, Any]:
        """The setup from the command line; person is -1 if only bots play. May raise BadSetup."""
        ...

    def board(self, view: View, question: Question | None, speaker: Any, width: int) -> RenderableType:
        """The table, from what a seat sees and is asked."""
        ...

    def face(self, view: View) -> object:
        """The part of a view that the board shows: it is not drawn again for a question while this stays equal."""
        ...

    def shows_board(self, question: Question) -> bool:
        """Is the table worth showing before this question? It is for a free choice, but not for a card's small one."""
        ...

    def menu(self, choices: Sequence[Choice], question: Question, view: View, speaker: Any) -> Menu:
        """The answers, numbered: `Menu(choices)`, or something better."""
        ...

    def find_rules(self, typed: str, language: str) -> list[str]:
        """The numbers of the rules that somebody asks for by number, chapter or word."""
        ...

    def add_filters(self, to: Arguments, language: str) -> None:
        """What `rumpus cards` can filter by."""
        ...

    def cards(self, told: Namespace) -> list[CardEntry]:
        """The cards named in `told.names` (all if none is) that pass the filters, in `told.language`. May raise
        Unreadable."""
        ...
