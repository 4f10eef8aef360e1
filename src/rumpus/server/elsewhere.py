"""Where a table is stored that is in other hands: nowhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any

from rumpus.server.store import OutOfStep, Store


class Elsewhere(Store):
    """Whoever still has such a table in hand can neither read nor change it."""

    def run(self, statement: str, *values: object) -> list[tuple[Any, ...]]:
        raise OutOfStep("this table is in other hands")

    def run_all(self, statement: str, rows: Sequence[Sequence[object]]) -> None:
        self.run(statement)

    def _at_once(self) -> AbstractContextManager[None]:
        return nullcontext()

    def _read(self, statement: str) -> Iterator[list[tuple[Any, ...]]]:
        yield self.run(statement)

    def _moment(self) -> AbstractContextManager[None]:
        return nullcontext()

    def shrink(self) -> None:
        pass

    def close(self) -> None:
        pass
