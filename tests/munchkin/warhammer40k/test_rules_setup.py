"""MU-1 with armies, Big items and vehicles: before the first turn."""

from __future__ import annotations

import pytest

from rumpus.family import BadSetup
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.setup import new_state
from tests.munchkin.given import Given
from tests.munchkin.warhammer40k.cards import (
    alliance,
    attack_bike,
    bolter,
    chainsword,
    cheat_40k,
    death_guard,
    fog_of_war,
    heresy,
    land_raider,
    leman_russ,
    mega_armor,
    more_dakka,
    necron,
    ork,
    plague_armor,
    praise_the_omnissiah,
    requisition_order,
    sanctified,
    squig,
    storm_shield,
    supply_drop,
    thunder_hammer,
    torment_grenade,
    twin,
    ultramarine,
    veteran,
    wandering_monster_40k,
)
from tests.munchkin.warhammer40k.table import given40k


def setting_up(*hand: Card, **more: object) -> Given:
    """Alice has these cards, and comes first."""
    return given40k(phase="setup", hands={"Alice": hand}, **more)  # type: ignore[arg-type]


def set_up(table: Given) -> Given:
    """Nobody puts down anything more."""
    for name in ("Alice", "Bob", "Carol"):
        table.answer(name, "done")
    return table


def plays(table: Given) -> list[str]:
    return [offer.removeprefix("play ") for offer in table.offers("Alice") if offer.startswith("play")]


# -- the box ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-1.1", "MU-1.3")
def test_everybody_starts_as_a_civilian_of_level_1_with_4_doors_and_4_treasures() -> None:
    state = new_state({"players": 6, "sets": ["warhammer40k"]}, 7)
    assert len(state.cards) == 168
    assert (len(state.doors), len(state.treasures)) == (94 - 24, 74 - 24)
    for hero in state.heroes:
        assert (hero.level, hero.gear, hero.lasting) == (1, [], [])
        assert [state.cards[uid].is_door for uid in hero.hand] == [True] * 4 + [False] * 4
    assert not state.options.faster


@pytest.mark.rule("MU-1.1")
@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_play_one_set(players: int) -> None:
    with pytest.raises(BadSetup, match=r"setup\.players: .*MU-1\.1"):
        new_state({"players": players, "sets": ["warhammer40k"]}, 1)


# -- what is put down ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-1.4")
def test_one_army_may_be_put_down_and_no_second_one() -> None:
    table = setting_up(ultramarine, ork, necron)
    assert plays(table) == ["necron", "ork", "ultramarine"]
    table.plays("Alice", ork)
    assert plays(table) == []
    assert set_up(table).lying("Alice") == ["ork"]


@pytest.mark.rule("MU-1.4", "MU-7.1")
def test_an_alliance_needs_an_army_and_lets_a_second_different_one_be_put_down() -> None:
    table = setting_up(alliance, ork, ork, death_guard, necron)
    assert plays(table) == ["death_guard", "necron", "ork"]
    table.plays("Alice", ork)
    assert plays(table) == ["alliance"]
    table.plays("Alice", alliance)
    assert plays(table) == ["death_guard", "necron"]
    table.plays("Alice", necron)
    assert plays(table) == []
    assert set_up(table).lying("Alice") == ["ork", "alliance", "necron"]


@pytest.mark.rule("MU-1.4", "MU-8.5")
def test_one_big_item_and_one_vehicle_may_be_put_down_in_use_or_carried() -> None:
    table = setting_up(thunder_hammer, storm_shield, leman_russ, attack_bike, bolter)
    table.plays("Alice", thunder_hammer, "carry")
    assert plays(table) == [
        "attack_bike use", "attack_bike carry", "bolter use", "bolter carry", "leman_russ use", "leman_russ carry",
    ]  # fmt: skip
    table.plays("Alice", leman_russ, "use")
    assert plays(table) == ["bolter use", "bolter carry"]
    table.plays("Alice", bolter, "use")
    assert set_up(table).lying("Alice") == ["thunder_hammer (carried)", "leman_russ", "bolter"]
    assert table.hand("Alice") == ["storm_shield", "attack_bike"]


