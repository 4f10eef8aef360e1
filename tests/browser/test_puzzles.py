"""A puzzle is missed, helped with, taken back and solved, at the table where games are played."""

from __future__ import annotations

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page, expect

from tests.browser.looks import RUN_AXE
from tests.browser.people import IN_A_BROWSER, Crowd
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER
SIZES = {"laptop": (1366, 768), "phone": (390, 844)}


def has_no_faults(page: Page) -> None:
    page.evaluate(AXE_SCRIPT)
    found = page.evaluate(RUN_AXE, {})["violations"]
    assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in found] == []


@pytest.mark.parametrize("size", SIZES)
def test_a_puzzle_is_found(size: str, server: WebServer, crowd: Crowd) -> None:
    width, height = SIZES[size]
    ann = crowd.comes(server.url + "/puzzles", viewport={"width": width, "height": height})
    expect(ann.page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    has_no_faults(ann.page)
    ann.page.get_by_role("button", name="Royal visit").click()
    goal = ann.page.get_by_role("complementary", name="Royal visit")
    expect(goal).to_contain_text("Win this turn")
    ann.page.locator("[data-key='end turn']").click()
    ann.sees("Not yet")
    expect(goal.get_by_role("list", name="What you have tried")).to_contain_text("End your turn")
    goal.get_by_role("button", name="A nudge").click()
    expect(goal).to_contain_text("Look at Summon.")
    goal.get_by_role("button", name="Solution").click()
    expect(goal).to_contain_text("Both minions are needed")
    has_no_faults(ann.page)
    ann.page.get_by_role("button", name="Start over").click()
    expect(ann.page.locator("[data-key='end turn']")).to_be_visible()
    ann.page.locator("[data-key='end turn']").click()
    ann.sees("Not yet")
    expect(goal.locator(".tries > li")).to_have_count(1)  # the same again is not told twice
