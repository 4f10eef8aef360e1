"""Games to give advice about: puzzles, in which something can be missed."""

from __future__ import annotations

from typing import Any

import pytest

from rumpus.advice import reviewing
from rumpus.bots import BOTS, next_answer
from rumpus.families import new_match
from rumpus.match import Match
from rumpus.puzzles import puzzle_named


@pytest.fixture
def thrifty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few simulations: enough for what nobody can overlook."""
    monkeypatch.setattr(reviewing, "WORLDS", {"smashup": 6, "munchkin": 4})
    monkeypatch.setattr(reviewing, "SCREENED", {"smashup": 60, "munchkin": 24})
    monkeypatch.setattr(reviewing, "JUDGED", {"smashup": 240, "munchkin": 60})


def played_out(match: Match[Any], kind: str = "fair", seed: int = 1) -> Match[Any]:
    """By bots, to the end."""
    players = len(match.game.table.view(-1)["seats" if match.record.family == "smashup" else "heroes"])  # type: ignore[arg-type]
    bots = [BOTS[kind](seed + seat) for seat in range(players)]
    while (decision := match.decision) is not None:
        match.answer(*next_answer(match.game, decision, bots))
    return match


def missed(puzzle: str, answer: str) -> Match[Any]:
    """A puzzle at which its player says this first, and bots play on."""
    found = puzzle_named(puzzle)
    match = found.start()
    decision = match.decision
    assert decision is not None
    match.answer(found.seat, decision.keys(found.seat).index(answer))
    return played_out(match)


def broken_off() -> Match[Any]:
    """A short game: its player misses a win, and the other one gives up soon after."""
    found = puzzle_named("two-small-steps")
    match = found.start()
    bots = [BOTS["fair"](seat) for seat in range(2)]
    for _ in range(12):
        decision = match.decision
        assert decision is not None
        is_first = not match.record.answers
        answer = decision.keys(0).index("end turn") if is_first else -1
        match.answer(*((0, answer) if is_first else next_answer(match.game, decision, bots)))
    match.concede(1)
    return match


def a_game(family: str, players: int = 2, seed: int = 1) -> Match[Any]:
    return played_out(new_match(family, seed=seed, players=players))
