"""Bots at puzzles: those that search find what one answer alone does not show."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from rumpus.bots import BOTS, Budget, Chair
from rumpus.bots.search.finish import LOOKS, Finish
from rumpus.bots.smashup.knowledge import SmashUpKnowledge
from rumpus.kernel import Game
from rumpus.puzzles import is_found, puzzle_named
from rumpus.terminal.cli import main
from rumpus.terminal.puzzles import try_with

WON_AT_ONCE = ("a-friend-must-go", "a-king-moves", "one-raptor-more", "second-shift", "shopping-for-zombies")


@pytest.mark.parametrize("id", WON_AT_ONCE)
def test_a_strong_bot_finds_a_win_that_takes_several_answers(id: str) -> None:
    assert is_found(puzzle_named(id), BOTS["strong"](1))


@pytest.mark.parametrize("id", ["blessed", "two-is-company"])
def test_a_strong_bot_wins_a_fight_that_ends_the_game(id: str) -> None:
    assert is_found(puzzle_named(id), BOTS["strong"](1))


@pytest.mark.parametrize("id", ["in-other-shoes", "what-was-it"])
def test_a_strong_bot_does_not_count_on_others_to_stop_a_winner(id: str) -> None:
    assert is_found(puzzle_named(id), BOTS["strong"](1))


def test_who_looks_at_one_answer_does_not_find_it() -> None:
    assert not is_found(puzzle_named("one-raptor-more"), BOTS["fair"](1))


def chair_at(id: str, simulations: int) -> Chair:
    puzzle = puzzle_named(id)
    return Chair(puzzle.start().game, puzzle.seat, 1, Budget(simulations, 60.0))


def finish_at(chair: Chair) -> Finish:
    return Finish(SmashUpKnowledge(), chair, chair.look().state.turn)


def test_looking_for_a_win_leaves_half_of_the_budget() -> None:
    chair = chair_at("back-from-the-cemetery", 8)
    assert finish_at(chair).line() == ()
    assert chair.budget.left == 4


def test_a_way_to_win_is_the_same_each_time_and_wins_in_other_worlds() -> None:
    lines = [finish_at(chair_at("one-raptor-more", 110)).line() for _ in range(2)]
    assert lines[0] == lines[1]
    assert ("play", "war_raptor", "at", "the_grey_opal") in lines[0]
    finish = finish_at(chair_at("one-raptor-more", 110))
    assert finish.proofs(lines[0]) > 0
    assert finish.proofs((("end turn",),)) == 0


def test_a_proof_ends_though_much_may_be_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0

    def count(self: Finish, game: Game[Any]) -> bool:
        nonlocal tried
        tried += 1
        return not game.is_over

    monkeypatch.setattr(Finish, "is_open", count)
    assert finish_at(chair_at("one-raptor-more", 110)).proofs(()) == 0
    assert 0 < tried <= 5 * LOOKS  # in each of the five worlds after which it cannot win in enough of them


def test_the_terminal_tells_which_puzzles_a_bot_finds() -> None:
    console = Console(record=True, width=120)
    assert try_with("strong", ["one-raptor-more", "now-or-never"], console, "en") == 0
    told = console.export_text()
    assert "found   one-raptor-more" in told
    assert "missed  now-or-never" in told
    assert "strong finds 1 of 2 puzzles (50%)" in told
    assert "of those about who wins the game, 1 of 1 (100%)" in told


def test_a_bot_that_there_is_not_cannot_try(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["puzzle", "check", "--bot", "nobody"])
    assert "nobody" in capsys.readouterr().err
