"""Guided games: a table that is always laid the same, what it teaches, and what the others say there."""

from __future__ import annotations

import re

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
ROLES = ("main", "pass", "done", "end")  # what goes on
each_game = pytest.mark.parametrize("game", GAMES)


def begun(store: SqliteStore, game: str, name: str = "Mika") -> tuple[Room, Guest]:
    lobby = Lobby(store)
    room = lobby.find(lobby.guide(NewTour(game, name)).room)
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
    """Do what the bubbles say, up to such a step; where they say nothing, what the game is waiting for."""
    while not room.is_over and (not until or until not in taught(room)):
        let_bots_play(room)
        room.tempo.tick(room.tempo.clock() + 60)  # what passes by itself
        if room.is_over or not mika.question.get("is_awaited"):
            continue
        coach = mika.question.get("coach", {})
        plain = [each["key"] for each in mika.question["choices"] if each.get("role") in ROLES]
        if "farewell" in taught(room):
            room.stand_ins.say(0, room.stand_ins.think(0)())
        else:
            promised = ["1"] if mika.question["prompt"] == "treasures" else []
            mika.answers([*coach.get("keys", []), *promised, *plain, mika.keys[0]][0])


@each_game
def test_who_follows_is_taught_everything_in_order_and_plays_to_the_end(store: SqliteStore, game: str) -> None:
    room, mika = begun(store, game)
    follow(room, mika)
    assert room.is_over
    steps = lesson_of(game).steps
    assert [each for each in taught(room) if each not in {step.name for step in steps if step.by_chance}] == [
        step.name for step in steps if not step.by_chance
    ]


@each_game
def test_every_step_has_words_that_a_bubble_can_hold(game: str) -> None:
    words, otherwise = FAMILIES[game].words().LESSON, FAMILIES[game].words().LESSON_OTHERWISE
    assert list(words) == [step.name for step in lesson_of(game).steps]
    changing = [step.name for step in lesson_of(game).steps if step.rests_on]
    special = [cue.words for step in lesson_of(game).steps for cue in step.cues if cue.words]
    assert set(otherwise) >= {*changing, *special}
    assert set(otherwise) <= {*words, *special}
    told = [*words.values(), *otherwise.values()]
    assert [what for what, _ in told if len(what.split()) > 8] == []
    assert [why for _, why in told if len(why) > 130] == []


@each_game
def test_who_strays_is_told_no_figure_that_is_not_looked_up(game: str) -> None:
    otherwise = FAMILIES[game].words().LESSON_OTHERWISE
    assert [told for told in otherwise.values() if any(sign.isdigit() for sign in "".join(told))] == []


@each_game
def test_what_the_bubbles_rest_on_is_so_for_who_follows(store: SqliteStore, game: str) -> None:
    room, mika = begun(store, game)
    follow(room, mika, until="farewell")
    coaches = [message.get("question", {}).get("coach", {}) for message in mika.messages]
    words = FAMILIES[game].words().LESSON_OTHERWISE.values()
    otherwise = [(named(game, what), plain(named(game, why))) for what, why in words]
    told = [(coach["words"], plain(coach["why"])) for coach in coaches if "why" in coach]
    assert told != []
    assert [each for each in told if each in otherwise] == []


def named(game: str, words: str) -> str:
    """With the names of the others."""
    for name in lesson_of(game).rivals:
        words = words.replace(f"{{{name.casefold()}}}", name)
    return words


def plain(words: str) -> str:
    """Without figures, and where they are to stand."""
    return re.sub(r"\{\w+\}|\d+", "", words)


