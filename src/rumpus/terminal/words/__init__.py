"""What the terminal says by itself, by language; the rest is said by the family that is played."""

from __future__ import annotations

from rumpus.family import Line
from rumpus.family.words import languages, spoken
from rumpus.terminal.words.en import English

__all__ = ["LANGUAGES", "English", "told", "words_of"]

LANGUAGES: dict[str, English] = languages(__name__, __path__)


def words_of(language: str) -> English:
    return spoken(LANGUAGES, language)


def told(line: Line, words: English) -> str:
    """A line of the log; the headline of a turn stands out."""
    return words.HEADLINE.format(text=line.text) if line.kind == "turn" else line.text
