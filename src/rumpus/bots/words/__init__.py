"""What is told of the characters of bots, and what they say, by key and language."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count, takewhile

from rumpus.family.words import USUAL, languages, spoken

LANGUAGES: dict[str, Mapping[str, str]] = languages(__name__, __path__)


def words(key: str, language: str) -> str:
    """Empty: there are no such words, and never were in English."""
    return spoken(LANGUAGES, language).get(key) or LANGUAGES[USUAL].get(key, "")


def remarks(character: str, occasion: str, has_name: bool) -> list[str]:
    """The keys of all that somebody may say; without a name, only of what names nobody."""
    known = LANGUAGES[USUAL]
    found = takewhile(known.__contains__, (f"{character} {occasion} {number}" for number in count(1)))
    return [key for key in found if has_name or "{name}" not in known[key]]
