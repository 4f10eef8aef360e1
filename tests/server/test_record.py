"""What tells everything is given out when the game is over, and not before."""

from __future__ import annotations

import json
from random import Random

import pytest
from starlette.testclient import TestClient

from rumpus.families import FAMILIES
from rumpus.record import read_record, replay
from rumpus.server.app import Server
from tests.server.following import play_out, sit
from tests.server.speaking import Speaker, bearing, opened

SEED = 987_654_321


def test_nobody_is_told_the_seed_while_the_game_goes_on(client: TestClient, server: Server) -> None:
    room, tokens = opened(client, seed=SEED)
    table = server.lobby.find(room)
    assert table is not None
    guests = sit(table, spectators=1)
    play_out(table, guests, Random(1), 40)
    told = [client.get(f"/api/rooms/{room}/replay", params={"at": at}).text for at in range(0, 41, 5)]
    told += [client.get(f"/api/rooms/{room}/{page}").text for page in ("", "moments", "record")]
    told += [text for guest in guests for text in guest.texts]
    with Speaker(client, room, tokens[0]) as ann:
        told += ann.texts
    assert not any(str(SEED) in text for text in told)


@pytest.mark.parametrize("at", [-1, 10**6, 10**30])
def test_a_moment_that_never_was_is_the_nearest(client: TestClient, at: int) -> None:
    room, _ = opened(client)
    assert client.get(f"/api/rooms/{room}/replay", params={"at": at}).json()["at"] == 0


def test_the_record_is_given_out_when_the_game_is_over(client: TestClient, server: Server) -> None:
    room, tokens = opened(client)
    told = client.get(f"/api/rooms/{room}/record", headers=bearing(tokens[0]))
    assert told.status_code == 403
    assert "once the game is over" in told.json()["error"]
    table = server.lobby.find(room)
    assert table is not None
    guests = sit(table)
    play_out(table, guests, Random(2))
    told = client.get(f"/api/rooms/{room}/record")
    assert told.status_code == 200
    assert "attachment" in told.headers["content-disposition"]
    game = replay(FAMILIES["smashup"].rules, read_record(told.content))
    assert game.decision is None
    assert json.loads(json.dumps(game.view(0))) == guests[0].view
