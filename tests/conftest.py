"""Every test plays by strict rules: an endless loop raises, and no question is left hanging in a scenario."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rumpus.smashup.table.table import Table
from tests.smashup import given as scenes


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "is_strict", True)


@pytest.fixture(autouse=True)
def at_rest(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A scenario ends where its effects have ended: what is left unanswered was not tested."""
    laid_out: list[scenes.Given] = []
    opened = scenes.Given.__init__

    def remember(self: scenes.Given, *args: object, **kwargs: object) -> None:
        opened(self, *args, **kwargs)  # type: ignore[arg-type]
        laid_out.append(self)

    monkeypatch.setattr(scenes.Given, "__init__", remember)
    yield
    for table in laid_out:
        assert table.is_at_rest(), f"left hanging: {table.asked} at {table.prompt}: {table.offers(table.asked)}"
