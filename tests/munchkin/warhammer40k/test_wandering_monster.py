"""Wandering Monster of this set."""

from __future__ import annotations

import pytest

from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.cthulhu.fights import meet
from tests.munchkin.warhammer40k.cards import (
    bolter,
    cheat_40k,
    dark_angel,
    death_guard,
    flamer,
    heresy,
    land_raider,
    nurgling,
    purity_seal,
    skarbrand,
    squig,
    veteran,
    wandering_monster_40k,
    wrack,
)
from tests.munchkin.warhammer40k.table import given40k

# -- Wandering Monster ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.22")
@pytest.mark.parametrize("who", ["Alice", "Bob", "Carol"])
def test_wandering_monster_40k_brings_a_monster_from_hand_into_anybodys_fight(who: str) -> None:
    table = meet(given40k(doors=[dark_angel], hands={who: [wandering_monster_40k, squig, wrack, veteran]}))
    assert plays_of(table, who, "wandering_monster_40k") == ["squig", "wrack"]
    table.plays(who, wandering_monster_40k, squig)
    table.everyone_passes()
    assert (table.foes(), table.strengths()) == (["dark_angel", "squig"], (1, 6 + 2))
    assert table.hand(who) == ["wrack", "veteran"]


def test_wandering_monster_40k_is_nothing_without_a_monster_or_without_a_fight() -> None:
    table = given40k(
        doors=[dark_angel], hands={"Alice": [wandering_monster_40k, squig], "Bob": [wandering_monster_40k]}
    )
    assert plays_of(table, "Alice", "wandering_monster_40k") == []
    refusal = table.why_not("Alice", "play wandering_monster_40k squig")
    assert refusal is not None
    assert refusal.rule == "MU-3.5"
    meet(table)
    assert plays_of(table, "Alice", "wandering_monster_40k") == ["squig"]
    assert plays_of(table, "Bob", "wandering_monster_40k") == []


@pytest.mark.rule("MU-13.22", "MU-4.4")
@pytest.mark.parametrize("order", [("dark_angel", "nurgling"), ("nurgling", "dark_angel")])
def test_wandering_monster_40k_needs_a_roll_of_its_own_in_the_runners_order(order: tuple[str, str]) -> None:
    table = meet(
        given40k(doors=[dark_angel], hands={"Bob": [wandering_monster_40k, nurgling]}, levels={"Alice": 3}), 1, 6
    )
    table.plays("Bob", wandering_monster_40k, nurgling)
    table.everyone_passes()
    table.fights_it_out()
    assert table.offers("Alice") == ["run dark_angel", "run nurgling"]
    for name in order:
        table.runs("Alice", {"dark_angel": dark_angel, "nurgling": nurgling}[name])
    assert (table.level("Alice"), table.prompt) == (2, "rest")


def test_wandering_monster_40k_gives_its_own_level_and_treasures() -> None:
    table = meet(
        given40k(
            doors=[wrack],
            hands={"Alice": [wandering_monster_40k, nurgling]},
            treasures=[bolter, flamer],
            levels={"Alice": 7},
        )
    )
    table.plays("Alice", wandering_monster_40k, nurgling)
    table.everyone_passes()
    table.fights_it_out()
    assert (table.level("Alice"), table.hand("Alice")) == (9, ["bolter", "flamer"])


def test_wandering_monster_40k_sends_a_helper_away_from_no_fight_but_keeps_others_from_helping() -> None:
    table = meet(given40k(doors=[wrack], hands={"Carol": [wandering_monster_40k, skarbrand]}, levels={"Alice": 1}))
    assert "ask Bob" in table.offers("Alice")
    table.plays("Carol", wandering_monster_40k, skarbrand)
    table.everyone_passes()
    assert not [offer for offer in table.offers("Alice") if offer.startswith("ask")]


def test_wandering_monster_40k_is_not_for_a_flight() -> None:
    table = meet(given40k(doors=[dark_angel], hands={"Bob": [wandering_monster_40k, squig, heresy]}))
    table.fights_it_out()
    assert plays_of(table, "Bob", "wandering_monster_40k") == []
    assert "play heresy Alice" in table.offers("Bob")


def test_wandering_monster_40k_comes_three_times_in_the_box() -> None:
    assert (wandering_monster_40k.copies, wandering_monster_40k.name) == (3, "Wandering Monster")
    assert (purity_seal.copies, cheat_40k.copies, death_guard.copies, land_raider.copies) == (2, 1, 3, 1)
