"""How answers are worded in Smash Up."""

from __future__ import annotations

from rumpus.family.options import Grammar
from rumpus.smashup.cards.catalog import CARDS, FACTIONS

GRAMMAR = Grammar(CARDS, bases={card.id for card in CARDS.values() if card.kind == "base"}, factions=FACTIONS)
