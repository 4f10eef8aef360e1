from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import IN_A_BROWSER, Crowd, Person
from tests.browser.serving import WebServer

pytestmark = IN_A_BROWSER

MOST_STOPS = 60


def tab_to(person: Person, css: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(MOST_STOPS):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("css => document.activeElement.matches(css)", css):
            return
    raise AssertionError(f"Tab does not come to {css}")


def tab_to_words(person: Person, words: str) -> None:
    """Press Tab until the focus is on what can be pressed and says that."""
    says = "words => document.activeElement.matches('a, button') && document.activeElement.innerText.includes(words)"
    for _ in range(MOST_STOPS):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(says, words):
            return
    raise AssertionError(f"Tab does not come to {words}")


def focused(person: Person) -> str:
    return str(person.page.evaluate("document.activeElement.dataset.id"))


def test_a_whole_turn_without_a_mouse(server: WebServer, crowd: Crowd) -> None:
    """A minion, an action with its questions, the end of the turn: with Tab, Enter and Space alone."""
    ann = crowd.comes(server.pirates().seat(0))
    ann.waits_for_turn()
    tab_to(ann, ".hand .can[data-id=war_raptor]")
    ann.page.keyboard.press("Enter")
    tab_to(ann, ".base__hit")
    ann.page.keyboard.press("Enter")
    expect(ann.pieces).to_have_count(1)
    tab_to(ann, ".hand .can[data-id=dinghy]")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".base [data-in=pieces].can")).to_have_count(1)
    tab_to(ann, "[data-in=pieces].can")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".base__hit").first).to_be_visible()
    tab_to(ann, ".base__hit")
    ann.page.keyboard.press("Enter")
    ann.waits_for_turn()
    expect(ann.page.locator(".base").first.locator("[data-in=pieces]")).to_have_count(0)
    expect(ann.page.locator(".hand .can")).to_have_count(0)
    ann.page.keyboard.press("Space")
    expect(ann.page.locator("header")).to_contain_text("turn 3")


def test_arrows_go_from_card_to_card(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    tab_to(ann, ".hand .card")
    assert focused(ann) == ann.hand[0]
    ann.page.keyboard.press("ArrowRight")
    assert focused(ann) == ann.hand[1]
    ann.page.keyboard.press("End")
    assert focused(ann) == ann.hand[-1]
    ann.page.keyboard.press("z")
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    assert focused(ann) == ann.hand[-1]


def test_keys_let_go_take_back_and_help(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    ann.page.locator(".hand .is-minion.can").first.click()
    expect(ann.page.locator(".picked")).to_have_count(1)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".picked")).to_have_count(0)
    ann.play_minion(base=0)
    expect(ann.page.locator("[data-in=pieces]")).to_have_count(1)
    ann.page.keyboard.press("u")
    expect(ann.page.locator("[data-in=pieces]")).to_have_count(0)
    ann.page.keyboard.press("2")
    assert ann.page.evaluate("document.activeElement.closest('.base') === document.querySelectorAll('.base')[1]")
    ann.page.keyboard.press("?")
    ann.sees("look at a card closely")


def test_home_by_keyboard(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.url)
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("document.activeElement.textContent") == "Skip to content"
    tab_to(ann, "input[autocomplete=nickname]")
    ann.page.keyboard.type("Ann")
    tab_to(ann, ".btn--go")
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog")).to_be_visible()
    for _ in range(10):
        if ann.page.evaluate("document.activeElement.textContent").strip() == "I know how: just play":
            break
        ann.page.keyboard.press("Tab")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".hand")).to_be_visible()


def test_a_guided_game_without_a_mouse(server: WebServer, crowd: Crowd) -> None:
    """Into it, what the first bubbles say, and out of it."""
    mika = crowd.comes(server.url)
    tab_to_words(mika, "Play now")
    mika.page.keyboard.press("Enter")
    expect(mika.page.locator("dialog[open]")).to_be_visible()
    tab_to_words(mika, "Smash Up")
    mika.page.keyboard.press("Enter")
    expect(mika.page.locator(".coach h2")).to_have_text("Play Saucy Wench at Tar Pits.")
    tab_to(mika, ".hand [data-pointed]")
    mika.page.keyboard.press("Enter")
    tab_to(mika, ".base[data-pointed] .base__hit")
    mika.page.keyboard.press("Enter")
    expect(mika.page.locator(".coach h2")).to_have_text("Now end your turn.")
    tab_to_words(mika, "Leave the tour")
    mika.page.keyboard.press("Enter")
    expect(mika.page.locator(".coach")).to_have_count(0)
    mika.page.keyboard.press("Space")
    expect(mika.page.locator("header")).to_contain_text("turn 3")


def test_factions_are_chosen_without_a_mouse(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.table("you", "bot", setup={"draft": "snake", "first": 0}).seat(0))
    expect(ann.button("Take Aliens")).to_be_visible()
    tab_to(ann, ".tiles button")
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("Enter")
    expect(ann.button("Take Dinosaurs")).to_be_visible()
    ann.page.keyboard.press("Space")
    expect(ann.page.locator("#question")).to_contain_text("second faction")


def test_a_puzzle_without_a_mouse(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.url + "/puzzles?game=smashup")
    expect(ann.page.get_by_role("button", name="Royal visit")).to_be_visible()
    tab_to_words(ann, "Royal visit")
    ann.page.keyboard.press("Enter")
    ann.waits_for_turn()
    ann.page.keyboard.press("Space")
    ann.sees("Not yet")
    tab_to_words(ann, "A nudge")
    ann.page.keyboard.press("Enter")
    ann.sees("Look at Summon.")
    tab_to_words(ann, "Solution")
    ann.page.keyboard.press("Enter")
    ann.sees("Both minions are needed")
    tab_to_words(ann, "Start over")
    ann.page.keyboard.press("Enter")
    ann.waits_for_turn()


def test_the_end_without_a_mouse(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.finished("bot").seat(0))
    expect(ann.page.locator("#who-won")).to_be_visible()
    tab_to_words(ann, "Share")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    assert ann.page.evaluate("document.activeElement.innerText.trim()") == "Share"
    tab_to_words(ann, "Rematch")
    ann.page.keyboard.press("Enter")
    ann.waits_for_turn()
