"""A server in its own process, a browser, and people who come to it with devices of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import launched
from tests.browser.people import Crowd
from tests.browser.serving import WebServer


# Not for the whole session: while Playwright runs, no other test of this process could start an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, launched(playwright.chromium) as browser:
        yield browser


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    with WebServer(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def server(shared_server: WebServer) -> Iterator[WebServer]:
    """The server; what it complains about in a test fails that test."""
    before = len(shared_server.complaints())
    yield shared_server
    assert shared_server.complaints()[before:] == ""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[WebServer]:
    """A server that a test may stop."""
    with WebServer(tmp_path) as server:
        yield server


@pytest.fixture
def crowd(browser: Browser) -> Iterator[Crowd]:
    """The people of a test; what goes wrong on a page of theirs fails it."""
    crowd = Crowd(browser)
    yield crowd
    crowd.go_home()
    assert crowd.errors == []
