"""The golden playthroughs still play the same."""

from __future__ import annotations

import pytest

from rumpus.smashup.catalog import FACTIONS
from tests.golden import FOLDER, playthrough


@pytest.mark.parametrize("faction", FACTIONS)
def test_playthrough_is_unchanged(faction: str) -> None:
    kept = (FOLDER / f"{faction}.txt").read_text().splitlines()
    assert playthrough(faction).splitlines() == kept, "review the diff of `make golden`"


def test_no_playthrough_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(FACTIONS)
