"""MU-2.17: what was drawn or played stays «just now» until something is done that could also have been done without
it."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_learn_yet_another_awful_truth
from rumpus.munchkin.cards.decks.cthulhu.enhancers import mephitic, rugose
from rumpus.munchkin.cards.decks.cthulhu.events import o_rlyeh, solar_eclipse
from rumpus.munchkin.cards.decks.cthulhu.items import bowling_pin, flamethrower, necronomicon
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import elder_globs, foggoth, froggoth
from rumpus.munchkin.cards.decks.cthulhu.one_shots import canned_meat, loaded_die, wishing_ring
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import given
from tests.munchkin.warhammer40k.cards import (
    dark_angel,
    death_guard,
    heresy,
    loaded_die_40k,
    purity_seal,
    smoke_launcher,
    stasis_trap,
)
from tests.munchkin.warhammer40k.table import given_both

truth = curse_learn_yet_another_awful_truth
just_now = pytest.mark.rule("MU-2.17")
FOUR = ("Alice", "Bob", "Carol", "Dave")


@just_now
def test_what_answered_a_curse_is_past_once_something_else_is_played() -> None:
    table = given(
        hands={"Alice": [truth], "Bob": [o_rlyeh, mystic_visions], "Carol": [wishing_ring]}, levels={"Carol": 3}
    )
    table.plays("Alice", truth, "Carol")
    table.plays("Carol", wishing_ring)
    assert plays_of(table, "Bob", "o_rlyeh") == [truth.id, "wishing_ring"]
    table.plays("Bob", mystic_visions, "Bob")
    assert plays_of(table, "Bob", "o_rlyeh") == ["mystic_visions"]


@just_now
@pytest.mark.rule("MU-7.5")
def test_of_two_that_answer_a_curse_that_spreads_the_first_is_past() -> None:
    table = given_both(
        doors=[heresy],
        hands={"Bob": [wishing_ring], "Carol": [purity_seal], "Dave": [o_rlyeh]},
        play={"Alice": [death_guard]},
        levels=dict.fromkeys(FOUR, 5),
        players=FOUR,
    )
    table.next_roll(1, 1, 6)
    table.opens_door()
    table.everyone_passes()
    table.keeps_roll()
    table.plays("Bob", wishing_ring)
    table.plays("Carol", purity_seal)
    assert plays_of(table, "Dave", "o_rlyeh") == ["heresy", "purity_seal"]


@just_now
@pytest.mark.rule("MU-2.10")
def test_what_answered_a_roll_is_past_once_something_else_is_played() -> None:
    table = given_both(
        doors=[dark_angel],
        hands={"Bob": [smoke_launcher, mystic_visions], "Carol": [o_rlyeh]},
        levels={"Alice": 3},
        treasure_discard=[loaded_die, loaded_die_40k, stasis_trap],
    )
    table.next_roll(3)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run dark_angel")
    table.plays("Bob", smoke_launcher)
    table.everyone_passes()
    assert plays_of(table, "Carol", "o_rlyeh") == ["smoke_launcher"]
    table.plays("Bob", mystic_visions, "Bob")
    assert plays_of(table, "Carol", "o_rlyeh") == ["mystic_visions"]


@just_now
@pytest.mark.rule("MU-3.10")
def test_a_goth_that_was_called_is_past_once_something_is_done_about_another() -> None:
    table = given(doors=[froggoth], hands={"Bob": [o_rlyeh], "Carol": [foggoth, mephitic, rugose]})
    table.opens_door()
    table.answer("Bob", "none")
    table.answer("Carol", "foggoth")
    table.plays("Carol", rugose, foggoth)
    assert plays_of(table, "Bob", "o_rlyeh") == ["foggoth", "froggoth", "rugose"]
    table.plays("Carol", mephitic, froggoth)
    assert plays_of(table, "Bob", "o_rlyeh") == ["froggoth", "mephitic"]


@just_now
@pytest.mark.rule("MU-3.18")
def test_how_treasures_were_shared_is_past_once_something_else_is_played() -> None:
    table = given(
        doors=[elder_globs],
        treasures=[bowling_pin, canned_meat, flamethrower],
        hands={"Bob": [o_rlyeh, solar_eclipse, mystic_visions]},
        levels={"Alice": 6, "Carol": 6},
    )
    table.opens_door()
    table.is_helped("Carol")
    table.answer("Alice", "call")
    table.answer("Bob", "pass")
    table.plays("Bob", solar_eclipse)
    table.picks("Carol", "done")
    assert "solar_eclipse" in plays_of(table, "Bob", "o_rlyeh")
    table.plays("Bob", mystic_visions, "Bob")
    assert plays_of(table, "Bob", "o_rlyeh") == ["mystic_visions"]


@just_now
@pytest.mark.rule("MU-8.3")
def test_an_item_put_on_hangs_on_the_class_that_it_is_reserved_for() -> None:
    for item, answered in ((necronomicon, ["professor"]), (bowling_pin, [])):
        table = given(hands={"Alice": [professor], "Bob": [o_rlyeh]}, play={"Alice": [("carry", item)]})
        table.plays("Alice", professor)
        table.answer("Alice", f"put on {item.id}")
        assert plays_of(table, "Bob", "o_rlyeh") == answered
        if answered:
            table.plays("Bob", o_rlyeh, professor)
            assert table.lying("Alice") == [f"{item.id} (carried)"]
