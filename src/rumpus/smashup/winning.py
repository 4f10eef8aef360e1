"""Who is in which place, and who has won (SU-5.5, 5.6, 9.1)."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.smashup.cards.card import Card
from rumpus.smashup.table.state import State

GOAL = 15


def places(totals: Sequence[int]) -> list[int]:
    """Of each player, by power at a base; 0 without a minion there. Those who tie share the better place and use up the
    next."""
    order = sorted(totals, reverse=True)
    return [order.index(total) + 1 if total >= 0 else 0 for total in totals]


def points_for(base: Card, taken: list[int]) -> list[int]:
    """What each player gets for these places: nothing without one, and from the fourth on."""
    worth = (0, *base.vp, 0)
    return [worth[place] for place in taken]


def is_decided(state: State) -> bool:
    """SU-9.1: someone has 15 points, and one player alone has the most."""
    points = [seat.points for seat in state.seats]
    most = max(points)
    return most >= GOAL and points.count(most) == 1


def winners(state: State) -> list[int]:
    """Who has won; nobody while the game goes on, and nobody when it was broken off on a tie."""
    if state.phase != "over" or not is_decided(state):
        return []
    most = max(seat.points for seat in state.seats)
    return [player for player, seat in enumerate(state.seats) if seat.points == most]
