"""Nobody is hindered anywhere: by colours, by names that are not said, by words that are cut, by large letters."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.dungeon import BOTH, is_laden, table_at
from tests.browser.looks import check_large, check_looks
from tests.browser.people import BIG, IN_A_BROWSER, LAPTOP, Crowd
from tests.browser.scenes import SCENES, Stage, Story
from tests.browser.serving import WebServer
from tests.browser.wire import Wire

pytestmark = IN_A_BROWSER


@pytest.fixture(scope="module")
def story(shared_server: WebServer) -> Story:
    return Story(shared_server)


@pytest.fixture
def wire(server: WebServer) -> Iterator[Wire]:
    with Wire(server.port) as wire:
        yield wire


@pytest.mark.parametrize("scene", SCENES)
def test_nobody_is_hindered(scene: str, server: WebServer, story: Story, wire: Wire, crowd: Crowd) -> None:
    person = SCENES[scene](Stage(server, story, wire, crowd))
    check_looks(person, scene)
    check_large(person, scene)


# What has to be scrolled to at a table, and tiles that are too narrow.
CRAMPED = """() => {
  const scrolls = (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1;
  const found = [...document.querySelectorAll("main, .lanes, .cards")].filter(scrolls).map((each) => each.className);
  const tiles = [...document.querySelectorAll(".lane .card")].map((each) => each.offsetWidth);
  return [...found, ...tiles.filter((width) => width < 64)];
}"""


@pytest.mark.parametrize("size", [LAPTOP, BIG])
def test_a_crowded_table_of_smash_up_needs_no_scrolling(size: ViewportSize, story: Story, crowd: Crowd) -> None:
    ann = crowd.comes(story.played_on().seat(0), viewport=size)
    expect(ann.page.locator(".lane .card").first).to_be_visible()
    assert ann.page.evaluate(CRAMPED) == []


def test_eight_with_all_their_gear_leave_room_for_what_goes_on(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(table_at(server, is_laden, people=1, bots=7, sets=BOTH).seat(0), viewport=LAPTOP)
    expect(ann.page.locator(".mseat")).to_have_count(8)
    ann.button("Listen at the door").click(trial=True)  # nothing covers it
    stage = ann.page.locator(".middle").bounding_box()
    assert stage is not None
    assert stage["height"] >= 128
    last = ann.page.locator(".mseat.me [data-in=gear]").last
    last.scroll_into_view_if_needed()
    last.click(trial=True)
