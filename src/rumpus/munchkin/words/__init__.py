"""What Munchkin says, by language. Another one derives from `English` and is added here."""

from __future__ import annotations

from rumpus.family.words import USUAL, spoken
from rumpus.munchkin.words.en import English

__all__ = ["LANGUAGES", "English", "words_of"]

LANGUAGES: dict[str, English] = {USUAL: English()}


def words_of(language: str) -> English:
    return spoken(LANGUAGES, language)
