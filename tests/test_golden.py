"""The golden playthroughs still play the same."""

from __future__ import annotations

import pytest

from tests.golden import FOLDER, PLAYTHROUGHS


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_playthrough_is_unchanged(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text().splitlines()
    assert PLAYTHROUGHS[name]().splitlines() == kept, "review the diff of `make golden`"


def test_no_playthrough_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(PLAYTHROUGHS)
