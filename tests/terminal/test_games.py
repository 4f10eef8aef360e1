"""Any game at the terminal: which one is told with `--game`. The market has windows, in which several are asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from rumpus.families import FAMILIES
from rumpus.record import read_record
from rumpus.terminal.cli import main
from tests.market_family import MARKET_FAMILY
from tests.terminal.sitting import Sitting, WholeGame

MARKET = "--game market --players 3 --turns 6 --bots random"


@pytest.fixture(autouse=True)
def _market(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FAMILIES, "market", MARKET_FAMILY)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_with_windows(seed: int) -> None:
    game = WholeGame(f"play {MARKET} --seed {seed}", ["1"])
    assert game.code == 0
    assert "Sell, bid, and be rich." in game.output
    assert "The game is over: You" in game.words


def test_where_the_game_does_not_wait_one_is_asked_only_if_one_wants_to_be() -> None:
    """The person sells something and holds a gong; Enter lets the others bid, and ringing ends it."""
    silent = Sitting(f"play {MARKET} --seed 5", ["sell fig", "quit"])
    assert "The game does not wait for you" not in silent.words
    eager = Sitting(f"play {MARKET} --seed 5", ["interject", "sell fig", "", "ring", "interject", "quit"])
    assert "From now on you are asked whenever you may say something" in eager.words
    assert eager.words.count("The game is not waiting for you: Enter lets it go on.") >= 2
    assert "bid P1" in eager.output
    assert "ring P0" in eager.output
    assert "From now on you are asked only when the game is waiting for you." in eager.words


def test_watching_replaying_and_looking_up(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    watched = Sitting(f"watch {MARKET} --seed 2 --fast --save {kept}")
    assert "The game is over: Ann" in watched.words
    assert read_record(kept.read_bytes()).family == "market"
    assert "The game is over: Ann" in Sitting(f"replay {kept}").words
    assert Sitting("cards --game market fig").output == "Fig\n"


def test_what_a_game_does_not_have_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("scenario: x\nversion: 1\n")
    assert main(["scenario", "--game", "market", str(file)]) == 2
    assert "there are no scenarios of market" in capsys.readouterr().err
    for arguments in (["play", "--game", "chess"], ["play", "--game"], ["play", "--turns", "3"]):
        with pytest.raises(SystemExit):
            main(arguments)
