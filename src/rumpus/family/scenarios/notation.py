"""How a family writes down its tables, and a scenario in this notation."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from rumpus.family.mistakes import BadSetup
from rumpus.family.scenarios.form import BadPosition, Form, Head, Step
from rumpus.family.scenarios.matching import Mismatch
from rumpus.family.scenarios.scene import Scene
from rumpus.family.scenarios.source import BadScenario, Document
from rumpus.family.words import English
from rumpus.kernel import Game, Rules, State


class Table(Protocol):
    """What the form of every family's table has."""

    def __init__(self, *, players: Mapping[str, Any], set_up: dict[str, Any] | None, seed: int) -> None: ...
    @property
    def players(self) -> Mapping[str, Any]: ...
    @property
    def set_up(self) -> dict[str, Any] | None: ...
    @property
    def seed(self) -> int: ...


S = TypeVar("S", bound=State)
P = TypeVar("P", bound=Table)
E = TypeVar("E", bound=Form)

NOBODY = "nobody"


class Notation(ABC, Generic[S, P, E]):
    """A table in words, and back."""

    rules: Rules[S]
    sign: str  # with which the numbers of its rules begin: `SU-`
    last_rules: Sequence[int]  # in each chapter: 9.2 is the last one if the ninth number is 2
    cards: Container[str]  # ids
    words: English
    prompts: Container[str]  # the names of all questions
    position: type[P]  # the form of a table
    player: type[Form]  # the form of a player's part of it
    expect: type[E]  # the form of what is expected

    def state_of(self, position: P) -> S:
        """The state that a position describes, or a new game. May raise BadPosition."""
        if position.set_up is None:
            return self.lay_out(position)
        bare = {name: self.player() for name in position.players}
        if position != self.position(players=bare, set_up=position.set_up, seed=position.seed):
            raise BadPosition("set up: nothing but `players` and `seed` can be told of a game that has not begun")
        if "players" in position.set_up:
            raise BadPosition("set up.players: those who are named play, and nobody else")
        return self.begun(position.set_up, len(bare), position.seed)

    @abstractmethod
    def lay_out(self, position: P) -> S:
        """The state of a game that has begun. May raise BadPosition."""

    def begun(self, setup: dict[str, Any], players: int, seed: int) -> S:
        """A new game, before the first question. May raise BadPosition."""
        try:
            return self.rules.setup({"players": players, **setup}, seed)
        except BadSetup as error:
            place = f"set up{error.place.removeprefix('setup')}"
            raise BadPosition(f"{place}: {self.words.mistake(error)}") from None

    @abstractmethod
    def position_of(self, state: S, names: list[str]) -> P:
        """Write down a table where nothing is being carried out. May raise BadPosition."""

    @abstractmethod
    def conceal(self, state: S, seat: int) -> None:
        """In place: take out whatever would still tell this seat something about the cards that were dealt again."""

    @abstractmethod
    def scene(self, game: Game[S], names: list[str]) -> Scene[S]: ...

    @abstractmethod
    def is_free_choice(self, scene: Scene[S]) -> bool:
        """Do the rules ask, and not a card? Then everything that has happened in this step is on the table."""

    @abstractmethod
    def faults(self, expect: E, names: Sequence[str]) -> Iterator[tuple[str, str]]:
        """What could never be found: (where, what is wrong). May raise BadPosition."""

    @abstractmethod
    def lines(self, scene: Scene[S]) -> list[str]:
        """The whole table, with all that is hidden: to be read when something is not as expected."""

    @abstractmethod
    def disagreements(self, scene: Scene[S], expect: E, place: str) -> Iterator[Mismatch]: ...


@dataclass
class Scenario:
    """A position and a play: a rules question with its answer, a puzzle, a bug report."""

    notation: Notation[Any, Any, Any]
    head: Head
    position: Any
    play: list[Step] = field(default_factory=list)
    document: Document | None = field(default=None, compare=False, repr=False)  # where it was read

    @property
    def title(self) -> str:
        return self.head.scenario

    @property
    def names(self) -> list[str]:
        return list(self.position.players)

    def fault(self, path: str, message: str) -> BadScenario:
        return self.document.fault(path, message) if self.document else BadScenario(f"{path}: {message}")
