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


def leader_of(points: Sequence[int]) -> int | None:
    """SU-9.1: who has 15 points, and more than anybody else."""
    most = max(points)
    return points.index(most) if most >= GOAL and points.count(most) == 1 else None


def is_decided(state: State) -> bool:
    return leader_of([seat.points for seat in state.seats]) is not None


def winners(state: State) -> list[int]:
    """Who has won; nobody while the game goes on, and nobody when it was broken off on a tie."""
    leader = leader_of([seat.points for seat in state.seats]) if state.phase == "over" else None
    return [] if leader is None else [leader]
