"""Munchkin: trades and sales, what only the second box has, and a game that is seen again."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from rumpus.munchkin.cards.card import CARDS
from tests.browser.dungeon import WARHAMMER, can_sell, can_show, can_trade, can_twin, is_over, table_at
from tests.browser.looks import check_looks
from tests.browser.people import IN_A_BROWSER, LAPTOP, Crowd, Person
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER


def items(person: Person, part: str) -> Locator:
    """What can be chosen on the sheet of a deal."""
    return person.page.get_by_role("dialog").get_by_role("group", name=part).get_by_role("button")


def choose(item: Locator) -> str:
    """Returns the name of the card."""
    item.click()
    return item.locator("span").nth(1).inner_text()


def test_a_trade_is_offered_countered_and_accepted(server: WebServer, crowd: Crowd) -> None:
    table = table_at(server, can_trade, people=2)
    ann, bob = crowd.comes(table.seat(0)), crowd.comes(table.seat(1))
    ann.button("Trade").click()
    first, wanted = choose(items(ann, "You give").nth(0)), choose(items(ann, "You get from Bob").nth(0))
    ann.button("Offer it").click()
    bob.sees("Ann offers a trade")
    check_looks(bob, "munchkin-offer")
    bob.page.set_viewport_size(LAPTOP)
    bob.button("Counter").click()
    second = choose(items(bob, "You get from Ann").nth(1))  # besides what she has offered
    bob.button("Offer it").click()
    ann.sees("Bob offers a trade")
    ann.button("Accept").click()
    for name in (first, second):
        bob.sees(f"Ann gives you {name}.")
        expect(bob.page.locator(".gearbox").get_by_role("button", name=name)).to_be_visible()
    ann.sees(f"Bob gives you {wanted}.")
    expect(bob.page.locator(".gearbox").get_by_role("button", name=wanted)).to_have_count(0)


def test_items_are_sold_for_a_level(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(table_at(server, can_sell, people=1, bots=1).seat(0))
    ann.button("Sell").click()
    short = ann.page.get_by_text("short of a level")
    expect(short).to_be_visible()
    offered, total = items(ann, "In play"), ann.page.get_by_role("dialog").get_by_role("status")
    while short.count():
        offered.and_(ann.page.locator("[aria-pressed=false]")).first.click()
        expect(total).to_have_attribute("aria-busy", "false")
    sold = offered.and_(ann.page.locator("[aria-pressed=true]")).count()
    mine = ann.page.locator(".gearbox [data-in=gear]")
    before = mine.count()
    ann.button("Sell for 1 level").click()
    ann.sees("for a level, now level 2.")
    expect(mine).to_have_count(before - sold)


def test_cards_in_hand_are_shown_to_one_player_and_to_nobody_else(server: WebServer, crowd: Crowd) -> None:
    table = table_at(server, can_show, people=3)
    ann, bob, cleo = [crowd.comes(table.seat(seat)) for seat in range(3)]
    ann.button("Show cards").click()
    ann.page.get_by_role("dialog").get_by_role("radio", name="Bob").check()
    name = choose(items(ann, "Which cards").nth(0))
    ann.button("Show Bob").click()
    bob.sees(f"Ann shows you {name} from hand.")
    cleo.sees("Ann shows Bob a card from hand.")
    expect(cleo.page.get_by_text(name)).to_have_count(0)


def test_a_twin_joins_the_fight_beside_its_monster(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(table_at(server, can_twin, people=1, bots=1, sets=WARHAMMER).seat(0))
    mine = ann.page.get_by_role("list", name="You", exact=True)
    expect(ann.page.locator(".topbar")).to_contain_text("Munchkin Warhammer 40,000")
    expect(mine.locator(".roles [data-in=gear]").first).to_be_visible()  # the army
    expect(mine.get_by_role("button", name=re.compile(r"\bBig\b")).first).to_be_visible()
    ann.sees("Big items: 1 of ")
    monster = ann.page.locator(".fight [data-in=foes]")
    name = CARDS[str(monster.first.get_attribute("data-card"))].name
    ann.card("twin").click()
    expect(ann.page.locator(".twins [data-in=foes]")).to_have_count(2)
    expect(ann.page.get_by_role("heading", name=f"{name} and its twin")).to_be_visible()
    expect(ann.page.get_by_role("list", name="The monsters’ strength").get_by_text("twin")).to_be_visible()
    monster.nth(1).click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("A twin: it shares its enhancers")


def test_a_finished_game_is_seen_again_from_every_seat(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(table_at(server, is_over, people=1, bots=1).replay)
    slider = ann.page.get_by_label("Step of the game")
    expect(slider).to_be_visible()
    last = int(str(slider.get_attribute("max")))
    expect(ann.page.get_by_text(re.compile(r"(Ann|Bob) won \d+ to \d"))).to_be_visible()
    ann.sees(f"Step 0 of {last}")
    hands = {}
    for name in ("Ann", "Bob"):
        ann.page.get_by_label("Seen by").select_option(name)
        cards = ann.page.get_by_role("list", name=f"{name}’s hand").get_by_role("button")
        expect(cards).to_have_count(8)
        hands[name] = cards.all_inner_texts()
    assert hands["Ann"] != hands["Bob"]
    ann.button("Next turn").click()
    ann.sees("Turn 1:")
    ann.button("One step forward").click()
    at = int(slider.input_value())
    ann.button("One step back").click()
    expect(slider).to_have_value(str(at - 1))
