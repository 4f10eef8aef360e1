"""Hints at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import IN_A_BROWSER, LAPTOP, PHONE, Crowd
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER
PATIENCE = 60_000  # milliseconds


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_hint_is_asked_for_by_a_key_and_played_by_a_click(server: WebServer, crowd: Crowd, size: object) -> None:
    table = server.table("you", "bot")
    ann = crowd.comes(table.seat(0), viewport=size)
    expect(ann.button("Hint")).to_be_visible()
    ann.page.keyboard.press("h")
    hint = ann.page.get_by_role("complementary", name="Hint")
    ideas = hint.get_by_role("listitem")
    expect(ideas).to_have_count(3)
    ann.page.keyboard.press("Escape")
    expect(hint).to_have_count(0)
    ann.button("Hint").click()
    expect(ideas.first).to_contain_text("%")
    ideas.first.get_by_role("button").click()
    expect(hint).to_have_count(0)
    while len(server.ask(f"rooms/{table.room}/moments")) < 2:  # until it has been answered
        ann.page.wait_for_timeout(100)


def test_among_people_there_is_no_hint_unless_the_table_has_them(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "you").seat(0))
    expect(ann.page.locator(".hand")).to_be_visible()
    assert ann.button("Hint").count() == 0
    bob = crowd.comes(server.table("you", "open", hints=True).address)
    expect(bob.page.get_by_text("Everybody may ask for hints at this table.")).to_be_visible()
