"""Cheat! of this set."""

from __future__ import annotations

import pytest

from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.cthulhu.fights import meet
from tests.munchkin.given import Lying
from tests.munchkin.warhammer40k.cards import (
    attack_bike,
    bolter,
    carapace_armor,
    carnifex,
    chainsword,
    cheat_40k,
    flak_armor,
    flamer,
    leman_russ,
    mega_armor,
    necron,
    ork,
    plague_armor,
    plasma_gun,
    storm_shield,
    thunder_hammer,
)
from tests.munchkin.warhammer40k.table import given40k

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
    table.picks("Alice", "trade Bob", "plague_armor")
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
    table.picks("Bob", "plague_armor", "play plague_armor carry")
    table.answer("Carol", "cheat_40k")
    assert (table.lying("Bob"), table.hand("Carol")) == (["plague_armor (carried)"], ["cheat_40k"])


@pytest.mark.rule("MU-8.10", "MU-5.1")
def test_cheat_40k_is_lost_even_to_a_necron_who_keeps_the_item() -> None:
    table = meet(given40k(doors=[carnifex], play={"Alice": [necron, (plague_armor, cheat_40k), flak_armor]}), 1)
    table.fights_it_out()
    table.runs("Alice", carnifex)
    table.picks("Alice", "plague_armor", "flak_armor")
    assert table.lying("Alice") == ["necron", "plague_armor (carried)", "flak_armor"]
    while table.prompt == "loot":
        table.answer(table.awaited[0], "none")
