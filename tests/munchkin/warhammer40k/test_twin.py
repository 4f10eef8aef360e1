"""Twin: a second monster of the same kind, whatever else is played on either, and whichever goes first."""

from __future__ import annotations

from itertools import permutations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.events import mutation, o_rlyeh
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    alliance,
    bolter,
    celestine_the_living_saint,
    chaos_spawn,
    chaos_tainted,
    converted,
    dark_angel,
    eldar,
    frenzied,
    gene_scrambler,
    holo_decoy,
    laspistol,
    nurgling,
    power_sword,
    poxwalker,
    snotlings,
    squig,
    twin,
    undead,
    undersized,
    veteran,
    vortex_grenade,
    wandering_monster_40k,
    warlord,
    warp_rift,
)
from tests.munchkin.warhammer40k.table import given40k, given_both


def twins(
    monster: Card = dark_angel,
    *cards: Card,
    level: int = 1,
    lying: tuple[Lying, ...] = (),
    bob: tuple[Card, ...] = (),
    rolls: tuple[int, ...] = (),
    discard: tuple[Card, ...] = (),
) -> Given:
    """Alice fights this monster; Carol has played Twin and these enhancers on it. Bob holds something else."""
    table = given40k(
        doors=[monster, snotlings],
        hands={"Bob": bob, "Carol": [twin, *cards]},
        play={"Alice": lying},
        levels={"Alice": level},
        door_discard=discard,
    )
    if rolls:
        table.next_roll(*rolls)
    table.opens_door()
    for each in (twin, *cards):
        table.plays("Carol", each, monster)
    return table


def at_stake(table: Given) -> tuple[int, int]:
    """Levels and treasures."""
    return table.table.levels_at_stake(), table.table.treasures_at_stake()


def serials(table: Given) -> list[int]:
    return [foe.serial for foe in table.table.fight.foes]


def plays_on(table: Given, name: str, card: Card, serial: int, *more: str) -> None:
    """A card on this one of two monsters that look alike."""
    foe = table.table.foe(serial)
    key = " ".join(["play", card.id, f"{foe.card.id}#{serial}", *more])
    table.game.answer(table.seat(name), table.keys(name).index(key))
    table.everyone_passes()


# -- two of them -----------------------------------------------------------------------------------------------


def test_twin_doubles_strength_levels_and_treasures() -> None:
    table = twins()
    assert table.foes() == ["dark_angel", "dark_angel"]
    assert (table.strengths(), at_stake(table)) == ((1, 6 + 6), (1 + 1, 2 + 2))


def test_twin_is_played_on_any_monster_of_an_open_fight() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [snotlings], "Bob": [twin, wandering_monster_40k, squig]})
    assert plays_of(table, "Bob", "twin") == []
    table.opens_door()
    table.plays("Bob", wandering_monster_40k, squig)
    assert plays_of(table, "Bob", "twin") == ["dark_angel", "squig"]
    table.plays("Bob", twin, squig)
    assert (table.foes(), table.strengths()) == (["dark_angel", "squig", "squig"], (1, 6 + 2 + 2))
    table.fights_it_out()
    assert table.prompt == "flight"


def test_twin_gives_two_levels_and_all_is_discarded_in_the_end() -> None:
    table = twins(squig, level=6)
    table.fights_it_out()
    assert (table.level("Alice"), len(table.hand("Alice"))) == (8, 2)
    assert table.discards() == ["squig", "twin"]


def test_twin_of_a_monster_that_gives_two_levels_gives_four() -> None:
    table = twins(celestine_the_living_saint)
    assert (table.strengths(), at_stake(table)) == ((1, 36), (4, 8))


def test_twin_wins_the_game_with_the_first_monster_of_two() -> None:
    table = twins(squig, level=9)
    table.fights_it_out()
    assert (table.prompt, table.level("Alice"), table.state.winners) == ("over", 10, [0])


