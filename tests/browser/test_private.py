"""Every page keeps to its policy, no secret is in an address, and whoever opened a table looks after it there."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import IN_A_BROWSER, LAPTOP, PATIENCE, PHONE, Crowd, Person
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER
PAGES = (
    "/",
    "/new",
    "/my-games",
    "/cards",
    "/how-to-play",
    "/how-to-play?game=munchkin",
    "/puzzles",
    "/rules",
    "/about",
)


def opens(person: Person, entry: str) -> None:
    person.button("Table menu").click()
    person.button(entry).click()


def test_every_page_keeps_to_its_policy_and_no_secret_is_in_an_address(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "bot")
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "bot"}, {"kind": "bot"}]
    dungeon = server.opened(*server.open(family="munchkin", seats=seats))
    ann = crowd.comes(server.url, viewport=LAPTOP)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.on("websocket", lambda socket: asked.append(socket.url))
    for path in PAGES:
        ann.go(f"{server.url}{path}")
        expect(ann.page.locator("h1").first).to_be_visible()
    for each in (table, dungeon):
        ann.go(each.seat(0))
        expect(ann.button("Table menu")).to_be_visible()
    opens(ann, "Report a problem")
    with ann.page.expect_download() as saved:
        ann.button("Download").click()
    assert saved.value.suggested_filename.startswith("rumpus-report")
    for address in (table.replay, table.invite, f"{server.url}/my-games"):
        ann.go(address)
        expect(ann.page.locator("h1, h2").first).to_be_visible()
    sent = [url.partition("#")[0] for url in asked]
    assert any("/ws/" in url for url in sent)
    for token in (*table.tokens.values(), *dungeon.tokens.values()):
        assert [url for url in sent if token in url] == []
        assert token not in server.told() + server.complaints()


@pytest.mark.parametrize("device", [{"viewport": LAPTOP}, {"viewport": PHONE, "has_touch": True, "is_mobile": True}])
def test_the_host_looks_after_the_table(server: WebServer, crowd: Crowd, device: dict[str, object]) -> None:
    table = server.table("you", "you", "bot")
    ann = crowd.comes(table.seat(0), **device)
    bob = crowd.comes(table.seat(1), **device)
    opens(bob, "This table")
    bob.sees("Ann opened this table.")
    expect(bob.button("Close the table")).to_have_count(0)
    opens(ann, "This table")
    ann.button("Mute").click()
    expect(ann.button("Unmute")).to_be_visible()
    ann.page.get_by_label("Spectators may talk").click()
    ann.sees("At this table only players talk.")
    bob.page.close()
    ann.button("Free the seat").click()
    ann.button("Bob loses the seat, and somebody else may take it. Free it?").click()
    expect(ann.page.get_by_role("dialog").get_by_role("alert")).to_contain_text(
        "was here a moment ago", timeout=PATIENCE
    )
    ann.button("Close the table").click()
    ann.button("The game ends here for everybody, for good. Close it?").click()
    expect(ann.page.get_by_text("The host has closed this table.")).to_be_visible()
    eve = crowd.comes(table.address, **device)
    expect(eve.page.get_by_text("The host has closed this table.")).to_be_visible()


def test_a_renewed_link_ends_the_old_one(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "bot")
    thief = crowd.comes(table.seat(0))
    ann = crowd.comes(table.seat(0), viewport=LAPTOP)
    expect(thief.button("Table menu")).to_be_visible()
    opens(ann, "Use another device")
    ann.button("Renew the link to my seat").click()
    ann.button("All other devices lose the seat. Renew it?").click()
    ann.sees("Renewed. Only the new link works now.")
    expect(thief.page.get_by_text("only the new one works")).to_be_visible()
    thief.page.reload()
    expect(thief.page.get_by_text("only the new one works")).to_be_visible()
    thief.button("Watch").click()
    expect(thief.button("Table menu")).to_be_visible()
    ann.page.reload()
    expect(ann.button("Table menu")).to_be_visible()
    assert ann.page.evaluate("localStorage['rumpus.tables']").count(table.tokens[0]) == 0
