"""Who has seen a hidden card: a mask with a bit for each seat."""

from __future__ import annotations


def turned_to(seat: int, mask: int, seats: int) -> int:
    """The mask as it looks from a seat, which comes lowest itself: the same wherever people sit around the table."""
    everyone = (1 << seats) - 1
    mask &= everyone
    return (mask >> seat | mask << seats - seat) & everyone
