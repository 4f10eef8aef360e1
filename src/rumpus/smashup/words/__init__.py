"""What Smash Up says, by language. Another one derives from `English` and stands beside it."""

from __future__ import annotations

from rumpus.family.words import languages, spoken
from rumpus.smashup.words.en import English

__all__ = ["LANGUAGES", "English", "words_of"]

LANGUAGES: dict[str, English] = languages(__name__, __path__)


def words_of(language: str) -> English:
    return spoken(LANGUAGES, language)
