"""The page comes up without the server, and a server with a new client is never met by an old one."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import IN_A_BROWSER, Crowd
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER
ROOT = Path(__file__).parents[2]
AWAY = "Back in a moment; your answer is safe"
READY = "navigator.serviceWorker.ready.then(() => caches.match('/')).then((page) => page !== undefined)"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Its client can be built anew without anybody noticing."""
    (tmp_path / "web").mkdir()
    (tmp_path / "src").symlink_to(ROOT / "src")
    shutil.copytree(ROOT / "web" / "dist", tmp_path / "web" / "dist")
    return tmp_path


@pytest.fixture
def upgraded(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    with WebServer(tmp_path_factory.mktemp("tables"), checkout) as server:
        yield server


def build_anew(checkout: Path) -> None:
    """As after a change: other scripts, of other names, and the old ones are gone."""
    page = checkout / "web" / "dist" / "index.html"
    scripts = {script.name: script for script in (page.parent / "assets").glob("*.js")}
    assert len(scripts) > 3, "no part comes later"
    (first,) = re.findall(r'src="/assets/([^"]+\.js)"', page.read_text())
    for file in (page, *scripts.values()):
        text = file.read_text()
        for name in scripts:
            text = text.replace(name, renamed(name))
        if file.name == first:
            text = f"document.documentElement.dataset.build = 'new';{text}"
        file.write_text(text)
    for name, script in scripts.items():
        script.rename(script.with_name(renamed(name)))


def renamed(script: str) -> str:
    return script.replace(".js", "-new.js")


def test_an_upgrade_in_mid_game(upgraded: WebServer, checkout: Path, crowd: Crowd) -> None:
    ann = crowd.comes(upgraded.table("you", "bot").seat(0), service_workers="allow")
    ann.waits_for_turn()
    ann.play_minion(base=0)
    expect(ann.pieces).to_have_count(1)
    assert ann.page.evaluate(READY)
    hand = ann.hand

    upgraded.kill()
    ann.sees(AWAY)
    again = ann.context.new_page()  # the page comes from the shelf, and waits for the server
    again.goto(ann.page.url)
    expect(again.locator(".logo, main").first).to_be_attached()

    build_anew(checkout)
    upgraded.start()
    for page in (ann.page, again):
        expect(page.locator("html")).to_have_attribute("data-build", "new")
        expect(page.locator(".base [data-in=pieces]")).to_have_count(1)
    assert ann.hand == hand
    kept = ann.page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name).then((each) => each.keys()))))"
        ".then((all) => all.flat().map((each) => new URL(each.url).pathname))"
    )
    assert [path for path in kept if path.startswith(("/api/", "/ws/", "/table/"))] == []
    scripts = [path for path in kept if path.startswith("/assets/") and path.endswith(".js")]
    assert len(scripts) > 3
    assert [path for path in scripts if not path.endswith("-new.js")] == []


@pytest.mark.parametrize("workers", ["allow", "block"])
def test_a_part_of_the_page_that_is_needed_only_after_an_upgrade(
    upgraded: WebServer, checkout: Path, crowd: Crowd, workers: str
) -> None:
    """It comes from what was kept; or the page is loaded again, as it is made now."""
    ann = crowd.comes(upgraded.url + "/rules", service_workers=workers)
    cards = ann.page.get_by_role("link", name="Cards", exact=True)
    expect(cards).to_be_visible()
    if workers == "allow":
        assert ann.page.evaluate(READY)
    upgraded.kill()
    build_anew(checkout)
    upgraded.start()
    cards.click()  # this page has no connection: it knows nothing of the upgrade
    expect(ann.page.locator(".card").first).to_be_visible()
    if workers == "block":
        expect(ann.page.locator("html")).to_have_attribute("data-build", "new")
