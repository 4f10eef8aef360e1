"""The minions of the Killer Plants."""

from __future__ import annotations

import dataclasses

import pytest

from rumpus.smashup.cards.bases.awesome import field_of_honor, tsars_palace
from rumpus.smashup.cards.bases.core import cave_of_shinies, jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.edition import EDITIONS
from rumpus.smashup.cards.factions.bear_cavalry import general_ivan
from rumpus.smashup.cards.factions.ghosts import make_contact
from rumpus.smashup.cards.factions.killer_plants import sprout, venus_man_trap, water_lily, weed_eater
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, shinobi, tiger_assassin
from rumpus.smashup.cards.factions.pirates import first_mate
from rumpus.smashup.cards.factions.robots import warbot
from rumpus.smashup.cards.factions.steampunks import escape_hatch
from rumpus.smashup.cards.factions.wizards import enchantress
from rumpus.smashup.cards.factions.zombies import overrun, walker
from tests.smashup.given import given

# -- Venus Man Trap ------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.4")
def test_venus_man_trap_fetches_a_weak_minion_and_plays_it_here_once_a_turn() -> None:
    table = given(
        hands={"Alice": []},
        decks={"Alice": [tiger_assassin, shinobi, sprout, enchantress, hidden_ninja]},
        bases={jungle_oasis: [("Alice", venus_man_trap)], tar_pits: []},
    )
    table.uses("Alice", venus_man_trap)
    assert sorted(table.offers("Alice")) == [
        "play enchantress at jungle_oasis",  # power 2, and only here
        "play sprout at jungle_oasis",
    ]
    table.picks("Alice", "play sprout at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's venus_man_trap", "Alice's sprout"]
    assert sorted(table.deck("Alice")) == ["enchantress", "hidden_ninja", "shinobi", "tiger_assassin"]
    assert table.offers("Alice") == ["end turn"]  # used
    refusal = table.why_not("Alice", "use venus_man_trap")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("used this turn", "SU-10.4")


def test_venus_man_trap_brings_a_minion_whose_ability_happens() -> None:
    table = given(
        decks={"Alice": [shinobi, enchantress, shinobi]},
        bases={jungle_oasis: [("Alice", venus_man_trap)], tar_pits: []},
    )
    table.uses("Alice", venus_man_trap)
    table.picks("Alice", "play enchantress at jungle_oasis")
    assert table.hand("Alice") == ["shinobi"]
    assert table.deck("Alice") == ["shinobi"]


def test_venus_man_trap_uses_up_no_minion_and_works_in_the_turn_it_was_played_and_in_the_next() -> None:
    table = given(
        hands={"Alice": [venus_man_trap, shinobi]},
        decks={"Alice": [first_mate] * 6},
        bases={tar_pits: [], jungle_oasis: []},
    )
    table.plays("Alice", venus_man_trap, at=tar_pits)
    table.uses("Alice", venus_man_trap)
    table.picks("Alice", "play first_mate at tar_pits")
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    table.uses("Alice", venus_man_trap)
    table.picks("Alice", "play first_mate at tar_pits")
    assert "play shinobi at tar_pits" in table.offers("Alice")


def test_venus_man_trap_need_not_be_used() -> None:
    table = given(decks={"Alice": [sprout] * 4}, bases={jungle_oasis: [("Alice", venus_man_trap)], tar_pits: []})
    table.ends_turn("Alice")
    assert table.at("jungle_oasis") == ["Alice's venus_man_trap"]


def test_venus_man_trap_finds_nothing() -> None:
    table = given(decks={"Alice": [shinobi, weed_eater]}, bases={jungle_oasis: [("Alice", venus_man_trap)]})
    table.uses("Alice", venus_man_trap)
    assert table.offers("Alice") == ["none"]  # asked, for nobody is to know
    table.picks("Alice", "none")
    assert sorted(table.deck("Alice")) == ["shinobi", "weed_eater"]


