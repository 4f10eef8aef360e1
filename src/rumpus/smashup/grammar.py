"""How answers are worded in Smash Up."""

from __future__ import annotations

from rumpus.family.options import Grammar
from rumpus.kernel import Option
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


def is_said_anywhere(option: Option) -> bool:
    """Is it worded alike to everybody, whatever lies on the table? A card to play is, unless it says whose it is; so
    is an answer of one word that names nothing."""
    if option[0] == "play":
        return "of" not in option
    return len(option) == 1 and option[0] in GRAMMAR.roles
