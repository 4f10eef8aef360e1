"""`rumpus serve` in a process of its own, and a client at a real socket."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rumpus.terminal.cli import main
from tests.server.following import Follower, Plain

START_WITHIN = 120.0  # seconds: however slow the machine is
T = TypeVar("T")
COMMAND = "from rumpus.terminal.cli import main; raise SystemExit(main())"


def patiently(deed: Callable[[], T]) -> T:
    """Do it again if it was told to try again, or lost its connection: a database may be away for a moment."""
    until = time.monotonic() + START_WITHIN
    while True:
        try:
            return deed()
        except (HTTPError, ConnectionClosed) as error:
            is_final = isinstance(error, HTTPError) and error.code != 503
            if is_final or time.monotonic() > until:
                raise
            time.sleep(0.1)


class Process(Protocol):
    """One that can be ended, as `subprocess` has it."""

    pid: int

    def poll(self) -> int | None: ...
    def wait(self, timeout: float | None = None) -> int: ...
    def kill(self) -> None: ...
    def terminate(self) -> None: ...


class LiveServer:
    """Use it in a `with`: it runs from the first line to the last. Its tables and complaints are kept in a folder."""

    def __init__(self, folder: Path, pace: float = 0.0, source: Path | None = None, thinkers: int = 0) -> None:
        """`source` is another checkout, whose server is to run; bots think in so many processes of their own."""
        self.folder = folder
        self.environment = {**os.environ, "PYTHONPATH": str(source / "src")} if source is not None else None
        # Older ones read tokens off the address.
        self.hears_hello = source is None or (source / "src/rumpus/server/entrance.py").exists()
        self.database: Path | str = folder / "rumpus.sqlite"
        self.pace = pace
        self.thinkers = thinkers
        self.command = COMMAND
        self.options: list[str] = []  # further ones
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port: int = trial.getsockname()[1]
        self.process: Process

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self) -> None:
        options = ["--port", str(self.port), "--database", str(self.database), "--pace", str(self.pace)]
        options += ["--tables", "0", *self.options]
        if self.hears_hello:  # older ones do not know it
            options += ["--thinkers", str(self.thinkers), "--people", "0"]
        self.process = self.begin(["serve", *options])
        until = time.monotonic() + START_WITHIN
        while True:
            with socket.socket() as trial:
                if trial.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self.process.poll() is None, self.complaints()
            assert time.monotonic() < until, "the server does not listen"
            time.sleep(0.02)

    def begin(self, options: list[str]) -> Process:
        command = [sys.executable, "-c", self.command, *options]
        with (self.folder / "stdout").open("wb") as told, (self.folder / "stderr").open("ab") as complaints:
            return subprocess.Popen(command, stdout=told, stderr=complaints, env=self.environment)

    def kill(self) -> None:
        """SIGKILL: it has no time to save anything."""
        self.process.kill()
        self.process.wait()

    def cpu(self) -> float:
        """Seconds that its process has worked."""
        told = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that its process takes."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def complaints(self) -> str:
        """What it has written to stderr, since the first start."""
        return (self.folder / "stderr").read_text()

    def told(self) -> str:
        """What it has written to stdout, since the last start."""
        return (self.folder / "stdout").read_text()

    def open(self, **wish: Any) -> tuple[str, dict[int, str]]:
        """A new table: its id and the tokens of my seats."""
        opened = self.ask("rooms", **wish)
        return opened["room"], {int(seat): token for seat, token in opened["tokens"].items()}

    def ask(self, path: str, **told: Any) -> Any:
        """GET, or POST if there is something to tell."""
        body = json.dumps(told).encode() if told else None
        with urlopen(Request(f"http://{self.address}/api/{path}", body)) as answer:
            return json.load(answer)

    def client(self, room: str, token: str = "") -> Client:
        return Client(f"ws://{self.address}/ws/{room}", token)


class ForkedServer(LiveServer):
    """The same, for who starts servers again and again: each is forked from a process that has loaded everything."""

    def begin(self, options: list[str]) -> Process:
        forking = multiprocessing.get_context("forkserver")
        forking.set_forkserver_preload(["rumpus.terminal.cli", "rumpus.terminal.serve", "rumpus.server.shares"])
        process = forking.Process(target=serve_in, args=(self.folder, options))
        process.start()
        return Forked(process)


def serve_in(folder: Path, options: list[str]) -> None:
    """In a process of its own."""
    for name, mode, stream in (("stdout", "wb", 1), ("stderr", "ab", 2)):
        with (folder / name).open(mode) as file:
            os.dup2(file.fileno(), stream)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    raise SystemExit(main(options))


class Forked:
    """A process of `multiprocessing` with the methods of one of `subprocess`."""

    def __init__(self, process: multiprocessing.process.BaseProcess) -> None:
        self.process = process
        self.kill, self.terminate = process.kill, process.terminate
        assert process.pid is not None
        self.pid = process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self.process.join(timeout)
        if self.process.exitcode is None:
            raise TimeoutError(f"{self.pid} has not ended within {timeout} seconds")
        return self.process.exitcode


class Client(Follower):
    """A client at a real socket. Use it in an `async with`."""

    def __init__(self, address: str, token: str) -> None:
        super().__init__()
        self.address = address
        self.token = token
        self.socket: ClientConnection

    async def __aenter__(self) -> Client:
        self.socket = await connect(self.address, compression=None, max_queue=None, ping_interval=None)
        await self.says("hello", token=self.token)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def next(self) -> Plain:
        self.hear(str(await self.socket.recv()))
        return self.last

    async def says(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def answers(self, key: str) -> None:
        await self.says("answer", number=self.number, key=key)
