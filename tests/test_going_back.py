"""A match goes back to any of its moments, and does not play all of it again for that."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rumpus import match as matches
from rumpus.families import new_match, resume
from rumpus.kernel import digest
from rumpus.match import Match
from rumpus.record import Record, run


def played(family: str, answers: int, players: int = 2, seed: int = 1) -> Match[Any]:
    match, rng = new_match(family, seed=seed, players=players), Random(seed)
    while match.game.decision is not None and len(match.record.answers) < answers:
        seat = rng.choice(match.game.decision.awaited)
        match.answer(seat, rng.randrange(len(match.game.decision.offers[seat])))
        match.put_away()
    return match


def told(match: Match[Any]) -> list[tuple[object, ...]]:
    return [(event.kind, event.public, event.secret, event.knows, event.cause) for event in match.events(0)]


def known(match: Match[Any]) -> tuple[object, ...]:
    """All of it, in a form that can be compared."""
    decision = match.game.decision
    asked = None if decision is None else {seat: decision.keys(seat) for seat in decision.offers}
    undo = [match.game.can_undo(seat) for seat in range(2)]
    return digest(match.game.state), asked, undo, match.game.answered, match.told, told(match), match.record


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
@pytest.mark.parametrize("answers", [0, 1, 19, 49, 50, 51, 99, 100, 119, 149, 150])
def test_it_is_as_if_it_had_only_come_so_far(family: str, answers: int) -> None:
    match = played(family, 150)
    expected = resume(match.record, answers)
    match.go_back(answers)
    assert known(match) == known(expected)
    rng = Random(2)
    for _ in range(5):
        assert match.game.decision is not None
        seat = match.game.decision.awaited[0]
        option = rng.randrange(len(match.game.decision.offers[seat]))
        for each in (match, expected):
            each.answer(seat, option)
    assert known(match) == known(expected)


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_what_was_put_away_is_told_as_before(family: str) -> None:
    match = played(family, 150)
    as_it_was = resume(match.record)
    assert match.pages
    assert not as_it_was.pages
    assert len(match.log.events) < len(as_it_was.log.events) / 2
    for since in (0, 1, 75, 150):
        here = [[(event.kind, event.public) for event in chapter] for chapter in match.chapters(since)]
        there = [[(event.kind, event.public) for event in chapter] for chapter in as_it_was.chapters(since)]
        assert here == there


def test_little_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the game is: a step back in a game of a thousand answers replays some seventy of them at most."""
    match = played("munchkin", 1000, players=6)
    count = len(match.record.answers)
    assert count == 1000
    replayed: list[object] = []

    def noted(game: Any, record: Record, answers: list[Any]) -> None:
        replayed.extend(answers)
        run(game, record, answers)

    monkeypatch.setattr(matches, "run", noted)
    while count > 700:
        count -= 7
        replayed.clear()
        match.go_back(count)
        assert len(replayed) <= 75
    assert known(match) == known(resume(match.record))


def test_twins_are_kept_in_equal_steps_however_long_ago() -> None:
    """From any of them on, little has to be played again."""
    match = played("munchkin", 1000, players=6)
    assert sorted(match.twins) == list(range(50, 1001, 50))
    assert sum(map(len, match.twins.values())) < 100_000  # bytes
