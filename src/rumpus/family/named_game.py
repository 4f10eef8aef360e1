"""A game in words, as scenarios and tests speak to it: `Bob` instead of `P1`."""

from __future__ import annotations

import re
from typing import Generic, TypeVar

from rumpus.kernel import Game, State

S = TypeVar("S", bound=State)


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
        decision = self.game.decision
        return decision.keys(self.seat(name)) if decision is not None else []

    def offers(self, name: str) -> list[str]:
        """The same, in words."""
        return [self.words(key) for key in self.keys(name)]

    def words(self, key: str) -> str:
        return re.sub(r"\bP(\d)\b", lambda found: self.names[int(found[1])], key)

    def seat(self, name: str) -> int:
        return self.names.index(name)
