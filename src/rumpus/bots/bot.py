"""What a bot is: something that is asked, looks at what its seat may know, and gives the index of an option."""

from __future__ import annotations

from typing import Any, Protocol

from rumpus.kernel import Game


class Bot(Protocol):
    """A bot must not look at the truth: it asks `game.view(seat)`, or plays on in `game.imagine(seat, seed)`."""

    def decide(self, game: Game[Any], seat: int) -> int:
        """The index of one of `game.decision.offers[seat]`."""
        ...


def play_out(game: Game[Any], bots: list[Bot], most: int = 100_000) -> int:
    """Let the bots play the game to its end (or for so many answers); returns how many were given."""
    for count in range(most):
        decision = game.decision
        if decision is None:
            return count
        seat = decision.awaited[0]
        game.answer(seat, bots[seat].decide(game, seat))
    return most
