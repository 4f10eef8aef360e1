"""Answers found by what people type."""

from __future__ import annotations

from rumpus.family.menu import Menu
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.factions.ninjas import (
    ninja_acolyte,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.zombies import theyre_coming_to_get_you, walker
from rumpus.smashup.terminal.desk import SmashUpDesk
from rumpus.smashup.text.voice import Voice
from rumpus.smashup.words import words_of
from tests.asking import question
from tests.smashup.given import Given, given


def menu_of(table: Given) -> Menu:
    asked, view, speaker = question(table.game, 0), table.game.view(0), Voice(table.names, 0, words_of("en"))
    return SmashUpDesk().menu(speaker.asked(table.game, asked, view).choices, asked, view, speaker)


def found(menu: Menu, typed: str) -> list[str]:
    return [menu.keys[option] for option in menu.find(typed)]


def free_choice() -> Menu:
    hand = [shinobi, tiger_assassin, shinobi, poison]
    bases = {tar_pits: [("Alice", ninja_acolyte)], jungle_oasis: [], the_homeworld: []}
    return menu_of(given(hands={"Alice": hand}, bases=bases))


def test_numbers_follow_the_order_on_the_screen() -> None:
    menu = free_choice()
    assert found(menu, "1") == ["play tiger_assassin at tar_pits"]  # the strongest minion first
    assert found(menu, "4") == ["play shinobi at tar_pits"]
    assert found(menu, "7") == ["play poison"]
    assert found(menu, "9") == ["end turn"]
    assert found(menu, "0") == found(menu, "10") == found(menu, "-1") == []
    assert [menu.number(option) for option in menu.order] == list(range(1, 10))


def test_keys_words_and_beginnings_of_words_are_answers() -> None:
    menu = free_choice()
    assert found(menu, "play shinobi at tar_pits") == ["play shinobi at tar_pits"]
    assert found(menu, "Play Shinobi at Tar Pits") == ["play shinobi at tar_pits"]
    assert found(menu, "shin tar") == ["play shinobi at tar_pits"]
    assert found(menu, "end") == ["end turn"]
    assert found(menu, "acolyte") == [menu.keys[menu.order[7]]]
    assert len(found(menu, "shinobi")) == 3
    assert found(menu, "") == found(menu, "!") == found(menu, "xyzzy") == []


def test_a_base_can_be_named_by_its_letter() -> None:
    menu = free_choice()
    assert found(menu, "shinobi b") == ["play shinobi at jungle_oasis"]
    assert found(menu, "shinobi A") == ["play shinobi at tar_pits"]


def test_the_letter_also_stands_for_the_base_itself_and_for_what_lies_there() -> None:
    minions = [("Bob", shinobi), ("Alice", shinobi)]
    table = given(
        hands={"Alice": [way_of_deception]},
        bases={tar_pits: minions[:1], jungle_oasis: minions, the_homeworld: minions},
    )
    table.answer("Alice", "play way_of_deception")
    menu = menu_of(table)
    assert menu.words[menu.find("c")[0]] == "Your Shinobi (power 3) at The Homeworld"
    table.game.answer(0, menu.find("c")[0])
    assert found(menu_of(table), "b") == ["jungle_oasis"]
    assert found(menu_of(table), "c") == []  # it is there already
    table.game.answer(0, 0)


def test_of_answers_that_read_alike_the_first_is_taken() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Bob", shinobi)] * 2 + [("Alice", shinobi)]})
    table.answer("Alice", "play seeing_stars")
    menu = menu_of(table)
    assert len(menu.find("bob")) == 1
    assert len(menu.find("shinobi")) == 3
    table.game.answer(0, 0)


def test_minions_in_the_discard_pile_stand_below_the_hand() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", theyre_coming_to_get_you)], tar_pits: []}, discards={"Alice": [walker, walker]}
    )
    menu = menu_of(table)
    assert found(menu, "1") == ["play walker from_discard at jungle_oasis"]
    assert found(menu, "walker") == ["play walker from_discard at jungle_oasis"]
