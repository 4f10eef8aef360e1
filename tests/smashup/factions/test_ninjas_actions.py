"""The actions of the Ninjas."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    evans_city_cemetery,
    jungle_oasis,
    mushroom_kingdom,
    ninja_dojo,
    tar_pits,
    the_central_brain,
    the_great_library,
)
from rumpus.smashup.cards.factions.aliens import terraforming
from rumpus.smashup.cards.factions.dinosaurs import tooth_and_claw_and_guns, upgrade
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    disguise,
    hidden_ninja,
    infiltrate,
    ninja_acolyte,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    smoke_bomb,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.steampunks import steam_queen
from rumpus.smashup.cards.factions.wizards import mass_enchantment, neophyte
from rumpus.smashup.cards.factions.zombies import overrun, walker, zombie_lord
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


def test_assassination_destroys_its_minion_at_the_end_of_the_turn() -> None:
    table = given(hands={"Alice": [assassination]}, bases={jungle_oasis: [("Bob", ninja_master), ("Alice", shinobi)]})
    table.plays("Alice", assassination)
    assert table.offers("Alice") == ["Bob's ninja_master at jungle_oasis", "Alice's shinobi at jungle_oasis"]
    table.picks("Alice", "ninja_master")
    assert table.at("jungle_oasis") == ["Bob's ninja_master + Alice's assassination", "Alice's shinobi"]
    table.ends_turn("Alice")
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
    assert table.discard("Bob") == ["ninja_master"]
    assert table.discard("Alice") == ["assassination"]


def test_assassination_finds_no_minion() -> None:
    table = given(hands={"Alice": [assassination]}, bases={jungle_oasis: []})
    table.plays("Alice", assassination)
    assert table.discard("Alice") == ["assassination"]


def test_assassination_lets_its_victim_count_at_a_base_that_scores_in_this_turn() -> None:
    table = given(
        hands={"Alice": [assassination]},
        bases={jungle_oasis: [("Alice", ninja_master)] * 2 + [("Alice", walker)]},
        base_deck=[tar_pits],
    )
    table.plays("Alice", assassination)
    table.picks("Alice", "walker")
    table.ends_turn("Alice")
    assert table.points("Alice") == 2


def test_assassination_tries_again_at_the_end_of_every_turn() -> None:
    table = given(
        bases={jungle_oasis: [("Bob", ninja_master, ("Alice", assassination), ("Bob", tooth_and_claw_and_guns))]},
    )
    table.ends_turn("Alice")  # the attempt is warded off
    assert table.at("jungle_oasis") == ["Bob's ninja_master + Alice's assassination"]
    table.ends_turn("Bob")
    assert table.at("jungle_oasis") == []


def test_infiltrate_destroys_another_action_on_the_base_itself() -> None:
    table = given(
        hands={"Alice": [infiltrate]},
        bases={
            cave_of_shinies: [("Bob", shinobi, ("Bob", poison)), ("Bob", overrun), ("Alice", infiltrate)],
            tar_pits: [("Bob", overrun)],
        },
    )
    table.plays("Alice", infiltrate)
    table.picks("Alice", "cave_of_shinies")
    assert table.offers("Alice") == [
        "Bob's overrun at cave_of_shinies",
        "Alice's infiltrate at cave_of_shinies",  # the older one; compulsory
    ]
    table.picks("Alice", "Bob's overrun at cave_of_shinies")
    assert table.at("cave_of_shinies") == ["Bob's shinobi + Bob's poison", *["Alice's infiltrate"] * 2]
    assert table.discard("Bob") == ["overrun"]


def test_infiltrate_does_not_destroy_itself() -> None:
    table = given(hands={"Alice": [infiltrate]}, bases={cave_of_shinies: [("Bob", shinobi, ("Bob", poison))]})
    table.plays("Alice", infiltrate)
    assert table.at("cave_of_shinies") == ["Bob's shinobi + Bob's poison", "Alice's infiltrate"]


def test_infiltrate_must_destroy_your_own_action_if_there_is_no_other() -> None:
    table = given(hands={"Alice": [infiltrate]}, bases={cave_of_shinies: [("Alice", overrun)]})
    table.plays("Alice", infiltrate)
    assert table.discard("Alice") == ["overrun"]


def test_infiltrate_lets_its_player_alone_ignore_the_base() -> None:
    bases = {evans_city_cemetery: [*[("Alice", ninja_master)] * 2, *[("Bob", ninja_master)] * 2, ("Alice", infiltrate)]}
    for answer, hand in (("yes", ["walker", "shinobi", "shinobi"]), ("no", ["shinobi"] * 7)):
        table = given(
            hands={"Alice": [walker], "Bob": [walker]},
            decks={"Alice": [shinobi] * 7, "Bob": [tiger_assassin] * 5},
            bases=bases,
            base_deck=[jungle_oasis],
        )
        table.ends_turn("Alice")
        table.passes("Alice")  # the before-window: a shinobi might be in the hand
        assert table.prompt == "ignore base (evans_city_cemetery)"
        table.picks("Alice", answer)
        assert table.hand("Alice") == hand
        assert table.hand("Bob") == ["tiger_assassin"] * 5  # tied for the first place: Bob obeys


def test_infiltrate_leaves_at_the_start_of_your_turn() -> None:
    table = given(hands={"Alice": [infiltrate]}, bases={cave_of_shinies: []})
    table.plays("Alice", infiltrate)
    table.ends_turn("Alice")
    assert table.at("cave_of_shinies") == ["Alice's infiltrate"]
    table.ends_turn("Bob")
    assert table.at("cave_of_shinies") == []
    assert table.discard("Alice") == ["infiltrate"]


def test_infiltrate_leaves_the_good_side_of_a_base_to_its_player() -> None:
    table = given(
        decks={"Alice": [walker] * 3},
        bases={the_great_library: [*[("Alice", ninja_master)] * 5, ("Alice", infiltrate)]},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "use the_great_library")
    assert table.hand("Alice") == ["walker"] * 3


def test_poison_weakens_a_minion_to_a_minimum_of_0() -> None:
    table = given(hands={"Alice": [poison]}, bases={jungle_oasis: [("Bob", ninja_master), ("Bob", walker)]})
    table.plays("Alice", poison)
    table.picks("Alice", "ninja_master")
    assert table.power("jungle_oasis", "Bob's ninja_master") == 1
    table = given(bases={jungle_oasis: [("Bob", walker, ("Alice", poison))]})
    assert table.power("jungle_oasis", "Bob's walker") == 0


def test_poison_offers_an_action_that_cannot_be_destroyed_only_once() -> None:
    table = given(
        hands={"Alice": [poison]},
        bases={jungle_oasis: [("Bob", steam_queen), ("Bob", walker, ("Bob", upgrade), ("Alice", assassination))]},
    )
    table.plays("Alice", poison)
    table.picks("Alice", "walker")
    assert table.offers("Alice") == ["Bob's upgrade at jungle_oasis", "Alice's assassination at jungle_oasis", "none"]
    table.picks("Alice", "upgrade")
    assert table.offers("Alice") == ["Alice's assassination at jungle_oasis", "none"]
    table.picks("Alice", "assassination")
    assert table.at("jungle_oasis") == ["Bob's steam_queen", "Bob's walker + Bob's upgrade + Alice's poison"]


@pytest.mark.rule("SU-11.1")
def test_poison_is_added_up_with_everything_else_before_the_floor() -> None:
    table = given(
        bases={the_central_brain: [("Bob", walker, ("Alice", poison)), ("Bob", tiger_assassin, ("Alice", poison))]}
    )
    assert table.power("the_central_brain", "Bob's walker") == 0  # 2 - 4 + 1
    assert table.power("the_central_brain", "Bob's tiger_assassin") == 1  # 4 - 4 + 1


def test_poison_destroys_any_number_of_other_actions_on_the_minion() -> None:
    table = given(
        hands={"Alice": [poison]},
        bases={
            jungle_oasis: [
                ("Alice", ninja_master, ("Bob", assassination), ("Alice", upgrade)),
                ("Alice", infiltrate),
            ],
            tar_pits: [("Bob", walker, ("Bob", smoke_bomb))],
        },
    )
    table.plays("Alice", poison)
    table.picks("Alice", "ninja_master")
    assert table.offers("Alice") == [
        "Bob's assassination at jungle_oasis",
        "Alice's upgrade at jungle_oasis",
        "none",
    ]
    table.picks("Alice", "assassination")
    assert table.offers("Alice") == ["Alice's upgrade at jungle_oasis", "none"]
    table.picks("Alice", "none")
    assert table.at("jungle_oasis")[0] == "Alice's ninja_master + Alice's upgrade + Alice's poison"
    assert table.discard("Bob") == ["assassination"]


def test_poison_on_a_protected_minion_is_discarded_without_effect() -> None:
    table = given(hands={"Alice": [poison]}, bases={jungle_oasis: [("Bob", ninja_master, ("Bob", smoke_bomb))]})
    table.plays("Alice", poison)
    assert table.at("jungle_oasis") == ["Bob's ninja_master + Bob's smoke_bomb"]
    assert table.power("jungle_oasis", "Bob's ninja_master") == 5
    assert table.discard("Alice") == ["poison"]


def test_poison_finds_no_minion() -> None:
    table = given(hands={"Alice": [poison]}, bases={jungle_oasis: []})
    table.plays("Alice", poison)
    assert table.discard("Alice") == ["poison"]


def test_smoke_bomb_keeps_off_other_players_actions() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Bob", shinobi, ("Bob", smoke_bomb))]})
    table.plays("Alice", seeing_stars)  # a legal choice that survives
    assert table.at("jungle_oasis") == ["Bob's shinobi + Bob's smoke_bomb"]
    assert table.discard("Alice") == ["seeing_stars"]


def test_smoke_bomb_does_not_stop_your_own_actions() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Alice", shinobi, ("Alice", smoke_bomb))]})
    table.plays("Alice", seeing_stars)
    assert table.discard("Alice") == ["smoke_bomb", "shinobi", "seeing_stars"]


def test_smoke_bomb_does_not_stop_minions_and_bases() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={jungle_oasis: [("Bob", shinobi, ("Bob", smoke_bomb))]})
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    table.picks("Alice", "shinobi")
    assert table.discard("Bob") == ["smoke_bomb", "shinobi"]

    table = given(
        bases={ninja_dojo: [("Alice", ninja_master)] * 4, tar_pits: [("Bob", shinobi, ("Bob", smoke_bomb))]},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "use ninja_dojo", "shinobi")
    assert table.at("tar_pits") == []


def test_smoke_bomb_protects_its_own_minion_only() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={jungle_oasis: [("Bob", shinobi, ("Bob", smoke_bomb)), ("Bob", walker)]},
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "walker")
    assert table.at("jungle_oasis") == ["Bob's shinobi + Bob's smoke_bomb"]


def test_smoke_bomb_is_played_on_one_of_your_minions_and_destroyed_at_the_start_of_your_turn() -> None:
    table = given(
        hands={"Alice": [smoke_bomb]}, bases={jungle_oasis: [("Bob", shinobi), ("Alice", shinobi), ("Alice", walker)]}
    )
    table.plays("Alice", smoke_bomb)
    assert table.offers("Alice") == ["Alice's shinobi at jungle_oasis", "Alice's walker at jungle_oasis"]
    table.picks("Alice", "walker")
    table.ends_turn("Alice")
    assert table.at("jungle_oasis")[2] == "Alice's walker + Alice's smoke_bomb"
    table.ends_turn("Bob")
    assert table.at("jungle_oasis")[2] == "Alice's walker"
    assert table.discard("Alice") == ["smoke_bomb"]


def test_smoke_bomb_finds_no_minion_of_yours() -> None:
    table = given(hands={"Alice": [smoke_bomb]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", smoke_bomb)
    assert table.at("jungle_oasis") == ["Bob's shinobi"]
    assert table.discard("Alice") == ["smoke_bomb"]


@pytest.mark.rule("SU-10.3")
def test_smoke_bomb_sheds_other_players_actions() -> None:
    table = given(
        hands={"Alice": [smoke_bomb]},
        bases={jungle_oasis: [("Alice", ninja_master, ("Bob", assassination), ("Alice", poison)), ("Bob", shinobi)]},
    )
    table.plays("Alice", smoke_bomb)
    assert table.at("jungle_oasis")[0] == "Alice's ninja_master + Alice's poison + Alice's smoke_bomb"
    assert table.discard("Bob") == ["assassination"]


@pytest.mark.rule("SU-10.15")
def test_infiltrate_lets_its_player_ignore_what_others_do_with_the_base() -> None:
    for answer, left in (("yes", ["Alice's shinobi"]), ("no", [])):
        table = given(
            bases={
                ninja_dojo: [*[("Bob", ninja_master)] * 4, ("Alice", infiltrate)],
                jungle_oasis: [("Alice", shinobi)],
            },
            base_deck=[the_great_library],
            active="Bob",
        )
        table.ends_turn("Bob")
        table.picks("Bob", "use ninja_dojo", "shinobi")
        table.picks("Alice", answer)
        assert table.at("jungle_oasis") == left


def test_infiltrate_keeps_its_players_minions_from_being_lured() -> None:
    for answer, left in (("yes", ["Alice's shinobi"]), ("no", [])):
        table = given(bases={mushroom_kingdom: [("Alice", infiltrate)], jungle_oasis: [("Alice", shinobi)]})
        table.ends_turn("Alice")
        table.picks("Bob", "shinobi")
        table.picks("Alice", answer)
        assert table.at("jungle_oasis") == left
