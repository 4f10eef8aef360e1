"""Friends come tonight: from the laptop of who has started it to the phone of somebody in the same network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import IN_A_BROWSER, LAPTOP, PHONE, Crowd, play
from tests.browser.serving import WebServer
from tests.server.live import COMMAND

pytestmark = IN_A_BROWSER
# A machine without a network has at least another address of its own.
ANYWHERE = (
    "from rumpus.server import network; found = network.own_address(); "
    "network.own_address = lambda: found or '127.0.0.2'; "
)


@pytest.fixture
def at_home(tmp_path: Path) -> Iterator[WebServer]:
    """A server on a machine that is in a network."""
    server = WebServer(tmp_path)
    server.command = ANYWHERE + COMMAND
    with server:
        yield server
    assert server.complaints() == ""


def printed_by(server: WebServer) -> str:
    """The address for whoever has started it."""
    found = re.search(r"http://\S+#host=\S+", server.told())
    assert found is not None, server.told()
    return found[0]


def test_friends_come_by_a_link_and_by_two_words(at_home: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(printed_by(at_home), viewport=LAPTOP)
    expect(ann.page).to_have_url(f"{at_home.url}/")  # the key is not passed on by mistake
    ann.page.get_by_role("link", name="New table").click()
    ann.page.get_by_label("Your name at the table").fill("Ann")
    ann.page.get_by_label("Seat 2", exact=True).select_option("Invite by link")
    ann.button("Open the table").click()

    ann.sees("Only this computer can open the link.")
    expect(ann.page.locator("s")).to_contain_text(at_home.address)
    ann.button("Open it to this network").click()
    ann.sees("Friends can come in.")
    expect(ann.page.locator("s")).to_have_count(0)
    link = ann.page.locator(".link").inner_text()
    assert at_home.address not in link
    assert re.fullmatch(r"http://[\d.]+:\d+/[a-z]+-[a-z]+", link)
    there, words = link.rsplit("/", 1)

    bob = crowd.comes(link, viewport=PHONE, has_touch=True, is_mobile=True)
    bob.page.get_by_label("Your name at the table").fill("Bob")
    bob.button("Take seat 2").click()
    expect(ann.page).to_have_url(re.compile("/table/"))  # the last one has come
    play([ann, bob], until=lambda: min(ann.turns, bob.turns) == 1)

    cleo = crowd.comes(there, viewport=PHONE)
    cleo.page.get_by_label("Link or two words of a table").fill(words.replace("-", " "))
    cleo.button("Join").click()
    expect(cleo.page).to_have_url(ann.page.url.replace(at_home.url, there))
    cleo.go(cleo.page.url.replace("/table/", "/invite/"))
    cleo.sees("Friends can come in.")  # by the way that she has come herself
    expect(cleo.button("Close it to the network again")).to_have_count(0)
    cleo.button("Copy link").click()  # without https, too
    expect(cleo.page.get_by_role("status").filter(has_text="Link copied.")).to_be_attached()
    cleo.go(there)
    cleo.page.get_by_label("Link or two words of a table").focus()
    cleo.page.keyboard.press("ControlOrMeta+V")
    expect(cleo.page.get_by_label("Link or two words of a table")).to_have_value(link)

    ann.opens_menu()
    ann.page.get_by_role("link", name="Invite friends").click()
    ann.button("Close it to the network again").click()
    ann.sees("Only this computer can open the link.")
    bob.sees("Back in a moment")
