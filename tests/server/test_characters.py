"""Bots as people: they are chosen by seat, kept with the table, and described to those who choose."""

from __future__ import annotations

from string import Formatter

import pytest
from starlette.testclient import TestClient

from rumpus.bots.characters import CHARACTERS
from rumpus.bots.words import LANGUAGES
from rumpus.bots.words.en import WORDS
from rumpus.server.app import Server
from rumpus.server.store import SqliteStore
from tests.another_language import NAME, let_all_speak_it
from tests.brackets import outside
from tests.server.speaking import Speaker, opened
from tests.server.test_rematch import finish

PERSON = {"kind": "you", "name": "Ann"}
NELL = {"kind": "bot", "bot": "random", "character": "nell"}
SHERLOCK = {"kind": "bot", "bot": "random", "character": "pike", "name": "Sherlock"}


def test_a_bot_is_called_as_its_character_is_unless_it_has_a_name(client: TestClient) -> None:
    room, tokens = opened(client, seats=[PERSON, NELL, SHERLOCK])
    seats = client.get(f"/api/rooms/{room}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Nell", "Sherlock"]
    assert [seat.get("character") for seat in seats] == [None, "nell", "pike"]
    with Speaker(client, room, tokens[0]) as ann:
        assert [seat.get("character") for seat in ann.seats] == [None, "nell", "pike"]


def test_who_sat_there_sits_there_after_a_restart_a_rematch_and_a_fork(
    client: TestClient, server: Server, store: SqliteStore
) -> None:
    room, tokens = opened(client, seats=[PERSON, NELL])
    server.lobby._rooms.clear()
    table = server.lobby.find(room)
    assert table is not None
    finish(table)
    with Speaker(client, room, tokens[0]) as ann:
        ann.says("rematch")
        again = ann.until("moved")["room"]
    fork = client.post(f"/api/rooms/{room}/fork", json={"at": 3, "seat": 0}).json()["room"]
    swapped = client.post(f"/api/rooms/{room}/fork", json={"at": 3, "seat": 1}).json()["room"]
    for each in (room, again, fork):
        seat = client.get(f"/api/rooms/{each}").json()["seats"][1]
        assert (seat["name"], seat["character"]) == ("Nell", "nell")
    assert "character" not in client.get(f"/api/rooms/{swapped}").json()["seats"][1]  # somebody plays for her


def test_a_person_has_no_character(client: TestClient) -> None:
    room, _ = opened(client, seats=[{**PERSON, "character": "nell"}, {"kind": "open", "character": "nell"}])
    assert all("character" not in seat for seat in client.get(f"/api/rooms/{room}").json()["seats"])


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_the_catalogue_describes_them(client: TestClient, family: str) -> None:
    told = client.get(f"/api/catalogue?family={family}").json()["characters"]
    assert [each["id"] for each in told] == list(CHARACTERS)
    for each in told:
        assert each["text"]
        assert each["style"]
        assert each["quote"]
        assert all(1 <= each[trait] <= 5 for trait in ("risk", "revenge", "patience"))
    assert len({(each["risk"], each["revenge"], each["patience"]) for each in told}) > 5


def test_they_are_described_in_every_language(monkeypatch: pytest.MonkeyPatch, store: SqliteStore) -> None:
    let_all_speak_it(monkeypatch)
    with TestClient(Server(store, 0.0, None).app()) as client:
        told = client.get(f"/api/catalogue?language={NAME}").json()["characters"]
    for each in told:
        assert outside(each["text"] + each["style"] + each["quote"]) == []


def test_everybody_has_the_same_kinds_of_words() -> None:
    kinds = {name: {key.partition(" ")[2] for key in WORDS if key.startswith(f"{name} ")} for name in CHARACTERS}
    assert all(found == kinds["nell"] for found in kinds.values())
    assert {key.partition(" ")[0] for key in WORDS} == set(CHARACTERS)
    assert set(LANGUAGES) == {"en"}
    for said in WORDS.values():
        assert {name for _, name, _, _ in Formatter().parse(said) if name is not None} <= {"name"}
        assert len(said) <= 60
