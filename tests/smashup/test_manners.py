"""What people at a table of Smash Up are spared."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import tar_pits
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.dinosaurs import war_raptor
from rumpus.smashup.cards.factions.ninjas import assassination
from rumpus.smashup.manners import MANNERS
from tests.smashup.given import Given, given


def full_handed(points: dict[str, int], *on: tuple[str | Card | tuple[str, Card], ...]) -> Given:
    """Alice has ended her turn, and holds a card too many."""
    table = given(
        hands={"Alice": [war_raptor] * 9}, decks={"Alice": [war_raptor] * 2}, bases={tar_pits: on}, points=points
    )
    table.ends_turn("Alice")
    assert table.asked == "Alice"
    return table


@pytest.mark.rule("SU-2.4", "SU-9.1")
@pytest.mark.parametrize(
    ("points", "found"),
    [
        ({"Alice": 16}, (0, 0)),
        ({"Alice": 3, "Bob": 15}, (0, 0)),
        ({"Alice": 14}, None),
        ({"Alice": 15, "Bob": 15}, None),
    ],
)
def test_discarding_is_a_formality_once_somebody_has_won(points: dict[str, int], found: tuple[int, int] | None) -> None:
    table = full_handed(points)
    assert MANNERS.formality(table.game) == found
    table.answer("Alice", "war_raptor")
    assert MANNERS.formality(table.game) is None  # something else is asked, or nothing


def test_discarding_is_none_while_a_card_waits_for_the_end_of_the_turn() -> None:
    table = full_handed({"Alice": 16}, ("Bob", war_raptor, ("Alice", assassination)))
    assert MANNERS.formality(table.game) is None
    table.answer("Alice", "war_raptor")


def test_nothing_else_is_a_formality() -> None:
    table = given(bases={tar_pits: []}, points={"Alice": 16})
    assert MANNERS.formality(table.game) is None
    table.ends_turn("Alice")
