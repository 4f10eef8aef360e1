"""What Munchkin says, by language. Another one derives from `English` and stands beside it.

What only one set says lies in the folder of that set, by language too, and is laid beside the rest.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from rumpus.family.words import USUAL, languages, spoken
from rumpus.munchkin.cards.catalog import SETS
from rumpus.munchkin.cards.set_words import SetWords
from rumpus.munchkin.words.en import English

__all__ = ["LANGUAGES", "English", "words_of"]


def with_sets(words: type[English], language: str) -> English:
    """These words of the rules, and those of all sets: in English where they have none in this language."""
    english, own = [[box.words[each] for box in SETS.values() if each in box.words] for each in (USUAL, language)]
    names = [name for name in vars(SetWords) if name.isupper()]
    laid = {name: reduce(or_, [getattr(each, name) for each in (*english, words, *own)]) for name in names}
    together: English = type(words.__name__, (words,), laid)()
    return together


LANGUAGES: dict[str, English] = {
    language: with_sets(type(words), language) for language, words in languages(__name__, __path__).items()
}


def words_of(language: str) -> English:
    return spoken(LANGUAGES, language)
