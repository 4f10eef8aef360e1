"""What glows does something: what would come to nothing looks otherwise and is asked about, and what is protected shows
its shield."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from rumpus import Match, new_match
from rumpus.family.foresight import foresee
from rumpus.kernel import Game
from rumpus.munchkin.foresight import SIGNS as OF_MUNCHKIN
from rumpus.smashup.foresight import SIGNS
from tests.browser.dungeon import asks, laid
from tests.browser.dungeon import found as found_in_munchkin
from tests.browser.looks import check_looks
from tests.browser.people import IN_A_BROWSER, LAPTOP, PHONE, TABLET, Crowd
from tests.browser.serving import WebServer
from tests.contract.checks import random_answer

pytestmark = IN_A_BROWSER
FACTIONS = [["ninjas", "mages"], ["dinosaurs", "tricksters"]]
HIGHEST = "(css) => Math.max(...[...document.querySelectorAll(css)].map((each) => +getComputedStyle(each).zIndex || 0))"
# What hangs at tiles, and their power, where something else lies above it.
COVERED = """() => [...document.querySelectorAll(".lane :is(.pins > *, .card__badge)")].filter((each) => {
  const box = each.getBoundingClientRect();
  return !each.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}).map((each) => each.textContent || each.title)"""
MOST = 400  # answers, then the next seed is tried


def fates(game: Game[Any]) -> tuple[int, int]:
    """Of Ann's answers: how many would come to nothing, and how many name what is protected."""
    decision = game.decision
    if decision is None or decision.awaited != (0,) or decision.prompt in ("draft", "discard"):
        return 0, 0
    found = foresee(game, 0, SIGNS).values()
    return sum(fate.is_idle for fate in found), sum(bool(fate.shield) for fate in found)


def found(prompt: str, idle: int, shields: int) -> Match[Any]:
    """A game in which Ann is asked this, with at least so many answers of each kind, and others besides."""
    for seed in itertools.count():
        match, rng = new_match("smashup", seed=seed, players=2, factions=FACTIONS, first=0), Random(seed)
        while (decision := match.game.decision) is not None and match.game.answered < MOST:
            if decision.prompt == prompt and len(decision.offers.get(0, ())) > idle + shields:
                nothing, protected = fates(match.game)
                if nothing >= idle and protected >= shields:
                    return match
            match.answer(*random_answer(decision, rng))
    raise AssertionError("there is no end of seeds")


def test_what_would_come_to_nothing_is_asked_about_once(server: WebServer, crowd: Crowd) -> None:
    match = found("play", idle=1, shields=0)
    table = laid(server, match, 1)
    ann = crowd.comes(table.seat(0))
    card = ann.page.locator(".hand .card.idle").first
    expect(card.locator(".tab")).to_be_visible()
    check_looks(ann, "glow-idle")
    ann.page.set_viewport_size(LAPTOP)
    held = len(ann.hand)
    card.click()
    ann.sees("Do it anyway?")
    ann.button("Take it back").click()
    expect(ann.page.locator("[data-doubt]")).to_have_count(0)
    assert len(ann.hand) == held
    card.click()
    ann.page.keyboard.press(" ")
    expect(ann.page.locator(".hand .card[data-in=hand]")).to_have_count(held - 1)


def test_what_is_protected_shows_its_shield(server: WebServer, crowd: Crowd) -> None:
    match = found("destroy", idle=0, shields=1)
    table = laid(server, match, 1)
    ann = crowd.comes(table.seat(0))
    tile = ann.page.locator(".base .card.ward").first
    expect(tile.locator(".ward__s")).to_be_visible()
    expect(tile.locator(".tab")).to_be_visible()
    expect(ann.page.locator(".base .card.can").first).to_be_visible()
    check_looks(ann, "glow-shield")


def hung_with() -> dict[str, Any]:
    """Ann can destroy any of four monsters; one has counters and actions on it."""
    king = {"card": "king_tut", "counters": 1, "actions": ["upgrade of Ann", "poison of Bob"]}
    return {
        "anything goes": True,
        "players": {
            "Ann": {"factions": ["warriors", "dinosaurs"], "hand": ["cleave"]},
            "Bob": {"factions": ["ninjas", "pirates"]},
        },
        "bases": [{"base": "tar_pits", "minions": ["hippogriff", king, "hippogriff", "ghoul"]}, "tortuga"],
        "turn": {"player": "Ann", "step": "play"},
    }


