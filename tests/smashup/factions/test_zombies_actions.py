"""The actions of the Zombies."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import cave_of_shinies, jungle_oasis, rhodes_plaza_mall, tar_pits, the_homeworld
from rumpus.smashup.cards.factions.ninjas import (
    disguise,
    hidden_ninja,
    ninja_acolyte,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.tricksters import flame_trap
from rumpus.smashup.cards.factions.zombies import (
    grave_robbing,
    lend_a_hand,
    mall_crawl,
    not_enough_bullets,
    outbreak,
    overrun,
    tenacious_z,
    they_keep_coming,
    theyre_coming_to_get_you,
    walker,
)
from tests.smashup.given import given


def test_grave_robbing_takes_any_card_but_itself() -> None:
    table = given(
        hands={"Alice": [grave_robbing]},
        discards={"Alice": [seeing_stars, walker, walker], "Bob": [shinobi]},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", grave_robbing)
    assert table.offers("Alice") == ["seeing_stars", "walker"]  # compulsory
    table.picks("Alice", "seeing_stars")
    assert table.hand("Alice") == ["seeing_stars"]
    assert table.discard("Alice") == ["walker", "walker", "grave_robbing"]


def test_grave_robbing_finds_an_empty_pile() -> None:
    table = given(hands={"Alice": [grave_robbing]}, bases={jungle_oasis: []})
    table.plays("Alice", grave_robbing)
    assert table.hand("Alice") == []
    assert table.discard("Alice") == ["grave_robbing"]


def test_grave_robbing_can_fetch_another_copy() -> None:
    table = given(hands={"Alice": [grave_robbing]}, discards={"Alice": [grave_robbing]}, bases={jungle_oasis: []})
    table.plays("Alice", grave_robbing)
    assert table.hand("Alice") == ["grave_robbing"]
    assert table.discard("Alice") == ["grave_robbing"]


def test_lend_a_hand_shuffles_any_number_of_cards_into_the_deck_but_not_itself() -> None:
    table = given(
        hands={"Alice": [lend_a_hand]},
        decks={"Alice": [shinobi]},
        discards={"Alice": [walker, seeing_stars, walker]},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", lend_a_hand)
    assert table.offers("Alice") == ["seeing_stars", "walker", "none"]
    table.picks("Alice", "walker")
    assert table.offers("Alice") == ["seeing_stars", "walker", "none"]
    table.picks("Alice", "walker")
    assert table.offers("Alice") == ["seeing_stars", "none"]
    table.picks("Alice", "none")
    assert sorted(table.deck("Alice")) == ["shinobi", "walker", "walker"]
    assert table.discard("Alice") == ["seeing_stars", "lend_a_hand"]


def test_lend_a_hand_may_take_the_whole_pile_or_nothing() -> None:
    for answers, deck in ((["walker"], ["walker"]), (["none"], [])):
        table = given(hands={"Alice": [lend_a_hand]}, discards={"Alice": [walker]}, bases={jungle_oasis: []})
        table.plays("Alice", lend_a_hand)
        table.picks("Alice", *answers)
        assert table.deck("Alice") == deck
        assert table.offers("Alice") == ["end turn"]


def test_lend_a_hand_finds_an_empty_pile() -> None:
    table = given(hands={"Alice": [lend_a_hand]}, discards={"Bob": [walker]}, bases={jungle_oasis: []})
    table.plays("Alice", lend_a_hand)
    assert table.discard("Alice") == ["lend_a_hand"]
    assert table.discard("Bob") == ["walker"]


def test_mall_crawl_discards_cards_of_one_name() -> None:
    table = given(
        hands={"Alice": [mall_crawl]},
        decks={"Alice": [walker, seeing_stars, walker, tenacious_z, walker]},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", mall_crawl)
    assert table.offers("Alice") == ["seeing_stars", "tenacious_z", "walker", "none"]
    table.picks("Alice", "walker")
    assert table.offers("Alice") == ["walker", "none"]  # now only this name
    table.picks("Alice", "walker", "none")
    assert table.discard("Alice") == ["walker", "walker", "mall_crawl"]
    assert sorted(table.deck("Alice")) == ["seeing_stars", "tenacious_z", "walker"]


def test_mall_crawl_may_take_none() -> None:
    table = given(hands={"Alice": [mall_crawl]}, decks={"Alice": [walker, shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", mall_crawl)
    table.picks("Alice", "none")
    assert table.discard("Alice") == ["mall_crawl"]
    assert sorted(table.deck("Alice")) == ["shinobi", "walker"]


def test_mall_crawl_takes_the_last_copy_and_stops() -> None:
    table = given(hands={"Alice": [mall_crawl]}, decks={"Alice": [seeing_stars] * 2}, bases={jungle_oasis: []})
    table.plays("Alice", mall_crawl)
    table.picks("Alice", "seeing_stars", "seeing_stars")
    assert table.deck("Alice") == []
    assert table.discard("Alice") == ["seeing_stars", "seeing_stars", "mall_crawl"]


def test_mall_crawl_finds_no_card_at_all() -> None:
    table = given(hands={"Alice": [mall_crawl]}, bases={jungle_oasis: []})
    table.plays("Alice", mall_crawl)
    assert table.discard("Alice") == ["mall_crawl"]


@pytest.mark.rule("SU-2.6")
def test_mall_crawl_searches_a_deck_made_anew_if_it_is_empty() -> None:
    table = given(hands={"Alice": [mall_crawl]}, discards={"Alice": [walker, shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", mall_crawl)
    table.picks("Alice", "shinobi", "none")
    assert table.deck("Alice") == ["walker"]
    assert table.discard("Alice") == ["shinobi", "mall_crawl"]


def test_not_enough_bullets_takes_minions_of_one_name() -> None:
    table = given(
        hands={"Alice": [not_enough_bullets]},
        discards={"Alice": [walker, seeing_stars, shinobi, walker, walker]},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", not_enough_bullets)
    assert table.offers("Alice") == ["shinobi", "walker", "none"]  # minions only
    table.picks("Alice", "walker")
    assert table.offers("Alice") == ["walker", "none"]
    table.picks("Alice", "walker", "none")
    assert table.hand("Alice") == ["walker", "walker"]
    assert table.discard("Alice") == ["walker", "seeing_stars", "shinobi", "not_enough_bullets"]


def test_not_enough_bullets_stops_after_the_last_copy() -> None:
    table = given(hands={"Alice": [not_enough_bullets]}, discards={"Alice": [walker, shinobi]}, bases={tar_pits: []})
    table.plays("Alice", not_enough_bullets)
    table.picks("Alice", "shinobi")
    assert table.hand("Alice") == ["shinobi"]


def test_not_enough_bullets_may_take_none() -> None:
    table = given(hands={"Alice": [not_enough_bullets]}, discards={"Alice": [walker]}, bases={tar_pits: []})
    table.plays("Alice", not_enough_bullets)
    table.picks("Alice", "none")
    assert table.discard("Alice") == ["walker", "not_enough_bullets"]


def test_not_enough_bullets_finds_no_minion() -> None:
    table = given(hands={"Alice": [not_enough_bullets]}, discards={"Alice": [seeing_stars]}, bases={tar_pits: []})
    table.plays("Alice", not_enough_bullets)
    assert table.discard("Alice") == ["seeing_stars", "not_enough_bullets"]


def test_outbreak_gives_an_extra_minion_where_you_have_none() -> None:
    table = given(
        hands={"Alice": [outbreak, shinobi]},
        bases={tar_pits: [("Alice", tenacious_z)], jungle_oasis: [("Bob", shinobi)], cave_of_shinies: []},
        minions_left=0,
    )
    table.plays("Alice", outbreak)
    assert table.offers("Alice") == ["play shinobi at jungle_oasis", "play shinobi at cave_of_shinies", "end turn"]
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


def test_outbreak_condition_is_checked_when_the_minion_is_played() -> None:
    table = given(
        hands={"Alice": [outbreak, ninja_master, shinobi]},
        bases={tar_pits: [], jungle_oasis: [("Alice", tenacious_z)]},
    )
    table.plays("Alice", outbreak)
    table.plays("Alice", ninja_master, at=jungle_oasis)  # the minion of the turn
    table.picks("Alice", "tenacious_z")  # it kills its friend, but is there itself
    assert table.offers("Alice") == ["play shinobi at tar_pits", "use tenacious_z", "end turn"]
    table.uses("Alice", tenacious_z)
    table.picks("Alice", "play tenacious_z at tar_pits")
    assert table.offers("Alice") == ["end turn"]  # by now there is one at each base


def test_outbreak_leaves_the_minion_of_the_turn_for_any_base() -> None:
    table = given(
        hands={"Alice": [outbreak, shinobi, tenacious_z]}, bases={tar_pits: [("Alice", shinobi)], jungle_oasis: []}
    )
    table.plays("Alice", outbreak)
    table.plays("Alice", tenacious_z, at=jungle_oasis)
    table.plays("Alice", shinobi, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


def test_outbreak_has_no_base_without_yours() -> None:
    table = given(hands={"Alice": [outbreak, shinobi]}, bases={tar_pits: [("Alice", shinobi)]}, minions_left=0)
    table.plays("Alice", outbreak)
    assert table.offers("Alice") == ["end turn"]


def test_overrun_keeps_other_players_from_playing_minions_there() -> None:
    table = given(
        hands={"Alice": [overrun, shinobi], "Bob": [walker], "Carol": [walker]},
        bases={cave_of_shinies: [], rhodes_plaza_mall: []},
        players=["Alice", "Bob", "Carol"],
    )
    table.plays("Alice", overrun)
    table.picks("Alice", "cave_of_shinies")
    table.plays("Alice", shinobi, at=cave_of_shinies)  # you can
    table.ends_turn("Alice")
    for name in ("Bob", "Carol"):
        assert table.offers(name) == ["play walker at rhodes_plaza_mall", "end turn"]
        refusal = table.why_not(name, "play walker at cave_of_shinies")
        assert refusal is not None
        assert (refusal.reason, refusal.about) == ("forbidden", ("overrun",))
        table.ends_turn(name)
    assert table.at("cave_of_shinies") == ["Alice's shinobi"]  # destroyed at the start of Alice's turn
    assert table.discard("Alice") == ["overrun"]


def test_overrun_stays_through_the_turns_of_others() -> None:
    table = given(bases={cave_of_shinies: [("Bob", overrun)]}, players=["Alice", "Bob"], active="Alice")
    assert table.at("cave_of_shinies") == ["Bob's overrun"]
    table.ends_turn("Alice")
    assert table.at("cave_of_shinies") == []


def test_overrun_does_not_stop_moves() -> None:
    table = given(
        hands={"Alice": [way_of_deception]}, bases={cave_of_shinies: [("Bob", overrun)], tar_pits: [("Alice", shinobi)]}
    )
    table.plays("Alice", way_of_deception)
    assert table.at("cave_of_shinies") == ["Bob's overrun", "Alice's shinobi"]


def test_overrun_does_not_stop_actions() -> None:
    table = given(hands={"Alice": [poison]}, bases={cave_of_shinies: [("Bob", shinobi), ("Bob", overrun)]})
    table.plays("Alice", poison)
    assert table.at("cave_of_shinies") == ["Bob's shinobi + Alice's poison", "Bob's overrun"]


def test_overrun_stops_extra_minions() -> None:
    table = given(
        hands={"Alice": [they_keep_coming]},
        discards={"Alice": [tenacious_z]},
        bases={cave_of_shinies: [("Bob", overrun)]},
    )
    table.plays("Alice", they_keep_coming)
    assert table.at("cave_of_shinies") == ["Bob's overrun"]
    assert table.discard("Alice") == ["tenacious_z", "they_keep_coming"]


def test_overrun_stops_specials_before_a_scoring() -> None:
    table = given(
        hands={"Alice": [hidden_ninja, shinobi]},
        decks={"Alice": [seeing_stars] * 2},
        bases={jungle_oasis: [*[("Bob", tiger_assassin)] * 3, ("Bob", overrun)]},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["play hidden_ninja", "pass"]  # no shinobi
    table.picks("Alice", "play hidden_ninja", "none", "pass")
    assert table.hand("Alice") == ["shinobi", "seeing_stars", "seeing_stars"]
    assert table.points("Bob") == 2


def test_they_keep_coming_plays_a_minion_from_the_discard_pile() -> None:
    table = given(
        hands={"Alice": [they_keep_coming]},
        discards={"Alice": [ninja_master, tenacious_z, seeing_stars], "Bob": [shinobi]},
        bases={jungle_oasis: [("Bob", walker)], cave_of_shinies: []},
        minions_left=0,
    )
    table.plays("Alice", they_keep_coming)
    assert table.offers("Alice") == [
        "use tenacious_z",
        "play ninja_master from_discard at jungle_oasis",
        "play ninja_master from_discard at cave_of_shinies",
        "play tenacious_z from_discard at jungle_oasis",
        "play tenacious_z from_discard at cave_of_shinies",
        "end turn",
    ]  # of any power
    table.picks("Alice", "play ninja_master from_discard at jungle_oasis", "Bob's walker at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's ninja_master"]  # his ability happens
    assert table.discard("Alice") == ["tenacious_z", "seeing_stars", "they_keep_coming"]
    assert table.offers("Alice") == ["use tenacious_z", "end turn"]


def test_they_keep_coming_leaves_the_minion_of_the_turn() -> None:
    table = given(
        hands={"Alice": [they_keep_coming, shinobi]}, discards={"Alice": [ninja_acolyte]}, bases={jungle_oasis: []}
    )
    table.plays("Alice", they_keep_coming)
    table.picks("Alice", "play ninja_acolyte from_discard at jungle_oasis")
    assert table.offers("Alice") == ["play shinobi at jungle_oasis", "end turn"]


@pytest.mark.rule("SU-10.21")
def test_they_keep_coming_waits_for_what_is_discarded_later() -> None:
    table = given(
        hands={"Alice": [they_keep_coming, shinobi]},
        bases={jungle_oasis: [("Bob", flame_trap)], cave_of_shinies: []},
    )
    table.plays("Alice", they_keep_coming)
    table.plays("Alice", shinobi, at=jungle_oasis)
    table.picks("Alice", "play shinobi from_discard at cave_of_shinies")
    assert table.at("cave_of_shinies") == ["Alice's shinobi"]


@pytest.mark.rule("SU-10.21")
def test_they_keep_coming_serves_no_minion_from_hand() -> None:
    table = given(
        hands={"Alice": [they_keep_coming, shinobi]}, discards={"Alice": [walker]}, bases={jungle_oasis: []},
        minions_left=0,
    )  # fmt: skip
    table.plays("Alice", they_keep_coming)
    assert table.offers("Alice") == ["play walker from_discard at jungle_oasis", "end turn"]
    refusal = table.why_not("Alice", "play shinobi at jungle_oasis")
    assert refusal is not None
    assert refusal.reason == "no minion left"


@pytest.mark.rule("SU-10.21")
def test_they_keep_coming_is_played_at_once_or_not_at_all_in_the_geekier_box() -> None:
    table = given(
        hands={"Alice": [they_keep_coming]}, discards={"Alice": [walker]}, bases={jungle_oasis: []},
        edition="geekier_box",
    )  # fmt: skip
    table.plays("Alice", they_keep_coming)
    assert table.offers("Alice") == ["play walker at jungle_oasis", "none"]
    table.picks("Alice", "none")
    assert table.state.extras == []


def test_they_keep_coming_finds_no_minion() -> None:
    table = given(hands={"Alice": [they_keep_coming]}, discards={"Alice": [seeing_stars]}, bases={jungle_oasis: []})
    table.plays("Alice", they_keep_coming)
    assert table.discard("Alice") == ["seeing_stars", "they_keep_coming"]


def test_theyre_coming_to_get_you_lets_the_minion_of_the_turn_come_from_the_discard_pile() -> None:
    table = given(
        hands={"Alice": [theyre_coming_to_get_you, shinobi]},
        discards={"Alice": [ninja_master, seeing_stars], "Bob": [walker]},
        bases={jungle_oasis: [], cave_of_shinies: []},
    )
    table.plays("Alice", theyre_coming_to_get_you)
    table.picks("Alice", "jungle_oasis")
    assert table.offers("Alice") == [
        "play shinobi at jungle_oasis",
        "play shinobi at cave_of_shinies",
        "play ninja_master from_discard at jungle_oasis",  # not at the cave, no action, not Bob's
        "end turn",
    ]
    table.picks("Alice", "play ninja_master from_discard at jungle_oasis", "none")
    assert table.at("jungle_oasis") == ["Alice's theyre_coming_to_get_you", "Alice's ninja_master"]
    assert table.offers("Alice") == ["end turn"]  # it gives no extra minion


def test_theyre_coming_to_get_you_serves_extra_minions_that_may_be_any() -> None:
    table = given(
        hands={"Alice": [outbreak]},
        discards={"Alice": [shinobi]},
        bases={jungle_oasis: [("Alice", theyre_coming_to_get_you)]},
        minions_left=0,
    )
    assert table.offers("Alice") == ["play outbreak", "end turn"]
    table.plays("Alice", outbreak)
    table.picks("Alice", "play shinobi from_discard at jungle_oasis")
    assert table.at("jungle_oasis")[-1] == "Alice's shinobi"


def test_theyre_coming_to_get_you_keeps_to_the_power_that_an_extra_minion_may_have() -> None:
    table = given(
        hands={"Alice": [shinobi]},
        discards={"Alice": [tenacious_z, shinobi]},
        bases={the_homeworld: [("Alice", theyre_coming_to_get_you)]},
    )
    table.plays("Alice", shinobi, at=the_homeworld)
    assert table.offers("Alice") == [
        "use tenacious_z",
        "play tenacious_z from_discard at the_homeworld",
        "end turn",
    ]  # power 2 or less


@pytest.mark.rule("SU-10.21")
def test_theyre_coming_to_get_you_serves_an_extra_minion_that_is_played_at_once() -> None:
    table = given(
        hands={"Alice": [disguise, walker]},
        discards={"Alice": [shinobi]},
        bases={jungle_oasis: [("Alice", tenacious_z), ("Alice", theyre_coming_to_get_you)]},
        minions_left=0,
    )
    table.plays("Alice", disguise)
    assert table.offers("Alice") == ["play walker at jungle_oasis", "play shinobi from_discard at jungle_oasis"]
    table.picks("Alice", "play shinobi from_discard at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's theyre_coming_to_get_you", "Alice's shinobi"]
    assert table.hand("Alice") == ["walker", "tenacious_z"]


def test_theyre_coming_to_get_you_is_for_its_controller_only() -> None:
    table = given(
        discards={"Alice": [shinobi], "Bob": [walker]},
        decks={"Alice": [seeing_stars] * 2},
        bases={jungle_oasis: [("Bob", theyre_coming_to_get_you)]},
    )
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["play walker from_discard at jungle_oasis", "end turn"]


def test_theyre_coming_to_get_you_obeys_what_forbids_playing() -> None:
    table = given(
        discards={"Alice": [shinobi]},
        bases={jungle_oasis: [("Alice", theyre_coming_to_get_you), ("Bob", overrun)]},
    )
    assert table.offers("Alice") == ["end turn"]
