"""How a finished game went, over HTTP."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus.server.app import Server
from tests.server.speaking import fault_of, opened


def conceded(client: TestClient, server: Server, **wish: Any) -> tuple[str, dict[int, str]]:
    """A table whose game was over soon: Bob gave up."""
    name, tokens = opened(client, **wish)
    room = server.lobby.find(name)
    assert room is not None
    room.put(1, -1)
    return name, tokens


def test_of_a_running_game_nothing_is_told(client: TestClient) -> None:
    name, tokens = opened(client)
    told = client.get(f"/api/rooms/{name}/result", params={"token": tokens[0]})
    assert told.status_code == 403
    assert fault_of(told) == "how a game went is told once it is over"


def test_anybody_may_read_how_a_finished_game_went(client: TestClient, server: Server) -> None:
    name, tokens = conceded(client, server)
    told = client.get(f"/api/rooms/{name}/result").json()
    assert told["table"]["state"] == "over"
    assert told["minutes"] == 0
    assert told["story"]["title"] == "Ann wins"
    assert told["story"]["conceded"] == 1
    own = client.get(f"/api/rooms/{name}/result", params={"token": tokens[0]}).json()
    assert own["story"]["title"] == "You win!"
    assert client.get(f"/api/rooms/{name}/result", params={"token": "guessed"}).status_code == 403


def test_it_is_there_after_a_restart(client: TestClient, server: Server) -> None:
    name, _ = conceded(client, server)
    before = client.get(f"/api/rooms/{name}/result").json()
    server.lobby._rooms.clear()
    assert client.get(f"/api/rooms/{name}/result").json() == before


@pytest.mark.usefixtures("market")
def test_every_family_has_a_story(client: TestClient, server: Server) -> None:
    name, _ = conceded(client, server, family="market", setup={})
    assert client.get(f"/api/rooms/{name}/result").json()["story"]["winners"] == [0]
