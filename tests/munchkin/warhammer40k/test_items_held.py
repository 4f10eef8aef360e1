"""The items that are held in the hands."""

from __future__ import annotations

import pytest

from tests.munchkin.cthulhu.fights import meet, meets
from tests.munchkin.warhammer40k.cards import (
    big_shoota,
    blight_launcher,
    bolter,
    chainsword,
    choppa,
    daemonette,
    dark_angel,
    death_guard,
    eldar,
    flamer,
    gauss_flayer,
    horror_of_tzeentch,
    lasblaster,
    laspistol,
    necron,
    nurgling,
    ork,
    plague_knife,
    plague_zombie,
    plasma_gun,
    power_sword,
    poxwalker,
    pulse_blaster,
    radium_pistol,
    rending_claw,
    scything_talons,
    servo_arm,
    shuriken_catapult,
    storm_shield,
    thunder_hammer,
    tyranid,
    ultramarine,
    warscythe,
    wrack,
)
from tests.munchkin.warhammer40k.checking import check, check_only
from tests.munchkin.warhammer40k.table import given40k

# -- for anybody -------------------------------------------------------------------------------------------------


def test_laspistol_gives_1_in_one_hand() -> None:
    check(laspistol, 1, 100, hands=1)


def test_radium_pistol_gives_2_in_one_hand() -> None:
    check(radium_pistol, 2, 300, hands=1)


def test_lasblaster_gives_3_in_two_hands() -> None:
    check(lasblaster, 3, 400, hands=2)


def test_bolter_gives_3_in_two_hands() -> None:
    check(bolter, 3, 300, hands=2)


def test_thunder_hammer_gives_5_in_two_hands_and_is_big() -> None:
    check(thunder_hammer, 5, 700, hands=2, big=True)


def test_storm_shield_gives_2_in_one_hand_and_is_big() -> None:
    check(storm_shield, 2, 300, hands=1, big=True)


def test_storm_shield_leaves_a_hand_free() -> None:
    table = given40k(hands={"Alice": [laspistol]}, play={"Alice": [storm_shield]})
    table.plays("Alice", laspistol, "use")
    assert table.lying("Alice") == ["storm_shield", "laspistol"]
    assert table.strength("Alice") == 1 + 2 + 1


@pytest.mark.rule("MU-13.21")
def test_pulse_blaster_gives_3_in_one_hand_and_is_fire() -> None:
    check(pulse_blaster, 3, 400, hands=1)
    for monster, against_fire in ((plague_zombie, 0), (poxwalker, 2), (wrack, 4)):
        assert meets(given40k(doors=[monster], play={"Alice": [pulse_blaster]})) == (4, against_fire)


def test_plasma_gun_gives_4_in_two_hands_and_is_fire() -> None:
    check(plasma_gun, 4, 600, hands=2)
    assert meets(given40k(doors=[plague_zombie], play={"Alice": [plasma_gun]})) == (5, 0)
    assert meets(given40k(doors=[plague_zombie], play={"Alice": [("carry", plasma_gun)]})) == (1, 2)


def test_flamer_gives_3_in_one_hand_and_is_fire() -> None:
    check(flamer, 3, 400, hands=1)
    assert meets(given40k(doors=[poxwalker], play={"Alice": [flamer]})) == (4, 2)
    assert meets(given40k(doors=[poxwalker], play={"Alice": [bolter]})) == (4, 4)


def test_flamer_of_a_helper_is_fire_too_and_two_of_them_count_once() -> None:
    table = meet(given40k(doors=[poxwalker], play={"Alice": [flamer], "Bob": [pulse_blaster]}))
    assert table.strengths() == (4, 2)
    table.is_helped("Bob")
    assert table.strengths() == (8, 2)


def test_power_sword_gives_2_in_one_hand_and_4_against_chaos() -> None:
    check(power_sword, 2, 400, hands=1)
    assert meets(given40k(doors=[nurgling], play={"Alice": [power_sword]})) == (1 + 4, 2)
    assert meets(given40k(doors=[wrack], play={"Alice": [power_sword]})) == (1 + 2, 4)
    assert meets(given40k(doors=[nurgling], play={"Alice": [("carry", power_sword)]})) == (1, 2)


def test_power_sword_of_a_helper_counts_against_chaos_but_not_that_of_a_bystander() -> None:
    table = meet(given40k(doors=[daemonette], play={"Bob": [power_sword]}))
    assert (table.strength("Bob"), table.strengths()) == (1 + 2, (1, 6))
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 4, 6)


# -- for one army ------------------------------------------------------------------------------------------------


def test_chainsword_gives_3_in_one_hand_to_ultramarines_only() -> None:
    check_only(chainsword, ultramarine, 3, 400, hands=1)


def test_plague_knife_gives_3_in_one_hand_to_death_guards_only() -> None:
    check_only(plague_knife, death_guard, 3, 400, hands=1)


def test_blight_launcher_gives_4_in_two_hands_to_death_guards_only_and_is_big() -> None:
    check_only(blight_launcher, death_guard, 4, 500, hands=2, big=True)


def test_choppa_gives_3_in_one_hand_to_orks_only() -> None:
    check_only(choppa, ork, 3, 300, hands=1)


def test_big_shoota_gives_4_in_two_hands_to_orks_only_and_is_not_big() -> None:
    check_only(big_shoota, ork, 4, 500, hands=2)
    table = given40k(play={"Alice": [ork, ("carry", big_shoota), thunder_hammer]})
    assert [gear.card.id for gear in table.table.bigs(0)] == ["thunder_hammer"]


