"""The first game: offered to whoever is new, played by following its bubbles, and left whenever somebody likes."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from rumpus.families import FAMILIES
from tests.browser.people import IN_A_BROWSER, LAPTOP, LYING, PHONE, POINTED, Crowd, Person
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER

# Whether the bubble lies on the question, or on what it points to.
COVERS = """() => {
  const coach = document.querySelector(".coach");
  if (!coach?.checkVisibility()) return [];
  const own = coach.getBoundingClientRect();
  const meets = (each) => {
    const box = each.getBoundingClientRect();
    return box.left < own.right - 1 && box.right > own.left + 1 && box.top < own.bottom - 1 && box.bottom > own.top + 1;
  };
  return [...document.querySelectorAll(".ask, [data-pointed]")].filter(meets).map((each) => each.className);
}"""
# What the bubble points to, if that cannot be seen, or the notch is not above or below it.
ASTRAY = """() => {
  const coach = document.querySelector(".coach");
  const [first] = [...document.querySelectorAll("[data-pointed]")].filter((each) => each.checkVisibility());
  if (!coach?.checkVisibility() || document.querySelector(".read, dialog[open]") || first === undefined) return [];
  const box = first.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 40));
  const notch = coach.getBoundingClientRect().left + parseFloat(coach.style.getPropertyValue("--notch"));
  const isBeside = !coach.matches(".to-button") && (innerWidth >= 896 || !coach.matches(".to-card"));
  const isMet = isBeside || (notch > box.left && notch < box.right);
  return first.contains(there) && isMet ? [] : [first.outerHTML];
}"""
# What somebody has to know and cannot see on a phone: all that a monster says, three treasures, what has just happened,
# the cards of a hand of six, and the names of those on which stands how the fight would go.
UNSEEN = """async () => {
  if (document.querySelector(".news")) for (const _ of "12") await new Promise(requestAnimationFrame);
  const fold = document.querySelector("main > .dock").getBoundingClientRect().top;
  const isBelow = (each) => each.getBoundingClientRect().bottom > fold;
  const isBeside = (each) => each.getBoundingClientRect().right > innerWidth;
  const foes = document.querySelector(".read") ? [] : [...document.querySelectorAll(".fight .foecard")].filter(isBelow);
  const treasures = [...document.querySelectorAll(".spread .card")].slice(0, 3).filter(isBelow);
  const news = [...document.querySelectorAll(".news")].filter(isBelow);
  const hand = [...document.querySelectorAll(".hand .card")];
  const beside = hand.length > 6 ? [] : hand.filter(isBeside);
  const letters = document.createRange();
  const unnamed = hand.filter((each) => {
    const [preview, name] = [each.querySelector(".preview"), each.querySelector(".card__name")];
    if (preview !== null) letters.selectNodeContents(name);
    return preview?.getBoundingClientRect().bottom > letters.getBoundingClientRect().top + 1;
  });
  return [...foes, ...treasures, ...news, ...beside, ...unnamed].map((each) => each.textContent);
}"""

# The same as what the bubbles point to, but for the one about the speed, which may come at any moment.
UNTIL_PACED = f"() => /your speed/.test(document.querySelector('.coach h2')?.textContent) ? null : ({POINTED})()"


def sits_down(server: WebServer, crowd: Crowd, game: str, **device: object) -> Person:
    """As somebody does who has never been here."""
    mika = crowd.comes(server.url, **device)
    mika.page.get_by_label("Your name at the table").fill("Mika")
    mika.page.keyboard.press("Tab")
    mika.button("Play now").click()
    title = FAMILIES[game].info().title
    mika.page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{title}")).click()
    expect(mika.page.locator(".coach h2")).to_be_visible()
    return mika


def sentence(person: Person) -> str:
    return str(person.page.evaluate("document.querySelector('.coach h2')?.textContent ?? ''"))


@pytest.mark.parametrize(("game", "device"), list(product(FAMILIES, (LAPTOP, PHONE))))
def test_who_follows_the_bubbles_learns_everything(
    server: WebServer, crowd: Crowd, game: str, device: dict[str, int]
) -> None:
    mika = sits_down(server, crowd, game, viewport=device, has_touch=device is PHONE)
    for _ in range(1500):
        assert mika.page.evaluate(COVERS) == []
        assert device is LAPTOP or game == "smashup" or mika.page.evaluate(UNSEEN) == []
        if mika.page.locator(".coach").count() == 0:
            break
        if not mika.answer(POINTED):
            mika.page.wait_for_timeout(20)
    heard = mika.page.evaluate("window.told")
    lesson, words = FAMILIES[game].lesson, FAMILIES[game].words().LESSON
    assert lesson is not None
    names = {name.casefold(): name for name in lesson.rivals}
    steps = [step.name for step in lesson.steps if not step.by_chance]
    assert list(dict.fromkeys(heard)) == [words[name][0].format_map(names) for name in steps]
    expect(mika.page.locator(".ask")).to_be_visible()


def test_a_card_that_is_drawn_is_new_though_its_like_was_played(server: WebServer, crowd: Crowd) -> None:
    mika = sits_down(server, crowd, "smashup", viewport=LAPTOP)
    while mika.hand.count("howl") == 0:
        if not mika.answer(POINTED):
            mika.page.wait_for_timeout(20)
    drawn = mika.page.locator(".hand [data-fresh] .card")
    expect(drawn).to_have_count(2)
    assert sorted(str(card.get_attribute("data-id")) for card in drawn.all()) == ["howl", "saucy_wench"]


@pytest.mark.parametrize(("game", "device"), [("smashup", LAPTOP), ("munchkin", PHONE)])
def test_all_stands_still_until_somebody_knows_how_fast_the_others_play(
    server: WebServer, crowd: Crowd, game: str, device: dict[str, int]
) -> None:
    mika = sits_down(server, crowd, game, viewport=device, has_touch=device is PHONE)
    mika.page.evaluate("localStorage['rumpus.settings'] = '{}'")
    mika.page.reload()
    while "your speed" not in sentence(mika):
        if not mika.answer(UNTIL_PACED):
            mika.page.wait_for_timeout(20)
    assert mika.page.evaluate(COVERS) == []
    bar = mika.page.locator(".bar")
    expect(bar.get_by_role("button", name="Go on")).to_be_visible()  # it is paused
    expect(bar.get_by_role("radio", name="Slow")).to_be_checked()
    bar.get_by_text("Normal").click()
    mika.page.locator(".coach").get_by_role("button", name="Go on").click()
    expect(mika.page.locator(".coach h2")).to_have_count(0)
    assert mika.page.evaluate("JSON.parse(localStorage['rumpus.settings']).speed") == "normal"


def test_a_tour_survives_a_reload_and_can_be_left_at_any_time(server: WebServer, crowd: Crowd) -> None:
    mika = sits_down(server, crowd, "smashup", viewport=PHONE)
    told = sentence(mika)
    while sentence(mika) == told:
        mika.answer(POINTED)
    told = sentence(mika)
    mika.page.reload()
    expect(mika.page.locator(".coach h2")).to_have_text(told)
    for size in (LYING, PHONE):
        mika.page.set_viewport_size(size)
        mika.page.wait_for_function(f"() => ({ASTRAY})().length === 0")
    mika.button("Leave the tour").click()
    expect(mika.page.locator(".coach")).to_have_count(0)
    mika.page.reload()
    mika.waits_for_turn()
    expect(mika.page.locator(".coach")).to_have_count(0)


def test_something_else_works_too(server: WebServer, crowd: Crowd) -> None:
    mika = sits_down(server, crowd, "smashup", viewport=LAPTOP)
    mika.card("king_rex").click()
    mika.page.locator(".base__hit").nth(1).click()
    mika.sees("You play King Rex at Jungle Oasis, now 7 of 12. You can do that, too.")


def test_one_thing_is_explained_at_a_time(server: WebServer, crowd: Crowd) -> None:
    """Neither what a frame means nor when one wants to be asked, while a bubble has something to say."""
    mika = sits_down(server, crowd, "smashup", viewport=LAPTOP)
    mika.page.evaluate("localStorage.removeItem('rumpus.frames')")
    mika.page.reload()
    expect(mika.page.locator(".coach h2")).to_be_visible()
    expect(mika.page.locator(".hand .idle").first).to_be_visible()
    assert mika.page.locator(".frame-note").count() == 0
