"""The monsters of levels 14 to 20."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import cultist, investigator, professor, super_munchkin
from rumpus.munchkin.cards.decks.cthulhu.enhancers import frothing
from rumpus.munchkin.cards.decks.cthulhu.events import created_using_cinematic_rules
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.cthulhu.fights import caught_by, meet, meets
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    bolter,
    carapace_armor,
    carnifex,
    celestine_the_living_saint,
    conscripted,
    death_guard,
    eldar,
    finish_painting_your_army,
    frag_grenade,
    great_unclean_one,
    grey_knight,
    heresy,
    laspistol,
    leman_russ,
    lord_of_change,
    more_dakka,
    mortarion,
    necron,
    nurgles_rot,
    nurgling,
    ork,
    psyk_out_grenade,
    rebreather,
    roboute_guilliman,
    skarbrand,
    squig,
    swarmlord,
    thunder_hammer,
    twin,
    tyranid,
    ultramarine,
    wandering_monster_40k,
)
from tests.munchkin.warhammer40k.fights import chased_by, is_dead, must_run
from tests.munchkin.warhammer40k.table import given40k, given_both

# -- Carnifex --------------------------------------------------------------------------------------------------


def test_carnifex_spares_tyranids() -> None:
    for lying, strength in (([tyranid], 10), ([tyranid, alliance], 10), ([ork], 14)):
        assert meets(given40k(doors=[carnifex], play={"Alice": lying})) == (1, strength)


def test_carnifex_kills() -> None:
    table = chased_by(carnifex, ork)
    assert is_dead(table)
    assert (table.level("Alice"), table.lying("Alice")) == (5, ["ork"])
    assert table.awaited == ["Bob"]  # her turn is over


def test_carnifex_takes_2_levels_for_a_vehicle() -> None:
    for lying in (attack_bike, leman_russ, ("carry", attack_bike)):
        table = chased_by(carnifex, lying, laspistol)
        vehicle, none = table.offers("Alice")
        assert none == "none"
        table.answer("Alice", vehicle)
        assert not is_dead(table)
        assert (table.lying("Alice"), table.level("Alice")) == (["laspistol"], 3)


def test_carnifex_kills_who_would_rather_keep_the_vehicle() -> None:
    table = chased_by(carnifex, attack_bike)
    table.answer("Alice", "none")
    assert is_dead(table)
    looter = table.awaited[0]
    table.answer(looter, "attack_bike")
    table.answer(looter, "play attack_bike use")
    assert table.lying(looter) == ["attack_bike"]


def test_carnifex_does_not_care_for_a_vehicle_in_hand() -> None:
    table = chased_by(carnifex, laspistol, hand=[attack_bike])
    assert is_dead(table)
    for _ in ("Bob", "Carol"):
        table.answer(table.awaited[0], "none")


def test_carnifex_is_easier_to_flee_from() -> None:
    assert not is_dead(chased_by(carnifex, rolls=(4,)))
    assert is_dead(chased_by(carnifex, rolls=(3,)))


@pytest.mark.rule("MU-4.6")
def test_carnifex_that_kills_leaves_nothing_for_the_next_monster() -> None:
    hands = {"Bob": [wandering_monster_40k, squig]}
    table = given40k(doors=[carnifex], hands=hands, levels={"Alice": 5})
    meet(table, 1)
    table.plays("Bob", wandering_monster_40k, squig)
    table.everyone_passes()
    table.fights_it_out()
    table.runs("Alice", carnifex)
    assert is_dead(table)
    assert (table.level("Alice"), table.foes()) == (5, [])


# -- Grey Knight -----------------------------------------------------------------------------------------------


def test_grey_knight_has_4_more_against_death_guards() -> None:
    for lying, strength in (([death_guard], 18), ([death_guard, alliance], 14), ([death_guard, ork, alliance], 18)):
        assert meets(given40k(doors=[grey_knight], play={"Alice": lying})) == (1, strength)


def test_grey_knight_kills_death_guards() -> None:
    for lying in ([death_guard], [death_guard, ork, alliance]):
        table = chased_by(grey_knight, *lying)
        assert is_dead(table)
        assert table.lying("Alice") == [card.id for card in lying]  # the dead keep them


@pytest.mark.rule("MU-7.2")
def test_grey_knight_takes_the_armies_of_others_and_a_level() -> None:
    for lying in ([], [ork], [ork, alliance], [ork, tyranid, alliance], [death_guard, alliance]):
        table = chased_by(grey_knight, *lying, laspistol)
        assert not is_dead(table)
        assert (table.lying("Alice"), table.level("Alice")) == (["laspistol"], 4)
    assert chased_by(grey_knight, ork, level=1).lying("Alice") == []


# -- Great Unclean One -----------------------------------------------------------------------------------------


def test_great_unclean_one_likes_death_guards() -> None:
    for lying, strength in (([death_guard], 12), ([death_guard, alliance], 12), ([eldar], 16)):
        assert meets(given40k(doors=[great_unclean_one], play={"Alice": lying})) == (1, strength)


def test_great_unclean_one_kills_all_but_death_guards() -> None:
    for lying in ([], [ork], [ork, alliance]):
        assert is_dead(chased_by(great_unclean_one, *lying))
    for lying in ([death_guard], [death_guard, alliance], [death_guard, ork, alliance]):
        table = chased_by(great_unclean_one, *lying)
        assert not is_dead(table)
        assert table.level("Alice") == 3


@pytest.mark.rule("MU-4.5")
def test_great_unclean_one_does_not_pursue_level_3() -> None:
    assert not is_dead(chased_by(great_unclean_one, level=3))
    assert is_dead(chased_by(great_unclean_one, level=4))


@pytest.mark.rule("MU-4.5", "MU-4.6")
def test_great_unclean_one_pursues_a_helper_of_a_higher_level() -> None:
    table = given40k(doors=[great_unclean_one], levels={"Alice": 3, "Bob": 4})
    meet(table, 1)
    table.is_helped("Bob")
    table.fights_it_out()
    table.runs("Alice", great_unclean_one)
    table.runs("Bob", great_unclean_one)
    assert (is_dead(table, "Alice"), is_dead(table, "Bob")) == (False, True)


# -- Lord of Change --------------------------------------------------------------------------------------------


def test_lord_of_change_has_3_more_against_necrons() -> None:
    for lying, strength in (([necron], 19), ([necron, alliance], 16), ([eldar], 16)):
        assert meets(given40k(doors=[lord_of_change], play={"Alice": lying})) == (1, strength)


def test_lord_of_change_takes_all_but_armies_and_alliance() -> None:
    table = chased_by(
        lord_of_change, necron, ork, alliance, (bolter, more_dakka), ("carry", carapace_armor), attack_bike,
        frag_grenade, hand=[rebreather],
    )  # fmt: skip
    assert table.lying("Alice") == ["necron", "ork", "alliance"]
    assert (table.hand("Alice"), table.level("Alice")) == (["rebreather"], 5)
    lost = {"bolter", "more_dakka", "carapace_armor", "attack_bike", "frag_grenade"}
    assert lost <= set(table.discards())


def test_lord_of_change_takes_nothing_from_who_has_nothing() -> None:
    table = chased_by(lord_of_change, necron, hand=[rebreather])
    assert (table.lying("Alice"), table.level("Alice"), table.hand("Alice")) == (["necron"], 5, ["rebreather"])


def test_lord_of_change_does_not_pursue_level_3() -> None:
    assert chased_by(lord_of_change, bolter, level=3).lying("Alice") == ["bolter"]
    assert chased_by(lord_of_change, bolter, level=4).lying("Alice") == []


def test_lord_of_change_takes_classes_and_super_munchkin() -> None:
    lying = [professor, investigator, super_munchkin, necron, laspistol, created_using_cinematic_rules]
    table = given_both(doors=[lord_of_change], play={"Alice": lying}, levels={"Alice": 4})
    caught_by(lord_of_change, table)
    assert table.lying("Alice") == ["necron"]


@pytest.mark.rule("MU-6.5")
def test_lord_of_change_does_not_take_the_only_cultists_class() -> None:
    lying = [professor, cultist, super_munchkin, frothing, necron, laspistol]
    for others, left in (([], ["cultist", "necron"]), ([cultist], ["necron"])):
        table = given_both(doors=[lord_of_change], play={"Alice": lying, "Bob": others}, levels={"Alice": 4})
        caught_by(lord_of_change, table)
        assert table.lying("Alice") == left


def test_lord_of_change_leaves_curses_that_last() -> None:
    table = given_both(
        doors=[lord_of_change], hands={"Bob": [nurgles_rot]}, play={"Alice": [laspistol]}, levels={"Alice": 4}
    )
    table.plays("Bob", nurgles_rot, "Alice")
    table.everyone_passes()
    caught_by(lord_of_change, table)
    assert table.lying("Alice") == []
    assert [each.card.id for each in table.hero("Alice").lasting] == ["nurgles_rot"]


# -- Swarmlord -------------------------------------------------------------------------------------------------


def test_swarmlord_spares_tyranids_and_hates_orks() -> None:
    for lying, strength in (
        ([tyranid], 12),
        ([ork], 18),
        ([tyranid, alliance], 12),
        ([ork, alliance], 16),
        ([ork, tyranid, alliance], 14),
        ([necron], 16),
    ):
        assert meets(given40k(doors=[swarmlord], play={"Alice": lying})) == (1, strength)


def test_swarmlord_reckons_fighter_and_helper_up() -> None:
    table = given40k(doors=[swarmlord], play={"Alice": [tyranid], "Bob": [ork]})
    meet(table)
    table.is_helped("Bob")
    assert table.strengths() == (2, 16 - 4 + 2)


def test_swarmlord_kills_from_level_4_on() -> None:
    assert not is_dead(chased_by(swarmlord, level=3))
    assert is_dead(chased_by(swarmlord, level=4))
    assert is_dead(chased_by(swarmlord, tyranid, level=4))


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
    for lying in ([death_guard], [death_guard, ork, alliance]):
        assert is_dead(chased_by(roboute_guilliman, *lying))


@pytest.mark.rule("MU-7.2")
def test_roboute_guilliman_takes_3_levels_from_half_a_death_guard() -> None:
    table = chased_by(roboute_guilliman, death_guard, alliance)
    assert (is_dead(table), table.level("Alice"), table.lying("Alice")) == (False, 2, ["death_guard", "alliance"])


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


@pytest.mark.rule("MU-13.18", "MU-7.2")
def test_celestine_the_living_saint_kills_death_guards_and_takes_2_levels_from_others() -> None:
    for lying in ([death_guard], [death_guard, ultramarine, alliance]):
        assert is_dead(chased_by(celestine_the_living_saint, *lying))
    for lying in ([], [ultramarine], [ork, alliance], [death_guard, alliance]):
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


@pytest.mark.rule("MU-3.17")
def test_skarbrand_parts_those_who_have_agreed_before_he_came() -> None:
    table = given40k(doors=[nurgling], hands={"Carol": [skarbrand]})
    meet(table)
    table.is_helped("Bob")
    table.plays("Carol", skarbrand)
    assert table.strengths() == (1, 2 + 18)


def test_skarbrand_spoils_an_offer_that_was_not_answered_yet() -> None:
    table = given40k(doors=[nurgling], hands={"Carol": [skarbrand]})
    meet(table)
    table.picks("Alice", "ask Bob", "0")
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
