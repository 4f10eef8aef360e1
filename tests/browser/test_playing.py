from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.people import HEAD, IN_A_BROWSER, PHONE, Crowd, play
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER

# Whatever moves for longer than the eye can see is noted: by a script, by a transition, by an animation in a style.
COUNT_MOTION = """
  globalThis.motions = [];
  const note = (each) => {
    const { duration } = each.effect.getComputedTiming();
    if (duration > 10) motions.push([each.constructor.name, each.effect.target.className, duration].join(" "));
  };
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const each = animate.apply(this, how);
    note(each);
    return each;
  };
  for (const kind of ["animationstart", "transitionrun"])
    addEventListener(kind, (event) => event.target.getAnimations().forEach(note), true);
"""


def test_play_now(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.url)
    ann.page.get_by_label("Your name at the table").fill("Annabel")
    ann.button("Play now").click()
    ann.button("I know how").click()
    play([ann], until=lambda: ann.turns == 3)
    expect(ann.page.locator(".seat", has_text="Annabel")).to_contain_text("you")
    ann.go(server.url)
    expect(ann.page.get_by_role("listitem").filter(has_text="Annabel")).to_contain_text("Turn")


def test_a_minion_goes_where_it_is_put(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    before = ann.hand
    minion = ann.play_minion(base=1)
    expect(ann.page.locator(f".hand [data-id={minion}]")).to_have_count(before.count(minion) - 1)
    expect(ann.page.locator(".base").nth(1).locator("[data-in=pieces]").first).to_be_visible()


def test_a_target_on_the_board_is_clicked(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.pirates().seat(0))
    raptor = ann.asks_what_to_move()
    raptor.click()
    ann.page.locator(".base__hit").last.click()
    expect(ann.page.locator(".base").last.locator("[data-in=pieces]")).to_have_count(1)
    expect(ann.page.locator(".base").first.locator("[data-in=pieces]")).to_have_count(0)


def test_a_card_is_dragged_onto_a_base(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    before = ann.hand
    minion = ann.page.locator(".hand .is-minion.can").first
    name = str(minion.get_attribute("data-id"))
    ann.drags(minion, to=ann.page.locator(".base").nth(1))
    expect(ann.page.locator(".base").nth(1).locator("[data-in=pieces]").first).to_be_visible()
    expect(ann.page.locator(f".hand [data-id={name}]")).to_have_count(before.count(name) - 1)


def test_a_card_that_is_dropped_beside_the_bases_goes_back(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    before = ann.hand
    ann.drags(ann.page.locator(".hand .is-minion.can").first, to=ann.page.locator(".hand .card").last)
    expect(ann.page.locator(".ghost")).to_have_count(0)
    assert ann.page.locator(".picked").count() == 0
    assert ann.hand == before


def test_a_refused_try_says_why(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.pirates().seat(0))
    ann.waits_for_turn()
    ann.play_minion(base=0)
    expect(ann.pieces).to_have_count(1)
    ann.page.locator(".hand .is-minion").first.click()
    why = ann.page.get_by_role("alert")
    expect(why).to_contain_text("Rule SU-")
    why.get_by_role("button", name="Close").click()
    expect(why).to_have_count(0)


def test_a_card_is_read_by_pointing_at_it(server: WebServer, crowd: Crowd) -> None:
    """With its text, and its power as a sum; a card in hand covers neither the question nor the other cards."""
    ann = crowd.comes(server.pirates().seat(0))
    raptor = ann.asks_what_to_move()
    large = ann.page.locator(".peek")
    raptor.hover()
    expect(large).to_contain_text("War Raptor")
    expect(large).to_contain_text("gives this minion +1 power")
    expect(large.locator(".total")).to_contain_text("3")
    ann.page.locator(".topbar").hover(position={"x": 5, "y": 5})
    expect(large).to_have_count(0)
    ann.page.locator(".hand [data-in=hand]").first.hover()
    expect(large).to_have_count(1)
    box, dock = large.bounding_box(), ann.page.locator("main > .dock").bounding_box()
    assert box is not None
    assert dock is not None
    assert box["y"] + box["height"] <= dock["y"]


def test_a_card_opens_for_who_comes_to_it_by_keyboard(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.pirates().seat(0))
    ann.waits_for_turn()
    for _ in range(30):
        ann.page.keyboard.press("Tab")
        if ann.page.locator(".peek").count():
            break
    expect(ann.page.locator(".peek")).to_have_count(1)


def test_a_phone_is_enough(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "bot", "bot")
    ann = crowd.comes(table.seat(0), viewport=PHONE, has_touch=True, is_mobile=True)
    play([ann], until=lambda: ann.turns == 3)
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_tap_reads_and_a_button_plays(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0), viewport=PHONE, has_touch=True, is_mobile=True)
    ann.waits_for_turn()
    minion, sheet = ann.page.locator(".hand .is-minion.can").first, ann.page.locator(".read")
    minion.tap()
    expect(sheet).to_be_visible()
    minion.tap()
    expect(sheet).to_have_count(0)
    expect(ann.pieces).to_have_count(0)
    minion.tap()
    sheet.get_by_role("button", name=re.compile("^Play .* at ")).first.tap()
    expect(ann.pieces).to_have_count(1)
    ann.page.locator(".base.is-open [data-in=pieces]").tap()
    expect(sheet).to_be_visible()


def test_the_base_that_is_opened_is_the_one_that_is_read(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0), viewport=PHONE, has_touch=True, is_mobile=True)
    ann.waits_for_turn()
    read = ann.page.locator(".read").get_by_role("heading")
    ann.page.locator(".is-open .base__look").tap(position=HEAD)
    opened = ann.page.locator(".is-open .base__name")
    expect(read).to_have_text(opened.inner_text())
    first = opened.inner_text()
    ann.page.locator(".strip button:not([aria-pressed=true])").first.tap()
    expect(opened).not_to_have_text(first)
    expect(read).to_have_text(opened.inner_text())


def test_a_long_press_shows_a_card_closely(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0), viewport=PHONE, has_touch=True, is_mobile=True)
    ann.waits_for_turn()
    with ann.touches(ann.page.locator(".hand .card").first):
        expect(ann.page.locator("dialog[open]")).to_be_visible()
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    assert ann.page.locator(".picked").count() == 0


