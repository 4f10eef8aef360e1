"""Languages: what all families say in the same words, and how a language is found by its name.

A language is a class of constants and of a few functions for its grammar. A family lays its own words on top of the
shared ones (`smashup/words/en`), and another language derives from English and puts its own in place of them: what it
has no words for yet is said in English.

Nobody keeps a list of languages: each is a module named by its code (`words/en`) with its `WORDS`. It is spoken as soon
as it stands here; the words of the families, of the terminal and of the server may come later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, TypeVar

from rumpus.family.words.en import English

USUAL = "en"
Words = str | Callable[[], str]
W = TypeVar("W")


class NoSuchLanguage(ValueError):
    """Nobody here speaks it; the message says what is spoken."""


def languages(package: str, path: Iterable[str]) -> dict[str, Any]:
    """The words of every language that stands in a package."""
    names = sorted(found.name for found in iter_modules(path))
    return {name: import_module(f"{package}.{name}").WORDS for name in names}


LANGUAGES: dict[str, English] = languages(__name__, __path__)


def spoken(words: Mapping[str, W], language: str) -> W:
    """The words of a language, by its name (`en`); English where it has none of this kind yet."""
    if language not in LANGUAGES:
        raise NoSuchLanguage(f"nobody here speaks {language!r}; there are {', '.join(LANGUAGES)}")
    return words.get(language, words[USUAL])


class Filling(dict[str, Words]):
    """What fills the gaps of a sentence, by their names: words, or how to find them, which is done only for the gaps
    that the sentence has."""

    def __getitem__(self, gap: str) -> str:
        found = super().__getitem__(gap)
        return found if isinstance(found, str) else found()


__all__ = ["LANGUAGES", "USUAL", "English", "Filling", "NoSuchLanguage", "languages", "spoken"]
