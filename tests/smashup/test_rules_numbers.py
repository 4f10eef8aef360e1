"""Chapter 11 of the rules: numbers, and what is printed on cards."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_central_brain
from rumpus.smashup.cards.box import FACTIONS
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.catalog import CARDS
from rumpus.smashup.cards.factions.aliens import scout
from rumpus.smashup.cards.factions.dinosaurs import king_rex, rampage
from rumpus.smashup.cards.factions.ninjas import poison, tiger_assassin
from rumpus.smashup.cards.factions.robots import zapbot
from tests.smashup.given import given


@pytest.mark.rule("SU-11.1")
@pytest.mark.parametrize(("minion", "power"), [(zapbot, 0), (scout, 0), (tiger_assassin, 1), (king_rex, 4)], ids=str)
def test_all_changes_of_power_are_added_up_before_it_is_cut_off_at_zero(minion: Card, power: int) -> None:
    table = given(bases={the_central_brain: [("Bob", minion, ("Alice", poison))]})
    assert table.power("the_central_brain", f"Bob's {minion.id}") == power


@pytest.mark.rule("SU-11.1")
def test_a_breakpoint_is_changed_from_its_printed_value() -> None:
    table = given(hands={"Alice": [rampage]}, bases={tar_pits: [("Alice", king_rex)]})
    table.plays("Alice", rampage)
    assert table.table.breakpoint(table.base("tar_pits")) == 16 - 7
    table.ends_turn("Alice")
    assert table.table.breakpoint(table.base("tar_pits")) == 16


@pytest.mark.rule("SU-11.2")
@pytest.mark.parametrize("card_id", sorted(CARDS))
def test_a_card_has_all_that_is_printed_on_it(card_id: str) -> None:
    card = CARDS[card_id]
    assert card.name
    is_nobodys = card.is_monster or card.is_treasure
    assert (FACTIONS.get(card.faction.id) is card.faction) is not is_nobodys
    if card.kind == "base":
        assert card.breakpoint > 0
        assert len(card.vp) == 3
    else:
        assert card in card.faction.cards
        assert (card.power > 0) == card.is_minion
    assert card.texts or card in (king_rex, jungle_oasis)  # these two say nothing
