"""Questions and answers: what a seat may say now, and why it may not say something else."""

from __future__ import annotations

import types
from collections.abc import Generator, Mapping, Sequence

import msgspec

Option = tuple[str | int, ...]
NO_CARDS: Mapping[str, int] = types.MappingProxyType({})
NO_FIGURES: Mapping[str, int] = types.MappingProxyType({})
Input = tuple[int, int]  # (seat, index of its option), or (~seat, seed): deal again what the seat does not know


class Decision(msgspec.Struct, eq=False):
    """An open question: what each seat may answer, and whose answers the game is waiting for.

    A seat in `offers` that is not awaited may interject. The kernel takes one answer at a time, whoever comes first.
    A window is a question that is open to several seats, even if only one of them happens to have an option.
    `source` is the id of the card that asks, or nothing when the rules do.
    `cards` are the cards out of play that are offered, each by its id: the table knows where they lie.
    `figures` are numbers that the question is about, by the game's own names: what has been chosen so far comes to.
    """

    prompt: str
    offers: Mapping[int, Sequence[Option]]
    awaited: tuple[int, ...]
    source: str = ""
    is_window: bool = False
    cards: Mapping[str, int] = NO_CARDS
    figures: Mapping[str, int] = NO_FIGURES

    @property
    def is_forced(self) -> bool:
        """Nobody whom the game waits for has a choice."""
        return all(len(self.offers[seat]) == 1 for seat in self.awaited)

    def keys(self, seat: int) -> list[str]:
        """The stable texts of what this seat may answer: for records, scenarios and logs."""
        return [key_of(option) for option in self.offers.get(seat, ())]

    def __repr__(self) -> str:
        waits = ",".join(f"P{seat}" for seat in self.awaited)
        offers = {seat: self.keys(seat) for seat in self.offers}
        return f"<{self.prompt} ({self.source}) waits for {waits}: {offers}>"


def key_of(option: Option) -> str:
    """`("play", "scout", "at", "tar_pits")` is `play scout at tar_pits`; a number belongs to the word before it:
    `("scout", 12)` is `scout#12`."""
    return " ".join([f"#{part}" if isinstance(part, int) else part for part in option]).replace(" #", "#")


class Refusal:
    """Why something cannot be done: the name of the reason, what it is about, and the number of the rule."""

    __slots__ = ("about", "reason", "rule")

    def __init__(self, reason: str, rule: str, about: Option = ()) -> None:
        self.reason, self.rule, self.about = reason, rule, about

    def __repr__(self) -> str:
        return f"{self.reason} [{self.rule}] {key_of(self.about)}".rstrip()


class IllegalAnswer(ValueError):
    """That seat is not offered that option now, or there is no such seat."""


class IllegalUndo(ValueError):
    """Somebody has learned something since, or the last answer was not this seat's."""


@types.coroutine
def ask(decision: Decision) -> Generator[Decision, Input, Input]:
    """Put a question and wait for the first answer: (seat, index of its option)."""
    answer = yield decision
    return answer


@types.coroutine
def ask_one(decision: Decision) -> Generator[Decision, Input, int]:
    """Put a question to one seat: the index of its option. This and `ask` hold the only yields in the project."""
    answer = yield decision
    return answer[1]
