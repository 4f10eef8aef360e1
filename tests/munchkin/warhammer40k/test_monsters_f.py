"""The monsters of levels 14 and 16."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import professor, super_munchkin
from tests.munchkin.cthulhu.fights import caught_by, meet, meets
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    bolter,
    carapace_armor,
    carnifex,
    death_guard,
    eldar,
    frag_grenade,
    great_unclean_one,
    grey_knight,
    laspistol,
    leman_russ,
    lord_of_change,
    more_dakka,
    necron,
    ork,
    rebreather,
    squig,
    swarmlord,
    tyranid,
    wandering_monster_40k,
)
from tests.munchkin.warhammer40k.fights import chased_by, is_dead
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
    for lying in ([death_guard], [death_guard, ork, alliance], [death_guard, alliance]):
        table = chased_by(grey_knight, *lying)
        assert is_dead(table)
        assert table.lying("Alice") == [card.id for card in lying]  # the dead keep them


def test_grey_knight_takes_the_armies_of_others_and_a_level() -> None:
    for lying in ([], [ork], [ork, alliance], [ork, tyranid, alliance]):
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


def test_lord_of_change_leaves_classes_alone_as_well() -> None:
    lying = [professor, super_munchkin, necron, laspistol]
    table = given_both(doors=[lord_of_change], play={"Alice": lying}, levels={"Alice": 4})
    caught_by(lord_of_change, table)
    assert table.lying("Alice") == ["professor", "super_munchkin", "necron"]


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
