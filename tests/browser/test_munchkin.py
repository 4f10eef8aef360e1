"""Munchkin: fights, deals, curses, and windows in which several are asked."""

from __future__ import annotations

import json
import re
from collections import Counter

from playwright.sync_api import Locator, Route, ViewportSize, WebSocket, expect

from rumpus.munchkin.cards.card import CARDS
from tests.browser.dungeon import (
    BOTH,
    can_be_stabbed,
    can_curse,
    chooses_for_bob,
    finds_no_monster,
    is_dressed,
    needs_help,
    table_at,
)
from tests.browser.people import IN_A_BROWSER, LYING, NEXT_IN_MUNCHKIN, PHONE, Crowd, Person, play
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER

SEED = 67  # a short game
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
# Letters under 12 pixels, card texts that are cut, and seats that do not lie on the screen as a whole.
UNREADABLE = """() => {
  const seen = (css) => [...document.querySelectorAll(css)].filter((each) => each.checkVisibility());
  const hasWords = (each) => [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const isCut = ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1;
  const isOff = (each) => each.getBoundingClientRect().bottom > innerHeight;
  const small = seen("main *").filter((each) => hasWords(each) && parseFloat(getComputedStyle(each).fontSize) < 12);
  const found = [...small, ...seen(".hand .card__text").filter(isCut), ...seen(".mseat").filter(isOff)];
  return found.map((each) => `${each.className}: ${each.textContent.trim()}`);
}"""
# How far what has just happened lies under the bar at the top.
UNDER_THE_BAR = """async () => {
  for (const _ of "12") await new Promise(requestAnimationFrame);
  const [bar, news] = [".topbar", ".news"].map((css) => document.querySelector(css).getBoundingClientRect());
  return bar.bottom - news.top;
}"""
ENHANCERS = sorted(card.id for card in CARDS.values() if card.kind == "monster enhancer")
LET_PASS = "() => document.querySelector('.ask:not(.others, .busy) .btn--go')"


def answer(person: Person, name: str) -> Locator:
    """An answer in the question bar; the same may be written on a note on the table."""
    return person.page.locator(".ask").get_by_role("button", name=name)


def curse(person: Person, whom: str) -> str:
    """Play a curse from hand; returns its name."""
    card = person.page.locator(".hand [data-id^=curse_].can").first
    name = CARDS[str(card.get_attribute("data-id"))].name
    card.click()
    person.page.get_by_role("button", name=f"Choose {whom}").click()
    return name


def test_a_person_plays_a_game_with_three_bots(server: WebServer, crowd: Crowd) -> None:
    def sow(route: Route) -> None:
        wish = json.loads(str(route.request.post_data))
        route.continue_(post_data=json.dumps({**wish, "seed": SEED}))

    ann = crowd.comes(server.url + "/new")
    ann.page.route("**/api/rooms", sow)
    ann.page.get_by_label("Game").get_by_text("Munchkin").click()
    ann.page.get_by_label("Your name at the table").fill("Ann")
    ann.page.get_by_label("Number of players").get_by_text("4").click()
    ann.button("Open the table").click()
    expect(ann.page.locator(".seats .mseat")).to_have_count(3)
    play([ann], until=lambda: ann.is_over, seconds=240.0, look=NEXT_IN_MUNCHKIN)
    ann.sees("wins")
    result = ann.page.request.get(f"{server.url}/api/rooms/{ann.page.url.rpartition('/')[2]}").json()
    goal = result["points"][result["winners"][0]]  # less than 10 where all have become cultists
    expect(ann.page.locator(".end ol li").last).to_contain_text(str(goal))


