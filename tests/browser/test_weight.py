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
FOR_A_TABLE = 175_000
FOR_ALL = 260_000


def packed(name: str) -> int:
    return len(gzip.compress((ASSETS / name).read_bytes()))


@pytest.mark.parametrize("family", ["smashup", "munchkin"])
def test_whoever_plays_fetches_what_that_game_needs(server: WebServer, crowd: Crowd, family: str) -> None:
    ann = crowd.comes("about:blank")
    fetched: set[str] = set()
    ann.page.on("request", lambda request: fetched.add(urlsplit(request.url).path))
    setup = {} if family == "munchkin" else {"factions": FACTIONS[:3], "first": 0}
    ann.go(server.table("you", "bot", "bot", family=family, setup=setup).seat(0))
    expect(ann.page.locator(".ask")).to_be_visible()
    names = [path.removeprefix("/assets/") for path in fetched if path.startswith("/assets/")]
    assert {name.rsplit(".")[-1] for name in names} == {"js", "css"}
    assert sum(map(packed, names)) < FOR_A_TABLE


def test_all_parts_together() -> None:
    parts = [path.name for path in ASSETS.iterdir()]
    assert len(parts) > 6
    assert sum(map(packed, parts)) < FOR_ALL
