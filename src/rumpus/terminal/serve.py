"""`rumpus serve`: the web table. Starts the server and says where it is."""

from __future__ import annotations

import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path

import uvicorn

from rumpus.server.app import Server
from rumpus.server.limits import MOST_BYTES
from rumpus.server.store import BadStore, SqliteStore
from rumpus.server.words import words
from rumpus.terminal.words import words_of

CLIENT = Path(__file__).parents[3] / "web" / "dist"  # beside the sources; a server without it serves only programs


class Announced(uvicorn.Server):
    """Says where it is once it can be reached there."""

    def __init__(self, config: uvicorn.Config, is_shown: bool, language: str) -> None:
        super().__init__(config)
        self.is_shown = is_shown
        self.language = language

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        address = f"http://{self.config.host}:{self.config.port}/"
        print(words("serving", self.language, address=address), flush=True)
        if self.is_shown:
            webbrowser.open(address)


def serve(
    host: str,
    port: int,
    database: str,
    pace: float,
    most_opened: int,
    games: Sequence[str],
    is_shown: bool,
    language: str,
) -> int:
    client = CLIENT if (CLIENT / "index.html").exists() else None
    try:
        store = SqliteStore(database)
    except BadStore as error:
        complaint = words(error.key, language, **error.values)
        print(words_of(language).COMPLAINT.format(words=complaint), file=sys.stderr)
        return 2
    with closing(store):
        app = Server(store, pace, client, most_opened, games).app()
        config = uvicorn.Config(
            app, host=host, port=port, log_level="warning", ws="websockets-sansio", ws_max_size=4 * MOST_BYTES
        )
        with suppress(KeyboardInterrupt):
            Announced(config, is_shown, language).run()
    return 0
