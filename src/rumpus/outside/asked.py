"""A question as a program has it: its own answers with their parts, what its seat sees, and the game as far as its seat
knows it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import msgspec

from rumpus.families import notations
from rumpus.family import Answer, Part, Role
from rumpus.family.options import OfParts, unnumbered
from rumpus.family.scenarios import BadScenario, read_scenarios, run
from rumpus.kernel import Game, Option, key_of


class Choice(OfParts, msgspec.Struct, omit_defaults=True):
    """One possible answer: its key, what kind of answer it is, and what it names."""

    key: str
    role: Role = "act"
    verb: str = ""  # none: something is simply chosen
    parts: list[Part] = []
    words: str = ""  # for people; only over a WebSocket

    @property
    def ends_turn(self) -> bool:
        return self.role == "end"


class Question(msgspec.Struct, omit_defaults=True):
    """As it is sent, in a line or over a WebSocket; what else there is, is left out."""

    number: int
    awaited: list[int]
    prompt: str = ""
    source: str = ""
    choices: list[Choice] = []
    is_awaited: bool = False
    is_window: bool = False
    figures: dict[str, int] = {}
    words: str = ""
    winners: list[int] = []


class Asked:
    """A question to this seat. If it is not awaited, it may say something or nothing."""

    def __init__(
        self, question: Question, seat: int, family: str, view: dict[str, Any], position: Callable[[], str]
    ) -> None:
        self.question = question
        self.seat = seat
        self.family = family
        self.view = view
        self._position = position  # asks for it, which takes a moment

    @property
    def number(self) -> int:
        return self.question.number

    @property
    def choices(self) -> list[Choice]:
        return self.question.choices

    @property
    def keys(self) -> list[str]:
        return [choice.key for choice in self.choices]

    @property
    def is_awaited(self) -> bool:
        return self.question.is_awaited

    @property
    def is_forced(self) -> bool:
        return self.is_awaited and len(self.choices) == 1

    @cached_property
    def game(self) -> Game[Any] | None:
        """The game at this question as far as this seat knows it: what it does not know is dealt by chance, and dealt
        again by `game.imagine(seat, seed)`. Its options stand in the order of the choices; cards in play have other
        numbers. None: it cannot be made from here, as when others have answered since an effect began."""
        told = self._position()
        if not told:
            return None
        try:
            [scenario] = read_scenarios(told, notations(), self.family)
        except BadScenario:
            return None
        game: Game[Any] = run(scenario).scene.game
        decision = game.decision
        if decision is None or [plain(option) for option in decision.offers.get(self.seat, ())] != self.plain_keys():
            return None
        game.answered = self.number
        return game

    def plain_keys(self) -> list[str]:
        """The answers without the numbers of cards in play."""
        return [plain(Answer(choice.verb, choice.role, choice.parts).option) for choice in self.choices]


def plain(option: Option) -> str:
    return key_of(unnumbered(option))
