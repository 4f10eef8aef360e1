"""Tables are opened, listed and sat down at over HTTP; what cannot be is refused in words."""

from __future__ import annotations

import gc
import json
import re
import time
import weakref
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from starlette.testclient import TestClient

from rumpus import FAMILIES
from rumpus.bots import BOTS, Bot, BotWords, Chair
from rumpus.server import lobby
from rumpus.server.app import Server
from rumpus.server.limits import Limits
from rumpus.server.pauses import Pauses
from rumpus.server.saved import SavedRoom
from rumpus.server.store import SqliteStore
from rumpus.smashup.cards.catalog import FACTIONS
from tests.server.following import Guest, play_out, sit
from tests.server.speaking import AGAINST_A_BOT, TWO_PEOPLE, Speaker, fault_of, opened, turned_away

PERSON = {"kind": "you", "name": "Ann"}
OPEN = {"kind": "open"}


def bot_as(character: str, **more: str) -> dict[str, str]:
    return {"kind": "bot", "bot": "random", "character": character, **more}


def test_a_table_is_opened_with_a_token_for_each_of_my_seats(client: TestClient) -> None:
    room, tokens = opened(client, seats=[PERSON, OPEN, {"kind": "bot", "bot": "greedy"}])
    assert list(tokens) == [0]
    info = client.get(f"/api/rooms/{room}").json()
    assert info["state"] == "waiting"
    assert info["points"] == [0, 0, 0]
    assert [seat["name"] for seat in info["seats"]] == ["Ann", "Bob", "Cleo"]
    assert [seat.get("bot", "") for seat in info["seats"]] == ["", "", "greedy"]
    assert [seat.get("is_taken", False) for seat in info["seats"]] == [True, False, False]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"seats": []}, "2 to 4 can play"),
        ({"seats": [PERSON]}, "2 to 4 can play"),
        ({"seats": [PERSON] * 5}, "2 to 4 can play"),
        ({"seats": [PERSON] * 200}, "2 to 4 can play"),
        ({"seats": [PERSON, {"kind": "bot", "bot": "cheater"}]}, "seats[1].bot: There is no bot called 'cheater'"),
        ({"seats": [PERSON, bot_as("hal")]}, "seats[1].character: There is no character called 'hal'"),
        ({"seats": [bot_as("nell"), bot_as("nell")]}, "seats[1].character: Nell already sits at this table"),
        ({"seats": [PERSON, {"kind": "guest"}]}, "kind"),
        ({"seats": [PERSON, {"kind": "you", "age": 7}]}, "age"),
        ({"seats": "two"}, "seats"),
        ({"setup": {"factions": [["ninjas", "ninjas"], ["pirates", "zombies"]]}}, "setup.factions[0]"),
        ({"setup": {"factions": [["ninjas", "cowboys"], ["pirates", "zombies"]]}}, "cowboys"),
        ({"setup": {"factions": "all"}}, "factions"),
        ({"setup": {"draft": "auction"}}, "draft"),
        ({"setup": {"edition": "none"}}, "setup.edition"),
        ({"setup": {"first": 7}}, "setup.first"),
        ({"setup": {"pool": 10**30}}, "pool"),
        ({"setup": {"seed": 1}}, "seed"),
        ({"setup": {"family": "chess"}}, "family"),
        ({"setup": {"log": []}}, "log"),
        ({"setup": []}, "setup"),
        ({"seconds": -1}, "seconds"),
        ({"seconds": 10**400}, "seconds"),
        ({"seed": -1}, "seed"),
        ({"seed": 10**30}, "seed"),
        ({"seed": "x"}, "seed"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_what_is_wrong_with_a_wish_is_said_with_its_place(client: TestClient, wish: Any, words: str) -> None:
    told = client.post("/api/rooms", json={**TWO_PEOPLE, **wish})
    assert told.status_code == 422
    assert words in fault_of(told)
    assert client.get("/api/rooms").json() == []


@pytest.mark.parametrize(
    "body", [b"", b"null", b"[]", b"{", b'"\xff"', b'{"seats": [{"kind": "you", "name": "\\ud800"}]}', b"[" * 9000]
)
def test_what_is_no_wish_is_refused(client: TestClient, body: bytes) -> None:
    told = client.post("/api/rooms", content=body)
    assert told.status_code == 422
    assert told.json()["error"]


def test_a_deeply_nested_setup_is_refused(client: TestClient) -> None:
    body = b'{"seats": [], "setup": {"factions": ' + b"[" * 8000 + b"]" * 8000 + b"}}"
    assert client.post("/api/rooms", content=body).status_code == 422


@pytest.mark.parametrize("path", ["/api/rooms", "/api/rooms/{room}/seats/1"])
def test_a_body_that_is_too_large_is_refused(client: TestClient, path: str) -> None:
    room, _ = opened(client, seats=[PERSON, OPEN])
    told = client.post(path.format(room=room), content=b" " * 20_000)
    assert told.status_code == 413
    assert "too large" in told.json()["error"]


def test_the_players_are_those_who_sit_there(client: TestClient) -> None:
    room, tokens = opened(client, seats=[PERSON] * 3, setup={"players": 2})
    assert len(tokens) == 3
    assert len(client.get(f"/api/rooms/{room}").json()["seats"]) == 3


@pytest.mark.parametrize(
    ("family", "setup", "words"),
    [
        ("smashup", {}, "Smash Up"),
        ("munchkin", {}, "Munchkin Cthulhu"),
        ("munchkin", {"sets": ["warhammer40k"]}, "Munchkin Warhammer 40,000"),
        ("munchkin", {"sets": ["cthulhu", "warhammer40k"]}, "Munchkin: Cthulhu + Warhammer 40,000"),
    ],
)
def test_a_list_says_what_is_played(client: TestClient, family: str, setup: dict[str, Any], words: str) -> None:
    opened(client, is_listed=True, family=family, setup=setup)
    assert [info["game"] for info in client.get("/api/rooms").json()] == [words]


def test_names_are_one_short_line(client: TestClient) -> None:
    name = "  Ann\n\u202e\x00 of   the very long name  "
    room, _ = opened(client, seats=[{"kind": "you", "name": name}, {"kind": "you", "name": "\n"}])
    seats = client.get(f"/api/rooms/{room}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ann of the very long", "Bob"]


# -- sitting down --------------------------------------------------------------------------------------------


def test_an_open_seat_is_taken_once(client: TestClient) -> None:
    room, _ = opened(client, seats=[PERSON, OPEN])
    told = client.post(f"/api/rooms/{room}/seats/1", json={"name": "Zoe"})
    assert told.status_code == 201
    assert list(told.json()["tokens"]) == ["1"]
    again = client.post(f"/api/rooms/{room}/seats/1", json={"name": "Eve"})
    assert again.status_code == 409
    assert again.json() == {"error": "this seat is not free"}
    info = client.get(f"/api/rooms/{room}").json()
    assert info["state"] == "playing"
    assert info["seats"][1]["name"] == "Zoe"


def test_who_is_there_chooses_factions_while_others_are_to_come(client: TestClient, server: Server) -> None:
    name, _ = opened(client, seats=[PERSON, OPEN], setup={"draft": "snake", "first": 0}, seconds=30)
    room = server.lobby.find(name)
    assert room is not None
    ann = Guest(room, 0)
    assert ann.question["is_awaited"] is True
    assert room.stand_ins.people_awaited() == []  # no clock runs
    assert client.get(f"/api/rooms/{name}").json()["awaited"] == [0]
    ann.answers("pirates")
    assert "choices" not in ann.question
    assert ann.view["draft"]["picks"] == [["pirates"], []]
    told = client.get(f"/api/rooms/{name}").json()
    assert (told["state"], told["awaited"]) == ("waiting", [])
    client.post(f"/api/rooms/{name}/seats/1", json={"name": "Zoe"})
    assert client.get(f"/api/rooms/{name}").json()["awaited"] == [1]


def test_nothing_else_is_asked_while_somebody_is_to_come(client: TestClient, server: Server) -> None:
    name, _ = opened(client, seats=[PERSON, OPEN], setup={"draft": "random", "first": 0})
    room = server.lobby.find(name)
    assert room is not None
    ann = Guest(room, 0)
    assert "choices" not in ann.question
    ann.answers("end turn")
    assert ann.messages[-1]["type"] == "refused"


@pytest.mark.parametrize("seat", [0, 2, 7, 10**30])
def test_a_seat_that_is_not_open_is_refused(client: TestClient, seat: int) -> None:
    room, _ = opened(client, seats=[PERSON, OPEN, {"kind": "bot"}])
    assert client.post(f"/api/rooms/{room}/seats/{seat}", json={"name": "Eve"}).status_code == 409


def test_nobody_answers_before_all_have_come(client: TestClient) -> None:
    room, tokens = opened(client, seats=[PERSON, OPEN])
    with Speaker(client, room, tokens[0]) as ann:
        assert ann.keys == []
        ann.says("answer", number=0, key="end turn")
        assert ann.until("refused")["words"] == "Waiting for a player to sit down."
        told = client.post(f"/api/rooms/{room}/seats/1", json={"name": "Zoe"})
        assert ann.until("welcome")["seats"][1]["name"] == "Zoe"
        assert "end turn" in ann.keys
        with Speaker(client, room, told.json()["tokens"]["1"]) as zoe:
            assert zoe.messages[0]["seat"] == 1
            assert zoe.keys == []


# -- lists ---------------------------------------------------------------------------------------------------


def test_listed_tables_are_listed_the_newest_first(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby, "MOST_LISTED", 2)
    opened(client)
    rooms = [opened(client, is_listed=True)[0] for _ in range(3)]
    assert [info["room"] for info in client.get("/api/rooms").json()] == [rooms[2], rooms[1]]


def test_the_list_is_kept_for_a_moment_but_not_from_whoever_opens_or_sits_down(
    client: TestClient, store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "FRESH", 1000.0)
    looked: list[float] = []
    listed = store.listed

    def look(most: int, since: float) -> list[SavedRoom]:
        looked.append(since)
        return listed(most, since)

    monkeypatch.setattr(store, "listed", look)

    def found() -> list[tuple[str, str]]:
        return [(info["room"], info["state"]) for info in client.get("/api/rooms").json()]

    assert found() == []
    room, _ = opened(client, is_listed=True, seats=[PERSON, OPEN])
    assert [found() for _ in range(5)] == [[(room, "waiting")]] * 5
    client.post(f"/api/rooms/{room}/seats/1", json={"name": "Zoe"})
    assert [found() for _ in range(5)] == [[(room, "playing")]] * 5
    assert len(looked) == 3


def test_tables_that_nobody_has_touched_for_a_day_are_not_listed(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But they are there, and whoever touches one lists it again; those that are over stay."""
    monkeypatch.setattr(lobby, "FRESH", 0.0)
    times = [1_000_000.0]
    server = Server(store, 0.0, None, now=lambda: times[0])
    with TestClient(server.app()) as client:

        def listed() -> list[str]:
            return [info["room"] for info in client.get("/api/rooms").json()]

        rooms = [opened(client, is_listed=True)[0] for _ in range(3)]
        waiting, _ = opened(client, is_listed=True, seats=[PERSON, OPEN])
        over, played, idle = [server.lobby.find(room) for room in rooms]
        assert over is not None
        assert played is not None
        play_out(over, sit(over), Random(1))
        guests = sit(played)
        times[0] += 20 * 3600
        assert listed() == [waiting, rooms[2], rooms[1], rooms[0]]
        play_out(played, guests, Random(1), 1)
        times[0] += 5 * 3600
        assert listed() == [rooms[1], rooms[0]]
        server.lobby._rooms.clear()
        assert listed() == [rooms[1], rooms[0]]
        assert client.get(f"/api/rooms/{rooms[2]}").json()["state"] == "playing"
        client.post(f"/api/rooms/{waiting}/seats/1", json={"name": "Zoe"})
        assert listed() == [waiting, rooms[1], rooms[0]]
        assert idle is not None


def test_a_table_says_whose_turn_it_is_and_since_when_it_is_there(client: TestClient, server: Server) -> None:
    before = int(time.time())
    room, _ = opened(client, seats=[PERSON, OPEN], setup={"first": 1})
    info = client.get(f"/api/rooms/{room}").json()
    assert info["awaited"] == []
    assert before <= info["opened"] <= time.time()
    client.post(f"/api/rooms/{room}/seats/1", json={"name": "Zoe"})
    assert client.get(f"/api/rooms/{room}").json()["awaited"] == [1]
    table = server.lobby.find(room)
    assert table is not None
    play_out(table, sit(table), Random(1))
    assert client.get(f"/api/rooms/{room}").json()["awaited"] == []


def test_so_many_tables_are_opened_from_one_address(store: SqliteStore) -> None:
    now = [0.0]
    server = Server(store, 0.0, None, Limits(most_opened=3, clock=lambda: now[0]))
    with TestClient(server.app()) as client:
        for _ in range(3):
            opened(client)
        told = client.post("/api/rooms", json=TWO_PEOPLE)
        assert told.status_code == 429
        assert "3 tables in the last hour" in told.json()["error"]
        with TestClient(server.app(), client=("other", 1)) as other:
            opened(other)
        now[0] += 3601
        opened(client)


def test_tables_that_were_put_away_are_found_again(
    client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_AWAKE", 3)
    tables = [opened(client) for _ in range(4)]
    with Speaker(client, tables[3][0], tables[3][1][0]) as ann:
        tables += [opened(client) for _ in range(4)]
        assert len(server.lobby.awake()) == 3
        assert tables[3][0] in [room.id for room in server.lobby.awake()]
        ann.answers("end turn")
        ann.until("update")
    for room, tokens in tables:
        with Speaker(client, room, tokens[0]) as ann:
            assert ann.messages[0]["room"] == room


def test_a_table_that_was_put_away_leaves_nothing_in_memory(
    client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Though it and its parts hold each other, and nobody searches for such: as soon as nobody can have it in hand."""
    monkeypatch.setattr(lobby, "MOST_AWAKE", 1)
    gc.collect()
    gc.disable()
    try:
        room, tokens = opened(client)
        with Speaker(client, room, tokens[0]) as ann:
            ann.answers("end turn")
            ann.until("update")
        (left,) = server.lobby.awake()
        while left.audience.listeners:  # on a busy machine their end is heard of a little later
            time.sleep(0.01)
        table = weakref.ref(left)
        del left
        opened(client)
        assert [each.id for each in server.lobby.awake()] != [room]
        assert table() is not None  # somebody may have asked for it just now
        monkeypatch.setattr(lobby, "IN_HAND", 0.0)
        opened(client)
        assert table() is None
    finally:
        gc.enable()


def test_a_table_of_other_rules_is_not_played_on(client: TestClient, server: Server, store: SqliteStore) -> None:
    room, tokens = opened(client, is_listed=True)
    saved = store.load(room)
    assert saved is not None
    saved.record.version += 1
    store.save(saved)
    server.lobby._rooms.clear()
    for page in ("", "/record", "/replay", "/moments", "/report"):
        told = client.get(f"/api/rooms/{room}{page}")
        assert told.status_code == 410
        assert "can no longer be played" in told.json()["error"]
    assert client.get("/api/rooms").json() == []
    assert turned_away(client, room, tokens[0])["code"] == "gone"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda told: told["record"]["setup"].update(factions=[["ninjas", "cowboys"], ["pirates", "zombies"]]),
        lambda told: told["record"].update(family="chess"),
        lambda told: told["record"].update(weather="fine"),
        lambda told: told.pop("seats"),
    ],
)
def test_a_table_that_cannot_be_read_any_more_is_said(
    client: TestClient, server: Server, store: SqliteStore, spoil: Callable[[Any], object]
) -> None:
    room, _ = opened(client, is_listed=True)
    saved = json.loads(store._db.execute("select saved from rooms").fetchone()[0])
    spoil(saved)
    store._db.execute("update rooms set saved = ?", (json.dumps(saved),))
    server.lobby._rooms.clear()
    told = client.get(f"/api/rooms/{room}")
    assert told.status_code == 410
    assert "can no longer be played" in told.json()["error"]
    assert client.get("/api/rooms").json() == []


