"""The actions of the Ninjas that are done when they are played."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    jungle_oasis,
    tar_pits,
    the_central_brain,
)
from rumpus.smashup.cards.factions.aliens import terraforming
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
from rumpus.smashup.cards.factions.wizards import mass_enchantment, neophyte
from rumpus.smashup.cards.factions.zombies import walker, zombie_lord
from tests.smashup.given import given


def test_disguise_plays_as_many_minions_as_return() -> None:
    table = given(
        hands={"Alice": [disguise, ninja_master, walker]},
        bases={cave_of_shinies: [("Alice", shinobi), ("Alice", ninja_acolyte), ("Bob", shinobi)], tar_pits: []},
        minions_left=0,
    )
    table.plays("Alice", disguise)
    assert table.offers("Alice") == ["Alice's shinobi at cave_of_shinies", "Alice's ninja_acolyte at cave_of_shinies"]
    table.picks("Alice", "shinobi")
    assert table.offers("Alice") == ["Alice's ninja_acolyte at cave_of_shinies", "none"]
    table.picks("Alice", "ninja_acolyte")
    assert table.offers("Alice") == ["play ninja_master at cave_of_shinies", "play walker at cave_of_shinies"]
    table.picks("Alice", "play ninja_master at cave_of_shinies")
    table.picks("Alice", "Bob's shinobi at cave_of_shinies")  # its ability happens at once
    assert table.offers("Alice") == ["play walker at cave_of_shinies"]  # not the two: they return afterwards
    table.picks("Alice", "play walker at cave_of_shinies")
    assert table.at("cave_of_shinies") == ["Alice's ninja_master", "Alice's walker"]
    assert table.hand("Alice") == ["shinobi", "ninja_acolyte"]


def test_disguise_may_take_one_minion_only() -> None:
    table = given(
        hands={"Alice": [disguise, ninja_acolyte, tiger_assassin]},
        bases={cave_of_shinies: [("Alice", shinobi)] * 2},
    )
    table.plays("Alice", disguise)
    table.picks("Alice", "Alice's shinobi at cave_of_shinies", "none", "play ninja_acolyte at cave_of_shinies")
    assert table.at("cave_of_shinies") == ["Alice's shinobi", "Alice's ninja_acolyte"]
    assert sorted(table.hand("Alice")) == ["shinobi", "tiger_assassin"]
    assert "play tiger_assassin at cave_of_shinies" in table.offers("Alice")  # the minion of the turn is left


def test_disguise_takes_both_minions_from_one_base() -> None:
    table = given(
        hands={"Alice": [disguise, ninja_acolyte]},
        bases={cave_of_shinies: [("Alice", shinobi)], tar_pits: [("Alice", walker)]},
    )
    table.plays("Alice", disguise)
    table.picks("Alice", "walker")  # nobody else is there
    assert table.offers("Alice") == ["play ninja_acolyte at tar_pits"]
    table.picks("Alice", "play ninja_acolyte at tar_pits")
    assert table.at("tar_pits") == ["Alice's ninja_acolyte"]


def test_disguise_returns_the_minions_even_if_there_is_none_to_play() -> None:
    table = given(
        hands={"Alice": [disguise, ninja_acolyte, seeing_stars]},
        bases={cave_of_shinies: [("Alice", shinobi), ("Alice", walker)]},
    )
    table.plays("Alice", disguise)
    table.picks("Alice", "shinobi", "walker", "play ninja_acolyte at cave_of_shinies")
    assert table.offers("Alice") == ["none"]  # asked all the same: a hand is hidden
    table.picks("Alice", "none")
    assert table.at("cave_of_shinies") == ["Alice's ninja_acolyte"]
    assert sorted(table.hand("Alice")) == ["seeing_stars", "shinobi", "walker"]


def test_disguise_finds_no_minion_of_yours() -> None:
    table = given(hands={"Alice": [disguise, shinobi]}, bases={cave_of_shinies: [("Bob", shinobi)]})
    table.plays("Alice", disguise)
    assert table.hand("Alice") == ["shinobi"]
    assert table.at("cave_of_shinies") == ["Bob's shinobi"]


def test_disguise_does_not_return_what_was_destroyed_on_the_way() -> None:
    table = given(hands={"Alice": [disguise, tiger_assassin]}, bases={jungle_oasis: [("Alice", shinobi)]})
    table.plays("Alice", disguise)
    table.picks("Alice", "play tiger_assassin at jungle_oasis", "shinobi")
    assert table.hand("Alice") == []
    assert table.discard("Alice") == ["shinobi", "disguise"]


def test_disguise_plays_nobody_at_a_base_that_has_left_play() -> None:
    table = given(
        hands={"Alice": [disguise, neophyte, walker]},
        decks={"Alice": [mass_enchantment], "Bob": [terraforming]},
        bases={jungle_oasis: [("Alice", shinobi), ("Alice", ninja_acolyte)]},
        base_deck=[cave_of_shinies],
    )
    table.plays("Alice", disguise)
    table.picks("Alice", "shinobi", "ninja_acolyte", "play neophyte at jungle_oasis")
    table.picks("Alice", "play")  # Mass Enchantment plays Bob's Terraforming
    assert table.offers("Alice") == ["none"]  # the oasis is gone: no walker there
    table.picks("Alice", "none")
    assert table.at("cave_of_shinies") == ["Alice's neophyte"]
    assert table.hand("Alice") == ["walker", "shinobi", "ninja_acolyte"]


def test_hidden_ninja_plays_a_minion_whose_ability_comes_before_the_points() -> None:
    table = given(
        hands={"Bob": [hidden_ninja, ninja_master, walker]},
        decks={"Alice": [walker] * 2},
        bases={tar_pits: [("Alice", ninja_master), ("Alice", tiger_assassin), ("Bob", ninja_master), ("Bob", walker)]},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play hidden_ninja")
    assert table.offers("Bob") == ["play ninja_master at tar_pits", "play walker at tar_pits"]
    table.picks("Bob", "play ninja_master at tar_pits", "Alice's ninja_master at tar_pits")
    assert (table.points("Alice"), table.points("Bob")) == (3, 4)  # 4 against 12
    assert table.deck("Alice") == ["ninja_master"]  # destroyed at the tar pits


def test_hidden_ninja_cannot_be_played_as_an_ordinary_action() -> None:
    table = given(hands={"Alice": [hidden_ninja, shinobi]}, bases={jungle_oasis: []})
    assert table.offers("Alice") == ["play shinobi at jungle_oasis", "end turn"]
    refusal = table.why_not("Alice", "play hidden_ninja")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("only at scoring", "SU-10.6")


def test_hidden_ninja_without_a_minion_does_nothing() -> None:
    table = given(
        hands={"Bob": [hidden_ninja, seeing_stars]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play hidden_ninja", "none")
    assert table.discard("Bob") == ["hidden_ninja"]


@pytest.mark.rule("SU-10.6")
def test_hidden_ninja_needs_neither_the_action_nor_the_minion_of_the_turn() -> None:
    table = given(
        hands={"Alice": [hidden_ninja, ninja_acolyte]},
        decks={"Alice": [walker] * 2},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3},
        base_deck=[tar_pits],
        minions_left=0,
        actions_left=0,
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play hidden_ninja", "play ninja_acolyte at jungle_oasis")
    assert table.points("Alice") == 2
    assert table.discard("Alice") == ["hidden_ninja", *["tiger_assassin"] * 3, "ninja_acolyte"]


@pytest.mark.rule("SU-6.2")
def test_hidden_ninja_extra_plays_are_used_at_once() -> None:
    table = given(
        hands={"Bob": [hidden_ninja, zombie_lord]},
        discards={"Bob": [ninja_acolyte]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3, tar_pits: []},
        base_deck=[cave_of_shinies],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play hidden_ninja", "play zombie_lord at jungle_oasis", "tar_pits")
    assert table.at("tar_pits") == ["Bob's ninja_acolyte"]


def test_seeing_stars_destroys_a_weak_minion_anywhere() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={
            cave_of_shinies: [("Bob", shinobi), ("Bob", tiger_assassin)],
            jungle_oasis: [("Alice", walker), ("Bob", tiger_assassin, ("Alice", poison))],
        },
    )
    table.plays("Alice", seeing_stars)
    assert table.offers("Alice") == [
        "Bob's shinobi at cave_of_shinies",
        "Alice's walker at jungle_oasis",
        "Bob's tiger_assassin at jungle_oasis",  # 4 - 4
    ]  # compulsory
    table.picks("Alice", "shinobi")
    assert table.discard("Bob") == ["shinobi"]


def test_seeing_stars_must_hit_your_own_minion_if_it_is_the_only_weak_one() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Alice", walker), ("Bob", tiger_assassin)]})
    table.plays("Alice", seeing_stars)
    assert table.at("jungle_oasis") == ["Bob's tiger_assassin"]


def test_seeing_stars_finds_nobody_weak() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={the_central_brain: [("Bob", shinobi)]})
    table.plays("Alice", seeing_stars)
    assert table.at("the_central_brain") == ["Bob's shinobi"]  # 3 + 1
    assert table.discard("Alice") == ["seeing_stars"]


def test_way_of_deception_moves_one_of_your_minions_to_another_base() -> None:
    table = given(
        hands={"Alice": [way_of_deception]},
        bases={
            jungle_oasis: [("Alice", shinobi, ("Bob", poison)), ("Bob", shinobi)],
            tar_pits: [("Alice", walker)],
            cave_of_shinies: [],
        },
    )
    table.plays("Alice", way_of_deception)
    assert table.offers("Alice") == ["Alice's shinobi at jungle_oasis", "Alice's walker at tar_pits"]
    table.picks("Alice", "shinobi")
    assert table.offers("Alice") == ["tar_pits", "cave_of_shinies"]
    table.picks("Alice", "cave_of_shinies")
    assert table.at("cave_of_shinies") == ["Alice's shinobi + Bob's poison"]  # what lies on it comes along
    assert table.at("jungle_oasis") == ["Bob's shinobi"]


def test_way_of_deception_finds_no_minion_or_no_other_base() -> None:
    for minion in (("Bob", shinobi), ("Alice", shinobi)):
        table = given(hands={"Alice": [way_of_deception]}, bases={jungle_oasis: [minion]})
        table.plays("Alice", way_of_deception)
        assert len(table.at("jungle_oasis")) == 1
        assert table.discard("Alice") == ["way_of_deception"]
