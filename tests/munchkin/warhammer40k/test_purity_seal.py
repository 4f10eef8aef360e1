"""Purity Seal: curses that strike just now, and curses that last, of both sets."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_change_sex, curse_weapon_becomes_evil
from rumpus.munchkin.cards.decks.cthulhu.items import flamethrower
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.warhammer40k.cards import (
    bolter,
    corroded_armor,
    dark_angel,
    death_guard,
    exterminatus,
    flak_armor,
    forgotten_terrain,
    heresy,
    nurgles_rot,
    peaked_cap,
    purity_seal,
    snotlings,
    unpainted_miniatures,
)
from tests.munchkin.warhammer40k.table import given40k, given_both


def test_purity_seal_cancels_a_curse_that_strikes_anybody() -> None:
    table = given40k(hands={"Alice": [corroded_armor], "Carol": [purity_seal]}, play={"Bob": [flak_armor]})
    table.plays("Alice", corroded_armor, "Bob")
    table.plays("Carol", purity_seal)
    assert table.lying("Bob") == ["flak_armor"]
    assert table.discards() == ["corroded_armor", "purity_seal"]
    assert (purity_seal.copies, purity_seal.gold) == (2, 500)


def test_purity_seal_works_from_the_table_and_for_oneself() -> None:
    table = given40k(doors=[heresy], play={"Alice": [purity_seal]}, levels={"Alice": 3})
    table.opens_door()
    assert (table.prompt, table.awaited) == ("curse", ["Alice"])
    table.uses("Alice", purity_seal)
    assert (table.level("Alice"), table.lying("Alice"), table.prompt) == (3, [], "trouble")


def test_purity_seal_cancels_a_curse_on_everybody_for_everybody() -> None:
    table = given40k(
        doors=[exterminatus], hands={"Bob": [purity_seal]}, play={"Alice": [bolter], "Carol": [peaked_cap]}
    )
    table.opens_door()
    table.plays("Bob", purity_seal)
    assert (table.lying("Alice"), table.lying("Carol")) == (["bolter"], ["peaked_cap"])


def test_purity_seal_stops_a_curse_before_it_is_contagious() -> None:
    table = given40k(doors=[heresy], hands={"Bob": [purity_seal]}, play={"Alice": [death_guard]}, levels={"Bob": 3})
    table.opens_door()
    table.plays("Bob", purity_seal)
    assert (table.state.die, table.level("Bob")) == (0, 3)


@pytest.mark.parametrize("curse", [unpainted_miniatures, forgotten_terrain, nurgles_rot], ids=str)
def test_purity_seal_ends_a_curse_that_lasts_on_anybody(curse: Card) -> None:
    table = given40k(hands={"Bob": [curse], "Carol": [purity_seal]})
    assert plays_of(table, "Carol", "purity_seal") == []  # there is none
    table.plays("Bob", curse, "Alice")
    table.everyone_passes()
    assert plays_of(table, "Carol", "purity_seal") == [f"{curse.id} Alice"]
    table.plays("Carol", purity_seal, curse, "Alice")
    assert table.hero("Alice").lasting == []
    assert sorted(table.discards()) == sorted([curse.id, "purity_seal"])


def test_purity_seal_is_used_in_a_fight_too() -> None:
    table = given40k(
        doors=[dark_angel], hands={"Alice": [purity_seal], "Bob": [unpainted_miniatures]}, play={"Alice": [bolter]}
    )
    table.opens_door()
    table.plays("Bob", unpainted_miniatures, "Alice")
    table.everyone_passes()
    assert table.strengths() == (1, 6)
    table.plays("Alice", purity_seal, unpainted_miniatures, "Alice")
    assert table.strengths() == (1 + 3, 6)


def test_purity_seal_ends_curses_of_the_other_set_on_heroes_and_on_items() -> None:
    hands = {"Bob": [curse_change_sex, curse_weapon_becomes_evil], "Carol": [purity_seal, purity_seal]}
    table = given_both(hands=hands, play={"Alice": [flamethrower]})
    for curse in (curse_change_sex, curse_weapon_becomes_evil):
        table.plays("Bob", curse, "Alice")
        table.everyone_passes()
    assert plays_of(table, "Carol", "purity_seal") == [
        "curse_change_sex Alice",
        "curse_weapon_becomes_evil Alice",
    ]
    table.plays("Carol", purity_seal, curse_change_sex, "Alice")
    table.plays("Carol", purity_seal, curse_weapon_becomes_evil, "Alice")
    assert (table.hero("Alice").lasting, table.lying("Alice")) == ([], ["flamethrower"])


def test_purity_seal_asks_all_who_hold_a_card_whether_they_have_it_or_not() -> None:
    """Nobody learns from being asked, or not, what somebody holds."""
    for hand in ([purity_seal], [snotlings]):
        table = given40k(doors=[heresy], hands={"Bob": hand}, levels={"Alice": 3})
        table.opens_door()
        assert table.awaited == ["Bob"]
        table.answer("Bob", "pass")
        assert table.level("Alice") == 2

    seals = [purity_seal, purity_seal]  # all see where both are
    table = given40k(doors=[heresy], hands={"Bob": [snotlings]}, treasure_discard=seals, levels={"Alice": 3})
    table.opens_door()
    assert table.level("Alice") == 2