def test_a_page_of_another_site_opens_no_table(client: TestClient) -> None:
    told = client.post("/api/rooms", json=TWO_PEOPLE, headers={"origin": "https://evil.example"})
    assert told.status_code == 403
    room, _ = opened(client, seats=[PERSON, OPEN])
    odd = client.post("/api/rooms", json=TWO_PEOPLE, headers={"origin": "http://["})
    assert odd.status_code == 403
    taken = client.post(f"/api/rooms/{room}/seats/1", json={"name": "Eve"}, headers={"origin": "null"})
    assert taken.status_code == 403
    assert client.post("/api/rooms", json=TWO_PEOPLE, headers={"origin": "http://testserver"}).status_code == 201


def test_what_is_no_text_is_no_request(client: TestClient) -> None:
    told = client.post("/api/rooms", content=b'{"seats":[{"kind":"you","name":"\xff"}]}')
    assert told.status_code == 422


def test_there_is_no_such_table(client: TestClient) -> None:
    for told in (
        client.get("/api/rooms/none"),
        client.get("/api/rooms/none/record"),
        client.get("/api/rooms/none/replay"),
        client.post("/api/rooms/none/seats/0", json={"name": "Eve"}),
    ):
        assert told.status_code == 404
        assert told.json() == {"error": "no such table"}


