"""Players by name, as one viewer says it: the viewer is «you», a spectator (-1) names everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import shorten
from typing import Any, Generic, Self, TypeVar

from rumpus.family.consequences import Reason, Upshot
from rumpus.family.options import seat_of
from rumpus.family.words import English, Filling
from rumpus.kernel import Game

W = TypeVar("W", bound=English)
LONGEST_TAB = 24  # letters at the foot of a card


class Naming(Generic[W]):
    """Says who it was to one viewer, in one language."""

    def __init__(self, names: Sequence[str], viewer: int, words: W) -> None:
        self.names = names
        self.viewer = viewer
        self.words = words

    def stand_beside(self, other: Self) -> None:
        """What that speaker finds out about the game for everybody need not be found out again: a family may have
        some."""

    def follows(self, game: Game[Any], view: dict[str, Any]) -> str:
        """What would come of the open question if nobody did anything: a family may know more."""
        return ""

    def gains(self, game: Game[Any]) -> Mapping[str, str]:
        """What each card that may be taken would do for the viewer now: a family may know it."""
        return {}

    def outlooks(self, game: Game[Any]) -> Mapping[str, str]:
        """What would come at once of answers, by their keys: a family may know it."""
        return {}

    def word(self, word: str) -> str:
        """A player by name; a family knows its cards, too."""
        return self.who(seat) if (seat := seat_of(word)) >= 0 else word

    def because(self, reason: Reason) -> str:
        """What speaks for an answer, beside which it stands: a sentence without a subject."""
        words = self.words
        told = [self.upshot(words.UPSHOTS, each) for each in reason.upshots]
        told += [self.upshot(words.AVERTED, each) for each in reason.averted]
        return words.capital(words.REASON.format(told=words.AND.join(told))) if told else words.NO_REASON

    def upshot(self, forms: Mapping[str, str], found: Upshot) -> str:
        words = self.words
        return forms[found.name].format_map(
            Filling(
                who=lambda: self.who(found.seat),
                whose=lambda: self.whose(found.seat),
                card=lambda: self.word(found.card),
                number=str(found.number),
                cards=lambda: words.counted(found.number, "card"),
                levels=lambda: words.counted(found.number, "level"),
            )
        )

    def who(self, seat: int) -> str:
        return self.words.YOU if seat == self.viewer else self.names[seat]

    def whom(self, seat: int, actor: int) -> str:
        """Whom somebody does something to: themselves, perhaps."""
        if seat != actor:
            return self.who(seat)
        return self.words.YOURSELF if seat == self.viewer else self.words.THEMSELVES

    def concedes(self, seat: int) -> str:
        return self.words.YOU_CONCEDE if seat == self.viewer else self.words.CONCEDES.format(name=self.names[seat])

    def whose(self, seat: int) -> str:
        return self.words.YOUR if seat == self.viewer else self.words.WHOSE.format(name=self.names[seat])


def on_tab(said: str) -> str:
    """As much of it as has room at the foot of a card."""
    return shorten(said, LONGEST_TAB, placeholder="…")
