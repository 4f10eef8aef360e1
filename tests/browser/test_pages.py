from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.people import DESKTOP, IN_A_BROWSER, PHONE, TABLET, Crowd, Person, play
from tests.browser.serving import LiveServer

pytestmark = IN_A_BROWSER

SHOTS = Path(__file__).parents[2] / "build" / "screenshots"  # to be looked at
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
PAGES = {"home": "/", "new-table": "/new", "cards": "/cards", "how-to-play": "/how-to-play", "about": "/about"}
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")


def check_looks(person: Person, name: str) -> None:
    """Nothing that hinders people, and nothing beside the screen; with a picture in each size."""
    SHOTS.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        found = Axe().run(person.page)
        assert found.violations_count == 0, f"{theme}: {found.generate_report()}"
        for size, viewport in SIZES.items():
            person.page.set_viewport_size(viewport)
            person.page.screenshot(path=SHOTS / f"{name}-{size}-{theme}.png")
            assert person.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"], size


@pytest.mark.parametrize("name", PAGES)
def test_pages_hinder_nobody(server: LiveServer, crowd: Crowd, name: str) -> None:
    ann = crowd.comes(server.address + PAGES[name])
    expect(ann.page.locator("h1")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    check_looks(ann, name)


def test_the_table_hinders_nobody(server: LiveServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.open("you", "bot", "bot", "bot").seat(0))
    play([ann], until=lambda: ann.turns == 3)
    play([ann], until=lambda: ann.can_play_minion)
    check_looks(ann, "table")
    ann.page.locator(".hand .is-minion.can").first.click()
    check_looks(ann, "table-picked")


def test_a_scored_base_hinders_nobody(server: LiveServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.open("you", "bot").seat(0))
    play([ann], until=lambda: ann.page.locator("dialog[open]").count() > 0)
    check_looks(ann, "scored")


def test_the_theme_can_be_chosen(server: LiveServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.address, color_scheme="light")
    light = ann.page.evaluate("getComputedStyle(document.body).backgroundColor")
    ann.button("Use the dark theme").click()
    assert ann.page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    ann.page.reload()
    expect(ann.button("Use the light theme")).to_be_visible()
    assert ann.page.evaluate("getComputedStyle(document.body).backgroundColor") != light


def test_cards_are_found_by_name_text_and_kind(server: LiveServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.address + "/cards")
    found = ann.page.get_by_role("list", name="Cards found")
    ann.page.get_by_label("Search names and texts").fill("war raptor")
    expect(found.get_by_role("button", name="War Raptor")).to_be_visible()
    expect(found.get_by_role("button", name="King Rex")).to_have_count(0)
    found.get_by_role("button", name="War Raptor").click()
    expect(ann.page.get_by_label("About this card")).to_contain_text("4 copies")
    ann.page.get_by_label("Search names and texts").fill("qwxz")
    ann.sees("No card is like that.")
    ann.button("Show all").click()
    expect(found.get_by_role("button", name="King Rex")).to_be_visible()


def test_an_address_without_a_page_says_so(server: LiveServer, crowd: Crowd) -> None:
    crowd.comes(server.address + "/nowhere").sees("There is nothing here")
    crowd.comes(server.address + "/table/nowhere").sees("There is no such table")
    crowd.comes(server.open("you", "bot").address + "#seat=forged").sees("This table is not for you")
