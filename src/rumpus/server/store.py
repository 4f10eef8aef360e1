"""Where tables are stored. An answer is stored before anybody hears of it."""

from __future__ import annotations

import os
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from sys import intern
from typing import Any, ClassVar

import msgspec
from filelock import Timeout

from rumpus.record import BadRecord
from rumpus.server.durations import STORE_SECONDS
from rumpus.server.locks import BESIDE, BUSY, Files, Line, Lock
from rumpus.server.saved import SavedLine, SavedReaction, SavedRoom, read_saved, readable
from rumpus.server.schema import BadStore, bring_up_to_date

MOST_GAMES = 500  # of one person
AT_ONCE = 1000  # answers that are read in one go
PARTS = ("facts", "rooms", "answers", "chat", "codes", "reactions", "people", "reviews")
GIVEN = "coalesce((select max(number) + 1 from answers where room = ?), 0)"


class StoreDown(Exception):
    """Nothing can be stored or read now, and nothing has been: the file is locked, full, read-only, gone, damaged."""


class OutOfStep(StoreDown):
    """Another number of answers is stored than whoever writes believes: this table is in other hands."""


class Unsure(StoreDown):
    """It takes too long: whether something has changed, nobody knows yet."""


class Store(ABC):
    """What is asked and told in SQL, as all databases understand it. All of these raise StoreDown if they cannot be
    done; then nothing has changed."""

    _with_rooms: ClassVar[str]  # the statement that finds all that belongs to tables
    is_ours: ClassVar[str] = "true"  # whether a table is still ours, asked where it is written; `_proof` belongs to it
    out_of_step: Callable[[str], object] | None = None  # who is told of a table that is in other hands
    lost: Callable[[], object] | None = None  # and that all of them may be
    begins: Callable[[], bool] | None = None  # asked when something waits to be settled: False if nobody will do that

    @abstractmethod
    def run(self, statement: str, *values: object) -> list[tuple[Any, ...]]: ...

    @abstractmethod
    def run_all(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        """The same statement with all of these values."""

    @abstractmethod
    def at_once(self) -> AbstractContextManager[None]:
        """All of it, or nothing."""

    @abstractmethod
    def rows(self, statement: str) -> Iterator[list[tuple[Any, ...]]]:
        """What a statement finds, a little at a time."""

    @abstractmethod
    def moment(self) -> AbstractContextManager[None]:
        """All that is read is as of one moment."""

    @abstractmethod
    def shrink(self) -> None:
        """Give back the room that deleted tables took."""

    @abstractmethod
    def close(self) -> None: ...

    def settle(self) -> bool:
        """Store what waits for others to be stored with it. False: it cannot be, and those tables are out of step."""
        return True

    def hurry(self) -> None:  # noqa: B027 -- where nothing takes long, nothing changes
        """The server is there: from now on everybody waits for whatever is asked here."""

    def term(self, room: str) -> int | None:
        """Which time this is that we have this table. None: it is in other hands."""
        return 0

    @property
    def taken(self) -> int:
        """How often we got tables that others had before."""
        return 0

    @property
    def appending(self) -> str:
        """The statement that stores an answer."""
        return f"insert into answers select ?, ?, ?, ?, ?, ? where {GIVEN} = ? and {self.is_ours} returning number"

    def _proof(self, room: str) -> tuple[object, ...]:
        return ()

    @contextmanager
    def _changing(self, room: str) -> Iterator[None]:
        """A table of ours. If it is not as it was, or nobody knows whether it is, it is fetched anew."""
        if self.term(room) is None:
            raise OutOfStep(f"{room} is in other hands")
        try:
            yield
        except (OutOfStep, Unsure):
            if self.out_of_step is not None:
                self.out_of_step(room)
            raise

    def _change(self, room: str, statement: str, *values: object) -> None:
        """By a statement that returns something if the table is ours, which it asks last."""
        with self._changing(room):
            if not self.run(statement, *values, *self._proof(room)):
                raise OutOfStep(f"{room} is not as it was")

    @contextmanager
    def _changing_at_once(self, room: str, given: int | None = None) -> Iterator[None]:
        """All of it, or nothing, and nobody else gets the table before it is done. It has so many answers, if told."""
        with self._changing(room), self.at_once():
            if not self.run(f"select 1 where {self.is_ours}", *self._proof(room)) or (
                given is not None and self.run(f"select {GIVEN}", room) != [(given,)]
            ):
                raise OutOfStep(f"{room} is not as it was")
            yield

    def secret(self, fresh: str) -> str:
        """The key that signs seat tokens: the one stored here, or else this new one from now on."""
        self.run("insert into facts values ('secret', ?) on conflict do nothing", fresh)
        ((found,),) = self.run("select value from facts where name = 'secret'")
        return str(found)

    def save(self, room: SavedRoom) -> None:
        """A new table, or new facts about its seats."""
        self._change(
            room.room,
            "insert into rooms (room, number, is_listed, saved, touched, is_over)"
            f" select ?, (select coalesce(max(number), 0) + 1 from rooms), ?, ?, ?, ? where {self.is_ours}"
            " on conflict (room) do update"
            " set saved = excluded.saved, touched = excluded.touched, is_over = excluded.is_over returning room",
            room.room, room.is_listed, msgspec.json.encode(room), room.touched, room.is_over,
        )  # fmt: skip

    def append(self, room: str, number: int, answer: tuple[int, int, str], at: float) -> None:
        """One more answer of this table, which has this many. It is stored when all is settled, and told after that."""
        self._change(room, self.appending, room, number, *answer, at, room, number)

    def append_all(self, room: str, first: int, answers: Sequence[tuple[int, int, str]], at: float) -> None:
        """Several at once, or none of them."""
        with self._changing_at_once(room, first):
            rows = [(room, number, *answer, at) for number, answer in enumerate(answers, first)]
            self.run_all("insert into answers values (?, ?, ?, ?, ?, ?)", rows)

    def take_back(self, room: SavedRoom, given: int, answers: int) -> None:
        """Of the answers given, only this many are left; new facts about the table come with it."""
        with self._changing_at_once(room.room, given):
            self.run("delete from answers where room = ? and number >= ?", room.room, answers)
            self.save(room)

    def say(self, room: str, line: SavedLine, most: int) -> None:
        """A line of chat; only the last ones are kept."""
        with self._changing_at_once(room):
            ((last,),) = self.run("select coalesce(max(number), 0) from chat where room = ?", room)
            self.run(
                "insert into chat (room, number, seat, text, at, key, about) values (?, ?, ?, ?, ?, ?, ?)",
                room, last + 1, line.by, line.text, line.at, line.key, line.about,
            )  # fmt: skip
            self.run("delete from chat where room = ? and number <= ?", room, last + 1 - most)

    def react(self, room: str, reaction: SavedReaction) -> None:
        """In place of what this seat made of the same act before; or nothing any more."""
        act, seat, what = reaction.act, reaction.seat, reaction.what
        with self._changing_at_once(room):
            if what:
                self.run(
                    "insert into reactions values (?, ?, ?, ?, ?)"
                    " on conflict (room, act, seat) do update set what = excluded.what, at = excluded.at",
                    room, act, seat, what, reaction.at,
                )  # fmt: skip
            else:
                self.run("delete from reactions where room = ? and act = ? and seat = ?", room, act, seat)

    def facts(self, room: str) -> SavedRoom | None:
        """A table without its answers and its chat. BadRecord: it cannot be read any more."""
        found = self.run("select saved from rooms where room = ?", room)
        return read_saved(found[0][0]) if found else None

    def load(self, room: str) -> SavedRoom | None:
        """A table with all its answers, its chat and its reactions. BadRecord: it cannot be read any more."""
        *_, saved = self.load_slowly(room)
        return saved

    def load_slowly(self, room: str) -> Iterator[SavedRoom | None]:
        """The same in steps, each of which takes a moment; the last one has it all."""
        saved = self.facts(room)
        yield saved
        if saved is None:
            return
        saved.record.answers, saved.times = [], []
        while True:
            answers = self.run(
                "select seat, option, key, at from answers where room = ? and number >= ? order by number limit ?",
                room, len(saved.times), AT_ONCE,
            )  # fmt: skip
            saved.record.answers += [(seat, option, intern(key)) for seat, option, key, _ in answers]
            saved.times += [at if isinstance(at, float) else 0.0 for _, _, _, at in answers]  # a damaged one
            if len(answers) < AT_ONCE:
                break
            yield saved
        chat = self.run("select text, seat, at, key, about from chat where room = ? order by number", room)
        saved.chat = readable(SavedLine, chat)
        given = self.run("select act, seat, what, at from reactions where room = ? order by at", room)
        saved.reactions = readable(SavedReaction, given)
        yield saved

    def listed(self, most: int, since: float) -> list[SavedRoom]:
        """Facts of tables that anybody may see, the newest first: so many touched since then, and as many over."""
        newest, found = "select * from (select saved from rooms where is_listed and {} desc limit ?) as newest", []
        # The plus keeps a database from going through all there ever were: few were touched since then.
        running = newest.format("not is_over and touched > ? order by +number")
        both = f"{running} union all {newest.format('is_over order by number')}"
        for (saved,) in self.run(both, since, most, most):
            with suppress(BadRecord):  # nobody can read it any more
                found.append(read_saved(saved))
        return found

    def call(self, room: str, code: str) -> None:
        """From now on a table can be found by this code, and no other table."""
        self.run("insert into codes values (?, ?) on conflict (code) do update set room = excluded.room", code, room)

    def called(self, code: str, since: float) -> str | None:
        """The table of this code, if it is not over and somebody has touched it since then."""
        is_alive = "code = ? and not is_over and touched > ?"
        found = self.run(f"select room from codes join rooms using (room) where {is_alive}", code, since)
        return found[0][0] if found else None

    def give(self, person: str, room: str, seat: int) -> None:
        """This seat is this person's as well."""
        self.run("insert into people values (?, ?, ?) on conflict do nothing", person, room, seat)

    def disown(self, room: SavedRoom, seat: int) -> None:
        """This seat is nobody's; new facts about the table come with it."""
        with self._changing_at_once(room.room):
            self.save(room)
            self.run("delete from people where room = ? and seat = ?", room.room, seat)

    def seats_of(self, person: str) -> list[tuple[str, int]]:
        """The tables and seats of a person, the newest first."""
        theirs = "select people.room, seat from people join rooms using (room) where person = ?"
        return [(room, seat) for room, seat in self.run(f"{theirs} order by number desc limit ?", person, MOST_GAMES)]

    def overview(self) -> list[tuple[str, float, int]]:
        """All tables, the oldest first: when each was touched last, and how many answers it has."""
        answers = "(select count(*) from answers where answers.room = rooms.room)"
        found = self.run(f"select room, touched, {answers} from rooms order by number")
        return [(room, touched, count) for room, touched, count in found]

    def keep_review(self, room: str, saved: bytes) -> None:
        """What has been found out about a finished game, in place of what was before."""
        new = "insert into reviews select ?, ? where exists (select 1 from rooms where room = ?)"
        self.run(f"{new} on conflict (room) do update set saved = excluded.saved", room, saved, room)

    def review(self, room: str) -> bytes | None:
        found = self.run("select saved from reviews where room = ?", room)
        return found[0][0] if found else None

    def finished(self, before: float) -> list[str]:
        """Tables that are over, and that nobody has touched since then."""
        return [room for (room,) in self.run("select room from rooms where is_over and touched < ?", before)]

    def running(self, since: float) -> list[str]:
        """Tables that are not over, and that somebody has touched since then."""
        return [room for (room,) in self.run("select room from rooms where not is_over and touched > ?", since)]

    def delete(self, room: str) -> None:
        """A table with all that belongs to it, for good."""
        with self._changing_at_once(room):
            for (table,) in self.run(self._with_rooms):
                self.run(f"delete from {table} where room = ?", room)

    def fact(self, name: str) -> str:
        """What is remembered of the server itself; empty: nothing."""
        found = self.run("select value from facts where name = ?", name)
        return found[0][0] if found else ""

    def remember(self, name: str, value: str) -> None:
        self.run("insert into facts values (?, ?) on conflict (name) do update set value = excluded.value", name, value)


class SqliteStore(Store):
    """An SQLite file, which belongs to one server at a time; others may only read it. Writing one answer takes some ten
    microseconds, so nothing waits for a thread."""

    _with_rooms = (
        "select name from sqlite_master where type = 'table'"
        " and exists (select 1 from pragma_table_info(sqlite_master.name) where name = 'room')"
    )

    def __init__(self, path: str, only_reads: bool = False) -> None:
        self._path = os.path.realpath(path) if path != ":memory:" else ""
        self._lock = Lock(path) if self._path and not only_reads else None
        self._unsettled: list[str] = []  # tables with answers in an open transaction
        try:
            if self._lock is not None:
                if os.path.exists(path) and os.stat(path).st_nlink > 1:  # each name would have another log of its own
                    raise BadStore("linked database", path=path)
                self._lock.acquire(may_create=True)
            # One event loop uses it, in whichever thread that runs.
            self._db = sqlite3.connect(path, BUSY, isolation_level=None, check_same_thread=False, factory=Line)
            try:
                self._db.execute(f"pragma query_only = {only_reads}")
                bring_up_to_date(self._db, path)
                ((mode,),) = self._db.execute("pragma journal_mode = wal")
                self._db.execute("pragma synchronous = normal")
                self._db.execute("select 1 from facts").fetchall()  # from now on its log is there until it is closed
            except (sqlite3.Error, BadStore):
                self.close()
                raise
        except Timeout:
            raise BadStore("owned database", path=path) from None
        except (sqlite3.Error, OSError) as error:
            raise BadStore("no database", path=path, error=error) from None
        beside = BESIDE if self._lock is not None and mode == "wal" else ()
        self._files = Files(self._path, beside) if self._path else None

    def append(self, room: str, number: int, answer: tuple[int, int, str], at: float) -> None:
        if not self._unsettled:
            if not self._db.is_sound or self.begins is None or not self.begins():
                super().append(room, number, answer, at)
                self._db.is_sound = True
                return
            self.run("begin immediate")
        self._unsettled.append(room)
        try:
            if not self._db.execute(self.appending, (room, number, *answer, at, room, number)).fetchall():
                with self._changing(room):
                    raise OutOfStep(f"{room} is not as it was")
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from error

    def settle(self) -> bool:
        rooms, self._unsettled = set(self._unsettled), []
        if not rooms or self._db.commits():
            return True
        for room in rooms:
            if self.out_of_step is not None:
                self.out_of_step(room)
        return False

    @STORE_SECONDS.of
    def run(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            if not self.settle() or (self._files is not None and not self._files.are_whole(self._db)):
                raise StoreDown("what came before could not be stored, or another file is in its place")
            return self._db.execute(statement, values).fetchall()
        except (sqlite3.Error, OSError) as error:
            raise StoreDown(str(error)) from error

    def run_all(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        try:
            self._db.executemany(statement, rows)
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from error

    @contextmanager
    def at_once(self) -> Iterator[None]:
        self.run("begin immediate")
        try:
            yield
            self.run("commit")
        except BaseException:
            with suppress(sqlite3.Error):  # it may have been taken back already
                self._db.execute("rollback")
            raise

    def rows(self, statement: str) -> Iterator[list[tuple[Any, ...]]]:
        try:
            found = self._db.execute(statement)
            while rows := found.fetchmany(AT_ONCE):
                yield rows
        except sqlite3.Error as error:
            raise StoreDown(str(error)) from error

    @contextmanager
    def moment(self) -> Iterator[None]:
        self.run("begin")
        try:
            yield
        finally:
            self.run("rollback")

    def shrink(self) -> None:
        self.run("vacuum")

    def close(self) -> None:
        self.settle()
        self._db.close()
        if self._lock is not None:
            self._lock.release()
