"""The search finds every solution, and nothing that is none."""

from __future__ import annotations

import pytest

from rumpus.kernel import key_of
from rumpus.puzzles import Adversary, Puzzle, Search, TooMuch, faults, puzzle_named
from rumpus.puzzles.catalogue import read_puzzle
from rumpus.puzzles.proof import written
from rumpus.puzzles.solver import open_question

TABLE = """
scenario: Win this turn
version: 1
puzzle:
  kind: win
  player: Alice
  aim: You need three points.
  goal: {wins: Alice}
  solutions: [[play invader at jungle_oasis, play augmentation, Alice's armor_stego at jungle_oasis]]
  nudge: augmentation
  why: The Invader brings one, and the base two.
players:
  Alice: {vp: 12, hand: [augmentation, howl, invader]}
  Bob: {vp: 14}
bases:
  - {base: jungle_oasis, minions: [first_mate of Alice, armor_stego of Alice]}
  - {base: tar_pits, minions: [buccaneer of Alice, warbot of Bob]}
base deck: [tortuga]
play:
  - Alice: play invader at jungle_oasis
  - Alice: play augmentation
  - Alice: armor_stego
  - Alice: end turn
  - Alice: pass
  - expect: {winner: Alice}
"""
TOGETHER = ("play augmentation", "play invader at jungle_oasis")
TARGETS = ("armor_stego", "first_mate", "invader")


def laid_out() -> Puzzle:
    return read_puzzle("test", TABLE)


def test_every_solution_is_found() -> None:
    puzzle = laid_out()
    assert sorted(map(written, Search(puzzle).plans(puzzle.start().game))) == [
        (f"Alice's {target} at jungle_oasis", *TOGETHER) for target in TARGETS
    ]


def test_a_solution_that_the_file_does_not_name_is_a_fault() -> None:
    assert [fault for fault in faults(laid_out()) if "is a solution, too" in fault] != []


def test_a_claim_that_is_no_solution_is_a_fault() -> None:
    puzzle = laid_out()
    puzzle.form.solutions = [["play howl"]]
    assert "this is no solution: play howl" in list(faults(puzzle))


def test_what_the_others_can_prevent_is_no_solution() -> None:
    """With King Rex even a Shinobi of Bob's cannot take the base, with a Walker it can."""
    puzzle = read_puzzle("spoilt", SPOILT)
    assert set(map(written, Search(puzzle).plans(puzzle.start().game))) == {("play king_rex at tar_pits",)}


def test_a_solution_that_rests_on_hidden_cards_is_a_fault() -> None:
    """The deck holds what Alice needs on top, and she does not know that."""
    puzzle = read_puzzle("luck", LUCK)
    assert any("does not know" in fault for fault in faults(puzzle, deals=6))


def test_a_search_stops_at_its_budget() -> None:
    puzzle = laid_out()
    with pytest.raises(TooMuch):
        Search(puzzle, budget=5).plans(puzzle.start().game)


def test_the_goal_is_judged_when_the_turn_is_over_and_not_before() -> None:
    puzzle = laid_out()
    game = puzzle.start().game
    assert puzzle.verdict(game) is None
    game.say(0, "end turn")
    assert puzzle.verdict(game) is False


LUCK = """
scenario: The next card
version: 1
puzzle:
  kind: win
  player: Alice
  aim: You need four points.
  goal: {wins: Alice}
  solutions: [[play hoverbot at tar_pits, play nukebot at tar_pits]]
  nudge: hoverbot
  why: The next card is a Nukebot.
players:
  Alice: {factions: [robots, zombies], vp: 11, hand: [hoverbot], deck: [nukebot, walker, walker, outbreak, mall_crawl]}
  Bob: {factions: [dinosaurs, wizards], vp: 3}
bases:
  - {base: tar_pits, minions: [warbot of Alice, zapbot of Alice, zapbot of Alice]}
  - jungle_oasis
base deck: [tortuga]
play:
  - Alice: play hoverbot at tar_pits
  - Alice: play nukebot at tar_pits
  - Alice: end turn
  - expect: {winner: Alice}
"""


def test_whoever_errs_is_shown_why() -> None:
    """Bob holds what spoils it, and keeps it until it does."""
    puzzle = read_puzzle("spoilt", SPOILT)
    match, adversary = puzzle.start(), Adversary(puzzle)
    match.game.say(0, "play walker at tar_pits")
    match.game.say(0, "end turn")
    assert adversary.next_answer(match.game) is not None
    while puzzle.verdict(match.game) is None:
        answer = adversary.next_answer(match.game)
        match.answer(*answer) if answer is not None else match.game.say(0, "pass")
    assert puzzle.verdict(match.game) is False


def test_nobody_does_more_than_it_takes() -> None:
    """Bob could give up his army at any time, and has no need to."""
    puzzle = puzzle_named("heretic")
    match, adversary, said = puzzle.start(), Adversary(puzzle), []
    while puzzle.verdict(match.game) is None:
        answer = adversary.next_answer(match.game)
        if answer is None:
            match.game.say(0, "play alliance" if "play alliance" in open_question(match.game).keys(0) else "pass")
        else:
            said.append(key_of(match.answer(*answer)))
    assert puzzle.verdict(match.game) is False
    assert set(said) == {"call"}


SPOILT = """
scenario: Nobody is alone
version: 1
puzzle:
  kind: win
  player: Alice
  aim: You need four points.
  goal: {wins: Alice}
  solutions: [[play king_rex at tar_pits]]
  nudge: king_rex
  why: Bob's Shinobi is not enough against it.
players:
  Alice: {vp: 11, hand: [king_rex, walker]}
  Bob: {vp: 3, hand: [{card: shinobi, seen by: [everyone]}]}
bases:
  - {base: tar_pits, minions: [warbot of Alice, zapbot of Alice, warbot of Bob, war_raptor of Bob, zapbot of Bob]}
  - jungle_oasis
base deck: [tortuga]
play:
  - Alice: play king_rex at tar_pits
  - Alice: end turn
"""
