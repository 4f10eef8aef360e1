"""Names of players and cards, as one viewer says them."""

from __future__ import annotations

from rumpus.family.foresight import Tab
from rumpus.family.naming import Naming as SharedNaming
from rumpus.family.naming import on_tab
from rumpus.family.options import seat_of
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.words import English


class Naming(SharedNaming[English]):
    def word(self, word: str) -> str:
        """A card or a player by name; any other word as the language has it."""
        if (seat := seat_of(word)) >= 0:
            return self.who(seat)
        if word in self.words.WORDS:
            return self.words.WORDS[word]
        return self.words.name(CARDS[word]) if word in CARDS else word.replace("_", " ")

    def tab(self, tab: Tab) -> str:
        """What stands at the foot of a card."""
        return on_tab(self.words.TABS[tab.name].format(*[self.word(str(each)) for each in tab.about]))
