"""A server in its own process, a browser, and people who come to it with devices of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import Crowd
from tests.browser.serving import LiveServer

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-proxy-server",
    "--disable-dev-shm-usage",
)


def find_chromium() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def chromium() -> str | None:
    """Where Chromium is; it is installed where there is none. None: where Playwright keeps its own."""
    found = find_chromium()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=True)
        found = find_chromium()
    if found is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return found


# Not for the whole session: while Playwright runs, no other test of this process could start an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    server = LiveServer(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def server(shared_server: LiveServer) -> Iterator[LiveServer]:
    """The server; what it complains about in a test fails that test."""
    before = len(shared_server.complaints())
    yield shared_server
    assert shared_server.complaints()[before:] == ""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[LiveServer]:
    """A server that a test may stop."""
    server = LiveServer(tmp_path)
    server.start()
    yield server
    server.stop()


@pytest.fixture
def crowd(browser: Browser) -> Iterator[Crowd]:
    """The people of a test; what goes wrong on a page of theirs fails it."""
    crowd = Crowd(browser)
    yield crowd
    crowd.go_home()
    assert crowd.errors == []
