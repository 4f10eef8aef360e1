"""Loaded Die of this set."""

from __future__ import annotations

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.one_shots import loaded_die
from tests.munchkin.given import Given
from tests.munchkin.warhammer40k.cards import (
    chaos_spawn,
    dark_angel,
    loaded_die_40k,
    nurgles_rot,
    stasis_trap,
)
from tests.munchkin.warhammer40k.table import given40k, given_both


def rolled(roll: int, monster: Card = dark_angel, hand: tuple[Card, ...] = (loaded_die_40k,), **more: object) -> Given:
    """Alice, of level 4, has rolled for running away, and nobody else holds a card."""
    table = given40k(doors=[monster], hands={"Alice": hand}, levels={"Alice": 4}, **more)  # type: ignore[arg-type]
    table.next_roll(roll, roll)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", f"run {monster.id}")
    return table


def test_loaded_die_40k_turns_a_roll_of_ones_own_to_any_face() -> None:
    table = rolled(2)
    assert table.prompt == "die"
    assert table.offers("Alice") == ["keep", *[f"loaded_die_40k {face}" for face in (1, 3, 4, 5, 6)]]
    table.answer("Alice", "loaded_die_40k 5")
    table.everyone_passes()
    assert (table.level("Alice"), table.hand("Alice")) == (4, [])
    assert table.discards() == ["dark_angel", "loaded_die_40k"]
    assert (loaded_die_40k.gold, loaded_die_40k.name) == (300, "Loaded Die")


def test_loaded_die_40k_works_from_the_table_and_need_not_be_used() -> None:
    table = rolled(2, hand=(), play={"Alice": [loaded_die_40k]})
    table.answer("Alice", "keep")
    assert (table.level("Alice"), table.lying("Alice")) == (3, ["loaded_die_40k (carried)"])


def test_loaded_die_40k_changes_the_face_and_not_what_is_added() -> None:
    """With Nurgle's Rot a 6 is 5, and a 5 is 4."""
    for face, level in ((6, 4), (5, 3)):
        table = given40k(
            doors=[dark_angel], hands={"Alice": [loaded_die_40k], "Bob": [nurgles_rot]}, levels={"Alice": 4}
        )
        table.next_roll(1)
        table.plays("Bob", nurgles_rot, "Alice")
        table.everyone_passes()
        table.opens_door()
        table.fights_it_out()
        table.picks("Alice", "run dark_angel", f"loaded_die_40k {face}")
        table.everyone_passes()
        assert table.level("Alice") == level


def test_loaded_die_40k_is_for_any_roll_of_ones_own() -> None:
    """A Chaos Spawn rolls for the levels that it costs."""
    table = rolled(3, monster=chaos_spawn)
    table.answer("Alice", "keep")
    table.everyone_passes()
    assert table.prompt == "die (chaos_spawn)"
    table.answer("Alice", "loaded_die_40k 1")
    assert table.level("Alice") == 4 - 1


def test_loaded_die_40k_does_not_change_the_rolls_of_others() -> None:
    table = given40k(doors=[dark_angel], play={"Bob": [loaded_die_40k]}, levels={"Alice": 4})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run dark_angel")
    assert (table.level("Alice"), table.lying("Bob")) == (3, ["loaded_die_40k (carried)"])


def test_loaded_die_40k_changes_a_roll_that_a_stasis_trap_has_forced() -> None:
    table = given40k(doors=[dark_angel], hands={"Alice": [loaded_die_40k], "Bob": [stasis_trap]}, levels={"Alice": 4})
    table.next_roll(6, 1)
    table.opens_door()
    table.fights_it_out()
    table.picks("Alice", "run dark_angel", "keep")
    table.plays("Bob", stasis_trap)
    table.answer("Alice", "loaded_die_40k 5")
    table.everyone_passes()
    assert table.level("Alice") == 4


def test_loaded_die_40k_lies_beside_the_one_of_the_other_set() -> None:
    table = given_both(doors=[dark_angel], hands={"Alice": [loaded_die_40k, loaded_die]}, levels={"Alice": 4})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run dark_angel")
    assert {"loaded_die 6", "loaded_die_40k 6"} <= set(table.offers("Alice"))
    table.answer("Alice", "loaded_die_40k 6")
    table.everyone_passes()
    assert (table.level("Alice"), table.hand("Alice")) == (4, ["loaded_die"])
