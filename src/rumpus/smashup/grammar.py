"""How answers are worded in Smash Up."""

from __future__ import annotations

from rumpus.family.options import Grammar
from rumpus.smashup.cards.catalog import CARDS, FACTIONS

GRAMMAR = Grammar(
    CARDS,
    bases={card.id for card in CARDS.values() if card.kind == "base"},
    factions=FACTIONS,
    words=(
        "action", "at", "extra", "extra action", "extra minion", "for", "from_discard", "minion", "of", "play",
        "power", "same_name", "take", "treasure", "use", "where_behind", "where_discard", "where_none",
    ),
)  # fmt: skip
