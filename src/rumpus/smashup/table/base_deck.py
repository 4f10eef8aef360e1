"""Bases come and go: the base deck, and exchanging what lies in the middle. Methods of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rumpus.smashup.table.board import name
from rumpus.smashup.table.monsters import lay_monsters
from rumpus.smashup.table.state import Piece
from rumpus.smashup.table.zones import SEAT_NAMES

if TYPE_CHECKING:
    from rumpus.smashup.table.table import Table


async def obeys(g: Table, player: int, base: Piece) -> bool:
    """Before a base's ability strikes a player: may they ignore it, and do they?"""
    return not g.may_ignore(player, base) or not await g.agrees(player, "ignore base")


async def search_base_deck(g: Table, player: int) -> list[int]:
    """Look through the base deck. Shuffle it afterwards."""
    deck = refill(g)
    g._learn(deck, 1 << player)
    names = tuple(g.card(uid).id for uid in reversed(deck))
    g.tell("search base deck", SEAT_NAMES[player], secret=names, knows=1 << player)
    return deck


async def arrange_base_deck(g: Table, player: int, count: int) -> None:
    """Look at the next bases and put them back in any order, the next one first."""
    deck = refill(g)
    count = min(count, len(deck))
    for each in deck[-count:]:
        g.state.known[each] = 0  # whoever knew their order does not know the new one
    g._learn(deck[-count:], 1 << player)
    names = tuple(g.card(uid).id for uid in reversed(deck[-count:]))
    g.tell("look at bases", SEAT_NAMES[player], count, secret=names, knows=1 << player)
    for top in range(len(deck) - 1, len(deck) - count, -1):
        uid = await g.choose_card(player, "next base", deck[len(deck) - count : top + 1])
        assert uid is not None
        deck.remove(uid)
        deck.insert(top, uid)


async def swap_base(g: Table, old: Piece, uid: int) -> Piece:
    """Exchange a base for one of the base deck. Actions on the old one are discarded, minions stay (no move)."""
    state = g.state
    g._leave_together([piece for piece in old.on if piece.card.is_action])
    state.base_deck.remove(uid)
    new = g._base_piece(uid)
    new.on = old.on
    for piece in new.on:
        piece.base = new.serial
        for action in piece.on:
            action.base = new.serial
    old.on = []
    state.bases[state.bases.index(old)] = new
    state.base_deck.append(old.uid)
    g.touch()
    g.tell("swap base", *name(old), *name(new))
    g._shuffle(state.base_deck)
    await lay_monsters(g, new)
    return new


async def replace_base(g: Table, base: Piece) -> Piece:
    """SU-5.10, 5.11: discard all that lies on a base; the next one from the base deck takes its place."""
    state = g.state
    g._leave_together(base.on)
    state.base_discard.append(base.uid)
    uid = refill(g).pop()
    state.known[uid] = 0
    new = g._base_piece(uid)
    state.bases[state.bases.index(base)] = new
    state.barrier += 1
    g.touch()
    g.tell("new base", *name(base), *name(new))
    await lay_monsters(g, new)
    return new


def refill(g: Table) -> list[int]:
    """The base deck; an empty one is made anew from the base discard pile (SU-5.11)."""
    state = g.state
    if not state.base_deck:
        state.base_deck, state.base_discard = state.base_discard, []
        g._shuffle(state.base_deck)
    return state.base_deck
