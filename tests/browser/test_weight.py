"""How much a browser has to fetch: scripts and styles as they are sent, packed; icons, fonts and texts not counted."""

from __future__ import annotations

import gzip
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser.people import IN_A_BROWSER, Crowd
from tests.browser.serving import FACTIONS, WebServer

pytestmark = IN_A_BROWSER
ASSETS = Path(__file__).parents[2] / "web" / "dist" / "assets"
COUNTED = {".js", ".css"}
FOR_A_TABLE = 180_000
FOR_ALL = 260_000


def is_counted(path: str) -> bool:
    return Path(path).suffix in COUNTED


def packed(name: str) -> int:
    return len(gzip.compress((ASSETS / name).read_bytes()))


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_whoever_plays_fetches_what_that_game_needs(server: WebServer, crowd: Crowd, family: str) -> None:
    ann = crowd.comes("about:blank")
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(urlsplit(request.url).path))
    setup = {} if family == "munchkin" else {"factions": FACTIONS[:3], "first": 0}
    ann.go(server.table("you", "bot", "bot", family=family, setup=setup).seat(0))
    expect(ann.page.locator(".ask")).to_be_visible()
    names = {Path(path).name for path in fetched if path.startswith("/assets/") and is_counted(path)}
    assert {Path(name).suffix for name in names} == COUNTED
    assert sum(map(packed, names)) < FOR_A_TABLE
    ann.page.get_by_role("button", name="Menu").click()  # more icons come to the page
    icons = [path for path in fetched if path.startswith("/assets/") and path.endswith(".svg")]
    assert len(icons) == len(set(icons)) == 2  # those of every page, and those of this game


def test_all_parts_together() -> None:
    parts = [path.name for path in ASSETS.iterdir() if is_counted(path.name)]
    assert len(parts) > 6
    assert sum(map(packed, parts)) < FOR_ALL
