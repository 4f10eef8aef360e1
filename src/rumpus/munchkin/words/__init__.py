"""What Munchkin says, by language. Another one derives from `English` and is added here.

What only one set says lies in the folder of that set, by language too, and is laid beside the rest.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from rumpus.family.words import USUAL, spoken
from rumpus.munchkin.cards.catalog import SETS
from rumpus.munchkin.cards.set_words import SetWords
from rumpus.munchkin.words.en import English

__all__ = ["LANGUAGES", "English", "words_of"]


def with_sets(words: type[English], language: str) -> English:
    """These words of the rules, and those of all sets: in English where they have none in this language."""
    found = [box.words[each] for box in SETS.values() for each in (USUAL, language) if each in box.words]
    names = [name for name in vars(SetWords) if name.isupper()]
    laid = {name: reduce(or_, [getattr(own, name) for own in found], getattr(words, name)) for name in names}
    together: English = type(words.__name__, (words,), laid)()
    return together


LANGUAGES: dict[str, English] = {USUAL: with_sets(English, USUAL)}


def words_of(language: str) -> English:
    return spoken(LANGUAGES, language)
