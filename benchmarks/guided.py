"""`make guided`: how long the guided games take somebody who has never played.

They sit in a real browser, do what the bubbles say, and then what shines; now and then something else that shines, or
at random. Told for each game: turns of their own, answers, and the seconds in which the table did not wait for them.
Somebody slow takes `--think` seconds for each answer: that, and the waiting, is how long it takes them.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser, ElementHandle, Page, sync_playwright
from tests.browser.chromium import launched
from tests.browser.people import POINTED
from tests.browser.serving import WebServer

from benchmarks.evening import DEVICES, GLANCE, LOOKS, Diary, Game, Newcomer
from rumpus.server.pauses import USUAL_PACE

STRAYS = 0.25  # so often something else is done
SOON = 13.0  # minutes
# Anything that shines, and any answer.
ANYTHING = """(chance) => {
  if (document.querySelector(".busy, .lost, .ask.others, dialog[open], .picked")) return null;
  const shining =
    ":is(.hand, main) [data-in].can:not(.own), .ask:not(.rematch) .ask__btns .btn, .mseat.can .hit, .base__hit";
  const all = [...document.querySelectorAll(shining)].filter((each) => each.checkVisibility());
  return all[Math.floor(chance * all.length)] ?? null;
}"""


class Watch(Diary):
    """How long the table waited for them, and how long they waited for the table."""

    def __init__(self, page: Page, seat: int) -> None:
        super().__init__(page, seat)
        self.since = time.monotonic()
        self.waited = 0.0  # seconds

    def look(self) -> None:
        now = time.monotonic()
        self.waited += 0.0 if self.is_awaited or self.prompt == "over" else now - self.since
        self.since = now

    def hear(self, message: dict[str, Any]) -> None:
        self.look()
        super().hear(message)

    def say(self, message: dict[str, Any]) -> None:
        self.look()
        super().say(message)
        if message["type"] == "answer":
            self.is_awaited = False


class Pupil(Newcomer):
    wishes = ""  # nothing has been chosen yet

    def __init__(self, browser: Browser, game: Game, address: str) -> None:
        super().__init__(browser, game, address, is_quick=False)
        self.chance = Random(game.seed)
        self.diary: Watch

    def keeps(self, page: Page) -> Watch:
        return Watch(page, 0)

    def found(self, look: str) -> ElementHandle | None:
        if look == self.look:
            if self.chance.random() < STRAYS and (other := self.other()) is not None:
                return other
            if self.page.locator(".coach").count() > 0 and self.page.locator("dialog[open]").count() == 0:
                return super().found(POINTED)
        return super().found(look)

    def other(self) -> ElementHandle | None:
        return self.page.evaluate_handle(ANYTHING, self.chance.random()).as_element()


def played(browser: Browser, server: WebServer, games: list[Game]) -> list[Pupil]:
    """All of these side by side: most of it is waiting."""
    here = [Pupil(browser, game, table(server, game.family)) for game in games]
    pupils = list(here)
    while here:
        for each in [each for each in here if each.is_over or each.is_stuck]:
            here.remove(each)
            each.goes_home()
        if here and sum(each.acts() for each in here) == 0:
            here[0].page.wait_for_timeout(GLANCE)
    return pupils


def table(server: WebServer, family: str) -> str:
    opened = server.ask("tours", family=family, name="Ann")
    return server.opened(opened["room"], {0: opened["tokens"]["0"]}).seat(0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="of each family on each device, all at once")
    parser.add_argument("--family", choices=LOOKS, action="append")
    parser.add_argument("--device", choices=DEVICES, action="append")
    parser.add_argument("--think", type=float, default=8.0, metavar="SECONDS", help="for each answer")
    told = parser.parse_args()
    is_ok = True
    with (
        tempfile.TemporaryDirectory() as folder,
        WebServer(Path(folder), pace=USUAL_PACE) as server,
        sync_playwright() as playwright,
        launched(playwright.chromium) as browser,
    ):
        for family in told.family or list(LOOKS):
            for device in told.device or list(DEVICES):
                pupils = played(browser, server, [Game(family, device, seed) for seed in range(told.games)])
                is_ok &= report(pupils, told.think)
    return 0 if is_ok else 1


def report(pupils: list[Pupil], think: float) -> bool:
    lasted = []
    for pupil in pupils:
        diary = pupil.diary
        answers = diary.answers.total()
        lasted.append((answers * think + diary.waited) / 60)
        print(
            f"{pupil.game}: {diary.turns[True]} turns of their own, {answers} answers, {diary.clicks.total()} clicks, "
            f"{diary.waited:.0f} s of waiting: {lasted[-1]:.1f} minutes"
        )
    print(f"in the middle {median(lasted):.1f} minutes", flush=True)
    return median(lasted) <= SOON and all(pupil.diary.complaints == [] for pupil in pupils)


if __name__ == "__main__":
    sys.exit(main())
