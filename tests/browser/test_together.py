from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket, expect

from tests.browser.people import IN_A_BROWSER, Crowd, play
from tests.browser.serving import LiveServer

pytestmark = IN_A_BROWSER


def test_a_seat_link_opens_the_seat_on_a_second_device(server: LiveServer, crowd: Crowd) -> None:
    laptop = crowd.comes(server.open("you", "bot").seat(0), permissions=["clipboard-read", "clipboard-write"])
    laptop.waits_for_turn()
    laptop.button("Menu of the table").click()
    laptop.button("Copy the link to my seat").click()
    laptop.sees("The link is copied.")
    phone = crowd.comes(laptop.page.evaluate("navigator.clipboard.readText()"))
    phone.waits_for_turn()
    assert "seat" not in phone.page.url
    assert phone.hand == laptop.hand
    laptop.page.keyboard.press("Escape")
    phone.play_minion(base=0)
    expect(laptop.page.locator(".base").first.locator("[data-in=pieces]").first).to_be_visible()
    assert laptop.hand == phone.hand


def test_two_people_share_a_screen_behind_a_curtain(server: LiveServer, crowd: Crowd) -> None:
    table = server.open("you", "you")
    both = crowd.comes(table.seat(0))
    both.go("about:blank")
    both.go(table.seat(1))
    hands = {}
    for name in ("Ann", "Bob", "Ann"):
        both.sees(f"{name}, it is your turn")
        assert both.hand == []
        both.button(f"I am {name}").click()
        both.waits_for_turn()
        hands[name] = both.hand
        turns = both.turns + 1
        play([both], until=lambda turns=turns: both.turns == turns)  # type: ignore[misc]
    assert hands["Ann"] != hands["Bob"]


def test_who_watches_sees_no_hand(server: LiveServer, crowd: Crowd) -> None:
    heard: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    table = server.open("you", "bot")
    ann = crowd.comes(table.seat(0))
    ann.waits_for_turn()
    eve = crowd.comes("about:blank")
    eve.page.on("websocket", listen)
    eve.go(table.address)
    eve.sees("Ann is thinking")
    play([ann], until=lambda: ann.turns == 2)
    assert eve.hand == []
    assert eve.page.locator(".can").count() == 0
    assert eve.button("Undo").count() == 0
    # A card that was revealed before it was drawn may be seen in a hand; nobody reveals any here.
    welcome = next(message for message in heard if message["type"] == "welcome")
    assert [set(seat["hand"]) for seat in welcome["view"]["seats"]] == [{""}, {""}]
    changes = [change for message in heard for change in message.get("changes", []) if "hand" in change[0]]
    assert all(value in ("", []) or set(value) == {""} for _, value in changes)


def test_undo_is_free_while_nobody_has_learned_anything(server: LiveServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.open("you", "bot").seat(0))
    ann.waits_for_turn()
    before = ann.hand
    ann.play_minion(base=0)
    expect(ann.page.locator(".hand .card[data-in=hand]")).to_have_count(len(before) - 1)
    ann.button("Undo: nothing new was seen since").click()
    expect(ann.page.locator(".hand .card[data-in=hand]")).to_have_count(len(before))
    assert ann.hand == before
    assert ann.page.locator("[data-in=pieces]").count() == 0


def test_undo_needs_consent_once_cards_were_drawn(server: LiveServer, crowd: Crowd) -> None:
    table = server.open("you", "you")
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
    bob.sees("Ann is thinking")


def test_when_the_clock_runs_out_a_bot_sits_in(server: LiveServer, crowd: Crowd) -> None:
    table = server.open("you", "you", seconds=3)
    ann, bob = crowd.comes(table.seat(0)), crowd.comes(table.seat(1))
    ann.waits_for_turn()
    bob.sees("a bot sits in")
    ann.sees("A bot plays for you.")
    ann.button("Take the seat back").click()
    expect(ann.page.get_by_text("A bot plays for you.")).to_be_hidden()
    expect(bob.page.get_by_text("a bot sits in").first).to_be_hidden(timeout=1_000)
    play([ann, bob], until=lambda: ann.turns == bob.turns == 1)
