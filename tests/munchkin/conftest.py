"""No question is left hanging in a scenario: what is left unanswered was not tested."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.munchkin import given as scenes


@pytest.fixture(autouse=True)
def at_rest(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    laid_out: list[scenes.Given] = []
    opened = scenes.Given.__init__

    def remember(self: scenes.Given, *args: object, **kwargs: object) -> None:
        opened(self, *args, **kwargs)  # type: ignore[arg-type]
        laid_out.append(self)

    monkeypatch.setattr(scenes.Given, "__init__", remember)
    yield
    for table in laid_out:
        assert table.is_at_rest(), f"left hanging: {table.awaited} at {table.prompt}"
