"""How a page looks, in every size, by day and by night: a picture of it, and what would hinder somebody."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

from axe_playwright_python.base import AXE_SCRIPT, AxeResults

from tests.browser.people import BIG, LAPTOP, LYING, PHONE, TABLET, Person

SHOTS = Path(__file__).parents[2] / "build" / "screenshots"  # to be looked at
SIZES = {"phone": PHONE, "tablet": TABLET, "laptop": LAPTOP}
# Tables are laid out anew for these, in the same colours and with the same names.
MORE_SIZES = {"big": BIG, "lying": LYING}
TWICE = 32  # pixels, as if the browser had been set to letters of 200 %
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")

# Only violations are wanted. A theme changes nothing but colours.
AXE = {"light": {"resultTypes": ["violations"]}, "dark": {"resultTypes": ["violations"], "runOnly": ["color-contrast"]}}
# All that is in order stays in the browser: it is long.
RUN_AXE = "(options) => axe.run(options).then(({ violations }) => ({ violations }))"

# Words that end at the edge of their box or, at a table, are smaller than 12 pixels, those of a seat that run into
# each other, and controls that lie under something else or beyond the edge. Allowed: the text of a small card goes on
# where it is looked at closely, but in a hand it is whole; the newest line of the log is in the log as well; minions
# in a full lane overlap; a base that can be chosen is chosen wherever it is clicked, and a seat looked at; a log or a
# card that was opened, what another has just played, or a word about what cannot be done, lies on the table until it
# is closed; and while the connection is lost a bar lies on top.
HIDDEN = """() => {
  const found = [];
  const name = (each) =>
    `${each.localName}.${[...each.classList].join(".")} "${(each.ariaLabel ?? each.textContent).trim().slice(0, 40)}"`;
  const top = document.querySelector("dialog[open], [popover]:popover-open") ?? document.body;
  const all = [...top.querySelectorAll("*")].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const isSmall = ({ width }) => width < 2;
  for (const each of all) {
    const hasWords = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== "");
    if (!hasWords || isSmall(each.getBoundingClientRect())) continue;
    if (each.closest("svg, select") !== null) continue;
    const size = parseFloat(getComputedStyle(each).fontSize);
    if (each.closest(".tbl") && size > 0 && size < 12) found.push(`small: ${name(each)}`);
    if (each.closest("[aria-hidden=true]:not(.tab), .lastline") !== null) continue;
    if (each.closest(".card__text") !== null && each.closest(".hand") === null) continue;
    const { overflowX, overflowY } = getComputedStyle(each);
    const isCut = (overflow, wanted, given) => !["visible", "auto", "scroll"].includes(overflow) && wanted > given + 2;
    if (isCut(overflowX, each.scrollWidth, each.clientWidth) || isCut(overflowY, each.scrollHeight, each.clientHeight))
      found.push(`cut: ${name(each)}`);
  }
  for (const seat of document.querySelectorAll(".seat")) {
    const lines = [...seat.querySelectorAll(".seat__name, .seat__fac, .seat__vp")].flatMap((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return [...range.getClientRects()].filter(({ width }) => width > 2).map((box) => ({ part, box }));
    });
    const isBeside = (one, other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
    const isUpon = (one, other) =>
      one.part !== other.part && isBeside(one.box, other.box) &&
      one.box.left <= other.box.left && one.box.right > other.box.left - 1;
    for (const one of lines) for (const other of lines)
      if (isUpon(one, other)) found.push(`upon each other: ${name(one.part)} and ${name(other.part)}`);
  }
  for (const each of all) {
    if (!each.matches("button, a[href], input, select, summary") || each.closest(".lane, .skip")) continue;
    if (isSmall(each.getBoundingClientRect())) continue;
    const above = ["center", "start", "end"].map((block) => {
      each.scrollIntoView({ block, inline: "center", behavior: "instant" });
      const box = each.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    });
    const around = each.closest(".base, .mseat");
    const isWide = each.matches(".base__look, .hit");
    const isMeant = (there) =>
      there?.closest("aside, .read, .spot, .lost, [role=alert]") || (isWide && around?.contains(there));
    const isFree = (there) =>
      there?.contains(each) || each.contains(there) || there?.closest("label")?.contains(each) || isMeant(there);
    if (!above.some(isFree)) found.push(`covered: ${name(each)} by ${above[0] === null ? "nothing" : name(above[0])}`);
  }
  scrollTo(0, 0);
  return found;
}"""

# A page hears of its new size with its next picture: what it places itself lies there until then as before.
LAID_OUT = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

# What reaches beyond the edge of the page, unless it can be scrolled to within a part of it.
BEYOND = """() => {
  const isKept = (each) => each !== document.body && each !== document.documentElement &&
    getComputedStyle(each).overflowX !== "visible";
  const isBeyond = (each) => each.getBoundingClientRect().right > document.documentElement.clientWidth + 1;
  const isFree = (each) => { while ((each = each.parentElement)) if (isKept(each)) return false; return true; };
  const found = [...document.querySelectorAll("body *")].filter((each) => isBeyond(each) && isFree(each));
  return found.map((each) => `${each.localName}.${[...each.classList].join(".")}`).slice(0, 8);
}"""


def check_looks(person: Person, name: str) -> None:
    """Nothing that hinders people, nothing cut or covered or beside the screen; with a picture of each size."""
    found: list[str] = []
    person.page.evaluate(AXE_SCRIPT)
    for size, viewport in SIZES.items():
        person.page.set_viewport_size(viewport)
        for theme in THEMES:
            person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            photograph(person, f"{name}-{size}-{theme}")
            result = AxeResults(person.page.evaluate(RUN_AXE, AXE[theme]))
            if result.violations_count:
                found.append(f"{size}, {theme}: {result.generate_report()}")
        found += [f"{size}: {each}" for each in hidden(person)]
    is_table = person.page.locator(".tbl").count() > 0
    for size, viewport in MORE_SIZES.items() if is_table else ():
        person.page.set_viewport_size(viewport)
        photograph(person, f"{name}-{size}")
        found += [f"{size}: {each}" for each in hidden(person)]
    assert found == [], "\n".join(found)


def check_large(person: Person, name: str) -> None:
    """The same for people who need large letters; without axe, since colours and names are the same."""
    found: list[str] = []
    browser = person.context.new_cdp_session(person.page)
    browser.send("Page.setFontSizes", {"fontSizes": {"standard": TWICE}})
    for size, viewport in SIZES.items():
        person.page.set_viewport_size(viewport)
        photograph(person, f"{name}-{size}-large")
        found += [f"{size}: {each}" for each in hidden(person)]
    assert found == [], "\n".join(found)


def photograph(person: Person, name: str) -> None:
    """Where somebody wants to look at it: `make looks`."""
    if "PHOTOS" in os.environ:
        SHOTS.mkdir(parents=True, exist_ok=True)
        person.page.screenshot(path=SHOTS / f"{name}.png")


def hidden(person: Person) -> list[str]:
    """What is cut or covered, or beside the screen."""
    person.page.evaluate(LAID_OUT)
    width, wanted = person.page.evaluate("[document.documentElement.clientWidth, document.documentElement.scrollWidth]")
    too_wide = [f"{wanted} pixels wide on {width}: {person.page.evaluate(BEYOND)}"] if wanted > width else []
    return [*too_wide, *person.page.evaluate(HIDDEN)]
