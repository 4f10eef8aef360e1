"""Another language beside a plain game: guided games, puzzles, hints, reviews, and what is passed on."""

from __future__ import annotations

import calendar
import re
from html import unescape
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from rumpus import FAMILIES
from tests.brackets import outside
from tests.browser.dungeon import is_over, needs_help, table_at
from tests.browser.people import IN_A_BROWSER, POINTED, Crowd
from tests.browser.scenes import Story
from tests.browser.serving import WebServer
from tests.browser.test_language import SAME_EVERYWHERE, abroad, comes, press, read, story

__all__ = ["abroad", "story"]
pytestmark = IN_A_BROWSER
TAGS = re.compile(r'<meta property="og:(?:title|description|image:alt)" content="([^"]*)"')


@pytest.mark.parametrize("game", FAMILIES)
def test_a_guided_game_has_no_english(game: str, abroad: WebServer, crowd: Crowd) -> None:
    told = abroad.ask("tours?language=xx", family=game, name="Ann")
    ann = comes(crowd, abroad.opened(told["room"], {0: told["tokens"]["0"]}).seat(0))
    coach = ann.page.locator(".coach")
    coach.wait_for()
    while coach.count() > 0:
        if not ann.answer(POINTED):
            ann.page.wait_for_timeout(20)
    assert len(ann.page.evaluate("window.told")) > 5
    read(ann, 300, *[seat["name"] for seat in abroad.ask(f"rooms/{told['room']}")["seats"]])


def test_puzzles_have_no_english(abroad: WebServer, crowd: Crowd) -> None:
    ann = comes(crowd, f"{abroad.url}/puzzles")
    puzzle = ann.page.locator("main").get_by_role("button").filter(has_text="⟦Royal⟧").first
    puzzle.wait_for()
    read(ann, 30, *calendar.day_abbr)  # browsers know them, but not in this language
    puzzle.click()
    end = ann.page.locator("[data-key='end turn']")
    end.click()
    press(ann, "Start over")
    end.click()
    press(ann, "A nudge")
    press(ann, "Solution")
    read(ann, 150, *calendar.day_abbr)


@pytest.mark.parametrize("game", FAMILIES)
def test_a_hint_has_no_english(game: str, abroad: WebServer, crowd: Crowd) -> None:
    table = abroad.table("you", "bot") if game == "smashup" else table_at(abroad, needs_help, people=1, bots=1)
    ann = comes(crowd, table.seat(0))
    press(ann, "Hint")
    expect(ann.page.locator("[aria-labelledby=hint] li").first).to_contain_text("%")
    read(ann, least=100)


@pytest.mark.parametrize("game", FAMILIES)
def test_a_review_has_no_english(game: str, abroad: WebServer, story: Story, crowd: Crowd) -> None:
    table = story.table if game == "smashup" else table_at(abroad, is_over, people=1, bots=2)
    ann = comes(crowd, table.seat(0))
    expect(ann.page.locator("#who-won")).to_be_visible()
    ann.go(table.review)
    ann.page.locator(".curve").wait_for()
    read(ann, least=60)


def test_what_is_passed_on_has_no_english(abroad: WebServer, story: Story, crowd: Crowd) -> None:
    running, over = abroad.table("you", "open", "bot"), table_at(abroad, is_over, people=1, bots=2)
    for table in (running, story.table, over):
        with urlopen(f"{table.address}?language=xx") as answer:
            told = TAGS.findall(answer.read().decode())
        assert len(told) >= 2
        assert outside(unescape(" ".join(told)), SAME_EVERYWHERE) == []
    ann = comes(crowd, running.seat(0))
    ann.page.locator(".ask").wait_for()
    ann.go(running.invite)
    ann.page.locator("h1").wait_for()
    ann.page.wait_for_load_state("networkidle")
    read(ann, least=30)
    for table in (story.table, over):
        ann.go(table.address.replace("/table/", "/result/"))
        ann.page.locator("h1").wait_for()
        ann.page.wait_for_load_state("networkidle")
        read(ann, least=20)
        ann.go(table.seat(0))
        press(ann, "Share")
        ann.page.locator("dialog[open] img").wait_for()
        read(ann, least=100)


def test_being_away_and_being_called_have_no_english(abroad: WebServer, crowd: Crowd) -> None:
    table = abroad.table("you", "you", "bot", seconds=2 * 86400)
    ann, bob = comes(crowd, table.seat(0)), comes(crowd, table.seat(1))
    bob.page.locator(".ask").wait_for()
    press(bob, "Table menu")
    read(bob, least=100)
    read(ann, least=100)
