"""The programs on the page about bots from outside play, each as the page says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from rumpus.arena import Contest, entrant, outsider, play
from tests.server.live import LiveServer

PAGE = (Path(__file__).parents[2] / "docs" / "outside-bots.md").read_text()
IN_LINES, IN_PYTHON, AT_A_SERVER = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def command(program: str, folder: Path) -> str:
    (folder / "bot.py").write_text(program)
    return f"{sys.executable} {folder / 'bot.py'}"


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_a_program_in_lines_plays_both_games(family: str, tmp_path: Path) -> None:
    contest = Contest(outsider(command(IN_LINES, tmp_path)), entrant("random"), family, 2)
    played = play(contest, 1, 0)
    assert played.won in (0.0, 1.0)
    assert played.answers > 10


def test_it_is_as_short_as_it_looks() -> None:
    assert len(IN_LINES.splitlines()) <= 12


@pytest.mark.slow
def test_a_program_that_imagines_worlds_beats_one_that_plays_anything(tmp_path: Path) -> None:
    searching = IN_PYTHON.replace("WORLDS = 4", "WORLDS = 1")
    contest = Contest(outsider(command(searching, tmp_path)), entrant("random"), "smashup", 2)
    assert play(contest, 1, 0).won == play(contest, 1, 1).won == 1.0


@pytest.mark.slow
def test_a_client_plays_at_a_server(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        told = subprocess.run(
            [*command(AT_A_SERVER, tmp_path).split(), server.address], capture_output=True, text=True, timeout=110
        )
    assert told.stderr == ""
    assert re.fullmatch(r"(Dicey|You|Bob) \d+, (Dicey|you|Bob) \d+ \[[01]\]\n", told.stdout), told.stdout