@pytest.mark.rule("MU-13.4", "MU-3.8")
@pytest.mark.parametrize("order", [*permutations([converted, undead, twin])], ids=str)
def test_twin_converted_and_undead_in_any_order(order: tuple[Card, ...]) -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": order})
    table.opens_door()
    for card in order:
        table.plays("Bob", card, dark_angel)
    assert (table.strengths(), at_stake(table)) == ((1, 2 * (6 + 5 + 5)), (2, 2 * (2 + 1 + 2)))
    assert ["undead" in table.table.tags_of(foe) for foe in table.table.fight.foes] == [True, True]


@pytest.mark.rule("MU-3.8")
def test_twin_shares_what_is_played_on_the_second_one() -> None:
    table = twins(bob=(veteran, undersized))
    plays_on(table, "Bob", veteran, serials(table)[1])
    assert (table.strengths(), at_stake(table)) == ((1, 2 * 16), (2, 2 * 4))
    plays_on(table, "Bob", undersized, serials(table)[1])
    assert (table.strengths(), at_stake(table)) == ((1, 2 * 11), (2, 2 * 3))


def test_twin_has_what_the_monster_has_against_armies() -> None:
    assert twins(nurgling, lying=(eldar,)).strengths() == (1, 2 * (2 + 4))
    assert twins(nurgling, lying=(eldar, alliance)).strengths() == (1, 2 * 2)


def test_twin_undersized_keeps_a_strength_and_a_treasure_each() -> None:
    table = twins(squig, undersized)
    assert (table.strengths(), at_stake(table)) == ((1, 1 + 1), (2, 1 + 1))


def test_twin_of_what_is_tainted_cannot_be_tainted_again() -> None:
    table = twins(dark_angel, chaos_tainted, bob=(poxwalker,), lying=(power_sword,))
    assert table.strengths() == (1 + 2 + 2, 2 * 11)
    table.plays("Bob", poxwalker)
    assert table.strengths() == (1 + 2 + 2, 2 * 11 + 4)

    table = given40k(doors=[nurgling], hands={"Bob": [twin, chaos_tainted]})
    table.opens_door()
    table.plays("Bob", twin, nurgling)
    assert plays_of(table, "Bob", "chaos_tainted") == []


@pytest.mark.rule("MU-3.9")
def test_twin_of_a_monster_that_was_brought_along() -> None:
    table = given40k(doors=[nurgling], hands={"Bob": [chaos_tainted, squig, twin]})
    table.opens_door()
    table.plays("Bob", chaos_tainted, squig)
    table.plays("Bob", twin, squig)
    assert (table.foes(), table.strengths()) == (["nurgling", "squig", "squig"], (1, 2 + 7 + 7))
    assert at_stake(table) == (3, 1 + 3 + 3)


# -- running away ----------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-4.6")
def test_twin_is_run_from_apart_by_fighter_and_helper() -> None:
    table = twins(rolls=(1, 6, 6, 1), level=3)
    table.is_helped("Bob")
    table.fights_it_out()
    assert table.offers("Alice") == ["run dark_angel", "run dark_angel"]
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == 2
    assert table.offers("Alice") == ["run dark_angel"]
    table.runs("Alice", dark_angel)
    table.runs("Bob", dark_angel)
    table.runs("Bob", dark_angel)
    assert (table.level("Alice"), table.prompt) == (2, "rest")


def test_twin_strikes_a_second_time_and_is_as_hard_to_escape() -> None:
    table = twins(dark_angel, warlord, rolls=(5, 5), level=5)
    table.fights_it_out()
    table.runs("Alice", dark_angel)
    table.runs("Alice", dark_angel)
    assert table.level("Alice") == 3  # 5 - 1, both times


# -- one of them goes ------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-3.8")
@pytest.mark.parametrize("place", [0, 1])
def test_twin_or_the_first_one_leaves_and_the_other_keeps_the_enhancers(place: int) -> None:
    table = twins(dark_angel, converted, bob=(vortex_grenade, frenzied), level=3)
    plays_on(table, "Bob", vortex_grenade, serials(table)[place])
    assert (table.foes(), table.strengths()) == (["dark_angel"], (3, 6 + 5))
    assert at_stake(table) == (1, 2 + 1)
    assert table.discards() == [("dark_angel", "twin")[place], "vortex_grenade"]
    table.plays("Bob", frenzied, dark_angel)  # and gets more
    assert table.strengths() == (3, 6 + 5 + 5)


