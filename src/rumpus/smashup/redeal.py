"""Dealing again what a player does not know: how a world is imagined. A method of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.kernel import deal_again, known_to
from rumpus.smashup.state import Piles

if TYPE_CHECKING:
    from rumpus.smashup.table import Table


def redeal(g: Table, viewer: int, seed: int) -> None:
    """Deal again, in place, what this player does not know: decks, other hands, what others look at, the future."""
    state = g.state
    fixed = known_to(viewer, state.known)
    if state.piles is not None:
        seed = redeal_mixed(g, viewer, seed, fixed, state.piles)
    else:
        for player, seat in enumerate(state.seats):
            zones = [seat.deck, seat.aside] if player == viewer else [seat.deck, seat.aside, seat.hand]
            seed = deal_again(seed, zones, fixed, state.known)
    state.seed = deal_again(seed, [state.base_deck], fixed, state.known)


def redeal_mixed(g: Table, viewer: int, seed: int, fixed: bytes, piles: Piles) -> int:
    """The same where a hand may hold what is not its player's: each card changes places with its own kind only."""
    state = g.state
    hands = [seat.hand for player, seat in enumerate(state.seats) if player != viewer]
    sorted_hands = [by_owner(hand, state.owners) for hand in hands]
    for owner in (*range(len(state.seats)), -1):
        zones = [state.seats[owner].deck, state.seats[owner].aside] if owner >= 0 else [piles.treasure_deck]
        zones += [parts[owner] for parts in sorted_hands if owner in parts]
        seed = deal_again(seed, zones, fixed, state.known)
    for hand, parts in zip(hands, sorted_hands, strict=True):
        if len(parts) > 1:
            dealt = {owner: iter(part) for owner, part in parts.items()}
            hand[:] = [next(dealt[state.owners[uid]]) for uid in hand]
    return deal_again(seed, [piles.monster_deck], fixed, state.known)


def by_owner(hand: list[int], owners: tuple[int, ...]) -> dict[int, list[int]]:
    """The cards of a hand, by whose they are; nearly always they are all their player's, and it is the hand itself."""
    whose = {owners[uid] for uid in hand}
    if len(whose) == 1:
        return {whose.pop(): hand}
    return {owner: [uid for uid in hand if owners[uid] == owner] for owner in whose}
