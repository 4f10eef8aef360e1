from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import IN_A_BROWSER, Crowd, Person
from tests.browser.serving import WebServer
from tests.browser.wire import Wire

pytestmark = IN_A_BROWSER

AWAY = "Back in a moment; your answer is safe"


@pytest.fixture
def wire(server: WebServer) -> Iterator[Wire]:
    with Wire(server.port) as wire:
        yield wire


def test_the_same_question_comes_back_after_a_restart(own_server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(own_server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    ann.play_minion(base=0)
    expect(ann.pieces).to_have_count(1)
    question, hand = ann.question, ann.hand
    own_server.kill()
    ann.sees(AWAY)
    own_server.start()
    expect(ann.page.get_by_text(AWAY)).to_be_hidden()
    assert ann.question == question
    assert ann.hand == hand
    expect(ann.pieces).to_have_count(1)


def test_an_answer_given_without_a_connection_is_kept(own_server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(own_server.table("you", "bot").seat(0))
    ann.waits_for_turn()
    own_server.kill()
    ann.sees(AWAY)
    ann.play_minion(base=0)
    own_server.start()
    expect(ann.pieces.first).to_be_visible()
    expect(ann.page.get_by_text(AWAY)).to_be_hidden()


def test_a_page_that_is_loaded_again_asks_the_same(server: WebServer, crowd: Crowd) -> None:
    ann = crowd.comes(server.pirates().seat(0))
    raptor = ann.asks_what_to_move()
    question, hand = ann.question, ann.hand
    assert question != "Play a card or end your turn."
    ann.page.reload()
    expect(raptor).to_have_count(1)
    assert ann.question == question
    assert ann.hand == hand
    assert_can_move(ann, raptor)


def test_a_network_that_is_cut_comes_back_by_itself(server: WebServer, crowd: Crowd, wire: Wire) -> None:
    ann = crowd.comes(server.pirates().seat(0).replace(server.address, wire.address))
    raptor = ann.asks_what_to_move()
    question = ann.question
    wire.cut()
    ann.sees(AWAY)
    wire.mend()
    expect(ann.page.get_by_text(AWAY)).to_be_hidden()
    assert ann.question == question
    assert_can_move(ann, raptor)


def test_an_answer_on_its_way_when_the_network_is_cut_is_given(server: WebServer, crowd: Crowd, wire: Wire) -> None:
    table = server.table("you", "you")
    ann, bob = crowd.comes(table.seat(0).replace(server.address, wire.address)), crowd.comes(table.seat(1))
    ann.waits_for_turn()
    wire.fall_silent()
    ann.play_minion(base=0)
    wire.cut()
    ann.sees(AWAY)
    expect(bob.pieces).to_have_count(0)
    wire.mend()
    expect(bob.pieces).to_have_count(1)
    expect(ann.pieces).to_have_count(1)


def test_a_network_that_falls_silent_is_noticed(server: WebServer, crowd: Crowd, wire: Wire) -> None:
    ann = crowd.comes("about:blank")
    ann.page.clock.install()
    ann.go(server.table("you", "bot").seat(0).replace(server.address, wire.address))
    ann.waits_for_turn()
    wire.fall_silent()
    ann.page.clock.run_for(30_000)
    ann.sees(AWAY)
    wire.mend()
    for _ in range(600):
        if ann.page.locator(".lost").is_hidden():
            break
        ann.page.clock.run_for(1_000)
        ann.page.wait_for_timeout(100)  # there must be time to say hello, too
    expect(ann.page.locator(".lost")).to_be_hidden()
    ann.play_minion(base=0)
    expect(ann.pieces).to_have_count(1)


def assert_can_move(ann: Person, raptor: Locator) -> None:
    """The question can be answered: to move the raptor, and where to."""
    raptor.click()
    ann.page.locator(".base__hit").last.click()
    expect(ann.page.locator(".base").last.locator("[data-in=pieces]")).to_have_count(1)


def test_whoever_comes_late_reads_the_end_of_the_log_and_asks_for_the_rest(server: WebServer, crowd: Crowd) -> None:
    table = server.fork(server.finished("bot"), at=60, seat=0)
    ann = crowd.comes(table.seat(0))
    ann.page.get_by_role("button", name="Open the log").click()
    log = ann.page.get_by_role("list", name="What happened", exact=True)
    begins, last = log.get_by_text("The bases are"), log.locator("[data-line]").last
    expect(last).to_be_in_viewport()
    expect(begins).to_have_count(0)
    told = last.inner_text()
    ann.button("What happened before").click()
    expect(begins).to_have_count(1)
    expect(ann.button("What happened before")).to_have_count(0)
    expect(log.get_by_text(told).last).to_be_visible()
