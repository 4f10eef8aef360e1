"""Pirates, card by card: the actions that destroy or cheer on."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import cave_of_shinies, jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.factions.ninjas import (
    ninja_acolyte,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.pirates import (
    broadside,
    buccaneer,
    cannon,
    first_mate,
    pirate_king,
    powderkeg,
    saucy_wench,
    swashbuckling,
)
from rumpus.smashup.cards.factions.robots import (
    microbot_alpha,
    microbot_archive,
    microbot_fixer,
    microbot_guard,
    nukebot,
    warbot,
    zapbot,
)
from tests.smashup.given import given

# -- Broadside ---------------------------------------------------------------------------------------------


def test_broadside_destroys_all_weak_minions_of_one_player_at_one_base() -> None:
    table = given(
        hands={"Alice": [broadside]},
        players=("Alice", "Bob", "Cleo"),
        bases={
            jungle_oasis: [
                *[("Bob", first_mate)] * 2,
                ("Bob", saucy_wench),
                ("Cleo", first_mate),
                ("Alice", first_mate),
            ],
            tar_pits: [("Bob", first_mate)],
        },
    )
    table.plays("Alice", broadside)  # the only base where she has a minion
    assert table.offers("Alice") == ["Alice", "Bob", "Cleo"]
    table.picks("Alice", "Bob")
    assert table.at("jungle_oasis") == ["Bob's saucy_wench", "Cleo's first_mate", "Alice's first_mate"]
    assert table.discard("Bob") == ["first_mate", "first_mate"]
    assert table.at("tar_pits") == ["Bob's first_mate"]


def test_broadside_asks_for_the_base_among_those_with_a_minion_of_yours() -> None:
    table = given(
        hands={"Alice": [broadside]},
        bases={
            jungle_oasis: [("Alice", shinobi)],
            the_homeworld: [("Bob", first_mate)],
            cave_of_shinies: [("Alice", shinobi), ("Bob", first_mate)],
        },
    )
    table.plays("Alice", broadside)
    assert table.offers("Alice") == ["jungle_oasis", "cave_of_shinies"]
    table.picks("Alice", "cave_of_shinies", "Bob")
    assert table.at("cave_of_shinies") == ["Alice's shinobi"]
    assert table.points("Bob") == 1


def test_broadside_may_hit_yourself() -> None:
    table = given(
        hands={"Alice": [broadside]}, bases={jungle_oasis: [*[("Alice", first_mate)] * 2, ("Bob", first_mate)]}
    )
    table.plays("Alice", broadside)
    table.picks("Alice", "Alice")
    assert table.at("jungle_oasis") == ["Bob's first_mate"]
    assert table.discard("Alice") == ["first_mate", "first_mate", "broadside"]


@pytest.mark.rule("SU-10.12")
def test_broadside_may_hit_nobody() -> None:
    table = given(hands={"Alice": [broadside]}, bases={jungle_oasis: [("Alice", first_mate), ("Bob", saucy_wench)]})
    table.plays("Alice", broadside)
    table.picks("Alice", "Bob")
    assert table.at("jungle_oasis") == ["Alice's first_mate", "Bob's saucy_wench"]


@pytest.mark.rule("SU-4.3")
def test_broadside_does_nothing_without_a_minion_of_yours() -> None:
    table = given(hands={"Alice": [broadside]}, bases={jungle_oasis: [("Bob", first_mate)]})
    table.plays("Alice", broadside)
    assert table.at("jungle_oasis") == ["Bob's first_mate"]
    assert table.discard("Alice") == ["broadside"]


def test_broadside_destroys_all_at_the_same_time() -> None:
    table = given(
        hands={"Alice": [broadside]},
        decks={"Bob": [shinobi] * 5},
        bases={
            jungle_oasis: [("Alice", shinobi), ("Bob", microbot_archive), ("Bob", microbot_fixer), ("Bob", zapbot)],
        },
    )
    table.plays("Alice", broadside)
    table.picks("Alice", "Bob")
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
    assert table.hand("Bob") == ["shinobi", "shinobi"]  # the archive went first and saw the fixer go


def test_broadside_with_weakened_buccaneer() -> None:
    table = given(
        hands={"Alice": [broadside]},
        bases={
            jungle_oasis: [("Alice", shinobi), ("Bob", buccaneer, ("Alice", poison)), ("Bob", first_mate)],
            tar_pits: [],
        },
    )
    table.plays("Alice", broadside)
    table.picks("Alice", "Bob")
    assert table.at("tar_pits") == ["Bob's buccaneer + Alice's poison"]
    assert table.discard("Bob") == ["first_mate"]


# -- Cannon ------------------------------------------------------------------------------------------------


def test_cannon_destroys_two_weak_minions_anywhere() -> None:
    table = given(
        hands={"Alice": [cannon]},
        bases={
            jungle_oasis: [("Bob", first_mate), ("Bob", saucy_wench)],
            the_homeworld: [("Bob", zapbot), ("Alice", ninja_acolyte)],
        },
    )
    table.plays("Alice", cannon)
    assert table.offers("Alice") == [  # not power 3; one's own may be chosen
        "Bob's first_mate at jungle_oasis",
        "Bob's zapbot at the_homeworld",
        "Alice's ninja_acolyte at the_homeworld",
        "none",
    ]
    table.picks("Alice", "zapbot")
    assert table.offers("Alice") == [
        "Bob's first_mate at jungle_oasis",
        "Alice's ninja_acolyte at the_homeworld",
        "none",
    ]
    table.picks("Alice", "first_mate")
    assert sorted(table.discard("Bob")) == ["first_mate", "zapbot"]


def test_cannon_may_destroy_one_or_none() -> None:
    for answers, left in ((["none"], 2), (["Bob's first_mate at jungle_oasis", "none"], 1)):
        table = given(hands={"Alice": [cannon]}, bases={jungle_oasis: [("Bob", first_mate)] * 2})
        table.plays("Alice", cannon)
        table.picks("Alice", *answers)
        assert table.at("jungle_oasis") == ["Bob's first_mate"] * left


def test_cannon_without_weak_minions_asks_nothing() -> None:
    table = given(hands={"Alice": [cannon]}, bases={jungle_oasis: [("Bob", saucy_wench)]})
    table.plays("Alice", cannon)
    assert table.discard("Alice") == ["cannon"]


def test_cannon_chooses_both_before_the_first_is_destroyed() -> None:
    table = given(hands={"Alice": [cannon]}, bases={jungle_oasis: [("Bob", microbot_fixer), ("Bob", microbot_alpha)]})
    assert table.power("jungle_oasis", "Bob's microbot_alpha") == 3
    table.plays("Alice", cannon)
    table.picks("Alice", "microbot_fixer")
    assert table.at("jungle_oasis") == ["Bob's microbot_alpha"]  # it has power 1 now, but had 3
    assert table.offers("Alice") == ["end turn"]


# -- Powderkeg ---------------------------------------------------------------------------------------------


def test_powderkeg_destroys_a_minion_of_yours_and_all_that_are_not_stronger() -> None:
    table = given(
        hands={"Alice": [powderkeg]},
        bases={
            jungle_oasis: [
                ("Alice", saucy_wench),
                ("Alice", first_mate),
                ("Bob", saucy_wench),
                ("Bob", first_mate),
                ("Bob", tiger_assassin),
            ],
            the_homeworld: [("Bob", first_mate)],
        },
    )
    table.plays("Alice", powderkeg)
    assert table.offers("Alice") == ["Alice's saucy_wench at jungle_oasis", "Alice's first_mate at jungle_oasis"]
    table.picks("Alice", "saucy_wench")
    assert table.at("jungle_oasis") == ["Bob's tiger_assassin"]
    assert table.at("the_homeworld") == ["Bob's first_mate"]
    assert table.discard("Alice") == ["saucy_wench", "first_mate", "powderkeg"]
    assert table.discard("Bob") == ["saucy_wench", "first_mate"]


def test_powderkeg_without_a_minion_of_yours_does_nothing() -> None:
    table = given(hands={"Alice": [powderkeg]}, bases={jungle_oasis: [("Bob", first_mate)]})
    table.plays("Alice", powderkeg)
    assert table.at("jungle_oasis") == ["Bob's first_mate"]
    assert table.discard("Alice") == ["powderkeg"]


def test_powderkeg_destroys_the_others_even_if_your_minion_cannot_be_destroyed() -> None:
    table = given(
        hands={"Alice": [powderkeg]},
        bases={jungle_oasis: [("Alice", warbot), ("Bob", tiger_assassin), ("Bob", pirate_king)]},
    )
    table.plays("Alice", powderkeg)
    assert table.at("jungle_oasis") == ["Alice's warbot", "Bob's pirate_king"]


def test_powderkeg_destroys_the_others_even_if_your_minion_is_moved_instead() -> None:
    table = given(
        hands={"Alice": [powderkeg]},
        bases={jungle_oasis: [("Alice", buccaneer), ("Bob", tiger_assassin)], the_homeworld: []},
    )
    table.plays("Alice", powderkeg)
    assert table.at("jungle_oasis") == []
    assert table.at("the_homeworld") == ["Alice's buccaneer"]


def test_powderkeg_compares_powers_before_anything_is_destroyed() -> None:
    table = given(
        hands={"Alice": [powderkeg]},
        bases={
            jungle_oasis: [("Alice", microbot_fixer), ("Alice", microbot_guard), ("Bob", zapbot), ("Bob", saucy_wench)]
        },
    )
    table.plays("Alice", powderkeg)
    table.picks("Alice", "microbot_guard")  # power 2, as long as the fixer lives
    assert table.at("jungle_oasis") == ["Bob's saucy_wench"]


def test_powderkeg_sets_off_a_nukebot_when_all_are_gone() -> None:
    table = given(
        hands={"Alice": [powderkeg]},
        bases={
            jungle_oasis: [("Alice", nukebot), ("Bob", buccaneer), ("Bob", warbot), ("Bob", pirate_king)],
            tar_pits: [],
            the_homeworld: [],
        },
    )
    table.plays("Alice", powderkeg)
    table.picks("Bob", "tar_pits")  # it is moved once: when the nukebot explodes, it is not here any more
    assert table.at("jungle_oasis") == ["Bob's warbot"]
    assert table.at("tar_pits") == ["Bob's buccaneer"]


# -- Swashbuckling -----------------------------------------------------------------------------------------


def test_swashbuckling_makes_your_minions_stronger_for_this_turn() -> None:
    table = given(
        hands={"Alice": [swashbuckling]},
        bases={jungle_oasis: [("Alice", shinobi), ("Bob", zapbot)], tar_pits: [("Alice", first_mate)]},
    )
    table.plays("Alice", swashbuckling)
    assert table.power("jungle_oasis", "Alice's shinobi") == 4
    assert table.power("tar_pits", "Alice's first_mate") == 3
    assert table.power("jungle_oasis", "Bob's zapbot") == 2
    table.ends_turn("Alice")
    assert table.power("jungle_oasis", "Alice's shinobi") == 3
    assert table.power("tar_pits", "Alice's first_mate") == 2


def test_swashbuckling_lasts_through_the_scoring() -> None:
    table = given(hands={"Alice": [swashbuckling]}, bases={jungle_oasis: [("Alice", saucy_wench)] * 3, tar_pits: []})
    table.plays("Alice", swashbuckling)
    table.ends_turn("Alice")
    assert table.points("Alice") == 2  # 12 of 12


def test_swashbuckling_does_nothing_for_later_arrivals() -> None:
    table = given(hands={"Alice": [swashbuckling, shinobi]}, bases={jungle_oasis: [("Alice", first_mate)]})
    table.plays("Alice", swashbuckling)
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.power("jungle_oasis", "Alice's shinobi") == 3
    assert table.power("jungle_oasis", "Alice's first_mate") == 3


def test_swashbuckling_protects_from_what_looks_at_the_power_now() -> None:
    table = given(
        hands={"Alice": [swashbuckling, seeing_stars]},
        actions_left=2,
        bases={jungle_oasis: [("Alice", shinobi), ("Bob", shinobi)]},
    )
    table.plays("Alice", swashbuckling)
    table.plays("Alice", seeing_stars)
    assert table.at("jungle_oasis") == ["Alice's shinobi"]


@pytest.mark.rule("SU-4.3")
def test_swashbuckling_may_be_played_without_minions() -> None:
    table = given(hands={"Alice": [swashbuckling]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", swashbuckling)
    assert table.power("jungle_oasis", "Bob's shinobi") == 3
    assert table.discard("Alice") == ["swashbuckling"]