def test_help_is_asked_for_bargained_over_and_paid(server: WebServer, crowd: Crowd) -> None:
    table = table_at(server, needs_help, people=2)
    ann, bob = crowd.comes(table.seat(0)), crowd.comes(table.seat(1))
    log = ann.page.get_by_role("tabpanel").get_by_role("listitem")
    takes = {name: log.filter(has_text=re.compile(f"^{name} takes? ")) for name in ("Bob", "You")}
    expect(ann.button("Ask for help")).to_be_visible()
    before = {name: lines.count() for name, lines in takes.items()}
    ann.button("Ask for help").click()
    ann.button("Ask Bob").click()
    bob.sees("You help for 1 treasure")
    answer(bob, "Counter").click()
    bob.button("One more").click()
    bob.page.get_by_label("Who picks the first treasure").get_by_text("You").click()
    bob.button("Make this offer").click()
    ann.sees("Bob helps for 2 treasures, and picks first")
    answer(ann, "Accept").click()
    ann.button("Call the result").click()
    treasures = bob.page.locator("[data-in=laid].can")
    play([ann, bob], until=lambda: treasures.count() == 3, look=LET_PASS)
    treasures.first.click()
    left = ann.page.locator("[data-in=laid].can")
    play([bob], until=lambda: left.count() > 0, look=LET_PASS)  # who got cards out of turn is asked about them first
    left.first.click()
    expect(takes["Bob"]).to_have_count(before["Bob"] + 2)
    expect(takes["You"]).to_have_count(before["You"] + 1)


def test_on_a_phone_who_is_asked_for_help_reads_how_the_fight_would_stand(server: WebServer, crowd: Crowd) -> None:
    table = table_at(server, needs_help, people=2)
    ann = crowd.comes(table.seat(0))
    bob = crowd.comes(table.seat(1), viewport=PHONE, has_touch=True, is_mobile=True)
    ann.button("Ask for help").click()
    ann.button("Ask Bob").click()
    expect(bob.page.locator(".ask h2")).to_contain_text(re.compile(r"The fight: \d+ against \d+ then, and you win"))


def test_a_curse_is_broken_by_whom_it_strikes(server: WebServer, crowd: Crowd) -> None:
    table = table_at(server, can_curse, people=2)
    ann, bob = crowd.comes(table.seat(0)), crowd.comes(table.seat(1))
    name = curse(ann, "Bob")
    bob.sees(f"Ann plays {name} on you")
    answer(ann, "Pass").click()
    bob.card("wishing_ring").click()
    ann.sees(f"undoes {name}")
    expect(bob.card("wishing_ring")).to_have_count(0)
    expect(ann.button("Open the door").first).to_be_visible()


def test_a_tap_reads_and_a_button_plays(server: WebServer, crowd: Crowd) -> None:
    table = table_at(server, can_curse, people=2)
    ann = crowd.comes(table.seat(0), viewport=PHONE, has_touch=True, is_mobile=True)
    bob = crowd.comes(table.seat(1))
    held, sheet = ann.page.locator(".hand [data-id^=curse_].can").first, ann.page.locator(".read")
    held.tap()
    expect(sheet).to_be_visible()
    held.tap()
    expect(sheet).to_have_count(0)
    expect(bob.page.locator(".air")).to_have_count(0)
    held.tap()
    sheet.get_by_role("button", name=re.compile(r"\bBob\b")).tap()
    expect(bob.page.locator(".air")).to_be_visible()


def test_on_a_phone_it_is_seen_what_hits_us_while_we_are_asked(server: WebServer, crowd: Crowd) -> None:
    table = table_at(server, can_be_stabbed, people=2)
    ann = crowd.comes(table.seat(0), viewport=PHONE, has_touch=True, is_mobile=True)
    bob = crowd.comes(table.seat(1))
    expect(ann.button("Call the result")).to_be_visible()
    ann.wants("Normal")
    card = bob.page.locator(", ".join(f".hand [data-id={each}].can" for each in ENHANCERS)).first
    name = CARDS[str(card.get_attribute("data-id"))].name
    card.click()
    bob.page.locator("[data-in=foes].can").first.click()
    note = ann.page.locator(".note").filter(has_text=f"Bob, {name}")
    expect(note).to_be_visible()
    expect(ann.button("Call the result")).to_be_visible()
    note.tap()
    expect(ann.page.locator(".spot .text")).to_be_visible()
    ann.page.locator(".spot button").first.tap()
    expect(ann.page.locator(".spot")).to_have_count(0)


