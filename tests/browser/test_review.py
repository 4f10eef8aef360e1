"""A finished game looked back at in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import IN_A_BROWSER, PHONE, Crowd, Person
from tests.browser.serving import Opened, WebServer

pytestmark = IN_A_BROWSER
PATIENCE = 60_000  # milliseconds


@pytest.fixture(scope="module")
def finished(shared_server: WebServer) -> Opened:
    return shared_server.finished("bot")


def looks_back(person: Person, table: Opened) -> None:
    person.go(table.review)
    expect(person.page.get_by_text("Luck and play, told apart")).to_be_visible()


def test_a_review_is_worked_out_and_leads_through_the_game(server: WebServer, finished: Opened, crowd: Crowd) -> None:
    ann = crowd.comes(finished.seat(0))
    ann.page.get_by_role("link", name="Review").click()
    ann.page.wait_for_url("**view=review")
    expect(ann.page.get_by_role("img", name=re.compile("Chances of winning.*Ann from"))).to_be_visible()
    moment = ann.page.get_by_label("Moment")
    last = int(str(moment.get_attribute("max")))
    moment.focus()
    ann.page.keyboard.press("End")
    expect(moment).to_have_value(str(last))
    ann.page.keyboard.press("Home")
    expect(moment).to_have_value("0")
    curve = ann.page.locator(".curve")
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(moment).not_to_have_value("0")
    expect(moment).not_to_have_value(str(last))
    ann.button("Watch").click()
    expect(ann.page.get_by_label("Step of the game")).to_be_visible()
    assert int(ann.page.get_by_label("Step of the game").input_value()) > 0


def test_slips_are_played_on_from_and_shown_to_nobody_else(server: WebServer, finished: Opened, crowd: Crowd) -> None:
    ann = crowd.comes(finished.seat(0))
    expect(ann.page.locator("h1")).to_be_attached()
    looks_back(ann, finished)
    slips = ann.page.locator(".slips li")
    if slips.count() == 0:  # by chance she made none
        expect(ann.page.get_by_text("No answer of yours cost you more than 4 %.")).to_be_visible()
    else:
        expect(slips.first.get_by_text("Better", exact=True)).to_be_visible()
        slips.first.get_by_role("button", name="Play on from here").click()
        ann.button("Open the table").click()
        ann.page.wait_for_url("**/table/*")
        assert finished.room not in ann.page.url
    bob = crowd.comes(finished.review)
    expect(bob.page.get_by_text("Slips are shown only to the player who made them.")).to_be_visible()
    expect(bob.page.locator(".slips li")).to_have_count(0)


def test_on_a_phone_a_button_leads_there_and_back(server: WebServer, finished: Opened, crowd: Crowd) -> None:
    ann = crowd.comes(f"{finished.replay}?at=3", viewport=PHONE)
    ann.sees("Step 3 of")
    ann.button("Review").click()
    expect(ann.page.get_by_text("Luck and play, told apart")).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.button("Replay").click()
    ann.sees("Step 3 of")
