"""`rumpus serve` as people run it, with quick bots."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal
from urllib.request import Request, urlopen

PACE = "0.02"
START_WITHIN = 20.0  # seconds
Sitter = Literal["you", "open", "bot"]
NAMES = ("Ann", "Bob", "Cleo", "Dan")
# Ann's minions look at no hidden card when they are played, so that she can take them back.
FACTIONS = [["dinosaurs", "tricksters"], ["ninjas", "pirates"], ["aliens", "robots"], ["wizards", "zombies"]]


@dataclass
class Opened:
    """A table, and links to it: for everybody, and for who holds a seat."""

    address: str
    tokens: dict[str, str]

    def seat(self, seat: int) -> str:
        return f"{self.address}#seat={self.tokens[str(seat)]}"


class LiveServer:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [str(Path(sys.executable).with_name("rumpus")), "serve", "--port", str(self.port)]
        command += ["--database", str(self.folder / "tables.sqlite"), "--pace", PACE]
        with (self.folder / "stderr").open("ab") as complaints:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=complaints)
        give_up = time.monotonic() + START_WITHIN
        while not self.is_up():
            assert self.process.poll() is None, self.complaints()
            assert time.monotonic() < give_up, "the server does not come up"
            time.sleep(0.05)

    def is_up(self) -> bool:
        with socket.socket() as trial:
            return trial.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        """At once, as a machine that is switched off."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def complaints(self) -> str:
        return (self.folder / "stderr").read_text()

    def open(self, *sitters: Sitter, **wish: Any) -> Opened:
        """A new table. The same seed gives the same game, as far as the same is played."""
        seats = [{"kind": kind, "name": name} for kind, name in zip(sitters, NAMES, strict=False)]
        body = json.dumps({"seats": seats, "setup": {"factions": FACTIONS[: len(seats)]}, "seed": 7, **wish}).encode()
        with urlopen(Request(f"{self.address}/api/rooms", body, {"Content-Type": "application/json"})) as response:
            opened = json.load(response)
        return Opened(f"{self.address}/table/{opened['room']}", opened["tokens"])
