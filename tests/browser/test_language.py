"""Another language in the browser: its files stand beside the English ones, and nothing that is shown stays English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from rumpus.server.lobby import NAMES
from tests import another_language
from tests.brackets import in_brackets, outside
from tests.browser.dungeon import BOTH, can_curse, can_sell, can_trade, is_over, needs_help, table_at
from tests.browser.people import IN_A_BROWSER, NEXT_IN_MUNCHKIN, Crowd, Person, play
from tests.browser.scenes import Story
from tests.browser.serving import QUICK_REVIEWS, WebServer
from tests.browser.test_munchkin import SEED

pytestmark = IN_A_BROWSER

# Whatever is ever written on a page is kept, seen or not: texts, and what is said of pictures, buttons and fields.
# Icons are called as those who drew them have called them.
LISTEN = """
  if (location.protocol === "http:") localStorage.setItem("rumpus.language", "xx");
  globalThis.heard = new Set();
  const SAID = ["alt", "aria-description", "aria-label", "aria-valuetext", "placeholder", "title"];
  const hear = (node) => {
    if (node.nodeType === Node.TEXT_NODE && !node.parentElement?.closest("script, style, .icons dl"))
      heard.add(node.data);
    for (const name of SAID) if (node.hasAttribute?.(name)) heard.add(node.getAttribute(name));
    for (const child of node.childNodes) hear(child);
  };
  const note = ({ type, target, addedNodes }) => (type === "childList" ? addedNodes.forEach(hear) : hear(target));
  new MutationObserver((changes) => changes.forEach(note)).observe(document, {
    subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: SAID,
  });
