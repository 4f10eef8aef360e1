"""Copies of the file of tables: made while a server uses it, checked, and put back in its place.

A copy of a database of PostgreSQL is such a file, too."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from filelock import Timeout

from rumpus.server.databases import is_postgres, shown
from rumpus.server.databases import opened as stored
from rumpus.server.locks import BESIDE, Lock
from rumpus.server.schema import VERSIONS, BadStore
from rumpus.server.store import PARTS, SqliteStore, Store


def back_up(database: str, copy: Path, may_replace: bool = False) -> int:
    """A copy as of one moment, whoever is writing meanwhile; returns how many tables are in it."""
    if copy.exists() and not may_replace:
        raise BadStore("copy exists", path=copy)
    if not is_postgres(database):
        file = Path(database).resolve()
        if copy.resolve() in [
            Path(f"{file}{ending}") for ending in ("", *BESIDE, ".lock")
        ]:  # whoever uses it would lose it
            raise BadStore("copy of itself", path=copy)
        return put(Path(database), copy)
    with TemporaryDirectory(dir=copy.parent, prefix=f"{copy.name}.") as folder:
        file = Path(folder, "copy")
        with (
            closing(stored(database, only_reads=True, is_patient=True)) as store,
            closing(SqliteStore(str(file))) as new,
        ):
            take(new, everything(store))
        return put(file, copy)


def move(source: str, target: str) -> int:
    """All tables, to where there are none yet; they stay in their old place, too. Returns how many they are."""
    if not is_postgres(source) and not Path(source).is_file():
        raise BadStore("no file", path=source)
    with closing(stored(source, is_patient=True)) as old, closing(stored(target, is_patient=True)) as new:
        if not is_empty(new):
            raise BadStore("not empty", path=shown(target))
        return take(new, everything(old))


def restore(copy: Path, database: str) -> Path | None:
    """Put a copy in the place of the file. What was there is moved aside, and its new place returned. A database must
    be empty."""
    if not is_postgres(database):
        return restore_file(copy, Path(database))
    with TemporaryDirectory() as folder:
        file = Path(folder, "copy")
        put(copy, file)
        move(str(file), database)
    return None


def restore_file(copy: Path, database: Path) -> Path | None:
    lock = Lock(database)
    try:
        lock.acquire()
    except Timeout:
        raise BadStore("owned database", path=database) from None
    try:
        part = database.with_name(f"{database.name}.restoring")
        put(copy, part)
        aside = free_name(database) if database.exists() else None
        if aside is not None:  # as it is: it may be damaged
            for ending in ("", *BESIDE):
                if (old := Path(f"{database}{ending}")).exists():
                    os.replace(old, f"{aside}{ending}")
        os.replace(part, database)
        return aside
    finally:
        lock.release()


def put(source: Path, target: Path) -> int:
    """Copy a file of tables; the target is whole and checked before it has its name."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        os.close(os.open(part, os.O_CREAT | os.O_RDWR, 0o600))  # whoever reads it sees every hand
        with opened(source) as old, closing(sqlite3.connect(part)) as new:
            count = checked(old, source)
            old.backup(new)
            new.execute("pragma journal_mode = delete")  # nothing is left beside it
            checked(new, part)
        os.replace(part, target)
    except (sqlite3.Error, OSError) as error:
        raise BadStore("no copy", path=target, error=error) from None
    finally:
        part.unlink(missing_ok=True)
    return count


def checked(file: sqlite3.Connection, path: Path) -> int:
    """How many tables are in it; BadStore: it is damaged, newer, or of another program."""
    tables = {name for (name,) in file.execute("select name from sqlite_master where type = 'table'")}
    if not {"answers", "rooms", "facts"} <= tables:
        raise BadStore("other database", path=path)
    ((version,),) = file.execute("pragma user_version")
    if version > len(VERSIONS):
        raise BadStore("newer database", path=path)
    ((found,),) = file.execute("pragma quick_check(1)")
    if found != "ok":
        raise BadStore("no database", path=path, error=found)
    ((count,),) = file.execute("select count(*) from rooms")
    return int(count)


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """To read from it; it is not created."""
    if not path.is_file():
        raise BadStore("no file", path=path)
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as file:
        yield file


def free_name(database: Path) -> Path:
    number = 1
    while (aside := database.with_name(f"{database.name}.before-{number}")).exists():
        number += 1
    return aside


def everything(store: Store) -> Iterator[tuple[str, list[tuple[Any, ...]]]]:
    """All that is stored, as of one moment and a little at a time: some rows, and the part that they are of."""
    with store.moment():
        for part in PARTS:
            for rows in store.rows(f"select * from {part}"):
                yield part, rows


def take(store: Store, all_of_it: Iterable[tuple[str, list[tuple[Any, ...]]]]) -> int:
    """All that another store has, where there is nothing yet; returns how many tables that are."""
    with store.at_once():
        store.run("delete from facts where name <> 'version'")
        for part, rows in all_of_it:
            if part == "rooms":  # of which one database has numbers where the other has truths
                rows = [(room, number, bool(is_listed), saved, touched, bool(is_over))
                        for room, number, is_listed, saved, touched, is_over in rows]  # fmt: skip
            if part == "facts":
                rows = [row for row in rows if row[0] != "version"]
            places = ", ".join("?" * len(rows[0])) if rows else ""
            store.run_all(f"insert into {part} values ({places})", rows)
        ((count,),) = store.run("select count(*) from rooms")
    return int(count)


def is_empty(store: Store) -> bool:
    return not any(store.run(f"select 1 from {part} limit 1") for part in PARTS if part != "facts")
