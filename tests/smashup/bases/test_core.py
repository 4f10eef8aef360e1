"""The bases of the base set whose abilities work while they lie open."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    jungle_oasis,
    mushroom_kingdom,
    tar_pits,
    the_central_brain,
    the_homeworld,
)
from rumpus.smashup.cards.factions.aliens import beam_up, jammed_signal
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
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
from rumpus.smashup.cards.factions.pirates import broadside, buccaneer
from rumpus.smashup.cards.factions.tricksters import gremlin
from rumpus.smashup.cards.factions.zombies import grave_digger, outbreak, walker
from tests.smashup.given import given


@pytest.mark.rule("SU-5.1")
def test_jungle_oasis_scores_at_12_for_the_first_place_only() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", ninja_master), ("Alice", walker), ("Bob", ninja_master)]}, base_deck=[tar_pits]
    )
    table.ends_turn("Alice")
    assert (table.points("Alice"), table.points("Bob")) == (2, 0)
    assert table.base("tar_pits").on == []


@pytest.mark.rule("SU-5.1")
def test_jungle_oasis_does_not_score_at_11() -> None:
    table = given(bases={jungle_oasis: [("Alice", ninja_master), ("Bob", tiger_assassin), ("Bob", walker)]})
    table.ends_turn("Alice")
    assert table.points("Alice") == 0
    assert len(table.at("jungle_oasis")) == 3


def test_the_homeworld_gives_an_extra_minion_of_power_2_or_less() -> None:
    table = given(hands={"Alice": [grave_digger, ninja_acolyte, shinobi]}, bases={the_homeworld: [], tar_pits: []})
    table.plays("Alice", grave_digger, at=the_homeworld)
    assert table.offers("Alice") == [
        "play ninja_acolyte at the_homeworld",
        "play ninja_acolyte at tar_pits",
        "end turn",
    ]  # no power 3; not forced
    table.plays("Alice", ninja_acolyte, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


def test_the_homeworld_goes_on_as_long_as_the_extra_minions_come_there() -> None:
    table = given(hands={"Alice": [ninja_acolyte] * 4}, bases={the_homeworld: [], tar_pits: []})
    for _ in range(3):
        table.plays("Alice", ninja_acolyte, at=the_homeworld)
    table.plays("Alice", ninja_acolyte, at=tar_pits)
    assert len(table.at("the_homeworld")) == 3
    assert table.offers("Alice") == ["end turn"]


def test_the_homeworld_extra_minion_can_wait_for_the_minion_of_the_turn() -> None:
    table = given(
        hands={"Alice": [outbreak, ninja_acolyte, ninja_acolyte, shinobi]}, bases={the_homeworld: [], tar_pits: []}
    )
    table.plays("Alice", outbreak)
    table.plays("Alice", ninja_acolyte, at=the_homeworld)  # on the action: one free, one of power 2 or less left
    table.plays("Alice", shinobi, at=tar_pits)
    table.plays("Alice", ninja_acolyte, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


def test_the_homeworld_does_nothing_for_minions_elsewhere_or_moved_there() -> None:
    table = given(hands={"Alice": [shinobi, ninja_acolyte, way_of_deception]}, bases={the_homeworld: [], tar_pits: []})
    table.plays("Alice", shinobi, at=tar_pits)
    table.plays("Alice", way_of_deception)
    assert table.at("the_homeworld") == ["Alice's shinobi"]
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-6.2")
def test_the_homeworld_during_a_scoring_the_extra_minion_is_played_at_once_or_not_at_all() -> None:
    for answer, acolytes in (("play ninja_acolyte at tar_pits", 1), ("none", 0)):
        table = given(
            hands={"Bob": [shinobi, ninja_acolyte, grave_digger]},
            bases={the_homeworld: [("Alice", ninja_master)] * 5, tar_pits: []},
            base_deck=[jungle_oasis],
        )
        table.ends_turn("Alice")
        table.picks("Bob", "play shinobi")
        assert table.offers("Bob") == [
            "play ninja_acolyte at the_homeworld",
            "play ninja_acolyte at tar_pits",
            "none",
        ]
        table.picks("Bob", answer)
        assert len(table.at("tar_pits")) == acolytes
        assert (table.points("Alice"), table.points("Bob")) == (4, 2)


def test_the_homeworld_is_silent_under_jammed_signal() -> None:
    table = given(
        hands={"Alice": [grave_digger, ninja_acolyte]}, bases={the_homeworld: [("Bob", jammed_signal)], tar_pits: []}
    )
    table.plays("Alice", grave_digger, at=the_homeworld)
    assert table.offers("Alice") == ["end turn"]


def test_tar_pits_put_a_destroyed_minion_under_its_owners_deck() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        decks={"Bob": [walker]},
        bases={tar_pits: [("Bob", shinobi, ("Alice", poison))]},
    )
    table.plays("Alice", seeing_stars)
    assert table.deck("Bob") == ["walker", "shinobi"]
    assert table.discard("Bob") == []
    assert table.discard("Alice") == ["poison", "seeing_stars"]  # only the minion sinks


def test_tar_pits_do_not_care_for_minions_elsewhere_or_for_actions() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={tar_pits: [], cave_of_shinies: [("Bob", shinobi)]})
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["shinobi"]

    table = given(hands={"Alice": [infiltrate]}, bases={tar_pits: [("Bob", infiltrate)]})
    table.plays("Alice", infiltrate)
    assert table.discard("Bob") == ["infiltrate"]


def test_tar_pits_minion_goes_to_its_owner_not_its_controller() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={tar_pits: [("Bob", shinobi, "Alice")]})
    table.plays("Alice", seeing_stars)
    assert table.deck("Alice") == ["shinobi"]


def test_tar_pits_minion_still_was_destroyed() -> None:
    table = given(hands={"Alice": [seeing_stars]}, decks={"Bob": [walker] * 3}, bases={tar_pits: [("Bob", gremlin)]})
    table.plays("Alice", seeing_stars)
    assert table.offers("Alice") == ["tar_pits", "gremlin"]  # what comes first
    table.picks("Alice", "tar_pits")
    assert table.deck("Bob")[-1] == "gremlin"
    assert table.hand("Bob") == ["walker"]  # what it does when it is destroyed


@pytest.mark.rule("SU-5.10")
def test_tar_pits_do_not_swallow_what_is_discarded_after_the_scoring() -> None:
    table = given(
        decks={"Alice": [walker] * 2}, bases={tar_pits: [("Alice", ninja_master)] * 4}, base_deck=[jungle_oasis]
    )
    table.ends_turn("Alice")
    assert table.discard("Alice") == ["ninja_master"] * 4
    assert table.deck("Alice") == []


def test_tar_pits_may_be_ignored_by_an_infiltrator() -> None:
    for answer, zone in (("yes", "discard"), ("no", "deck")):
        table = given(hands={"Alice": [seeing_stars]}, bases={tar_pits: [("Bob", shinobi), ("Bob", infiltrate)]})
        table.plays("Alice", seeing_stars)
        table.picks("Bob", answer)
        assert table.cards("Bob", zone) == ["shinobi"]


def test_tar_pits_are_silent_under_jammed_signal() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={tar_pits: [("Bob", shinobi), ("Alice", jammed_signal)]})
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["shinobi"]


def test_the_central_brain_gives_each_minion_there_1_power() -> None:
    table = given(
        bases={the_central_brain: [("Alice", walker), ("Bob", shinobi)], tar_pits: [("Alice", tiger_assassin)]}
    )
    assert table.power("the_central_brain", "Alice's walker") == 3
    assert table.power("the_central_brain", "Bob's shinobi") == 4
    assert table.power("tar_pits", "Alice's tiger_assassin") == 4


def test_the_central_brain_power_counts_towards_the_breakpoint() -> None:
    minions = [("Alice", ninja_master), ("Alice", ninja_master), ("Alice", shinobi)]  # 13
    for more, scores in (([("Bob", walker)], True), ([], False)):  # 15 + 4 = 19; 13 + 3 = 16
        table = given(bases={the_central_brain: [*minions, *more]}, base_deck=[jungle_oasis])
        table.ends_turn("Alice")
        assert (table.points("Alice") == 4) is scores


def test_the_central_brain_is_silent_under_jammed_signal() -> None:
    table = given(bases={the_central_brain: [("Alice", walker), ("Bob", jammed_signal)]})
    assert table.power("the_central_brain", "Alice's walker") == 2


def test_cave_of_shinies_gives_the_owner_of_a_destroyed_minion_1_point() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={cave_of_shinies: [("Bob", shinobi)], tar_pits: []})
    table.plays("Alice", seeing_stars)
    assert (table.points("Alice"), table.points("Bob")) == (0, 1)


def test_cave_of_shinies_pays_the_owner_not_the_controller() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={cave_of_shinies: [("Bob", shinobi, "Alice")]})
    table.plays("Alice", seeing_stars)
    assert (table.points("Alice"), table.points("Bob")) == (1, 0)


def test_cave_of_shinies_pays_for_each_of_several_minions() -> None:
    table = given(
        hands={"Alice": [broadside]},
        bases={cave_of_shinies: [("Alice", shinobi), ("Bob", walker), ("Bob", walker), ("Bob", shinobi)]},
    )
    table.plays("Alice", broadside)
    table.picks("Alice", "Bob")
    assert table.at("cave_of_shinies") == ["Alice's shinobi", "Bob's shinobi"]
    assert table.points("Bob") == 2


def test_cave_of_shinies_pays_nothing_elsewhere_or_for_other_ways_to_leave() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={cave_of_shinies: [], jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", seeing_stars)
    assert table.points("Bob") == 0

    table = given(hands={"Alice": [beam_up]}, bases={cave_of_shinies: [("Bob", shinobi)]})
    table.plays("Alice", beam_up)
    assert table.points("Bob") == 0

    table = given(hands={"Alice": [seeing_stars]}, bases={cave_of_shinies: [("Bob", shinobi, ("Bob", smoke_bomb))]})
    table.plays("Alice", seeing_stars)
    assert table.points("Bob") == 0


def test_cave_of_shinies_pays_nothing_for_a_minion_that_is_moved_instead() -> None:
    table = given(
        bases={cave_of_shinies: [("Bob", buccaneer, ("Alice", assassination))], jungle_oasis: []}, active="Alice"
    )
    table.ends_turn("Alice")
    assert table.points("Bob") == 0
    assert table.at("jungle_oasis") == ["Bob's buccaneer + Alice's assassination"]


@pytest.mark.rule("SU-5.10")
def test_cave_of_shinies_pays_nothing_for_the_discard_after_the_scoring() -> None:
    table = given(bases={cave_of_shinies: [("Alice", ninja_master)] * 5}, base_deck=[jungle_oasis])
    table.ends_turn("Alice")
    assert table.points("Alice") == 4


def test_cave_of_shinies_is_silent_under_jammed_signal() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={cave_of_shinies: [("Bob", shinobi), ("Bob", jammed_signal)]})
    table.plays("Alice", seeing_stars)
    assert table.points("Bob") == 0


def test_mushroom_kingdom_lets_each_player_move_anothers_minion_there_when_their_turn_starts() -> None:
    table = given(
        bases={
            mushroom_kingdom: [("Alice", walker), ("Carol", walker)],
            tar_pits: [("Alice", shinobi), ("Bob", shinobi)],
            cave_of_shinies: [("Carol", ninja_master)],
        },
        players=["Alice", "Bob", "Carol"],
    )
    table.ends_turn("Alice")
    assert table.prompt == "move (mushroom_kingdom)"
    assert table.offers("Bob") == [
        "Alice's shinobi at tar_pits",
        "Carol's ninja_master at cave_of_shinies",
        "none",
    ]  # not Bob's own, not those that are there already
    table.picks("Bob", "ninja_master")
    assert table.at("mushroom_kingdom")[-1] == "Carol's ninja_master"
    table.ends_turn("Bob")
    assert table.offers("Carol") == ["Alice's shinobi at tar_pits", "Bob's shinobi at tar_pits", "none"]
    table.picks("Carol", "none")
    assert len(table.at("tar_pits")) == 2


def test_mushroom_kingdom_does_not_ask_when_nobody_can_be_moved() -> None:
    table = given(bases={mushroom_kingdom: [("Alice", walker)], tar_pits: [("Bob", shinobi)]})
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["end turn"]


def test_mushroom_kingdom_is_silent_under_jammed_signal() -> None:
    table = given(bases={mushroom_kingdom: [("Alice", jammed_signal)], tar_pits: [("Alice", shinobi)]})
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["end turn"]
