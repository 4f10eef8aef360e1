"""Puzzles over the wire: listed, played at a table of their own, judged, taken back, and found again."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from starlette.testclient import TestClient

from rumpus.family.laid_out import setup_of
from rumpus.puzzles import puzzle_named
from rumpus.server.app import Server
from rumpus.server.store import SqliteStore
from tests.server.speaking import Speaker, bearing, fault_of, opened

PUZZLE = "one-more-shovel"


def started(client: TestClient, name: str = "Zoe") -> tuple[str, str]:
    told = client.post(f"/api/puzzles/{PUZZLE}", json={"name": name})
    assert told.status_code == 201, told.text
    [token] = told.json()["tokens"].values()
    return told.json()["room"], token


def tried(client: TestClient, room: str, token: str) -> Any:
    return client.get(f"/api/rooms/{room}/attempt", headers=bearing(token)).json()


def ends_at_once(zoe: Speaker) -> None:
    zoe.answers("end turn")
    while zoe.until("update")["question"].get("verdict") is None:
        if "pass" in zoe.keys:
            zoe.answers("pass")


def solves(zoe: Speaker) -> None:
    for key in (
        "play grave_digger at inventors_salon", "none", "use tenacious_z", "play tenacious_z at inventors_salon",
        "end turn", "pass",
    ):  # fmt: skip
        zoe.answers(next(each for each in zoe.keys if each.partition("#")[0] == key))
        zoe.until("update")


def test_all_puzzles_of_a_game_are_listed_with_those_of_the_last_days(client: TestClient) -> None:
    told = client.get("/api/puzzles?family=smashup&day=2026-11-17").json()
    assert PUZZLE in [each["id"] for each in told["puzzles"]]
    assert [each["day"] for each in told["days"]] == [f"2026-11-{day}" for day in range(11, 18)]
    assert {each["puzzle"] for each in told["days"]} <= {each["id"] for each in told["puzzles"]}


def test_a_list_does_not_tell_the_solution(client: TestClient) -> None:
    told = client.get("/api/puzzles").text
    assert puzzle_named(PUZZLE).form.why not in told


def test_what_there_is_not_is_refused(client: TestClient) -> None:
    assert client.get("/api/puzzles?family=chess").status_code == 404
    assert client.get("/api/puzzles?day=yesterday").status_code == 422
    assert client.get("/api/puzzles/chess/solution").status_code == 404
    assert client.post("/api/puzzles/chess", json={}).status_code == 404


def test_the_solution_is_told_to_who_asks_for_it(client: TestClient) -> None:
    told = client.get(f"/api/puzzles/{PUZZLE}/solution").json()
    assert "Grave Digger" in told["steps"][0]
    assert told["why"] == puzzle_named(PUZZLE).form.why


def test_an_attempt_that_fails_is_judged_and_taken_back(client: TestClient) -> None:
    room, token = started(client)
    with Speaker(client, room, token) as zoe:
        view = deepcopy(zoe.view)
        assert not zoe.question.get("can_undo")
        ends_at_once(zoe)
        assert zoe.question["can_undo"]
        assert (zoe.question["prompt"], zoe.question["verdict"]) == ("puzzle", "missed")
        assert tried(client, room, token) == {
            "deeds": [{"seat": 0, "words": "End your turn"}],
            "end": "You 11, Bob 11",
            "why": "",
        }
        zoe.says("undo", all=True)
        zoe.until("welcome")
        assert zoe.view == view
        assert zoe.question.get("verdict") is None
        assert not zoe.question.get("can_undo")
        assert "end turn" in zoe.keys


def test_an_attempt_is_told_from_games_also_while_it_sleeps(client: TestClient, store: SqliteStore) -> None:
    puzzle, token = started(client)
    game, tokens = opened(client)
    mine = {"seats": [(puzzle, token), (game, tokens[0])]}
    for each in (client, TestClient(Server(store, 0.0, None).app())):
        told = each.post("/api/me/games", json=mine).json()
        assert {info["room"]: info.get("is_puzzle", False) for info in told} == {puzzle: True, game: False}
    assert [client.get(f"/api/rooms/{room}").json()["is_puzzle"] for room in (puzzle, game)] == [True, False]


def test_who_finds_it_is_told_so(client: TestClient) -> None:
    room, token = started(client)
    with Speaker(client, room, token) as zoe:
        assert zoe.view["seats"][0]["points"] == 11
        solves(zoe)
        assert zoe.question["verdict"] == "solved"
        assert tried(client, room, token)["why"] == puzzle_named(PUZZLE).form.why
        zoe.says("undo")
        assert zoe.until("welcome", "refused")["type"] == "welcome"


def test_a_puzzle_is_found_again_after_a_restart(client: TestClient, store: SqliteStore) -> None:
    room, token = started(client)
    with Speaker(client, room, token) as zoe:
        ends_at_once(zoe)
    with TestClient(Server(store, 0.0, None).app()) as later, Speaker(later, room, token) as zoe:
        assert zoe.question["verdict"] == "missed"
        zoe.says("undo")
        zoe.until("welcome")
        assert "end turn" in zoe.keys


def test_others_are_not_told_what_was_tried(client: TestClient) -> None:
    room, _ = started(client)
    assert client.get(f"/api/rooms/{room}/attempt").status_code == 403


def test_only_puzzles_begin_at_a_table_that_is_laid_out(client: TestClient) -> None:
    table = setup_of(puzzle_named(PUZZLE).scenario.position)["table"]
    wish = {"seats": [{"kind": "you"}, {"kind": "bot"}], "setup": {"table": table}}
    told = client.post("/api/rooms", json=wish)
    assert (told.status_code, fault_of(told)) == (422, "setup.table: Only puzzles begin at a table that is laid out")
