"""MU-1.2: decks that run out, in every place that draws."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import investigator
from rumpus.munchkin.cards.decks.cthulhu.enhancers import frothing, rugose, squamous
from rumpus.munchkin.cards.decks.cthulhu.events import o_rlyeh, portal_of_mystery, unspeakable_riches
from rumpus.munchkin.cards.decks.cthulhu.items import bowling_pin, brass_knucks, galoshes, miners_helmet
from rumpus.munchkin.cards.decks.cthulhu.monsters import lloyd_lloigor, polly_polyp
from rumpus.munchkin.options import Options
from tests.munchkin.given import given


@pytest.mark.rule("MU-1.2")
def test_nobody_looks_at_a_door_that_is_not_there() -> None:
    table = given(rest=False, play={"Alice": [investigator]})
    assert "peek" not in table.offers("Alice")
    table.opens_door()
    assert table.prompt == "trouble"


@pytest.mark.rule("MU-1.2")
def test_a_door_is_looked_at_in_the_deck_that_was_made_anew_and_the_last_may_be_kept() -> None:
    table = given(
        rest=False,
        hands={"Alice": [brass_knucks, galoshes, bowling_pin]},
        play={"Alice": [investigator]},
        door_discard=[rugose],
    )
    table.picks("Alice", "peek", "yes", "bowling_pin", "brass_knucks")
    assert (table.hand("Alice"), table.prompt) == (["rugose"], "trouble"), "there was no second one to open"
    assert sorted(table.discards()) == ["bowling_pin", "brass_knucks", "galoshes"]


@pytest.mark.rule("MU-1.2", "MU-11.1")
def test_listening_and_looting_in_faster_play_find_what_there_is() -> None:
    table = given(rest=False, options=Options(faster=True), treasure_discard=[miners_helmet])
    table.answer("Alice", "listen")
    assert (table.hand("Alice"), table.prompt) == ([], "start")
    assert "listen" not in table.offers("Alice")
    table.opens_door()
    table.answer("Alice", "loot the room")
    assert (table.hand("Alice"), table.prompt) == (["miners_helmet"], "rest")

    empty = given(rest=False, options=Options(faster=True), phase="trouble", door_discard=[rugose])
    empty.answer("Alice", "loot the room")
    assert (empty.hand("Alice"), empty.prompt) == ([], "rest"), "doors are not made into treasures"


@pytest.mark.rule("MU-1.2")
def test_a_portal_leads_as_far_as_there_are_doors() -> None:
    played = given(rest=False, hands={"Alice": [portal_of_mystery]}, doors=[rugose])
    played.plays("Alice", portal_of_mystery)
    assert played.hand("Alice")[0] == "rugose"
    assert len(played.hand("Alice")) == 2, "the second was the portal itself, discarded and shuffled in"

    opened = given(rest=False, doors=[portal_of_mystery, rugose])
    opened.opens_door()
    assert (opened.hand("Alice"), opened.discards(), opened.prompt) == (["rugose"], ["portal_of_mystery"], "trouble")


@pytest.mark.rule("MU-1.2")
def test_unspeakable_riches_are_as_many_as_there_are() -> None:
    table = given(rest=False, doors=[polly_polyp], levels={"Alice": 3}, treasures=[unspeakable_riches, brass_knucks])
    table.opens_door()
    table.fights_it_out()
    assert (table.hand("Alice"), "unspeakable_riches" in table.discards()) == (["brass_knucks"], True)


@pytest.mark.rule("MU-1.2")
def test_a_victory_without_any_treasure_still_gives_the_level() -> None:
    alone = given(rest=False, doors=[polly_polyp], levels={"Alice": 3})
    alone.opens_door()
    alone.fights_it_out()
    assert (alone.level("Alice"), alone.hand("Alice"), alone.prompt) == (4, [], "rest")

    helped = given(rest=False, doors=[polly_polyp], levels={"Alice": 3})
    helped.opens_door()
    helped.picks("Alice", "ask Bob", "1", "helper")
    helped.answer("Bob", "accept")
    helped.fights_it_out()
    assert (helped.level("Alice"), helped.hand("Bob"), helped.prompt) == (4, [], "rest")


@pytest.mark.rule("MU-1.2")
def test_the_deck_runs_out_in_the_middle_of_a_draw() -> None:
    table = given(
        rest=False,
        doors=[lloyd_lloigor],
        levels={"Alice": 8},
        play={"Alice": [bowling_pin]},
        treasures=[brass_knucks],
        treasure_discard=[galoshes],
    )
    table.opens_door()
    table.fights_it_out()
    assert table.hand("Alice") == ["brass_knucks", "galoshes"]
    assert "reshuffle treasures" in table.told("Bob")


@pytest.mark.rule("MU-1.2", "MU-5.3")
def test_without_any_card_a_new_life_begins_with_none() -> None:
    table = given(rest=False, active="Bob", phase="rest")
    table.hero("Carol").is_new = True
    table.next_roll(1)
    table.ends_turn("Bob")
    assert (table.awaited, table.hand("Carol")) == (["Carol"], [])
    table.opens_door("Carol")
    table.ends_turn("Carol")


@pytest.mark.rule("MU-1.2")
def test_a_cancelled_door_is_followed_by_the_next_if_there_is_one() -> None:
    table = given(rest=False, doors=[frothing], hands={"Bob": [o_rlyeh]})
    table.opens_door()
    table.plays("Bob", o_rlyeh, frothing)
    assert table.prompt == "trouble"
    assert len(table.hand("Alice")) == 1, "one of the two that were discarded"


@pytest.mark.rule("MU-1.2")
def test_cards_that_everybody_saw_are_unknown_again_once_they_are_shuffled_in() -> None:
    table = given(rest=False, phase="trouble", door_discard=[rugose, squamous])
    table.answer("Alice", "loot the room")
    assert "draw P0 door" in table.told("Bob")
    assert not any(table.state.known[uid] & 0b10 for uid in table.state.doors)
