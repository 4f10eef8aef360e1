"""Dealing again what a player does not know: how a world is imagined. A method of the table."""

from __future__ import annotations

from functools import lru_cache
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
    others = [seat.hand for player, seat in enumerate(state.seats) if player != viewer]
    known, size = int.from_bytes(fixed, "little"), len(fixed)
    owners = (*range(len(state.seats)), -1)
    for owner, strange in zip(owners, strangers(state.owners, owners), strict=True):
        zones = [state.seats[owner].deck, state.seats[owner].aside] if owner >= 0 else [piles.treasure_deck]
        zones += [hand for hand in others if any([state.owners[uid] == owner for uid in hand])]  # noqa: C419
        stays = (known | strange).to_bytes(size, "little")
        seed = deal_again(seed, zones, stays, state.known)
    return deal_again(seed, [piles.monster_deck], fixed, state.known)


@lru_cache(maxsize=64)
def strangers(owners: tuple[int, ...], of: tuple[int, ...]) -> tuple[int, ...]:
    """For each of these owners: a flag for every uid, as the bytes of a number, for the cards of anybody else."""
    return tuple(int.from_bytes(bytes(owner != each for owner in owners), "little") for each in of)
