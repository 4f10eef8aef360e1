"""The cards that are about munchkins: Requisition Order, Conscripted and, with both sets, Change of Orders."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.monsters import hp_munchcraft
from rumpus.munchkin.table.state import Lasting
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    bolter,
    chainsword,
    change_of_orders,
    conscripted,
    dark_angel,
    flak_armor,
    flamer,
    frag_grenade,
    krak_grenade,
    land_speeder,
    laspistol,
    nork_deddog,
    peaked_cap,
    plasma_gun,
    poxwalker,
    radium_pistol,
    requisition_order,
    skarbrand,
    sloppity_bilepiper,
    storm_shield,
    thunder_hammer,
    ultramarine,
    unpainted_miniatures,
    warscythe,
)
from tests.munchkin.warhammer40k.table import given40k, given_both

# -- Requisition Order -----------------------------------------------------------------------------------------


def losing(monster: Card, bob: list[Lying], *alice: Lying, level: int = 1, carol: tuple[Lying, ...] = ()) -> Given:
    """Alice holds the order and fights; these cards lie before her, Bob and Carol."""
    table = given40k(
        doors=[monster],
        hands={"Alice": [requisition_order]},
        play={"Alice": alice, "Bob": bob, "Carol": carol},
        levels={"Alice": level},
    )
    table.opens_door()
    return table


def takes(table: Given) -> list[str]:
    return plays_of(table, "Alice", "requisition_order")


def test_requisition_order_takes_an_item_that_turns_a_defeat_into_a_victory() -> None:
    table = losing(dark_angel, [bolter, peaked_cap], level=4, carol=(thunder_hammer,))
    assert takes(table) == ["bolter", "thunder_hammer"]  # 4 + 3, 4 + 5; not 4 + 1
    table.plays("Alice", requisition_order, bolter)
    table.everyone_passes()
    assert table.strengths() == (4 + 3, 6)
    assert (table.lying("Alice"), table.lying("Bob")) == (["bolter"], ["peaked_cap"])
    table.fights_it_out()
    assert (table.level("Alice"), table.lying("Alice")) == (5, ["bolter"])  # for good


@pytest.mark.parametrize(("level", "can"), [(2, False), (3, False), (4, True), (6, True), (7, False)])
def test_requisition_order_is_for_who_is_losing_and_would_win(level: int, can: bool) -> None:
    """A tie is a defeat, before (6 against 6) and after (3 + 3 against 6)."""
    assert bool(takes(losing(dark_angel, [bolter], level=level))) is can


def test_requisition_order_is_only_for_ones_own_fight() -> None:
    table = given40k(
        doors=[dark_angel], hands={"Bob": [requisition_order]}, play={"Carol": [thunder_hammer]}, levels={"Alice": 4}
    )
    table.opens_door()
    assert plays_of(table, "Bob", "requisition_order") == []
    table.is_helped("Bob")
    assert plays_of(table, "Bob", "requisition_order") == []


def test_requisition_order_takes_what_lies_in_a_backpack_but_nothing_that_cannot_be_used() -> None:
    table = losing(dark_angel, [("carry", bolter), chainsword, ("carry", warscythe)], level=5)
    assert takes(table) == ["bolter"]  # a Chainsword is for Ultramarines, a Warscythe for Necrons
    assert takes(losing(dark_angel, [chainsword], ultramarine, level=8)) == ["chainsword"]  # 8 + 3 against 9


def test_requisition_order_needs_a_free_place() -> None:
    assert takes(losing(dark_angel, [bolter], laspistol, level=4)) == []  # two hands, and one is free
    assert takes(losing(dark_angel, [radium_pistol], laspistol, level=4)) == ["radium_pistol"]
    assert takes(losing(dark_angel, [storm_shield], thunder_hammer, level=1)) == []  # one Big item, no hand
    assert takes(losing(dark_angel, [land_speeder], level=5)) == ["land_speeder"]


def test_requisition_order_counts_what_the_item_does_to_the_monster() -> None:
    """Fire weakens a Plague Zombie or a Poxwalker by 2, and Nork Deddog has +4 against those without Big items."""
    assert takes(losing(poxwalker, [flamer, bolter])) == ["flamer"]  # 4 against 2; 4 against 4
    assert takes(losing(nork_deddog, [thunder_hammer, plasma_gun], level=8)) == ["thunder_hammer"]


def test_requisition_order_takes_a_one_shot_that_may_then_be_used() -> None:
    table = losing(dark_angel, [krak_grenade, frag_grenade], level=4)
    assert takes(table) == ["krak_grenade"]
    table.plays("Alice", requisition_order, krak_grenade)
    table.everyone_passes()
    assert table.lying("Alice") == ["krak_grenade (carried)"]
    table.uses("Alice", krak_grenade, "for")
    assert table.strengths() == (4 + 4, 6)


def test_requisition_order_finds_nothing_in_a_helpers_hands_that_helps_already() -> None:
    table = losing(dark_angel, [bolter, ("carry", flak_armor), ("carry", thunder_hammer)], level=1)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 3, 6)
    assert takes(table) == ["thunder_hammer"]


def test_requisition_order_minds_a_curse_on_the_best_item() -> None:
    table = given40k(
        doors=[dark_angel],
        hands={"Alice": [requisition_order], "Bob": [unpainted_miniatures]},
        play={"Bob": [bolter]},
        levels={"Alice": 4},
    )
    table.opens_door()
    assert takes(table) == ["bolter"]
    table.plays("Bob", unpainted_miniatures, "Alice")
    table.everyone_passes()
    assert takes(table) == []


# -- Conscripted -----------------------------------------------------------------------------------------------


def refused_by(table: Given, *names: str) -> Given:
    """Alice asks them for help, and they say no."""
    for name in names:
        table.picks("Alice", f"ask {name}", "0")
        table.answer(name, "refuse")
    return table


def test_conscripted_forces_a_player_to_help_for_a_treasure() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [conscripted]}, levels={"Alice": 3, "Bob": 5})
    table.opens_door()
    assert plays_of(table, "Alice", "conscripted") == []
    refused_by(table, "Bob")
    assert plays_of(table, "Alice", "conscripted") == []  # Carol has not been asked
    refused_by(table, "Carol")
    assert plays_of(table, "Alice", "conscripted") == ["Bob", "Carol"]
    table.plays("Alice", conscripted, "Bob")
    table.everyone_passes()
    assert table.strengths() == (3 + 5, 6)
    table.fights_it_out()
    table.everyone_passes()
    assert table.prompt == "take treasure"
    table.answer("Alice", table.offers("Alice")[0])
    if table.prompt == "arrive":
        table.answer("Bob", "done")
    assert (table.level("Alice"), table.level("Bob")) == (4, 5)
    assert (len(table.hand("Alice")), len(table.hand("Bob"))) == (1, 1)


@pytest.mark.rule("MU-3.12")
def test_conscripted_can_follow_at_a_large_table_too() -> None:
    names = ("Alice", "Bob", "Carol", "Dave", "Erin", "Frank")
    table = given40k(doors=[dark_angel], hands={"Alice": [conscripted]}, players=names)
    table.opens_door()
    table.picks("Alice", "ask everybody", "0")
    for name in names[1:-1]:
        table.answer(name, "refuse")
    assert plays_of(table, "Alice", "conscripted") == []  # Frank has not answered
    table.picks("Frank", "counter", "2", "helper")
    assert plays_of(table, "Alice", "conscripted") == list(names[1:]), "other terms refuse the first ones"
    table.plays("Alice", conscripted, "Erin")
    table.everyone_passes()
    assert (table.prompt, table.strengths()) == ("fight", (1 + 1, 6))


def test_conscripted_names_nobody_who_is_barred() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [conscripted]})
    table.hero("Carol").lasting.append(Lasting("no helping", sloppity_bilepiper, "level"))
    table.next_roll(1)
    table.opens_door()
    assert plays_of(table, "Alice", "conscripted") == [], "nobody has been asked"
    refused_by(table, "Bob")
    assert plays_of(table, "Alice", "conscripted") == ["Bob"]


def test_conscripted_may_be_played_by_anybody_who_looks_on() -> None:
    table = given40k(doors=[dark_angel], hands={"Carol": [conscripted]})
    table.opens_door()
    refused_by(table, "Bob", "Carol")
    table.plays("Carol", conscripted, "Bob")
    table.everyone_passes()
    assert table.strengths() == (1 + 1, 6)
    assert not [offer for offer in table.offers("Alice") if offer.startswith("ask")]


def test_conscripted_forces_nobody_where_nobody_can_help() -> None:
    table = given40k(doors=[skarbrand], hands={"Alice": [conscripted]})
    table.opens_door()
    assert plays_of(table, "Alice", "conscripted") == []


def test_conscripted_counts_no_refusal_of_help_that_was_offered() -> None:
    """The fighter is the one who said no."""
    table = given40k(doors=[dark_angel], hands={"Alice": [conscripted]}, players=("Alice", "Bob"))
    table.opens_door()
    table.picks("Bob", "offer help", "0")
    table.answer("Alice", "refuse")
    assert plays_of(table, "Alice", "conscripted") == []


# -- Change of Orders ------------------------------------------------------------------------------------------


def test_change_of_orders_lets_who_takes_over_meet_the_monster_like_a_helper() -> None:
    table = given_both(doors=[hp_munchcraft], hands={"Alice": [change_of_orders]}, cultists=2)
    table.opens_door()
    assert table.lying("Alice") == ["cultist"]
    table.plays("Alice", change_of_orders, "Bob")
    table.everyone_passes()
    table.answer("Bob", "yes")
    assert table.lying("Bob") == ["cultist"]
