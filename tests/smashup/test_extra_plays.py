"""Extra plays: rights that wait in step 2, or are used at once or not at all; and where their cards come from."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.awesome import workshop
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_great_library, the_homeworld
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.ghosts import ghostly_arrival
from rumpus.smashup.cards.factions.killer_plants import sprout
from rumpus.smashup.cards.factions.mages import wand_whiz
from rumpus.smashup.cards.factions.ninjas import hidden_ninja
from rumpus.smashup.cards.factions.robots import warbot, zapbot
from rumpus.smashup.cards.factions.steampunks import aggromotive, difference_engine
from rumpus.smashup.cards.factions.tricksters import mark_of_sleep
from rumpus.smashup.cards.factions.wizards import (
    chronomage,
    enchantress,
    mystic_studies,
    time_loop,
    winds_of_change,
)
from tests.smashup.given import Given, given

# -- at the start of a turn --------------------------------------------------------------------------------


def sprouts_into_chronomage(*hand: Card) -> Given:
    table = given(
        hands={"Alice": hand},
        decks={"Alice": [chronomage, *[enchantress] * 6], "Bob": [zapbot] * 2},
        bases={tar_pits: [("Alice", sprout)], workshop: []},
        active="Bob",
    )
    table.ends_turn("Bob")
    table.picks("Alice", "yes", "play chronomage at tar_pits")
    return table


@pytest.mark.rule("SU-10.5")
def test_an_extra_action_of_the_start_of_a_turn_is_played_at_once() -> None:
    table = sprouts_into_chronomage(mystic_studies, mystic_studies, mystic_studies)
    table.picks("Alice", "mystic_studies")
    assert table.state.phase == "play"
    table.plays("Alice", mystic_studies)
    assert "play mystic_studies" not in table.offers("Alice")


@pytest.mark.rule("SU-10.5")
def test_an_extra_action_of_the_start_of_a_turn_cannot_be_saved_for_step_2() -> None:
    table = sprouts_into_chronomage(mystic_studies, mystic_studies)
    table.picks("Alice", "none")
    table.plays("Alice", mystic_studies)
    assert "play mystic_studies" not in table.offers("Alice")


@pytest.mark.rule("SU-10.5")
def test_what_an_action_of_the_start_of_a_turn_gives_is_played_at_once_as_well() -> None:
    table = sprouts_into_chronomage(aggromotive, difference_engine, ghostly_arrival, zapbot)
    table.picks("Alice", "aggromotive", "workshop", "difference_engine", "workshop", "ghostly_arrival")
    table.picks("Alice", "play zapbot at tar_pits")
    assert (table.state.minions_left, table.state.actions_left, table.state.extras) == (1, 1, [])
    assert table.at("workshop") == ["Alice's aggromotive", "Alice's difference_engine"]


@pytest.mark.rule("SU-10.5")
def test_who_declines_the_first_of_two_extra_actions_is_not_asked_for_the_second() -> None:
    table = sprouts_into_chronomage(time_loop, mystic_studies, mystic_studies)
    table.picks("Alice", "time_loop", "none")
    assert table.state.phase == "play"


def test_whoever_sleeps_plays_no_extra_action_at_the_start_of_the_turn_either() -> None:
    table = given(
        hands={"Alice": [mystic_studies], "Bob": [mark_of_sleep]},
        decks={"Alice": [chronomage, zapbot], "Bob": [zapbot] * 2},
        bases={tar_pits: [("Alice", sprout)]},
        active="Bob",
    )
    table.plays("Bob", mark_of_sleep)
    table.picks("Bob", "Alice")
    table.ends_turn("Bob")
    table.picks("Alice", "yes", "play chronomage at tar_pits")
    assert table.hand("Alice") == ["mystic_studies"]
    assert table.state.phase == "play"


# -- at a scoring ------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-6.2")
@pytest.mark.parametrize("active", ["Alice", "Bob"])
def test_extra_plays_of_a_scoring_are_used_at_once_one_inside_the_other(active: str) -> None:
    table = given(
        hands={"Alice": [hidden_ninja, wand_whiz, ghostly_arrival, mystic_studies, zapbot, winds_of_change]},
        decks={"Alice": [enchantress] * 9, "Bob": [zapbot] * 2},
        bases={jungle_oasis: [("Alice", warbot)] * 3, tar_pits: []},
        active=active,
    )
    table.ends_turn(active)
    table.picks("Alice", "play hidden_ninja", "play wand_whiz at jungle_oasis", "winds_of_change", "extra action")
    table.picks("Alice", "ghostly_arrival", "play zapbot at tar_pits", "none", "mystic_studies")
    assert table.at("tar_pits") == ["Alice's zapbot"]
    assert table.state.extras == []
    assert table.hand("Alice")[:2] == ["enchantress"] * 2


@pytest.mark.rule("SU-10.5")
def test_extra_plays_of_step_2_wait_for_each_other_and_lapse_with_it() -> None:
    table = given(
        hands={"Alice": [ghostly_arrival, zapbot, zapbot, zapbot, mystic_studies]},
        decks={"Alice": [enchantress] * 4, "Bob": [zapbot] * 2},
        bases={the_great_library: [], the_homeworld: []},
    )
    table.plays("Alice", ghostly_arrival)
    table.plays("Alice", zapbot, at=the_great_library)
    table.plays("Alice", mystic_studies)
    table.plays("Alice", zapbot, at=the_great_library)
    assert (table.state.minions_left, len(table.state.extras)) == (1, 1)
    table.ends_turn("Alice")
    assert (table.state.minions_left, table.state.actions_left, table.state.extras) == (1, 1, [])