def test_an_address_that_does_not_exist_is_said_to_programs(client: TestClient) -> None:
    told = client.get("/api/nonsense")
    assert told.status_code == 404
    assert "openapi" in told.json()["error"]
    assert client.delete("/api/rooms").status_code == 405
    assert client.get("/").status_code == 404  # no client has been built here


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_a_further_bot_takes_a_line(monkeypatch: pytest.MonkeyPatch, store: SqliteStore, family: str) -> None:
    """It needs to say nothing but how to decide; a title and a text are better."""

    class Plain(Bot):
        def decide(self, chair: Chair) -> int:
            return 0

    class Described(Plain):
        words = BotWords("First", "Takes the first answer.")

    monkeypatch.setitem(BOTS, "plain", Plain)
    monkeypatch.setitem(BOTS, "first", Described)
    with TestClient(Server(store, 0.0, None).app()) as client:
        *_, plain, first = client.get(f"/api/catalogue?family={family}").json()["bots"]
        assert plain == {"name": "plain", "title": "Plain", "text": ""}
        assert first == {"name": "first", "title": "First", "text": "Takes the first answer."}
        room, _ = opened(client, family=family, seats=[PERSON, {"kind": "bot", "bot": "plain"}])
        assert client.get(f"/api/rooms/{room}").status_code == 200


