"""A language is a file beside the page: here one in which every word is in brackets."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.people import IN_A_BROWSER, Crowd, Person
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER

MESSAGES = Path(__file__).parents[2] / "web" / "src" / "messages" / "en.json"


def in_brackets(message: Any) -> Any:
    if isinstance(message, dict):
        return {form: in_brackets(words) for form, words in message.items()}
    return f"[{message}]"


def comes_speaking(crowd: Crowd, address: str, path: str = "/") -> Person:
    """Somebody whose browser asks for the made-up language."""

    def tell(route: Route) -> None:
        route.fulfill(json={key: in_brackets(words) for key, words in json.loads(MESSAGES.read_text()).items()})

    person = crowd.comes("about:blank")
    person.context.route("**/messages/xx.json", tell)
    person.go(f"{address}{path}?language=xx")
    return person


def test_a_language_in_the_address_is_spoken_kept_and_asked_for(server: WebServer, crowd: Crowd) -> None:
    ann = comes_speaking(crowd, server.address)
    ann.page.get_by_role("link", name="[Rumpus]").wait_for()
    expect(ann.page.locator("html")).to_have_attribute("lang", "xx")
    calls: list[str] = []
    ann.page.on("request", lambda request: calls.append(request.url))
    ann.page.on("websocket", lambda socket: calls.append(socket.url))
    ann.page.get_by_role("button", name="[Play now]").click()
    ann.page.get_by_role("list", name="[Players]").wait_for()
    ann.page.reload()
    ann.page.get_by_role("list", name="[Players]").wait_for()
    spoken = [url for url in calls if "/api/" in url or "/ws/" in url]
    assert len(spoken) > 3
    assert [url for url in spoken if "language=xx" not in url] == []


def test_a_language_that_nobody_has_words_for_is_english(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(f"{server.address}/?language=yy")
    ann.page.get_by_role("link", name="Rumpus", exact=True).wait_for()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