@pytest.mark.rule("SU-2.6")
def test_venus_man_trap_searches_the_discard_pile_when_the_deck_is_empty() -> None:
    table = given(
        discards={"Alice": [sprout, shinobi]}, bases={jungle_oasis: [("Alice", venus_man_trap)], tar_pits: []}
    )
    table.uses("Alice", venus_man_trap)
    table.picks("Alice", "play sprout at jungle_oasis")
    assert table.deck("Alice") == ["shinobi"]


def test_venus_man_trap_cannot_bring_what_may_not_be_played_there() -> None:
    table = given(decks={"Alice": [sprout, shinobi]}, bases={tsars_palace: [("Alice", venus_man_trap)]})
    table.uses("Alice", venus_man_trap)
    assert table.offers("Alice") == ["none"]
    table.picks("Alice", "none")


@pytest.mark.rule("SU-7.1")
def test_venus_man_trap_is_used_by_who_controls_it() -> None:
    table = given(
        hands={"Alice": [make_contact]},
        decks={"Alice": [sprout, shinobi], "Bob": [walker] * 4},
        bases={jungle_oasis: [("Bob", venus_man_trap)], tar_pits: []},
    )
    table.plays("Alice", make_contact)
    table.uses("Alice", venus_man_trap)
    table.picks("Alice", "play sprout at jungle_oasis")
    assert table.at("jungle_oasis")[-1] == "Alice's sprout"
    assert len(table.deck("Bob")) == 4


# -- Weed Eater ----------------------------------------------------------------------------------------


def test_weed_eater_is_weaker_in_the_turn_it_is_played() -> None:
    table = given(hands={"Alice": [weed_eater]}, bases={tar_pits: [("Alice", weed_eater)], jungle_oasis: []})
    assert table.power("tar_pits", "Alice's weed_eater") == 5
    table.plays("Alice", weed_eater, at=jungle_oasis)
    assert table.power("jungle_oasis", "Alice's weed_eater") == 3
    assert table.power("tar_pits", "Alice's weed_eater") == 5  # the other one
    table.ends_turn("Alice")
    assert table.power("jungle_oasis", "Alice's weed_eater") == 5


