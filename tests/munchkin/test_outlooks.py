"""What would come at once of an answer: another level or strength, things that are lost, a fight with help."""

from __future__ import annotations

from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from rumpus.munchkin.cards.decks.cthulhu.curses import (
    curse_amnesia,
    curse_solestealer,
    curse_weapon_becomes_evil,
)
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    galoshes,
    miners_helmet,
    monster_stompers,
    shogulator,
    tommy_gun,
    tweed_jacket,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, wishing_ring
from rumpus.munchkin.family import MUNCHKIN
from tests.munchkin.given import Given, given


def told(table: Given, name: str = "Alice") -> dict[str, str]:
    """By the answer in words."""
    seat = table.seat(name)
    found = MUNCHKIN.speaker(table.names, seat).outlooks(table.game)
    decision = table.game.decision
    assert decision is not None
    keys = decision.keys(seat)
    return {table.words(decision.offers[seat][keys.index(key)]): said for key, said in found.items()}


def test_an_item_says_how_strong_it_makes_whoever_uses_it() -> None:
    table = given(hands={"Alice": [bowling_pin, kitchen_sink]}, play={"Alice": [miners_helmet]}, levels={"Alice": 3})
    assert told(table) == {
        "play bowling_pin use": "strength 5 becomes 7",
        "put away miners_helmet": "strength 5 becomes 3",
    }


def test_an_item_says_what_there_are_no_hands_left_for() -> None:
    table = given(hands={"Alice": [tommy_gun]}, play={"Alice": [bowling_pin, miners_helmet]}, levels={"Alice": 3})
    assert told(table)["play tommy_gun use"] == "you put away Bowling Pin, strength 7 becomes 9"
    table.plays("Alice", tommy_gun, "use")
    assert told(table)["put on bowling_pin"] == "you put away Tommy Gun, strength 9 becomes 7"


def test_a_level_says_what_it_changes_and_for_whom() -> None:
    table = given(hands={"Alice": [call_the_army]}, levels={"Bob": 3})
    assert told(table) == {
        "play call_the_army Alice": "level 1 becomes 2",
        "play call_the_army Bob": "Bob: level 3 becomes 4",
        "play call_the_army Carol": "Carol: level 1 becomes 2",
    }


def test_a_curse_says_what_it_takes() -> None:
    table = given(hands={"Bob": [curse_solestealer]}, play={"Alice": [galoshes], "Bob": [monster_stompers]})
    assert told(table, "Bob") == {
        "play curse_solestealer Alice": "Alice loses Galoshes, strength 2 becomes 1",
        "play curse_solestealer Bob": "you lose Monster Stompers",  # which did nothing for him
    }, "Carol has nothing to lose"


def test_it_is_told_also_where_somebody_could_still_answer_the_curse() -> None:
    table = given(hands={"Bob": [curse_amnesia], "Carol": [wishing_ring]}, play={"Alice": [professor, tweed_jacket]})
    assert told(table, "Bob")["play curse_amnesia Alice"].startswith("Alice loses Professor")


def test_what_has_to_be_chosen_says_what_comes_of_it() -> None:
    table = given(hands={"Bob": [curse_weapon_becomes_evil]}, play={"Alice": [bowling_pin, miners_helmet]})
    table.plays("Bob", curse_weapon_becomes_evil, "Alice")
    table.everyone_passes()
    assert told(table) == {"bowling_pin": "strength 5 becomes 1", "miners_helmet": "strength 5 becomes 1"}
    assert told(table, "Bob") == {}, "he is not asked"
    table.answer("Alice", "bowling_pin")


def test_help_says_whether_it_is_enough() -> None:
    table = given(
        doors=[polly_polyp], levels={"Bob": 2}, hands={"Bob": [rugose]}, play={"Carol": [shogulator, miners_helmet]}
    )
    table.opens_door()
    table.answer("Bob", "play rugose polly_polyp")
    assert told(table) == {
        "ask Bob": "then it is 3 against 7: still not enough",
        "ask Carol": "then it is 6 against 7: still not enough",
    }
    assert told(table, "Carol")["offer help"] == "then it is 6 against 7: still not enough"