@pytest.mark.rule("MU-1.4", "MU-8.5")
def test_an_ultramarine_puts_down_all_big_items_and_a_land_raider_makes_room_for_one() -> None:
    table = setting_up(ultramarine, thunder_hammer, mega_armor, plague_armor)
    table.picks("Alice", "play ultramarine", "play thunder_hammer use", "play mega_armor carry")
    table.answer("Alice", "play plague_armor carry")
    assert len(set_up(table).table.bigs(0)) == 3

    table = setting_up(land_raider, thunder_hammer, mega_armor, plague_armor)
    table.picks("Alice", "play thunder_hammer use")
    assert plays(table) == ["land_raider use", "land_raider carry"]
    table.picks("Alice", "play land_raider use", "play mega_armor carry")
    assert plays(table) == []
    assert len(set_up(table).table.bigs(0)) == 2


@pytest.mark.rule("MU-1.4", "MU-8.4")
def test_an_item_of_another_army_is_carried() -> None:
    table = setting_up(ork, chainsword, mega_armor)
    assert plays(table) == ["chainsword carry", "mega_armor carry", "ork"]
    table.plays("Alice", ork)
    assert plays(table) == ["chainsword carry", "mega_armor use", "mega_armor carry"]
    set_up(table)


@pytest.mark.rule("MU-1.4")
def test_what_is_fixed_to_items_may_be_put_down_where_it_fits() -> None:
    table = setting_up(bolter, chainsword, more_dakka, sanctified, cheat_40k)
    assert plays(table) == ["bolter use", "bolter carry", "chainsword carry"]
    table.picks("Alice", "play bolter use", "play chainsword carry", "play more_dakka bolter", "play sanctified bolter")
    table.answer("Alice", "play cheat_40k chainsword")
    set_up(table)
    assert table.lying("Alice") == ["bolter + more_dakka + sanctified", "chainsword + cheat_40k (carried)"]
    table.answer("Alice", "put on chainsword")
    assert table.strength("Alice") == 1 + 3 + 3 + 1 + 3


@pytest.mark.rule("MU-1.4")
def test_nothing_else_is_played_before_the_first_turn() -> None:
    hand = (squig, heresy, veteran, twin, wandering_monster_40k, praise_the_omnissiah, requisition_order, fog_of_war)
    table = setting_up(*hand, torment_grenade)
    assert plays(table) == ["torment_grenade carry"]
    table.answer("Alice", "play torment_grenade carry")
    assert set_up(table).hand("Alice") == [card.id for card in hand]


@pytest.mark.rule("MU-1.4")
def test_a_supply_drop_in_the_opening_hand_is_drawn_for_at_once_and_unseen() -> None:
    table = given40k(
        phase="setup", hands={"Bob": [supply_drop, ork]}, treasures=[bolter, storm_shield, leman_russ, thunder_hammer]
    )
    table.answer("Alice", "done")
    assert sorted(table.hand("Bob")) == ["bolter", "leman_russ", "ork", "storm_shield"]
    assert table.told("Carol").count("draw P1 treasure") == 3
    assert table.discards() == ["supply_drop"]
    table.picks("Bob", "play bolter use", "done")
    table.answer("Carol", "done")


@pytest.mark.rule("MU-1.4", "MU-1.7")
def test_one_after_the_other_puts_down_cards_clockwise_from_the_start_player() -> None:
    table = given40k(phase="setup", active="Carol", hands={"Alice": [ork], "Bob": [bolter], "Carol": [necron]})
    table.picks("Carol", "play necron", "done")
    table.picks("Alice", "play ork", "done")
    table.picks("Bob", "play bolter use", "done")
    assert [table.lying(name) for name in ("Alice", "Bob", "Carol")] == [["ork"], ["bolter"], ["necron"]]
    assert (table.prompt, table.awaited) == ("start", ["Carol"])
