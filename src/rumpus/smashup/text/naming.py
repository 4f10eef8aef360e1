"""Names of players, cards and factions, as one viewer says them."""

from __future__ import annotations

from rumpus.family.foresight import Tab
from rumpus.family.naming import Naming as SharedNaming
from rumpus.family.naming import on_tab
from rumpus.family.options import seat_of
from rumpus.smashup.cards.catalog import CARDS, FACTIONS
from rumpus.smashup.words import English


class Naming(SharedNaming[English]):
    def word(self, word: str) -> str:
        """A card, a faction or a player by name; any other word as the language has it."""
        if (seat := seat_of(word)) >= 0:
            return self.who(seat)
        if word in CARDS:
            return self.words.name(CARDS[word])
        if word in FACTIONS:
            return self.words.faction(FACTIONS[word])
        return self.words.WORDS.get(word, word.replace("_", " "))

    def tab(self, tab: Tab) -> str:
        """What stands at the foot of a card."""
        form = self.words.TABS.get(tab.name, "")
        if not form or tab.name == "nothing":
            form = self.words.TABS_OF_CARDS.get(tab.about[0] if tab.about else "", self.words.TABS["nothing"])
        return on_tab(form.format(*[self.word(str(each)) for each in tab.about]))