def test_weed_eater_played_on_another_players_turn_is_weaker_in_that_turn() -> None:
    table = given(
        hands={"Bob": [hidden_ninja, weed_eater]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3 + [("Bob", warbot)] * 2, tar_pits: []},
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play hidden_ninja", "play weed_eater at jungle_oasis")
    assert (table.points("Alice"), table.points("Bob")) == (2, 0)  # 12 against 4 + 4 + 3


def test_weed_eater_is_a_power_5_card_out_of_play() -> None:
    table = given(
        hands={"Alice": [sprout, weed_eater]},
        decks={"Alice": [weed_eater, weed_eater]},
        bases={the_homeworld: [("Alice", venus_man_trap)], tar_pits: []},
    )
    table.plays("Alice", sprout, at=the_homeworld)
    assert not [offer for offer in table.offers("Alice") if "weed_eater" in offer]  # the extra one is for power 2
    table.uses("Alice", venus_man_trap)
    assert table.offers("Alice") == ["none"]
    table.picks("Alice", "none")


# -- Water Lily ----------------------------------------------------------------------------------------


def test_water_lily_gives_a_card_at_the_start_of_your_turn() -> None:
    table = given(
        decks={"Alice": [shinobi] * 3, "Bob": [walker] * 3},
        bases={jungle_oasis: [("Alice", water_lily)]},
        step="start",
    )
    assert table.hand("Alice") == ["shinobi"]
    assert table.hand("Bob") == []


def test_water_lily_gives_no_card_on_another_players_turn() -> None:
    table = given(
        decks={"Alice": [shinobi] * 3}, bases={jungle_oasis: [("Alice", water_lily)]}, step="start", active="Bob"
    )
    assert table.hand("Alice") == []
    table.ends_turn("Bob")
    assert table.hand("Alice") == ["shinobi"]


def test_water_lily_gives_one_card_a_turn_however_many_there_are() -> None:
    table = given(
        decks={"Alice": [shinobi] * 9},
        bases={jungle_oasis: [("Alice", water_lily)] * 2, tar_pits: [("Alice", water_lily)]},
        step="start",
    )
    assert len(table.hand("Alice")) == 1
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    assert len(table.hand("Alice")) == 4  # one more at the start of the next turn


def test_water_lily_of_each_player_gives_a_card() -> None:
    table = given(
        decks={"Alice": [shinobi] * 3, "Bob": [walker] * 3},
        bases={jungle_oasis: [("Alice", water_lily), ("Bob", water_lily)]},
        step="start",
    )
    assert len(table.hand("Alice")) == 1
    table.ends_turn("Alice")
    assert len(table.hand("Bob")) == 1


def test_water_lily_draws_before_or_after_overrun_is_destroyed() -> None:
    """With an empty deck it makes a difference: the discard pile is made a new deck with Overrun in it, or without."""
    for first, hand in (("overrun", ["overrun"]), ("water_lily", [])):
        table = given(bases={jungle_oasis: [("Alice", water_lily)], tar_pits: [("Alice", overrun)]}, step="start")
        table.picks("Alice", next(offer for offer in table.offers("Alice") if first in offer))
        assert table.hand("Alice") == hand


def test_water_lily_that_a_sprout_brings_still_gives_its_card() -> None:
    table = given(
        decks={"Alice": [water_lily, shinobi]}, bases={jungle_oasis: [("Alice", sprout)], tar_pits: []}, step="start"
    )
    table.picks("Alice", "yes", "play water_lily at jungle_oasis")
    assert table.hand("Alice") == ["shinobi"]


def test_water_lily_that_a_sprout_brings_gives_no_second_card() -> None:
    table = given(
        decks={"Alice": [shinobi, water_lily, shinobi]},
        bases={jungle_oasis: [("Alice", sprout), ("Alice", water_lily)], tar_pits: []},
        step="start",
    )
    table.picks("Alice", "Alice's water_lily at jungle_oasis", "yes", "play water_lily at jungle_oasis")
    assert table.hand("Alice") == ["shinobi"]


# -- Sprout --------------------------------------------------------------------------------------------


def test_sprout_is_destroyed_and_a_seedling_takes_its_place() -> None:
    table = given(
        decks={"Alice": [tiger_assassin, weed_eater, shinobi, enchantress, hidden_ninja]},
        bases={tar_pits: [], jungle_oasis: [("Alice", sprout)]},
        step="start",
    )
    assert table.prompt == "search (sprout)"
    assert table.discard("Alice") == ["sprout"]
    table.picks("Alice", "yes")
    assert sorted(table.offers("Alice")) == [
        "play enchantress at jungle_oasis",
        "play shinobi at jungle_oasis",  # power 3, not 4 or 5
    ]
    table.picks("Alice", "play shinobi at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
    assert len(table.deck("Alice")) == 4
    assert "play" in table.prompt  # and the minion of the turn is still there
    assert table.state.minions_left == 1


def test_sprout_is_destroyed_even_if_you_do_not_search() -> None:
    table = given(decks={"Alice": [shinobi] * 2}, bases={jungle_oasis: [("Alice", sprout)]}, step="start")
    table.picks("Alice", "no")
    assert table.discard("Alice") == ["sprout"]
    assert table.at("jungle_oasis") == []


def test_sprout_waits_for_its_own_players_turn() -> None:
    table = given(bases={jungle_oasis: [("Alice", sprout)]}, step="start", active="Bob")
    assert table.at("jungle_oasis") == ["Alice's sprout"]


def test_sprout_played_in_this_turn_stays_until_the_next() -> None:
    table = given(hands={"Alice": [sprout]}, decks={"Alice": [shinobi] * 4}, bases={jungle_oasis: [], tar_pits: []})
    table.plays("Alice", sprout, at=jungle_oasis)
    table.ends_turn("Alice")
    assert table.at("jungle_oasis") == ["Alice's sprout"]
    table.ends_turn("Bob")
    assert table.at("jungle_oasis") == []
    table.picks("Alice", "no")


def test_sprout_finds_nothing() -> None:
    table = given(decks={"Alice": [tiger_assassin] * 2}, bases={jungle_oasis: [("Alice", sprout)]}, step="start")
    table.picks("Alice", "yes")
    assert table.offers("Alice") == ["none"]
    table.picks("Alice", "none")
    assert table.at("jungle_oasis") == []


def test_sprout_brings_a_sprout_that_does_the_same_at_once() -> None:
    table = given(
        decks={"Alice": [sprout, shinobi, tiger_assassin]},
        bases={jungle_oasis: [("Alice", sprout)], tar_pits: []},
        step="start",
    )
    table.picks("Alice", "yes", "play sprout at jungle_oasis", "yes", "play shinobi at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
    assert table.discard("Alice") == ["sprout", "sprout"]


def test_sprout_of_the_geekier_box_waits_a_turn() -> None:
    table = given(
        decks={"Alice": [sprout, shinobi, tiger_assassin, shinobi]},
        bases={jungle_oasis: [("Alice", sprout)], tar_pits: []},
        step="start",
        edition="geekier_box",
    )
    table.picks("Alice", "yes", "play sprout at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's sprout"]
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    assert table.at("jungle_oasis") == []
    table.picks("Alice", "no")


def test_sprout_is_destroyed_by_its_own_player() -> None:
    table = given(
        bases={field_of_honor: [("Alice", sprout)], cave_of_shinies: [("Alice", sprout)]},
        step="start",
    )
    table.picks("Alice", "Alice's sprout at cave_of_shinies", "no", "no")
    assert table.points("Alice") == 2


def test_sprout_that_cannot_be_destroyed_lets_you_search_all_the_same() -> None:
    table = given(
        decks={"Alice": [shinobi, walker]},
        bases={jungle_oasis: [("Alice", sprout)], tar_pits: [("Alice", general_ivan)]},
        step="start",
    )
    assert table.at("jungle_oasis") == ["Alice's sprout"]
    table.picks("Alice", "yes", "play shinobi at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's sprout", "Alice's shinobi"]


def test_sprout_that_escapes_lets_you_search_all_the_same() -> None:
    table = given(
        decks={"Alice": [shinobi, warbot]},
        bases={jungle_oasis: [("Alice", sprout), ("Alice", escape_hatch)], tar_pits: []},
        step="start",
    )
    assert table.hand("Alice") == ["sprout"]
    table.picks("Alice", "yes", "play shinobi at jungle_oasis")


def test_sprout_may_need_its_death_to_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    other = dataclasses.replace(EDITIONS["first_print"], sprout_grows_anyway=False)
    monkeypatch.setitem(EDITIONS, "first_print", other)
    table = given(
        decks={"Alice": [shinobi, walker]},
        bases={jungle_oasis: [("Alice", sprout)], tar_pits: [("Alice", general_ivan)]},
        step="start",
    )
    assert table.prompt == "play"
    assert table.at("jungle_oasis") == ["Alice's sprout"]


@pytest.mark.rule("SU-7.2")
def test_sprout_under_another_players_control_searches_the_controllers_deck_and_goes_to_its_owner() -> None:
    table = given(
        decks={"Alice": [shinobi, walker], "Bob": [tiger_assassin]},
        bases={jungle_oasis: [("Alice", sprout, "Bob")], tar_pits: []},
        step="start",
    )
    table.picks("Alice", "yes", "play shinobi at jungle_oasis")
    assert table.discard("Bob") == ["sprout"]
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
