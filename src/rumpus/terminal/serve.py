"""`rumpus serve`: the web table. Starts the server, lets friends come if they may, and says where it is."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Literal

import uvicorn
from starlette.applications import Starlette

from rumpus.server.app import Server
from rumpus.server.fault import Fault
from rumpus.server.limits import MOST_BYTES
from rumpus.server.network import EVERYWHERE, Network
from rumpus.server.store import BadStore, SqliteStore, Store
from rumpus.server.thinking import Thinking, usual_processes
from rumpus.server.tokens import host_key, new_key
from rumpus.server.words import words
from rumpus.terminal.play import Read
from rumpus.terminal.words import words_of

RARELY = 50_000  # objects between two searches for those that hold each other: a table hardly makes any
CLIENT = Path(__file__).parents[3] / "web" / "dist"  # beside the sources; a server without it serves only programs
HOME = "127.0.0.1"
FAREWELL = 3  # seconds that those who are there have to hear that it closes


class Door:
    """Serves the same tables at a further address, while the server runs."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.app: Starlette | None = None
        self.server: uvicorn.Server | None = None
        self.serving: asyncio.Task[None] | None = None

    async def open(self, address: str) -> None:
        assert self.app is not None
        listener = socket.create_server((address, self.port))
        config = configured(self.app, address, self.port, lifespan="off")  # the server itself lives longer
        config.load()
        self.server = uvicorn.Server(config)
        self.server.lifespan = config.lifespan_class(config)
        await self.server.startup([listener])
        self.serving = asyncio.create_task(self.server.main_loop())

    async def close(self) -> None:
        if self.server is not None and self.serving is not None:
            self.server.should_exit = True
            await self.serving
            await self.server.shutdown()
        self.server = self.serving = None


class Announced(uvicorn.Server):
    """Says where it is once it can be reached there."""

    def __init__(
        self, config: uvicorn.Config, network: Network, has_friends: bool, is_shown: bool, language: str
    ) -> None:
        super().__init__(config)
        self.network = network
        self.has_friends = has_friends
        self.is_shown = is_shown
        self.language = language

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        host = HOME if self.config.host in EVERYWHERE else self.config.host
        address = f"http://{host}:{self.config.port}/#host={self.network.key}"
        say(words("serving", self.language, address=address))
        await self.let_friends_in()
        if self.is_shown:
            webbrowser.open(address)

    async def let_friends_in(self) -> None:
        try:
            if self.has_friends:
                await self.network.open()
        except Fault as fault:
            say(words("friends cannot", self.language, error=fault.told(self.language)))
            return
        if friends := await self.network.address():
            say(words("friends at", self.language, address=friends))
        else:
            say(words("friends not", self.language))


def serve(
    host: str,
    port: int,
    database: str,
    pace: float,
    most_opened: int,
    games: Sequence[str],
    friends: bool | None,
    is_shown: bool,
    language: str,
    read: Read,
    thinkers: int | None,
    prepare: Callable[[], None],
) -> int:
    """`friends`: whether others in the network may come; None: whoever starts it is asked, once. `thinkers`: in how
    many processes bots think, each of which is prepared first."""
    client = CLIENT if (CLIENT / "index.html").exists() else None
    try:
        store = SqliteStore(database)
    except BadStore as error:
        complaint = words(error.key, language, **error.values)
        print(words_of(language).COMPLAINT.format(words=complaint), file=sys.stderr)
        return 2
    with closing(store):
        has_friends = host == HOME and may_friends_come(store, friends, read, language)
        door = Door(port)
        network = Network(host, port, host_key(store.secret(new_key())), door)
        thinking = Thinking(usual_processes() if thinkers is None else thinkers, prepare)
        door.app = Server(store, pace, client, most_opened, games, network=network, thinking=thinking).app()
        gc.freeze()  # cards and words stay: nobody need look through them again
        gc.set_threshold(RARELY)
        with suppress(KeyboardInterrupt):
            Announced(configured(door.app, host, port), network, has_friends, is_shown, language).run()
    return 0


def configured(app: Starlette, host: str, port: int, lifespan: Literal["auto", "off"] = "auto") -> uvicorn.Config:
    return uvicorn.Config(
        app, host=host, port=port, log_level="warning", ws="websockets-sansio", ws_max_size=4 * MOST_BYTES,
        lifespan=lifespan, timeout_graceful_shutdown=FAREWELL,
    )  # fmt: skip


def may_friends_come(store: Store, told: bool | None, read: Read, language: str) -> bool:
    """What was said on the command line, else what was said before, else what somebody at the terminal says. What was
    said last is remembered."""
    if told is None and not store.fact("friends") and is_somebody_there():
        with suppress(EOFError):  # they have nothing to say
            told = read(words("friends?", language)).strip().lower() in words("friends yes", language).split()
            say(words("friends remembered", language))
    if told is not None:
        store.remember("friends", "yes" if told else "no")
    return store.fact("friends") == "yes"


def say(told: str) -> None:
    print(told, flush=True)


def is_somebody_there() -> bool:
    """Who can be asked: not a script, and not a machine that only tests."""
    return sys.stdin.isatty() and sys.stdout.isatty() and not os.environ.get("CI")
