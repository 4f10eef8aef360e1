from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.browser.people import IN_A_BROWSER, PHONE, Crowd, middle
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER


def test_the_theme_can_be_chosen(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.url, color_scheme="light")
    light = ann.page.evaluate("getComputedStyle(document.body).backgroundColor")
    ann.button("Use the dark theme").click()
    assert ann.page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    ann.page.reload()
    expect(ann.button("Use the light theme")).to_be_visible()
    assert ann.page.evaluate("getComputedStyle(document.body).backgroundColor") != light


def test_cards_are_found_by_name_text_and_kind(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.url + "/cards")
    found = ann.page.get_by_role("list", name="Cards found")
    ann.page.get_by_label("Search names and texts").fill("war raptor")
    expect(found.get_by_role("button", name="War Raptor")).to_be_visible()
    expect(found.get_by_role("button", name="King Rex")).to_have_count(0)
    found.get_by_role("button", name="War Raptor").click()
    expect(ann.page.get_by_label("About this card")).to_contain_text("4 copies")
    ann.page.get_by_label("Search names and texts").fill("qwxz")
    ann.sees("No cards match.")
    ann.button("Show all").click()
    expect(found.get_by_role("button", name="King Rex")).to_be_visible()


def test_an_address_without_a_page_says_so(server: WebServer, crowd: Crowd) -> None:
    crowd.comes(server.url + "/nowhere").sees("There is nothing here")
    crowd.comes(server.url + "/table/nowhere").sees("There is no such table")
    crowd.comes(server.table("you", "bot").address + "#seat=forged").sees("This is not a link to a seat here")


def test_nothing_moves_on_the_first_page_when_the_games_are_known_or_a_name_is_given(
    server: WebServer, crowd: Crowd
) -> None:
    mika = crowd.comes(server.url + "/rules", viewport=PHONE)
    held: list[Route] = []
    mika.page.route("**/api/families", lambda route: held.append(route))
    mika.go(server.url)
    expect(mika.button("Play now")).to_be_visible()
    mika.page.wait_for_function("document.fonts.status === 'loaded'")
    before = middle(mika.button("Play now"))
    mika.page.get_by_label("Your name at the table").fill("Mika")
    mika.page.keyboard.press("Tab")
    for route in held:
        route.continue_()
    expect(mika.page.get_by_role("radiogroup", name="Game")).to_be_visible()
    assert middle(mika.button("Play now")) == before
