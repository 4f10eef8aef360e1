"""A table to pass on: `rumpus replay` or `rumpus scenario` opens it, and it tells only what its sender may know."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from starlette.testclient import TestClient

from rumpus.families import notations
from rumpus.family.scenarios import Scenario, read_scenarios, run
from rumpus.family.scenarios.writing import names_of
from rumpus.record import read_record
from rumpus.server.accounts import Viewpoint
from rumpus.server.app import Server
from rumpus.server.report import draft_of, scenario_of
from rumpus.server.room import Room
from rumpus.smashup.positions.layout import lay_out
from rumpus.terminal.cli import main
from tests.contract.smashup import random_setup
from tests.server.following import Plain, asked_of, new_room, play_out, sit
from tests.server.speaking import bearing, opened

SEED = 987_654_321


def table(client: TestClient, server: Server, answers: int = 100_000, **wish: object) -> tuple[Room, dict[int, str]]:
    name, tokens = opened(client, seed=SEED, **wish)
    room = server.lobby.find(name)
    assert room is not None
    play_out(room, sit(room), Random(1), answers)
    return room, tokens


def read(room: Room, seat: int) -> Scenario:
    (scenario,) = read_scenarios(scenario_of(draft_of(room, Viewpoint(seat), "Is that right?")), notations(), "")
    return scenario


def test_a_finished_game_is_its_record_with_the_note(client: TestClient, server: Server, tmp_path: Path) -> None:
    room, _ = table(client, server)
    told = client.get(f"/api/rooms/{room.id}/report", params={"note": " Who won? "})
    assert told.status_code == 200
    assert told.headers["content-disposition"] == 'attachment; filename="rumpus-report.json"'
    record = read_record(told.content)
    assert record.note == "Who won?"
    assert record.answers == room.match.record.answers
    assert room.match.record.note == ""
    (tmp_path / "report.json").write_bytes(told.content)
    shown = io.StringIO()
    assert main(["replay", str(tmp_path / "report.json"), "--log-only"], Console(file=shown, width=100)) == 0
    assert "wins with" in shown.getvalue()


def test_a_running_game_is_a_scenario_that_opens(client: TestClient, server: Server, tmp_path: Path) -> None:
    room, tokens = table(client, server, 40)
    told = client.get(f"/api/rooms/{room.id}/report", params={"note": "Is that right?"}, headers=bearing(tokens[0]))
    assert told.status_code == 200
    assert told.headers["content-disposition"] == 'attachment; filename="rumpus-report.yaml"'
    assert "Is that right?" in told.text
    assert str(SEED) not in told.text
    (tmp_path / "report.yaml").write_text(told.text)
    assert main(["scenario", str(tmp_path / "report.yaml")]) == 0


def test_who_has_no_seat_reports_as_a_spectator(client: TestClient, server: Server) -> None:
    room, tokens = table(client, server, 40)
    told = client.get(f"/api/rooms/{room.id}/report")
    assert told.text == scenario_of(draft_of(room, Viewpoint(-1), ""))
    other, _ = opened(client)
    assert client.get(f"/api/rooms/{other}/report", headers=bearing(tokens[0])).status_code == 403
    assert client.get(f"/api/rooms/{room.id}/report", headers=bearing("x")).status_code == 403
    assert client.get("/api/rooms/nowhere/report").status_code == 404


def test_there_is_nothing_to_report_before_the_deal(client: TestClient) -> None:
    room, tokens = opened(client, setup={"draft": "snake"})
    told = client.get(f"/api/rooms/{room}/report", headers=bearing(tokens[0]))
    assert told.status_code == 409
    assert "dealt" in told.json()["error"]


def test_a_note_has_bounds(client: TestClient, server: Server) -> None:
    room, _ = table(client, server, 10)
    told = client.get(f"/api/rooms/{room.id}/report", params={"note": "x" * 5000})
    assert told.text.count("x" * 50) < 2100 / 50


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(5))
def test_at_every_question_every_seat_can_report(seed: int) -> None:
    """What lies open is as it lies, a seat's own hand is as it is, and what is hidden adds up."""
    rng = Random(seed)
    setup = random_setup(rng)
    players = setup.pop("players")
    room = new_room(players, seed, setup=setup)
    guests = sit(room)
    while room.match.game.state.draft is not None or room.match.game.state.phase != "play":
        asked_of(guests).answers_anything(rng)
    steps = 0
    while not room.is_over:
        for seat in rng.sample(range(-1, players), 1):
            scenario = read(room, seat)
            assert scenario.head.note.startswith("Is that right?")
            assert run(scenario).is_as_expected
            steps += len(scenario.play)
            if room.match.game.is_at_rest and room.match.game.state.phase == "play":
                compare(scenario, guests[seat].view if seat >= 0 else room.match.game.view(-1), seat)
        asked_of(guests).answers_anything(rng)
    assert steps > 5


def compare(scenario: Scenario, view: Plain, seat: int) -> None:
    """At rest, with what the seat sees."""
    assert scenario.position.turn.number == view["turn"]
    assert lay_out(scenario.position).active == view["active"]
    assert [base if isinstance(base, str) else base.base for base in scenario.position.bases] == [
        base["card"] for base in view["bases"]
    ]
    for place, (told, seen) in enumerate(zip(scenario.position.players.values(), view["seats"], strict=True)):
        assert told.vp == seen["points"]
        assert told.discard == seen["discard"]
        assert (len(told.hand), len(told.deck)) == (len(seen["hand"]), seen["deck"])
        cards = [each if isinstance(each, str) else each.card for each in told.hand]
        held = [card.partition(" of ")[0] for card in cards]  # some cards are somebody else's
        if place == seat:
            assert held == seen["hand"]
        for card in seen["hand"]:
            assert not card or card in held


def test_names_that_a_scenario_cannot_tell_apart_are_replaced() -> None:
    assert names_of(["Ann", "Bob"]) == ["Ann", "Bob"]
    assert names_of(["offers", "Duke of York"]) == ["offers", "Duke of York"]
    for names in (["Ann", "Ann"], ["nobody", "Bob"], [" ", "Bob"]):
        assert names_of(names) == ["Player 1", "Player 2"]
