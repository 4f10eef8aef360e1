"""The check of orders leaves nothing out: whatever has an order is shuffled, or it is said what its order means."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.contract import munchkin_orders, smashup_orders
from tests.contract.orders import sequences


@pytest.mark.parametrize("family", [smashup_orders, munchkin_orders])
def test_whatever_has_an_order_is_shuffled_or_says_why_not(family: ModuleType) -> None:
    assert not family.SHUFFLED & set(family.KEPT)
    assert family.SHUFFLED | set(family.KEPT) == sequences(*family.PARTS)
