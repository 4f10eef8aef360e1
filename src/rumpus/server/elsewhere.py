"""Where a table is stored that is in other hands: nowhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any

from rumpus.server.store import OutOfStep, Store, StoreDown

if TYPE_CHECKING:
    from rumpus.server.room import Room


class Elsewhere(Store):
    """Whoever still has such a table in hand can neither read nor change it."""

    def run(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        raise OutOfStep("this table is in other hands")

    def run_all(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        self.run(statement)

    def at_once(self) -> AbstractContextManager[None]:
        return nullcontext()

    def rows(self, statement: str) -> Iterator[list[tuple[Any, ...]]]:
        yield self.run(statement)

    def moment(self) -> AbstractContextManager[None]:
        return nullcontext()

    def shrink(self) -> None:
        pass

    def close(self) -> None:
        pass


@contextmanager
def in_step(room: Room) -> Iterator[None]:
    """An answer is given or taken back, and more is to be stored with it. If only the answer can be, nobody was told of
    it: then everybody comes back to the table as it is stored."""
    number = room.number
    try:
        yield
    except StoreDown:
        if room.number != number and room.store.out_of_step is not None:
            room.store.out_of_step(room.id)
        raise
