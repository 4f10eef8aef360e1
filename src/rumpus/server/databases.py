"""Where tables are stored, by its address: a file for SQLite, or a database of PostgreSQL."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from rumpus.server.schema import BadStore
from rumpus.server.store import SqliteStore, Store

if TYPE_CHECKING:
    from rumpus.server.shares import SharedStore


def is_postgres(database: str) -> bool:
    return database.startswith(("postgresql://", "postgres://"))


def shown(database: str) -> str:
    """Its address without a password."""
    return re.sub(r"(?<=[?&]password=)[^&]*", "...", re.sub(r"(://[^:/@]*):[^/@]*@", r"\1@", database))


def opened(database: str, only_reads: bool = False, is_patient: bool = False) -> Store:
    """May raise BadStore. `is_patient`: no server runs yet, and nobody waits."""
    if not is_postgres(database):
        return SqliteStore(database, only_reads)
    try:
        from rumpus.server.postgres import PostgresStore
    except ImportError as error:
        raise BadStore("no driver", error=error) from None
    return PostgresStore(database, only_reads, is_patient)


def shared(database: str, peer: str) -> SharedStore:
    """The same, of several servers: the others reach this one at this address. It is patient."""
    if not is_postgres(database):
        raise BadStore("not shared", path=database)
    try:
        from rumpus.server.shares import SharedStore
    except ImportError as error:
        raise BadStore("no driver", error=error) from None
    return SharedStore(database, peer, is_patient=True)
