"""What a bot is: something that is asked, looks at what its seat may know, and gives the index of an option."""

from __future__ import annotations

from typing import Any, Protocol

from rumpus.kernel import Decision, Game


class Bot(Protocol):
    """A bot must not look at the truth: it asks `game.view(seat)`, or plays on in `game.imagine(seat, seed)`."""

    def decide(self, game: Game[Any], seat: int) -> int:
        """The index of one of `game.decision.offers[seat]`."""
        ...

    def interject(self, game: Game[Any], seat: int) -> int | None:
        """What it says although nobody waits for it, while others are asked. None: nothing."""
        ...


def bystanders(decision: Decision) -> list[int]:
    """Who may say something although nobody waits for them."""
    return [seat for seat in decision.offers if seat not in decision.awaited] if decision.is_window else []


def play_out(game: Game[Any], bots: list[Bot], most: int = 100_000) -> int:
    """Let the bots play the game to its end (or for so many answers); returns how many were given."""
    for count in range(most):
        decision = game.decision
        if decision is None:
            return count
        seat, answer = next_answer(game, decision, bots)
        game.answer(seat, answer)
    return most


def next_answer(game: Game[Any], decision: Decision, bots: list[Bot]) -> tuple[int, int]:
    """Whoever comes in between is first; else the first of those who are awaited."""
    for seat in bystanders(decision):
        answer = bots[seat].interject(game, seat)
        if answer is not None:
            return seat, answer
    seat = decision.awaited[0]
    return seat, bots[seat].decide(game, seat)
