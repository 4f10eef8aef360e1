"""The fuzzer plays, repeats itself, and leaves a record of what it finds."""

from __future__ import annotations

from pathlib import Path

import pytest

from rumpus.record import read_record, replay
from rumpus.smashup.table.state import State
from rumpus.smashup.turn import SMASHUP
from tests import fuzz


def test_it_says_what_it_has_done(capsys: pytest.CaptureFixture[str]) -> None:
    assert fuzz.main(["--seed", "3", "--decisions", "400"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("smashup, seed 3: ")
    assert "decisions in" in told
    assert "a minute on one core" in told


@pytest.mark.slow
@pytest.mark.parametrize("family", fuzz.FUZZED)
def test_the_same_seed_plays_the_same_games(family: str, capsys: pytest.CaptureFixture[str]) -> None:
    ends = []
    for _ in range(2):
        assert fuzz.main(["--family", family, "--seed", "4", "--game", "2"]) == 0
        ends.append(capsys.readouterr().out.split(",")[0])
    assert ends[0] == ends[1]


def test_what_it_finds_can_be_played_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """A verb that loses a card."""

    def lose(self: State, uid: int) -> None:
        pass

    monkeypatch.setattr(fuzz, "BUILD", tmp_path / "build")
    with monkeypatch.context() as patch:
        patch.setattr(State, "discard", lose)
        assert fuzz.main(["--seed", "5"]) == 1
    told = capsys.readouterr().out
    assert "no card gets lost or double" in told
    assert "again: python -m tests.fuzz --family smashup --seed 5 --game" in told
    record = read_record((tmp_path / "build" / "fuzz-5.json").read_bytes())
    assert "no card gets lost or double" in record.note
    record.digests.clear()  # without the bug the states are others
    assert replay(SMASHUP, record).answered == len(record.answers)
