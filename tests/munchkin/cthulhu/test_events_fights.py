"""Mutation and the stars: cards for a fight."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import investigator, monster_whacker, professor
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.events import (
    mutation,
    the_stars_are_confused,
    the_stars_are_right,
    the_stars_are_wrong,
)
from rumpus.munchkin.cards.decks.cthulhu.items import bowling_pin
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    elder_globs,
    foggoth,
    froggoth,
    gnarlythotep,
    polly_polyp,
    the_bodiless,
    the_dunwich_snorer,
)
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import given

# -- Mutation --------------------------------------------------------------------------------------------------


def test_mutation_swaps_a_monster_for_one_from_hand() -> None:
    table = given(doors=[elder_globs], hands={"Bob": [mutation, the_bodiless, rugose]}, rest=False)
    table.opens_door()
    table.plays("Bob", rugose, elder_globs)
    assert plays_of(table, "Bob", "mutation") == ["elder_globs the_bodiless"]

    table.plays("Bob", mutation, elder_globs, the_bodiless)
    assert table.foes() == ["the_bodiless"]
    assert table.strengths() == (1, 4)  # what lay on the other is gone
    assert table.hand("Bob") == ["elder_globs"]
    assert table.discards() == ["rugose", "mutation"]


def test_mutation_needs_a_monster_in_hand_and_a_fight() -> None:
    table = given(doors=[elder_globs], hands={"Bob": [mutation], "Carol": [the_bodiless]})
    assert plays_of(table, "Bob", "mutation") == []
    table.opens_door()
    assert plays_of(table, "Bob", "mutation") == []


def test_mutation_into_a_goth_calls_goths() -> None:
    table = given(doors=[elder_globs], hands={"Bob": [mutation, froggoth], "Carol": [foggoth]})
    table.opens_door()
    table.plays("Bob", mutation, elder_globs, froggoth)
    table.everyone_passes()
    assert table.prompt == "goth"
    table.answer("Bob", "none")
    table.answer("Carol", "foggoth")
    assert table.foes() == ["froggoth", "foggoth"]


def test_mutation_of_what_was_sought_is_no_trouble_of_an_investigators_own() -> None:
    table = given(
        hands={"Alice": [elder_globs], "Bob": [mutation, the_bodiless]},
        play={"Alice": [investigator]},
        phase="trouble",
        rest=False,
    )
    table.plays("Alice", elder_globs)
    assert table.table.treasures_at_stake() == 3 + 1
    table.plays("Bob", mutation, elder_globs, the_bodiless)
    assert table.table.treasures_at_stake() == 2


# -- the stars -------------------------------------------------------------------------------------------------


def test_the_stars_are_confused_lifts_likes_and_dislikes_of_all_monsters() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [the_stars_are_confused]}, play={"Alice": [professor]})
    table.opens_door()
    assert table.strengths() == (1, 2 + 3)
    table.plays("Bob", the_stars_are_confused)
    assert table.strengths() == (1, 2)

    table = given(doors=[gnarlythotep], hands={"Bob": [the_stars_are_confused]}, play={"Alice": [professor]})
    table.opens_door()
    table.plays("Bob", the_stars_are_confused)
    assert table.strengths() == (1, 14)


def test_the_stars_are_confused_leaves_other_powers_and_a_heros_own() -> None:
    table = given(
        doors=[foggoth], hands={"Bob": [the_stars_are_confused]}, play={"Alice": [monster_whacker, bowling_pin]}
    )
    table.opens_door()
    table.declines_goths()
    table.plays("Bob", the_stars_are_confused)
    assert table.strengths() == (1 + 2, 6)  # the pin still gives nothing


def test_the_stars_are_right_strengthens_each_monster() -> None:
    table = given(doors=[froggoth], hands={"Bob": [the_stars_are_right, foggoth], "Carol": []})
    table.opens_door()
    table.answer("Bob", "foggoth")
    table.plays("Bob", the_stars_are_right)
    assert table.strengths() == (1, 12 + 3 + 6 + 3)
    assert table.table.treasures_at_stake() == 3 + 2  # as before


def test_the_stars_are_right_wakes_the_dunwich_snorer() -> None:
    table = given(doors=[the_dunwich_snorer], hands={"Bob": [the_stars_are_right]})
    table.opens_door()
    table.plays("Bob", the_stars_are_right)
    assert table.strengths() == (1, 1 + 10)


def test_the_stars_are_right_counts_for_monsters_that_come_later() -> None:
    table = given(doors=[elder_globs], hands={"Bob": [the_stars_are_right, mutation, the_bodiless]}, rest=False)
    table.opens_door()
    table.plays("Bob", the_stars_are_right)
    table.plays("Bob", mutation, elder_globs, the_bodiless)
    assert table.strengths() == (1, 4 + 3)


def test_the_stars_are_wrong_weakens_each_monster() -> None:
    table = given(doors=[froggoth], hands={"Bob": [the_stars_are_wrong, foggoth]})
    table.opens_door()
    table.answer("Bob", "foggoth")
    table.plays("Bob", the_stars_are_wrong, "all")
    assert table.strengths() == (1, 12 - 2 + 6 - 2)


def test_the_stars_are_wrong_discards_one_monster_and_the_fight_goes_on() -> None:
    table = given(doors=[froggoth], hands={"Bob": [the_stars_are_wrong, foggoth]}, rest=False)
    table.opens_door()
    table.answer("Bob", "foggoth")
    assert plays_of(table, "Bob", "the_stars_are_wrong") == ["froggoth", "foggoth", "all"]
    table.plays("Bob", the_stars_are_wrong, froggoth)
    assert table.strengths() == (1, 6)
    assert table.table.treasures_at_stake() == 2


@pytest.mark.rule("MU-3.16")
def test_the_stars_are_wrong_ends_a_fight_with_one_monster() -> None:
    table = given(doors=[froggoth], hands={"Alice": [the_stars_are_wrong]}, levels={"Bob": 2}, rest=False)
    table.opens_door()
    table.declines_goths()
    table.plays("Alice", the_stars_are_wrong, froggoth)
    assert table.prompt == "rest"
    assert (table.level("Alice"), table.hand("Alice")) == (1, [])


@pytest.mark.parametrize("card", [the_stars_are_confused, the_stars_are_right, the_stars_are_wrong], ids=str)
def test_the_stars_need_a_fight(card: object) -> None:
    table = given(hands={"Alice": [card]})  # type: ignore[list-item]
    assert not [offer for offer in table.offers("Alice") if "stars" in offer]
