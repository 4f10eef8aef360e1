"""The item enhancers."""

from __future__ import annotations

import pytest

from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.cthulhu.fights import meet, meets
from tests.munchkin.given import Lying
from tests.munchkin.warhammer40k.cards import (
    attack_bike,
    bolter,
    carapace_armor,
    dark_angel,
    flak_armor,
    flamer,
    fog_of_war,
    gauss_flayer,
    grav_boots,
    laspistol,
    leman_russ,
    more_dakka,
    necron,
    nurgling,
    ork,
    plague_zombie,
    plasma_gun,
    power_sword,
    rebreather,
    sanctified,
    servo_arm,
    thunder_hammer,
    torment_grenade,
    unpainted_miniatures,
    wrack,
)
from tests.munchkin.warhammer40k.table import given40k

# -- More Dakka! ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.9")
def test_more_dakka_adds_3_to_what_takes_a_hand() -> None:
    lying: list[Lying] = [laspistol, rebreather, servo_arm, attack_bike, ("carry", bolter)]
    table = given40k(hands={"Alice": [more_dakka, torment_grenade]}, play={"Alice": lying, "Bob": [flamer]})
    assert plays_of(table, "Alice", "more_dakka") == ["laspistol", "bolter"]
    table.plays("Alice", torment_grenade, "carry")
    assert plays_of(table, "Alice", "more_dakka") == ["laspistol", "bolter"], "a one-shot is not held"
    table.plays("Alice", more_dakka, laspistol)
    assert table.strength("Alice") == 1 + (1 + 3) + 1 + 2 + 1
    assert table.table.hands_used(0) == 1


def test_more_dakka_on_a_carried_item_counts_once_that_is_used() -> None:
    table = given40k(play={"Alice": [("carry", bolter, more_dakka)]})
    assert table.strength("Alice") == 1
    table.answer("Alice", "put on bolter")
    assert table.strength("Alice") == 1 + 3 + 3


@pytest.mark.rule("MU-8.7")
def test_more_dakka_makes_its_item_worth_200_more() -> None:
    table = given40k(play={"Alice": [(plasma_gun, more_dakka), ("carry", laspistol)]})
    assert "sell" not in table.offers("Alice"), "900 gold"
    table = given40k(play={"Alice": [(plasma_gun, more_dakka), flak_armor]})
    table.picks("Alice", "sell", "plasma_gun", "flak_armor", "done")
    assert table.level("Alice") == 2
    assert sorted(table.discards()) == ["flak_armor", "more_dakka", "plasma_gun"]


def test_more_dakka_is_worth_nothing_alone_and_is_no_item() -> None:
    table = given40k(hands={"Alice": [more_dakka, plasma_gun, laspistol, flak_armor]}, play={"Alice": [rebreather]})
    assert plays_of(table, "Alice", "more_dakka") == []
    table.answer("Alice", "sell")
    assert "more_dakka" not in table.offers("Alice")
    table.picks("Alice", "plasma_gun", "flak_armor", "laspistol", "rebreather", "done")


def test_more_dakka_gives_nothing_with_an_item_that_may_not_be_used() -> None:
    table = meet(given40k(doors=[dark_angel], play={"Alice": [necron, (gauss_flayer, more_dakka)]}))
    assert table.strengths() == (1 + 4 + 3, 6)
    table.answer("Alice", "drop necron")
    assert table.strengths() == (1, 6)


def test_more_dakka_is_part_of_the_best_item() -> None:
    table = given40k(
        doors=[wrack], hands={"Bob": [unpainted_miniatures]}, play={"Alice": [(laspistol, more_dakka), carapace_armor]}
    )
    table.plays("Bob", unpainted_miniatures, "Alice")
    table.everyone_passes()
    assert meets(table) == (1 + 2, 4)


@pytest.mark.rule("MU-8.9")
def test_more_dakka_goes_along_when_its_item_is_given_away() -> None:
    table = given40k(play={"Alice": [(bolter, more_dakka)]})
    table.picks("Alice", "trade Bob", "bolter")
    table.answer("Bob", "accept trade Alice")
    assert (table.lying("Bob"), table.strength("Bob")) == (["bolter + more_dakka"], 1 + 6)


def test_more_dakka_is_not_played_in_a_fight_or_in_another_turn() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [more_dakka], "Bob": [sanctified]}, play={
        "Alice": [bolter], "Bob": [flamer]})  # fmt: skip
    assert plays_of(table, "Bob", "sanctified") == []
    meet(table)
    assert plays_of(table, "Alice", "more_dakka") == []


# -- Sanctified ----------------------------------------------------------------------------------------------------


def test_sanctified_fits_any_item_of_ones_own() -> None:
    lying: list[Lying] = [laspistol, rebreather, grav_boots, servo_arm, leman_russ, ("carry", thunder_hammer)]
    table = given40k(hands={"Alice": [sanctified]}, play={"Alice": [ork, *lying], "Bob": [flamer]})
    assert plays_of(table, "Alice", "sanctified") == [
        "laspistol", "rebreather", "grav_boots", "servo_arm", "leman_russ", "thunder_hammer",
    ]  # fmt: skip
    table.plays("Alice", sanctified, grav_boots)
    assert table.strength("Alice") == 1 + 1 + 1 + 1 + 2 + 5


def test_sanctified_adds_1_and_4_against_chaos() -> None:
    assert meets(given40k(doors=[wrack], play={"Alice": [(laspistol, sanctified)]})) == (1 + 2, 4)
    assert meets(given40k(doors=[nurgling], play={"Alice": [(laspistol, sanctified)]})) == (1 + 1 + 4, 2)
    assert meets(given40k(doors=[nurgling], play={"Alice": [("carry", laspistol, sanctified)]})) == (1, 2)


def test_sanctified_adds_to_an_item_that_hates_chaos_itself() -> None:
    assert meets(given40k(doors=[nurgling], play={"Alice": [(power_sword, sanctified)]})) == (1 + 2 + 2 + 4, 2)
    assert meets(given40k(doors=[plague_zombie], play={"Alice": [(power_sword, sanctified)]})) == (1 + 2 + 1, 2)


def test_sanctified_is_switched_on_by_the_fog_of_war() -> None:
    table = meet(given40k(doors=[wrack], hands={"Alice": [fog_of_war]}, play={"Alice": [(laspistol, sanctified)]}))
    table.plays("Alice", fog_of_war)
    table.everyone_passes()
    assert table.strengths() == (1 + 1 + 4, 4)


def test_sanctified_makes_its_item_worth_200_more_beside_more_dakka() -> None:
    table = given40k(play={"Alice": [(plasma_gun, more_dakka, sanctified)]})
    table.picks("Alice", "sell", "plasma_gun", "done")
    assert table.level("Alice") == 2, "600, 200 and 200 gold"
    assert meets(given40k(doors=[nurgling], play={"Alice": [(flamer, more_dakka, sanctified)]})) == (1 + 3 + 3 + 4, 2)
