from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import IN_A_BROWSER, Crowd
from tests.browser.serving import LiveServer

pytestmark = IN_A_BROWSER


def test_the_same_question_comes_back_after_a_restart(own_server: LiveServer, crowd: Crowd) -> None:
    ann = crowd.comes(own_server.open("you", "bot").seat(0))
    ann.waits_for_turn()
    ann.play_minion(base=0)
    expect(ann.page.locator("[data-in=pieces]")).to_have_count(1)
    question, hand = ann.question, ann.hand
    own_server.stop()
    ann.sees("Back in a moment; your answer is safe")
    own_server.start()
    expect(ann.page.get_by_text("Back in a moment")).to_be_hidden(timeout=10_000)
    assert ann.question == question
    assert ann.hand == hand
    expect(ann.page.locator("[data-in=pieces]")).to_have_count(1)


def test_an_answer_given_without_a_connection_is_kept(own_server: LiveServer, crowd: Crowd) -> None:
    ann = crowd.comes(own_server.open("you", "bot").seat(0))
    ann.waits_for_turn()
    own_server.stop()
    ann.sees("Back in a moment; your answer is safe")
    ann.play_minion(base=0)
    own_server.start()
    expect(ann.page.locator("[data-in=pieces]").first).to_be_visible(timeout=10_000)
    expect(ann.page.get_by_text("Back in a moment")).to_be_hidden()


def test_a_page_that_is_loaded_again_asks_the_same(server: LiveServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.open("you", "bot").seat(0))
    ann.waits_for_turn()
    ann.play_minion(base=0)
    expect(ann.page.locator("[data-in=pieces]")).to_have_count(1)
    question, hand = ann.question, ann.hand
    ann.page.reload()
    expect(ann.page.locator("[data-in=pieces]")).to_have_count(1)
    assert ann.question == question
    assert ann.hand == hand
