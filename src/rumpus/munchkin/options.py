"""What a table may decide for itself: the variants of the rulebook, and what its sets leave open.

The value that is played unless the table says otherwise is the usual one; the number is that of the rule.
"""

from __future__ import annotations

from typing import NamedTuple


class SetOption(NamedTuple):
    """What one set leaves to the table, or a joke of its cards with what stands in for it."""

    name: str  # in a setup
    usual: bool | int  # a number is one of players
    title: str
    text: str
    is_for_each_seat: bool = False  # then the setup itself has a list of that name


class Options:
    """The decisions of one table."""

    __slots__ = ("faster", "of_sets", "shared_victory")

    def __init__(self, faster: bool = False, shared_victory: bool = False, **of_sets: bool | int) -> None:
        self.faster = faster  # MU-11.1: listen at the door first, and loot a treasure instead of a door
        self.shared_victory = shared_victory  # MU-11.2: whoever helps to the tenth level wins as well
        self.of_sets = of_sets  # those that are not as usual


VARIANTS = ("faster", "shared_victory")
