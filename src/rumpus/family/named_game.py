"""A game in words, as scenarios and tests speak to it: `Bob` instead of `P1`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from rumpus.family.options import with_names
from rumpus.kernel import Game, Option, State, key_of

S = TypeVar("S", bound=State)


class NoSuchName(ValueError):
    """Nobody is called that, or no such card is on the table."""


class NamedGame(Generic[S]):
    def __init__(self, game: Game[S], names: list[str]) -> None:
        self.game = game
        self.names = names

    @property
    def state(self) -> S:
        return self.game.state

    @property
    def prompt(self) -> str:
        """What is asked, and by which card: `destroy (tiger_assassin)`."""
        decision = self.game.decision
        if decision is None:
            return "over"
        return f"{decision.prompt} ({decision.source})" if decision.source else decision.prompt

    @property
    def awaited(self) -> list[str]:
        """Who is asked; nobody when the game is over."""
        decision = self.game.decision
        return [self.names[seat] for seat in decision.awaited] if decision is not None else []

    def keys(self, name: str) -> list[str]:
        """What this player may answer now."""
        return [key_of(option) for option in self.options(name)]

    def offers(self, name: str) -> list[str]:
        """The same, in words."""
        return [self.words(option) for option in self.options(name)]

    def options(self, name: str) -> Sequence[Option]:
        decision = self.game.decision
        return decision.offers.get(self.seat(name), ()) if decision is not None else ()

    def words(self, option: Option) -> str:
        return key_of(with_names(option, self.names))

    def seat(self, name: str) -> int:
        if name not in self.names:
            raise NoSuchName(f"there is nobody called {name!r}; there are {', '.join(self.names)}")
        return self.names.index(name)
