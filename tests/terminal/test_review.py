"""`rumpus review`: how a finished game went."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rumpus.advice import reviewing
from rumpus.terminal.cli import main
from tests import another_language
from tests.advice.conftest import broken_off
from tests.brackets import outside
from tests.terminal.sitting import Sitting


@pytest.fixture(autouse=True)
def thrifty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "WORLDS", {"smashup": 4})
    monkeypatch.setattr(reviewing, "SCREENED", {"smashup": 60})
    monkeypatch.setattr(reviewing, "JUDGED", {"smashup": 200})


@pytest.fixture
def kept() -> Path:
    record = broken_off().record
    record.note = "seats: Mika, Jo (fair)"
    Path("game.json").write_bytes(record.to_json())
    return Path("game.json")


def test_a_review_tells_chances_slips_and_luck(kept: Path) -> None:
    show = Sitting(f"review {kept}")
    assert show.code == 0
    assert "Chance of winning, turn by turn" in show.output
    assert "The costliest slips of Mika" in show.output
    assert "End your turn" in show.output
    assert "Wins the game" in show.output
    assert "rumpus replay game.json --to 0 --seat 1 --play-on" in show.output
    assert "of Jo" not in show.output  # a bot
    assert "others' play" in show.output


def test_of_one_seat_and_for_programs(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(kept), "--seat", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {slip["seat"] for slip in found["slips"]} <= {1}
    assert len(found["shares"]) == 2
    assert found["points"][-1]["chances"] == [1.0, 0.0]


@pytest.mark.parametrize(
    ("content", "options", "told"),
    [
        (b"nonsense", "", "not a game record"),
        (b"", "", "not a game record"),
        (
            b'{"family": "chess", "version": 1, "setup": {}, "seed": 1, "answers": []}',
            "",
            "there is no game called 'chess'",
        ),
        (None, "--seat 3", "there is no seat 3: 2 played"),
        (None, "--seat 0", "there is no seat 0: 2 played"),
    ],
)
def test_a_bad_file_is_told_clearly(
    content: bytes | None, options: str, told: str, kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if content is not None:
        kept.write_bytes(content)
    assert main(["review", str(kept), *options.split()]) == 2
    assert told in capsys.readouterr().err


def test_a_game_that_goes_on_and_a_file_that_is_not_there(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = json.loads(kept.read_bytes())
    record["answers"] = record["answers"][:3]
    kept.write_text(json.dumps(record))
    assert main(["review", str(kept)]) == 2
    assert "the game is not over" in capsys.readouterr().err
    assert main(["review", "nowhere.json"]) == 2
    assert "nowhere.json" in capsys.readouterr().err


def test_a_review_stays_in_its_language(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    another_language.let_all_speak_it(monkeypatch)
    show = Sitting(f"review {kept} --language {another_language.NAME}")
    assert show.code == 0
    assert outside(show.output, {"Mika", "Jo", "rumpus", "replay", "game", "json", "to", "seat", "play", "on"}) == []
