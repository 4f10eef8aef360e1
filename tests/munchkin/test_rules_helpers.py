"""MU-3.17: a helper who may no longer help is out of the fight."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_change_sex
from rumpus.munchkin.cards.decks.cthulhu.events import corrupted_by_power, mutation
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import gram_smoker, lloyd_lloigor, polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink
from tests.munchkin.cthulhu.fights import meet
from tests.munchkin.given import Given, given

pytestmark = pytest.mark.rule("MU-3.17")


def is_alone(table: Given) -> bool:
    assert table.state.fight is not None
    return table.state.fight.helper < 0 and "drops out P1" in table.told()


def test_who_drops_out_leaves_what_they_have_played_and_need_not_run() -> None:
    hands = {"Bob": [kitchen_sink], "Carol": [wandering_monster, gram_smoker]}
    table = meet(given(doors=[lloyd_lloigor], hands=hands, sexes={"Bob": "male"}), 6, 6)
    table.is_helped("Bob")
    table.plays("Bob", kitchen_sink, "for")
    assert table.strengths() == (2 + 3, 8)
    table.plays("Carol", wandering_monster, gram_smoker)
    assert is_alone(table)
    assert table.strengths() == (1 + 3, 8 + 2)
    assert not [offer for offer in table.offers("Alice") if offer.startswith("ask")], "nor is a second one asked"
    table.fights_it_out()
    table.runs("Alice", lloyd_lloigor)
    table.runs("Alice", gram_smoker)
    assert table.prompt == "rest"


def test_a_woman_helps_on() -> None:
    table = meet(given(doors=[lloyd_lloigor], hands={"Carol": [wandering_monster, gram_smoker]}))
    table.is_helped("Bob")
    table.plays("Carol", wandering_monster, gram_smoker)
    assert table.strengths() == (2, 8 + 2)


def test_a_helper_who_changes_sex_is_sent_away() -> None:
    table = meet(given(doors=[gram_smoker], hands={"Carol": [curse_change_sex]}))
    table.is_helped("Bob")
    table.plays("Carol", curse_change_sex, "Bob")
    table.everyone_passes()
    assert is_alone(table)
    assert table.strengths() == (1, 2)
    assert table.hero("Bob").lasting == [], "the penalty was for this fight"


def test_a_monster_that_takes_the_place_of_another_bars_the_helper() -> None:
    table = meet(given(doors=[polly_polyp], hands={"Carol": [mutation, gram_smoker]}, sexes={"Bob": "male"}))
    table.is_helped("Bob")
    table.plays("Carol", mutation, polly_polyp, gram_smoker)
    table.everyone_passes()
    assert is_alone(table)


def test_a_fighter_who_is_corrupted_by_power_loses_the_helper() -> None:
    table = meet(given(doors=[lloyd_lloigor], hands={"Alice": [call_the_army], "Carol": [corrupted_by_power]}))
    table.is_helped("Bob")
    table.plays("Alice", call_the_army, "Alice")
    table.plays("Carol", corrupted_by_power, "Alice")
    table.everyone_passes()
    assert is_alone(table)
    assert table.strengths() == (2, 8)


def test_in_flight_nobody_drops_out_any_more() -> None:
    table = meet(given(doors=[gram_smoker], hands={"Carol": [curse_change_sex, kitchen_sink]}), 6, 6)
    table.is_helped("Bob")
    table.plays("Carol", kitchen_sink, "against")
    table.fights_it_out()
    table.plays("Carol", curse_change_sex, "Bob")
    table.everyone_passes()
    table.runs("Alice", gram_smoker)
    table.runs("Bob", gram_smoker)
    assert table.prompt == "rest"
