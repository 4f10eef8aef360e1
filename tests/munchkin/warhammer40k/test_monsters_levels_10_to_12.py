"""The monsters of levels 10 to 12."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.events import mutation, the_stars_are_wrong
from rumpus.munchkin.cards.decks.cthulhu.items import maaaaaaster, necronookiecon
from rumpus.munchkin.cards.decks.cthulhu.one_shots import bicker_ichor
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.cthulhu.fights import caught_by, meet, meets
from tests.munchkin.given import Given
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    bolter,
    called_away,
    carapace_armor,
    catachan_devil,
    ceasefire,
    cheat_40k,
    converted,
    death_guard,
    eldar,
    finish_painting_your_army,
    frag_grenade,
    frenzied,
    gene_scrambler,
    great_unclean_one,
    heresy,
    holo_decoy,
    incubi,
    khorne_berzerker,
    krak_grenade,
    lasblaster,
    laspistol,
    legion_of_the_damned,
    leman_russ,
    more_dakka,
    necron,
    nork_deddog,
    nurgling,
    ork,
    plasma_gun,
    poxbringer,
    purity_seal,
    radium_pistol,
    rebreather,
    servo_arm,
    sloppity_bilepiper,
    squig,
    stomping_boots,
    storm_shield,
    thunder_hammer,
    too_heavy,
    twin,
    tyranid,
    ultramarine,
    vortex_grenade,
    vox_jammer,
    wandering_monster_40k,
    warp_rift,
)
from tests.munchkin.warhammer40k.fights import chased_by
from tests.munchkin.warhammer40k.table import given40k, given_both

# -- Catachan Devil --------------------------------------------------------------------------------------------


def test_catachan_devil_has_3_more_against_tyranids() -> None:
    for lying, strength in (([tyranid], 13), ([tyranid, alliance], 10), ([tyranid, ork, alliance], 13), ([], 10)):
        assert meets(given40k(doors=[catachan_devil], play={"Alice": lying})) == (1, strength)


def test_catachan_devil_takes_2_levels_for_the_footgear() -> None:
    for boots in (stomping_boots, ("carry", stomping_boots)):
        table = chased_by(catachan_devil, boots, laspistol)
        assert table.offers("Alice") == ["stomping_boots", "none"]
        table.answer("Alice", "stomping_boots")
        assert (table.lying("Alice"), table.level("Alice")) == (["laspistol"], 3)


def test_catachan_devil_takes_3_levels_if_the_footgear_is_kept() -> None:
    table = chased_by(catachan_devil, stomping_boots)
    table.answer("Alice", "none")
    assert (table.lying("Alice"), table.level("Alice")) == (["stomping_boots"], 2)


def test_catachan_devil_takes_3_levels_from_who_has_no_footgear() -> None:
    assert chased_by(catachan_devil, laspistol).level("Alice") == 2
    assert chased_by(catachan_devil, level=3).level("Alice") == 1


# -- Poxbringer ------------------------------------------------------------------------------------------------


def test_poxbringer_likes_death_guards() -> None:
    for lying, strength in (([death_guard], 7), ([death_guard, alliance], 7), ([ork], 10)):
        assert meets(given40k(doors=[poxbringer], play={"Alice": lying})) == (1, strength)


def test_poxbringer_takes_all_items_worth_300_or_less() -> None:
    table = chased_by(
        poxbringer, ork, carapace_armor, storm_shield, ("carry", lasblaster), attack_bike, frag_grenade, stomping_boots,
        rebreather, hand=[laspistol],
    )  # fmt: skip
    assert table.lying("Alice") == ["ork", "lasblaster (carried)", "attack_bike", "stomping_boots"]  # 400 each
    assert {"carapace_armor", "storm_shield", "frag_grenade", "rebreather"} <= set(table.discards())
    assert (table.hand("Alice"), table.level("Alice")) == (["laspistol"], 5)


def test_poxbringer_adds_up_an_item_and_what_lies_on_it() -> None:
    table = chased_by(poxbringer, (laspistol, more_dakka))  # 100 + 200
    assert table.lying("Alice") == []
    assert {"laspistol", "more_dakka"} <= set(table.discards())
    table = chased_by(poxbringer, (radium_pistol, more_dakka))  # 300 + 200
    assert table.lying("Alice") == ["radium_pistol + more_dakka"]


def test_poxbringer_takes_nothing_from_who_has_only_dear_items() -> None:
    table = chased_by(poxbringer, lasblaster)
    assert (table.lying("Alice"), table.level("Alice")) == (["lasblaster"], 5)


def test_poxbringer_takes_worthless_items_of_the_other_set() -> None:
    table = given_both(doors=[poxbringer], play={"Alice": [maaaaaaster, stomping_boots]})
    caught_by(poxbringer, table)
    assert table.lying("Alice") == ["stomping_boots"]


# -- Khorne Berzerker ------------------------------------------------------------------------------------------


def test_khorne_berzerker_has_3_more_against_ultramarines() -> None:
    for lying, strength in (([ultramarine], 13), ([ultramarine, alliance], 10), ([ork], 10)):
        assert meets(given40k(doors=[khorne_berzerker], play={"Alice": lying})) == (1, strength)


def test_khorne_berzerker_cannot_be_made_to_leave() -> None:
    cards = [vortex_grenade, warp_rift, gene_scrambler, holo_decoy, ceasefire, called_away]
    table = given40k(doors=[khorne_berzerker], hands={"Alice": [*cards, squig]}, door_discard=[nurgling])
    meet(table)
    for card in cards:
        assert plays_of(table, "Alice", card.id) == []

    table = given40k(doors=[great_unclean_one], hands={"Alice": [*cards, squig]}, door_discard=[nurgling])
    meet(table)
    for card in cards:
        assert plays_of(table, "Alice", card.id) != []


def test_khorne_berzerker_stays_when_all_others_leave() -> None:
    for card in (ceasefire, called_away):
        table = given40k(doors=[nurgling], hands={"Alice": [card], "Bob": [khorne_berzerker]})
        meet(table)
        table.plays("Bob", khorne_berzerker)
        table.plays("Alice", card)
        table.everyone_passes()
        assert table.foes() == ["khorne_berzerker"]
        assert table.prompt == "fight"
        assert table.hand("Alice") == []


def test_khorne_berzerker_lets_others_be_sent_away() -> None:
    table = given40k(doors=[nurgling], hands={"Alice": [vortex_grenade], "Bob": [khorne_berzerker]})
    meet(table)
    table.plays("Bob", khorne_berzerker)
    assert plays_of(table, "Alice", "vortex_grenade") == ["nurgling"]
    table.plays("Alice", vortex_grenade, nurgling)
    table.everyone_passes()
    assert table.foes() == ["khorne_berzerker"]


def test_khorne_berzerker_and_its_twin_both_stay() -> None:
    table = given40k(doors=[khorne_berzerker], hands={"Alice": [vortex_grenade], "Bob": [twin]})
    meet(table)
    table.plays("Bob", twin, khorne_berzerker)
    assert table.strengths() == (1, 20)
    assert plays_of(table, "Alice", "vortex_grenade") == []


def test_khorne_berzerker_does_not_come_if_the_card_that_brings_it_is_cancelled() -> None:
    hands = {"Alice": [vox_jammer], "Bob": [wandering_monster_40k, khorne_berzerker]}
    table = given40k(doors=[squig], hands=hands)
    meet(table)
    table.plays("Bob", wandering_monster_40k, khorne_berzerker)
    table.plays("Alice", vox_jammer, wandering_monster_40k)
    table.everyone_passes()
    assert table.foes() == ["squig"]
    assert table.hand("Bob") == ["khorne_berzerker"]


def test_khorne_berzerker_is_not_moved_by_the_other_set_either() -> None:
    hands = {"Alice": [bicker_ichor, the_stars_are_wrong, mutation, squig], "Bob": [great_unclean_one]}
    table = given_both(doors=[khorne_berzerker], hands=hands, play={"Alice": [necronookiecon]})
    meet(table)
    assert not [offer for offer in table.offers("Alice") if offer.startswith("use necronookiecon")]
    table.plays("Bob", great_unclean_one)
    assert plays_of(table, "Alice", "bicker_ichor") == []  # the one of the lowest level stays
    assert plays_of(table, "Alice", "the_stars_are_wrong") == ["great_unclean_one", "all"]
    assert plays_of(table, "Alice", "mutation") == ["great_unclean_one squig"]


def test_khorne_berzerker_takes_2_levels() -> None:
    assert chased_by(khorne_berzerker).level("Alice") == 3
    assert chased_by(khorne_berzerker, level=2).level("Alice") == 1


# -- Nork Deddog -----------------------------------------------------------------------------------------------


def test_nork_deddog_has_4_more_against_who_has_no_big_item() -> None:
    for lying, strength in (
        ([], 15),
        ([bolter], 15),
        ([attack_bike], 15),
        ([leman_russ], 11),  # a Big vehicle is a Big item
        ([storm_shield], 11),
        ([("carry", thunder_hammer)], 11),
        ([(thunder_hammer, cheat_40k)], 11),
    ):
        assert meets(given40k(doors=[nork_deddog], play={"Alice": lying}))[1] == strength


def test_nork_deddog_minds_either_of_the_munchkins() -> None:
    for alices, bobs, strength in (
        ([storm_shield], [thunder_hammer], 11),
        ([storm_shield], [bolter], 15),
        ([bolter], [thunder_hammer], 15),
        ([bolter], [laspistol], 15),
    ):
        table = given40k(doors=[nork_deddog], play={"Alice": alices, "Bob": bobs})
        meet(table)
        table.is_helped("Bob")
        assert table.strengths()[1] == strength


@pytest.mark.rule("MU-3.15")
def test_nork_deddog_sees_the_big_item_go() -> None:
    table = given40k(doors=[nork_deddog], play={"Alice": [storm_shield]}, hands={"Bob": [too_heavy]})
    assert meets(table) == (3, 11)
    table.plays("Bob", too_heavy, "Alice")
    table.everyone_passes()
    assert table.strengths() == (1, 15)


def test_nork_deddog_takes_all_big_items() -> None:
    table = chased_by(nork_deddog, ultramarine, storm_shield, ("carry", thunder_hammer), laspistol, leman_russ)
    assert (table.lying("Alice"), table.level("Alice")) == (["ultramarine", "laspistol"], 5)
    assert {"storm_shield", "thunder_hammer", "leman_russ"} <= set(table.discards())


def test_nork_deddog_takes_2_levels_from_who_has_no_big_item() -> None:
    table = chased_by(nork_deddog, laspistol, attack_bike, hand=[storm_shield])
    assert (table.lying("Alice"), table.level("Alice")) == (["laspistol", "attack_bike"], 3)
    assert table.hand("Alice") == ["storm_shield"]


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
    table.picks("Alice", "sell", "thunder_hammer", "plasma_gun", "done")
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
