"""Dealing again what a player does not know: how a world is imagined."""

from __future__ import annotations

from functools import lru_cache

from rumpus.kernel import deal_again, known_to
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.state import State


def redeal(state: State, viewer: int, seed: int) -> None:
    """In place: decks, other hands, the future. Doors change places with doors, and treasures with treasures, since
    their backs differ."""
    known = int.from_bytes(known_to(viewer, state.known), "little")
    size = len(state.cards)
    hands = [hero.hand for player, hero in enumerate(state.heroes) if player != viewer]
    doors, treasures = backs(state.cards)
    seed = deal_again(seed, [[state.doors, *hands]], (known | treasures).to_bytes(size, "little"), state.known)
    state.seed = deal_again(seed, [[state.treasures, *hands]], (known | doors).to_bytes(size, "little"), state.known)


@lru_cache(maxsize=16)
def backs(cards: tuple[Card, ...]) -> tuple[int, int]:
    """A flag for every uid, as the bytes of a number: for doors, for treasures."""
    doors = bytes(card.is_door for card in cards)
    treasures = bytes(not card.is_door for card in cards)
    return int.from_bytes(doors, "little"), int.from_bytes(treasures, "little")
