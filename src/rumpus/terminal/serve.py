"""`rumpus serve`: the web table. Starts the server and says where it is."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import uvicorn

from rumpus.server.app import MOST_BYTES, Server
from rumpus.server.store import SqliteStore

CLIENT = Path(__file__).parents[3] / "web" / "dist"  # beside the sources; a server without it serves programs only


def serve(host: str, port: int, database: str, pace: float) -> int:
    client = CLIENT if (CLIENT / "index.html").exists() else None
    with closing(SqliteStore(database)) as store:
        server = Server(store, pace, client)
        print(f"Rumpus is at http://{host}:{port}/", flush=True)
        uvicorn.run(
            server.app(), host=host, port=port, log_level="warning", ws="websockets-sansio", ws_max_size=4 * MOST_BYTES
        )
    return 0
