"""Rules of section 8: monsters, treasures and the loot."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, king_tut, poultrygeist, web_troll
from rumpus.smashup.cards.factions.ninjas import shinobi, tiger_assassin
from rumpus.smashup.cards.factions.warriors import taunter
from tests.smashup.given import given


@pytest.mark.rule("SU-8.3")
def test_a_monster_that_nobody_controls_adds_to_the_breakpoint_and_to_no_total() -> None:
    table = given(bases={jungle_oasis: [("Bob", shinobi), ("", ghoul)], tar_pits: [("", bigfoot), ("", ghoul)]})
    base = table.base("jungle_oasis")
    assert table.table.breakpoint(base) == 12 + 3
    assert table.table.total_power(base) == 3
    assert table.table.breakpoint(table.base("tar_pits")) == 16 + 4 + 3


@pytest.mark.rule("SU-8.3")
def test_a_controlled_monster_counts_for_its_controller_instead() -> None:
    table = given(bases={jungle_oasis: [("Bob", ghoul), ("", poultrygeist)]})
    base = table.base("jungle_oasis")
    assert table.table.breakpoint(base) == 12 + 3  # two undead: the Poultrygeist has power 3
    assert table.table.totals(base) == [-1, 3]


@pytest.mark.rule("SU-8.4")
def test_who_destroys_a_monster_may_draw_its_treasures() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={jungle_oasis: [("", king_tut), ("", ghoul)]})
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    assert table.offers("Alice") == ["ghoul at jungle_oasis", "none"]  # not power 4
    table.picks("Alice", "ghoul at jungle_oasis", "yes")
    assert len(table.hand("Alice")) == 1
    assert table.pile("monster_deck")[0] == "ghoul"
    assert len(table.pile("treasure_deck")) == 21


@pytest.mark.rule("SU-8.2")
def test_a_monster_is_the_top_card_of_the_monster_deck_and_nobody_controls_it() -> None:
    table = given(hands={"Alice": [taunter]}, bases={jungle_oasis: []}, monster_deck=[web_troll, ghoul, king_tut])
    table.plays("Alice", taunter, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.at("jungle_oasis") == ["Alice's taunter", "web_troll", "ghoul"]
    assert table.pile("monster_deck") == ["king_tut"]
