"""What a program gets that calls the library with nonsense: an error with a name, and nothing has changed."""

from __future__ import annotations

from typing import Any

import pytest

import rumpus
from rumpus import BadRecord, BadSetup, IllegalAnswer
from rumpus.bots import BOTS, play_out


@pytest.mark.parametrize("family", rumpus.FAMILIES)
@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"seed": "x"}, "seed: this must be a whole number, not 'x'"),
        ({"seed": 1.5}, "seed: this must be a whole number, not 1.5"),
        ({"seed": 1, "log": 3}, "log: this must be a Log"),
    ],
)
def test_a_game_is_not_begun_with_nonsense(family: str, wrong: dict[str, Any], told: str) -> None:
    with pytest.raises(BadSetup) as refused:
        rumpus.new_game(family, **wrong)
    assert str(refused.value) == told


@pytest.mark.parametrize("family", rumpus.FAMILIES)
@pytest.mark.parametrize("seat", [2, 7, -2])
def test_there_is_no_such_seat(family: str, seat: int) -> None:
    game = rumpus.new_game(family, players=2, seed=1)
    for ask in (game.view, game.outcome, lambda seat: game.why_not(seat, "pass"), lambda seat: game.imagine(seat, 1)):
        with pytest.raises(IllegalAnswer):
            ask(seat)


def test_there_is_a_bot_for_each_seat() -> None:
    game = rumpus.new_game(players=2, seed=1)
    bot = BOTS["random"]
    nonsense: list[list[Any]] = [[bot(1)], [bot(1), bot], []]
    for bots in nonsense:
        with pytest.raises(BadSetup, match="2 bots are needed, one for each seat"):
            play_out(game, bots)
    assert game.answered == 0


@pytest.mark.parametrize("upto", [-1, 2, 99])
def test_a_record_has_so_many_answers_and_no_others(upto: int) -> None:
    match = rumpus.new_match(players=2, seed=5)
    match.answer(match.game.decision.awaited[0], 0)  # type: ignore[union-attr]
    with pytest.raises(BadRecord, match=f"the game has 1 answers, not {upto}"):
        rumpus.resume(match.record, upto)
    with pytest.raises(BadRecord):
        rumpus.replay(match.rules, match.record, upto)
