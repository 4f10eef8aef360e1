"""`rumpus serve`: the web table. Starts the server, lets friends come if they may, and says where it is."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Literal

try:
    import resource
except ImportError:  # not on every system
    resource = None  # type: ignore[assignment]

import uvicorn
from starlette.types import ASGIApp

from rumpus.server import logs
from rumpus.server.app import Server
from rumpus.server.crowd import MOST_CONNECTIONS, Crowd
from rumpus.server.databases import opened, shared
from rumpus.server.fault import Fault
from rumpus.server.handover import Handover, Take
from rumpus.server.hosts import Hosts
from rumpus.server.http_line import HttpConnection
from rumpus.server.limits import Limits
from rumpus.server.network import EVERYWHERE, Network
from rumpus.server.outbound import Outbound
from rumpus.server.relay import Arrival
from rumpus.server.schema import BadStore
from rumpus.server.sharing import Sharing
from rumpus.server.store import Store
from rumpus.server.thinking import Thinking, usual_processes
from rumpus.server.tokens import host_key, new_key, peer_key
from rumpus.server.wire import Wiring
from rumpus.server.words import words
from rumpus.server.workshop import Workshop
from rumpus.terminal.play import Read
from rumpus.terminal.words import words_of

# After so many new objects those that hold each other are looked for: so few at a time that no table waits for it, and
# among all of them hardly ever, since a table hardly makes any.
NEW_OBJECTS = (5_000, 1, 500)
# In an installed package, or beside the sources; a server without it serves only programs.
CLIENTS = (Path(__file__).parents[1] / "client", Path(__file__).parents[3] / "web" / "dist")
HOME = "127.0.0.1"
BACKLOG = 2048  # connections that wait to be taken
FAREWELL = 1  # seconds that those who are there have to close their connections


class Door:
    """Serves the same tables at a further address, while the server runs."""

    def __init__(self, port: int, crowd: Crowd) -> None:
        self.port = port
        self.crowd = crowd
        self.app: ASGIApp | None = None
        self.server: uvicorn.Server | None = None
        self.serving: asyncio.Task[None] | None = None

    async def open(self, address: str) -> None:
        await self.listen(address, socket.create_server((address, self.port)))

    async def listen(self, address: str, listener: socket.socket) -> None:
        assert self.app is not None
        config = configured(self.app, address, self.port, self.crowd, lifespan="off")  # the server itself lives longer
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


class Peers:
    """Where other servers of the same database reach this one: nobody else is answered there."""

    def __init__(self, address: str) -> None:
        """May raise OSError, or ValueError."""
        self.host, _, port = address.rpartition(":")
        self.listener = listening(self.host, int(port))
        self.port: int = self.listener.getsockname()[1]
        self.door = Door(self.port, Crowd(0))

    @property
    def address(self) -> str:
        return f"{self.host}:{self.port}"

    async def open(self, sharing: Sharing, take: Take) -> None:
        await self.door.listen(self.host, self.listener)
        self.handover = Handover(self.address, sharing.key, sharing.is_ours, take)
        self.handover.open()

    async def close(self) -> None:
        self.handover.close()
        await self.door.close()


class Announced(uvicorn.Server):
    """Says where it is once it can be reached there, and when it goes."""

    def __init__(
        self,
        config: uvicorn.Config,
        server: Server,
        has_friends: bool,
        is_shown: bool,
        language: str,
        is_quiet: bool = False,
        peers: Peers | None = None,
    ) -> None:
        super().__init__(config)
        self.sharing = server.sharing
        self.peers = peers
        self.is_quiet = is_quiet
        self.network = server.network
        self.caretaker = server.caretaker
        self.has_friends = has_friends
        self.is_shown = is_shown
        self.language = language

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self.peers is not None and self.sharing is not None:  # before others count with this server
            await self.peers.open(self.sharing, self.take)
        await super().startup(sockets)
        if self.is_quiet:
            return
        host = HOME if self.config.host in EVERYWHERE else self.config.host
        address = f"http://{host}:{self.config.port}/#host={self.network.key}"
        say(words("serving", self.language, address=address))
        await self.let_friends_in()
        if self.is_shown:
            webbrowser.open(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.sharing is not None:
            for each in self.servers:  # whoever comes back finds another server
                each.close()
            await self.sharing.leave()
        await self.caretaker.say_farewell()
        if self.peers is not None:
            await self.peers.close()
        await super().shutdown(sockets)

    async def take(self, line: socket.socket, head: bytes) -> None:
        """A connection that came to another server, with what was read of it there."""
        connection = HttpConnection(self.config, self.server_state, self.lifespan.state)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, line)
        connection.data_received(head)

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
    people: int,
    names: Sequence[str],
    games: Sequence[str],
    friends: bool | None,
    is_shown: bool,
    language: str,
    read: Read,
    thinkers: int | None,
    prepare: Callable[[], None],
    shows_metrics: bool,
    log_format: logs.Format,
    keep_finished: float | None,
    hook_hosts: Sequence[str],
    pushes: bool,
    hooks: bool,
    peer: str = "",
    listener: socket.socket | None = None,
    is_quiet: bool = False,
) -> int:
    """`friends`: whether others in the network may come; None: whoever starts it is asked, once. `thinkers`: in how
    many processes bots think, each of which is prepared first. `hook_hosts`: where in its own network it may send
    something. `peer`: where other servers of the same database reach this one; `listener`: several of them listen
    there."""
    logs.begin(log_format)
    client = next((folder for folder in CLIENTS if (folder / "index.html").exists()), None)
    try:
        peers = Peers(peer) if peer else None
        mine = shared(database, peers.address) if peers is not None else None
        store = mine or opened(database, is_patient=True)
    except BadStore as error:
        return complain(words(error.key, language, **error.values), language)
    except (OSError, ValueError) as error:
        return complain(words("no peer", language, address=peer, error=error), language)
    with closing(store):
        has_friends = peers is None and host == HOME and may_friends_come(store, friends, read, language)
        door = Door(port, Crowd(people))
        network = Network(host, port, host_key(store.secret(new_key())), door)
        thinkers = usual_processes() if thinkers is None else thinkers
        thinking, workshop = Thinking(thinkers, prepare), Workshop(thinkers, prepare)
        limits, hosts = Limits(people, most_opened), Hosts([host, *names])
        server = Server(
            store, pace, client, limits, games,
            network=network, thinking=thinking, hosts=hosts, shows_metrics=shows_metrics,
            keep_finished=keep_finished, workshop=workshop, outbound=Outbound(hook_hosts), pushes=pushes, hooks=hooks,
        )  # fmt: skip
        if mine is not None:
            server.sharing = Sharing(server.lobby, mine, peer_key(mine.secret(new_key())), server.troubles)
        door.app = server.app()
        if peers is not None and server.sharing is not None:
            peers.door.app = Arrival(door.app, server.sharing)
        raise_most_files()
        gc.freeze()  # cards and words stay: nobody need look through them again
        gc.set_threshold(*NEW_OBJECTS)
        store.hurry()
        with suppress(KeyboardInterrupt), told_to_end_alike():
            config = configured(door.app, host, port, door.crowd)
            announced = Announced(config, server, has_friends, is_shown, language, is_quiet, peers)
            announced.run([listener] if listener is not None else None)
        for process in multiprocessing.active_children():
            process.terminate()  # nobody waits for what they think about
    return 0


@contextmanager
def told_to_end_alike() -> Iterator[None]:
    """SIGTERM is the same as Ctrl-C: by itself it would end the process before the store is closed."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def configured(
    app: ASGIApp, host: str, port: int, crowd: Crowd, lifespan: Literal["auto", "off"] = "auto"
) -> uvicorn.Config:
    return Wiring(app, host, port, crowd, lifespan=lifespan, timeout_graceful_shutdown=FAREWELL)


def raise_most_files() -> None:
    """Each connection is a file to the system, which allows few unless it is asked for more."""
    if resource is not None:
        allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_CONNECTIONS + 1000
        with suppress(OSError, ValueError):  # then there are fewer
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(allowed, min(wanted, most)), most))


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


def listening(host: str, port: int) -> socket.socket:
    """May raise OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host.strip("[]"), port), family=family, backlog=BACKLOG)


def complain(told: str, language: str) -> int:
    print(words_of(language).COMPLAINT.format(words=told), file=sys.stderr)
    return 2


def say(told: str) -> None:
    print(told, flush=True)


def is_somebody_there() -> bool:
    """Who can be asked: not a script, and not a machine that only tests."""
    return sys.stdin.isatty() and sys.stdout.isatty() and not os.environ.get("CI")
