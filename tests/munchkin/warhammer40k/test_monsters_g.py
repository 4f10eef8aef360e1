"""The monsters of levels 18 and 20."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.cthulhu.fights import meet, meets
from tests.munchkin.warhammer40k.cards import (
    alliance,
    carnifex,
    celestine_the_living_saint,
    conscripted,
    death_guard,
    eldar,
    finish_painting_your_army,
    heresy,
    leman_russ,
    lord_of_change,
    mortarion,
    nurgling,
    ork,
    psyk_out_grenade,
    roboute_guilliman,
    skarbrand,
    squig,
    thunder_hammer,
    twin,
    ultramarine,
)
from tests.munchkin.warhammer40k.fights import chased_by, is_dead, must_run
from tests.munchkin.warhammer40k.table import given40k, given_both

# -- Roboute Guilliman -----------------------------------------------------------------------------------------


def test_roboute_guilliman_has_4_more_against_death_guards() -> None:
    for lying, strength in (([death_guard], 22), ([death_guard, alliance], 18), ([ultramarine], 18)):
        assert meets(given40k(doors=[roboute_guilliman], play={"Alice": lying})) == (1, strength)


@pytest.mark.rule("MU-4.5")
def test_roboute_guilliman_does_not_pursue_ultramarines() -> None:
    for lying in ([ultramarine], [ultramarine, alliance], [ultramarine, death_guard, alliance]):
        table = chased_by(roboute_guilliman, *lying)
        assert table.level("Alice") == 5
        assert not [line for line in table.told() if line.startswith("roll")]


def test_roboute_guilliman_takes_3_levels_from_others_even_of_level_1() -> None:
    for level, left in ((5, 2), (3, 1), (1, 1)):
        table = chased_by(roboute_guilliman, ork, level=level)
        assert table.level("Alice") == left
        assert "bad stuff P0 roboute_guilliman" in table.told()


def test_roboute_guilliman_kills_death_guards() -> None:
    for lying in ([death_guard], [death_guard, ork, alliance], [death_guard, alliance]):
        assert is_dead(chased_by(roboute_guilliman, *lying))


@pytest.mark.rule("MU-3.15", "MU-4.5")
def test_roboute_guilliman_pursues_who_is_no_ultramarine_any_more() -> None:
    table = given40k(doors=[roboute_guilliman], play={"Alice": [ultramarine]}, levels={"Alice": 5})
    meet(table, 1)
    table.fights_it_out()
    table.answer("Alice", "drop ultramarine")
    table.runs("Alice", roboute_guilliman)
    assert table.level("Alice") == 2


def test_roboute_guilliman_looks_at_each_runner() -> None:
    table = given40k(doors=[roboute_guilliman], play={"Bob": [ultramarine]}, levels={"Alice": 5, "Bob": 5})
    meet(table, 1, 1)
    table.is_helped("Bob")
    table.fights_it_out()
    table.runs("Alice", roboute_guilliman)
    table.runs("Bob", roboute_guilliman)
    assert (table.level("Alice"), table.level("Bob")) == (2, 5)


# -- Celestine, the Living Saint -------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.18", "MU-3.2")
def test_celestine_the_living_saint_likes_ultramarines_and_hates_death_guards() -> None:
    for lying, strength in (
        ([ultramarine], 14),
        ([ultramarine, alliance], 14),
        ([death_guard], 22),
        ([death_guard, alliance], 18),
        ([ultramarine, death_guard, alliance], 18),
        ([ork], 18),
    ):
        assert meets(given40k(doors=[celestine_the_living_saint], play={"Alice": lying})) == (1, strength)


@pytest.mark.rule("MU-13.18", "MU-3.3")
def test_celestine_the_living_saint_has_18_against_both_together() -> None:
    for alices, bobs in (([ultramarine], [death_guard]), ([death_guard], [ultramarine])):
        table = given40k(doors=[celestine_the_living_saint], play={"Alice": alices, "Bob": bobs})
        meet(table)
        table.is_helped("Bob")
        assert table.strengths() == (2, 18)


@pytest.mark.rule("MU-13.18", "MU-4.1")
def test_celestine_the_living_saint_gives_2_levels_and_4_treasures() -> None:
    lying = [ultramarine, thunder_hammer, leman_russ]
    table = given40k(doors=[celestine_the_living_saint], play={"Alice": lying}, levels={"Alice": 6})
    meet(table)
    assert table.strengths() == (6 + 5 + 5 + 2, 14)
    table.fights_it_out()
    assert (table.level("Alice"), len(table.hand("Alice"))) == (8, 4)


@pytest.mark.rule("MU-10.1")
def test_celestine_the_living_saint_wins_the_game_for_level_8() -> None:
    lying = [ultramarine, thunder_hammer, leman_russ]
    for level in (8, 9):
        table = given40k(doors=[celestine_the_living_saint], play={"Alice": lying}, levels={"Alice": level})
        meet(table)
        table.fights_it_out()
        assert (table.level("Alice"), table.state.winners) == (10, [0])


@pytest.mark.rule("MU-13.18", "MU-4.5")
def test_celestine_the_living_saint_does_not_pursue_level_3() -> None:
    assert not is_dead(chased_by(celestine_the_living_saint, death_guard, level=3))
    assert chased_by(celestine_the_living_saint, level=3).level("Alice") == 3
    assert chased_by(celestine_the_living_saint, level=4).level("Alice") == 2


@pytest.mark.rule("MU-13.18")
def test_celestine_the_living_saint_kills_death_guards_and_takes_2_levels_from_others() -> None:
    for lying in ([death_guard], [death_guard, alliance], [death_guard, ultramarine, alliance]):
        assert is_dead(chased_by(celestine_the_living_saint, *lying))
    for lying in ([], [ultramarine], [ork, alliance]):
        table = chased_by(celestine_the_living_saint, *lying)
        assert (is_dead(table), table.level("Alice")) == (False, 3)


# -- Skarbrand -------------------------------------------------------------------------------------------------


def test_skarbrand_likes_orks() -> None:
    for lying, strength in (([ork], 15), ([ork, alliance], 15), ([eldar], 18)):
        assert meets(given40k(doors=[skarbrand], play={"Alice": lying})) == (1, strength)


def test_skarbrand_lets_nobody_help() -> None:
    table = given40k(doors=[skarbrand], hands={"Carol": [conscripted]})
    meet(table)
    assert not [offer for offer in table.offers("Alice") if offer.startswith("ask")]
    assert "offer help" not in table.offers("Bob")
    assert plays_of(table, "Carol", "conscripted") == []


@pytest.mark.rule("MU-3.12")
def test_skarbrand_does_not_part_those_who_have_agreed_before_he_came() -> None:
    table = given40k(doors=[nurgling], hands={"Carol": [skarbrand]})
    meet(table)
    table.is_helped("Bob")
    table.plays("Carol", skarbrand)
    assert table.strengths() == (2, 2 + 18)


def test_skarbrand_spoils_an_offer_that_was_not_answered_yet() -> None:
    table = given40k(doors=[nurgling], hands={"Carol": [skarbrand]})
    meet(table)
    table.says("Alice", "ask Bob", "0")
    table.plays("Carol", skarbrand)
    assert "accept" not in table.offers("Bob")
    table.answer("Bob", "refuse")


def test_skarbrand_kills_from_level_5_on() -> None:
    assert not is_dead(chased_by(skarbrand, level=4))
    assert is_dead(chased_by(skarbrand, level=5))
    assert is_dead(chased_by(skarbrand, ork, level=5))


@pytest.mark.rule("MU-3.8", "MU-4.4")
def test_skarbrand_and_his_twin_are_two_rolls() -> None:
    table = given40k(doors=[skarbrand], hands={"Bob": [twin, psyk_out_grenade]}, levels={"Alice": 5})
    meet(table, 6, 4)
    table.plays("Bob", twin, skarbrand)
    must_run(table)
    table.runs("Alice", skarbrand)
    assert not is_dead(table)
    table.runs("Alice", skarbrand)
    assert is_dead(table)


# -- Mortarion -------------------------------------------------------------------------------------------------


def test_mortarion_has_4_more_against_ultramarines() -> None:
    for lying, strength in (([ultramarine], 24), ([ultramarine, alliance], 20), ([death_guard], 20)):
        assert meets(given40k(doors=[mortarion], play={"Alice": lying})) == (1, strength)


@pytest.mark.rule("MU-13.3", "MU-4.5")
def test_mortarion_does_not_pursue_level_4() -> None:
    for level in (1, 4):
        table = chased_by(mortarion, level=level)
        assert not is_dead(table)
        assert not [line for line in table.told() if line.startswith("roll")]


@pytest.mark.rule("MU-13.3", "MU-3.5", "MU-4.5")
def test_mortarion_pursues_who_is_raised_to_level_5_before_the_roll() -> None:
    for face in (1, 5):
        hands = {"Bob": [finish_painting_your_army]}
        table = given40k(doors=[mortarion], levels={"Alice": 4}, hands=hands)
        meet(table, face)
        table.fights_it_out()
        assert table.prompt == "flight"
        table.plays("Bob", finish_painting_your_army, "Alice")
        table.everyone_passes()
        table.runs("Alice", mortarion)
        assert f"runs P0 mortarion {face} 0" in table.told()
        assert is_dead(table) == (face == 1)


@pytest.mark.rule("MU-4.5")
def test_mortarion_lets_go_who_falls_to_level_4_before_the_roll() -> None:
    table = given40k(doors=[mortarion], levels={"Alice": 5}, hands={"Alice": [heresy]})
    meet(table, 1)
    table.fights_it_out()
    table.plays("Alice", heresy, "Alice")
    table.everyone_passes()
    table.runs("Alice", mortarion)
    assert (is_dead(table), table.level("Alice")) == (False, 4)


def test_mortarion_teaches_a_professor_who_gets_away() -> None:
    for monster, levels in ((mortarion, 1), (carnifex, 1), (lord_of_change, 0), (squig, 0)):
        table = given_both(doors=[monster], play={"Alice": [professor]}, levels={"Alice": 1, "Bob": 4})
        meet(table, 6)
        table.fights_it_out()
        table.runs("Alice", monster)
        assert table.level("Alice") == 1 + levels
