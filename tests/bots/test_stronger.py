"""`make stronger`: is a faction stronger than the others, or than it was?"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from benchmarks import stronger

from rumpus import new_game
from rumpus.arena.shadow import RulesDiffer
from rumpus.smashup.cards.catalog import FACTIONS

ROOT = Path(__file__).parents[2]


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """In this process, among bots that do not think."""
    monkeypatch.setattr(stronger, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(stronger, "USUAL_BOT", "random")
    monkeypatch.setattr("sys.argv", ["stronger", *arguments])
    return stronger.main()


def test_decks_with_a_faction_play_decks_without_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    dealt: list[list[list[str]]] = []

    def watched(**setup: Any) -> Any:
        dealt.append(setup["factions"])
        return new_game(**setup)

    monkeypatch.setattr(stronger, "new_game", watched)
    assert run(monkeypatch, "--faction", "ninjas", "--rounds", "2", "--processes", "1") == 0
    assert [["ninjas" in deck for deck in decks] for decks in dealt] == [[True, False], [False, True]] * 2
    assert "2 rounds of 2 games" in (told := capsys.readouterr().out)
    assert "50% if equal" in told


def test_a_faction_that_a_commit_does_not_have_is_not_compared_with_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stronger, "checkout_of", lambda commit: str(ROOT))
    monkeypatch.setattr(stronger, "factions_at", lambda base: ["aliens"])
    with pytest.raises(SystemExit):
        run(monkeypatch, "--faction", "ninjas", "--base", "main")
    assert "main has no ninjas: without --base, decks with it play decks without it" in capsys.readouterr().err


def test_the_factions_of_another_checkout_are_asked_for_there() -> None:
    assert stronger.factions_at(str(ROOT)) == list(FACTIONS)


def test_rules_that_differ_are_told_in_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def differ(*told: object) -> Iterator[float]:
        raise RulesDiffer("after 7 answers other options are offered")
        yield

    monkeypatch.setattr(stronger, "rounds_with", differ)
    assert run(monkeypatch, "--faction", "ninjas") == 1
    assert "cannot be compared, their rules differ: after 7 answers" in capsys.readouterr().err