"""
ADDRESS = re.compile(r"https?://\S+")
SAME_EVERYWHERE = {*NAMES, "Rumpus", "SU", "MU"}  # names of people, of the program, and of rules


@pytest.fixture(scope="module")
def abroad(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """A server that speaks it as well."""
    checkout = another_language.checkout_with_it(tmp_path_factory.mktemp("checkout"))
    server = WebServer(tmp_path_factory.mktemp("abroad"), checkout)
    server.command = QUICK_REVIEWS + server.command
    with server:
        yield server
        assert server.complaints() == ""


@pytest.fixture(scope="module")
def story(abroad: WebServer) -> Story:
    return Story(abroad)


def comes(crowd: Crowd, address: str) -> Person:
    """Somebody who reads that language."""
    person = crowd.comes("about:blank")
    person.context.add_init_script(LISTEN)
    person.go(address)
    return person


def press(person: Person, words: str, **names: str) -> None:
    person.button(in_brackets(words).format_map(names)).first.click()


def read(person: Person, least: int, *names: str) -> None:
    """Everything that was shown since the page was loaded, which is so much at least: no word is English, but for names
    and addresses."""
    heard = [ADDRESS.sub("", text) for text in person.page.evaluate("[...heard]")]
    assert len(heard) >= least
    assert {text: found for text in heard if (found := outside(text, {*SAME_EVERYWHERE, *names}))} == {}


def test_a_language_in_the_address_is_spoken_kept_and_asked_for(abroad: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(f"{abroad.url}/?language=xx")
    ann.page.get_by_role("link", name="⟦Rumpus⟧").wait_for()
    expect(ann.page.locator("html")).to_have_attribute("lang", "xx")
    calls: list[str] = []
    ann.page.on("request", lambda request: calls.append(request.url))
    ann.page.on("websocket", lambda socket: calls.append(socket.url))
    press(ann, "Play now")
    press(ann, "I know how: just play")
    players = ann.page.get_by_role("list", name="⟦Players⟧")
    players.wait_for()
    ann.page.reload()
    players.wait_for()
    spoken = [url for url in calls if "/api/" in url or "/ws/" in url]
    assert len(spoken) > 3
    assert [url for url in spoken if "language=xx" not in url] == []


def test_a_language_that_nobody_has_words_for_is_english(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(f"{server.url}/?language=yy")
    ann.page.get_by_role("link", name="Rumpus", exact=True).wait_for()
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")


def test_no_page_has_english(abroad: WebServer, crowd: Crowd) -> None:
    pages = ["/", "/about", "/my-games", "/Ann-Bob", "/nowhere", "/cards/zapbot", "/cards/froggoth?game=munchkin"]
    pages += [f"/{page}{game}" for page in ("new", "rules", "how-to-play") for game in ("", "?game=munchkin")]
    ann = comes(crowd, abroad.url)
    for page in pages:
        ann.go(abroad.url + page)
        expect(ann.page.locator("main")).to_contain_text("⟦")
        expect(ann.page.get_by_text(in_brackets("Just a moment"))).to_have_count(0)
        read(ann, least=18)


def test_a_table_of_smash_up_has_no_english(abroad: WebServer, story: Story, crowd: Crowd) -> None:
    ann = comes(crowd, abroad.table("you", "bot", "bot", setup={"draft": "snake", "first": 0}).seat(0))
    play([ann], until=lambda: ann.turns == 2)
    press(ann, "Table menu")
    press(ann, "Report a problem")
    press(ann, "Close")
    ann.page.locator(".hand .card").first.click(button="right")
    expect(ann.page.locator("dialog[open]")).to_be_visible()
    read(ann, least=300)


def test_what_cannot_be_played_is_not_refused_in_english(abroad: WebServer, crowd: Crowd) -> None:
    ann = comes(crowd, abroad.table("you", "bot").seat(0))
    ann.play_minion(base=0)
    expect(ann.pieces).to_have_count(1)
    ann.page.locator(".hand .is-minion").first.click()
    expect(ann.page.get_by_role("alert").get_by_text("SU-").first).to_be_visible()
    read(ann, least=100)


def test_a_scoring_and_the_end_of_smash_up_have_no_english(abroad: WebServer, story: Story, crowd: Crowd) -> None:
    table, seat = story.before_scoring()
    ann = comes(crowd, table.seat(seat))
    play([ann], until=lambda: ann.page.locator("dialog[open]").count() > 0)
    read(ann, least=150)
    ann.go(story.table.seat(0))
    expect(ann.page.locator("#who-won")).to_be_visible()
    read(ann, least=150)
    ann.go(story.table.replay)
    press(ann, "Next turn")
    press(ann, "One step forward")
    read(ann, least=100)


def test_seats_at_a_table_have_no_english(abroad: WebServer, crowd: Crowd) -> None:
    table = abroad.table("you", "open", "open", is_listed=True)
    ann, bob = comes(crowd, table.seat(0)), comes(crowd, table.address)
    bob.page.locator(".ask .btn").first.wait_for()
    read(bob, least=30)
    read(ann, least=30)
    ann.go(abroad.url)
    expect(ann.page.get_by_role("listitem").filter(has_text="Ann").first).to_be_visible()
    read(ann, least=30)


def test_a_game_of_munchkin_has_no_english(abroad: WebServer, crowd: Crowd) -> None:
    seats = [{"kind": "you" if name == "Ann" else "bot", "name": name, "bot": "fair"} for name in NAMES[:4]]
    ann = comes(crowd, abroad.opened(*abroad.open(family="munchkin", seed=SEED, seats=seats)).seat(0))
    play([ann], until=lambda: ann.is_over or ann.page.evaluate("heard.size") > 600, look=NEXT_IN_MUNCHKIN)
    read(ann, least=500)
    over = table_at(abroad, is_over, people=1, bots=2, sets=BOTH)
    ann.go(over.seat(0))
    expect(ann.page.locator("#who-won")).to_be_visible()
    read(ann, least=100)
    ann.go(over.replay)
    press(ann, "Next turn")
    read(ann, least=100)


def test_deals_of_munchkin_have_no_english(abroad: WebServer, crowd: Crowd) -> None:
    table = table_at(abroad, needs_help, people=2)
    ann, bob = comes(crowd, table.seat(0)), comes(crowd, table.seat(1))
    press(ann, "Ask for help")
    press(ann, "Ask {name}", name="Bob")
    press(bob, "Counter")
    press(bob, "Make this offer")
    press(ann, "Accept")
    press(ann, "Call the result")
    read(ann, least=100)
    read(bob, least=100)
    for moment, deal in ((can_trade, "Trade"), (can_sell, "Sell")):
        ann.go(table_at(abroad, moment, people=1, bots=1).seat(0))
        press(ann, deal)
        ann.page.locator("dialog[open] button[aria-pressed=false]").first.click()
        read(ann, least=100)


def test_a_curse_has_no_english(abroad: WebServer, crowd: Crowd) -> None:
    table = table_at(abroad, can_curse, people=2)
    ann, bob = comes(crowd, table.seat(0)), comes(crowd, table.seat(1))
    ann.page.locator(".hand [data-id^=curse_].can").first.click()
    press(ann, "Choose {name}", name="Bob")
    expect(bob.page.locator(".air")).to_be_visible()
    read(bob, least=100)
    read(ann, least=100)
