"""The curses that take effect at once, and how they strike."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    bolter,
    carapace_armor,
    chainsword,
    cheat_40k,
    corroded_armor,
    dark_angel,
    death_guard,
    disbanded,
    eldar,
    flak_armor,
    grav_boots,
    heresy,
    iron_halo,
    krak_grenade,
    land_raider,
    land_speeder,
    laspistol,
    leman_russ,
    machine_spirit_offended,
    minefield,
    more_dakka,
    necron,
    nurgling,
    ork,
    peaked_cap,
    plague_armor,
    power_armor,
    purity_seal,
    rebreather,
    snotlings,
    sticky_grots,
    storm_shield,
    thunder_hammer,
    too_heavy,
    tyranid,
    ultramarine,
    warp_storm,
    wrong_colours,
    youve_got_a_bird,
)
from tests.munchkin.warhammer40k.table import given40k, given_both


def struck(curse: Card, *lying: Lying, level: int = 3, **more: object) -> Given:
    """Alice, by default at level 3, opens the door to this curse, with these cards in front of her."""
    table = given40k(doors=[curse], play={"Alice": lying}, levels={"Alice": level}, **more)  # type: ignore[arg-type]
    table.opens_door()
    return table


def left(table: Given) -> tuple[list[str], int]:
    """What the curse has left to Alice: her cards in play, and her level."""
    return table.lying("Alice"), table.level("Alice")


# -- a level ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("curse", [heresy, warp_storm], ids=str)
def test_a_level_is_lost_but_never_the_first(curse: Card) -> None:
    table = struck(curse, bolter, level=2)
    assert left(table) == (["bolter"], 1)
    assert (table.discards(), table.prompt) == ([curse.id], "trouble")
    assert struck(curse, level=1).level("Alice") == 1


@pytest.mark.rule("MU-9.1")
def test_heresy_is_played_on_anybody_any_time() -> None:
    table = given40k(hands={"Bob": [heresy]}, levels={"Alice": 4, "Bob": 4, "Carol": 4})
    assert plays_of(table, "Bob", "heresy") == ["Alice", "Bob", "Carol"]
    table.plays("Bob", heresy, "Bob")
    table.everyone_passes()
    assert [table.level(name) for name in table.names] == [4, 3, 4]


@pytest.mark.rule("MU-9.5")
def test_heresy_takes_a_victory_that_was_called_but_not_one_that_is_decided() -> None:
    table = given40k(doors=[nurgling], hands={"Bob": [heresy]}, levels={"Alice": 3})
    table.next_roll(6)
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", heresy, "Alice")
    table.everyone_passes()
    assert (table.prompt, table.strengths()) == ("fight", (2, 2))
    table.fights_it_out()
    table.runs("Alice", nurgling)
    assert table.level("Alice") == 2

    table = given40k(doors=[nurgling], hands={"Bob": [heresy]}, levels={"Alice": 3})
    table.opens_door()
    table.fights_it_out()
    assert table.level("Alice") == 4
    table.plays("Bob", heresy, "Alice")
    table.everyone_passes()
    assert (table.level("Alice"), len(table.hand("Alice"))) == (3, 1)  # the treasure stays


@pytest.mark.rule("MU-9.1")
def test_warp_storm_strikes_between_two_rolls_of_a_flight() -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [warp_storm]}, levels={"Alice": 3})
    table.next_roll(6)
    table.opens_door()
    table.fights_it_out()
    table.plays("Bob", warp_storm, "Alice")
    table.everyone_passes()
    assert (table.prompt, table.level("Alice")) == ("flight", 2)


# -- what is worn ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.9", "MU-9.3")
def test_youve_got_a_bird_takes_the_headgear_or_else_a_level() -> None:
    table = struck(youve_got_a_bird, peaked_cap, flak_armor)
    assert left(table) == (["flak_armor"], 3)
    assert table.discards() == ["youve_got_a_bird", "peaked_cap"]
    assert left(struck(youve_got_a_bird, flak_armor)) == (["flak_armor"], 2)
    assert left(struck(youve_got_a_bird, flak_armor, level=1)) == (["flak_armor"], 1)


def test_youve_got_a_bird_takes_headgear_that_gives_its_owner_nothing() -> None:
    """An Iron Halo is only for Ultramarines; it is on the head all the same."""
    assert left(struck(youve_got_a_bird, iron_halo)) == ([], 3)


@pytest.mark.rule("MU-9.6")
def test_youve_got_a_bird_takes_one_of_two_pieces_of_headgear() -> None:
    table = struck(youve_got_a_bird, peaked_cap, (rebreather, cheat_40k))
    assert table.offers("Alice") == ["peaked_cap", "rebreather"]
    table.answer("Alice", "rebreather")
    assert left(table) == (["peaked_cap"], 3)
    assert table.discards() == ["youve_got_a_bird", "cheat_40k", "rebreather"]


@pytest.mark.rule("MU-9.6")
def test_corroded_armor_takes_armor_in_use_or_carried_and_nothing_else() -> None:
    table = struck(corroded_armor, carapace_armor, ("carry", flak_armor), peaked_cap)
    assert table.offers("Alice") == ["carapace_armor", "flak_armor"]
    table.answer("Alice", "flak_armor")
    assert left(table) == (["carapace_armor", "peaked_cap"], 3)
    assert left(struck(corroded_armor, death_guard, plague_armor)) == (["death_guard"], 3)  # Big or not


@pytest.mark.rule("MU-9.3")
def test_corroded_armor_finds_no_armor() -> None:
    table = struck(corroded_armor, peaked_cap)
    assert left(table) == (["peaked_cap"], 3)
    assert (table.discards(), table.prompt) == (["corroded_armor"], "trouble")


def test_minefield_takes_footgear_and_nothing_else() -> None:
    assert left(struck(minefield, grav_boots, attack_bike)) == (["attack_bike"], 3)
    assert left(struck(minefield, ("carry", grav_boots), attack_bike)) == (["attack_bike"], 3)
    assert left(struck(minefield, attack_bike)) == (["attack_bike"], 3)


def test_minefield_counts_at_once_for_a_roll_still_to_come() -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [minefield]}, play={"Alice": [grav_boots]}, levels={"Alice": 3})
    table.next_roll(4)
    table.opens_door()
    table.fights_it_out()
    table.plays("Bob", minefield, "Alice")
    table.everyone_passes()
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == 2  # 4, and no longer 4 + 2


# -- an item ---------------------------------------------------------------------------------------------------


def test_machine_spirit_offended_takes_the_vehicle_or_else_a_big_item() -> None:
    assert left(struck(machine_spirit_offended, attack_bike, thunder_hammer)) == (["thunder_hammer"], 3)
    assert left(struck(machine_spirit_offended, thunder_hammer, peaked_cap)) == (["peaked_cap"], 3)
    table = struck(machine_spirit_offended, peaked_cap, bolter)
    assert left(table) == (["peaked_cap", "bolter"], 3)
    assert table.discards() == ["machine_spirit_offended"]


def test_machine_spirit_offended_takes_a_vehicle_that_is_carried_too() -> None:
    assert left(struck(machine_spirit_offended, ("carry", leman_russ), thunder_hammer)) == (["thunder_hammer"], 3)


def test_machine_spirit_offended_takes_a_land_raider_and_with_it_the_room_for_a_second_big_item() -> None:
    play: list[Lying] = [land_raider, storm_shield, ("carry", thunder_hammer)]
    table = struck(machine_spirit_offended, *play, players=("Alice", "Bob"))
    assert table.offers("Alice") == ["storm_shield", "thunder_hammer"]
    table.answer("Alice", "thunder_hammer")
    assert table.prompt == "sell big (machine_spirit_offended)"  # it is her own turn
    table.answer("Alice", "no")
    assert table.lying("Alice") == ["storm_shield"]
    assert table.lying("Bob") == ["thunder_hammer"]


def test_too_heavy_takes_a_big_item_of_the_victims_choice() -> None:
    table = struck(too_heavy, ultramarine, power_armor, storm_shield, ("carry", thunder_hammer), laspistol)
    assert table.prompt == "lose (too_heavy)"
    assert table.offers("Alice") == ["power_armor", "storm_shield", "thunder_hammer"]
    table.answer("Alice", "thunder_hammer")
    assert table.lying("Alice") == ["ultramarine", "power_armor", "storm_shield", "laspistol"]


def test_too_heavy_takes_a_big_vehicle_and_nothing_small() -> None:
    assert left(struck(too_heavy, leman_russ, bolter)) == (["bolter"], 3)
    assert left(struck(too_heavy, attack_bike, bolter)) == (["attack_bike", "bolter"], 3)


def test_sticky_grots_take_a_small_item_of_the_victims_choice() -> None:
    table = struck(
        sticky_grots, attack_bike, thunder_hammer, peaked_cap, ("carry", bolter), krak_grenade, (laspistol, more_dakka)
    )
    assert table.offers("Alice") == ["attack_bike", "peaked_cap", "bolter", "krak_grenade", "laspistol"]  # nothing Big
    table.answer("Alice", "laspistol")
    assert table.discards() == ["sticky_grots", "more_dakka", "laspistol"]
    assert sticky_grots.copies == 2


def test_sticky_grots_find_no_small_item() -> None:
    table = struck(sticky_grots, land_speeder, thunder_hammer, ork)
    assert left(table) == (["land_speeder", "thunder_hammer", "ork"], 3)


@pytest.mark.rule("MU-3.11")
def test_sticky_grots_cannot_take_a_one_shot_that_lies_in_a_fight() -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [sticky_grots]}, play={"Alice": [krak_grenade]})
    table.opens_door()
    table.uses("Alice", krak_grenade, "for")
    table.plays("Bob", sticky_grots, "Alice")
    table.everyone_passes()
    assert table.strengths() == (1 + 4, 6)
    assert table.discards() == ["sticky_grots"]


@pytest.mark.rule("MU-1.6")
def test_sticky_grots_do_not_reach_into_a_hand() -> None:
    table = struck(sticky_grots, hands={"Alice": [bolter]})
    table.everyone_passes()
    assert table.hand("Alice") == ["bolter"]


# -- armies ----------------------------------------------------------------------------------------------------


def test_disbanded_takes_the_army_and_the_alliance_on_it() -> None:
    assert left(struck(disbanded, ork)) == ([], 3)
    assert left(struck(disbanded, ork, alliance)) == ([], 3)


@pytest.mark.rule("MU-7.4")
def test_disbanded_takes_one_of_two_armies_and_the_alliance_stays_with_the_other() -> None:
    table = struck(disbanded, ork, eldar, alliance)
    assert table.prompt == "lose (disbanded)"
    assert table.offers("Alice") == ["ork", "eldar"]
    table.answer("Alice", "ork")
    assert table.lying("Alice") == ["eldar", "alliance"]


def test_disbanded_is_ignored_by_civilians() -> None:
    table = struck(disbanded, bolter)
    assert left(table) == (["bolter"], 3)
    assert table.discards() == ["disbanded"]


@pytest.mark.rule("MU-3.15")
def test_disbanded_makes_the_items_of_an_army_worthless_in_mid_fight() -> None:
    play: dict[str, list[Lying]] = {"Alice": [ultramarine, chainsword]}
    table = given40k(doors=[dark_angel], hands={"Bob": [disbanded]}, play=play)
    table.opens_door()
    assert table.strengths() == (1 + 3, 6 + 3)
    table.plays("Bob", disbanded, "Alice")
    table.everyone_passes()
    assert table.strengths() == (1, 6)


def test_disbanded_leaves_classes_alone() -> None:
    table = given_both(doors=[disbanded], play={"Alice": [professor, ork]})
    table.opens_door()
    assert table.lying("Alice") == ["professor"]


def test_wrong_colours_swap_the_army_for_the_last_one_discarded_before() -> None:
    table = struck(wrong_colours, ork, door_discard=[necron, tyranid, snotlings])
    assert left(table) == (["tyranid"], 3)
    assert sorted(table.discards()) == ["necron", "ork", "snotlings", "wrong_colours"]


def test_wrong_colours_make_a_civilian_if_no_army_was_discarded() -> None:
    table = struck(wrong_colours, ork, door_discard=[snotlings])
    assert left(table) == ([], 3)


def test_wrong_colours_take_both_armies_and_the_alliance_for_one() -> None:
    table = struck(wrong_colours, ork, eldar, alliance, door_discard=[necron])
    assert table.lying("Alice") == ["necron"]
    assert sorted(table.discards()) == ["alliance", "eldar", "ork", "wrong_colours"]


def test_wrong_colours_give_a_civilian_an_army_if_there_is_one() -> None:
    assert struck(wrong_colours, door_discard=[necron]).lying("Alice") == ["necron"]
    assert struck(wrong_colours).lying("Alice") == []


def test_wrong_colours_may_bring_the_same_army_again() -> None:
    table = struck(wrong_colours, ork, door_discard=[ork])
    assert table.lying("Alice") == ["ork"]
    assert table.discards().count("ork") == 1


# -- cancelled -------------------------------------------------------------------------------------------------


def test_youve_got_a_bird_does_nothing_if_it_is_cancelled() -> None:
    table = given40k(doors=[youve_got_a_bird], hands={"Carol": [purity_seal]}, play={"Alice": [peaked_cap]})
    table.opens_door()
    assert table.awaited == ["Carol"]
    table.plays("Carol", purity_seal)
    assert table.lying("Alice") == ["peaked_cap"]
    assert table.discards() == ["youve_got_a_bird", "purity_seal"]