def test_the_catalogue_has_every_card_and_rule(client: TestClient) -> None:
    book = client.get("/api/catalogue").json()
    cards = {card["id"]: card for card in book["cards"]}
    assert cards["shinobi"]["power"] == 3
    assert len(book["factions"]) == len(FACTIONS)
    assert any(rule["number"] == "SU-9.1" for rule in book["rules"])
    assert [bot["name"] for bot in book["bots"]] == list(BOTS)
    assert all(bot["title"] and bot["text"] for bot in book["bots"])
    (edition,) = book["options"]
    assert edition["name"] == "edition"
    assert edition["values"][0] == {"value": "first_print", "title": "First print"}
    assert book["family"] == {"name": "smashup", "title": "Smash Up", "fewest": 2, "most": 4, "has_tour": True}
    assert {"name": "power", "label": "Power", "value": 3} in cards["shinobi"]["facts"]
    assert {faction["set"] for faction in book["factions"]} <= set(book["sets"])


@pytest.mark.parametrize("family", FAMILIES)
def test_a_few_cards_stand_for_a_game(client: TestClient, family: str) -> None:
    book = client.get(f"/api/catalogue?family={family}").json()
    assert len(set(book["showcase"]) & {card["id"] for card in book["cards"]}) == len(book["showcase"]) == 5


