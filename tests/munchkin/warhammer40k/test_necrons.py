"""Necrons: what they keep when they die, and what armies are to the dead (MU-5.1)."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import cheat, professor, super_munchkin
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_weapon_becomes_evil
from rumpus.munchkin.cards.decks.cthulhu.items import official_mythos
from rumpus.munchkin.cards.decks.cthulhu.monsters import shallow_ones
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    bolter,
    carapace_armor,
    carnifex,
    celestine_the_living_saint,
    cheat_40k,
    death_guard,
    eldar,
    flak_armor,
    gauss_flayer,
    land_raider,
    laspistol,
    more_dakka,
    necron,
    nurgles_rot,
    ork,
    power_armor,
    power_sword,
    rebreather,
    recaf,
    servo_arm,
    squig,
    storm_shield,
    swarmlord,
    thunder_hammer,
    ultramarine,
    warscythe,
)
from tests.munchkin.warhammer40k.table import given40k, given_both


def dying(*lying: Lying, monster: Card = carnifex, both: bool = False, **more: object) -> Given:
    """Alice, who lays out these, is caught by what kills her; Carol loots first, then Bob."""
    facts = {"doors": [monster], "play": {"Alice": lying}, "levels": {"Alice": 4, "Bob": 2, "Carol": 3}, **more}
    table = (given_both if both else given40k)(**facts)  # type: ignore[arg-type]
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", monster)
    return table


def takes_none(table: Given) -> None:
    while table.prompt in ("loot", "arrive"):
        table.answer(table.awaited[0], "none" if table.prompt == "loot" else "done")


# -- what all the dead keep ------------------------------------------------------------------------------------


@pytest.mark.rule("MU-5.1")
def test_the_dead_keep_their_armies_alliance_and_level() -> None:
    table = dying(eldar, ork, alliance, ("carry", bolter), hands={"Alice": [recaf]})
    assert (table.prompt, table.offers("Carol")) == ("loot", ["bolter", "recaf", "none"])
    takes_none(table)
    assert table.lying("Alice") == ["eldar", "ork", "alliance"]
    assert (table.level("Alice"), table.hand("Alice"), table.hero("Alice").is_new) == (4, [], True)


@pytest.mark.rule("MU-5.1", "MU-11.7")
def test_the_dead_keep_classes_and_armies_with_what_makes_more_of_them() -> None:
    lying: list[Lying] = [professor, super_munchkin, death_guard, alliance, laspistol]
    table = dying(*lying, monster=shallow_ones, both=True)
    assert table.offers("Carol") == ["laspistol", "none"]
    takes_none(table)
    assert table.lying("Alice") == ["professor", "super_munchkin", "death_guard", "alliance"]


@pytest.mark.rule("MU-5.1")
def test_a_cheat_comes_off_the_item_of_the_dead() -> None:
    table = dying(ork, (bolter, cheat_40k), (laspistol, more_dakka))
    assert table.offers("Carol") == ["bolter", "cheat_40k", "laspistol", "none"]
    table.answer("Carol", "laspistol")
    assert table.lying("Carol") == ["laspistol + more_dakka"]
    takes_none(table)


@pytest.mark.rule("MU-5.2", "MU-8.12")
def test_a_big_item_of_the_dead_goes_to_hand_if_its_looter_has_one() -> None:
    play: dict[str, list[Lying]] = {"Alice": [ork, (thunder_hammer, more_dakka)], "Carol": [storm_shield]}
    table = dying(ork, play=play)
    table.answer("Carol", "thunder_hammer")
    assert (table.lying("Carol"), table.hand("Carol")) == (["storm_shield"], ["thunder_hammer", "more_dakka"])
    takes_none(table)


@pytest.mark.rule("MU-5.2")
@pytest.mark.parametrize(("is_cursed", "first"), [(False, "Bob"), (True, "Carol")])
def test_a_curse_on_all_dice_weighs_on_a_looters_roll(is_cursed: bool, first: str) -> None:
    """Bob rolls a 4, and Carol a 3; rolled again, a 1 and a 6."""
    table = given40k(doors=[carnifex], play={"Alice": [laspistol]}, hands={"Carol": [nurgles_rot]})
    table.next_roll(1, 4, 3, 1, 6)
    if is_cursed:
        table.plays("Carol", nurgles_rot, "Bob")
        table.everyone_passes()
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", carnifex)
    table.keeps_roll()
    assert (table.prompt, table.awaited) == ("loot", [first])
    takes_none(table)


@pytest.mark.rule("MU-5.1", "MU-7.1")
def test_an_army_in_the_hand_of_the_dead_is_loot_that_may_be_played_at_once() -> None:
    table = dying(ork, hands={"Alice": [eldar, necron]}, play={"Alice": [ork], "Bob": [death_guard]})
    table.answer("Carol", "eldar")
    assert table.offers("Carol") == ["play eldar", "done"]
    table.answer("Carol", "play eldar")
    table.answer("Bob", "necron")
    assert table.offers("Bob") == ["play necron", "done"]
    table.answer("Bob", "play necron")
    assert (table.lying("Carol"), table.lying("Bob"), table.hand("Bob")) == (["eldar"], ["necron"], [])


@pytest.mark.rule("MU-5.1", "MU-7.2")
def test_a_death_guard_with_two_armies_dies_by_what_kills_death_guards_and_keeps_them() -> None:
    table = dying(death_guard, ork, alliance, monster=celestine_the_living_saint)
    assert (table.hero("Alice").is_new, table.lying("Alice")) == (True, ["death_guard", "ork", "alliance"])


# -- Reanimation -----------------------------------------------------------------------------------------------


def test_necron_keeps_up_to_two_items_in_death() -> None:
    table = dying(necron, gauss_flayer, rebreather, ("carry", laspistol), hands={"Alice": [recaf]})
    assert (table.prompt, table.offers("Alice")) == (
        "keep in death (carnifex)",
        ["gauss_flayer", "rebreather", "laspistol", "none"],
    )
    table.answer("Alice", "gauss_flayer")
    assert table.offers("Alice") == ["rebreather", "laspistol", "none"]
    table.answer("Alice", "laspistol")
    assert (table.prompt, table.offers("Carol")) == ("loot", ["rebreather", "recaf", "none"]), "not what is in hand"
    takes_none(table)
    assert table.lying("Alice") == ["necron", "gauss_flayer", "laspistol (carried)"]
    assert table.strength("Alice") == 4 + 4


def test_necron_may_keep_one_or_none() -> None:
    one = dying(necron, rebreather, laspistol)
    one.picks("Alice", "laspistol", "none")
    takes_none(one)
    assert one.lying("Alice") == ["necron", "laspistol"]
    none = dying(necron, rebreather)
    none.answer("Alice", "none")
    takes_none(none)
    assert none.lying("Alice") == ["necron"]


def test_necron_without_items_in_play_is_not_asked_and_others_keep_nothing() -> None:
    bare = dying(necron, hands={"Alice": [bolter]})
    assert (bare.prompt, bare.offers("Carol")) == ("loot", ["bolter", "none"])
    takes_none(bare)
    other = dying(eldar, laspistol)
    assert other.prompt == "loot"
    takes_none(other)
    assert other.lying("Alice") == ["eldar"]


def test_necron_begins_the_next_life_with_them_and_draws_as_many_as_anybody() -> None:
    table = dying(necron, gauss_flayer, doors=[carnifex, squig], players=("Alice", "Bob"))
    table.answer("Alice", "gauss_flayer")
    assert (table.prompt, table.awaited) == ("start", ["Bob"])
    table.next_roll(6)
    table.opens_door("Bob")
    assert "ask Alice" in table.offers("Bob"), "and can help at once"
    table.is_helped("Alice", "Bob")
    assert table.strengths()[0] == 2 + 4 + 4
    table.fights_it_out("Bob")
    table.ends_turn("Bob")
    assert (len(table.hand("Alice")), table.lying("Alice")) == (8, ["necron", "gauss_flayer"])


@pytest.mark.rule("MU-7.2")
def test_necron_with_alliance_or_a_second_army_keeps_two_items_too() -> None:
    for lying in ([necron, alliance], [necron, alliance, ork]):
        table = dying(*lying, rebreather, laspistol, flak_armor)
        table.picks("Alice", "rebreather", "flak_armor")
        takes_none(table)
        assert table.lying("Alice") == [*[card.id for card in lying], "rebreather", "flak_armor"]


def test_necron_who_dies_as_a_helper_keeps_items() -> None:
    table = given40k(doors=[carnifex], play={"Bob": [necron, laspistol]}, levels={"Bob": 2})
    table.next_roll(6, 1)
    table.opens_door()
    table.is_helped("Bob")
    table.fights_it_out()
    table.runs("Alice", carnifex)
    table.runs("Bob", carnifex)
    table.answer("Bob", "laspistol")
    assert (table.lying("Bob"), table.prompt) == (["necron", "laspistol"], "rest")


# -- with what lies on the items -------------------------------------------------------------------------------


@pytest.mark.rule("MU-5.1")
def test_necron_keeps_enhancers_but_not_the_cheat() -> None:
    table = dying(necron, (bolter, more_dakka, cheat_40k), laspistol)
    table.picks("Alice", "bolter", "none")
    assert table.offers("Carol") == ["cheat_40k", "laspistol", "none"]
    table.answer("Carol", "cheat_40k")
    takes_none(table)
    assert table.lying("Alice") == ["necron", "bolter + more_dakka (carried)"], "to be put on in the own turn"

    plain = dying(necron, (bolter, more_dakka))
    plain.answer("Alice", "bolter")
    assert (plain.lying("Alice"), plain.strength("Alice")) == (["necron", "bolter + more_dakka"], 4 + 3 + 3)


@pytest.mark.rule("MU-5.1", "MU-8.2")
def test_necron_carries_what_was_used_beyond_the_limits_by_a_cheat() -> None:
    armors = dying(necron, flak_armor, (carapace_armor, cheat_40k))
    armors.picks("Alice", "flak_armor", "carapace_armor")
    takes_none(armors)
    assert armors.lying("Alice") == ["necron", "flak_armor", "carapace_armor (carried)"]
    assert armors.strength("Alice") == 4 + 1

    hands = dying(necron, (bolter, cheat_40k), gauss_flayer)
    hands.picks("Alice", "bolter", "gauss_flayer")
    takes_none(hands)
    assert hands.lying("Alice") == ["necron", "bolter (carried)", "gauss_flayer"]


@pytest.mark.rule("MU-5.1", "MU-8.4")
def test_necron_carries_what_only_the_cheat_let_them_use() -> None:
    table = dying(necron, (power_armor, cheat_40k), laspistol)
    table.picks("Alice", "power_armor", "laspistol")
    takes_none(table)
    assert table.lying("Alice") == ["necron", "power_armor (carried)", "laspistol"]


@pytest.mark.rule("MU-5.1", "MU-8.5")
def test_necron_is_rid_of_a_second_big_item_without_the_cheat() -> None:
    table = dying(necron, warscythe, (storm_shield, cheat_40k))
    table.picks("Alice", "warscythe", "storm_shield")
    assert (table.prompt, table.offers("Alice")) == ("too big (carnifex)", ["warscythe", "storm_shield"])
    table.answer("Alice", "storm_shield")
    takes_none(table)
    assert table.lying("Alice") == ["necron", "warscythe"]
    assert table.lying("Bob") == ["storm_shield"], "the lowest who can have it"


@pytest.mark.rule("MU-5.1", "MU-8.5")
def test_necron_is_rid_of_what_only_a_lost_item_let_them_have() -> None:
    table = dying(necron, land_raider, warscythe, ("carry", thunder_hammer), monster=swarmlord)
    table.picks("Alice", "warscythe", "thunder_hammer", "warscythe")
    takes_none(table)
    assert table.lying("Alice") == ["necron", "thunder_hammer (carried)"]
    assert table.lying("Bob") == ["warscythe (carried)"]

    kept = dying(necron, land_raider, warscythe, ("carry", thunder_hammer), monster=swarmlord)
    kept.picks("Alice", "warscythe", "land_raider")
    takes_none(kept)
    assert kept.lying("Alice") == ["necron", "land_raider", "warscythe"]


@pytest.mark.rule("MU-5.1", "MU-3.15")
def test_necron_puts_away_what_only_a_lost_item_let_them_hold() -> None:
    table = dying(necron, servo_arm, bolter, laspistol)
    table.picks("Alice", "bolter", "laspistol")
    assert (table.prompt, table.offers("Alice")) == ("put away (carnifex)", ["bolter", "laspistol"])
    table.answer("Alice", "laspistol")
    takes_none(table)
    assert table.lying("Alice") == ["necron", "bolter", "laspistol (carried)"]


@pytest.mark.rule("MU-7.2", "MU-8.5")
def test_necron_and_ultramarine_keeps_two_big_items_and_both_count() -> None:
    table = dying(necron, ultramarine, alliance, warscythe, power_armor, monster=swarmlord)
    table.picks("Alice", "warscythe", "power_armor")
    takes_none(table)
    assert table.strength("Alice") == 4 + 5 + 5 + 2


def test_necron_keeps_a_vehicle() -> None:
    table = dying(necron, attack_bike, power_sword, monster=celestine_the_living_saint, levels={"Alice": 4})
    assert table.level("Alice") == 2, "she kills Death Guards only"
    assert table.lying("Alice") == ["necron", "attack_bike", "power_sword"]


def test_necron_keeps_items_of_both_sets() -> None:
    lying: list[Lying] = [necron, (bolter, official_mythos, cheat), (laspistol, curse_weapon_becomes_evil)]
    table = dying(*lying, monster=shallow_ones, both=True)
    assert table.offers("Alice") == ["bolter", "none"], "a weapon that has become evil does not come along"
    table.answer("Alice", "bolter")
    assert table.offers("Carol") == ["cheat", "laspistol", "none"]
    takes_none(table)
    assert table.lying("Alice") == ["necron", "bolter + official_mythos (carried)"]
