"""The monsters of levels 6 and 8."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from rumpus.munchkin.cards.decks.cthulhu.items import miners_helmet
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.cthulhu.fights import caught_by, meet, meets
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    bolter,
    carapace_armor,
    change_of_orders,
    chaos_spawn,
    cloning_vat,
    commissar,
    conscripted,
    daemonette,
    dark_angel,
    eldar,
    flayed_one,
    fog_of_war,
    frag_grenade,
    genestealer,
    heresy,
    horror_of_tzeentch,
    iron_halo,
    krak_grenade,
    lasblaster,
    laspistol,
    loaded_die_40k,
    more_dakka,
    necron,
    nurgles_rot,
    nurgling,
    ork,
    peaked_cap,
    primaris_psyker,
    rebreather,
    sanctified,
    torment_grenade,
    twin,
    tyranid,
    ultramarine,
    vortex_grenade,
    wandering_monster_40k,
)
from tests.munchkin.warhammer40k.fights import chased_by
from tests.munchkin.warhammer40k.table import given40k, given_both

# -- Dark Angel ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.17", "MU-3.1")
def test_dark_angel_is_beaten_by_7_or_by_an_ultramarines_10() -> None:
    for lying, level, has_won in (
        ([], 6, False),
        ([], 7, True),
        ([ultramarine, lasblaster], 6, False),  # 9 to 6 + 3
        ([ultramarine, lasblaster, rebreather], 6, True),
        ([ultramarine, alliance], 7, True),  # half of one
    ):
        table = given40k(doors=[dark_angel], play={"Alice": lying}, levels={"Alice": level})
        meet(table)
        table.fights_it_out()
        assert (table.prompt == "flight") != has_won
        assert table.level("Alice") == level + has_won
        assert len(table.hand("Alice")) == (2 if has_won else 0)


@pytest.mark.rule("MU-13.17")
def test_dark_angel_takes_a_level() -> None:
    assert chased_by(dark_angel, ultramarine, level=3).level("Alice") == 2
    assert chased_by(dark_angel, level=1).level("Alice") == 1


# -- Daemonette ------------------------------------------------------------------------------------------------


def test_daemonette_has_4_more_against_aeldari() -> None:
    assert meets(given40k(doors=[daemonette], play={"Alice": [eldar]})) == (1, 10)
    assert meets(given40k(doors=[daemonette], play={"Alice": [eldar, alliance]})) == (1, 6)


def test_daemonette_takes_the_whole_hand() -> None:
    table = chased_by(daemonette, laspistol, hand=[bolter, heresy, rebreather])
    assert (table.hand("Alice"), table.lying("Alice"), table.level("Alice")) == ([], ["laspistol"], 5)
    assert {"bolter", "heresy", "rebreather"} <= set(table.discards())


def test_daemonette_takes_nothing_from_an_empty_hand() -> None:
    table = chased_by(daemonette, laspistol)
    assert (table.lying("Alice"), table.level("Alice")) == (["laspistol"], 5)


# -- Commissar -------------------------------------------------------------------------------------------------


def runs_from_commissar(table: Given, *names: str) -> None:
    table.fights_it_out(names[0])
    for name in names:
        table.runs(name, commissar)


def test_commissar_has_3_more_against_orks() -> None:
    assert meets(given40k(doors=[commissar], play={"Alice": [ork]})) == (1, 9)
    assert meets(given40k(doors=[commissar], play={"Alice": [ork, alliance]})) == (1, 6)


def test_commissar_takes_a_level_from_who_fought_alone() -> None:
    table = given40k(doors=[commissar], levels={"Alice": 5})
    meet(table, 1)
    runs_from_commissar(table, "Alice")
    assert table.level("Alice") == 4


def test_commissar_takes_2_levels_from_who_has_asked_for_help_in_vain() -> None:
    table = given40k(doors=[commissar], levels={"Alice": 5})
    meet(table, 1)
    table.picks("Alice", "ask Bob", "0")
    table.answer("Bob", "refuse")
    runs_from_commissar(table, "Alice")
    assert table.level("Alice") == 3


def test_commissar_takes_2_levels_from_who_asked_and_1_from_who_helped() -> None:
    table = given40k(doors=[commissar], levels={"Alice": 3, "Bob": 3})
    meet(table, 1, 1)
    table.is_helped("Bob")
    runs_from_commissar(table, "Alice", "Bob")
    assert (table.level("Alice"), table.level("Bob")) == (1, 2)


def test_commissar_does_not_mind_help_that_was_offered() -> None:
    table = given40k(doors=[commissar], levels={"Alice": 3, "Bob": 3})
    meet(table, 1, 1)
    table.picks("Bob", "offer help", "0")
    table.answer("Alice", "accept")
    runs_from_commissar(table, "Alice", "Bob")
    assert (table.level("Alice"), table.level("Bob")) == (2, 2)


def test_commissar_does_not_mind_what_a_new_fighter_has_offered_before() -> None:
    table = given40k(doors=[commissar], levels={"Alice": 3, "Bob": 3}, hands={"Carol": [change_of_orders]})
    meet(table, 1)
    table.picks("Bob", "offer help", "0")
    table.answer("Alice", "refuse")
    table.plays("Carol", change_of_orders, "Bob")
    table.everyone_passes()
    table.answer("Bob", "yes")
    runs_from_commissar(table, "Bob")
    assert (table.level("Alice"), table.level("Bob")) == (3, 2)


def test_commissar_sees_a_new_fighter_who_has_asked_nobody_yet() -> None:
    table = given40k(doors=[commissar], hands={"Carol": [change_of_orders, conscripted]})
    meet(table)
    for name in ("Bob", "Carol"):
        table.picks("Alice", f"ask {name}", "0")
        table.answer(name, "refuse")
    assert plays_of(table, "Carol", "conscripted") == ["Bob", "Carol"]
    table.plays("Carol", change_of_orders, "Bob")
    table.everyone_passes()
    table.answer("Bob", "yes")
    assert plays_of(table, "Carol", "conscripted") == []  # nobody has refused Bob


# -- Flayed One ------------------------------------------------------------------------------------------------


def test_flayed_one_spares_necrons() -> None:
    for lying, strength in (([necron], 3), ([necron, alliance], 3), ([ork], 6)):
        assert meets(given40k(doors=[flayed_one], play={"Alice": lying})) == (1, strength)


def test_flayed_one_takes_the_armor_and_a_level() -> None:
    table = chased_by(flayed_one, carapace_armor, rebreather)
    assert (table.lying("Alice"), table.level("Alice")) == (["rebreather"], 4)


def test_flayed_one_takes_the_level_without_any_armor_and_the_armor_at_level_1() -> None:
    table = chased_by(flayed_one, ("carry", rebreather))
    assert (table.lying("Alice"), table.level("Alice")) == (["rebreather (carried)"], 4)
    table = chased_by(flayed_one, carapace_armor, level=1)
    assert (table.lying("Alice"), table.level("Alice")) == ([], 1)


# -- Primaris Psyker -------------------------------------------------------------------------------------------


def test_primaris_psyker_makes_headgear_worthless() -> None:
    cases: list[tuple[list[Lying], int]] = [
        ([rebreather], 1),
        ([rebreather, carapace_armor, bolter], 1 + 2 + 3),
        ([(rebreather, sanctified)], 1),
        ([ultramarine, iron_halo], 1),
        ([(laspistol, more_dakka), peaked_cap], 1 + 1 + 3),
    ]
    for lying, strength in cases:
        assert meets(given40k(doors=[primaris_psyker], play={"Alice": lying})) == (strength, 8)
    assert meets(given40k(doors=[dark_angel], play={"Alice": [rebreather]})) == (1 + 1, 6)


def test_primaris_psyker_makes_the_headgear_of_a_helper_worthless() -> None:
    table = given40k(doors=[primaris_psyker], play={"Alice": [peaked_cap], "Bob": [rebreather, laspistol]})
    meet(table)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 1, 8)
    assert table.strength("Carol") == 1


def test_primaris_psyker_does_so_as_long_as_it_is_there() -> None:
    hands = {"Bob": [wandering_monster_40k, primaris_psyker], "Alice": [vortex_grenade]}
    table = given40k(doors=[nurgling], play={"Alice": [ultramarine, iron_halo]}, hands=hands)
    assert meets(table) == (1 + 2 + 2, 2)  # Chaos
    table.plays("Bob", wandering_monster_40k, primaris_psyker)
    table.everyone_passes()
    assert table.strengths() == (1, 2 + 8)
    table.plays("Alice", vortex_grenade, primaris_psyker)
    table.everyone_passes()
    assert table.strengths() == (1 + 2 + 2, 2)


def test_primaris_psyker_knows_the_headgear_of_the_other_set() -> None:
    assert meets(given_both(doors=[primaris_psyker], play={"Alice": [miners_helmet, bolter]})) == (1 + 3, 8)


def test_primaris_psyker_takes_the_headgear_and_a_level() -> None:
    table = chased_by(primaris_psyker, rebreather, carapace_armor)
    assert (table.lying("Alice"), table.level("Alice")) == (["carapace_armor"], 4)
    table = chased_by(primaris_psyker, carapace_armor, ("carry", rebreather))
    assert (table.lying("Alice"), table.level("Alice")) == (["carapace_armor"], 4)


# -- Horror of Tzeentch ----------------------------------------------------------------------------------------


def test_horror_of_tzeentch_grows_with_each_one_shot_for_the_munchkins() -> None:
    hands = {"Alice": [frag_grenade, cloning_vat], "Bob": [krak_grenade, torment_grenade], "Carol": [fog_of_war]}
    table = given40k(doors=[horror_of_tzeentch], hands=hands)
    assert meets(table) == (1, 8)
    table.plays("Alice", frag_grenade, "for")
    assert table.strengths() == (1 + 2, 8 + 1)
    table.plays("Bob", krak_grenade, "for")
    assert table.strengths() == (1 + 2 + 4, 8 + 2)
    table.plays("Bob", torment_grenade, "against")
    assert table.strengths() == (1 + 2 + 4, 8 + 2 + 3)
    table.plays("Carol", fog_of_war)  # for no side
    assert table.strengths() == (1 + 2 + 4, 8 + 2 + 3)
    table.plays("Alice", cloning_vat)
    assert table.strengths() == (1 + 1 + 2 + 4, 8 + 3 + 3)


def test_horror_of_tzeentch_counts_one_shots_from_the_table_and_from_before_it_came() -> None:
    hands = {"Bob": [horror_of_tzeentch, twin]}
    table = given40k(doors=[nurgling], play={"Alice": [frag_grenade]}, hands=hands)
    meet(table)
    table.uses("Alice", frag_grenade, "for")
    table.plays("Bob", horror_of_tzeentch)
    assert table.strengths() == (1 + 2, 2 + 8 + 1)
    table.plays("Bob", twin, horror_of_tzeentch)
    assert table.strengths() == (1 + 2, 2 + 2 * (8 + 1))


def test_horror_of_tzeentch_counts_the_one_shots_of_the_other_set() -> None:
    table = given_both(doors=[horror_of_tzeentch], hands={"Alice": [kitchen_sink]})
    meet(table)
    table.plays("Alice", kitchen_sink, "for")
    assert table.strengths() == (1 + 3, 8 + 1)


def test_horror_of_tzeentch_swaps_hands_with_the_left_and_takes_a_level() -> None:
    hands = {"Alice": [bolter, heresy], "Bob": [rebreather], "Carol": [krak_grenade]}
    table = given40k(doors=[horror_of_tzeentch], hands=hands, levels={"Alice": 3}, play={"Alice": [laspistol]})
    caught_by(horror_of_tzeentch, table)
    assert table.level("Alice") == 2
    assert table.hand("Alice") == ["rebreather"]
    assert table.lying("Alice") == ["laspistol"]
    assert sorted(table.hand("Bob")) == ["bolter", "heresy"]
    assert table.hand("Carol") == ["krak_grenade"]
    assert "give card P0 P1 treasure" in table.told("Carol")  # nobody else sees what it was

    table.answer("Bob", "play bolter use")  # what one gets outside one's turn may be put down at once
    table.answer("Bob", "done")
    assert table.lying("Bob") == ["bolter"]


def test_horror_of_tzeentch_swaps_an_empty_hand_as_well() -> None:
    table = given40k(doors=[horror_of_tzeentch], hands={"Bob": [rebreather, krak_grenade]})
    caught_by(horror_of_tzeentch, table)
    assert (table.hand("Alice"), table.hand("Bob"), table.level("Alice")) == (["rebreather", "krak_grenade"], [], 1)


# -- Genestealer -----------------------------------------------------------------------------------------------


def test_genestealer_spares_tyranids() -> None:
    for lying, strength in (([tyranid], 5), ([tyranid, alliance], 5), ([], 8)):
        assert meets(given40k(doors=[genestealer], play={"Alice": lying})) == (1, strength)


def test_genestealer_takes_armies_and_alliance() -> None:
    for lying in ([ork], [ork, alliance], [ork, tyranid, alliance]):
        table = chased_by(genestealer, *lying, laspistol)
        assert (table.lying("Alice"), table.level("Alice")) == (["laspistol"], 5)
        assert {card.id for card in lying} <= set(table.discards())


def test_genestealer_takes_2_levels_from_a_civilian() -> None:
    for level, left in ((5, 3), (2, 1)):
        table = chased_by(genestealer, laspistol, level=level, hand=[ork])
        assert (table.lying("Alice"), table.level("Alice")) == (["laspistol"], left)
        assert table.hand("Alice") == ["ork"]


def test_genestealer_takes_who_has_only_a_class_for_a_civilian() -> None:
    table = given_both(doors=[genestealer], play={"Alice": [professor]}, levels={"Alice": 4})
    caught_by(genestealer, table)
    assert (table.lying("Alice"), table.level("Alice")) == (["professor"], 2)

    table = given_both(doors=[genestealer], play={"Alice": [professor, ork]}, levels={"Alice": 4})
    caught_by(genestealer, table)
    assert (table.lying("Alice"), table.level("Alice")) == (["professor"], 4)


# -- Chaos Spawn -----------------------------------------------------------------------------------------------


def test_chaos_spawn_takes_half_a_die_roll_of_levels() -> None:
    for face, lost in ((1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)):
        assert chased_by(chaos_spawn, level=7, rolls=(1, face)).level("Alice") == 7 - lost
    assert chased_by(chaos_spawn, level=2, rolls=(1, 6)).level("Alice") == 1


def test_chaos_spawn_is_easier_to_flee_from() -> None:
    assert chased_by(chaos_spawn, rolls=(4, 6)).level("Alice") == 5
    assert chased_by(chaos_spawn, rolls=(3, 6)).level("Alice") == 2


def test_chaos_spawn_reckons_with_nurgles_rot() -> None:
    for face, lost in ((1, 0), (2, 1), (5, 2), (6, 3)):
        table = given40k(doors=[chaos_spawn], levels={"Alice": 6}, hands={"Carol": [nurgles_rot]})
        meet(table, 1, face)
        table.plays("Carol", nurgles_rot, "Alice")
        table.everyone_passes()
        table.fights_it_out()
        table.runs("Alice", chaos_spawn)
        assert table.level("Alice") == 6 - lost


def test_chaos_spawn_can_be_met_with_a_loaded_die() -> None:
    table = given40k(doors=[chaos_spawn], levels={"Alice": 6}, hands={"Alice": [loaded_die_40k]})
    meet(table, 1, 6)
    table.fights_it_out()
    table.picks("Alice", "run chaos_spawn", "keep")
    table.everyone_passes()
    assert table.prompt.startswith("die")
    table.answer("Alice", "loaded_die_40k 1")
    assert (table.level("Alice"), table.hand("Alice")) == (5, [])
