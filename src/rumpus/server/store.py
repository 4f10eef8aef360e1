"""Where tables are stored. An answer is stored before anybody hears of it."""

from __future__ import annotations

import sqlite3
from typing import Protocol

import msgspec

from rumpus.record import BadRecord, Record
from rumpus.server.protocol import WhenToAsk


class BadStore(ValueError):
    """Tables cannot be stored there: the key of the words that say why, and their values."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


class SavedSeat(msgspec.Struct):
    name: str
    bot: str = ""
    is_taken: bool = False
    is_out: bool = False
    wish: WhenToAsk = "mine"


class SavedLine(msgspec.Struct):
    """A line of chat."""

    text: str
    by: int
    at: float


class SavedRoom(msgspec.Struct):
    """A table: how it was set up, and who sits there. Answers, their times and the chat are stored separately."""

    room: str
    record: Record
    seats: list[SavedSeat]
    is_listed: bool = False
    seconds: int = 0
    ahead: int = 0  # how far question numbers run ahead of the answers, since answers were taken back
    rematch: str = ""  # where the same seats play again
    opened: int = 0  # all times are in seconds since 1970
    touched: float = 0.0
    is_over: bool = False
    open_hands: bool = False
    hands_delay: int = 0
    window_seconds: int = 0
    times: list[float] = []
    chat: list[SavedLine] = []

    def facts(self) -> SavedRoom:
        """A copy without what is stored separately."""
        record = msgspec.structs.replace(self.record, answers=[])
        seats = [msgspec.structs.replace(seat) for seat in self.seats]
        return msgspec.structs.replace(self, record=record, seats=seats, times=[], chat=[])


class Store(Protocol):
    def secret(self, fresh: str) -> str:
        """The key that signs seat tokens: the one stored here, or else this new one from now on."""
        ...

    def save(self, room: SavedRoom) -> None:
        """A new table, or new facts about its seats."""
        ...

    def append(self, room: str, number: int, answer: tuple[int, int, str], at: float) -> None:
        """One answer of this table, by its place. When this returns, it is stored."""
        ...

    def truncate(self, room: str, answers: int) -> None:
        """Only this many answers were given: the rest were taken back."""
        ...

    def say(self, room: str, line: SavedLine, most: int) -> None:
        """A line of chat; only the last ones are kept."""
        ...

    def load(self, room: str) -> SavedRoom | None:
        """A table with all its answers and its chat. BadRecord: it cannot be read any more."""
        ...

    def listed(self, most: int, since: float) -> list[str]:
        """Tables that anybody may see, the newest first: up to this many touched since then, and as many that are
        over."""
        ...


# What makes each version of the file from the one before.
VERSIONS = (
    """
    create table facts (name text primary key, value text not null);
    create table rooms (
        room text primary key, number integer not null, is_listed integer not null, saved blob not null
    );
    create index newest on rooms (number);
    create index listed on rooms (number) where is_listed;
    create table answers (
        room text not null, number integer not null, seat integer not null, option integer not null, key text not null,
        primary key (room, number)
    ) without rowid
    """,
    """
    alter table rooms add column touched real not null default 0;
    alter table rooms add column is_over integer not null default 0;
    update rooms set touched = strftime('%s', 'now');
    drop index listed;
    create index listed on rooms (number) where is_listed and not is_over;
    create index listed_over on rooms (number) where is_listed and is_over;
    alter table answers add column at real not null default 0;
    create table chat (
        room text not null, number integer not null, seat integer not null, text text not null, at real not null,
        primary key (room, number)
    ) without rowid
    """,
)


class SqliteStore:
    """An SQLite file. Writing one answer takes some ten microseconds, so nothing waits for a thread."""

    def __init__(self, path: str) -> None:
        try:
            # One event loop uses it, in whichever thread that runs.
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
            try:
                self._bring_up_to_date(path)
                self._db.execute("pragma journal_mode = wal")
                self._db.execute("pragma synchronous = normal")
            except (sqlite3.Error, BadStore):
                self._db.close()
                raise
        except sqlite3.Error as error:
            raise BadStore("no database", path=path, error=error) from None

    def _bring_up_to_date(self, path: str) -> None:
        (version,) = self._db.execute("pragma user_version").fetchone()
        tables = [name for (name,) in self._db.execute("select name from sqlite_master where type = 'table'")]
        if tables and "answers" not in tables:
            raise BadStore("other database", path=path)
        if version > len(VERSIONS):
            raise BadStore("newer database", path=path)
        if tables and not version:
            version = 1  # which did not say so
        self._db.execute("begin immediate")
        for statements in VERSIONS[version:]:
            for statement in statements.split(";"):
                self._db.execute(statement)
        self._db.execute(f"pragma user_version = {len(VERSIONS)}")
        self._db.execute("commit")

    def secret(self, fresh: str) -> str:
        self._db.execute("insert or ignore into facts values ('secret', ?)", (fresh,))
        found: tuple[str] = self._db.execute("select value from facts where name = 'secret'").fetchone()
        return found[0]

    def save(self, room: SavedRoom) -> None:
        self._db.execute(
            "insert into rooms (room, number, is_listed, saved, touched, is_over)"
            " values (?, (select coalesce(max(number), 0) + 1 from rooms), ?, ?, ?, ?)"
            " on conflict (room) do update"
            " set saved = excluded.saved, touched = excluded.touched, is_over = excluded.is_over",
            (room.room, room.is_listed, msgspec.json.encode(room), room.touched, room.is_over),
        )

    def append(self, room: str, number: int, answer: tuple[int, int, str], at: float) -> None:
        self._db.execute("insert into answers values (?, ?, ?, ?, ?, ?)", (room, number, *answer, at))

    def truncate(self, room: str, answers: int) -> None:
        self._db.execute("delete from answers where room = ? and number >= ?", (room, answers))

    def say(self, room: str, line: SavedLine, most: int) -> None:
        (last,) = self._db.execute("select coalesce(max(number), 0) from chat where room = ?", (room,)).fetchone()
        self._db.execute("insert into chat values (?, ?, ?, ?, ?)", (room, last + 1, line.by, line.text, line.at))
        self._db.execute("delete from chat where room = ? and number <= ?", (room, last + 1 - most))

    def load(self, room: str) -> SavedRoom | None:
        found = self._db.execute("select saved from rooms where room = ?", (room,)).fetchone()
        if found is None:
            return None
        try:
            saved = msgspec.json.decode(found[0], type=SavedRoom)
        except msgspec.DecodeError as error:
            raise BadRecord("not a record", error=error) from None
        answers = self._db.execute(
            "select seat, option, key, at from answers where room = ? order by number", (room,)
        ).fetchall()
        saved.record.answers = [(seat, option, key) for seat, option, key, _ in answers]
        saved.times = [at for _, _, _, at in answers]
        chat = self._db.execute("select text, seat, at from chat where room = ? order by number", (room,))
        saved.chat = [SavedLine(text, seat, at) for text, seat, at in chat]
        return saved

    def listed(self, most: int, since: float) -> list[str]:
        is_open = "is_listed and not is_over and touched > ?"
        newest = "select room from rooms where {} order by number desc limit ?"
        rooms = self._db.execute(newest.format(is_open), (since, most)).fetchall()
        rooms += self._db.execute(newest.format("is_listed and is_over"), (most,)).fetchall()
        return [room for (room,) in rooms]

    def close(self) -> None:
        self._db.close()