def test_on_a_phone_one_seat_is_opened(server: WebServer, crowd: Crowd) -> None:
    table = table_at(server, can_curse, people=2)
    ann = crowd.comes(table.seat(0), viewport=PHONE, has_touch=True, is_mobile=True)
    line = ann.page.get_by_role("button", name=re.compile("^Bob: level"))
    expect(line).to_have_attribute("aria-expanded", "false")
    line.tap()
    expect(line).to_have_attribute("aria-expanded", "true")
    ann.page.get_by_role("button", name="All cards").tap()
    expect(ann.page.get_by_role("dialog").get_by_role("heading", name="Bob")).to_be_visible()


def test_on_a_phone_on_its_side_what_has_happened_lies_below_the_bar_at_the_top(
    server: WebServer, crowd: Crowd
) -> None:
    table = table_at(server, finds_no_monster, people=2)
    ann = crowd.comes(table.seat(0), viewport=LYING, has_touch=True, is_mobile=True)
    ann.button("Open the door").first.tap()
    expect(ann.page.locator(".news")).to_be_visible()
    assert ann.page.evaluate(UNDER_THE_BAR) <= 0


def test_on_a_laptop_eight_seats_and_the_hand_can_be_read(server: WebServer, crowd: Crowd) -> None:
    table = table_at(server, is_dressed, people=1, bots=7, sets=BOTH)
    ann = crowd.comes(table.seat(0), viewport=LAPTOP)
    expect(ann.page.locator(".mseat")).to_have_count(8)
    assert ann.page.evaluate(UNREADABLE) == []


def test_a_card_before_another_player_is_chosen(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(table_at(server, chooses_for_bob, people=1, bots=1).seat(0))
    theirs = ann.page.get_by_role("list", name="Bob").locator("[data-in=gear].can")
    expect(theirs.first).to_be_visible()
    name = CARDS[str(theirs.first.get_attribute("data-card"))].name
    theirs.first.click()
    ann.sees("costs Bob")
    assert name in ann.page.get_by_role("listitem").filter(has_text="costs Bob").last.inner_text()


def test_a_window_passes_by_itself_when_its_clock_has_run_out(server: WebServer, crowd: Crowd) -> None:
    table = table_at(server, can_curse, people=2, window_seconds=6)
    ann, bob = crowd.comes(table.seat(0)), crowd.comes(table.seat(1))
    name = curse(ann, "Bob")
    for person in (ann, bob):
        expect(person.page.get_by_role("timer")).to_be_visible()
        expect(answer(person, "Pass")).to_be_visible()
    ann.sees(f"{name} strikes Bob")
    expect(ann.button("Open the door").first).to_be_visible()
    assert ann.page.get_by_text("a bot is filling in").count() == 0


def test_a_fight_is_the_same_after_loading_the_page_again(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(table_at(server, needs_help, people=2).seat(0))
    expect(ann.button("Call the result")).to_be_visible()
    fight = ann.page.locator(".fight")
    before = ann.question, ann.hand, fight.inner_text()
    ann.page.reload()
    expect(ann.button("Call the result")).to_be_visible()
    assert (ann.question, ann.hand, fight.inner_text()) == before


def test_nobody_is_told_what_another_holds(server: WebServer, crowd: Crowd) -> None:
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    table = server.table("you", "you", family="munchkin", setup={"first": 0}, seed=11)
    ann, bob = crowd.comes("about:blank"), crowd.comes(table.seat(1))
    ann.page.on("websocket", listen)
    ann.go(table.seat(0))
    expect(bob.page.locator(".hand .card")).to_have_count(8)
    first = bob.hand
    play([ann, bob], until=lambda: "turn 3" in ann.page.locator(".topbar").inner_text(), look=NEXT_IN_MUNCHKIN)
    # Of these there is only one, so that Ann cannot have seen another.
    secret = [card for card in (Counter(first) & Counter(bob.hand)) if CARDS[card].copies == 1]
    assert heard
    assert secret
    assert [card for card in secret if any(f'"{card}"' in frame for frame in heard)] == []
