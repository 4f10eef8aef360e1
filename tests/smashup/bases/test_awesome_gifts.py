"""The bases of Awesome Level 9000 that give something."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.awesome import (
    inventors_salon,
    secret_grove,
    the_greenhouse,
    tsars_palace,
    workshop,
)
from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.factions.aliens import jammed_signal
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.killer_plants import blossom, sleep_spores
from rumpus.smashup.cards.factions.ninjas import (
    ninja_master,
    poison,
    shinobi,
)
from rumpus.smashup.cards.factions.robots import zapbot
from rumpus.smashup.cards.factions.steampunks import change_of_venue, mechanic, ornate_dome, zeppelin
from rumpus.smashup.cards.factions.wizards import chronomage, enchantress, summon, time_loop
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

# -- Secret Grove --------------------------------------------------------------------------------------


def test_secret_grove_gives_an_extra_weak_minion_there_once_a_turn() -> None:
    table = given(
        hands={"Alice": [zeppelin, shinobi, enchantress, enchantress]},
        bases={secret_grove: [], jungle_oasis: []},
        minions_left=0,
    )
    assert table.offers("Alice") == ["play enchantress at secret_grove", "play zeppelin", "end turn"]
    table.plays("Alice", enchantress, at=secret_grove)
    assert not [offer for offer in table.offers("Alice") if "enchantress" in offer]


def test_secret_grove_serves_everybody_in_their_own_turn() -> None:
    table = given(
        hands={"Alice": [walker, walker], "Bob": [enchantress, enchantress]},
        decks={"Alice": [shinobi] * 9, "Bob": [shinobi] * 9},
        bases={secret_grove: [], jungle_oasis: []},
    )
    table.plays("Alice", walker, at=secret_grove)
    table.picks("Alice", "none")
    assert "play walker at jungle_oasis" in table.offers("Alice")  # the extra one was used up first
    table.ends_turn("Alice")
    table.plays("Bob", enchantress, at=jungle_oasis)
    assert "play enchantress at secret_grove" in table.offers("Bob")
    assert "play enchantress at jungle_oasis" not in table.offers("Bob")


def test_secret_grove_goes_together_with_another_extra_minion() -> None:
    table = given(hands={"Alice": [zapbot, zapbot]}, bases={secret_grove: [], jungle_oasis: []}, minions_left=0)
    table.plays("Alice", zapbot, at=secret_grove)
    assert "play zapbot at jungle_oasis" in table.offers("Alice")


# -- The Greenhouse ------------------------------------------------------------------------------------


def test_the_greenhouse_lets_the_winner_play_a_minion_from_the_deck_on_the_new_base() -> None:
    table = given(
        bases={the_greenhouse: [("Alice", king_rex)] * 3 + [("Bob", ninja_master)], jungle_oasis: []},
        decks={"Alice": [king_rex, enchantress, poison, walker]},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    assert table.prompt == "search (the_greenhouse)"
    table.picks("Alice", "yes")
    assert sorted(table.offers("Alice")) == [
        "play enchantress at tar_pits",
        "play king_rex at tar_pits",
        "play walker at tar_pits",
    ]
    table.picks("Alice", "play enchantress at tar_pits")
    assert table.at("tar_pits") == ["Alice's enchantress"]
    assert len(table.hand("Alice")) == 3  # her ability, and the two cards of the turn
    assert table.asked == "Bob"


def test_the_greenhouse_may_be_left_alone() -> None:
    table = given(
        bases={the_greenhouse: [("Alice", king_rex)] * 4}, decks={"Alice": [walker] * 4}, base_deck=[tar_pits]
    )
    table.ends_turn("Alice")
    table.picks("Alice", "no")
    assert table.at("tar_pits") == []


@pytest.mark.rule("SU-5.7")
def test_the_greenhouse_serves_all_who_tie() -> None:
    table = given(
        bases={the_greenhouse: [("Alice", king_rex), ("Bob", king_rex)] * 2},
        decks={"Alice": [shinobi] * 4, "Bob": [ninja_master] * 4},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "yes", "play shinobi at tar_pits")
    table.picks("Bob", "yes", "play ninja_master at tar_pits", "none")
    assert table.at("tar_pits") == ["Alice's shinobi", "Bob's ninja_master"]


def test_the_greenhouse_obeys_the_new_base() -> None:
    table = given(
        bases={the_greenhouse: [("Alice", king_rex)] * 4},
        decks={"Alice": [walker, walker, shinobi, shinobi]},
        base_deck=[tsars_palace],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "yes")
    assert table.offers("Alice") == ["play shinobi at tsars_palace"]
    table.picks("Alice", "play shinobi at tsars_palace")


# -- Inventor's Salon ----------------------------------------------------------------------------------


def test_inventors_salon_gives_the_winner_an_action_back() -> None:
    table = given(
        bases={inventors_salon: [("Alice", king_rex)] * 3 + [("Bob", king_rex)], jungle_oasis: []},
        discards={"Alice": [poison, walker, zeppelin], "Bob": [poison]},
        decks={"Alice": [walker] * 2, "Bob": [walker] * 2},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "use inventors_salon")
    assert table.offers("Alice") == ["poison", "zeppelin"]
    table.picks("Alice", "zeppelin")
    assert "zeppelin" in table.hand("Alice")
    assert table.discard("Bob") == ["poison", "king_rex"]


def test_inventors_salon_may_be_left_alone_and_may_have_nothing() -> None:
    table = given(
        bases={inventors_salon: [("Alice", king_rex)] * 4},
        discards={"Alice": [poison]},
        decks={"Alice": [walker] * 2},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    table.passes("Alice")
    assert "poison" in table.discard("Alice")
    table = given(
        bases={inventors_salon: [("Alice", king_rex)] * 4}, discards={"Alice": [walker]}, base_deck=[tar_pits]
    )
    table.ends_turn("Alice")
    assert table.asked == "Bob"


@pytest.mark.rule("SU-14.10")
def test_inventors_salon_serves_all_who_tie() -> None:
    table = given(
        bases={inventors_salon: [("Alice", king_rex), ("Bob", king_rex)] * 2},
        discards={"Alice": [poison], "Bob": [zeppelin]},
        decks={"Alice": [walker] * 2, "Bob": [walker] * 2},
        base_deck=[tar_pits],
        active="Bob",
    )
    table.ends_turn("Bob")
    table.picks("Bob", "use inventors_salon")  # the active player first
    table.picks("Alice", "use inventors_salon")
    assert "zeppelin" in table.hand("Bob")
    assert "poison" in table.hand("Alice")


# -- Workshop ------------------------------------------------------------------------------------------


def test_workshop_gives_an_extra_action_for_each_action_played_on_it() -> None:
    table = given(
        hands={"Alice": [zeppelin, sleep_spores, time_loop, poison]},
        bases={workshop: [("Alice", shinobi)], jungle_oasis: []},
    )
    table.plays("Alice", zeppelin)
    table.picks("Alice", "workshop")
    assert "play sleep_spores" in table.offers("Alice")
    table.plays("Alice", sleep_spores)
    table.picks("Alice", "workshop")  # and again
    table.plays("Alice", poison)  # on a minion there: no more
    assert table.at("workshop")[0] == "Alice's shinobi + Alice's poison"
    assert "play time_loop" not in table.offers("Alice")


def test_workshop_gives_nothing_for_actions_elsewhere() -> None:
    table = given(hands={"Alice": [zeppelin, summon]}, bases={workshop: [], jungle_oasis: []})
    table.plays("Alice", zeppelin)
    table.picks("Alice", "jungle_oasis")
    assert "play summon" not in table.offers("Alice")


def test_workshop_gives_nothing_for_plain_actions() -> None:
    table = given(hands={"Alice": [blossom, summon]}, bases={workshop: []})
    table.plays("Alice", blossom)
    assert "play summon" not in table.offers("Alice")


def test_workshop_serves_whoever_plays_the_action_there() -> None:
    table = given(hands={"Bob": [zeppelin, summon]}, bases={workshop: [], jungle_oasis: []}, active="Bob")
    table.plays("Bob", zeppelin)
    table.picks("Bob", "workshop")
    assert "play summon" in table.offers("Bob")


def test_workshop_sees_an_action_that_another_card_plays() -> None:
    table = given(
        hands={"Alice": [mechanic, summon, time_loop]},
        discards={"Alice": [ornate_dome]},
        bases={workshop: []},
    )
    table.plays("Alice", mechanic, at=workshop)
    table.plays("Alice", summon)
    assert "play time_loop" in table.offers("Alice")


def test_workshop_sees_an_action_that_is_played_anew() -> None:
    table = given(hands={"Alice": [change_of_venue, chronomage, summon]}, bases={workshop: [("Alice", zeppelin)]})
    table.plays("Alice", change_of_venue)
    assert "play summon" in table.offers("Alice")


def test_workshop_is_silent_under_jammed_signal() -> None:
    table = given(hands={"Alice": [jammed_signal, summon]}, bases={workshop: []})
    table.plays("Alice", jammed_signal)
    assert "play summon" not in table.offers("Alice")
