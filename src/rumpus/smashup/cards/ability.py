"""The shapes of abilities: what a card's functions are given, and when they are called."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal, TypeVar

if TYPE_CHECKING:
    from rumpus.smashup.cards.card import Card
    from rumpus.smashup.table.board import Board
    from rumpus.smashup.table.state import Deed, Leaving, Piece

Verb = Literal[
    "play", "play action", "move", "return", "destroy", "attach", "transfer", "place", "control", "empower", "counter",
    "start", "before scoring", "after scoring", "end",
]  # fmt: skip
About = Literal[
    "forbid", "ward", "small hand", "instead", "power", "power here", "total", "leave out", "mute", "ignore base",
    "discard", "play ban", "attach ban", "extra minion", "extra action", "use", "from discard", "special",
]  # fmt: skip
Topic = Verb | About  # what a card in play may have something to say about
Stage = Literal["before", "award", "when", "lay out", "loot", "share", "when again", "reward", "after", "clear"]
Kind = Literal["minion", "action", "base"]
Zone = Literal[
    "discard", "hand", "deck", "deck bottom", "monster deck", "monster deck bottom", "treasure deck bottom"
]  # fmt: skip

# What has no type below is always the whole table: whatever part of it calls an ability hands over itself.
Ability = Callable[[Any, "Piece"], Awaitable[None]]
Condition = Callable[["Board", "Piece", "Deed"], bool]
Instead = Callable[[Any, "Piece", "Deed"], Awaitable[bool]]
React = Callable[[Any, "Piece", "Deed"], Awaitable[None]]
Bonus = Callable[[Any, "Piece"], int]
BonusForOther = Callable[[Any, "Piece", "Piece"], int]
Hosts = Callable[["Board", "Piece"], "list[Piece]"]
MayUse = Callable[["Board", "Piece"], bool]
MayPlay = Callable[["Board", int], bool]
MayPlayFromDiscard = Callable[["Board", int, int], bool]  # with so many more cards in hand
ForbidsAttaching = Callable[["Board", "Piece", int, "Card", "Piece"], bool]
Divert = Callable[["Board", "Piece", "Piece", "Leaving"], "Destination | None"]
ForbidsPlay = Callable[["Board", "Piece", int, "Card | None", "Piece"], bool]
AtScoring = Callable[[Any, "Piece", "Piece"], Awaitable[None]]
MayUseAtScoring = Callable[["Board", "Piece", "Piece"], bool]
MayPlayAtScoring = Callable[["Board", int, "Piece"], bool]
MayUseBase = Callable[["Board", "Piece", int], bool]
UsesBase = Callable[[Any, "Piece", int], Awaitable[None]]
OncePaid = Callable[[Any, int, int, int], Awaitable[None]]  # the last is how many points the other player has got
OnScore = Callable[[Any, "Piece", "list[int]"], Awaitable[None]]
Destination = tuple[Zone, int]  # where a card goes, and whose; -1: its owner's
F = TypeVar("F", bound=Callable[..., Any])
ANY_POWER = 99


class Replacement:
    """«Instead of ..., do ...». It returns whether it did. A special is silent while its player may use none."""

    __slots__ = ("do", "is_special", "when")

    def __init__(self, when: Condition, do: Instead, is_special: bool) -> None:
        self.when = when
        self.do = do
        self.is_special = is_special


class Trigger:
    """«After ..., do ...». One that commutes has the same result before and after any other: its order is not asked.
    Those that are alike have the same result in whatever order copies of the card act, or one acts upon several things.
    Once means: for everything together that one player does at the same time.

    One that looks back asks how things were when it happened, not how they are when its turn comes.
    """

    __slots__ = ("alike", "commutes", "do", "looks_back", "name", "once", "when")

    def __init__(
        self, name: str, when: Condition, do: React, commutes: bool, alike: bool, once: bool, looks_back: bool
    ) -> None:
        self.name = name  # of the ability on its card
        self.when = when
        self.do = do
        self.commutes = commutes
        self.alike = alike
        self.once = once
        self.looks_back = looks_back
