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
        card = CARDS.get(str(tab.about[0])) if tab.about else None
        name = "no lose" if tab.name == "nothing" and card is not None and card.is_curse else tab.name
        form = self.words.TABS.get(name, self.words.TABS["nothing"])
        return on_tab(form.format(*[self.word(str(each)) for each in tab.about]))
