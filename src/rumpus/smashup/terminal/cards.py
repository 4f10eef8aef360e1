"""Cards as `rumpus cards` finds them: by name, faction, set and kind."""

from __future__ import annotations

from rumpus.family import Unreadable
from rumpus.family.ids import id_of
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.catalog import FACTIONS, SETS
from rumpus.smashup.text.cards import group_of


def pool(faction: str, card_set: str, kind: str) -> list[Card]:
    """The cards that fit, in the order of the sets."""
    if faction and id_of(faction) not in FACTIONS:
        raise Unreadable("no such faction", typed=faction, factions=list(FACTIONS))
    if card_set and id_of(card_set) not in SETS:
        raise Unreadable("no such set", typed=card_set, sets=list(SETS))
    return [
        card
        for card in in_order()
        if (not faction or card.faction is FACTIONS[id_of(faction)])
        and (not card_set or card.faction.set.name == id_of(card_set))
        and (not kind or kind in (card.kind, group_of(card)))
    ]


def in_order() -> list[Card]:
    """Set by set: each faction with its bases, then monsters and treasures."""
    found: list[Card] = []
    for each in SETS.values():
        for faction in each.factions:
            found += [*faction.cards, *[base for base in each.bases if base.faction is faction]]
        found += each.monsters + each.treasures
    return found
