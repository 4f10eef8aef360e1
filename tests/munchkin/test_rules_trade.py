"""MU-3.19 and 8.8: items for items, and gifts."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import cultist, professor
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_hair_stands_on_end, curse_weapon_becomes_evil
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    cthulhu_bumper_sticker,
    flamethrower,
    miners_helmet,
    necrotelecom,
    professor_teslas_electrical_protective_device,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import lloyd_lloigor, polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import canned_meat
from tests.munchkin.given import given

tesla_device = professor_teslas_electrical_protective_device


@pytest.mark.rule("MU-8.8")
def test_items_in_play_are_traded_and_nothing_else() -> None:
    table = given(
        hands={"Bob": [bowling_pin]},
        play={
            "Bob": [professor, miners_helmet, ("carry", brass_knucks), canned_meat],
            "Alice": [cthulhu_bumper_sticker],
        },
    )
    table.answer("Bob", "trade Alice")
    assert (table.prompt, table.offers("Bob")) == ("give", ["miners_helmet", "brass_knucks", "canned_meat", "done"])
    table.picks("Bob", "brass_knucks", "done")
    assert (table.prompt, table.offers("Bob")) == ("want", ["cthulhu_bumper_sticker", "done"])
    table.answer("Bob", "cthulhu_bumper_sticker")
    assert "accept trade Bob" in table.offers("Alice")
    assert "accept trade Bob" not in table.offers("Carol")
    table.answer("Alice", "accept trade Bob")
    assert table.lying("Alice") == ["brass_knucks"]
    assert table.lying("Bob") == ["professor", "miners_helmet", "canned_meat (carried)", "cthulhu_bumper_sticker"]


@pytest.mark.rule("MU-8.8")
def test_a_counter_offer_leaves_those_of_third_players_where_they_are() -> None:
    table = given(play={"Alice": [brass_knucks], "Bob": [miners_helmet], "Carol": [bowling_pin]})
    table.picks("Carol", "trade Alice", "bowling_pin", "brass_knucks")
    table.picks("Bob", "trade Alice", "done", "brass_knucks")
    table.picks("Alice", "counter trade Bob", "brass_knucks", "miners_helmet")
    assert "accept trade Bob" not in table.offers("Alice")
    assert "accept trade Carol" in table.offers("Alice")
    assert repr(table.why_not("Alice", "trade P2")) == "one at a time [MU-8.8]"


@pytest.mark.rule("MU-8.8")
def test_an_offer_lapses_with_the_turn() -> None:
    table = given(play={"Bob": [miners_helmet]}, phase="rest")
    table.picks("Bob", "trade Carol", "miners_helmet")
    assert "accept trade Bob" in table.offers("Carol")
    table.answer("Alice", "end turn")
    assert (table.awaited, table.state.offers) == (["Bob"], [])


@pytest.mark.rule("MU-8.8")
def test_what_is_gone_meanwhile_undoes_the_whole_trade() -> None:
    table = given(
        hands={"Carol": [curse_hair_stands_on_end]}, play={"Alice": [brass_knucks], "Bob": [miners_helmet, bowling_pin]}
    )
    table.picks("Bob", "trade Alice", "miners_helmet", "bowling_pin", "brass_knucks")
    table.plays("Carol", curse_hair_stands_on_end, "Bob")
    table.everyone_passes()
    table.answer("Alice", "accept trade Bob")
    assert (table.lying("Alice"), table.lying("Bob")) == (["brass_knucks"], ["bowling_pin"])
    assert "trade fails P1 P0" in table.told()


@pytest.mark.rule("MU-8.8")
def test_who_is_in_combat_does_not_trade_and_old_offers_are_void() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [brass_knucks], "Bob": [miners_helmet], "Carol": [bowling_pin]})
    table.picks("Bob", "trade Alice", "miners_helmet", "done")
    table.opens_door()
    assert "accept trade Bob" not in table.offers("Alice")
    assert "withdraw trade" not in table.offers("Bob")


@pytest.mark.rule("MU-8.8")
def test_an_offer_to_who_then_helps_is_void() -> None:
    table = given(doors=[polly_polyp], play={"Bob": [miners_helmet], "Carol": [bowling_pin]})
    table.opens_door()
    table.picks("Bob", "trade Carol", "miners_helmet", "done")
    table.is_helped("Carol")
    assert "accept trade Bob" not in table.offers("Carol")
    assert table.state.offers == []


@pytest.mark.rule("MU-8.8")
def test_nobody_trades_a_class_or_an_evil_weapon() -> None:
    table = given(play={"Bob": [cultist, (flamethrower, curse_weapon_becomes_evil)]})
    assert not [offer for offer in table.offers("Bob") if offer.startswith("trade")], "there is nothing to trade"


@pytest.mark.rule("MU-8.8")
def test_what_one_gets_is_sold_only_in_ones_own_turn() -> None:
    table = given(play={"Alice": [miners_helmet], "Bob": [tesla_device]})
    table.picks("Bob", "trade Alice", tesla_device.id, "done")
    table.answer("Alice", "accept trade Bob")
    assert "sell" in table.offers("Alice"), "400 and 900 gold"

    other = given(play={"Alice": [miners_helmet], "Bob": [tesla_device]})
    other.picks("Alice", "trade Bob", "miners_helmet", "done")
    other.answer("Bob", "accept trade Alice")
    assert "sell" not in other.offers("Bob")


@pytest.mark.rule("MU-3.19")
def test_bystanders_trade_during_a_flight_and_runners_do_not() -> None:
    table = given(doors=[lloyd_lloigor], play={"Alice": [brass_knucks], "Bob": [miners_helmet], "Carol": [bowling_pin]})
    table.opens_door()
    table.fights_it_out()
    assert table.prompt == "flight"
    assert [offer for offer in table.offers("Bob") if offer.startswith("trade")] == ["trade Carol"]
    assert table.offers("Alice") == ["run lloyd_lloigor"]


@pytest.mark.rule("MU-8.8", "MU-8.11")
def test_a_gift_for_which_there_is_no_place_is_carried() -> None:
    table = given(play={"Bob": [miners_helmet], "Carol": [necrotelecom, bowling_pin]})
    table.picks("Bob", "trade Carol", "miners_helmet", "done")
    table.answer("Carol", "accept trade Bob")
    assert table.lying("Carol") == ["necrotelecom", "bowling_pin", "miners_helmet (carried)"], "nothing is moved for it"
