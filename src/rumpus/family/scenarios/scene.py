"""A game in words, as scenarios and tests speak to it: a family says how its cards in play are described."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import TypeVar

from rumpus.family.ids import id_of
from rumpus.family.named_game import NamedGame
from rumpus.family.options import SEAT_NAMES, Grammar, unnumbered, with_pieces
from rumpus.kernel import Option, Refusal, State, key_of

S = TypeVar("S", bound=State)


class NotOffered(ValueError):
    """An answer that is not among those offered; the message lists them."""


class Unclear(ValueError):
    """A text that names nothing, or several things."""


class Scene(NamedGame[S], ABC):
    """`Bob's shinobi` instead of `shinobi#12`, and `Bob` instead of `P1`."""

    grammar: Grammar  # of the family's answers

    @property
    def asked(self) -> str:
        """The name of the player who is asked, the first of several; nothing when the game is over."""
        return self.awaited[0] if self.awaited else ""

    @abstractmethod
    def in_play(self) -> Mapping[int, tuple[str, str]]:
        """The cards in play by their serial numbers: what each is, and how it is described."""

    def describe(self, card: str, serial: int) -> str:
        return self.in_play().get(serial, (card, card))[1]

    def words(self, option: Option) -> str:
        return super().words(with_pieces(option, self.describe))

    def answer(self, name: str, text: str) -> None:
        """Give an answer by its key, by its words, or by any shorter form that only one option has."""
        index = self.find(name, text)
        if index is None:
            several, offers = self.fitting(name, text), self.offers(name)
            found = "\n  ".join([offers[each] for each in several] or offers) or "nothing"
            what = "it could mean" if several else "offered"
            raise NotOffered(f"{name} cannot answer {text!r} to {self.prompt!r}; {what}:\n  {found}")
        self.game.answer(self.seat(name), index)

    def find(self, name: str, text: str) -> int | None:
        for form in (self.offers(name), self.keys(name)):
            if text in form:  # of pieces that look alike, the first
                return form.index(text)
        short = self.fitting(name, text)
        return short[0] if len(short) == 1 else None

    def fitting(self, name: str, text: str) -> list[int]:
        """The options that this could be short for: all that is left out are numbers or, if there is no such option,
        other words."""
        forms: list[tuple[str, ...]] = [
            (key_of(unnumbered(option)), super(Scene, self).words(unnumbered(option))) for option in self.options(name)
        ]
        exact = [index for index, form in enumerate(forms) if text in form]
        if exact or not id_of(text):
            return exact
        forms = [(*form, told) for form, told in zip(forms, self.offers(name), strict=True)]
        return [index for index, form in enumerate(forms) if any(is_within(text, each) for each in form)]

    def why_not(self, name: str, text: str) -> Refusal | None:
        """Why this player cannot answer that; None if they can. May raise Unclear."""
        if self.find(name, text) is not None:
            return None
        return self.game.why_not(self.seat(name), self.meant(name, text))

    def meant(self, name: str, text: str) -> str:
        """The key of an answer that this player is not offered. May raise Unclear."""
        if len(fitting := self.fitting(name, text)) > 1:
            offers = self.offers(name)
            raise Unclear(f"{text!r} could mean {', '.join(offers[index] for index in fitting)}")
        option = self.read(text)
        if not option:
            raise Unclear(f"{text!r} names nothing that there is")
        answer, in_play = self.grammar.read(option), [card for card, _ in self.in_play().values()]
        for part in answer.parts if answer.verb != "play" else ():
            if part.card and not part.piece and in_play.count(part.card) > 1:
                raise Unclear(f"{text!r} could mean several cards in play: say whose {part.card} it is, and where")
        return key_of(option)

    def read(self, text: str) -> Option | None:
        """The option that these words stand for, whether or not it is offered."""
        if not text:
            return ()
        for phrase, meant in self.phrases(text).items():
            if text == phrase or text.startswith(f"{phrase} "):
                rest = self.read(text[len(phrase) + 1 :])
                if rest is not None:
                    return meant + rest
        return None

    def phrases(self, text: str) -> dict[str, Option]:
        """What a text may begin with, the longest first: players and cards in play, then verbs and single words."""
        found: dict[str, Option] = {name: (SEAT_NAMES[seat],) for seat, name in enumerate(self.names)}
        for serial, (card, label) in self.in_play().items():
            found.setdefault(label, (card, serial))
            found.setdefault(f"{card}#{serial}", (card, serial))
        for seat in range(len(self.names)):
            found.setdefault(SEAT_NAMES[seat], (SEAT_NAMES[seat],))
        word = text.partition(" ")[0]
        known = [each for each in self.grammar.words if " " in each]
        if word not in SEAT_NAMES and self.grammar.knows(word):
            known.append(word)
        for each in known:
            found.setdefault(each, (each,))
        return {phrase: found[phrase] for phrase in sorted(found, key=len, reverse=True)}


def is_within(text: str, option: str) -> bool:
    """Are these words of an option, in their order? The name of a card counts as one, and may be as it is printed."""
    left = id_of(text).split("_")
    for word in option.split():
        parts = id_of(word).split("_")
        if left[: len(parts)] == parts:
            left = left[len(parts) :]
    return not left
