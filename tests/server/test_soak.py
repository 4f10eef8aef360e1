"""A few seconds of `tests.server.soak`, which takes half an hour."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from pathlib import Path

import pytest

from tests.server.live import LiveServer
from tests.server.soak import Numbers, Soak


@pytest.mark.slow
def test_nothing_is_lost_and_nothing_left_behind(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        soak = Soak(server, tables=4, seconds=5, pause=0.05)
        assert asyncio.run(soak.run()) == []
    assert soak.did["kills"] >= 1
    assert soak.did["answers"] > 20


def test_what_is_left_behind_would_be_noticed(tmp_path: Path) -> None:
    soak = Soak(LiveServer(tmp_path), tables=1, seconds=1, pause=1)
    (tmp_path / "stderr").write_text("it was a bug")
    idle: Numbers = defaultdict(float, {"rumpus_tasks": 4.0})
    left: Numbers = defaultdict(float, {"rumpus_tasks": 5.0, "rumpus_connections": 1.0, "rumpus_troubles_total": 2.0})
    told = "\n".join(soak.faults(idle, left))
    assert "rumpus_tasks: 5 are left, 4 were there before" in told
    assert "rumpus_connections: 1 are left" in told
    assert "it was a bug" in told


def test_growing_memory_would_be_noticed(tmp_path: Path) -> None:
    soak = Soak(LiveServer(tmp_path), tables=1, seconds=1, pause=1)
    soak.warm = [100.0 + step for step in range(30)]
    assert soak.growth > 0.15
    soak.warm = [100.0, 101.0, 99.0] * 10
    assert abs(soak.growth) < 0.01
