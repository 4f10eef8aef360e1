"""`rumpus scenario`: what it prints, and the exit code."""

from __future__ import annotations

from pathlib import Path

import pytest

from rumpus.smashup.turn import SMASHUP
from rumpus.terminal.scenarios import run_files

SCENARIO = """
scenario: A shinobi is played [once]
version: 1
rules: [SU-3.1]
players:
  Alice: {hand: [shinobi]}
  Bob: {hand: [poison], deck: [scout, probe]}
bases:
  - tar_pits
  - {base: jungle_oasis, minions: [{card: scout, of: Bob, counters: 2, actions: [upgrade of Alice]}],
     actions: [{card: block_the_path, of: Bob, note: aliens}]}
play:
  - Alice: play shinobi at tar_pits
  - expect: {at: {tar_pits: {minions: [shinobi of Alice]}}}
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "a.yaml"


def test_a_line_for_each_scenario_that_is_as_expected(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(f"{SCENARIO}---{SCENARIO}")
    assert run_files(SMASHUP.name, [str(file)]) == 0
    assert capsys.readouterr().out == f"ok      {file}: A shinobi is played [once]\n" * 2


def test_a_folder_stands_for_its_files(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(SCENARIO)
    (file.parent / "b.yaml").write_text(SCENARIO)
    assert run_files(SMASHUP.name, [str(file.parent)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_a_folder_without_scenarios_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_files(SMASHUP.name, [str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"There is no scenario file in {tmp_path}.\n"


def test_a_difference_is_shown_with_the_table(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    file.write_text(SCENARIO.replace("[shinobi of Alice]", "[shinobi of Bob]"))
    assert run_files(SMASHUP.name, [str(file)]) == 1
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) > 60, "nothing is cut or broken, however narrow the terminal is"
    words = " ".join(out.split())
    for shown in (
        f"DIFFERS {file}: A shinobi is played [once]",
        "rules: SU-3.1",
        "tar_pits: power 3 of 16 shinobi of Alice (power 3)",
        "jungle_oasis: power 7 of 12",
        "on the base: block_the_path of Bob (named aliens)",
        "Bob: 0 VP hand: poison deck: scout, probe discard: nothing",
        "turn 1 of Alice, step play, minions left: 0, actions left: 1",
        "Alice: play",
        "at line 14, $.play[1].expect.at.tar_pits.minions expected shinobi of Bob found shinobi of Alice (power 3)",
    ):
        assert shown in words


def test_a_file_that_is_not_well_said_is_refused_and_the_others_still_run(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(SCENARIO.replace("shinobi at", "shinobi\n  - at"))
    good = file.parent / "good.yaml"
    good.write_text(SCENARIO)
    assert run_files(SMASHUP.name, [str(file), str(file.parent / "none.yaml"), str(good)]) == 2
    out, err = capsys.readouterr()
    assert out.startswith("ok ")
    assert f"{file}: document 1, line 14, $.play[1]: a step is a mapping" in err
    assert f"{file.parent / 'none.yaml'}: No such file or directory" in err


def test_each_mistake_of_a_file_is_a_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(SCENARIO.replace("shinobi at", "shinobi\n  - at") + "---\nscenario: nothing else\n")
    assert run_files(SMASHUP.name, [str(file)]) == 2
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith(f"{file}: document 1, line 14, $.play[1]: ")
    assert second.startswith(f"{file}: document 2, line ")


def test_a_file_that_is_no_text_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(b"\xff\xfe\x00")
    assert run_files(SMASHUP.name, [str(file)]) == 2
    assert capsys.readouterr().err == f"{file}: this is not a text in UTF-8\n"
