"""The form in which tables are stored: all of its versions so far, and how an older file becomes one of today."""

from __future__ import annotations

import re
import sqlite3


class BadStore(ValueError):
    """Tables cannot be stored there: the key of the words that say why, and their values."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values


# What makes each version from the one before, as SQLite understands it.
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
    """
    create table reviews (room text primary key, saved blob not null) without rowid
    """,
    # How often each shard of the tables has come into other hands: only where several servers can reach them.
    """
    create table epochs (shard integer primary key, epoch integer not null)
    """,
    # What is asked while a server runs is found without looking through all that was ever stored.
    """
    drop index listed;
    create index running on rooms (touched) where not is_over;
    create index finished on rooms (touched) where is_over;
    create index people_of on people (room, seat);
    create index codes_of on codes (room)
    """,
)

# What is called otherwise in PostgreSQL.
IN_POSTGRES = {
    r"(is_\w+) integer not null default 0": r"\1 boolean not null default false",
    r"(is_\w+) integer": r"\1 boolean",
    r"\binteger\b": "bigint",
    r"\breal\b": "double precision",
    r"\bblob\b": "bytea",
    r"without rowid": "",
    r"strftime\('%s', 'now'\)": "extract(epoch from now())",
}


def for_postgres(statements: str) -> str:
    for pattern, instead in IN_POSTGRES.items():
        statements = re.sub(pattern, instead, statements)
    return statements


def bring_up_to_date(db: sqlite3.Connection, path: str) -> None:
    (version,) = db.execute("pragma user_version").fetchone()
    tables = [name for (name,) in db.execute("select name from sqlite_master where type = 'table'")]
    if tables and "answers" not in tables:
        raise BadStore("other database", path=path)
    if version > len(VERSIONS):
        raise BadStore("newer database", path=path)
    if tables and not version:
        version = 1  # which did not say so
    if version == len(VERSIONS):
        return
    db.execute("begin immediate")
    for statements in VERSIONS[version:]:
        for statement in statements.split(";"):
            db.execute(statement)
    db.execute(f"pragma user_version = {len(VERSIONS)}")
    db.execute("commit")
