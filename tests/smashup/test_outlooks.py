"""What would come at once of a minion that is played somewhere, and what a player has for a question."""

from __future__ import annotations

from rumpus.family.questions import question_to
from rumpus.smashup.cards.bases.core import jungle_oasis, ninja_dojo, tar_pits, the_central_brain
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.treasures import tiger_steed, wishing_ring
from rumpus.smashup.cards.factions.aliens import scout
from rumpus.smashup.cards.factions.dinosaurs import king_rex, laseratops, war_raptor
from rumpus.smashup.cards.factions.mages import wand_whiz
from rumpus.smashup.cards.factions.ninjas import assassination, poison, seeing_stars, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.pirates import powderkeg
from rumpus.smashup.cards.factions.robots import zapbot
from rumpus.smashup.cards.factions.thieves import cat_burglar
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


def test_a_base_that_scores_and_what_has_to_be_chosen_first_are_both_told() -> None:
    weak = [("Bob", walker), ("Bob", zapbot)]
    table = given(hands={"Alice": [laseratops]}, bases={ninja_dojo: [("Alice", king_rex), ("Bob", king_rex), *weak]})
    assert told(table) == {"play laseratops at ninja_dojo": "22 of 18, so it scores; then destroy 1 of 2"}
    weak = [("Alice", walker), ("Alice", zapbot)]
    table = given(hands={"Alice": [laseratops]}, bases={ninja_dojo: [("Bob", king_rex), ("Bob", shinobi), *weak]})
    assert told(table) == {
        "play laseratops at ninja_dojo": "18 of 18; then you must destroy 1 of your 2, and it no longer scores"
    }


def test_what_is_hit_at_once_is_no_miss() -> None:
    table = given(hands={"Alice": [laseratops]}, bases={tar_pits: [("Bob", walker)]})
    assert told(table) == {"play laseratops at tar_pits": "4 of 16"}


def test_what_an_action_makes_one_choose_is_told() -> None:
    minions = [("Alice", king_rex), ("Alice", shinobi), ("Bob", walker)]
    table = given(hands={"Alice": [powderkeg, seeing_stars]}, bases={tar_pits: minions})
    assert told(table) == {
        "play powderkeg": "Then you must destroy 1 of your 2",
        "play seeing_stars": "Then destroy 1 of 2, 1 of them yours",
    }


def test_a_target_says_that_its_base_would_no_longer_score() -> None:
    minions = [("Alice", king_rex), ("Alice", king_rex), ("Bob", shinobi), ("Bob", zapbot)]
    table = given(hands={"Alice": [seeing_stars]}, bases={tar_pits: minions, ninja_dojo: [("Bob", shinobi)]})
    table.answer("Alice", "play seeing_stars")
    assert told(table) == {}, "19 of 16: it scores without any of them"
    table.answer("Alice", "Bob's shinobi at ninja_dojo")
    table = given(hands={"Alice": [seeing_stars]}, bases={tar_pits: minions[:3], ninja_dojo: [("Bob", shinobi)]})
    table.answer("Alice", "play seeing_stars")
    assert list(told(table).values()) == ["14 of 16, so it no longer scores"]
    table.answer("Alice", "Bob's shinobi at ninja_dojo")


def test_an_outlook_is_the_same_whatever_is_hidden() -> None:
    one = given(hands={"Alice": [tiger_assassin], "Bob": [shinobi]}, bases={tar_pits: [("Bob", walker)]})
    other = given(hands={"Alice": [tiger_assassin], "Bob": [scout]}, bases={tar_pits: [("Bob", walker)]})
    assert told(one) == told(other)


def test_whose_the_targets_are_is_said_below_the_question() -> None:
    table = given(
        hands={"Alice": [seeing_stars]}, bases={tar_pits: [("Bob", walker), ("Bob", walker), ("Alice", shinobi)]}
    )
    table.answer("Alice", "play seeing_stars")
    assert held(table) == "To choose from: 2 of theirs and 1 of yours."
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


def test_who_is_to_show_treasures_is_told_which_they_hold_and_of_nothing_else() -> None:
    hand = [cat_burglar, tiger_steed, wishing_ring, wishing_ring, walker]
    table = given(hands={"Alice": hand}, bases={jungle_oasis: []})
    table.answer("Alice", "play cat_burglar at jungle_oasis")
    assert held(table) == "You hold 3 treasures."
    table.answer("Alice", "tiger_steed")
    assert held(table) == "You hold 2 treasures (2 x Wishing Ring)."
    table.answer("Alice", "none")


def test_what_comes_first_is_no_question_of_whose_it_is() -> None:
    minions = [("Bob", king_rex, ("Alice", assassination)), ("Alice", king_rex, ("Bob", assassination))]
    table = given(hands={"Alice": []}, bases={tar_pits: minions})
    table.answer("Alice", "end turn")
    assert held(table) == ""
    table.answer("Alice", table.keys("Alice")[0])


def before_tar_pits_scores(points: dict[str, int], *minions: tuple[str, Card]) -> str:
    bases = {tar_pits: [("Bob", king_rex), ("Bob", king_rex), *minions], ninja_dojo: []}
    table = given(hands={"Alice": [shinobi]}, bases=bases, points=points)
    table.answer("Alice", "end turn")
    said = held(table)
    table.answer("Alice", "pass")
    return said


def test_before_a_base_scores_its_points_are_told_as_it_stands_and_who_wins_by_them() -> None:
    nothing, alone = "As it stands you get nothing: you have no minion there.", ("Bob", walker)
    assert before_tar_pits_scores({}, alone) == nothing
    assert before_tar_pits_scores({"Bob": 11}, alone) == f"{nothing} Bob would have 15 VP, enough to win."
    assert before_tar_pits_scores({"Alice": 15, "Bob": 11}, alone) == nothing, "they would tie"
    second, too = "As it stands you come 2nd with 2 power, for 3 VP.", ("Alice", walker)
    assert before_tar_pits_scores({}, too) == second
    assert before_tar_pits_scores({"Alice": 12}, too) == f"{second} You would have 15 VP, enough to win."
