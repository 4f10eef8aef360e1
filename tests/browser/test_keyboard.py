from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import IN_A_BROWSER, Crowd, Person
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER

MOST_STOPS = 60


def tab_to(person: Person, css: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(MOST_STOPS):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("css => document.activeElement.matches(css)", css):
            return
    raise AssertionError(f"Tab does not come to {css}")


def focused(person: Person) -> str:
    return str(person.page.evaluate("document.activeElement.dataset.id"))


def test_a_whole_turn_without_a_mouse(server: WebServer, crowd: Crowd) -> None:
    """A minion, an action with its questions, the end of the turn: with Tab, Enter and Space alone."""
    ann = crowd.comes(server.pirates().seat(0))
    ann.waits_for_turn()
    tab_to(ann, ".hand .can[data-id=war_raptor]")
    ann.page.keyboard.press("Enter")
    tab_to(ann, ".base__hit")
    ann.page.keyboard.press("Enter")
    expect(ann.pieces).to_have_count(1)
    tab_to(ann, ".hand .can[data-id=dinghy]")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".base [data-in=pieces].can")).to_have_count(1)
    tab_to(ann, "[data-in=pieces].can")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".base__hit").first).to_be_visible()
    tab_to(ann, ".base__hit")
    ann.page.keyboard.press("Enter")
    ann.waits_for_turn()
    expect(ann.page.locator(".base").first.locator("[data-in=pieces]")).to_have_count(0)
    expect(ann.page.locator(".hand .can")).to_have_count(0)
    ann.page.keyboard.press("Space")
    expect(ann.page.locator("header")).to_contain_text("turn 3")


def test_arrows_go_from_card_to_card(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    tab_to(ann, ".hand .card")
    assert focused(ann) == ann.hand[0]
    ann.page.keyboard.press("ArrowRight")
    assert focused(ann) == ann.hand[1]
    ann.page.keyboard.press("End")
    assert focused(ann) == ann.hand[-1]
    ann.page.keyboard.press("z")
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    assert focused(ann) == ann.hand[-1]


def test_keys_let_go_take_back_and_help(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    ann.page.locator(".hand .is-minion.can").first.click()
    expect(ann.page.locator(".picked")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".picked")).to_have_count(0)
    ann.play_minion(base=0)
    expect(ann.page.locator("[data-in=pieces]")).to_have_count(1)
    ann.page.keyboard.press("u")
    expect(ann.page.locator("[data-in=pieces]")).to_have_count(0)
    ann.page.keyboard.press("2")
    assert ann.page.evaluate("document.activeElement.closest('.base') === document.querySelectorAll('.base')[1]")
    ann.page.keyboard.press("?")
    ann.sees("look at a card closely")


def test_home_by_keyboard(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.url)
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("document.activeElement.textContent") == "Skip to content"
    tab_to(ann, "input[autocomplete=nickname]")
    ann.page.keyboard.type("Ann")
    tab_to(ann, ".btn--go")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    for _ in range(10):
        if ann.page.evaluate("document.activeElement.textContent").strip() == "I know how: just play":
            break
        ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".hand")).to_be_visible()
