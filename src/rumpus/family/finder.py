"""Cards and rules by what people type: a name, words that begin like those of a name, a number."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Generic, TypeVar

from rumpus.family import Unreadable
from rumpus.family.ids import id_of
from rumpus.family.words import English
from rumpus.family.words.en import Printed

C = TypeVar("C", bound=Printed)


class Finder(Generic[C]):
    """Finds the cards of a family."""

    def __init__(self, cards: Mapping[str, C]) -> None:
        self.cards = cards

    def find(self, typed: str, among: Iterable[C] | None = None) -> list[C]:
        """The cards that somebody may mean: those of that name (several sets may have one), otherwise all with words
        that begin like the typed ones."""
        pool = list(self.cards.values() if among is None else among)
        wanted = id_of(typed)
        exact = [card for card in pool if wanted in (card.id, id_of(card.name))]
        if exact or not wanted:
            return exact
        return [card for card in pool if begins_like(wanted.split("_"), card.id.split("_"))]

    def similar(self, typed: str) -> list[C]:
        """Those whose names are spelled similarly."""
        return [self.cards[each] for each in get_close_matches(id_of(typed), list(self.cards), 3, cutoff=0.6)]

    def chosen(self, names: Sequence[str], among: list[C], words: English) -> list[C]:
        """All of these, or those named; several words are one name if there is such a card. May raise Unreadable."""
        if not names:
            return among
        whole = self.find(" ".join(names), among)
        if whole:
            return whole
        found: list[C] = []
        for name in names:
            fitting = self.find(name, among)
            if not fitting:
                form = words.NOT_AMONG_THESE if self.find(name) else words.NO_SUCH_CARD
                raise Unreadable("as it says", error=form.format(typed=name, hint=self.hint(name, words)))
            found += fitting
        return found

    def which(self, typed: str, found: Sequence[C], words: English) -> str:
        """What to ask back if more or fewer than one card could be meant."""
        if found:
            return words.WHICH_CARD.format(names=words.joined(words.name(card) for card in found[:12]))
        if not typed:
            return words.NAME_A_CARD
        return words.capital(words.NO_SUCH_CARD.format(typed=typed, hint=self.hint(typed, words)))

    def hint(self, typed: str, words: English) -> str:
        close = [words.name(card) for card in self.similar(typed)]
        return words.DID_YOU_MEAN.format(names=words.OR.join(close)) if close else ""


def begins_like(typed: list[str], words: list[str]) -> bool:
    return all(any(word.startswith(part) for word in words) for part in typed)


def find_rules(rules: Mapping[str, str], book: str, typed: str) -> list[str]:
    """The numbers of the rules that somebody asks for: by number (`3.5`), by chapter (`3`), or by a word in them. All
    begin with the sign of their book: `MU-3.5`."""
    number = typed.upper().removeprefix(book).strip()
    if book + number in rules:
        return [book + number]
    chapter = [each for each in rules if each.startswith(f"{book}{number}.")]
    return chapter or [each for each, words in rules.items() if typed.lower() in words.lower()]
