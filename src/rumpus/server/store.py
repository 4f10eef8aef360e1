"""Where tables are stored. An answer is stored before anybody hears of it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Literal, Protocol

import msgspec
from filelock import FileLock, Timeout

from rumpus.family import Standing
from rumpus.record import BadRecord, Record
from rumpus.server.protocol import ReactionKind, Vote, WhenToAsk

MOST_GAMES = 500  # of one person


class BadStore(ValueError):
    """Tables cannot be stored there: the key of the words that say why, and their values."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


class StoreDown(Exception):
    """Nothing can be stored or read now, and nothing has been: the file is locked, full, read-only, gone, damaged."""


class OutOfStep(StoreDown):
    """Another number of answers is stored than whoever writes believes: this table is in other hands."""


class SavedSeat(msgspec.Struct):
    name: str
    bot: str = ""
    is_taken: bool = False
    is_out: bool = False
    wish: WhenToAsk = "mine"
    character: str = ""  # of the bot
    again: Vote = ""  # about a rematch


class SavedLine(msgspec.Struct):
    """A line of chat."""

    text: str
    by: int
    at: float
    key: str = ""  # of its words, which everybody reads in a language of their own
    about: int = -1  # the player whom these words name


class SavedReaction(msgspec.Struct):
    """What somebody makes of an act of the log."""

    act: int
    seat: int
    what: ReactionKind | Literal[""]
    at: float


class Taught(msgspec.Struct):
    """What somebody has learned in a guided game."""

    step: str
    at: int  # after so many answers
    is_other: bool = False  # they did something else than was pointed to


class SavedEnd(msgspec.Struct):
    """How a game ended, for lists: nobody has to play it again for that."""

    points: list[int]
    winners: list[int]
    sides: list[list[str]]  # what each seat played with

    @classmethod
    def of(cls, standing: Standing) -> SavedEnd:
        return cls(standing.points, list(standing.winners), [list(side) for side in standing.sides])


class SavedRoom(msgspec.Struct):
    """A table: how it was set up, and who sits there. Answers, their times, the chat and the reactions are stored
    separately."""

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
    code: str = ""  # by which it can be found
    taught: list[Taught] | None = None  # None: this is no guided game
    has_left_tour: bool = False
    end: SavedEnd | None = None  # once it is over
    puzzle: str = ""  # which one it is
    times: list[float] = []
    chat: list[SavedLine] = []
    reactions: list[SavedReaction] = []

    def facts(self) -> SavedRoom:
        """A copy without what is stored separately."""
        record = msgspec.structs.replace(self.record, answers=[])
        seats = [msgspec.structs.replace(seat) for seat in self.seats]
        return msgspec.structs.replace(self, record=record, seats=seats, times=[], chat=[], reactions=[])


class Store(Protocol):
    """All of these raise StoreDown if they cannot be done; then nothing has changed."""

    def secret(self, fresh: str) -> str:
        """The key that signs seat tokens: the one stored here, or else this new one from now on."""
        ...

    def save(self, room: SavedRoom) -> None:
        """A new table, or new facts about its seats."""
        ...

    def append(self, room: str, number: int, answer: tuple[int, int, str], at: float) -> None:
        """One more answer of this table, which has this many. When this returns, it is stored."""
        ...

    def take_back(self, room: SavedRoom, given: int, answers: int) -> None:
        """Of the answers given, only this many are left; new facts about the table come with it."""
        ...

    def say(self, room: str, line: SavedLine, most: int) -> None:
        """A line of chat; only the last ones are kept."""
        ...

    def react(self, room: str, reaction: SavedReaction) -> None:
        """In place of what this seat made of the same act before; or nothing any more."""
        ...

    def facts(self, room: str) -> SavedRoom | None:
        """A table without its answers and its chat. BadRecord: it cannot be read any more."""
        ...

    def load(self, room: str) -> SavedRoom | None:
        """A table with all its answers, its chat and its reactions. BadRecord: it cannot be read any more."""
        ...

    def listed(self, most: int, since: float) -> list[str]:
        """Tables that anybody may see, the newest first: up to this many touched since then, and as many that are
        over."""
        ...

    def call(self, room: str, code: str) -> None:
        """From now on a table can be found by this code, and no other table."""
        ...

    def called(self, code: str, since: float) -> str | None:
        """The table of this code, if it is not over and somebody has touched it since then."""
        ...

    def give(self, person: str, seats: Iterable[tuple[str, int]]) -> None:
        """These seats, each with its table, are this person's as well."""
        ...

    def seats_of(self, person: str) -> list[tuple[str, int]]:
        """The tables and seats of a person, the newest first."""
        ...

    def fact(self, name: str) -> str:
        """What is remembered of the server itself; empty: nothing."""
        ...

    def remember(self, name: str, value: str) -> None: ...


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
    """
    create table codes (code text primary key, room text not null) without rowid
    """,
    """
    alter table chat add column key text not null default '';
    alter table chat add column about integer not null default -1;
    create table reactions (
        room text not null, act integer not null, seat integer not null, what text not null, at real not null,
        primary key (room, act, seat)
    ) without rowid
    """,
    """
    create table people (
        person text not null, room text not null, seat integer not null, primary key (person, room, seat)
    ) without rowid
    """,
)