def test_whoever_bears_the_name_of_a_bot_hears_what_it_is_called_now(store: SqliteStore) -> None:
    room, ada = begun(store, "smashup", "Ada")
    follow(room, ada, until="destroy")
    assert room.names == ["Ada", "Ada 2"]
    assert "yours and Ada 2's together" in ada.question["coach"]["why"]


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("smashup", [(1, "play zapbot at tar_pits"), (1, "play walker at tar_pits"), (1, "play warbot at tar_pits")]),
        ("munchkin", [(3, "done"), (1, "open door"), (2, "accept"), (1, "run froggoth"), (2, "call")]),
    ],
)
def test_the_others_follow_the_script(store: SqliteStore, game: str, lines: list[tuple[int, str]]) -> None:
    room, mika = begun(store, game)
    follow(room, mika, until="farewell")
    said = iter([(seat, key.partition("#")[0]) for seat, _, key in room.match.record.answers])
    assert [line for line in lines if line not in said] == []


def test_the_helper_makes_the_difference(store: SqliteStore) -> None:
    room, mika = begun(store, "munchkin")
    follow(room, mika, until="helper")
    before = room.standing().points
    follow(room, mika, until="share")
    assert (2, "accept") in [(seat, key) for seat, _, key in room.match.record.answers]
    assert room.standing().points == [before[0] + 1, *before[1:]]


def test_a_bubble_says_what_to_do_and_why_and_points_to_answers(store: SqliteStore) -> None:
    _, mika = begun(store, "smashup")
    words, why = FAMILIES["smashup"].words().LESSON["minion"]
    assert mika.question["coach"] == {
        "step": 0,
        "of": 12,
        "words": words,
        "why": why.format(goal=15, points=6),
        "keys": ["play saucy_wench at tar_pits"],
    }


def test_something_else_works_too_and_the_next_bubble_says_so(store: SqliteStore) -> None:
    _, mika = begun(store, "smashup")
    mika.answers("play king_rex at tar_pits")
    assert mika.question["coach"]["is_other"] is True
    assert mika.question["coach"]["did"] == "You play King Rex at Tar Pits, now 7 of 16."
    assert mika.question["coach"]["step"] == 1
    mika.answers("end turn")
    assert "is_other" not in mika.question["coach"]


def test_what_is_said_of_something_else_goes_with_the_next_answer(store: SqliteStore) -> None:
    _, mika = begun(store, "smashup")
    mika.answers("play king_rex at the_mothership")
    assert mika.question["coach"]["is_other"] is True
    mika.answers("play augmentation")
    assert "is_other" not in mika.question.get("coach", {})


