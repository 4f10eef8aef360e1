"""`make evening`: how an evening goes for somebody who has never played and only does what shines.

They sit in a real browser, on a laptop or a phone, with bots that answer at the usual pace, and play whole games. Told
for each: what they were asked in a turn of their own and in one of another's, how many answers and clicks or taps that
took, and how many seconds a turn of another took. A question is what it is in `make questions`: one sheet is one, and
so is the free choice of a turn as long as only they go on. Nothing here looks at the cards: what shines is clicked, and
where nothing shines the main button.

With `--quick` bots answer at once and nothing is shown large, so that many games can be played to their ends: what is
asked and clicked is the same, and how long turns take is not told.
"""

from __future__ import annotations

import argparse
import itertools
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from playwright.sync_api import Browser, ElementHandle, Error, Page, WebSocket, sync_playwright
from tests.browser.chromium import launched
from tests.browser.people import AT_ONCE, HEAD, LAPTOP, NEXT, NEXT_IN_MUNCHKIN, PHONE, READ
from tests.browser.serving import PACE, WebServer

from benchmarks.questions import BUDGETS, ON_A_SHEET, Budget
from rumpus.server.pauses import USUAL_PACE

DEVICES: dict[str, dict[str, Any]] = {
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
LOOKS = {"smashup": NEXT, "munchkin": NEXT_IN_MUNCHKIN}
# What a bot offers lies there until it is answered: somebody who has never played says no, on a phone after a look.
OFFERED = """() => {
  const seen = (css) => [...document.querySelectorAll(css)].find((each) => each.checkVisibility());
  return seen(".offer:has([role=timer]) .btn--quiet") ?? seen(".chip:has([role=timer])") ?? null;
}"""
PATIENCE = 5_000  # milliseconds until something that is clicked has heard it
GLANCE = 300  # milliseconds from one look at the table to the next
STUCK = 120.0  # seconds without anything happening
LONGEST = 3_600.0  # seconds for a game


class Game(NamedTuple):
    family: str
    device: str
    seed: int

    def __str__(self) -> str:
        return f"{self.family}, {self.device}, game {self.seed}"


class Diary:
    """What has happened at a table, from what went over the wire."""

    def __init__(self, page: Page, seat: int) -> None:
        self.seat = seat
        self.active = -1  # whose turn it is
        self.began = 0.0
        self.turns: Counter[bool] = Counter()  # own, or another's
        self.questions: Counter[bool] = Counter()
        self.answers: Counter[bool] = Counter()
        self.prompts: Counter[tuple[bool, str]] = Counter()
        self.clicks: Counter[bool] = Counter()
        self.lasted: list[float] = []  # turns of others, in seconds
        self.prompt = ""
        self.is_awaited = False  # otherwise they only may say something
        self.answered = (-1, "")  # the number of the last question, and what was asked last that is not on a sheet
        self.last = time.monotonic()  # when something happened
        self.complaints: list[str] = []
        page.on("websocket", self.listen)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda told: self.complaints.extend([told.text] if told.type == "error" else []))

    @property
    def is_own(self) -> bool:
        return self.active == self.seat

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda told: self.hear(json.loads(told)))
        socket.on("framesent", lambda told: self.say(json.loads(told)))

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] not in ("welcome", "update"):
            return
        self.last = time.monotonic()
        self.prompt = message["question"].get("prompt", "")
        self.is_awaited = message["question"].get("is_awaited", False)
        for line in message.get("log", []):
            if line.get("kind") == "turn":
                self.turn(line["by"])

    def turn(self, seat: int) -> None:
        now = time.monotonic()
        if self.active >= 0 and not self.is_own:
            self.lasted.append(now - self.began)
        self.active, self.began = seat, now
        self.turns[self.is_own] += 1

    def say(self, message: dict[str, Any]) -> None:
        if message["type"] != "answer" or self.active < 0:  # nobody's turn: they get ready
            return
        self.answers[self.is_own] += 1
        number, (before, asked) = message["number"], self.answered
        is_on_a_sheet = self.prompt in ON_A_SHEET
        if self.is_awaited and not is_on_a_sheet and (number, self.prompt) != (before + 1, asked):
            self.questions[self.is_own] += 1
            self.prompts[self.is_own, self.prompt] += 1
        self.answered = (number, asked if is_on_a_sheet else self.prompt)

    def rate(self, counted: Counter[bool], own: bool) -> float:
        return counted[own] / max(self.turns[own], 1)


