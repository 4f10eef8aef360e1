"""The cards of the deck file by their ids: `from tests.munchkin.warhammer40k.cards import nurgling`."""

from __future__ import annotations

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.catalog import SETS

BY_ID = {card.id: card for card in SETS["warhammer40k"].cards}


def __getattr__(name: str) -> Card:
    if name not in BY_ID:
        raise AttributeError(f"there is no card {name}")
    return BY_ID[name]
