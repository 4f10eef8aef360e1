"""Players by name, as one viewer says it: the viewer is «you», a spectator (-1) names everybody."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import shorten
from typing import Any, Generic, TypeVar

from rumpus.family.words import English
from rumpus.kernel import Game

W = TypeVar("W", bound=English)
LONGEST_TAB = 24  # letters at the foot of a card


class Naming(Generic[W]):
    """Says who it was to one viewer, in one language."""

    def __init__(self, names: Sequence[str], viewer: int, words: W) -> None:
        self.names = names
        self.viewer = viewer
        self.words = words

    def follows(self, game: Game[Any], view: dict[str, Any]) -> str:
        """What would come of the open question if nobody did anything: a family may know more."""
        return ""

    def gains(self, game: Game[Any]) -> Mapping[str, str]:
        """What each card that may be taken would do for the viewer now: a family may know it."""
        return {}

    def who(self, seat: int) -> str:
        return self.words.YOU if seat == self.viewer else self.names[seat]

    def whom(self, seat: int, actor: int) -> str:
        """Whom somebody does something to: themselves, perhaps."""
        if seat != actor:
            return self.who(seat)
        return self.words.YOURSELF if seat == self.viewer else self.words.THEMSELVES

    def whose(self, seat: int) -> str:
        return self.words.YOUR if seat == self.viewer else self.words.WHOSE.format(name=self.names[seat])


def on_tab(said: str) -> str:
    """As much of it as has room at the foot of a card."""
    return shorten(said, LONGEST_TAB, placeholder="…")
