"""Names of players and cards, as one viewer says them: the viewer is «you», a spectator (-1) names everybody."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.options import seat_of
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.text import english


class Naming:
    def __init__(self, names: Sequence[str], viewer: int) -> None:
        self.names = names
        self.viewer = viewer

    def who(self, seat: int) -> str:
        return english.YOU if seat == self.viewer else self.names[seat]

    def whom(self, seat: int, actor: int) -> str:
        """Whom somebody does something to: themselves, perhaps."""
        if seat != actor:
            return self.who(seat)
        return english.YOURSELF if seat == self.viewer else english.THEMSELVES

    def whose(self, seat: int) -> str:
        return english.YOUR if seat == self.viewer else english.WHOSE.format(name=self.names[seat])

    def word(self, word: str) -> str:
        """A card or a player by name; any other word as it is."""
        if (seat := seat_of(word)) >= 0:
            return self.who(seat)
        if word in english.WORDS:
            return english.WORDS[word]
        return CARDS[word].name if word in CARDS else word.replace("_", " ")


def listed(names: Sequence[str]) -> str:
    """`Cheat!, 2 x Kitchen Sink and Froggoth`."""
    counts = {name: names.count(name) for name in names}
    told = [english.COPIES_OF.format(count=count, name=name) if count > 1 else name for name, count in counts.items()]
    return english.AND.join(filter(None, (", ".join(told[:-1]), "".join(told[-1:]))))


def counted(count: int, what: str) -> str:
    """`a treasure`, `3 treasures`, `no treasures`."""
    one, many = english.COUNTED[what]
    return one if count == 1 else many.format(count=count if count else english.NO)


def signed(amount: int) -> str:
    return f"{amount:+d}"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
