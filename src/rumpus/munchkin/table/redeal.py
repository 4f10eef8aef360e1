"""Dealing again what a player does not know: how a world is imagined."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rumpus.kernel import ALL_HANDS, deal_again, known_to
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.table.state import State


def redeal(state: State, viewer: int, seed: int) -> None:
    """In place: decks, other hands, the future. Doors change places with doors, and treasures with treasures, since
    their backs differ."""
    state.dice = ()
    is_door = backs(state.cards)
    hands = [hero.hand for player, hero in enumerate(state.heroes) if viewer not in (player, ALL_HANDS)]
    doors = [[uid for uid in hand if is_door[uid]] for hand in hands]
    treasures = [[uid for uid in hand if not is_door[uid]] for hand in hands]
    groups = [[state.doors, *doors], [state.treasures, *treasures]]
    state.seed = deal_again(seed, groups, known_to(viewer, state.known), state.known)
    for hand, *dealt in zip(hands, treasures, doors, strict=True):
        parts = [iter(part) for part in dealt]
        hand[:] = [next(parts[is_door[uid]]) for uid in hand]


def unseen(state: State, viewer: int) -> list[int]:
    """What a deal may change for this player: the decks and the other hands."""
    hands = [hero.hand for player, hero in enumerate(state.heroes) if viewer not in (player, ALL_HANDS)]
    return [uid for zone in (state.doors, state.treasures, *hands) for uid in zone]


def with_other_cards(start: State, viewer: int, renamed: Mapping[int, int]) -> State:
    """An earlier state, in which the cards that the player did not know then have changed places as they have now.
    Cards that everybody saw then stay where they were."""
    twin = start.copy()
    knows = known_to(viewer, start.known)
    loose = {uid for uid in unseen(start, viewer) if not knows[uid]}
    hands = [hero.hand for player, hero in enumerate(twin.heroes) if viewer not in (player, ALL_HANDS)]
    for zone in (twin.doors, twin.treasures, *hands):
        for place, uid in enumerate(zone):
            if uid in loose:
                other = renamed.get(uid, uid)
                while other not in loose:
                    other = renamed[other]
                zone[place] = other
                twin.known[other] = start.known[uid]
    return twin


@lru_cache(maxsize=16)
def backs(cards: tuple[Card, ...]) -> bytes:
    """For every uid: is it a door?"""
    return bytes(card.is_door for card in cards)
