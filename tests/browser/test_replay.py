from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rumpus.record import read_record
from rumpus.terminal.cli import main
from tests.browser.people import IN_A_BROWSER, Crowd, Person, play
from tests.browser.serving import Opened, WebServer

pytestmark = IN_A_BROWSER


@pytest.fixture(scope="module")
def finished(shared_server: WebServer) -> Opened:
    return shared_server.finished("bot")


def step(person: Person) -> int:
    return int(person.page.get_by_label("Step of the game").input_value())


def test_a_finished_game_is_seen_again(server: WebServer, finished: Opened, crowd: Crowd) -> None:
    ann = crowd.comes(finished.replay)
    slider = ann.page.get_by_label("Step of the game")
    expect(slider).to_be_visible()
    last = int(str(slider.get_attribute("max")))
    slider.fill("0")
    ann.sees(f"Step 0 of {last}")
    expect(ann.pieces).to_have_count(0)
    ann.button("One step forward").click()
    ann.sees(f"Step 1 of {last}")
    expect(ann.pieces.first).to_be_visible()
    ann.button("Next turn").click()
    ann.sees("Turn 1:")
    assert step(ann) > 1
    ann.button("One step back").click()
    ann.button("Previous turn").click()
    ann.sees(f"Step 0 of {last}")


def test_a_replay_runs_and_stops(server: WebServer, finished: Opened, crowd: Crowd) -> None:
    ann = crowd.comes(f"{finished.replay}?at=0")
    ann.sees("Step 0 of")
    ann.page.get_by_label("Speed").get_by_text("4×").click()
    ann.button("Play").click()
    expect(ann.page.locator("input[type=range]")).to_have_value(re.compile(r"[3-9]|\d\d+"))
    ann.button("Pause").click()
    at = step(ann)
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.get_by_text(f"Step {at + 1} of")).to_be_visible()
    expect(ann.button("Play")).to_be_visible()


def test_a_replay_can_be_seen_from_every_seat(server: WebServer, finished: Opened, crowd: Crowd) -> None:
    ann = crowd.comes(f"{finished.replay}?at=0")
    seen = ann.page.get_by_label("Seen by")
    hands = {}
    for name in ("Ann", "Bob"):
        seen.select_option(name)
        cards = ann.page.get_by_role("list", name=f"{name}’s hand").get_by_role("button")
        expect(cards).to_have_count(5)
        hands[name] = cards.all_inner_texts()
    assert hands["Ann"] != hands["Bob"]
    seen.select_option("A spectator")
    expect(ann.page.get_by_role("list", name="Hand of")).to_have_count(0)


def test_a_link_to_a_moment_says_who_can_open_it(server: WebServer, finished: Opened, crowd: Crowd) -> None:
    ann = crowd.comes(f"{finished.replay}?at=6&seat=0")
    ann.sees("Step 6 of")
    ann.button("Link to this step").click()
    ann.sees("Only this computer can open it so far.")
    expect(ann.page.get_by_role("textbox", name="Link to this step")).to_have_value(ann.page.url)


def test_a_game_is_played_on_from_the_middle(server: WebServer, finished: Opened, crowd: Crowd) -> None:
    ann = crowd.comes(f"{finished.replay}?at=6&seat=0")
    ann.sees("Step 6 of")
    there = ann.pieces.count()
    ann.button("Fork here").click()
    ann.page.get_by_label("You play as").select_option("Ann")
    ann.button("Open the table").click()
    ann.page.wait_for_url("**/table/*")
    assert finished.room not in ann.page.url
    assert there > 0
    expect(ann.pieces.nth(there - 1)).to_be_visible()
    play([ann], until=lambda: ann.turns == 1)


def test_a_running_game_is_seen_again_as_far_as_one_may(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "bot")
    ann = crowd.comes(table.seat(0))
    play([ann], until=lambda: ann.turns == 2)
    ann.go(f"{table.replay}?at=0")
    ann.sees("Step 0 of")
    seen = ann.page.get_by_label("Seen by")
    assert seen.get_by_role("option").all_inner_texts() == ["Ann (you)", "A spectator"]
    expect(ann.page.get_by_role("list", name="Ann’s hand").get_by_role("button")).to_have_count(5)
    assert ann.button("Fork here").count() == 0


def test_a_report_of_a_finished_game_is_replayed(
    server: WebServer, finished: Opened, crowd: Crowd, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = crowd.comes(finished.seat(0))
    file = reported(ann, "Who won?", tmp_path)
    assert read_record(file.read_bytes()).note == "Who won?"
    assert main(["replay", str(file), "--log-only"]) == 0
    assert "wins with" in capsys.readouterr().out


def test_a_report_of_a_running_game_is_a_scenario(server: WebServer, crowd: Crowd, tmp_path: Path) -> None:
    ann = crowd.comes(server.pirates().seat(0))
    ann.asks_what_to_move()
    file = reported(ann, "May it move?", tmp_path)
    assert "May it move?" in file.read_text()
    assert main(["scenario", str(file)]) == 0


def reported(person: Person, note: str, folder: Path) -> Path:
    """The file that somebody gets who reports a problem."""
    person.opens_menu()
    person.page.get_by_role("banner").get_by_role("button", name="Report a problem").click()
    person.page.get_by_label("What did you expect, and what happened?").fill(note)
    with person.page.expect_download() as downloading:
        person.page.get_by_role("button", name="Download", exact=True).click()
    file = folder / downloading.value.suggested_filename
    downloading.value.save_as(file)
    return file
