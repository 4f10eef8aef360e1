"""Mistakes in how a card is written, told with the file and the line where it is."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Collection
from difflib import get_close_matches
from functools import wraps
from typing import Any, TypeVar, cast, get_args

from rumpus.smashup.cards.ability import Verb

F = TypeVar("F", bound=Callable[..., Any])

NOT_THE_WRITERS = {f"rumpus.smashup.cards.{module}" for module in ("box", "card", "faults", "script")}
DEEDS = (*get_args(Verb), "affect")


class BadCard(ValueError):
    """A card cannot be as it is written."""


def fault(words: str) -> BadCard:
    """Where whoever wrote the card is to look: the nearest line that is not of the engine."""
    frame = inspect.currentframe()
    while frame is not None and frame.f_globals["__name__"] in NOT_THE_WRITERS:
        frame = frame.f_back
    return BadCard(f"{frame.f_code.co_filename}:{frame.f_lineno}: {words}" if frame else words)


def check_facts(name: str, is_known: bool, power: int, copies: int, on: str | None) -> None:
    if is_known:
        raise fault(f"two cards are called {name}")
    if power < 0:
        raise fault(f"{name}: the power is {power}, and cannot be below 0")
    if copies < 1:
        raise fault(f"{name}: there are {copies} copies of it")
    if on is not None:
        check_word(f"{name}: on=", on, ("minion", "base"))


def text_of(card: str, ability: str, function: Callable[..., Any], is_known: bool) -> str:
    """What an ability says to players."""
    text = " ".join((function.__doc__ or "").split())
    if not text:
        raise fault(f"{card}: {function.__name__} ({ability}) has no docstring, and players would see no text")
    if is_known:
        raise fault(f"{card}: it has two abilities of the same kind ({ability})")
    return text


def check_word(place: str, word: str, known: Collection[str]) -> None:
    if word not in known:
        near = get_close_matches(word, known, 1)
        meant = f"did you mean «{near[0]}»?" if near else f"it is one of {', '.join(known)}"
        raise fault(f"{place}: there is no «{word}»; {meant}")


def checked(*known: str, takes_condition: bool = False) -> Callable[[F], F]:
    """A decorator of cards that refuses words other than these, and to be used without brackets: nothing would happen.
    A condition, which it may take, is never `async`."""
    is_ability = inspect.iscoroutinefunction if takes_condition else inspect.isfunction

    def check(decorator: F) -> F:
        name = decorator.__name__

        @wraps(decorator)
        def attach(card: object, *told: Any, **named: Any) -> Any:
            if told and is_ability(told[0]):
                raise fault(f"{card}: {name} needs brackets: @{card}.{name}(...)")
            for word in [each for each in told if isinstance(each, str)]:
                check_word(f"{card}: {name}", word, known)
            return decorator(card, *told, **named)

        return cast(F, attach)

    return check
