"""Tables that are laid out for a test, of either family: what is left unanswered at one of them was not tested."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, TypeVar

from rumpus.family.named_game import NamedGame
from rumpus.kernel import Game, State

S = TypeVar("S", bound=State)


class LaidOut(NamedGame[S], ABC):
    """A table at which people answer by name. Answers that are not offered fail the test with the list of those that
    are."""

    all: ClassVar[list[LaidOut[Any]]] = []  # of the running test

    def __init__(self, game: Game[S], names: list[str]) -> None:
        super().__init__(game, names)
        LaidOut.all.append(self)

    @abstractmethod
    def answer(self, name: str, text: str) -> None: ...

    @abstractmethod
    def is_at_rest(self) -> bool:
        """Is no effect left hanging?"""

    def picks(self, name: str, *texts: str) -> None:
        """Give these answers one after the other."""
        for text in texts:
            self.answer(name, text)

    def ends_turn(self, name: str = "Alice") -> None:
        self.answer(name, "end turn")
