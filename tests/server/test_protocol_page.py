"""The bot on the page about the protocol plays a game against a live server, and the tables there are complete."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from rumpus.server import protocol
from rumpus.server.app import Server
from tests.server.live import LiveServer

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()


def the_bot() -> str:
    found = re.search(r"```python\n(import asyncio\n.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


@pytest.mark.slow
@pytest.mark.timeout(110)
def test_the_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(the_bot())
    with LiveServer(tmp_path) as server:
        told = subprocess.run(
            [sys.executable, tmp_path / "bot.py", server.address], capture_output=True, text=True, timeout=100
        )
    assert told.stderr == ""
    assert re.fullmatch(r"(Dicey|You|Bob) \d+, (Dicey|you|Bob) \d+\n", told.stdout), told.stdout


def test_the_bot_is_short() -> None:
    assert len([line for line in the_bot().splitlines() if line.strip()]) <= 35


def test_every_message_and_code_is_on_the_page() -> None:
    for message in (protocol.Hello, *get_args(protocol.ClientMessage), *get_args(protocol.ServerMessage)):
        assert f"| `{message.__struct_config__.tag}` |" in PAGE
        for field in message.__struct_fields__:
            assert field in PAGE or field in ("version", "line")
    for code in get_args(protocol.RefusalCode):
        assert f"| `{code}` |" in PAGE


def test_every_address_is_on_the_page(server: Server) -> None:
    for route in server.app().routes:
        path = re.sub(r":\w+", "", getattr(route, "path", ""))
        if path.startswith(("/api/", "/ws/")) and path != "/api/{path}":
            assert path in PAGE
