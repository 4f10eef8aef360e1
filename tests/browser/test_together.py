from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.browser.people import BIG, IN_A_BROWSER, PHONE, Crowd, play
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER

# Ann's bubble is beside her seat, and stays there when the table moves away below it. It is looked at in the page
# itself: a bubble does not wait for a test.
FOLLOWS_ANN = """async () => {
  const at = (css) => document.querySelector(css)?.getBoundingClientRect().top ?? NaN;
  const isBeside = () => Math.abs(at(".bubble.p1") - at("[data-seat='0']")) < 100;
  const beside = async () => { while (!isBeside()) await new Promise(requestAnimationFrame); };
  await beside();
  document.querySelector("main").style.marginTop = "150px";
  await beside();
}"""


def test_a_seat_link_opens_the_seat_on_a_second_device(server: WebServer, crowd: Crowd) -> None:
    laptop = crowd.comes(server.table("you", "bot").seat(0))
    laptop.waits_for_turn()
    laptop.opens_menu()
    laptop.button("Copy the link to my seat").click()
    laptop.sees("Only this computer can open it so far.")
    phone = crowd.comes(laptop.page.get_by_label("Link to your seat").input_value())
    phone.waits_for_turn()
    assert "seat" not in phone.page.url
    assert phone.hand == laptop.hand
    laptop.page.keyboard.press("Escape")
    phone.play_minion(base=0)
    expect(laptop.page.locator(".base").first.locator("[data-in=pieces]").first).to_be_visible()
    assert laptop.hand == phone.hand


def test_a_personal_link_brings_my_games_to_another_device(server: WebServer, crowd: Crowd) -> None:
    laptop = crowd.comes(server.table("you", "you").seat(0))
    laptop.waits_for_turn()
    laptop.go(server.url + "/my-games")
    laptop.button("Make my personal link").click()
    phone = crowd.comes(laptop.page.get_by_label("Your personal link").input_value(), viewport=PHONE)
    expect(phone.page).not_to_have_url(re.compile("me="))
    phone.page.get_by_role("link", name="Waiting for you").click()
    phone.waits_for_turn()
    expect(phone.page).to_have_title(re.compile("^Your turn"))
    phone.button("End your turn").click()
    phone.page.get_by_role("link", name="Rumpus", exact=True).click()
    laptop.page.reload()
    expect(laptop.page.get_by_role("region", name="In progress").get_by_role("link", name="Open")).to_be_visible()


def test_two_people_share_a_screen_behind_a_curtain(server: WebServer, crowd: Crowd) -> None:
    both = crowd.comes(server.url + "/new")
    both.page.get_by_label("Your name at the table").fill("Ann")
    both.page.get_by_label("Seat 2", exact=True).select_option("Another person at this screen")
    both.page.get_by_label("Name of the person in seat 2").fill("Bob")
    both.button("Open the table").click()
    expect(both.page.locator(".curtain")).to_be_visible()
    first = "Ann" if both.page.get_by_text("Ann, it is your turn").count() else "Bob"
    second = "Bob" if first == "Ann" else "Ann"
    hands = {}
    for name, other in ((first, second), (second, first), (first, second)):
        both.sees(f"{name}, it is your turn")
        assert both.hand == []
        both.button(f"I am {name}").click()
        expect(both.page.locator(".hand:not(.in-play)")).to_be_visible()
        hands[name] = both.hand
        turns = both.turns + 1
        curtain = both.page.get_by_text(f"{other}, it is your turn")
        play([both], until=lambda turns=turns, curtain=curtain: both.turns >= turns and curtain.count() > 0)  # type: ignore[misc]
    assert hands["Ann"] != hands["Bob"]


