"""The little that a search has to know of a family of games."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from rumpus.bots.chair import Chair
from rumpus.kernel import Decision, Game


class Knowledge(Protocol):
    def turn(self, game: Game[Any]) -> int:
        """The number of the turn. A turn is over when the next has begun and all that it brought has happened."""
        ...

    def policy(self, game: Game[Any], decision: Decision, seat: int, random: Random) -> int:
        """A quick answer of anybody who has a choice, in an imagined world."""
        ...

    def value(self, game: Game[Any], seat: int) -> float:
        """The chance of this seat to win from here, from 0 to 1, as well as can be told without playing on."""
        ...

    def opinions(self, chair: Chair) -> Sequence[float]:
        """What a sensible player thinks of each option before anything is tried, as a chance to win."""
        ...
