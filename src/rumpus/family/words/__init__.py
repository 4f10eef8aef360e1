"""Languages: what all families say in the same words, and how a language is found by its name.

A language is a class of constants and of a few functions for its grammar. A family lays its own words on top of the
shared ones (`smashup/words/en`), and another language derives from English and puts its own in place of them: what it
has no words for yet is said in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from string import Formatter
from typing import TypeVar

from rumpus.family.words.en import English

USUAL = "en"
W = TypeVar("W", bound=English)


class NoSuchLanguage(ValueError):
    """Nobody here speaks it; the message says what is spoken."""


def spoken(languages: Mapping[str, W], language: str) -> W:
    """The words of a language, by its name: `en`."""
    if language not in languages:
        raise NoSuchLanguage(f"nobody here speaks {language!r}; there are {', '.join(languages)}")
    return languages[language]


@cache
def gaps_in(form: str) -> frozenset[str]:
    """What has to be filled in: `{who} draws {cards}` has two gaps."""
    return frozenset(name for _, name, _, _ in Formatter().parse(form) if name)


__all__ = ["USUAL", "English", "NoSuchLanguage", "gaps_in", "spoken"]
