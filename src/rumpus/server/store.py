"""Where tables are kept. An answer is stored before anybody hears of it."""

from __future__ import annotations

import sqlite3
from typing import Protocol

import msgspec

from rumpus.record import Record


class SavedSeat(msgspec.Struct):
    name: str
    bot: str = ""
    is_taken: bool = False
    is_out: bool = False


class SavedRoom(msgspec.Struct):
    """A table but for its answers: how it was set up, and who sits there."""

    room: str
    record: Record  # without answers
    seats: list[SavedSeat]
    is_listed: bool = False
    seconds: int = 0
    ahead: int = 0  # how far question numbers run ahead of the answers, since answers were taken back
    rematch: str = ""  # where the same seats play again


class Store(Protocol):
    def secret(self, fresh: str) -> str:
        """The key that signs seat tokens: the one kept here, or the fresh one from now on."""
        ...

    def save(self, room: SavedRoom) -> None:
        """A new table, or new facts about its seats."""
        ...

    def append(self, room: str, number: int, answer: tuple[int, int, str]) -> None:
        """Answer so-and-so of this table. When this returns, it is kept."""
        ...

    def truncate(self, room: str, answers: int) -> None:
        """Only so many answers were given: the rest was taken back."""
        ...

    def load(self, room: str) -> SavedRoom | None:
        """A table with all its answers."""
        ...

    def listed(self, most: int) -> list[str]:
        """Tables that anybody may see, the newest first."""
        ...


class SqliteStore:
    """An SQLite file. Writing one answer takes some ten microseconds, so nothing waits for a thread."""

    def __init__(self, path: str) -> None:
        # One event loop uses it, in whichever thread that runs.
        self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._db.execute("pragma journal_mode = wal")
        self._db.execute("pragma synchronous = normal")
        self._db.execute("create table if not exists facts (name text primary key, value text not null)")
        self._db.execute(
            "create table if not exists rooms (room text primary key, number integer not null,"
            " is_listed integer not null, saved blob not null)"
        )
        self._db.execute("create index if not exists newest on rooms (number)")
        self._db.execute("create index if not exists listed on rooms (number) where is_listed")
        self._db.execute(
            "create table if not exists answers (room text not null, number integer not null, seat integer not null,"
            " option integer not null, key text not null, primary key (room, number)) without rowid"
        )

    def secret(self, fresh: str) -> str:
        self._db.execute("insert or ignore into facts values ('secret', ?)", (fresh,))
        found: tuple[str] = self._db.execute("select value from facts where name = 'secret'").fetchone()
        return found[0]

    def save(self, room: SavedRoom) -> None:
        self._db.execute(
            "insert into rooms values (?, (select coalesce(max(number), 0) + 1 from rooms), ?, ?)"
            " on conflict (room) do update set saved = excluded.saved",
            (room.room, room.is_listed, msgspec.json.encode(room)),
        )

    def append(self, room: str, number: int, answer: tuple[int, int, str]) -> None:
        self._db.execute("insert into answers values (?, ?, ?, ?, ?)", (room, number, *answer))

    def truncate(self, room: str, answers: int) -> None:
        self._db.execute("delete from answers where room = ? and number >= ?", (room, answers))

    def load(self, room: str) -> SavedRoom | None:
        found = self._db.execute("select saved from rooms where room = ?", (room,)).fetchone()
        if found is None:
            return None
        saved = msgspec.json.decode(found[0], type=SavedRoom)
        saved.record.answers = self._db.execute(
            "select seat, option, key from answers where room = ? order by number", (room,)
        ).fetchall()
        return saved

    def listed(self, most: int) -> list[str]:
        found = self._db.execute("select room from rooms where is_listed order by number desc limit ?", (most,))
        return [room for (room,) in found]

    def close(self) -> None:
        self._db.close()
