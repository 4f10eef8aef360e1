"""A game that is played over days: its clock in words, and being told though no page is open."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.people import IN_A_BROWSER, PATIENCE, PHONE, Crowd, Person
from tests.browser.serving import Opened, WebServer
from tests.server.mailbox import Mailbox, mailbox

pytestmark = IN_A_BROWSER
DAY = 86_400
NOTIFIED = """async () => {
  const worker = await navigator.serviceWorker.ready;
  return (await worker.getNotifications()).map(({ title, body, data, tag }) => ({ title, body, data, tag }));
}"""


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as box:
        yield box


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Opened]:
    """Ann, who has opened it, and Bob have two days for each answer."""
    server = WebServer(tmp_path)
    server.options = ["--webhook-host", "localhost"]
    with server:
        yield server.table("you", "open", seconds=2 * DAY)
        assert server.complaints() == ""


def is_away_sheet(person: Person) -> None:
    person.opens_menu()
    person.button("When I am not here").click()


def test_the_clock_is_told_in_days_and_hours(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot", seconds=2 * DAY).seat(0))
    expect(ann.page.get_by_role("timer")).to_have_text("2 days left")
    ann.page.set_viewport_size(PHONE)
    expect(ann.page.get_by_role("timer")).to_be_in_viewport()


def test_a_webhook_is_tried_from_the_menu(table: Opened, crowd: Crowd, box: Mailbox) -> None:
    ann = crowd.comes(table.seat(0))
    is_away_sheet(ann)
    mine = ann.page.get_by_role("region", name="My webhook")
    ours = ann.page.get_by_role("region", name="The table’s webhook")
    for form, path in ((mine, "/mine"), (ours, "/ours")):
        form.get_by_label("Address").fill(box.address + path)
        form.get_by_role("button", name="Use it").click()
        form.get_by_role("button", name="Try it").click()
        expect(form.get_by_text("It worked.")).to_be_visible(timeout=PATIENCE)
    assert [json.loads(letter.body)["why"] for letter in box.letters] == ["trial", "trial"]
    assert [letter.path for letter in box.letters] == ["/mine", "/ours"]


def test_what_the_server_pushes_becomes_a_notification_that_leads_to_the_table(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "bot", seconds=2 * DAY)
    ann = crowd.comes(table.seat(0), service_workers="allow")
    ann.context.grant_permissions(["notifications"], origin=server.url)
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    path = f"/table/{table.room}"
    news = {"title": "Smash Up", "text": "You are awaited.", "path": path, "room": table.room}
    push(ann.context, ann, server.url, news)
    expected = [{"title": "Smash Up", "body": "You are awaited.", "data": path, "tag": f"rumpus {table.room}"}]
    while not (shown := ann.page.evaluate(NOTIFIED)):
        ann.page.wait_for_timeout(20)
    assert shown == expected


def push(context: BrowserContext, person: Person, origin: str, news: dict[str, Any]) -> None:
    """As the browser's maker would."""
    session = context.new_cdp_session(person.page)
    found: list[str] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(
        each["registrationId"] for each in told["registrations"] if each["scopeURL"].startswith(origin)
    ))  # fmt: skip
    session.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(20)
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[0], "data": json.dumps(news)}
    )
