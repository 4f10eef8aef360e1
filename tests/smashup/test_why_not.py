"""Why something cannot be done: the reason that is given is the true one."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.awesome import the_dread_gazebo
from rumpus.smashup.cards.bases.core import jungle_oasis, ninja_dojo, tar_pits, the_grey_opal
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import scout
from rumpus.smashup.cards.factions.clerics import bin_and_gone, curse_of_imprisonment
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.mages import blaster_master, happy_zapper
from rumpus.smashup.cards.factions.orcs import and_stay_down
from rumpus.smashup.cards.factions.pirates import first_mate
from rumpus.smashup.cards.factions.steampunks import ornate_dome
from rumpus.smashup.cards.factions.tricksters import enshrouding_mist
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import Given, On, given

TO_SCORE: list[On] = [("Alice", king_rex)] * 3


def why(table: Given, name: str, verb: str, card: Card, more: str = "") -> str:
    return repr(table.game.why_not(table.seat(name), f"{verb} {card.id}{more}"))


# -- in step 2 --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.15")
def test_a_talent_that_is_silenced_is_not_said_to_have_another_time() -> None:
    silenced = given({"Alice": [walker]}, {tar_pits: [("Alice", blaster_master, ("Bob", curse_of_imprisonment))]})
    assert why(silenced, "Alice", "use", blaster_master) == "silenced [SU-10.15] blaster_master"
    poor = given({}, {tar_pits: [("Alice", blaster_master)]})
    assert why(poor, "Alice", "use", blaster_master) == "cannot use now [SU-10.4] blaster_master"


@pytest.mark.rule("SU-7.1")
def test_what_somebody_else_controls_is_not_yours() -> None:
    table = given({"Alice": [walker]}, {tar_pits: [("Bob", blaster_master)]})
    assert why(table, "Alice", "use", blaster_master) == "not yours [SU-7.1] blaster_master"


def test_what_has_nothing_to_use_says_so() -> None:
    table = given({}, {tar_pits: [("Alice", king_rex)]})
    assert why(table, "Alice", "use", king_rex) == "nothing to use [SU-10.6] king_rex"
    assert why(table, "Alice", "use", tar_pits) == "nothing to use [SU-10.6] tar_pits"


@pytest.mark.rule("SU-12.1")
@pytest.mark.parametrize(
    ("bases", "at", "by"),
    [
        ({tar_pits: [("Bob", ornate_dome)], jungle_oasis: []}, tar_pits, "ornate_dome"),
        ({the_dread_gazebo: [], jungle_oasis: []}, the_dread_gazebo, "the_dread_gazebo"),
    ],
)
def test_an_action_on_a_closed_base_is_forbidden_by_what_closes_it(
    bases: dict[Card, list[On]], at: Card, by: str
) -> None:
    table = given({"Alice": [enshrouding_mist]}, bases)
    assert why(table, "Alice", "play", enshrouding_mist, f" at {at.id}") == f"forbidden [SU-12.1] {by}"
    spent = given({"Alice": [enshrouding_mist]}, bases, actions_left=0)
    assert why(spent, "Alice", "play", enshrouding_mist, f" at {at.id}") == "no action left [SU-2.2]"


# -- at a scoring -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.6")
def test_a_special_in_play_that_was_used_at_this_base_says_so() -> None:
    at_tar_pits: list[On] = [*TO_SCORE, *[("Alice", happy_zapper)] * 2, ("Bob", happy_zapper)]
    table = given({"Alice": [walker] * 3, "Bob": [walker]}, {tar_pits: at_tar_pits, jungle_oasis: []})
    first = next(piece.serial for piece in table.base("tar_pits").on if piece.card is happy_zapper)
    table.ends_turn()
    table.picks("Alice", table.offers("Alice")[0], "walker")
    table.passes("Bob")
    assert why(table, "Alice", "use", happy_zapper, f"#{first}") == "used at this base [SU-10.6] happy_zapper"
    assert why(table, "Alice", "use", king_rex) == "no special now [SU-6.1] king_rex"


@pytest.mark.rule("SU-5.13")
def test_a_base_that_was_used_or_is_for_others_has_no_other_moment() -> None:
    at_dojo: list[On] = [*TO_SCORE, ("Alice", first_mate), ("Bob", scout)]
    table = given({}, {ninja_dojo: at_dojo, jungle_oasis: [("Bob", walker)]})
    table.ends_turn()
    table.picks("Alice", "use ninja_dojo", "Bob's walker at jungle_oasis")
    table.passes("Bob")
    assert why(table, "Alice", "use", ninja_dojo) == "used at this base [SU-5.13] ninja_dojo"
    at_opal: list[On] = [*TO_SCORE, ("Alice", first_mate), ("Bob", scout)]
    table = given({}, {the_grey_opal: at_opal, jungle_oasis: []})
    table.ends_turn()
    assert why(table, "Alice", "use", the_grey_opal) == "cannot use now [SU-5.13] the_grey_opal"


@pytest.mark.rule("SU-12.1")
def test_who_was_shouted_down_is_told_so_of_specials_only() -> None:
    at_dojo: list[On] = [*TO_SCORE, ("Bob", scout), ("Bob", king_rex)]
    table = given({"Alice": [and_stay_down]}, {ninja_dojo: at_dojo, jungle_oasis: [("Bob", bin_and_gone)]})
    table.ends_turn()
    table.plays("Alice", and_stay_down)
    table.passes("Alice")
    assert why(table, "Bob", "use", scout) == "hushed [SU-12.1] P0"
    assert why(table, "Bob", "use", ninja_dojo) == "cannot use now [SU-5.13] ninja_dojo"
