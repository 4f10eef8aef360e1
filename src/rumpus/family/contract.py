"""What a table needs to know of a family of games: its rules, its words, its cards, and how a game of it stands.

The server, the terminal and the browser speak to families through this and know none of them by name. A view stays the
family's own: plain values that only the family itself, and what draws its table, understand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from rumpus.family.consequences import Consequences
from rumpus.family.foresight import Signs
from rumpus.family.lessons import Lesson
from rumpus.family.manners import Manners
from rumpus.family.options import Grammar
from rumpus.family.rulebook import FamilyInfo, Rulebook
from rumpus.family.speech import Note, Speaker, View
from rumpus.family.story import Story
from rumpus.family.words import USUAL, English
from rumpus.kernel import SPECTATOR, Event, Game, Rules

if TYPE_CHECKING:
    from rumpus.family.desk import Desk
    from rumpus.family.scenarios import Notation


class BadDeck(ValueError):
    """This text is not a deck of cards; `faults` is everything that is wrong with it, each with its line."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("\n".join(faults))
        self.faults = list(faults)


class NoDecks(BadDeck):
    """This family's cards are code: no file can change them."""


class Standing(NamedTuple):
    """What everybody knows about the state of a game, for lists and timelines: one number per seat, points or level."""

    turn: int  # 0: the first has not begun
    active: int
    points: list[int]
    winners: Sequence[int] = ()
    sides: Sequence[Sequence[str]] = ()  # what each seat plays with, by id: its factions


class Family(Protocol):
    """Whatever has words takes a language. May raise NoSuchLanguage."""

    @property
    def rules(self) -> Rules[Any]: ...
    @property
    def types(self) -> tuple[type, ...]:
        """Its structs for the browser, from which TypeScript is generated: the view, its cards, its notes."""
        ...

    @property
    def grammar(self) -> Grammar:
        """How its answers are worded."""
        ...

    @property
    def signs(self) -> Signs | None:
        """How it tells what would come of an answer; None: it says nothing about that."""
        ...

    @property
    def consequences(self) -> Consequences | None:
        """How it tells what speaks for an answer; None: it does not."""
        ...

    @property
    def manners(self) -> Manners:
        """How people are treated at its tables."""
        ...

    @property
    def notation(self) -> Notation[Any, Any, Any] | None:
        """How its tables are written down; None: it has no scenarios."""
        ...

    @property
    def lesson(self) -> Lesson | None:
        """A first game that teaches it; None: it has none."""
        ...

    def words(self, language: str = USUAL) -> English:
        """All that it says."""
        ...

    def info(self, language: str = USUAL) -> FamilyInfo: ...

    def title(self, setup: dict[str, Any], language: str = USUAL) -> str:
        """What is played at a table, for lists: the game, or its sets."""
        ...

    def speaker(self, names: Sequence[str], viewer: int, language: str = USUAL) -> Speaker: ...
    def rulebook(self, language: str = USUAL) -> Rulebook: ...
    def standing(self, game: Game[Any]) -> Standing: ...

    def notes(self, events: Sequence[Event], since: int = 0) -> list[Note]:
        """What has happened since an event and is shown separately."""
        ...

    def highlights(self, events: Sequence[Event], since: int = 0) -> list[str]:
        """The cards that a timeline marks: bases that begin to score, monsters that are fought."""
        ...

    def story(self, game: Game[Any], winners: Sequence[int], chapters: Iterable[Sequence[Event]]) -> Story:
        """How a finished game went, from what happened before its first answer and after each: only what everybody may
        know, and still without words."""
        ...

    def open_view(self, game: Game[Any]) -> View:
        """What a spectator sees, and each seat's hand as that seat sees it: for those who may see all hands after a
        delay."""
        ...

    def load_deck(self, text: str, language: str = USUAL) -> str:
        """Read a deck file and play with it from now on, in place of one of the same name: what is in it, in words.
        May raise BadDeck, and nothing has changed; a family without such files always raises NoDecks."""
        ...

    def complete(self, setup: dict[str, Any]) -> dict[str, Any]:
        """The setup of a new game, and what else a record of it must say: which sets are in use, which decks are played
        with."""
        ...

    def desk(self) -> Desk:
        """How it is played at a terminal; what draws there is loaded only then."""
        ...


def with_open_hands(game: Game[Any], seats: str) -> View:
    """What a spectator sees, and in this part of the view each seat as it sees itself."""
    table, public = game.table, game.table.view(SPECTATOR)
    shown: Any = public[seats]
    own: list[Any] = [table.view(seat, public)[seats] for seat in range(len(shown))]
    return {**public, seats: [each[seat] for seat, each in enumerate(own)]}