def test_a_swipe_goes_to_the_next_base(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0), viewport=PHONE, has_touch=True, is_mobile=True)
    ann.waits_for_turn()
    first, second = ann.page.locator(".base").nth(0), ann.page.locator(".base").nth(1)
    expect(first).to_be_visible()
    with ann.touches(first) as finger:
        finger(-120)
    expect(second).to_be_visible()
    expect(first).to_be_hidden()


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_nothing_moves_for_who_wants_that(server: WebServer, crowd: Crowd, motion: str) -> None:
    ann = crowd.comes("about:blank", reduced_motion=motion)
    ann.page.add_init_script(COUNT_MOTION)
    ann.go(server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    ann.play_minion(base=0)
    expect(ann.pieces).to_have_count(1)
    ann.button("End your turn").click()
    expect(ann.page.locator("header")).to_contain_text("turn 3")
    assert (ann.page.evaluate("motions") == []) == (motion == "reduce"), ann.page.evaluate("motions")


def test_two_people_and_two_bots_play_a_game(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.url + "/new")
    ann.page.get_by_label("Your name at the table").fill("Ann")
    ann.page.get_by_label("Number of players").get_by_text("4").click()
    ann.page.get_by_label("Seat 3", exact=True).select_option("Invite by link")
    ann.page.get_by_label("How factions are chosen").get_by_text("Draft").click()
    ann.button("Open the table").click()
    link = ann.page.locator(".link").inner_text()
    # Whoever begins the draft may choose before everybody is there.
    ann.page.get_by_role("link", name=re.compile("To the table|Make your choice meanwhile")).click()
    bob = crowd.comes(link)
    bob.page.get_by_label("Your name at the table").fill("Bob")
    bob.button("Take seat 3").click()
    play([ann, bob], until=lambda: ann.is_over and bob.is_over, seconds=240.0)
    assert min(ann.turns, bob.turns) >= 3