def test_who_watches_sees_no_hand(server: WebServer, crowd: Crowd) -> None:
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    table = server.table("you", "bot")
    ann = crowd.comes(table.seat(0))
    ann.waits_for_turn()
    eve = crowd.comes("about:blank")
    eve.page.on("websocket", listen)
    eve.go(table.address)
    eve.sees("Ann is choosing what to play")
    play([ann], until=lambda: ann.turns == 2)
    assert eve.hand == []
    assert eve.page.locator(".can").count() == 0
    assert eve.button("Undo").count() == 0
    # A card that was revealed before it was drawn may be seen in a hand; nobody reveals any here.
    welcome = next(message for message in heard if message["type"] == "welcome")
    assert [set(seat["hand"]) for seat in welcome["view"]["seats"]] == [{""}, {""}]
    changes = [change for message in heard for change in message.get("changes", []) if "hand" in change[0]]
    assert all(value in ("", []) or set(value) == {""} for _, value in changes)


def test_who_watches_may_see_all_hands_later_if_the_table_allows_it(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "bot", open_hands=True, hands_delay=1)
    ann = crowd.comes(table.seat(0))
    ann.waits_for_turn()
    eve = crowd.comes(table.address)
    eve.page.get_by_role("link", name="all hands").click()
    held = eve.page.get_by_role("list", name="Ann’s hand").get_by_role("button")
    ann.play_minion(base=0)
    expect(held).to_have_count(4)


