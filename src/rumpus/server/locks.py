"""A file of tables belongs to one server. Somebody else may still hold it for a moment: a program that copies files, or
looks into them.

Two things are locked: a file beside it and, since somebody may take that for a leftover and delete it, a byte of the
file itself, far behind those that SQLite locks. That is a lock of Linux, of whoever has opened the file and not of the
process: what SQLite opens and closes does not end it. In a network it does what the locks of SQLite do there. Where
there are no such locks, the file beside it has to do.
"""

from __future__ import annotations

import errno
import logging
import os
import sqlite3
import struct
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic

from filelock import FileLock, Timeout

from rumpus.server.durations import STORE_SECONDS

try:
    import fcntl
except ImportError:  # Windows has no such thing
    fcntl = None  # type: ignore[assignment]

LOG = logging.getLogger("rumpus")
BUSY = 0.02  # seconds that is waited for somebody else
AGAIN = 1.0  # seconds until somebody is waited for again who did not let go in that time
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside a file
OURS = 1 << 40  # the byte that is locked: no file is as long as that
TAKEN = (errno.EAGAIN, errno.EACCES)  # somebody else has locked it; otherwise nobody can


class Lock:
    """By which others know that the file is taken, by whatever name they call it."""

    def __init__(self, path: str | Path) -> None:
        self.path = os.path.realpath(path)
        self._beside = FileLock(f"{self.path}.lock")
        self._file: int | None = None

    def acquire(self, may_create: bool = False) -> None:
        """May raise Timeout: somebody else has it; or OSError."""
        os.stat(os.path.dirname(self.path))  # otherwise it would be made
        self._beside.acquire(timeout=0)
        try:
            with suppress(*() if may_create else (FileNotFoundError,)):
                # Whoever reads it sees every hand.
                self._file = os.open(self.path, os.O_RDWR | (os.O_CREAT if may_create else 0), 0o600)
                lock_byte(self._file)
        except OSError:
            self.release()
            raise

    def release(self) -> None:
        """When SQLite has closed the file: after this none of its own locks are left."""
        if self._file is not None:
            os.close(self._file)
            self._file = None
        self._beside.release()


def lock_byte(file: int) -> None:
    """May raise Timeout."""
    if (command := getattr(fcntl, "F_OFD_SETLK", None)) is None:
        return
    try:
        fcntl.fcntl(file, command, struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, OURS, 1, 0))
    except OSError as error:
        if error.errno in TAKEN:
            raise Timeout("the file itself") from None


class Files:
    """A file, and what SQLite keeps beside it: whether they are still the same, and nothing of the file was cut off."""

    def __init__(self, path: str, beside: Sequence[str]) -> None:
        self._paths = [f"{path}{ending}" for ending in ("", *beside)]
        self._inodes, self._size = self._look()

    def are_whole(self, db: sqlite3.Connection) -> bool:
        """OSError: one is gone."""
        inodes, size = self._look()
        if size < self._size:  # it is cleared up, or somebody has copied another one over it
            ((needed,),) = db.execute("select page_count * page_size from pragma_page_count, pragma_page_size")
            if needed > size:
                return False
        self._size = size
        return inodes == self._inodes

    def _look(self) -> tuple[list[int], int]:
        found = [os.stat(path) for path in self._paths]
        return [each.st_ino for each in found], found[0].st_size


class Line(sqlite3.Connection):
    """Waits once and not again and again: a hundred tables would do so one after the other, and everybody with them."""

    hurries_until = 0.0
    is_sound = True  # False: a transaction could not be ended, and no answer stored since: each is stored by itself

    def execute(self, statement: str, values: Sequence[object] = ()) -> sqlite3.Cursor:  # type: ignore[override]
        if self.hurries_until and monotonic() >= self.hurries_until:
            self.wait_at_most(BUSY)
            self.hurries_until = 0.0
        try:
            return super().execute(statement, values)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY and not self.hurries_until:
                self.wait_at_most(0.0)
                self.hurries_until = monotonic() + AGAIN
            raise

    @STORE_SECONDS.of
    def commits(self) -> bool:
        """End a transaction. False: nothing of it is stored."""
        try:
            super().execute("commit")
        except sqlite3.Error as error:
            LOG.error("answers could not be stored: %r", error)
            self.is_sound = False
            with suppress(sqlite3.Error):  # it may have been taken back already
                super().execute("rollback")
            return False
        return True

    def wait_at_most(self, seconds: float) -> None:
        super().execute(f"pragma busy_timeout = {round(1000 * seconds)}")
