"""Languages: what all families say in the same words, and how a language is found by its name.

A language is a class of constants and of a few functions for its grammar. A family lays its own words on top of the
shared ones (`smashup/words/en`), and another language derives from English and puts its own in place of them: what it
has no words for yet is said in English.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from rumpus.family.words.en import English

USUAL = "en"
Words = str | Callable[[], str]
W = TypeVar("W", bound=English)


class NoSuchLanguage(ValueError):
    """Nobody here speaks it; the message says what is spoken."""


def spoken(languages: Mapping[str, W], language: str) -> W:
    """The words of a language, by its name: `en`."""
    if language not in languages:
        raise NoSuchLanguage(f"nobody here speaks {language!r}; there are {', '.join(languages)}")
    return languages[language]


class Filling(dict[str, Words]):
    """What fills the gaps of a sentence, by their names: words, or how to find them, which is done only for the gaps
    that the sentence has."""

    def __getitem__(self, gap: str) -> str:
        found = super().__getitem__(gap)
        return found if isinstance(found, str) else found()


__all__ = ["USUAL", "English", "Filling", "NoSuchLanguage", "spoken"]
