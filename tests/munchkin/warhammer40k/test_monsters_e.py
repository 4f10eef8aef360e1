"""The monsters of level 12."""

from __future__ import annotations

import pytest

from tests.munchkin.cthulhu.fights import caught_by, meet, meets
from tests.munchkin.given import Given
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    bolter,
    cheat_40k,
    converted,
    death_guard,
    eldar,
    finish_painting_your_army,
    frag_grenade,
    frenzied,
    heresy,
    incubi,
    krak_grenade,
    lasblaster,
    laspistol,
    legion_of_the_damned,
    necron,
    nurgling,
    ork,
    plasma_gun,
    purity_seal,
    rebreather,
    servo_arm,
    sloppity_bilepiper,
    squig,
    storm_shield,
    thunder_hammer,
)
from tests.munchkin.warhammer40k.fights import chased_by
from tests.munchkin.warhammer40k.table import given40k

# -- Sloppity Bilepiper ----------------------------------------------------------------------------------------


def test_sloppity_bilepiper_is_hardly_escaped_from() -> None:
    assert chased_by(sloppity_bilepiper, rolls=(6,)).level("Alice") == 4
    assert chased_by(sloppity_bilepiper, eldar, rolls=(6,)).level("Alice") == 5  # 6 - 2 + 1
    assert chased_by(sloppity_bilepiper, eldar, rolls=(5,)).level("Alice") == 4


def plays_from_hand(table: Given, name: str) -> list[str]:
    return [offer for offer in table.offers(name) if offer.startswith("play ")]


def passes_turn(table: Given, name: str) -> None:
    """A turn with a door that is nothing but a card."""
    table.opens_door(name)
    table.ends_turn(name)


def test_sloppity_bilepiper_keeps_your_hand_still_until_your_next_turn() -> None:
    hand = [bolter, heresy, finish_painting_your_army, ork]
    doors = [sloppity_bilepiper, converted, frenzied]
    table = given40k(doors=doors, hands={"Alice": hand}, play={"Alice": [laspistol]}, levels={"Alice": 5})
    caught_by(sloppity_bilepiper, table)
    assert table.level("Alice") == 4
    assert plays_from_hand(table, "Alice") == []
    assert {"put away laspistol", "throw away laspistol", "end turn"} <= set(table.offers("Alice"))

    table.ends_turn()
    assert plays_from_hand(table, "Alice") == []
    passes_turn(table, "Bob")
    assert plays_from_hand(table, "Alice") == []
    passes_turn(table, "Carol")
    assert {"play bolter use", "play heresy Bob", "play finish_painting_your_army Alice", "play ork"} <= set(
        table.offers("Alice")
    )


def test_sloppity_bilepiper_leaves_you_what_lies_in_play() -> None:
    table = given40k(
        doors=[sloppity_bilepiper, squig],
        hands={"Alice": [krak_grenade, nurgling]},
        play={"Alice": [frag_grenade]},
    )
    caught_by(sloppity_bilepiper, table)
    table.ends_turn()
    table.opens_door("Bob")
    assert plays_from_hand(table, "Alice") == []
    table.uses("Alice", frag_grenade, "for")
    table.is_helped("Alice", fighter="Bob")  # helping is no playing
    assert table.strengths() == (1 + 1 + 2, 2)
    assert plays_from_hand(table, "Alice") == []


def test_sloppity_bilepiper_keeps_you_from_answering_with_a_card_from_hand() -> None:
    hands = {"Alice": [purity_seal], "Carol": [heresy]}
    table = given40k(doors=[sloppity_bilepiper], hands=hands, levels={"Alice": 5})
    caught_by(sloppity_bilepiper, table)
    table.plays("Carol", heresy, "Alice")
    assert plays_from_hand(table, "Alice") == []
    table.everyone_passes()
    assert table.level("Alice") == 3

    table = given40k(
        doors=[sloppity_bilepiper], hands={"Carol": [heresy]}, levels={"Alice": 5}, play={"Alice": [purity_seal]}
    )
    caught_by(sloppity_bilepiper, table)
    table.plays("Carol", heresy, "Alice")
    table.uses("Alice", purity_seal)
    assert table.level("Alice") == 4