def test_who_has_strayed_is_told_how_their_own_table_stands(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    mika.answers("play king_rex at tar_pits")
    mika.answers("end turn")
    let_bots_play(room)
    assert mika.question["coach"]["words"] == "Play Saucy Wench."  # no other is there
    mika.answers("play saucy_wench at tar_pits")
    mika.answers(mika.question["coach"]["keys"][0])
    assert mika.question["coach"]["words"] == "Play Augmentation at Tar Pits: then it scores."
    assert mika.question["coach"]["why"].startswith("It has 12 of 16 power")


def test_who_can_make_the_base_score_for_themselves_is_told_so(store: SqliteStore) -> None:
    """Not to end the turn: King Rex and Saucy Wench have ten, Ada has four, and sixteen are needed."""
    room, mika = begun(store, "smashup")
    mika.answers("play saucy_wench at tar_pits")
    mika.answers("end turn")
    let_bots_play(room)
    mika.answers("play king_rex at tar_pits")
    coach = mika.question["coach"]
    assert (coach["words"], coach["keys"]) == ("Play Howl: then Tar Pits scores.", ["play howl"])
    assert coach["why"].startswith("It has 14 of 16")
    mika.answers("play howl")
    mika.answers("end turn")
    assert room.standing().points == [10, 9]


def test_what_makes_no_base_score_can_wait(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    follow(room, mika, until="destroy")
    assert mika.question["coach"]["words"] == "End your turn again."


def test_what_is_pointed_to_stays_while_it_can_be_done(store: SqliteStore) -> None:
    room, mika = begun(store, "munchkin")
    mika.answers("play professor")
    assert mika.question["coach"]["words"] == "Use the Tommy Gun."
    assert "is_other" not in mika.question["coach"]
    mika.answers("play tommy_gun use")
    assert mika.question["coach"]["words"] == "Wear the Tweed Jacket."
    assert taught(room) == ["gear", "gear"]


def test_what_had_no_moment_comes_later(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    mika.answers("end turn")  # before anybody has said what a turn is
    follow(room, mika, until="ability")
    assert "end turn" not in taught(room)
    follow(room, mika, until="farewell")
    assert sorted(taught(room)) == sorted(step.name for step in lesson_of("smashup").steps)


def test_nobody_is_told_to_destroy_what_makes_their_own_base_score(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    mika.answers("play king_rex at tar_pits")
    mika.answers("end turn")
    let_bots_play(room)
    mika.answers("play augmentation")
    mika.answers(next(key for key in mika.keys if key.startswith("king_rex")))
    mika.answers("play saucy_wench at tar_pits")  # 18 of 16, and 16 without Zapbot: it scores all the same
    assert mika.question["coach"]["words"] == "Destroy a minion of Ada's."


def test_the_end_of_the_lesson_is_not_the_end_of_the_tour(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    follow(room, mika, until="points")
    assert mika.question["coach"]["words"] == "You know enough: get 15 points."
    mika.says("leave tour")
    assert taught(room)[-1] == "farewell"
    assert "coach" not in mika.question
    assert room.tour.lesson is not None  # what comes by chance still has its moment


def test_who_fights_without_the_gun_is_not_told_that_they_are_ahead(store: SqliteStore) -> None:
    room, mika = begun(store, "munchkin")
    mika.answers("done")
    assert "did" not in mika.question["coach"]  # nothing has come of it
    follow(room, mika, until="door")
    coach = mika.question["coach"]
    assert (coach["words"], coach["why"][:35]) == ("Ask Nell for help.", "A fight: your 6, level and gear, ag")


def test_what_was_read_is_not_read_again_in_another_turn(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    mika.answers("end turn")
    let_bots_play(room)
    assert mika.question["coach"]["step"] == 1
    assert mika.question["coach"]["keys"] == ["play saucy_wench at tar_pits"]


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


def test_the_others_make_do_where_the_script_does_not_fit(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    follow(room, mika, until="end turn")
    assert room.match.decision is not None
    room.answers.put(1, room.match.decision.keys(1).index("play warbot at the_mothership"))
    let_bots_play(room)
    assert [key for seat, _, key in room.match.record.answers if seat == 1] == [
        "play warbot at the_mothership",
        "end turn",
    ]


def test_in_the_end_the_others_play_freely(store: SqliteStore) -> None:
    room, mika = begun(store, "smashup")
    follow(room, mika, until="points")
    mika.answers("end turn")
    assert room.stand_ins.to_move() == 1
    assert room.tour.line(1) is None


def test_only_the_player_is_taught(store: SqliteStore) -> None:
    room, _ = begun(store, "smashup")
    assert "coach" not in Guest(room, -1).question


def test_a_guided_game_is_begun_over_http_alone_with_bots(client: TestClient) -> None:
    opened = client.post("/api/tours", json={"family": "smashup", "name": "Mika"})
    assert opened.status_code == 201
    assert list(opened.json()["tokens"]) == ["0"]
    info = client.get(f"/api/rooms/{opened.json()['room']}").json()
    assert [(seat["name"], seat.get("bot", "")) for seat in info["seats"]] == [("Mika", ""), ("Ada", "easy")]
    assert info["is_listed"] is False


@pytest.mark.parametrize("wish", [{"family": "chess"}, {"seed": 7}, {"seats": []}])
def test_nobody_can_choose_how_it_is_laid(client: TestClient, wish: dict[str, object]) -> None:
    assert client.post("/api/tours", json=wish).status_code == 422


def test_a_game_without_a_lesson_has_no_tour(market: None, client: TestClient) -> None:
    refused = client.post("/api/tours", json={"family": "market"})
    assert (refused.status_code, refused.json()["place"]) == (422, "family")
