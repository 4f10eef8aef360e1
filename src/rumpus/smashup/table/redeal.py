"""Dealing again what a player does not know: how a world is imagined."""

from __future__ import annotations

from rumpus.kernel import ALL_HANDS, deal_again, known_to
from rumpus.smashup.table.state import State


def redeal(state: State, viewer: int, seed: int) -> None:
    """Deal again, in place, what this player does not know: decks, other hands, what others look at, the future.

    A hand may hold cards that are not its player's: each card changes places only with its own kind.
    """
    owners = state.owners
    groups = [[seat.deck, seat.aside] if seat.aside else [seat.deck] for seat in state.seats]
    if state.piles is not None:
        groups += [[state.piles.monster_deck], [state.piles.treasure_deck]]  # treasures are nobody's: -1, the last
    mixed: list[tuple[list[int], dict[int, list[int]]]] = []
    for player, seat in enumerate(state.seats):
        if viewer not in (player, ALL_HANDS):
            hand = seat.hand
            whose = [owners[uid] for uid in hand]
            if whose.count(player) == len(hand):
                groups[player].append(hand)
            else:
                parts = {owner: [uid for uid in hand if owners[uid] == owner] for owner in set(whose)}
                mixed.append((hand, parts))
                for owner, part in parts.items():
                    groups[owner].append(part)
    fixed = known_to(viewer, state.known)
    state.seed = deal_again(seed, [[state.base_deck], *groups], fixed, state.known)
    for hand, parts in mixed:
        dealt = {owner: iter(part) for owner, part in parts.items()}
        hand[:] = [next(dealt[owners[uid]]) for uid in hand]
