"""Item enhancers, the cheat, and the wandering monster."""

from __future__ import annotations

import pytest

from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.cthulhu.fights import meet, meets
from tests.munchkin.given import Lying
from tests.munchkin.warhammer40k.cards import (
    attack_bike,
    bolter,
    carapace_armor,
    carnifex,
    chainsword,
    cheat_40k,
    dark_angel,
    death_guard,
    flak_armor,
    flamer,
    fog_of_war,
    gauss_flayer,
    grav_boots,
    heresy,
    land_raider,
    laspistol,
    leman_russ,
    mega_armor,
    more_dakka,
    necron,
    nurgling,
    ork,
    plague_armor,
    plague_zombie,
    plasma_gun,
    power_sword,
    purity_seal,
    rebreather,
    sanctified,
    servo_arm,
    skarbrand,
    squig,
    storm_shield,
    thunder_hammer,
    torment_grenade,
    unpainted_miniatures,
    veteran,
    wandering_monster_40k,
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
    table.says("Alice", "sell", "plasma_gun", "flak_armor", "done")
    assert table.level("Alice") == 2
    assert sorted(table.discards()) == ["flak_armor", "more_dakka", "plasma_gun"]


def test_more_dakka_is_worth_nothing_alone_and_is_no_item() -> None:
    table = given40k(hands={"Alice": [more_dakka, plasma_gun, laspistol, flak_armor]}, play={"Alice": [rebreather]})
    assert plays_of(table, "Alice", "more_dakka") == []
    table.answer("Alice", "sell")
    assert "more_dakka" not in table.offers("Alice")
    table.says("Alice", "plasma_gun", "flak_armor", "laspistol", "rebreather", "done")


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
    table.says("Alice", "trade Bob", "bolter")
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
    table.says("Alice", "sell", "plasma_gun", "done")
    assert table.level("Alice") == 2, "600, 200 and 200 gold"
    assert meets(given40k(doors=[nurgling], play={"Alice": [(flamer, more_dakka, sanctified)]})) == (1 + 3 + 3 + 4, 2)


# -- Cheat! --------------------------------------------------------------------------------------------------------


def test_cheat_40k_is_a_treasure_for_an_item_of_ones_own_in_play() -> None:
    table = given40k(hands={"Alice": [cheat_40k]}, play={"Alice": [flak_armor, ("carry", bolter)], "Bob": [flamer]})
    assert not cheat_40k.is_door
    assert plays_of(table, "Alice", "cheat_40k") == ["flak_armor", "bolter"]
    assert plays_of(given40k(hands={"Alice": [cheat_40k]}), "Alice", "cheat_40k") == []


@pytest.mark.rule("MU-8.10")
def test_cheat_40k_lifts_the_limit_of_places_and_hands() -> None:
    lying: list[Lying] = [flak_armor, bolter, ("carry", carapace_armor), ("carry", plasma_gun)]
    for item in (carapace_armor, plasma_gun):
        table = given40k(hands={"Alice": [cheat_40k]}, play={"Alice": lying})
        table.plays("Alice", cheat_40k, item)
        table.answer("Alice", f"put on {item.id}")
        assert table.strength("Alice") == 1 + 1 + 3 + item.bonus


@pytest.mark.rule("MU-8.10", "MU-8.4")
def test_cheat_40k_lifts_what_the_army_forbids() -> None:
    table = given40k(hands={"Alice": [cheat_40k]}, play={"Alice": [ork, ("carry", chainsword)]})
    assert "put on chainsword" not in table.offers("Alice")
    table.plays("Alice", cheat_40k, chainsword)
    table.answer("Alice", "put on chainsword")
    assert table.strength("Alice") == 1 + 3


@pytest.mark.rule("MU-8.10", "MU-8.5")
def test_cheat_40k_makes_room_for_another_big_item_once_it_lies_there() -> None:
    table = given40k(hands={"Alice": [cheat_40k, storm_shield, mega_armor]}, play={"Alice": [thunder_hammer]})
    assert plays_of(table, "Alice", "storm_shield") == []
    table.plays("Alice", cheat_40k, thunder_hammer)
    table.plays("Alice", storm_shield, "use")
    assert table.strength("Alice") == 1 + 5 + 2, "the hammer takes no hands, either"
    assert plays_of(table, "Alice", "mega_armor") == [], "one beside it"


@pytest.mark.rule("MU-8.10", "MU-8.6")
def test_cheat_40k_makes_no_room_for_a_second_vehicle() -> None:
    table = given40k(hands={"Alice": [leman_russ]}, play={"Alice": [(attack_bike, cheat_40k)]})
    assert plays_of(table, "Alice", "leman_russ") == []


@pytest.mark.rule("MU-8.10")
def test_cheat_40k_is_discarded_when_its_item_leaves() -> None:
    table = given40k(play={"Alice": [(plague_armor, cheat_40k)]})
    table.says("Alice", "trade Bob", "plague_armor")
    table.answer("Bob", "accept trade Alice")
    assert (table.lying("Bob"), table.discards()) == (["plague_armor (carried)"], ["cheat_40k"])

    table = given40k(play={"Alice": [(plague_armor, cheat_40k)]})
    table.answer("Alice", "throw away plague_armor")
    assert sorted(table.discards()) == ["cheat_40k", "plague_armor"]


@pytest.mark.rule("MU-8.10", "MU-5.1")
def test_cheat_40k_comes_off_its_item_in_death_and_each_is_loot() -> None:
    table = meet(given40k(doors=[carnifex], play={"Alice": [(plague_armor, cheat_40k)]}, levels={"Bob": 2}), 1)
    table.fights_it_out()
    table.runs("Alice", carnifex)
    assert (table.prompt, table.offers("Bob")) == ("loot", ["cheat_40k", "plague_armor", "none"])
    table.says("Bob", "plague_armor", "play plague_armor carry")
    table.answer("Carol", "cheat_40k")
    assert (table.lying("Bob"), table.hand("Carol")) == (["plague_armor (carried)"], ["cheat_40k"])


@pytest.mark.rule("MU-8.10", "MU-5.1")
def test_cheat_40k_is_lost_even_to_a_necron_who_keeps_the_item() -> None:
    table = meet(given40k(doors=[carnifex], play={"Alice": [necron, (plague_armor, cheat_40k), flak_armor]}), 1)
    table.fights_it_out()
    table.runs("Alice", carnifex)
    table.says("Alice", "plague_armor", "flak_armor")
    assert table.lying("Alice") == ["necron", "plague_armor (carried)", "flak_armor"]
    while table.prompt == "loot":
        table.answer(table.awaited[0], "none")


# -- Wandering Monster ---------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.22")
@pytest.mark.parametrize("who", ["Alice", "Bob", "Carol"])
def test_wandering_monster_40k_brings_a_monster_from_hand_into_anybodys_fight(who: str) -> None:
    table = meet(given40k(doors=[dark_angel], hands={who: [wandering_monster_40k, squig, wrack, veteran]}))
    assert plays_of(table, who, "wandering_monster_40k") == ["squig", "wrack"]
    table.plays(who, wandering_monster_40k, squig)
    table.everyone_passes()
    assert (table.foes(), table.strengths()) == (["dark_angel", "squig"], (1, 6 + 2))
    assert table.hand(who) == ["wrack", "veteran"]


def test_wandering_monster_40k_is_nothing_without_a_monster_or_without_a_fight() -> None:
    table = given40k(
        doors=[dark_angel], hands={"Alice": [wandering_monster_40k, squig], "Bob": [wandering_monster_40k]}
    )
    assert plays_of(table, "Alice", "wandering_monster_40k") == []
    refusal = table.why_not("Alice", "play wandering_monster_40k squig")
    assert refusal is not None
    assert refusal.rule == "MU-3.5"
    meet(table)
    assert plays_of(table, "Alice", "wandering_monster_40k") == ["squig"]
    assert plays_of(table, "Bob", "wandering_monster_40k") == []


@pytest.mark.rule("MU-13.22", "MU-4.4")
@pytest.mark.parametrize("order", [("dark_angel", "nurgling"), ("nurgling", "dark_angel")])
def test_wandering_monster_40k_needs_a_roll_of_its_own_in_the_runners_order(order: tuple[str, str]) -> None:
    table = meet(
        given40k(doors=[dark_angel], hands={"Bob": [wandering_monster_40k, nurgling]}, levels={"Alice": 3}), 1, 6
    )
    table.plays("Bob", wandering_monster_40k, nurgling)
    table.everyone_passes()
    table.fights_it_out()
    assert table.offers("Alice") == ["run dark_angel", "run nurgling"]
    for name in order:
        table.runs("Alice", {"dark_angel": dark_angel, "nurgling": nurgling}[name])
    assert (table.level("Alice"), table.prompt) == (2, "rest")


def test_wandering_monster_40k_gives_its_own_level_and_treasures() -> None:
    table = meet(
        given40k(
            doors=[wrack],
            hands={"Alice": [wandering_monster_40k, nurgling]},
            treasures=[bolter, flamer],
            levels={"Alice": 7},
        )
    )
    table.plays("Alice", wandering_monster_40k, nurgling)
    table.everyone_passes()
    table.fights_it_out()
    assert (table.level("Alice"), table.hand("Alice")) == (9, ["bolter", "flamer"])


def test_wandering_monster_40k_sends_a_helper_away_from_no_fight_but_keeps_others_from_helping() -> None:
    table = meet(given40k(doors=[wrack], hands={"Carol": [wandering_monster_40k, skarbrand]}, levels={"Alice": 1}))
    assert "ask Bob" in table.offers("Alice")
    table.plays("Carol", wandering_monster_40k, skarbrand)
    table.everyone_passes()
    assert not [offer for offer in table.offers("Alice") if offer.startswith("ask")]


def test_wandering_monster_40k_is_not_for_a_flight() -> None:
    table = meet(given40k(doors=[dark_angel], hands={"Bob": [wandering_monster_40k, squig, heresy]}))
    table.fights_it_out()
    assert plays_of(table, "Bob", "wandering_monster_40k") == []
    assert "play heresy Alice" in table.offers("Bob")


def test_wandering_monster_40k_comes_three_times_in_the_box() -> None:
    assert (wandering_monster_40k.copies, wandering_monster_40k.name) == (3, "Wandering Monster")
    assert (purity_seal.copies, cheat_40k.copies, death_guard.copies, land_raider.copies) == (2, 1, 3, 1)
