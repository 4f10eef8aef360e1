"""Everything that the server itself says to people, by key and language; the games have words of their own."""

from __future__ import annotations

from collections.abc import Mapping

from rumpus.family import words as shared
from rumpus.family.words import USUAL, languages, spoken

LANGUAGES: dict[str, Mapping[str, str]] = languages(__name__, __path__)


def words(key: str, language: str, **values: object) -> str:
    said = spoken(LANGUAGES, language).get(key) or LANGUAGES[USUAL][key]
    return said.format_map(values)


def language_of(wish: str) -> str:
    """The language that is spoken to somebody who asks for this one: `de` for `de-AT`. Who asks for none that is spoken
    here is better served in English than not at all."""
    wish = wish.lower()
    return next((each for each in (wish, wish.split("-")[0]) if each in shared.LANGUAGES), USUAL)