def test_shuriken_catapult_gives_4_in_two_hands_to_aeldari_only() -> None:
    check_only(shuriken_catapult, eldar, 4, 500, hands=2)


@pytest.mark.rule("MU-13.11")
def test_gauss_flayer_gives_4_in_two_hands_to_necrons_only() -> None:
    check_only(gauss_flayer, necron, 4, 500, hands=2)


def test_warscythe_gives_5_in_two_hands_to_necrons_only_and_is_big() -> None:
    check_only(warscythe, necron, 5, 700, hands=2, big=True)


def test_scything_talons_give_4_in_two_hands_to_tyranids_only() -> None:
    check_only(scything_talons, tyranid, 4, 500, hands=2)


def test_rending_claw_gives_2_in_one_hand_to_tyranids_only() -> None:
    check_only(rending_claw, tyranid, 2, 300, hands=1)


@pytest.mark.rule("MU-3.15")
def test_gauss_flayer_gives_nothing_once_the_army_is_dropped_in_a_fight() -> None:
    table = meet(given40k(doors=[dark_angel], play={"Alice": [necron, gauss_flayer]}))
    assert table.strengths() == (5, 6)
    table.answer("Alice", "drop necron")
    assert table.strengths() == (1, 6)
    assert table.lying("Alice") == ["gauss_flayer"]


# -- how many hands ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.2")
def test_two_hands_hold_two_one_handed_items_or_one_two_handed() -> None:
    table = given40k(hands={"Alice": [flamer]}, play={"Alice": [laspistol, radium_pistol]})
    table.plays("Alice", flamer, "use")
    table.answer("Alice", "laspistol")
    assert table.lying("Alice") == ["laspistol (carried)", "radium_pistol", "flamer"]

    table = given40k(hands={"Alice": [bolter]}, play={"Alice": [laspistol, radium_pistol]})
    table.plays("Alice", bolter, "use")
    table.answer("Alice", "laspistol")
    assert table.lying("Alice") == ["laspistol (carried)", "radium_pistol (carried)", "bolter"]


def test_servo_arm_gives_2_and_takes_no_place() -> None:
    check(servo_arm, 2, 500)
    table = given40k(hands={"Alice": [servo_arm]}, play={"Alice": [bolter]})
    table.plays("Alice", servo_arm, "use")
    assert table.strength("Alice") == 1 + 3 + 2


def test_servo_arm_holds_one_more_one_handed_item() -> None:
    table = given40k(hands={"Alice": [flamer, power_sword]}, play={"Alice": [servo_arm, laspistol, radium_pistol]})
    table.plays("Alice", flamer, "use")
    assert table.strength("Alice") == 1 + 2 + 1 + 2 + 3
    table.plays("Alice", power_sword, "use")
    assert table.prompt == "put away (power_sword)", "a fourth hand is not there"
    table.answer("Alice", "laspistol")
    assert table.strength("Alice") == 1 + 2 + 2 + 3 + 2

    both = given40k(hands={"Alice": [laspistol]}, play={"Alice": [servo_arm, bolter]})
    both.plays("Alice", laspistol, "use")
    assert both.strength("Alice") == 1 + 2 + 3 + 1


def test_servo_arm_does_not_hold_a_second_two_handed_item() -> None:
    table = given40k(hands={"Alice": [lasblaster]}, play={"Alice": [servo_arm, bolter]})
    table.plays("Alice", lasblaster, "use")
    assert table.lying("Alice") == ["servo_arm", "bolter (carried)", "lasblaster"]


@pytest.mark.rule("MU-3.15")
def test_servo_arm_put_away_or_given_away_leaves_a_hand_too_few() -> None:
    table = given40k(play={"Alice": [servo_arm, laspistol, radium_pistol, flamer]})
    table.answer("Alice", "put away servo_arm")
    assert (table.prompt, table.offers("Alice")) == ("put away", ["laspistol", "radium_pistol", "flamer"])
    table.answer("Alice", "laspistol")
    assert table.strength("Alice") == 1 + 2 + 3

    table = given40k(play={"Alice": [servo_arm, bolter, flamer]})
    table.picks("Alice", "trade Bob", "servo_arm", "done")
    table.answer("Bob", "accept trade Alice")
    table.answer("Alice", "flamer")
    assert table.lying("Alice") == ["bolter", "flamer (carried)"]


def test_servo_arm_in_the_backpack_holds_nothing() -> None:
    table = given40k(hands={"Alice": [flamer]}, play={"Alice": [("carry", servo_arm), bolter]})
    table.plays("Alice", flamer, "use")
    assert table.lying("Alice") == ["servo_arm (carried)", "bolter (carried)", "flamer"]


# -- given away --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.12", "MU-8.8")
def test_lasblaster_is_given_to_a_third_player_so_that_they_do_not_help() -> None:
    table = given40k(doors=[horror_of_tzeentch], play={"Bob": [lasblaster]})
    meet(table)
    table.picks("Bob", "trade Carol", "lasblaster")
    assert "accept trade Bob" not in table.offers("Alice")
    table.answer("Carol", "accept trade Bob")
    assert (table.lying("Carol"), table.strength("Carol")) == (["lasblaster"], 1 + 3)
    assert (table.prompt, table.lying("Bob"), table.strengths()) == ("fight", [], (1, 8))
