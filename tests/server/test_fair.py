"""Nobody knows more than the others without their knowing: what holds at a table is told before anybody sits down."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from rumpus.families import resume
from rumpus.record import read_record
from rumpus.server.app import Server
from tests.server.speaking import TWO_PEOPLE, Speaker, fault_of, opened

ALONE = {"seats": [{"kind": "you"}, {"kind": "bot"}]}


def test_a_chosen_seed_is_told_to_everybody(client: TestClient) -> None:
    chosen, _ = opened(client, is_listed=True, seed=7, seats=[{"kind": "you"}, {"kind": "open"}])
    drawn, tokens = opened(client, is_listed=True, seed=None)
    assert client.get(f"/api/rooms/{chosen}").json()["house"]["has_chosen_seed"]
    assert "has_chosen_seed" not in client.get(f"/api/rooms/{drawn}").json()["house"]
    listed = {room["room"]: room["house"].get("has_chosen_seed", False) for room in client.get("/api/rooms").json()}
    assert listed == {chosen: True, drawn: False}
    with Speaker(client, chosen) as eve, Speaker(client, drawn, tokens[0]) as ann:
        assert eve.messages[0]["house"]["has_chosen_seed"]
        assert "has_chosen_seed" not in ann.messages[0]["house"]


def test_a_drawn_seed_has_128_bits_and_no_two_are_the_same(client: TestClient, server: Server) -> None:
    seeds = []
    for _ in range(20):
        room = server.lobby.find(client.post("/api/rooms", json=ALONE).json()["room"])
        assert room is not None
        seeds.append(room.match.record.seed)
    assert max(seeds).bit_length() > 120
    assert max(seeds) < 2**128
    assert len(set(seeds)) == 20


@pytest.mark.parametrize("seed", [7, 2**53 - 1, None])
def test_records_of_old_and_new_seeds_are_read_and_played_again(
    client: TestClient, server: Server, seed: int | None
) -> None:
    name, tokens = opened(client, seed=seed)
    with Speaker(client, name, tokens[0]) as ann, Speaker(client, name, tokens[1]) as bob:
        ann.answers("end turn")
        bob.until("update")
        bob.says("concede")
        ann.until("again")
    room = server.lobby.find(name)
    assert room is not None
    record = read_record(client.get(f"/api/rooms/{name}/record").content)
    assert record == room.match.record
    assert resume(record).game.view(0) == room.match.game.view(0)
    assert client.get(f"/api/rooms/{name}/replay", params={"at": 1}).status_code == 200


def test_open_hands_are_shown_a_minute_late_where_others_play(client: TestClient) -> None:
    for seats in ([{"kind": "you"}, {"kind": "open"}], TWO_PEOPLE["seats"]):
        told = client.post("/api/rooms", json={"seats": seats, "open_hands": True, "hands_delay": 59})
        assert (told.status_code, fault_of(told)) == (
            422,
            "hands_delay: Must be at least 60 seconds where other people play",
        )
        room, _ = opened(client, seats=seats, open_hands=True, hands_delay=60)
        assert client.get(f"/api/rooms/{room}").json()["house"]["hands_delay"] == 60
        with Speaker(client, room) as eve:
            assert eve.messages[0]["house"]["hands_delay"] == 60
    alone, _ = opened(client, **ALONE, open_hands=True, hands_delay=1)
    assert client.get(f"/api/rooms/{alone}").json()["house"]["hands_delay"] == 1
    closed, _ = opened(client)
    assert "hands_delay" not in client.get(f"/api/rooms/{closed}").json()["house"]