def test_undo_is_free_while_nobody_has_learned_anything(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    before = ann.hand
    ann.play_minion(base=0)
    expect(ann.page.locator(".hand .card[data-in=hand]")).to_have_count(len(before) - 1)
    ann.button("Undo: nobody has seen anything new since").click()
    expect(ann.page.locator(".hand .card[data-in=hand]")).to_have_count(len(before))
    assert ann.hand == before
    assert ann.page.locator("[data-in=pieces]").count() == 0


def test_undo_needs_consent_once_cards_were_drawn(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "you")
    ann, bob = crowd.comes(table.seat(0)), crowd.comes(table.seat(1))
    ann.waits_for_turn()
    ann.button("End your turn").click()
    bob.waits_for_turn()
    expect(ann.page.locator(".hand .card[data-in=hand]")).to_have_count(7)
    for reply in ("No", "Agree"):
        ann.button("Undo: the others will be asked").click()
        bob.sees("Ann would like to take back the last answer")
        bob.button(reply).click()
        if reply == "No":
            ann.sees("Bob does not agree.")
    ann.waits_for_turn()
    expect(ann.page.locator(".hand .card[data-in=hand]")).to_have_count(5)
    bob.sees("Ann is choosing what to play")


def test_who_is_alone_with_bots_asks_nobody(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    ann.button("End your turn").click()
    expect(ann.page.locator("header")).to_contain_text("turn 3")
    ann.button("Undo: what you did last").click()
    expect(ann.page.locator("header")).to_contain_text("turn 1")
    expect(ann.page.locator(".hand .card[data-in=hand]")).to_have_count(5)


def test_people_talk(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "you")
    ann, bob, eve = [crowd.comes(each, viewport=BIG) for each in (table.seat(0), table.seat(1), table.address)]
    ann.waits_for_turn()
    ann.says("Good luck!")
    expect(bob.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    bob.says("And to you")
    eve.says("Hello")
    for person in (ann, bob, eve):
        lines = person.page.get_by_role("tabpanel").get_by_role("listitem")
        expect(lines).to_have_text([r"Ann Good luck!", "Bob And to you", "A spectator Hello"])
    ann.page.reload()
    ann.page.get_by_role("tab", name="Chat").click()
    expect(ann.page.get_by_role("tabpanel")).to_contain_text("And to you")


def test_what_was_said_stays_marked_until_it_is_read(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "you")
    ann, bob = crowd.comes(table.seat(0), viewport=PHONE), crowd.comes(table.seat(1))
    ann.waits_for_turn()
    bob.says("Good luck!")
    expect(ann.button("Talk, 1 not read")).to_be_visible()
    ann.page.reload()
    ann.button("Talk, 1 not read").click()
    ann.sees("Good luck!")
    expect(ann.button("End your turn")).to_be_in_viewport()
    ann.button("End your turn").click(trial=True)  # nothing covers it
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Talk", exact=True)).to_be_visible()


def test_a_phrase_stands_at_the_seat_of_who_says_it_and_reactions_at_the_log(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "you")
    ann, bob = crowd.comes(table.seat(0), viewport=BIG), crowd.comes(table.seat(1), viewport=BIG)
    ann.waits_for_turn()
    bob.page.evaluate(f"() => {{ window.followed = ({FOLLOWS_ANN})(); }}")
    for person, other in ((bob, ann), (ann, bob)):
        person.button("Talk").click()
        person.button("Well played!").click()
        person.page.keyboard.press("Escape")
        expect(other.page.locator(".bubble").last).to_have_text("Well played!")
    bob.page.evaluate("() => window.followed")
    ann.play_minion(base=0)
    react = bob.page.get_by_role("button", name="React to this")
    react.last.focus()
    bob.page.keyboard.press("Enter")
    bob.button("Treason!").click()
    theirs = ann.page.get_by_role("button", name="Treason!: Bob")
    expect(theirs).to_have_text("1")
    theirs.click()
    expect(bob.page.get_by_role("button", name="Treason!: Bob, Ann")).to_have_text("2")
    expect(ann.page.locator(".bubble")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.get_by_role("button", name="Treason!: Bob, Ann")).to_be_visible()


def test_sounds_are_off_with_one_tap_and_stay_off(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0))
    sounds = ann.page.get_by_role("button", name="Sounds")
    expect(sounds).to_have_attribute("aria-pressed", "true")
    sounds.click()
    expect(sounds).to_have_attribute("aria-pressed", "false")
    ann.page.reload()
    expect(sounds).to_have_attribute("aria-pressed", "false")


def test_who_gives_up_is_replaced(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "you", "bot")
    ann, bob = crowd.comes(table.seat(0)), crowd.comes(table.seat(1))
    ann.waits_for_turn()
    ann.gives_up()
    ann.sees("You have conceded; a bot is playing on.")
    bob.sees("a bot is filling in")


def test_one_of_two_who_gives_up_has_lost_and_a_rematch_seats_both_again(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "you")
    ann, bob = crowd.comes(table.seat(0)), crowd.comes(table.seat(1))
    ann.waits_for_turn()
    ann.gives_up()
    for person in (ann, bob):
        expect(person.page.locator("#who-won")).to_be_visible()
    bob.sees("You win")
    ann.button("Not now").click()
    expect(bob.page.locator(".rematch .no")).to_contain_text("Ann")
    bob.button("Rematch").click()
    bob.page.reload()
    expect(bob.page.locator(".rematch li").last).to_contain_text("yes")
    ann.button("Rematch").click()
    for person in (ann, bob):
        expect(person.page.locator("header")).to_contain_text("turn 1")
        assert table.room not in person.page.url
        assert person.page.locator(".seat", has_text="you").count() == 1
    play([ann, bob], until=lambda: ann.turns == bob.turns == 1)


def test_when_the_clock_runs_out_a_bot_sits_in(server: WebServer, crowd: Crowd) -> None:
    table = server.table("you", "you", seconds=8)
    ann, bob = crowd.comes(table.seat(0)), crowd.comes(table.seat(1))
    ann.waits_for_turn()
    expect(ann.page.get_by_role("timer")).to_be_visible()
    expect(ann.page.get_by_role("status").filter(has_text="3 seconds left")).to_be_attached()
    bob.sees("a bot is filling in")
    ann.sees("A bot is playing for you.")
    assert ann.page.locator(".can").count() == 0
    ann.button("Take the seat back").click()
    expect(ann.page.get_by_text("A bot is playing for you.")).to_be_hidden()
    expect(bob.page.get_by_text("a bot is filling in").first).to_be_hidden()
    play([ann, bob], until=lambda: ann.turns == bob.turns == 1)
