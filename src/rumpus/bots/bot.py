"""What a bot is: it is asked a question, looks at what its seat may know, and returns the index of an option."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol

from rumpus.family.manners import Offered
from rumpus.kernel import Decision, Game, Rules, Table


class Outlook(Protocol):
    """All that a bot may ask of the game that it plays: its own seat's part of the decision; what its seat sees, told
    (`view`) or as a table to read (`look`); and worlds that its seat cannot tell from the true one (`imagine`)."""

    @property
    def rules(self) -> Rules[Any]: ...
    @property
    def decision(self) -> Decision | None: ...
    @property
    def answered(self) -> int: ...
    def view(self, seat: int) -> dict[str, object]: ...
    def look(self, seat: int) -> Table[Any]: ...
    def imagine(self, seat: int, seed: int, keep: bool = True) -> Game[Any]: ...


def open_question(game: Outlook) -> Decision:
    """The question that is asked: bots are called only while there is one."""
    assert game.decision is not None
    return game.decision


class BotWords(NamedTuple):
    """What people read where they choose a bot."""

    title: str
    text: str


class Bot(ABC):
    """A bot has to say only how it decides. With the same seed it gives the same answers."""

    words: ClassVar[BotWords | None] = None  # in English
    is_quick: ClassVar[bool] = False  # it answers at once, and need not think where it holds nobody up

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.made: Collection[Offered] = ()  # what has been offered in this game, which nobody wants to hear again

    @abstractmethod
    def decide(self, game: Outlook, seat: int) -> int:
        """The index of one of `game.decision.offers[seat]`."""

    def interject(self, game: Outlook, seat: int) -> int | None:
        """What it says while others are asked, though nobody is waiting for it. None: nothing."""
        return None


def bystanders(decision: Decision) -> list[int]:
    """The seats that may say something, though nobody is waiting for them."""
    return [seat for seat in decision.offers if seat not in decision.awaited] if decision.is_window else []


def play_out(game: Game[Any], bots: Sequence[Bot], most: int = 100_000) -> int:
    """Let the bots play the game to its end, or for at most this many answers; returns how many they gave."""
    for count in range(most):
        decision = game.decision
        if decision is None:
            return count
        seat, answer = next_answer(game, decision, bots)
        game.answer(seat, answer)
    return most


def next_answer(game: Game[Any], decision: Decision, bots: Sequence[Bot]) -> tuple[int, int]:
    """Bots that interject come first, then the first seat that is awaited."""
    for seat in bystanders(decision):
        answer = bots[seat].interject(game, seat)
        if answer is not None:
            return seat, answer
    seat = decision.awaited[0]
    return seat, bots[seat].decide(game, seat)
