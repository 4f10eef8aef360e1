"""Cards out of play that are shown, change hands or go on a deck in a random order. Methods of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rumpus.kernel import EVERYONE, random_below
from rumpus.smashup.table.state import Piece
from rumpus.smashup.table.zones import SEAT_NAMES

if TYPE_CHECKING:
    from rumpus.smashup.table.table import Table


async def look_at_hand(g: Table, viewer: int, of: int) -> None:
    """«Look at»: shown to one player only (SU-10.11)."""
    hand = g.hand(of)
    g._learn(hand, 1 << viewer)
    names = tuple(g.card(uid).id for uid in hand)
    knows = 1 << viewer | 1 << of
    g.tell("look at hand", SEAT_NAMES[viewer], SEAT_NAMES[of], secret=names, knows=knows)


async def show_hand(g: Table, player: int) -> list[int]:
    """To all, who know these cards from now on. Returns them."""
    shown = g.hand(player).copy()
    g._learn(shown, EVERYONE)
    g.tell("reveal", SEAT_NAMES[player], *sorted([g.card(uid).id for uid in shown]))
    return shown


async def take_at_random(g: Table, player: int, of: int) -> None:
    """Blindly, a card from another player's hand into one's own: only these two know which; its back tells all
    whether it is a treasure."""
    state, hand = g.state, g.hand(of)
    if not hand:
        return
    state.seed, index = random_below(state.seed, len(hand))
    state.barrier += 1
    drawn = g.card(hand[index]), g.owner(hand[index])
    uid = next(uid for uid in hand if (g.card(uid), g.owner(uid)) == drawn)  # of its copies, the first
    both = 1 << player | 1 << of
    hand.remove(uid)
    if state.piles is not None:
        state.piles.mixed = True
    for other in hand:  # what the others knew of that hand may be what has left it
        state.known[other] &= both
    g.hand(player).append(uid)
    state.known[uid] = both
    back = "treasure" if g.card(uid).is_treasure else "card"
    g.tell("take from hand", SEAT_NAMES[player], SEAT_NAMES[of], back, secret=(g.card(uid).id,), knows=both)


async def hand_over(g: Table, action: Piece, to: int) -> None:
    """An action that is being carried out goes to a player's hand, openly, and is not discarded."""
    g.state.resolving.remove(action.uid)
    g.hand(to).append(action.uid)
    g.state.known[action.uid] = EVERYONE
    g.tell("hand over", SEAT_NAMES[action.controller], action.card.id, SEAT_NAMES[to])


async def shuffle_onto_deck(g: Table, player: int, uids: Sequence[int]) -> None:
    """From the discard pile on top of the deck, in an order that nobody knows."""
    if not uids:
        return
    seat, chosen = g.state.seats[player], list(uids)
    for uid in chosen:
        seat.discard.remove(uid)
    g._shuffle(chosen)
    seat.deck += chosen
    names = sorted([g.card(uid).id for uid in chosen])
    if names[0] == names[-1]:
        g._learn(chosen, EVERYONE)
    g.tell("on deck", SEAT_NAMES[player], *names)
