from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import IN_A_BROWSER, PHONE, Crowd, play
from tests.browser.serving import LiveServer

pytestmark = IN_A_BROWSER


def test_play_now(server: LiveServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.address)
    ann.page.get_by_label("Your name at the table").fill("Ann")
    ann.button("Play now").click()
    play([ann], until=lambda: ann.turns == 3)
    ann.waits_for_turn()
    expect(ann.page.locator(".seat", has_text="Ann")).to_contain_text("you")
    ann.go(server.address)
    expect(ann.page.get_by_role("listitem").filter(has_text="Ann")).to_contain_text("Open")


def test_a_minion_goes_where_it_is_put(server: LiveServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.open("you", "bot").seat(0))
    ann.waits_for_turn()
    before = ann.hand
    minion = ann.play_minion(base=1)
    expect(ann.page.locator(f".hand [data-id={minion}]")).to_have_count(before.count(minion) - 1)
    expect(ann.page.locator(".base").nth(1).locator("[data-in=pieces]").first).to_be_visible()


def test_a_phone_is_enough(server: LiveServer, crowd: Crowd) -> None:
    table = server.open("you", "bot", "bot")
    ann = crowd.comes(table.seat(0), viewport=PHONE, has_touch=True, is_mobile=True)
    play([ann], until=lambda: ann.turns == 3)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_two_people_and_two_bots_play_a_game(server: LiveServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.address + "/new")
    ann.page.get_by_label("Your name at the table").fill("Ann")
    ann.page.get_by_label("How many players").get_by_text("4").click()
    ann.page.get_by_label("Seat 3", exact=True).select_option("Invite by link")
    ann.page.get_by_label("How factions are chosen").get_by_text("Draft").click()
    ann.button("Open the table").click()
    link = ann.page.get_by_label("Link to the table").input_value()
    ann.page.get_by_role("link", name="To the table").click()
    bob = crowd.comes(link)
    bob.page.get_by_label("Your name at the table").fill("Bob")
    bob.button("Take seat 3").click()
    play([ann, bob], until=lambda: ann.is_over and bob.is_over, seconds=80.0)
    assert min(ann.turns, bob.turns) >= 3
