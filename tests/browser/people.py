"""Somebody with a browser, who looks at what shines and clicks on it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, Position, ViewportSize, expect

IN_A_BROWSER = pytest.mark.browser
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
BIG: ViewportSize = {"width": 1920, "height": 1080}
TABLET: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}  # a phone on its side
PATIENCE = 60_000  # milliseconds: however slow the machine is

# What somebody would click on next: cards first, the end of the turn when there is nothing left to play.
NEXT = """() => {
  const all = (css) => [...document.querySelectorAll(css)].filter((each) => each.checkVisibility());
  if (document.querySelector(".busy, .lost")) return null;
  const curtain = all(".curtain button")[0];
  if (curtain) return curtain;
  const sheet = all("dialog[open] .btn--go")[0];
  if (sheet) return sheet;
  const doubt = all("[data-doubt]")[0];
  if (doubt) return doubt;
  const buttons = all(".ask__btns .btn:not(.btn--quiet)");
  const bases = [...all(".base__hit"), ...all(".strip button:has(.hit)")];
  if (document.querySelector(".picked")) return bases[0] ?? buttons[0] ?? null;
  const end = buttons.find((each) => each.dataset.key === "end turn");
  const cards = [...all(".hand .can[data-in=hand]"), ...all(".hand .can[data-in=tray]"), ...all(".panel button.can")];
  const others = end ? [end] : [...all("[data-in=pieces].can"), ...all(".seat__hit"), ...bases, ...buttons];
  return cards[0] ?? others[0] ?? all("[data-in]:is(.idle, .ward, .harm)")[0] ?? null;
}"""


# What others do is shown at once, unless somebody has chosen otherwise; and whoever comes knows what frames mean, and
# what one meets in a game.
AT_ONCE = """
  if (location.protocol === "http:") {
    localStorage["rumpus.settings"] ??= JSON.stringify({ speed: "instant" });
    const firsts = ["dead", "run", "meddle", "help", "charity", "fight", "power"];
    const known = ["harm", "idle", "ward", "own", ...firsts.map((each) => `munchkin.first.${each}`)];
    localStorage["rumpus.frames"] ??= JSON.stringify(known);
  }