def test_sloppity_bilepiper_lets_you_sell_and_give_alms_from_your_hand() -> None:
    hand = [thunder_hammer, plasma_gun, heresy, bolter, laspistol, squig, nurgling, converted]
    table = given40k(doors=[sloppity_bilepiper], hands={"Alice": hand}, levels={"Alice": 5})
    caught_by(sloppity_bilepiper, table)
    table.says("Alice", "sell", "thunder_hammer", "plasma_gun", "done")
    assert table.level("Alice") == 5
    table.ends_turn()
    table.answer("Alice", "heresy Bob")
    table.answer("Bob", "done")
    assert table.hand("Bob") == ["heresy"]


def test_sloppity_bilepiper_keeps_a_helper_still_until_the_helpers_own_turn() -> None:
    table = given40k(doors=[sloppity_bilepiper, converted], hands={"Bob": [bolter]}, levels={"Bob": 3})
    meet(table, 1, 1)
    table.is_helped("Bob")
    table.fights_it_out()
    table.runs("Alice", sloppity_bilepiper)
    table.runs("Bob", sloppity_bilepiper)
    assert (table.level("Alice"), table.level("Bob")) == (1, 2)
    assert plays_from_hand(table, "Bob") == []
    table.ends_turn()
    assert "play bolter use" in table.offers("Bob")


# -- Incubi ----------------------------------------------------------------------------------------------------


def test_incubi_have_3_more_against_aeldari() -> None:
    for lying, strength in (([eldar], 15), ([eldar, alliance], 12), ([necron], 12)):
        assert meets(given40k(doors=[incubi], play={"Alice": lying})) == (1, strength)


def test_incubi_take_all_that_you_hold() -> None:
    table = chased_by(incubi, laspistol, storm_shield, ("carry", bolter), rebreather, servo_arm)
    assert table.lying("Alice") == ["bolter (carried)", "rebreather", "servo_arm"]
    assert table.level("Alice") == 5
    table = chased_by(incubi, thunder_hammer, (lasblaster, cheat_40k))
    assert table.lying("Alice") == []


def test_incubi_take_3_levels_from_who_holds_nothing() -> None:
    for lying, level, left in (
        ([("carry", bolter)], 5, 2),
        ([rebreather, attack_bike], 4, 1),
        ([], 3, 1),
    ):
        table = chased_by(incubi, *lying, level=level, hand=[laspistol])
        assert table.level("Alice") == left
        assert len(table.lying("Alice")) == len(lying)
        assert table.hand("Alice") == ["laspistol"]


# -- Legion of the Damned --------------------------------------------------------------------------------------


def test_legion_of_the_damned_has_3_more_against_each_of_two_armies() -> None:
    for lying, strength in (
        ([necron], 15),
        ([death_guard], 15),
        ([necron, alliance], 12),
        ([death_guard, alliance], 12),
        ([necron, death_guard, alliance], 18),
        ([ork], 12),
    ):
        assert meets(given40k(doors=[legion_of_the_damned], play={"Alice": lying})) == (1, strength)


@pytest.mark.rule("MU-3.2")
def test_legion_of_the_damned_minds_a_necron_and_a_death_guard_together() -> None:
    for bobs, strength in (([death_guard], 18), ([necron], 15), ([ork], 15), ([death_guard, alliance], 15)):
        table = given40k(doors=[legion_of_the_damned], play={"Alice": [necron], "Bob": bobs})
        meet(table)
        table.is_helped("Bob")
        assert table.strengths() == (2, strength)


def test_legion_of_the_damned_takes_2_levels() -> None:
    assert chased_by(legion_of_the_damned, necron, level=4).level("Alice") == 2
    assert chased_by(legion_of_the_damned, level=2).level("Alice") == 1
