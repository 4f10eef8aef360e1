"""A game in words, as scenarios and tests speak to it: a family says how its cards in play are described."""

from __future__ import annotations

from typing import TypeVar

from rumpus.family.named_game import NamedGame
from rumpus.family.options import unnumbered, with_pieces
from rumpus.kernel import Option, Refusal, State, key_of

S = TypeVar("S", bound=State)


class NotOffered(ValueError):
    """An answer that is not among those offered; the message lists them."""


class Scene(NamedGame[S]):
    """`Bob's shinobi` instead of `shinobi#12`, and `Bob` instead of `P1`."""

    @property
    def asked(self) -> str:
        """The name of the player who is asked, the first of several; nothing when the game is over."""
        return self.awaited[0] if self.awaited else ""

    def describe(self, card: str, serial: int) -> str:
        """A card in play."""
        raise NotImplementedError

    def words(self, option: Option) -> str:
        return super().words(with_pieces(option, self.describe))

    def answer(self, name: str, text: str) -> None:
        """Give an answer by its key, by its words, or by any shorter form that only one option has."""
        index = self.find(name, text)
        if index is None:
            offered = "\n  ".join(self.offers(name)) or "nothing"
            raise NotOffered(f"{name} cannot answer {text!r} to {self.prompt!r}; offered:\n  {offered}")
        self.game.answer(self.seat(name), index)

    def find(self, name: str, text: str) -> int | None:
        for form in (self.offers(name), self.keys(name)):
            if text in form:  # of pieces that look alike, the first
                return form.index(text)
        short = self.fitting(name, text)
        return short[0] if len(short) == 1 else None

    def fitting(self, name: str, text: str) -> list[int]:
        """The options that this could be short for."""
        forms = [
            (key_of(unnumbered(option)), super(Scene, self).words(unnumbered(option))) for option in self.options(name)
        ]
        return [index for index, form in enumerate(forms) if text in form]

    def why_not(self, name: str, text: str) -> Refusal | None:
        """Why this player cannot answer that; None if they can."""
        index = self.find(name, text)
        return None if index is not None else self.game.why_not(self.seat(name), text)