@pytest.mark.parametrize("family", FAMILIES)
def test_long_words_of_names_are_told_with_where_they_may_break(client: TestClient, family: str) -> None:
    book = client.get(f"/api/catalogue?family={family}").json()
    words = {word for card in book["cards"] for word in re.findall(r"\w+", card["name"])}
    assert all("-" in word for word in book["breaks"])
    assert {word.replace("-", "") for word in book["breaks"]} <= {word for word in words if len(word) >= 7}
    assert len(book["breaks"]) == len(set(book["breaks"])) > 50


def test_cards_say_what_they_are_drawn_by_beside_its_words(client: TestClient) -> None:
    book = client.get("/api/catalogue", params={"family": "munchkin"}).json()
    cards = {card["id"]: card for card in book["cards"]}
    assert cards["miners_helmet"]["slot"] == "headgear"
    assert {"name": "slot", "label": "Used as", "value": "headgear"} in cards["miners_helmet"]["facts"]
    assert cards["flamethrower"].keys().isdisjoint({"slot", "is_big"})
    assert any(card.get("is_big") for card in cards.values())


def test_a_bot_plays_as_soon_as_somebody_is_there(client: TestClient) -> None:
    room, tokens = opened(client, **AGAINST_A_BOT, setup={"first": 1})
    with Speaker(client, room, tokens[0]) as ann:
        while not ann.keys:
            ann.until("update")
        assert ann.question["awaited"] == [0]


def test_a_table_at_which_something_happens_is_not_put_away(
    client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or it would be there twice: once with the bots that play, once for who comes back."""
    monkeypatch.setattr(lobby, "MOST_AWAKE", 1)
    server.lobby.pauses = Pauses.at(0.02)
    room, _ = opened(client, seats=[{"kind": "bot", "bot": "random"}] * 2)
    with Speaker(client, room):
        table = server.lobby.find(room)
    for _ in range(5):
        opened(client)
    assert server.lobby.find(room) is table
    assert table is not None
    assert table.stand_ins.are_playing


def test_a_table_that_nobody_has_visited_can_be_put_away(
    client: TestClient, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST_AWAKE", 1)
    for _ in range(5):
        opened(client, seats=[{"kind": "bot"}] * 2)
    assert len(server.lobby.awake()) == 1
