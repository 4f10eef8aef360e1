"""Guided games: a table that is always laid the same, what it teaches, and what the others say there."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from rumpus.families import FAMILIES
from rumpus.family.lessons import Lesson
from rumpus.server.lobby import Lobby
from rumpus.server.room import Room
from rumpus.server.store import SqliteStore
from rumpus.server.tables import NewTour
from tests.server.following import Guest, loaded

GAMES = [name for name, family in FAMILIES.items() if family.lesson is not None]
each_game = pytest.mark.parametrize("game", GAMES)


def begun(store: SqliteStore, game: str) -> tuple[Room, Guest]:
    lobby = Lobby(store)
    room = lobby.find(lobby.guide(NewTour(game, "Mika")).room)
    assert room is not None
    return room, Guest(room, 0)


def lesson_of(game: str) -> Lesson:
    lesson = FAMILIES[game].lesson
    assert lesson is not None
    return lesson


def let_bots_play(room: Room) -> None:
    while (seat := room.stand_ins.to_move()) is not None:
        room.stand_ins.say(seat, room.stand_ins.think(seat)())


def taught(room: Room) -> list[str]:
    return [each.step for each in room.saved.taught or []]


def follow(room: Room, mika: Guest, until: str = "") -> None:
    """Do what the bubbles say, up to such a step; where there is none, do as the bots do."""
    while not room.is_over and (not until or until not in taught(room)):
        let_bots_play(room)
        if room.is_over:
            return
        room.tempo.tick(room.tempo.clock() + 60)  # what passes by itself
        if not mika.question.get("is_awaited"):
            continue
        keys = mika.question["coach"].get("keys") if mika.question.get("coach") else None
        if keys:
            mika.answers(keys[0])
        else:
            room.stand_ins.say(0, room.stand_ins.think(0)())


@each_game
def test_who_follows_is_taught_everything_in_order_and_plays_to_the_end(store: SqliteStore, game: str) -> None:
    room, mika = begun(store, game)
    follow(room, mika)
    assert room.is_over
    assert taught(room) == [step.name for step in lesson_of(game).steps]


@each_game
def test_every_step_has_words_that_a_bubble_can_hold(game: str) -> None:
    words = FAMILIES[game].words().LESSON
    assert list(words) == [step.name for step in lesson_of(game).steps]
    assert [what for what, _ in words.values() if len(what.split()) > 8] == []
    assert [why for _, why in words.values() if len(why) > 130] == []


@each_game
def test_the_others_follow_their_script_to_its_end(store: SqliteStore, game: str) -> None:
    room, mika = begun(store, game)
    script = lesson_of(game).script
    follow(room, mika)
    for seat, lines in script.items():
        said = [key for by, _, key in room.match.record.answers if by == seat]
        assert said[: len(lines)] == list(lines)


def test_a_bubble_says_what_to_do_and_why_and_points_to_answers(store: SqliteStore) -> None:
    _, mika = begun(store, "smashup")
    words, why = FAMILIES["smashup"].words().LESSON["minion"]
    assert mika.question["coach"] == {
        "step": 0, "of": 12, "words": words, "why": why, "is_why_open": True, "keys": ["play saucy_wench at tar_pits"],
    }  # fmt: skip


def test_reasons_are_shown_three_times(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    follow(room, mika, until="ability")
    assert mika.question["coach"]["words"]
    assert "is_why_open" not in mika.question["coach"]


def test_something_else_works_too_and_the_next_bubble_says_so(store: SqliteStore) -> None:
    _, mika = begun(store, "smashup")
    mika.answers("play king_rex at tar_pits")
    assert mika.question["coach"]["is_other"] is True
    assert mika.question["coach"]["step"] == 1
    mika.answers("end turn")
    assert "is_other" not in mika.question["coach"]


def test_a_step_whose_turn_has_passed_is_left_out(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    mika.answers("end turn")
    let_bots_play(room)
    assert mika.question["coach"]["step"] == 2


def test_between_the_bubbles_it_is_told_how_far_one_has_come(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    follow(room, mika, until="end turn")
    assert mika.question["coach"] == {"step": 2, "of": 12}


def test_what_is_taken_back_is_taught_again(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    first = mika.question["coach"]
    mika.answers("play buccaneer at tar_pits")
    mika.says("undo")
    assert mika.question["coach"] == first
    assert taught(room) == []


def test_who_leaves_plays_on_and_is_taught_no_more(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    follow(room, mika, until="ability")
    mika.says("leave tour")
    assert "coach" not in mika.question
    assert mika.keys
    again = Guest(loaded(room), 0)
    assert "coach" not in again.question
    assert mika.says("leave tour")["code"] == "not allowed"


def test_a_restart_forgets_nothing(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    follow(room, mika, until="ability")
    again = loaded(room)
    assert Guest(again, 0).question["coach"] == mika.question["coach"]
    assert taught(again) == ["minion", "end turn", "ability"]


def test_a_rival_who_has_left_the_script_decides_for_itself(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    follow(room, mika, until="end turn")
    assert room.tour.line(1) == 0
    assert room.match.decision is not None
    room.put(1, room.match.decision.keys(1).index("end turn"))
    mika.answers("end turn")
    assert room.tour.line(1) is None
    let_bots_play(room)
    assert mika.question["is_awaited"] is True


def test_only_the_player_is_taught(store: SqliteStore) -> None:
    room, _ = begun(store, "smashup")
    assert "coach" not in Guest(room, -1).question


def test_a_guided_game_is_begun_over_http_alone_with_bots(client: TestClient) -> None:
    opened = client.post("/api/tours", json={"family": "smashup", "name": "Mika"})
    assert opened.status_code == 201
    assert list(opened.json()["tokens"]) == ["0"]
    info = client.get(f"/api/rooms/{opened.json()['room']}").json()
    assert [(seat["name"], seat.get("bot", "")) for seat in info["seats"]] == [("Mika", ""), ("Ada", "random")]
    assert info["is_listed"] is False


@pytest.mark.parametrize("wish", [{"family": "chess"}, {"seed": 7}, {"seats": []}])
def test_nobody_can_choose_how_it_is_laid(client: TestClient, wish: dict[str, object]) -> None:
    assert client.post("/api/tours", json=wish).status_code == 422


def test_a_game_without_a_lesson_has_no_tour(market: None, client: TestClient) -> None:
    refused = client.post("/api/tours", json={"family": "market"})
    assert (refused.status_code, refused.json()["place"]) == (422, "family")