@pytest.mark.parametrize("place", [0, 1])
def test_twin_or_the_first_one_that_is_left_can_be_killed(place: int) -> None:
    table = twins(squig, converted, bob=(vortex_grenade,), level=8)
    plays_on(table, "Bob", vortex_grenade, serials(table)[place])
    table.fights_it_out()
    assert (table.level("Alice"), len(table.hand("Alice"))) == (9, 2)
    assert sorted(table.discards()) == ["converted", "squig", "twin", "vortex_grenade"]


@pytest.mark.parametrize("place", [0, 1])
def test_twin_or_the_first_one_is_swapped_for_another_monster(place: int) -> None:
    """The newcomer is not a twin: what is played on it is its own."""
    table = twins(dark_angel, converted, bob=(holo_decoy, squig, frenzied))
    plays_on(table, "Bob", holo_decoy, serials(table)[place], "squig")
    assert (table.foes(), table.strengths()) == (["dark_angel", "squig"], (1, 11 + 2))
    table.plays("Bob", frenzied, squig)
    assert table.strengths() == (1, 11 + 7)


def test_twin_is_left_alone_and_then_goes_as_well() -> None:
    table = twins(dark_angel, converted, bob=(vortex_grenade, warp_rift))
    plays_on(table, "Bob", vortex_grenade, serials(table)[0])
    plays_on(table, "Bob", warp_rift, serials(table)[0])
    assert (table.foes(), table.strengths()) == (["snotlings"], (1, 1))
    assert sorted(table.discards()) == ["converted", "dark_angel", "twin", "vortex_grenade", "warp_rift"]


def test_twin_is_no_monster_among_the_discards() -> None:
    """Of the two it is the card Twin that lies there: the last monster is another one."""
    table = twins(dark_angel, bob=(vortex_grenade, gene_scrambler), discard=(chaos_spawn,))
    plays_on(table, "Bob", vortex_grenade, serials(table)[1])
    plays_on(table, "Bob", gene_scrambler, serials(table)[0])
    assert table.foes() == ["chaos_spawn"]
    assert sorted(table.discards()) == ["dark_angel", "gene_scrambler", "twin", "vortex_grenade"]


def test_twin_cannot_be_played_for_a_monster_that_has_gone() -> None:
    table = given40k(doors=[dark_angel], hands={"Bob": [vortex_grenade, twin]})
    table.opens_door()
    table.plays("Bob", vortex_grenade, dark_angel)
    table.everyone_passes()
    assert plays_of(table, "Bob", "twin") == []


def test_twin_is_cancelled_by_a_card_of_the_other_set_and_the_first_one_stays() -> None:
    table = given_both(
        doors=[dark_angel], hands={"Bob": [twin, converted], "Carol": [o_rlyeh]}, treasures=[bolter, laspistol]
    )
    table.opens_door()
    table.plays("Bob", converted, dark_angel)
    table.plays("Bob", twin, dark_angel)
    table.plays("Carol", o_rlyeh, twin)
    assert (table.foes(), table.strengths()) == (["dark_angel"], (1, 11))
    assert sorted(table.discards()) == ["o_rlyeh", "twin"]


def test_twin_is_no_card_for_a_hand_even_when_the_first_monster_is_gone() -> None:
    table = given_both(
        doors=[dark_angel, snotlings],
        hands={"Bob": [vortex_grenade], "Carol": [twin, mutation, nurgling]},
    )
    table.opens_door()
    table.plays("Carol", twin, dark_angel)
    plays_on(table, "Bob", vortex_grenade, serials(table)[0])
    table.everyone_passes()
    table.plays("Carol", mutation, dark_angel, nurgling)
    table.everyone_passes()
    assert (table.foes(), table.hand("Carol")) == (["nurgling"], [])
    assert "twin" in table.discards()