class Newcomer:
    """One game of theirs, on a device of their own."""

    wishes = """if (location.protocol === "http:") localStorage["rumpus.settings"] ??= '{"speed": "normal"}'"""

    def __init__(self, browser: Browser, game: Game, address: str, is_quick: bool) -> None:
        self.game = game
        # Motion takes no time of its own, but a processor: without it many games can be played side by side.
        self.context = browser.new_context(reduced_motion="reduce", **DEVICES[game.device])
        self.context.add_init_script(AT_ONCE if is_quick else self.wishes)
        self.page = self.context.new_page()
        self.is_touching = game.device == "phone"
        self.look = LOOKS[game.family]
        self.missed = ""  # what was clicked last and did not hear it
        self.diary = self.keeps(self.page)
        self.ends = time.monotonic() + LONGEST
        self.page.goto(address)

    def keeps(self, page: Page) -> Diary:
        return Diary(page, 0)

    @property
    def is_over(self) -> bool:
        return self.diary.prompt == "over" and self.page.locator("#who-won").count() > 0

    @property
    def is_stuck(self) -> bool:
        return time.monotonic() > min(self.ends, self.diary.last + STUCK)

    def acts(self) -> bool:
        looks = (READ, OFFERED, self.look) if self.is_touching else (OFFERED, self.look)
        target = next((found for look in looks if (found := self.found(look))), None)
        if target is None:
            return False
        own = self.diary.is_own
        try:
            self.hit(target)
        except Error as error:  # it has gone, or something lies above it: a card that was looked at is put away
            self.missed = str(error)
            self.page.keyboard.press("Escape")
            self.page.mouse.move(0, 0)
            return False
        finally:
            target.dispose()
        self.diary.clicks[own] += 1
        return True

    def found(self, look: str) -> ElementHandle | None:
        handle = self.page.evaluate_handle(look)
        if (element := handle.as_element()) is None:
            handle.dispose()  # a page keeps whatever somebody has in hand
        return element

    def hit(self, target: ElementHandle) -> None:
        is_base = "base__hit" in (target.get_attribute("class") or "")  # in its middle may lie what can be chosen, too
        do = target.tap if self.is_touching else target.click
        do(position=HEAD if is_base else None, timeout=PATIENCE)

    def goes_home(self) -> Diary:
        """Tells how it was, and what was wrong with it."""
        if not self.is_over:
            found = self.found(self.look)
            target = found.evaluate("each => each.outerHTML") if found else ""
            self.diary.complaints.append(f"stuck: {self.page.locator('main').inner_text()}\n{target}\n{self.missed}")
        self.context.close()
        for complaint in self.diary.complaints:
            print(f"  {self.game}: {complaint}")
        print(f"  {self.game}: {self.diary.turns.total()} turns", flush=True)
        return self.diary


def played(browser: Browser, server: WebServer, games: list[Game], told: argparse.Namespace) -> dict[Game, Diary]:
    """All of these games, several side by side: most of an evening is waiting."""
    coming = iter(games)
    here: list[Newcomer] = []
    diaries: dict[Game, Diary] = {}
    while True:
        for game in itertools.islice(coming, told.side_by_side - len(here)):
            here.append(Newcomer(browser, game, table(server, game.family, told.bots, game.seed), told.quick))
        if not here:
            return diaries
        for each in [each for each in here if each.is_over or each.is_stuck]:
            here.remove(each)
            diaries[each.game] = each.goes_home()
        if here and sum(each.acts() for each in here) == 0:
            here[0].page.wait_for_timeout(GLANCE)


def table(server: WebServer, family: str, bots: int, seed: int) -> str:
    seats = [{"kind": "you", "name": "Ann"}, *[{"kind": "bot", "bot": "fair", "name": ""} for _ in range(bots)]]
    sets = ["cthulhu", "warhammer40k"] if bots > 5 else ["cthulhu"]
    setup = {"sets": sets} if family == "munchkin" else {}
    return server.opened(*server.open(seats=seats, setup=setup, seed=seed, family=family)).seat(0)


def report(name: str, diaries: list[Diary], budget: Budget, is_quick: bool) -> bool:
    def rates(counted: Callable[[Diary], Counter[bool]]) -> list[float]:
        return [fmean([each.rate(counted(each), is_own) for each in diaries]) for is_own in (True, False)]

    own, other = rates(lambda diary: diary.questions)
    answers, taps = rates(lambda diary: diary.answers), rates(lambda diary: diary.clicks)
    seconds = fmean([each for diary in diaries for each in diary.lasted])
    print(
        f"{name}: {len(diaries)} games; in an own turn {own:.2f} questions, {answers[0]:.2f} answers, {taps[0]:.2f} "
        f"clicks; in another's {other:.2f}, {answers[1]:.2f}, {taps[1]:.2f}"
        + ("" if is_quick else f" and {seconds:.1f} s")
    )
    prompts = sum((each.prompts for each in diaries), Counter[tuple[bool, str]]())
    for (is_own, prompt), count in prompts.most_common(12):
        print(f"    {'own' if is_own else 'another':8} {prompt or '-':20} {count}")
    is_sound = all(each.complaints == [] for each in diaries)
    is_soon = is_quick or seconds <= budget.seconds
    return is_sound and is_soon and own <= budget.own and other <= budget.other


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10, help="of each family on each device")
    parser.add_argument("--family", choices=LOOKS, action="append")
    parser.add_argument("--device", choices=DEVICES, action="append")
    parser.add_argument("--bots", type=int, default=3, help="7: a whole table of eight")
    parser.add_argument("--quick", action="store_true", help="count questions and clicks, and do not wait")
    parser.add_argument("--side-by-side", type=int, default=1, metavar="N", help="play so many games at once")
    told = parser.parse_args()
    families, devices = told.family or list(LOOKS), told.device or list(DEVICES)
    games = [Game(*each) for each in itertools.product(families, devices, range(told.games))]
    with (
        tempfile.TemporaryDirectory() as folder,
        WebServer(Path(folder), pace=PACE if told.quick else USUAL_PACE) as server,
        sync_playwright() as playwright,
        launched(playwright.chromium) as browser,
    ):
        diaries = played(browser, server, games, told)
    is_ok = True
    for family, device in itertools.product(families, devices):
        found = [diaries[game] for game in games if game[:2] == (family, device)]
        is_ok &= report(
            f"{family}, {told.bots} bots, {device}", found, BUDGETS.get((family, told.bots + 1), Budget()), told.quick
        )
    return 0 if is_ok else 1


if __name__ == "__main__":
    sys.exit(main())
