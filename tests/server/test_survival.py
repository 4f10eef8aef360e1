"""A few games of `tests.server.survival`, which plays a hundred."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from tests.server.live import ForkedServer, LiveServer
from tests.server.survival import Lost, Player, survive


@pytest.mark.slow
def test_nothing_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with ForkedServer(tmp_path) as server:
        answers, kills = asyncio.run(survive(server, games=8, seed=7, at_once=8, between=400))
    assert kills >= 1
    assert answers > 1000


def test_a_loss_would_be_noticed(tmp_path: Path) -> None:
    player = Player(LiveServer(tmp_path), "room", "token", 0, Random(1))
    player.given = {0: "end turn", 2: "none"}
    player.notice(2)
    assert player.acknowledged == {0: "end turn"}
    player.check([(0, 3, "end turn")])
    with pytest.raises(Lost, match="kept is nothing"):
        player.check([])
    with pytest.raises(Lost, match="play x"):
        player.check([(0, 1, "play x")])
