"""The client at a live server: it comes back, and an answer that was not heard is given again."""

from __future__ import annotations

from pathlib import Path

import pytest

from rumpus.outside import Asked, TurnedAway, open_table, sit_down
from tests.server.live import LiveServer

SEATS = [{"kind": "you", "name": "Zoe"}, {"kind": "bot", "bot": "random"}]


@pytest.mark.slow
def test_a_client_that_is_cut_off_comes_back(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        client, seen = open_table(server.address, SEATS, family="munchkin"), []

        def decide(asked: Asked) -> str | None:
            if not asked.is_awaited:
                return None
            seen.append(asked.number)
            if len(seen) % 10 == 5:
                client.close()
            return asked.keys[0]

        for asked in client.questions():
            key = decide(asked)
            if key is not None:
                client.answer(asked, key)
            if len(seen) == 30:
                break
        assert sorted(set(seen)) == seen
        assert client.view["heroes"]
        client.close()


@pytest.mark.slow
def test_who_is_not_let_in_is_told_why(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        client = open_table(server.address, [{"kind": "you", "name": "Zoe"}, {"kind": "open"}], setup={"first": 0})
        guest = sit_down(server.address, client.room, 1, "Abe")
        with pytest.raises(TurnedAway, match="error"):
            sit_down(server.address, client.room, 1, "Too late")
        with pytest.raises(TurnedAway):
            sit_down(server.address, "no-such-room", 0, "Lost")
        asked = next(client.questions())
        with pytest.raises(ValueError, match="not one of the answers"):
            client.answer(asked, "dance")
        guest.token = "forged"
        with pytest.raises(TurnedAway):
            next(guest.questions())
        client.close()
        guest.close()


def test_that_no_server_is_there_is_said() -> None:
    with pytest.raises(TurnedAway, match=r"there is no server at 127\.0\.0\.1:1: "):
        open_table("127.0.0.1:1", SEATS)
