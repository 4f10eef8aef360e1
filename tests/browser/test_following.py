"""What others do is shown, one thing after the other, and can be seen again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import IN_A_BROWSER, Crowd, Person, play
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER


def strip(person: Person) -> list[str]:
    return person.page.locator(".film li:not(.todo)").all_inner_texts()


def test_a_bots_turn_is_followed_step_by_step(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "bot")
    ann = crowd.comes(table.seat(0))
    ann.waits_for_turn()
    ann.wants("Step")
    ann.button("End your turn").click()
    texts = {card["name"]: card["text"] for card in server.ask("catalogue?family=smashup")["cards"]}
    shown: list[str] = []
    bar = ann.page.get_by_role("region", name="What is shown")
    expect(bar).to_be_visible()
    expect(ann.page.locator(".film .todo")).to_have_text(["Your turn"])
    asked = ann.page.locator(".ask:not(.others)")
    headline = bar.get_by_role("heading").inner_text()
    ann.page.wait_for_timeout(200)  # the bot would have played on long ago
    assert bar.get_by_role("heading").inner_text() == headline
    while not asked.is_visible():
        if bar.is_visible():
            now = ann.page.locator(".film [aria-current=step]")
            shown.append(now.inner_text())
            if ann.page.locator(".spot").count() > 0:
                name, text = ann.page.locator(".spot .name").inner_text(), ann.page.locator(".spot .text").inner_text()
                assert texts[name] == text
            ann.page.keyboard.press("Space")
        ann.page.wait_for_timeout(20)
    assert len(shown) > 0
    assert strip(ann) == shown
    ann.page.reload()
    expect(asked).to_be_visible()
    assert strip(ann) == shown
    ann.page.locator(".film button").first.click()
    expect(ann.page.locator(".spot")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".spot")).to_have_count(0)
    play([ann], until=lambda: bar.is_visible())
    ann.button("Skip to my turn").click()
    expect(asked).to_be_visible()


def test_who_comes_back_sees_what_has_happened(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "bot", "bot")
    ann = crowd.comes(table.seat(0))
    ann.waits_for_turn()
    assert strip(ann) == []
    ann.button("End your turn").click()
    ann.page.close()
    ann.page = ann.context.new_page()
    ann.go(table.seat(0))
    expect(ann.page.locator(".ask:not(.others)")).to_be_visible()
    assert len(strip(ann)) > 1
    expect(ann.page.locator(".spot")).to_have_count(0)