BUSY = 0.02  # seconds that a write may wait for somebody who reads the file
GIVEN = "coalesce((select max(number) + 1 from answers where room = ?), 0)"


class SqliteStore:
    """An SQLite file, which belongs to one server at a time; others may only read it. Writing one answer takes some ten
    microseconds, so nothing waits for a thread."""

    def __init__(self, path: str, only_reads: bool = False) -> None:
        self._path = path if path != ":memory:" else ""
        self._lock = FileLock(f"{path}.lock") if self._path and not only_reads else None
        try:
            if self._lock is not None:
                os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # whoever reads it sees every hand
                self._lock.acquire(timeout=0)
            # One event loop uses it, in whichever thread that runs.
            self._db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=BUSY)
            try:
                self._db.execute(f"pragma query_only = {only_reads}")
                self._bring_up_to_date(path)
                self._db.execute("pragma journal_mode = wal")
                self._db.execute("pragma synchronous = normal")
            except (sqlite3.Error, BadStore):
                self.close()
                raise
        except Timeout:
            raise BadStore("owned database", path=path) from None
        except (sqlite3.Error, OSError) as error:
            raise BadStore("no database", path=path, error=error) from None
        self._inode = os.stat(path).st_ino if self._path else 0

    def _bring_up_to_date(self, path: str) -> None:
        (version,) = self._db.execute("pragma user_version").fetchone()
        tables = [name for (name,) in self._db.execute("select name from sqlite_master where type = 'table'")]
        if tables and "answers" not in tables:
            raise BadStore("other database", path=path)
        if version > len(VERSIONS):
            raise BadStore("newer database", path=path)
        if tables and not version:
            version = 1  # which did not say so
        if version == len(VERSIONS):
            return
        self._db.execute("begin immediate")
        for statements in VERSIONS[version:]:
            for statement in statements.split(";"):
                self._db.execute(statement)
        self._db.execute(f"pragma user_version = {len(VERSIONS)}")
        self._db.execute("commit")

    def _run(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            if self._path and os.stat(self._path).st_ino != self._inode:
                raise StoreDown("another file is in its place")
            return self._db.execute(statement, values).fetchall()
        except (sqlite3.Error, OSError) as error:
            raise StoreDown(str(error)) from error

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """All of it, or nothing."""
        self._run("begin immediate")
        try:
            yield
            self._run("commit")
        except BaseException:
            with suppress(sqlite3.Error):  # it may have been taken back already
                self._db.execute("rollback")
            raise

    def secret(self, fresh: str) -> str:
        self._run("insert or ignore into facts values ('secret', ?)", fresh)
        ((found,),) = self._run("select value from facts where name = 'secret'")
        return str(found)

    def save(self, room: SavedRoom) -> None:
        self._run(
            "insert into rooms (room, number, is_listed, saved, touched, is_over)"
            " values (?, (select coalesce(max(number), 0) + 1 from rooms), ?, ?, ?, ?)"
            " on conflict (room) do update"
            " set saved = excluded.saved, touched = excluded.touched, is_over = excluded.is_over",
            room.room, room.is_listed, msgspec.json.encode(room), room.touched, room.is_over,
        )  # fmt: skip

    def append(self, room: str, number: int, answer: tuple[int, int, str], at: float) -> None:
        stored = self._run(
            f"insert into answers select ?, ?, ?, ?, ?, ? where {GIVEN} = ? returning number",
            room, number, *answer, at, room, number,
        )  # fmt: skip
        if not stored:
            raise OutOfStep(f"this is not answer {number} of {room}")

    def take_back(self, room: SavedRoom, given: int, answers: int) -> None:
        with self._at_once():
            if self._run(f"select {GIVEN}", room.room) != [(given,)]:
                raise OutOfStep(f"there are not {given} answers of {room.room}")
            self._run("delete from answers where room = ? and number >= ?", room.room, answers)
            self.save(room)

    def say(self, room: str, line: SavedLine, most: int) -> None:
        with self._at_once():
            ((last,),) = self._run("select coalesce(max(number), 0) from chat where room = ?", room)
            self._run(
                "insert into chat (room, number, seat, text, at, key, about) values (?, ?, ?, ?, ?, ?, ?)",
                room, last + 1, line.by, line.text, line.at, line.key, line.about,
            )  # fmt: skip
            self._run("delete from chat where room = ? and number <= ?", room, last + 1 - most)

    def react(self, room: str, reaction: SavedReaction) -> None:
        act, seat, what = reaction.act, reaction.seat, reaction.what
        if what:
            self._run("insert or replace into reactions values (?, ?, ?, ?, ?)", room, act, seat, what, reaction.at)
        else:
            self._run("delete from reactions where room = ? and act = ? and seat = ?", room, act, seat)

    def facts(self, room: str) -> SavedRoom | None:
        found = self._run("select saved from rooms where room = ?", room)
        if not found:
            return None
        try:
            return msgspec.json.decode(found[0][0], type=SavedRoom)
        except msgspec.DecodeError as error:
            raise BadRecord("not a record", error=error) from None

    def load(self, room: str) -> SavedRoom | None:
        saved = self.facts(room)
        if saved is None:
            return None
        answers = self._run("select seat, option, key, at from answers where room = ? order by number", room)
        saved.record.answers = [(seat, option, key) for seat, option, key, _ in answers]
        saved.times = [at for _, _, _, at in answers]
        chat = self._run("select text, seat, at, key, about from chat where room = ? order by number", room)
        saved.chat = [SavedLine(*line) for line in chat]
        given = self._run("select act, seat, what, at from reactions where room = ? order by at", room)
        saved.reactions = [SavedReaction(*reaction) for reaction in given]
        return saved

    def listed(self, most: int, since: float) -> list[str]:
        newest = "select room from rooms where {} order by number desc limit ?"
        rooms = self._run(newest.format("is_listed and not is_over and touched > ?"), since, most)
        rooms += self._run(newest.format("is_listed and is_over"), most)
        return [room for (room,) in rooms]

    def call(self, room: str, code: str) -> None:
        self._run("insert or replace into codes values (?, ?)", code, room)

    def called(self, code: str, since: float) -> str | None:
        is_alive = "code = ? and not is_over and touched > ?"
        found = self._run(f"select room from codes join rooms using (room) where {is_alive}", code, since)
        return found[0][0] if found else None

    def give(self, person: str, seats: Iterable[tuple[str, int]]) -> None:
        with self._at_once():
            for room, seat in seats:
                self._run("insert or ignore into people values (?, ?, ?)", person, room, seat)

    def seats_of(self, person: str) -> list[tuple[str, int]]:
        found = self._run("select people.room, seat from people join rooms using (room) where person = ?"
                          " order by number desc limit ?", person, MOST_GAMES)  # fmt: skip
        return [(room, seat) for room, seat in found]

    def fact(self, name: str) -> str:
        found = self._run("select value from facts where name = ?", name)
        return found[0][0] if found else ""

    def remember(self, name: str, value: str) -> None:
        self._run("insert or replace into facts values (?, ?)", name, value)

    def close(self) -> None:
        self._db.close()
        if self._lock is not None:
            self._lock.release()