"""
expect.set_options(timeout=PATIENCE)
POLICY = "Content Security Policy"  # in the words of a browser about a page that does what it may not
HEAD: Position = {"x": 20, "y": 20}  # of a base

# The same at a table of Munchkin. What lies before somebody can always be moved about: that is never next.
NEXT_IN_MUNCHKIN = """() => {
  const all = (css) => [...document.querySelectorAll(css)].filter((each) => each.checkVisibility());
  const bar = document.querySelector(".ask:not(.others, .busy, .rematch)");
  if (bar === null || document.querySelector(".lost")) return null;
  const sheet = all("dialog[open] .btn--go:not([aria-disabled=true])")[0] ?? all("dialog[open] .btn--quiet")[0];
  if (sheet) return sheet;
  const doubt = all("[data-doubt]")[0];
  if (doubt) return doubt;
  const answers = all(".ask__btns .btn:not(.btn--quiet)");
  const targets = all("[data-in].can:not(.own), .mseat:is(.can, .idle, .harm) .hit");
  if (document.querySelector(".picked")) return targets[0] ?? answers[0];
  const cards = all(".hand .can[data-in=hand]");
  const others = all(":is([data-in=laid], [data-in=foes], [data-in=gear]).can:not(.own), .mseat.can .hit");
  return cards[0] ?? others[0] ?? all(".ask .btn--go")[0] ?? answers[0] ?? all(".ask__btns .btn")[0] ?? null;
}"""


# In a guided game, what the bubble points to: the card first, then where it goes. What lies above it is answered or put
# away; where it says nothing, what the game is waiting for is done.
POINTED = """() => {
  const all = (css) => [...document.querySelectorAll(css)].filter((each) => each.checkVisibility());
  const said = document.querySelector(".coach h2")?.textContent;
  window.told ??= [];
  if (said && window.told.at(-1) !== said) window.told.push(said);
  if (document.querySelector(".busy, .lost")) return null;
  const above = all("dialog[open] .btn--go:not([aria-disabled=true]), .news .btn, .read .btn--go")[0];
  if (above) return above;
  const there = [...all("[data-pointed].base .base__hit"), ...all("[data-pointed]:not(.hand *, .base)")];
  const aims = [...all(".base__hit, .mseat.can .hit"), ...all(".ask__btns .btn:not(.btn--quiet)")];
  if (document.querySelector(".picked")) return there[0] ?? aims[0] ?? null;
  const next = [...all("[data-pointed]"), ...all(".coach .btn--go")];
  return next[0] ?? [...all(".ask:not(.others) .btn--go"), ...all("[data-in=laid].can")][0] ?? null;
}"""


# A card that was tapped is read first; what it does is a button beside its text.
READ = "() => [...document.querySelectorAll('.read .deeds .btn')].find((each) => each.checkVisibility())"


class Person:
    """A person with a device of their own."""

    def __init__(self, context: BrowserContext, has_touch: bool = False) -> None:
        self.context = context
        self.has_touch = has_touch
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.turns = 0  # that they have ended

    def go(self, address: str) -> None:
        self.page.goto(address)

    # -- looking ---------------------------------------------------------------------------------------

    @property
    def question(self) -> str:
        return self.page.locator("#question").inner_text()

    @property
    def hand(self) -> list[str]:
        cards = self.page.locator(".hand .card[data-in=hand]")
        return [str(card.get_attribute("data-id")) for card in cards.all()]

    @property
    def pieces(self) -> Locator:
        """All minions in play, and the actions on them."""
        return self.page.locator(".base [data-in=pieces]")

    def card(self, name: str) -> Locator:
        """One of these cards in hand."""
        return self.page.locator(f".hand .card[data-in=hand][data-id={name}]").first

    @property
    def is_over(self) -> bool:
        return self.page.locator("#who-won").count() > 0

    @property
    def can_play_minion(self) -> bool:
        return self.page.locator("dialog").count() == 0 and self.page.locator(".hand .is-minion.can").count() > 0

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))

    def sees(self, words: str) -> None:
        expect(self.page.get_by_text(words).first).to_be_visible()

    # -- talking, leaving -------------------------------------------------------------------------------

    def says(self, words: str) -> None:
        tab = self.page.get_by_role("tab", name="Chat")
        if not tab.is_visible():
            self.button("Log and chat").click()
        tab.click()
        self.page.get_by_label("Say something").fill(words)
        self.page.keyboard.press("Enter")

    def opens_menu(self) -> None:
        self.button("Table menu").click()

    def wants(self, speed: str) -> None:
        """Choose how fast what others do is shown."""
        self.opens_menu()
        self.page.get_by_role("radiogroup", name="What others do is shown").get_by_text(speed).click()
        self.page.keyboard.press("Escape")

    def gives_up(self) -> None:
        self.opens_menu()
        self.button("Concede").click()
        self.page.get_by_role("button", name=re.compile(r"Concede\?$")).click()
        self.page.keyboard.press("Escape")

    # -- playing ---------------------------------------------------------------------------------------

    def waits_for_turn(self) -> None:
        """Until they may play a card or end their turn."""
        expect(self.button("End your turn")).to_be_visible()

    def play_minion(self, base: int) -> str:
        """Click on a minion in hand, then on a base: it lies there then."""
        card = self.page.locator(".hand .is-minion.can").first
        name = str(card.get_attribute("data-id"))
        card.click()
        self.page.locator(".base__hit").nth(base).click()
        return name

    def drags(self, card: Locator, to: Locator) -> None:
        """With the mouse, from the middle of one to the middle of the other."""
        x, y = middle(card)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x, y - 30, steps=3)
        self.page.mouse.move(*middle(to), steps=3)
        expect(self.page.locator(".ghost")).to_be_visible()
        self.page.mouse.up()

    @contextmanager
    def touches(self, thing: Locator) -> Iterator[Callable[[float], None]]:
        """A finger on it, until the end of the `with`; it can be moved sideways."""
        x, y = middle(thing)
        fingers = self.context.new_cdp_session(self.page)

        def put(kind: str, *points: dict[str, float]) -> None:
            fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

        put("touchStart", {"x": x, "y": y})
        yield lambda dx: put("touchMove", {"x": x + dx, "y": y})
        put("touchEnd")

    def asks_what_to_move(self) -> Locator:
        """Play a War Raptor and a Dinghy; returns the raptor, which can be moved then."""
        self.waits_for_turn()
        self.card("war_raptor").click()
        self.page.locator(".base__hit").first.click()
        expect(self.pieces).to_have_count(1)
        self.card("dinghy").click()
        raptor = self.page.locator(".base [data-in=pieces].can")
        expect(raptor).to_have_count(1)
        return raptor

    def answer(self, look: str = NEXT) -> bool:
        """Click on what they would click on next, or tap it, if there is anything."""
        target = self.page.evaluate_handle(READ).as_element() if self.has_touch else None
        target = target or self.page.evaluate_handle(look).as_element()
        if target is None:
            return False
        is_end = target.get_attribute("data-key") == "end turn"
        is_base = "base__hit" in (target.get_attribute("class") or "")  # in its middle may lie what can be chosen, too
        touch = target.tap if self.has_touch else target.click
        try:
            touch(position=HEAD if is_base else None)
        except Error:
            if target.evaluate("each => each.isConnected"):
                raise
            return False  # somebody else was faster, and it is gone
        self.turns += is_end
        return True


class Crowd:
    """Everybody who comes in a test."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.people: list[Person] = []
        self.errors: list[str] = []

    def comes(self, address: str, **device: Any) -> Person:
        """Somebody opens an address on a new device; without animations, so that nobody waits for them."""
        context = self.browser.new_context(
            **{"viewport": DESKTOP, "reduced_motion": "reduce", "service_workers": "block", **device}
        )
        context.add_init_script(AT_ONCE)
        person = Person(context, has_touch=bool(device.get("has_touch")))
        person.page.on("pageerror", lambda error: self.errors.append(str(error)))
        person.page.on("console", lambda told: self.errors.extend([told.text] if POLICY in told.text else []))
        self.people.append(person)
        person.go(address)
        return person

    def go_home(self) -> None:
        for person in self.people:
            person.context.close()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None, "it cannot be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def play(people: list[Person], until: Callable[[], bool], seconds: float = PATIENCE / 1000, look: str = NEXT) -> None:
    """Everybody answers what they are asked."""
    give_up = time.monotonic() + seconds
    while not until():
        if not any(person.answer(look) for person in people):
            people[0].page.wait_for_timeout(20)
        assert time.monotonic() < give_up, [person.page.locator("main").inner_text() for person in people]
