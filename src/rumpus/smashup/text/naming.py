"""Names of players and cards, as one viewer says them: the viewer is «you», a spectator (-1) names everybody."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rumpus.smashup.cards.catalog import CARDS, FACTIONS
from rumpus.smashup.text import english


class Naming:
    def __init__(self, names: Sequence[str], viewer: int) -> None:
        self.names = names
        self.viewer = viewer

    def who(self, seat: int) -> str:
        return english.YOU if seat == self.viewer else self.names[seat]

    def whose(self, seat: int) -> str:
        return english.YOUR if seat == self.viewer else english.WHOSE.format(name=self.names[seat])

    def word(self, word: str) -> str:
        """A card, a faction or a player by name; any other word as it is."""
        if re.fullmatch(r"P\d", word):
            return self.who(int(word[1:]))
        if word == "rules":
            return english.THE_RULES
        return CARDS[word].name if word in CARDS else faction_or_word(word)


def faction_or_word(word: str) -> str:
    return FACTIONS[word].name if word in FACTIONS else word.replace("_", " ")


def listed(names: Sequence[str]) -> str:
    """`Scout, 2 x Shinobi and Howl`."""
    counts = {name: names.count(name) for name in names}
    told = [english.COPIES_OF.format(count=count, name=name) if count > 1 else name for name, count in counts.items()]
    return english.AND.join(filter(None, (", ".join(told[:-1]), "".join(told[-1:]))))


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
