"""The curses that hit everybody, and the one that goes for the hand."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from tests.munchkin.warhammer40k.cards import (
    attack_bike,
    bolter,
    carapace_armor,
    death_guard,
    exterminatus,
    flak_armor,
    frag_grenade,
    heresy,
    imperial_tithe,
    inquisitorial_audit,
    krak_grenade,
    laspistol,
    more_dakka,
    necron,
    ork,
    peaked_cap,
    power_sword,
    radium_pistol,
    rebreather,
    snotlings,
    stomping_boots,
    thunder_hammer,
)
from tests.munchkin.warhammer40k.table import given40k

# -- an item of everybody --------------------------------------------------------------------------------------


def test_exterminatus_takes_an_item_of_each_players_choice() -> None:
    table = given40k(
        doors=[exterminatus],
        play={
            "Alice": [bolter, ork],
            "Bob": [attack_bike, thunder_hammer],
            "Carol": [krak_grenade, ("carry", flak_armor)],
        },
    )
    table.opens_door()
    assert table.lying("Alice") == ["ork"]  # the only item
    assert table.offers("Bob") == ["attack_bike", "thunder_hammer"]
    table.answer("Bob", "attack_bike")
    assert table.offers("Carol") == ["krak_grenade", "flak_armor"]
    table.answer("Carol", "krak_grenade")
    assert (table.lying("Bob"), table.lying("Carol")) == (["thunder_hammer"], ["flak_armor (carried)"])
    assert exterminatus.hits_all


def test_exterminatus_spares_who_has_no_items() -> None:
    table = given40k(doors=[exterminatus], play={"Bob": [bolter]}, levels={"Alice": 3, "Carol": 3})
    table.opens_door()
    assert [table.lying(name) for name in table.names] == [[], [], []]
    assert [table.level(name) for name in table.names] == [3, 1, 3]


def test_exterminatus_begins_with_the_victim_whoever_plays_it() -> None:
    play = {"Bob": [bolter, peaked_cap], "Carol": [laspistol, rebreather]}
    table = given40k(hands={"Alice": [exterminatus]}, play=play)
    table.plays("Alice", exterminatus, "Carol")
    assert table.awaited == ["Carol"]
    table.answer("Carol", "laspistol")
    assert table.awaited == ["Bob"]
    table.answer("Bob", "peaked_cap")
    assert (table.lying("Bob"), table.lying("Carol")) == (["bolter"], ["rebreather"])


def test_exterminatus_is_not_contagious() -> None:
    table = given40k(doors=[exterminatus], play={"Alice": [death_guard, bolter], "Bob": [laspistol, peaked_cap]})
    table.next_roll(1, 1)
    table.opens_door()
    table.answer("Bob", "laspistol")
    assert table.lying("Bob") == ["peaked_cap"]
    assert table.state.die == 0  # nobody has rolled


@pytest.mark.parametrize(
    ("lying", "is_enough"),
    [((bolter, flak_armor), True), ((carapace_armor, frag_grenade), True), ((radium_pistol,), False)],
)
def test_imperial_tithe_asks_everybody_for_as_much_as_the_victim_gives(
    lying: tuple[Card, ...], is_enough: bool
) -> None:
    """Alice gives 400: Bob has 500, 400 or 300."""
    table = given40k(
        doors=[imperial_tithe], play={"Alice": [stomping_boots], "Bob": lying}, levels={"Bob": 3, "Carol": 3}
    )
    table.opens_door()
    while table.awaited == ["Bob"] and table.prompt == "lose (imperial_tithe)":
        table.answer("Bob", table.offers("Bob")[0])
    assert table.lying("Bob") == []
    assert table.level("Bob") == (3 if is_enough else 2)
    assert (table.lying("Alice"), table.level("Alice")) == ([], 1)
    assert (table.lying("Carol"), table.level("Carol")) == ([], 2)  # she has nothing at all


def test_imperial_tithe_lets_everybody_choose_and_keep_what_is_left() -> None:
    table = given40k(
        doors=[imperial_tithe],
        play={"Alice": [bolter, stomping_boots], "Bob": [power_sword, radium_pistol, flak_armor, frag_grenade]},
        levels={"Bob": 3},
        players=("Alice", "Bob"),
    )
    table.opens_door()
    assert table.offers("Alice") == ["bolter", "stomping_boots"]
    table.answer("Alice", "bolter")
    assert table.offers("Bob") == ["power_sword", "radium_pistol", "flak_armor", "frag_grenade"]
    table.picks("Bob", "flak_armor", "frag_grenade")
    assert table.lying("Bob") == ["power_sword", "radium_pistol"]
    assert (table.level("Alice"), table.level("Bob")) == (1, 3)


def test_imperial_tithe_asks_nothing_of_anybody_if_the_victim_has_no_item() -> None:
    table = given40k(doors=[imperial_tithe], play={"Alice": [ork], "Bob": [bolter]}, levels={"Alice": 3, "Bob": 3})
    table.opens_door()
    assert (table.lying("Alice"), table.lying("Bob")) == (["ork"], ["bolter"])
    assert (table.level("Alice"), table.level("Bob")) == (3, 3)


def test_imperial_tithe_counts_what_an_enhancer_adds_and_what_is_big() -> None:
    """A Laspistol with More Dakka! is worth 300."""
    table = given40k(
        doors=[imperial_tithe],
        play={"Alice": [bolter], "Bob": [(laspistol, more_dakka)], "Carol": [thunder_hammer]},
        levels={"Bob": 3, "Carol": 3},
    )
    table.opens_door()
    assert [table.lying(name) for name in table.names] == [[], [], []]
    assert [table.level(name) for name in table.names] == [1, 3, 3]


def test_imperial_tithe_is_not_contagious() -> None:
    assert imperial_tithe.hits_all
    table = given40k(doors=[imperial_tithe], play={"Alice": [death_guard, laspistol]}, levels={"Bob": 4})
    table.opens_door()
    assert (table.level("Bob"), table.state.die) == (3, 0)


# -- Inquisitorial Audit ---------------------------------------------------------------------------------------


def test_inquisitorial_audit_lets_both_neighbours_take_a_card_unseen_by_others() -> None:
    hand = [snotlings, bolter, heresy, necron]
    table = given40k(
        doors=[inquisitorial_audit], hands={"Alice": hand}, players=("Alice", "Bob", "Carol", "Dave"), rest=False
    )
    table.opens_door()
    table.everyone_passes()
    while table.prompt == "arrive":
        table.answer(table.awaited[0], "done")
    assert [len(table.hand(name)) for name in table.names] == [2, 1, 0, 1]
    assert sorted(table.hand("Alice") + table.hand("Bob") + table.hand("Dave")) == sorted(card.id for card in hand)
    (taken,) = table.hand("Bob")
    back = "treasure" if taken == "bolter" else "door"
    assert f"give card P0 P1 {back} {taken}" in table.told("Bob")
    assert f"give card P0 P1 {back} {taken}" in table.told("Alice")
    assert f"give card P0 P1 {back}" in table.told("Carol")


def test_inquisitorial_audit_gives_a_single_card_to_the_left() -> None:
    table = given40k(doors=[inquisitorial_audit], hands={"Alice": [snotlings]}, rest=False)
    table.opens_door()
    table.everyone_passes()
    while table.prompt == "arrive":
        table.answer(table.awaited[0], "done")
    assert (table.hand("Alice"), table.hand("Bob"), table.hand("Carol")) == ([], ["snotlings"], [])


def test_inquisitorial_audit_finds_no_card_and_takes_nothing_in_play() -> None:
    table = given40k(doors=[inquisitorial_audit], play={"Alice": [bolter]}, levels={"Alice": 3})
    table.opens_door()
    assert (table.lying("Alice"), table.level("Alice"), table.prompt) == (["bolter"], 3, "trouble")


def test_inquisitorial_audit_knows_one_neighbour_where_two_play() -> None:
    table = given40k(
        doors=[inquisitorial_audit], hands={"Alice": [snotlings, heresy]}, players=("Alice", "Bob"), rest=False
    )
    table.opens_door()
    table.everyone_passes()
    while table.prompt == "arrive":
        table.answer(table.awaited[0], "done")
    assert (len(table.hand("Alice")), len(table.hand("Bob"))) == (1, 1)
