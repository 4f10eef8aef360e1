"""A made-up language: English with every word in brackets. What is shown without them would stay English in every other
language as well."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, TypeVar

PLACE = re.compile(r"(\{[^{}]*\})")
WORD = re.compile(r"[^\W\d_][\w'’]*")
CLOSED = re.compile(r"⟦[^⟦⟧]*(?:⟧|…)")
SIGN = re.compile(r"[A-Z]|x\d*")  # the letter of a base, and how many copies
PRINTED = (
    *("name", "ability", "rulings", "faction", "pitch", "set", "group", "plural"),
    *("option_title", "option_text", "rule_of_set", "bot", "puzzle"),
)
"""What says the words of cards, factions, sets, bots and puzzles, which have theirs in their own files."""

W = TypeVar("W")


def in_brackets(told: Any) -> Any:
    """Every word of a text, but not what will be put into it; of a dictionary the values."""
    if isinstance(told, str):
        return "".join(part if PLACE.fullmatch(part) else WORD.sub(r"⟦\g<0>⟧", part) for part in PLACE.split(told))
    if isinstance(told, dict):
        return {key: in_brackets(value) for key, value in told.items()}
    if isinstance(told, tuple | list):
        return (tuple if isinstance(told, tuple) else list)(in_brackets(each) for each in told)
    return told


def made_up(english: W) -> W:
    """The same language with brackets."""
    if isinstance(english, dict):
        told: W = in_brackets(english)
        return told
    language = type(english)
    constants = {name: in_brackets(getattr(language, name)) for name in dir(language) if name.isupper()}

    def printed(name: str) -> Any:
        said = getattr(language, name)
        return lambda self, *about: in_brackets(said(self, *about))

    methods = {name: printed(name) for name in PRINTED if hasattr(language, name)}
    found: W = type("MadeUp", (language,), {**constants, **methods})()
    return found


def outside(shown: str, names: Iterable[str] = ()) -> list[str]:
    """The words that are not in brackets, and not among these, which are the same in every language."""
    found = {word.strip("'’") for word in WORD.findall(CLOSED.sub(" ", shown))}
    return sorted({word for word in found if not SIGN.fullmatch(word)} - {*names})
