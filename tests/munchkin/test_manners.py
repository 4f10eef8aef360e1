"""What is no question to people, although the rules ask."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import cultist
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_solestealer
from rumpus.munchkin.cards.decks.cthulhu.events import cult_meeting
from rumpus.munchkin.cards.decks.cthulhu.items import galoshes, miners_helmet
from rumpus.munchkin.cards.decks.cthulhu.monsters import buggoth, froggoth, polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, wishing_ring
from rumpus.munchkin.foresight import SIGNS
from rumpus.munchkin.manners import MANNERS
from tests.munchkin.given import given


@pytest.mark.parametrize(("treasure", "is_asked"), [(miners_helmet, True), (kitchen_sink, False)], ids=str)
def test_what_is_used_once_need_not_be_put_down(treasure: Card, is_asked: bool) -> None:
    table = given(doors=[polly_polyp], levels={"Alice": 1, "Bob": 3}, treasures=[treasure])
    table.opens_door()
    table.picks("Alice", "ask Bob", "1", "helper")
    table.answer("Bob", "accept")
    table.fights_it_out()
    assert (table.prompt, table.awaited) == ("arrive", ["Bob"])
    assert MANNERS.can_act(table.game, table.seat("Bob")) == is_asked
    table.answer("Bob", "done")


@pytest.mark.parametrize(("level", "concerned"), [(1, [0]), (9, [0, 1, 2])])
def test_a_goth_that_calls_concerns_those_who_fight_unless_somebody_may_win(level: int, concerned: list[int]) -> None:
    table = given(doors=[froggoth], hands={"Bob": [buggoth]}, levels={"Alice": level})
    table.opens_door()
    assert table.prompt == "goth"
    assert [seat for seat in range(3) if seat in MANNERS.concerned(table.game)] == concerned
    table.declines_goths()


def test_nobody_is_asked_to_undo_what_they_do_themselves() -> None:
    """Neither does it shine."""
    table = given(hands={"Alice": [curse_solestealer, wishing_ring], "Bob": [wishing_ring]}, play={"Bob": [galoshes]})
    table.answer("Alice", f"play {curse_solestealer.id} Bob")
    assert [MANNERS.can_act(table.game, table.seat(name)) for name in ("Alice", "Bob")] == [False, True]
    harms = [
        SIGNS.harm(table.game, table.game, table.seat(name), ("play", wishing_ring.id)) for name in ("Alice", "Bob")
    ]
    assert harms == ["helps", ""]
    table.everyone_passes()


@pytest.mark.parametrize(("held", "is_asked"), [(cultist, True), (polly_polyp, False)], ids=str)
def test_who_has_no_cultist_to_become_is_not_asked_at_a_cult_meeting(held: Card, is_asked: bool) -> None:
    table = given(hands={"Alice": [cult_meeting], "Bob": [held]})
    table.plays("Alice", cult_meeting)
    table.everyone_passes()
    assert (table.prompt, table.awaited) == ("join cult (cult_meeting)", ["Bob"])
    decision = table.game.decision
    assert decision is not None
    assert decision.offers[1][MANNERS.letting_go(decision, 1) or 0] == ("none",)
    assert MANNERS.can_act(table.game, table.seat("Bob")) == is_asked
    table.answer("Bob", "none")
