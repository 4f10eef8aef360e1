"""`rumpus admin`: looking after stored tables, beside the server that uses them or while there is none."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import datetime
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rumpus.families import FAMILIES
from rumpus.family import Mistake
from rumpus.record import BadRecord
from rumpus.server import copies
from rumpus.server.databases import is_postgres, opened, shown
from rumpus.server.saved import A_DAY, SavedRoom
from rumpus.server.schema import BadStore
from rumpus.server.store import Store, StoreDown
from rumpus.server.words import words as server_words
from rumpus.terminal.words import English, words_of


class NoTable(Mistake):
    """Nothing of this name is stored."""


class Entry(msgspec.Struct):
    """A table in a list."""

    table: str
    game: str
    stage: str  # waiting, playing, over, or that it cannot be read
    seats: list[str]
    answers: int
    opened: str  # all times as ISO 8601, in local time
    touched: str


class Admin:
    def __init__(self, told: argparse.Namespace, console: Console) -> None:
        self.told = told
        self.console = console
        self.words: English = words_of(told.language)
        self.database: str = told.database

    def run(self) -> int:
        try:
            return TASKS[self.told.task](self)
        except BadStore as error:
            complaint = server_words(error.key, self.told.language, **error.values)
        except StoreDown as error:
            complaint = self.words.ADMIN_STORE_DOWN.format(path=shown(self.database), error=error)
        print(self.words.COMPLAINT.format(words=complaint), file=sys.stderr)
        return 2

    # -- looking: a server may run ---------------------------------------------------------------------------

    def list_all(self) -> int:
        entries = [each for each in self.entries() if self.told.stage in (None, each.stage)]
        if self.told.json:
            return self.tell(entries)
        table = Table(box=None, pad_edge=False)
        for name, heading in self.words.ADMIN_COLUMNS.items():
            table.add_column(heading, no_wrap=name != "seats")
        for each in entries:
            when = [moment.replace("T", " ")[:16] for moment in (each.opened, each.touched)]
            stage = self.words.ADMIN_STAGES[each.stage]
            table.add_row(each.table, each.game, stage, self.words.listed(each.seats), str(each.answers), *when)
        self.console.print(table)
        return 0

    def show(self) -> int:
        with self.reading() as store:
            saved = found(store, self.told.table)
            (entry,) = [each for each in entries_of(store) if each.table == saved.room]
        facts = {
            **msgspec.to_builtins(entry),
            "rules": saved.record.version,
            "setup": saved.record.setup,
            "points": saved.end.points if saved.end is not None else None,
            "chat": len(saved.chat),
        }
        if self.told.json:
            return self.tell(facts)
        for name, value in facts.items():
            shown = value if isinstance(value, str) else json.dumps(value)
            self.console.print(Text(f"{self.words.ADMIN_FACTS[name]}: {shown}"), soft_wrap=True)
        return 0

    def export(self) -> int:
        """The whole game, with its seed: whoever has it sees every hand."""
        with self.reading() as store:
            record = found(store, self.told.table).record
        if self.told.to is None:
            self.console.out(record.to_json().decode(), end="", highlight=False)
        else:
            with open(self.told.to, "wb", opener=lambda path, flags: os.open(path, flags, 0o600)) as file:
                file.write(record.to_json())
        return 0

    def back_up(self) -> int:
        count = copies.back_up(self.database, self.told.file, self.told.replace)
        return self.say(self.words.ADMIN_BACKED_UP.format(count=count, path=self.told.file))

    # -- changing: no server may run ----------------------------------------------------------------------------

    def delete(self) -> int:
        with self.changing() as store:
            there = {room for room, *_ in store.overview()}  # also those that cannot be read
            if gone := [name for name in self.told.tables if name not in there]:  # before any is deleted
                raise NoTable("no table", table=gone[0])
            return self.delete_all(store, self.told.tables)

    def close(self) -> int:
        """As its host would: nobody comes in any more, and nothing of it is shown."""
        with self.changing() as store:
            tables = [found(store, name) for name in self.told.tables]
            for saved in tables:
                store.save(msgspec.structs.replace(saved.facts(), is_closed=True, is_over=True))
        return self.say(self.words.ADMIN_CLOSED.format(count=len(tables)))

    def prune(self) -> int:
        before = time.time() - self.told.days * A_DAY
        with self.reading() if self.told.dry_run else self.changing() as store:
            old = store.finished(before)
            if self.told.unfinished:
                old = [room for room, touched, _ in store.overview() if touched < before]
            if self.told.dry_run:
                return self.say(self.words.ADMIN_WOULD_DELETE.format(count=len(old)))
            return self.delete_all(store, old)

    def restore(self) -> int:
        aside = copies.restore(self.told.file, self.database)
        self.say(self.words.ADMIN_RESTORED.format(path=shown(self.database)))
        return self.say(self.words.ADMIN_ASIDE.format(path=aside)) if aside is not None else 0

    def move(self) -> int:
        count = copies.move(self.told.source, self.database)
        return self.say(self.words.ADMIN_MOVED.format(count=count, path=shown(self.database)))

    def delete_all(self, store: Store, tables: list[str]) -> int:
        for name in tables:
            store.delete(name)
        store.shrink()
        return self.say(self.words.ADMIN_DELETED.format(count=len(tables)))

    # -- where they are ---------------------------------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        with self.reading() as store:
            return list(entries_of(store))

    def reading(self) -> closing[Store]:
        return self.opened(only_reads=True)

    def changing(self) -> closing[Store]:
        return self.opened(only_reads=False)

    def opened(self, only_reads: bool) -> closing[Store]:
        if not is_postgres(self.database) and not Path(self.database).is_file():
            raise BadStore("no file", path=self.database)
        return closing(opened(self.database, only_reads, is_patient=True))

    # -- telling ----------------------------------------------------------------------------------------------------

    def say(self, told: str) -> int:
        self.console.print(Text(told), soft_wrap=True)
        return 0

    def tell(self, value: object) -> int:
        self.console.out(msgspec.json.format(msgspec.json.encode(value), indent=1).decode(), highlight=False)
        return 0


def entries_of(store: Store) -> Iterator[Entry]:
    for room, touched, answers in store.overview():
        try:
            saved = store.facts(room)
        except BadRecord:
            yield Entry(room, "", "unreadable", [], answers, "", moment(touched))
            continue
        assert saved is not None
        seats = [seat.name for seat in saved.seats]
        yield Entry(
            room, title_of(saved), stage_of(saved), seats, answers, moment(saved.opened), moment(touched)
        )  # fmt: skip


def stage_of(saved: SavedRoom) -> str:
    if saved.is_closed:
        return "closed"
    if saved.is_over:
        return "over"
    return "waiting" if any(not seat.bot and not seat.is_taken for seat in saved.seats) else "playing"


def title_of(saved: SavedRoom) -> str:
    return saved.record.family if saved.record.family in FAMILIES else ""


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().isoformat(timespec="seconds")


def found(store: Store, name: str) -> SavedRoom:
    saved = store.load(name)
    if saved is None:
        raise NoTable("no table", table=name)
    return saved


TASKS: dict[str, Callable[[Admin], int]] = {
    "list": Admin.list_all,
    "show": Admin.show,
    "export": Admin.export,
    "delete": Admin.delete,
    "close": Admin.close,
    "prune": Admin.prune,
    "backup": Admin.back_up,
    "restore": Admin.restore,
    "move": Admin.move,
}
