"""Cheat!: an item is used against the rules."""

from __future__ import annotations

from rumpus.munchkin.cards.decks.cthulhu.classes import cheat
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    elder_sign,
    fez_of_fazooli,
    flamethrower,
    miners_helmet,
    necrocomicon,
    necronomicon,
    prehistoric_axe,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions, target_practice
from rumpus.munchkin.cards.decks.cthulhu.monsters import polly_polyp
from tests.munchkin.given import given

# -- Cheat! ----------------------------------------------------------------------------------------------------


def test_cheat_lets_an_item_be_used_whatever_the_class() -> None:
    table = given(hands={"Alice": [cheat]}, play={"Alice": [("carry", necronomicon)]})
    assert "put on necronomicon" not in table.offers("Alice")
    table.plays("Alice", cheat, necronomicon)
    table.answer("Alice", "put on necronomicon")
    assert table.lying("Alice") == ["necronomicon + cheat"]
    assert table.strength("Alice") == 1 + 5


def test_cheat_lets_an_item_be_used_beyond_hands_and_heads() -> None:
    table = given(hands={"Alice": [cheat]}, play={"Alice": [flamethrower, ("carry", bowling_pin)]})
    table.plays("Alice", cheat, bowling_pin)
    table.answer("Alice", "put on bowling_pin")
    assert table.strength("Alice") == 1 + 4 + 2

    table = given(hands={"Alice": [cheat]}, play={"Alice": [miners_helmet, ("carry", fez_of_fazooli)]})
    table.plays("Alice", cheat, fez_of_fazooli)
    table.answer("Alice", "put on fez_of_fazooli")
    assert table.strength("Alice") == 1 + 2 + 3


def test_cheat_on_what_is_used_makes_room_for_more() -> None:
    table = given(hands={"Alice": [cheat]}, play={"Alice": [flamethrower, ("carry", prehistoric_axe)]})
    table.plays("Alice", cheat, flamethrower)
    table.answer("Alice", "put on prehistoric_axe")
    assert table.lying("Alice") == ["flamethrower + cheat", "prehistoric_axe"]


def test_cheat_is_for_ones_own_items_in_ones_own_turn_outside_combat() -> None:
    table = given(
        doors=[polly_polyp], hands={"Bob": [cheat]}, play={"Alice": [bowling_pin], "Bob": [necrocomicon]}, levels={}
    )
    assert not [offer for offer in table.offers("Bob") if "cheat" in offer]

    table = given(doors=[polly_polyp], hands={"Alice": [cheat]}, play={"Alice": [bowling_pin], "Bob": [necrocomicon]})
    assert "play cheat necrocomicon" not in table.offers("Alice")
    table.opens_door()
    assert "play cheat bowling_pin" not in table.offers("Alice")


def test_cheat_goes_when_the_item_changes_hands() -> None:
    table = given(play={"Alice": [(elder_sign, cheat)]})
    assert table.strength("Alice") == 1 + 3
    table.picks("Alice", "trade Bob", "elder_sign")
    table.answer("Bob", "accept trade Alice")
    assert table.lying("Bob") == ["elder_sign (carried)"]
    assert table.discards() == ["cheat"]


def test_cheat_goes_with_the_item() -> None:
    table = given(
        play={"Alice": [(elder_sign, cheat), (flamethrower)]}, hands={"Alice": [mystic_visions, target_practice]}
    )
    assert table.lying("Alice") == ["elder_sign + cheat", "flamethrower"]
    table.picks("Alice", "sell", "elder_sign", "flamethrower", "done")
    assert table.discards() == ["cheat", "elder_sign", "flamethrower"]