@pytest.mark.parametrize("device", [LAPTOP, TABLET, PHONE])
def test_nothing_that_hangs_at_a_tile_is_hidden_where_it_can_be_chosen(
    device: ViewportSize, server: WebServer, crowd: Crowd
) -> None:
    table = laid(server, new_match("smashup", seed=1, players=2, table=hung_with()), 1)
    ann = crowd.comes(table.seat(0), viewport=device)
    ann.card("cleave").click()
    tiles = ann.page.locator(".lane .card.can")
    expect(tiles).to_have_count(4)
    assert ann.page.evaluate(COVERED) == []
    tiles.nth(1).locator(".card__name").hover()
    assert ann.page.evaluate(COVERED) == []


def spared(game: Game[Any]) -> list[str]:
    """The curses that Ann could play on Bob in vain, but not on everybody."""
    decision = game.decision
    if decision is None or not asks(game, "start"):
        return []
    keys = decision.keys(0)
    idle = [keys[place] for place in foresee(game, 0, OF_MUNCHKIN)]
    curses = [key.removesuffix(" P1") for key in idle if key.startswith("play curse_") and key.endswith(" P1")]
    return [key.removeprefix("play ") for key in curses if f"{key} P2" not in idle]


def test_a_curse_says_whom_it_would_not_touch(server: WebServer, crowd: Crowd) -> None:
    match = found_in_munchkin(lambda game: bool(spared(game)), 3)
    curse, *_ = spared(match.game)
    ann = crowd.comes(laid(server, match, 1).seat(0))
    ann.card(curse).click()
    bob = ann.page.locator(".mseat.p2.idle")
    expect(bob.locator(".tab")).to_be_visible()
    expect(ann.page.locator(".mseat.p3.can")).to_be_visible()
    bob.locator(".hit").click()
    ann.sees("Do it anyway?")
    ann.page.keyboard.press(" ")
    expect(ann.card(curse)).to_have_count(0)


def test_a_frame_is_explained_when_it_is_first_seen(server: WebServer, crowd: Crowd) -> None:
    table = laid(server, found("play", idle=1, shields=0), 1)
    ann = crowd.comes(table.seat(0), viewport=LAPTOP)
    expect(ann.page.locator(".hand .card.idle").first).to_be_visible()
    expect(ann.page.get_by_role("note")).to_have_count(0)
    ann.page.evaluate("localStorage['rumpus.frames'] = '[]'")
    ann.page.reload()
    note = ann.page.get_by_role("note")
    expect(note).to_contain_text("nothing would happen now. (")
    highest = ann.page.evaluate(HIGHEST, ".base *")
    assert ann.page.evaluate(HIGHEST, "[role=note]") > highest > 0  # on a laptop it lies upon the bases
    check_looks(ann, "frame-note")
    note.get_by_role("button", name="Got it").click()
    expect(note.filter(has_text="Dotted frame")).to_have_count(0)
    ann.opens_menu()
    ann.sees("What the frames mean")
    ann.sees("Red dashes: you can, but it would only hurt you or help others.")


def test_the_first_of_two_choices_shows_that_it_is_chosen_and_can_be_taken_back(
    server: WebServer, crowd: Crowd
) -> None:
    ann = crowd.comes(server.pirates().seat(0))
    raptor = ann.asks_what_to_move()
    raptor.click()
    bar = ann.page.locator(".ask")
    expect(bar).to_contain_text("Chosen:")
    expect(bar).to_contain_text("Your War Raptor")
    expect(ann.page.locator(".base [data-in=pieces].chosen")).to_have_count(1)
    check_looks(ann, "glow-chosen")
    ann.page.set_viewport_size(LAPTOP)
    bar.get_by_role("button", name="Take it back").click()
    expect(ann.page.locator(".base [data-in=pieces].can")).to_have_count(1)
    expect(bar).not_to_contain_text("Chosen:")
