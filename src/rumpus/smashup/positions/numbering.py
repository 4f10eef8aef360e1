"""The numbers of the cards of a position: in the order in which a game deals them.

Chance goes by these numbers, not by how the cards lie. So what is written down in the middle of a game and laid out
again goes on as that game does.
"""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.catalog import FACTIONS, SETS
from rumpus.smashup.table.state import Piece


def as_dealt(cards: Sequence[Card], owners: Sequence[int], factions: Sequence[tuple[str, ...]]) -> list[int]:
    """The uids in that order: the players' decks, faction by faction, the bases, then monsters and treasures."""
    shared = [card for each in SETS.values() for card in each.bases]
    shared += [card for each in SETS.values() for card in each.monsters]
    shared += [card for each in SETS.values() for card in each.treasures]
    ranks = {card: rank for rank, card in enumerate(shared)}

    def place(uid: int) -> tuple[int, ...]:
        card, owner = cards[uid], owners[uid]
        if owner < 0:
            return len(factions), ranks[card]
        chosen = factions[owner] if card.faction.id in factions[owner] else tuple(FACTIONS)
        return owner, chosen.index(card.faction.id), card.faction.cards.index(card)

    return sorted(range(len(cards)), key=place)


def renumber(zones: Sequence[list[int]], pieces: Sequence[Piece], order: Sequence[int]) -> None:
    """Each card there gets the number of its place in the order, with what lies on it."""
    numbers = {uid: number for number, uid in enumerate(order)}
    for zone in zones:
        zone[:] = [numbers[uid] for uid in zone]
    for piece in pieces:
        piece.uid = numbers[piece.uid]
        renumber([], piece.on, order)
