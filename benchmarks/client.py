"""The figures of the web client: what a first visit loads, how soon somebody can play, how soon the server is there.

Weight: the bytes that come over the wire, packed as the server packs them, until somebody who has never been here can
play at a table. Icons, fonts and the texts of the cards are told beside it.

Interactive: from the start of the navigation, on an empty cache and a CPU slowed down four times (the browser's, not
the server's), until the question is on the screen and a click on it would be heard: page, scripts, fonts, catalogue,
connection, the first view, its drawing. The network is this machine's own, and costs nothing.

Spotlight: on the same slowed CPU, 95 of 100 frames while what bots play is shown large, from its coming to its going.
Where there is no graphics card, the same processor paints them, too. A frame takes 16.7 ms, if none is left out.

Start: `make play` when all is built, until the first page has been served: make, Python, the database, the server.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from tests.browser.chromium import launched
from tests.browser.serving import WebServer

from benchmarks.measure import Figure, Measured, steady

SLOWER = 4
RUNS = 5
WATCHED = 8_000  # milliseconds of a round of bots
CAN_PLAY = "document.querySelector('.ask .btn--go') && document.querySelector('.hand .can')"
# After the next frame has been drawn and what was to be done for it is done, a click would be heard.
WATCH = f"""
  globalThis.playable = new Promise((done) => {{
    const look = () => {{
      if ({CAN_PLAY}) requestAnimationFrame(() => setTimeout(() => done(performance.now())));
      else requestAnimationFrame(look);
    }};
    look();
  }});
"""

# How long each frame takes while something is shown large.
FRAMES = """() => {
  globalThis.frames = [];
  let last = performance.now();
  let was = false;
  const look = (now) => {
    const is = document.querySelector(".spot") !== null;
    if (is || was) frames.push(now - last);
    [last, was] = [now, is];
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


def figures() -> list[Figure]:
    with (
        tempfile.TemporaryDirectory() as folder,
        WebServer(Path(folder)) as server,
        sync_playwright() as playwright,
        launched(playwright.chromium) as browser,
    ):
        weights = loaded(browser, server)
        opened = steady(lambda: interactive(browser, server), is_rate=False, runs=RUNS)
        shown = median(spotlight(browser, server) for _ in range(RUNS))
    found = [Figure("client, scripts, styles and pages", weights["client"], "kB", 180)]
    found += [Figure(f"client, {kind}", weights[kind], "kB", None) for kind in ("icons", "fonts", "cards")]
    found.append(Figure(f"client, interactive, CPU {SLOWER}x slower", opened, "s", 1.5))
    found.append(Figure(f"client, spotlight, 95 % of frames, CPU {SLOWER}x slower", Measured(shown, shown), "ms", 18))
    found.append(Figure("make play, second start", steady(second_start, is_rate=False, runs=RUNS), "s", 3))
    return found


@contextmanager
def visit(browser: Browser) -> Iterator[tuple[Page, CDPSession]]:
    """Somebody who has never been here, about to open a table of theirs."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    page.add_init_script(WATCH)
    yield page, context.new_cdp_session(page)
    context.close()


def loaded(browser: Browser, server: WebServer) -> dict[str, Measured]:
    """Kilobytes over the wire, by kind."""
    paths: dict[str, str] = {}
    sizes: Counter[str] = Counter()
    with visit(browser) as (page, chromium):
        chromium.on("Network.responseReceived", lambda told: paths.update({told["requestId"]: told["response"]["url"]}))
        chromium.on(
            "Network.loadingFinished",
            lambda told: sizes.update({kind(paths[told["requestId"]]): told["encodedDataLength"]}),
        )
        chromium.send("Network.enable")
        page.goto(server.table("you", "bot").seat(0))
        page.evaluate("playable")
        page.wait_for_load_state("networkidle")
    return {each: Measured(size / 1000, size / 1000) for each, size in sizes.items()}


def kind(url: str) -> str:
    path = urlsplit(url).path
    if path.startswith("/fonts/"):
        return "fonts"
    if path.endswith(".svg"):
        return "icons"
    return "cards" if path == "/api/catalogue" else "client"


def interactive(browser: Browser, server: WebServer) -> float:
    with visit(browser) as (page, chromium):
        chromium.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(server.table("you", "bot").seat(0), wait_until="commit")
        return float(page.evaluate("playable")) / 1000


def spotlight(browser: Browser, server: WebServer) -> float:
    with visit(browser) as (page, chromium):
        page.goto(server.table("you", "bot", "bot", "bot").seat(0))
        page.evaluate("playable")
        chromium.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.evaluate(FRAMES)
        page.locator(".ask .btn--go").click()
        page.wait_for_timeout(WATCHED)
        frames = sorted(page.evaluate("frames"))
    return float(frames[len(frames) * 95 // 100])


def second_start() -> float:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        options = f"--port {port} --database {folder}/tables.sqlite"
        began = perf_counter()
        # A session of its own: make and what it has started end together.
        make = subprocess.Popen(
            [shutil.which("make") or "make", "--silent", "play", f"ARGS={options}"],
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            while not answers(f"http://127.0.0.1:{port}/"):
                assert make.poll() is None, "make play does not start"
                sleep(0.005)
            return perf_counter() - began
        finally:
            os.killpg(make.pid, signal.SIGKILL)
            make.wait()


def answers(address: str) -> bool:
    with suppress(URLError), urlopen(address) as page:
        return bool(page.status == 200)
    return False
