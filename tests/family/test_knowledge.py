"""Who has seen a card, from where somebody sits."""

from __future__ import annotations

import pytest

from rumpus.family.knowledge import turned_to
from rumpus.kernel import EVERYONE


@pytest.mark.parametrize("seat", range(4))
def test_it_looks_the_same_wherever_people_sit(seat: int) -> None:
    left, right = 1 << (seat + 1) % 4, 1 << (seat + 3) % 4
    assert turned_to(seat, left, 4) == 0b0010
    assert turned_to(seat, right, 4) == 0b1000
    assert turned_to(seat, left | right, 4) == 0b1010


def test_oneself_counts_least_and_nobody_sits_beyond_the_table() -> None:
    assert turned_to(2, 1 << 2, 4) == 0b0001
    assert turned_to(1, EVERYONE, 3) == 0b111
