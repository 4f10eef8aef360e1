"""The items that are worn."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from tests.munchkin.cthulhu.fights import meet, meets
from tests.munchkin.given import Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    carapace_armor,
    celestine_the_living_saint,
    chitin_carapace,
    dark_angel,
    death_guard,
    disbanded,
    eldar,
    flak_armor,
    fog_of_war,
    ghosthelm,
    grav_boots,
    hormagaunt,
    iron_halo,
    mega_armor,
    necrodermis,
    necron,
    nurgling,
    ork,
    peaked_cap,
    plague_armor,
    power_armor,
    primaris_psyker,
    rebreather,
    rune_armor,
    stomping_boots,
    tyranid,
    ultramarine,
    wrack,
)
from tests.munchkin.warhammer40k.checking import check, check_only
from tests.munchkin.warhammer40k.table import given40k

# -- armor -------------------------------------------------------------------------------------------------------


def test_flak_armor_gives_1() -> None:
    check(flak_armor, 1, 200, slot="armor")


def test_carapace_armor_gives_2() -> None:
    check(carapace_armor, 2, 300, slot="armor")


def test_rune_armor_gives_3_to_aeldari_only() -> None:
    check_only(rune_armor, eldar, 3, 400, slot="armor")


def test_necrodermis_gives_3_to_necrons_only() -> None:
    check_only(necrodermis, necron, 3, 400, slot="armor")


def test_chitin_carapace_gives_3_to_tyranids_only() -> None:
    check_only(chitin_carapace, tyranid, 3, 400, slot="armor")


def test_power_armor_gives_5_to_ultramarines_only_and_is_big() -> None:
    check_only(power_armor, ultramarine, 5, 600, slot="armor", big=True, support=2)


def test_power_armor_makes_14_of_an_ultramarine_of_level_7() -> None:
    assert given40k(play={"Alice": [ultramarine, power_armor]}, levels={"Alice": 7}).strength("Alice") == 14


@pytest.mark.rule("MU-13.21")
def test_plague_armor_gives_3_to_death_guards_only_and_is_big() -> None:
    check_only(plague_armor, death_guard, 3, 400, slot="armor", big=True)


@pytest.mark.rule("MU-13.21", "MU-7.2")
@pytest.mark.parametrize(
    ("armies", "strengths"), [([death_guard], (4, 22)), ([death_guard, alliance], (4, 18)), ([], (1, 18))]
)
def test_plague_armor_is_for_half_a_death_guard_whom_celestine_does_not_hate(
    armies: list[Card], strengths: tuple[int, int]
) -> None:
    table = given40k(doors=[celestine_the_living_saint], play={"Alice": [*armies, plague_armor]})
    assert meets(table) == strengths


def test_mega_armor_gives_4_to_orks_only_and_is_big() -> None:
    check_only(mega_armor, ork, 4, 500, slot="armor", big=True)


@pytest.mark.parametrize(("face", "level"), [(5, 1), (6, 2)])
def test_mega_armor_makes_running_away_harder(face: int, level: int) -> None:
    table = given40k(doors=[dark_angel], play={"Alice": [ork, mega_armor]}, levels={"Alice": 2})
    meet(table, face)
    table.fights_it_out()
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == level


def test_mega_armor_hinders_nobody_who_carries_it_or_may_not_use_it() -> None:
    unused: list[list[Lying]] = [[ork, ("carry", mega_armor)], [mega_armor]]
    for lying in unused:
        table = given40k(doors=[dark_angel], play={"Alice": lying}, levels={"Alice": 2})
        meet(table, 5)
        table.fights_it_out()
        table.runs("Alice", dark_angel)
        assert table.level("Alice") == 2


@pytest.mark.rule("MU-8.2")
def test_one_armor_at_a_time() -> None:
    table = given40k(hands={"Alice": [carapace_armor]}, play={"Alice": [flak_armor]})
    table.plays("Alice", carapace_armor, "use")
    assert table.lying("Alice") == ["flak_armor (carried)", "carapace_armor"]


# -- headgear ----------------------------------------------------------------------------------------------------


def test_rebreather_gives_1() -> None:
    check(rebreather, 1, 200, slot="headgear")


def test_peaked_cap_gives_1() -> None:
    check(peaked_cap, 1, 200, slot="headgear")


def test_peaked_cap_gives_2_to_who_is_helped_and_to_who_helps() -> None:
    table = meet(given40k(doors=[dark_angel], play={"Alice": [peaked_cap]}))
    assert table.strengths() == (1 + 1, 6)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 2 + 1, 6)

    table = meet(given40k(doors=[dark_angel], play={"Bob": [peaked_cap]}))
    assert table.strength("Bob") == 1 + 1
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 2, 6)


def test_peaked_cap_gives_1_to_a_bystander_and_to_a_helper_when_the_fight_is_over() -> None:
    table = meet(given40k(doors=[wrack], play={"Bob": [peaked_cap], "Carol": []}, levels={"Alice": 5}))
    table.is_helped("Carol")
    assert table.strength("Bob") == 1 + 1

    table = meet(given40k(doors=[wrack], play={"Bob": [peaked_cap]}, levels={"Alice": 5}))
    table.is_helped("Bob")
    assert table.strength("Bob") == 1 + 2
    table.fights_it_out()
    assert table.strength("Bob") == 1 + 1


def test_peaked_cap_gives_nothing_against_who_silences_headgear() -> None:
    table = meet(given40k(doors=[primaris_psyker], play={"Alice": [peaked_cap]}))
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1, 8)


def test_iron_halo_gives_2_to_ultramarines_only() -> None:
    check_only(iron_halo, ultramarine, 2, 300, slot="headgear")


def test_iron_halo_gives_4_against_chaos_to_ultramarines_only() -> None:
    assert meets(given40k(doors=[nurgling], play={"Alice": [ultramarine, iron_halo]})) == (1 + 4, 2)
    assert meets(given40k(doors=[wrack], play={"Alice": [ultramarine, iron_halo]})) == (1 + 2, 4)
    assert meets(given40k(doors=[nurgling], play={"Alice": [iron_halo]})) == (1, 2)


def test_ghosthelm_gives_2_to_aeldari_only() -> None:
    check_only(ghosthelm, eldar, 2, 300, slot="headgear")


def test_ghosthelm_gives_4_against_chaos_or_in_the_fog_of_war() -> None:
    assert meets(given40k(doors=[nurgling], play={"Alice": [eldar, ghosthelm]})) == (1 + 4, 2 + 4)
    table = meet(given40k(doors=[wrack], hands={"Bob": [fog_of_war]}, play={"Alice": [eldar, ghosthelm]}))
    assert table.strengths() == (1 + 2, 4)
    table.plays("Bob", fog_of_war)
    table.everyone_passes()
    assert table.strengths() == (1 + 4, 4)


def test_ghosthelm_gives_nothing_to_whose_army_is_disbanded() -> None:
    table = meet(given40k(doors=[nurgling], hands={"Bob": [disbanded]}, play={"Alice": [eldar, ghosthelm]}))
    table.plays("Bob", disbanded, "Alice")
    table.everyone_passes()
    assert (table.strengths(), table.lying("Alice")) == ((1, 2), ["ghosthelm"])


# -- footgear ----------------------------------------------------------------------------------------------------


def test_stomping_boots_give_2() -> None:
    check(stomping_boots, 2, 400, slot="footgear")


def test_grav_boots_give_nothing_in_a_fight() -> None:
    check(grav_boots, 0, 400, slot="footgear")


@pytest.mark.parametrize(("face", "level"), [(2, 1), (3, 2)])
def test_grav_boots_add_2_to_run_away(face: int, level: int) -> None:
    table = given40k(doors=[dark_angel], play={"Alice": [grav_boots]}, levels={"Alice": 2})
    meet(table, face)
    table.fights_it_out()
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == level


@pytest.mark.parametrize(("face", "level"), [(2, 1), (3, 2)])
def test_grav_boots_add_to_what_an_army_and_the_monster_add(face: int, level: int) -> None:
    table = given40k(doors=[hormagaunt], play={"Alice": [eldar, grav_boots]}, levels={"Alice": 2})
    meet(table, face)
    table.fights_it_out()
    table.runs("Alice", hormagaunt)
    assert table.level("Alice") == level, "+2, +1 and -1"


def test_grav_boots_help_neither_a_partner_nor_who_carries_them() -> None:
    table = given40k(doors=[dark_angel], play={"Alice": [("carry", grav_boots)]})
    meet(table, 4)
    table.fights_it_out()
    assert table.table.flight_modifier(0, table.state.fight.foes[0]) == 0  # type: ignore[union-attr]
    table.runs("Alice", dark_angel)

    table = given40k(doors=[dark_angel], play={"Bob": [grav_boots]}, levels={"Alice": 2, "Bob": 2})
    meet(table, 4, 3)
    table.is_helped("Bob")
    table.fights_it_out()
    table.runs("Alice", dark_angel)
    table.runs("Bob", dark_angel)
    assert (table.level("Alice"), table.level("Bob")) == (1, 2)
