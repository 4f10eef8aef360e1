"""What would come at once of a minion that is played somewhere, and what a player has for a question."""

from __future__ import annotations

from rumpus.family.questions import question_to
from rumpus.smashup.cards.bases.core import ninja_dojo, tar_pits, the_central_brain
from rumpus.smashup.cards.factions.aliens import scout
from rumpus.smashup.cards.factions.dinosaurs import king_rex, war_raptor
from rumpus.smashup.cards.factions.mages import wand_whiz
from rumpus.smashup.cards.factions.ninjas import poison, seeing_stars, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.zombies import walker
from rumpus.smashup.family import SMASH_UP
from tests.smashup.given import Given, given


def told(table: Given, name: str = "Alice") -> dict[str, str]:
    return {**SMASH_UP.speaker(table.names, table.seat(name)).outlooks(table.game)}


def held(table: Given, name: str = "Alice") -> str:
    seat = table.seat(name)
    question = question_to(table.game, seat)
    assert question is not None
    return SMASH_UP.speaker(table.names, seat).asked(table.game, question, table.game.view(seat)).holding


def test_a_place_says_how_its_base_would_stand_and_whether_it_scores() -> None:
    table = given(
        hands={"Alice": [king_rex]}, bases={tar_pits: [("Bob", king_rex), ("Bob", walker)], the_central_brain: []}
    )
    assert told(table) == {
        "play king_rex at tar_pits": "16 of 16, so it scores",
        "play king_rex at the_central_brain": "8 of 19",
    }
    assert told(table, "Bob") == {}, "it is not Bob's turn"


def test_a_place_says_what_there_is_to_choose_from_then() -> None:
    table = given(
        hands={"Alice": [tiger_assassin]},
        bases={tar_pits: [("Bob", walker), ("Bob", war_raptor)], ninja_dojo: [("Bob", king_rex)]},
    )
    assert told(table) == {
        "play tiger_assassin at tar_pits": "9 of 16; then destroy 1 of 2",
        "play tiger_assassin at ninja_dojo": "11 of 18; nothing to destroy",
    }


def test_an_outlook_is_the_same_whatever_is_hidden() -> None:
    one = given(hands={"Alice": [tiger_assassin], "Bob": [shinobi]}, bases={tar_pits: [("Bob", walker)]})
    other = given(hands={"Alice": [tiger_assassin], "Bob": [scout]}, bases={tar_pits: [("Bob", walker)]})
    assert told(one) == told(other)


def test_whose_the_targets_are_is_said_below_the_question() -> None:
    table = given(
        hands={"Alice": [seeing_stars]}, bases={tar_pits: [("Bob", walker), ("Bob", walker), ("Alice", shinobi)]}
    )
    table.answer("Alice", "play seeing_stars")
    assert held(table) == "2 of theirs and 1 of yours."
    table.answer("Alice", table.keys("Alice")[0])


def test_targets_of_one_side_need_no_word() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={tar_pits: [("Bob", walker), ("Bob", walker)]})
    table.answer("Alice", "play seeing_stars")
    assert held(table) == ""
    table.answer("Alice", table.keys("Alice")[0])


def test_who_is_to_discard_is_told_what_they_hold() -> None:
    table = given(hands={"Alice": [wand_whiz, shinobi, seeing_stars, poison, poison]}, bases={tar_pits: []})
    table.answer("Alice", "play wand_whiz at tar_pits")
    assert held(table) == "You hold a minion (Shinobi) and 3 actions."
    table.answer("Alice", "none")


def test_before_a_base_scores_its_points_are_told_as_it_stands() -> None:
    table = given(
        hands={"Alice": [shinobi]},
        bases={tar_pits: [("Bob", king_rex), ("Bob", king_rex), ("Alice", walker)], ninja_dojo: []},
    )
    table.answer("Alice", "end turn")
    assert held(table) == "As it stands you come 2nd with 2 power, for 3 VP."
    table.answer("Alice", "pass")
