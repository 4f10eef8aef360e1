"""What the server writes to its log: which table, what was wrong, and no secrets."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import sqlite3
from pathlib import Path
from urllib.error import HTTPError

import pytest

from rumpus.server.logs import JsonLines
from rumpus.server.troubles import Troubles
from tests.server.live import LiveServer


def test_a_line_is_an_object_with_its_table(caplog: pytest.LogCaptureFixture) -> None:
    Troubles().note("bot", "abc", RuntimeError("two\nlines"))
    (record,) = caplog.records
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["logger"], told["table"], told["where"]) == ("error", "rumpus", "abc", "bot")
    assert "RuntimeError" in told["traceback"]
    assert told["time"].endswith("+00:00")


def test_other_lines_have_no_table() -> None:
    line = JsonLines().format(logging.LogRecord("x", logging.WARNING, "", 1, "so %s", ("much",), None))
    assert json.loads(line).keys() == {"time", "level", "logger", "message"}
    assert json.loads(line)["message"] == "so much"


@pytest.mark.slow
def test_a_server_at_work_tells_tables_and_no_secrets(tmp_path: Path) -> None:
    server = LiveServer(tmp_path)
    server.options += ["--log-format", "json"]

    async def play() -> tuple[str, str]:
        room, tokens = server.open(seats=[{"kind": "you", "name": "Annabel"}, {"kind": "bot", "bot": "random"}])
        async with server.client(room, tokens[0]) as client:
            await client.next()
            await client.says("say", text="my hand is dreadful")
            while (await client.next())["type"] != "said":
                pass
        return room, tokens[0]

    with server:
        room, token = asyncio.run(play())
        with socket.create_connection(("127.0.0.1", server.port)) as stranger:
            stranger.sendall(b"no request\r\n\r\n")
            assert stranger.recv(100).startswith(b"HTTP/1.1 400")
        broken, _ = server.open(seats=[{"kind": "you"}, {"kind": "bot", "bot": "random"}])
    with sqlite3.connect(server.database) as file:
        file.execute("update rooms set saved = json_set(saved, '$.puzzle', 'lost') where room = ?", (broken,))
    file.close()
    with server, pytest.raises(HTTPError):
        server.ask(f"rooms/{broken}")
    lines = [json.loads(line) for line in server.complaints().splitlines()]
    assert {line["logger"] for line in lines} == {"rumpus"}
    assert {"a table is opened"} <= {line["message"] for line in lines if line.get("table") == room}
    assert [line["where"] for line in lines if line.get("table") == broken and line["level"] == "error"] == ["table"]
    for secret in (token, "Annabel", "dreadful"):
        assert secret not in server.complaints()
