"""The monsters of levels 2 and 4."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.items import flamethrower, miners_helmet
from tests.munchkin.cthulhu.fights import caught_by, meet, meets
from tests.munchkin.given import Given
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    bloodletter,
    bolter,
    carapace_armor,
    cloning_vat,
    eldar,
    finish_painting_your_army,
    flamer,
    forgotten_terrain,
    grav_boots,
    heresy,
    hormagaunt,
    iron_halo,
    krak_grenade,
    laspistol,
    melta_bomb,
    necron,
    nurgles_rot,
    nurgling,
    ork,
    peaked_cap,
    plague_zombie,
    plasma_gun,
    poxwalker,
    psyk_out_grenade,
    pulse_blaster,
    ratling_sniper,
    rebreather,
    scarab_swarm,
    servo_arm,
    squig,
    storm_shield,
    thunder_hammer,
    twin,
    tyranid,
    wrack,
    youve_got_a_bird,
)
from tests.munchkin.warhammer40k.fights import chased_by, must_run
from tests.munchkin.warhammer40k.table import given40k, given_both

# -- Nurgling --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.2", "MU-3.2")
def test_nurgling_has_4_more_against_aeldari_once() -> None:
    assert meets(given40k(doors=[nurgling])) == (1, 2)
    assert meets(given40k(doors=[nurgling], play={"Alice": [eldar]})) == (1, 2 + 4)

    table = given40k(doors=[nurgling], play={"Bob": [eldar]})
    assert meets(table) == (1, 2)
    table.is_helped("Bob")
    assert table.strengths() == (2, 2 + 4)

    table = given40k(doors=[nurgling], play={"Alice": [eldar], "Bob": [eldar]})
    meet(table)
    table.is_helped("Bob")
    assert table.strengths() == (2, 2 + 4)


@pytest.mark.rule("MU-7.2")
def test_nurgling_spares_half_an_aeldari() -> None:
    assert meets(given40k(doors=[nurgling], play={"Alice": [eldar, alliance]})) == (1, 2)
    assert meets(given40k(doors=[nurgling], play={"Alice": [eldar, ork, alliance]})) == (1, 2 + 4)


@pytest.mark.rule("MU-13.7", "MU-3.15", "MU-7.1")
def test_nurgling_is_weaker_as_soon_as_the_army_is_dropped() -> None:
    table = given40k(doors=[nurgling], play={"Alice": [eldar]}, levels={"Alice": 3})
    meet(table)
    assert table.strengths() == (3, 2 + 4)
    table.answer("Alice", "drop eldar")
    assert table.strengths() == (3, 2)
    table.fights_it_out()
    assert table.level("Alice") == 4


@pytest.mark.rule("MU-13.7")
def test_nurgling_is_no_weaker_if_the_other_one_is_still_an_aeldari() -> None:
    table = given40k(doors=[nurgling], play={"Alice": [eldar], "Bob": [eldar]})
    meet(table)
    table.is_helped("Bob")
    table.answer("Alice", "drop eldar")
    assert table.strengths() == (2, 2 + 4)
    table.answer("Bob", "drop eldar")
    assert table.strengths() == (2, 2)


@pytest.mark.rule("MU-3.15")
def test_nurgling_is_stronger_as_soon_as_the_army_is_taken_up() -> None:
    table = given40k(doors=[nurgling], hands={"Alice": [eldar, alliance]})
    meet(table)
    table.plays("Alice", eldar)
    assert table.strengths() == (1, 2 + 4)
    table.plays("Alice", alliance)
    assert table.strengths() == (1, 2)


def test_nurgling_and_its_twin_both_hate_aeldari() -> None:
    table = given40k(doors=[nurgling], play={"Alice": [eldar]}, hands={"Bob": [twin]})
    meet(table)
    table.plays("Bob", twin, nurgling)
    assert table.strengths() == (1, 2 * (2 + 4))


def test_nurgling_takes_the_armor_or_else_a_level() -> None:
    table = chased_by(nurgling, carapace_armor, peaked_cap)
    assert (table.lying("Alice"), table.level("Alice")) == (["peaked_cap"], 5)
    table = chased_by(nurgling, ("carry", carapace_armor), peaked_cap)
    assert (table.lying("Alice"), table.level("Alice")) == (["peaked_cap"], 5)
    assert chased_by(nurgling, peaked_cap).level("Alice") == 4


# -- Ratling Sniper --------------------------------------------------------------------------------------------


def test_ratling_sniper_has_2_more_against_anyone_without_headgear() -> None:
    for lying, strength in (
        ([], 4),
        ([rebreather], 2),
        ([("carry", rebreather)], 4),
        ([carapace_armor], 4),
        ([rebreather, carapace_armor], 2),
    ):
        assert meets(given40k(doors=[ratling_sniper], play={"Alice": lying}))[1] == strength


@pytest.mark.rule("MU-3.2")
def test_ratling_sniper_looks_at_the_helper_too_and_counts_once() -> None:
    for alice, bob, strength in (
        ([rebreather], [], 4),
        ([], [rebreather], 4),
        ([], [], 4),
        ([rebreather], [iron_halo], 2),
    ):
        table = given40k(doors=[ratling_sniper], play={"Alice": alice, "Bob": bob})
        meet(table)
        table.is_helped("Bob")
        assert table.strengths()[1] == strength


@pytest.mark.rule("MU-3.15")
def test_ratling_sniper_sees_the_headgear_go() -> None:
    table = given40k(doors=[ratling_sniper], play={"Alice": [rebreather]}, hands={"Bob": [youve_got_a_bird]})
    meet(table)
    assert table.strengths() == (2, 2)
    table.plays("Bob", youve_got_a_bird, "Alice")
    table.everyone_passes()
    assert table.strengths() == (1, 4)


def test_ratling_sniper_takes_the_headgear_of_the_other_set_for_headgear() -> None:
    assert meets(given_both(doors=[ratling_sniper], play={"Alice": [miners_helmet]}))[1] == 2


def test_ratling_sniper_takes_a_level() -> None:
    assert chased_by(ratling_sniper, rebreather, level=2).level("Alice") == 1
    assert chased_by(ratling_sniper, level=1).level("Alice") == 1


# -- Scarab Swarm ----------------------------------------------------------------------------------------------


def test_scarab_swarm_fears_necrons() -> None:
    assert meets(given40k(doors=[scarab_swarm], play={"Alice": [necron]})) == (1, 0)
    assert meets(given40k(doors=[scarab_swarm], play={"Alice": [necron, alliance]})) == (1, 0)
    assert meets(given40k(doors=[scarab_swarm], play={"Alice": [tyranid]})) == (1, 2)


def test_scarab_swarm_takes_an_item_that_uses_a_hand() -> None:
    table = chased_by(scarab_swarm, laspistol, storm_shield, ("carry", bolter), peaked_cap, servo_arm)
    assert table.offers("Alice") == ["laspistol", "storm_shield", "bolter"]  # no headgear, nothing without a hand
    table.answer("Alice", "storm_shield")
    assert table.lying("Alice") == ["laspistol", "bolter (carried)", "peaked_cap", "servo_arm"]
    assert table.level("Alice") == 5


def test_scarab_swarm_takes_a_level_from_who_has_no_such_item() -> None:
    table = chased_by(scarab_swarm, peaked_cap, servo_arm, attack_bike, hand=[laspistol])
    assert table.lying("Alice") == ["peaked_cap", "servo_arm", "attack_bike"]
    assert (table.level("Alice"), table.hand("Alice")) == (4, ["laspistol"])


# -- Squig -----------------------------------------------------------------------------------------------------


def test_squig_likes_orks_and_is_faster_than_others() -> None:
    assert meets(given40k(doors=[squig], play={"Alice": [ork, alliance]})) == (1, 0)
    assert chased_by(squig, rolls=(5,)).level("Alice") == 4
    assert chased_by(squig, rolls=(6,)).level("Alice") == 5
    assert chased_by(squig, eldar, rolls=(5,)).level("Alice") == 5  # fleet of foot
    assert chased_by(squig, attack_bike, grav_boots, rolls=(5,)).level("Alice") == 5  # the bike replaces the boots
    assert chased_by(squig, attack_bike, grav_boots, rolls=(4,)).level("Alice") == 4


def test_squig_takes_a_level() -> None:
    table = chased_by(squig, laspistol, hand=[bolter], level=2)
    assert (table.level("Alice"), table.lying("Alice"), table.hand("Alice")) == (1, ["laspistol"], ["bolter"])
    assert caught_by(squig, given40k(doors=[squig])).level("Alice") == 1


# -- Plague Zombie ---------------------------------------------------------------------------------------------


def test_plague_zombie_burns_well() -> None:
    for lying, strengths in (
        ([flamer], (1 + 3, 0)),
        ([pulse_blaster], (1 + 3, 0)),
        ([plasma_gun], (1 + 4, 0)),
        ([pulse_blaster, flamer], (1 + 6, 0)),  # once
        ([("carry", flamer)], (1, 2)),
        ([bolter], (1 + 3, 2)),
    ):
        assert meets(given40k(doors=[plague_zombie], play={"Alice": lying})) == strengths


def test_plague_zombie_fears_the_fire_of_a_helper_but_not_of_bystanders() -> None:
    table = given40k(doors=[plague_zombie], play={"Bob": [flamer], "Carol": [pulse_blaster]})
    assert meets(table) == (1, 2)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 3, 0)


def test_plague_zombie_fears_a_bomb_that_is_thrown_at_it() -> None:
    for name, side, strengths in (("Alice", "for", (6, 0)), ("Alice", "against", (1, 7)), ("Bob", "for", (6, 2))):
        table = given40k(doors=[plague_zombie], hands={name: [melta_bomb]})
        meet(table)
        table.plays(name, melta_bomb, side)
        assert table.strengths() == strengths


def test_plague_zombie_knows_the_fire_of_the_other_set() -> None:
    assert meets(given_both(doors=[plague_zombie], play={"Alice": [flamethrower]}))[1] == 0


def test_plague_zombie_is_slow_and_takes_a_level() -> None:
    assert chased_by(plague_zombie, rolls=(4,)).level("Alice") == 5
    assert chased_by(plague_zombie, rolls=(3,)).level("Alice") == 4


# -- Poxwalker -------------------------------------------------------------------------------------------------


def test_poxwalker_burns_well() -> None:
    assert meets(given40k(doors=[poxwalker], play={"Alice": [flamer]})) == (4, 2)
    assert meets(given40k(doors=[poxwalker], play={"Alice": [laspistol]})) == (2, 4)


def cursed_and_chased(*curses: str, level: int = 5) -> Given:
    """Carol curses Alice so, before the Poxwalker gets her."""
    cards = {card.id: card for card in (nurgles_rot, forgotten_terrain, heresy)}
    table = given40k(
        doors=[poxwalker],
        levels={"Alice": level},
        hands={"Bob": [psyk_out_grenade], "Carol": [cards[each] for each in curses]},
    )
    meet(table, 1)
    for each in curses:
        table.plays("Carol", cards[each], "Alice")
        table.everyone_passes()
    must_run(table)
    table.runs("Alice", poxwalker)
    return table


def test_poxwalker_takes_2_levels_from_the_cursed() -> None:
    assert cursed_and_chased("nurgles_rot").level("Alice") == 3
    assert cursed_and_chased("forgotten_terrain").level("Alice") == 3
    assert cursed_and_chased("nurgles_rot", "forgotten_terrain").level("Alice") == 3
    assert cursed_and_chased("nurgles_rot", level=2).level("Alice") == 1


def test_poxwalker_takes_a_level_if_no_curse_lasts() -> None:
    assert cursed_and_chased().level("Alice") == 4
    assert cursed_and_chased("heresy").level("Alice") == 5 - 1 - 1  # that curse was over at once


def test_poxwalker_minds_the_curse_of_its_victim_only() -> None:
    table = given40k(doors=[poxwalker], levels={"Alice": 5, "Bob": 5}, hands={"Carol": [nurgles_rot, psyk_out_grenade]})
    meet(table, 1, 1)
    table.is_helped("Bob")
    table.plays("Carol", nurgles_rot, "Bob")
    table.everyone_passes()
    table.plays("Carol", psyk_out_grenade)
    table.everyone_passes()
    table.runs("Alice", poxwalker)
    table.runs("Bob", poxwalker)
    assert (table.level("Alice"), table.level("Bob")) == (4, 3)


# -- Wrack -----------------------------------------------------------------------------------------------------


def test_wrack_makes_you_discard_2_cards() -> None:
    table = chased_by(wrack, laspistol, hand=[bolter, heresy, rebreather])
    assert table.offers("Alice") == ["bolter", "heresy", "rebreather"]
    table.picks("Alice", "heresy", "bolter")
    assert (table.hand("Alice"), table.level("Alice")) == (["rebreather"], 5)
    assert table.lying("Alice") == ["laspistol"]


def test_wrack_takes_exactly_2_cards_without_a_level() -> None:
    table = chased_by(wrack, hand=[bolter, heresy])
    table.answer("Alice", "heresy")
    assert (table.hand("Alice"), table.level("Alice")) == ([], 5)


def test_wrack_takes_a_level_from_who_holds_fewer() -> None:
    table = chased_by(wrack, hand=[bolter])
    assert (table.hand("Alice"), table.level("Alice")) == ([], 4)
    table = chased_by(wrack, laspistol)
    assert (table.lying("Alice"), table.level("Alice")) == (["laspistol"], 4)


def test_wrack_is_easier_to_flee_from() -> None:
    assert chased_by(wrack, rolls=(4,)).level("Alice") == 5
    assert chased_by(wrack, rolls=(3,)).level("Alice") == 4


# -- Hormagaunt ------------------------------------------------------------------------------------------------


def test_hormagaunt_spares_tyranids() -> None:
    for lying, strength in (([tyranid], 1), ([tyranid, alliance], 1), ([tyranid, ork, alliance], 1), ([ork], 4)):
        assert meets(given40k(doors=[hormagaunt], play={"Alice": lying})) == (1, strength)


def test_hormagaunt_is_fast_and_takes_a_level() -> None:
    assert chased_by(hormagaunt, rolls=(5,)).level("Alice") == 4
    assert chased_by(hormagaunt, rolls=(6,)).level("Alice") == 5
    assert chased_by(hormagaunt, grav_boots, rolls=(4,)).level("Alice") == 5  # 4 - 1 + 2
    assert chased_by(hormagaunt, level=1).level("Alice") == 1


# -- Bloodletter -----------------------------------------------------------------------------------------------


def test_bloodletter_has_2_more_against_anyone_of_level_5() -> None:
    for level, strength in ((1, 4), (4, 4), (5, 6), (9, 6)):
        assert meets(given40k(doors=[bloodletter], levels={"Alice": level})) == (level, strength)


@pytest.mark.rule("MU-3.2")
def test_bloodletter_minds_the_level_of_a_helper_but_not_items() -> None:
    table = given40k(doors=[bloodletter], levels={"Alice": 4, "Bob": 7}, play={"Alice": [thunder_hammer]})
    meet(table)
    assert table.strengths() == (4 + 5, 4)
    table.is_helped("Bob")
    assert table.strengths() == (4 + 5 + 7, 4 + 2)


def test_bloodletter_minds_the_own_level_only() -> None:
    table = given40k(doors=[bloodletter], levels={"Alice": 4}, hands={"Alice": [cloning_vat]})
    meet(table)
    table.plays("Alice", cloning_vat)
    assert table.strengths() == (8, 4)


@pytest.mark.rule("MU-3.15")
def test_bloodletter_notices_when_the_level_changes() -> None:
    hands = {"Bob": [finish_painting_your_army, heresy, krak_grenade]}
    table = given40k(doors=[bloodletter], levels={"Alice": 4}, hands=hands)
    meet(table)
    table.plays("Bob", finish_painting_your_army, "Alice")
    table.everyone_passes()
    assert table.strengths() == (5, 6)
    table.plays("Bob", heresy, "Alice")
    table.everyone_passes()
    assert table.strengths() == (4, 4)


def test_bloodletter_takes_2_levels() -> None:
    for level, left in ((5, 3), (3, 1), (2, 1), (1, 1)):
        assert chased_by(bloodletter, level=level).level("Alice") == left
