"""The curses that last."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_weapon_becomes_evil
from rumpus.munchkin.cards.decks.cthulhu.items import flamethrower
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    bolter,
    chainsword,
    chaos_spawn,
    dark_angel,
    death_guard,
    eldar,
    forgotten_terrain,
    grav_boots,
    heresy,
    krak_grenade,
    laspistol,
    more_dakka,
    nurgles_rot,
    nurgling,
    peaked_cap,
    power_sword,
    thunder_hammer,
    twin,
    unpainted_miniatures,
)
from tests.munchkin.warhammer40k.table import given40k, given_both


def cursed(curse: Card, *lying: Lying, door: Card = dark_angel, level: int = 3, rolls: tuple[int, ...] = ()) -> Given:
    """Bob has played this curse on Alice before she opens the door; nobody else holds a card."""
    table = given40k(doors=[door], hands={"Bob": [curse]}, play={"Alice": lying}, levels={"Alice": level})
    if rolls:
        table.next_roll(*rolls)
    table.plays("Bob", curse, "Alice")
    table.everyone_passes()
    return table


# -- Unpainted Miniatures --------------------------------------------------------------------------------------


@pytest.mark.rule("MU-9.2")
def test_unpainted_miniatures_silence_the_best_item_in_the_next_fight_only() -> None:
    table = cursed(unpainted_miniatures, bolter, peaked_cap, ("carry", thunder_hammer), door=nurgling)
    assert (table.strength("Alice"), table.discards()) == (3 + 3 + 1, [])  # the card lies before her
    table.opens_door()
    assert table.strengths() == (3 + 1, 2)
    table.fights_it_out()
    assert table.strength("Alice") == 4 + 3 + 1
    assert table.discards() == ["nurgling", "unpainted_miniatures"]


@pytest.mark.rule("MU-9.2")
def test_unpainted_miniatures_strike_in_the_present_fight() -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [unpainted_miniatures]}, play={"Alice": [bolter, peaked_cap]})
    table.opens_door()
    table.plays("Bob", unpainted_miniatures, "Alice")
    table.everyone_passes()
    assert table.strengths() == (1 + 1, 6)


@pytest.mark.rule("MU-9.4")
def test_unpainted_miniatures_weigh_on_a_helper() -> None:
    table = given40k(doors=[dark_angel], hands={"Carol": [unpainted_miniatures]}, play={"Bob": [bolter]})
    table.plays("Carol", unpainted_miniatures, "Bob")
    table.everyone_passes()
    table.opens_door()
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1, 6)


def test_unpainted_miniatures_look_at_what_an_item_gives_with_all_that_lies_on_it() -> None:
    """A Laspistol with More Dakka! gives 4, a Power Sword 2, against Chaos 4 and so no less."""
    table = cursed(unpainted_miniatures, (laspistol, more_dakka), power_sword)
    table.opens_door()
    assert table.strengths() == (3 + 2, 6)

    table = cursed(unpainted_miniatures, (laspistol, more_dakka), power_sword, door=nurgling)
    table.opens_door()
    assert table.strengths() == (3 + 4, 2)


def test_unpainted_miniatures_do_nothing_to_who_has_no_bonus_by_items() -> None:
    table = cursed(unpainted_miniatures, grav_boots, chainsword)  # a Chainsword is only for Ultramarines
    table.opens_door()
    assert table.strengths() == (3, 6)


def test_unpainted_miniatures_leave_one_shots_alone() -> None:
    table = cursed(unpainted_miniatures, krak_grenade, peaked_cap)
    table.opens_door()
    table.uses("Alice", krak_grenade, "for")
    assert table.strengths() == (3 + 4, 6)


def test_unpainted_miniatures_do_not_turn_an_evil_weapon_into_a_good_one() -> None:
    """An item that gives less than nothing is not the best item."""
    table = given_both(
        doors=[dark_angel],
        hands={"Bob": [unpainted_miniatures, curse_weapon_becomes_evil]},
        play={"Alice": [flamethrower]},
    )
    for curse in (curse_weapon_becomes_evil, unpainted_miniatures):
        table.plays("Bob", curse, "Alice")
        table.everyone_passes()
    table.opens_door()
    assert table.strengths() == (1 - flamethrower.bonus, 6)


# -- Forgotten Terrain -----------------------------------------------------------------------------------------


def test_forgotten_terrain_costs_2_in_the_next_flight() -> None:
    table = cursed(forgotten_terrain, rolls=(6,))
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == 2  # 6 - 2
    assert table.hero("Alice").lasting == []
    assert "forgotten_terrain" in table.discards()


def test_forgotten_terrain_leaves_a_chance_to_who_is_quick() -> None:
    for roll, level in ((5, 3), (4, 2)):
        table = cursed(forgotten_terrain, grav_boots, rolls=(roll,))
        table.opens_door()
        table.fights_it_out()
        table.runs("Alice", dark_angel)
        assert table.level("Alice") == level


def test_forgotten_terrain_counts_for_every_roll_of_that_flight() -> None:
    table = given40k(
        doors=[dark_angel],
        hands={"Bob": [forgotten_terrain], "Carol": [twin]},
        play={"Alice": [eldar, grav_boots]},
        levels={"Alice": 3},
    )
    table.next_roll(4, 3)
    table.plays("Bob", forgotten_terrain, "Alice")
    table.everyone_passes()
    table.opens_door()
    table.plays("Carol", twin, dark_angel)
    table.fights_it_out()
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == 3  # 4 + 1 + 2 - 2
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == 2  # 3 + 1 + 2 - 2


@pytest.mark.rule("MU-9.2")
def test_forgotten_terrain_waits_while_fights_are_won() -> None:
    table = cursed(forgotten_terrain, door=nurgling)
    table.opens_door()
    table.fights_it_out()
    assert [each.card for each in table.hero("Alice").lasting] == [forgotten_terrain]


def test_forgotten_terrain_hits_a_flight_under_way_and_a_helper_who_runs() -> None:
    table = given40k(doors=[dark_angel], hands={"Carol": [forgotten_terrain]}, levels={"Alice": 2, "Bob": 2})
    table.next_roll(6, 6)
    table.opens_door()
    table.is_helped("Bob")
    table.fights_it_out()
    table.plays("Carol", forgotten_terrain, "Bob")
    table.everyone_passes()
    table.runs("Alice", dark_angel)
    table.runs("Bob", dark_angel)
    assert (table.level("Alice"), table.level("Bob")) == (2, 1)
    assert table.hero("Bob").lasting == []


# -- Nurgle's Rot ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "level"), [(6, 3), (5, 2)])
def test_nurgles_rot_costs_1_at_running_away(roll: int, level: int) -> None:
    table = cursed(nurgles_rot, rolls=(roll,))
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == level
    assert [each.card for each in table.hero("Alice").lasting] == [nurgles_rot]  # it goes on


def test_nurgles_rot_counts_for_other_rolls_too_and_may_even_help() -> None:
    """A Chaos Spawn costs half of a roll, rounded up: with 3 - 1 it is one level, not two."""
    table = cursed(nurgles_rot, door=chaos_spawn, level=5, rolls=(2, 3))
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", chaos_spawn)
    assert table.level("Alice") == 4


def test_nurgles_rot_ends_with_a_kill_and_with_nothing_less() -> None:
    table = cursed(nurgles_rot, door=nurgling)
    table.opens_door()
    table.fights_it_out()
    assert table.hero("Alice").lasting == []
    assert "nurgles_rot" in table.discards()


def test_nurgles_rot_does_not_end_for_a_helper() -> None:
    """The kill is the fighter's."""
    table = given40k(doors=[dark_angel], hands={"Carol": [nurgles_rot]}, levels={"Alice": 5, "Bob": 5})
    table.plays("Carol", nurgles_rot, "Bob")
    table.everyone_passes()
    table.opens_door()
    table.is_helped("Bob")
    table.fights_it_out()
    assert table.level("Alice") == 6
    assert [each.card for each in table.hero("Bob").lasting] == [nurgles_rot]


def test_nurgles_rot_makes_it_likelier_to_catch_a_curse() -> None:
    """Contagious: Bob is hit by 1 or less, and with the Rot a 2 is as bad; Carol needs a 1."""
    table = given40k(
        hands={"Bob": [nurgles_rot, heresy]},
        play={"Alice": [death_guard]},
        levels={"Alice": 3, "Bob": 3, "Carol": 3},
    )
    table.next_roll(2, 2)
    table.plays("Bob", nurgles_rot, "Bob")
    table.everyone_passes()
    table.plays("Bob", heresy, "Alice")
    table.everyone_passes()
    table.keeps_roll()
    assert [table.level(name) for name in table.names] == [2, 2, 3]
