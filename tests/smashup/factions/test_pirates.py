"""Pirates, card by card: the minions."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import cave_of_shinies, jungle_oasis, tar_pits, the_central_brain, the_homeworld
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    ninja_acolyte,
    ninja_master,
    poison,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.pirates import (
    buccaneer,
    first_mate,
    pirate_king,
    saucy_wench,
    shanghai,
)
from tests.smashup.given import given

# -- Pirate King -------------------------------------------------------------------------------------------


def test_pirate_king_joins_a_base_before_it_scores_and_his_power_counts() -> None:
    table = given(bases={tar_pits: [("Alice", tiger_assassin)] * 4, jungle_oasis: [("Bob", pirate_king)]})
    table.ends_turn("Alice")
    assert table.asked == "Bob"  # on anybody's turn
    assert table.offers("Bob") == ["use Bob's pirate_king at jungle_oasis", "pass"]
    table.uses("Bob", pirate_king)
    assert (table.points("Alice"), table.points("Bob")) == (4, 3)
    assert table.discard("Bob") == ["pirate_king"]


def test_pirate_king_may_stay_where_he_is() -> None:
    table = given(bases={tar_pits: [("Alice", tiger_assassin)] * 4, jungle_oasis: [("Bob", pirate_king)]})
    table.ends_turn("Alice")
    table.passes("Bob")
    assert (table.points("Alice"), table.points("Bob")) == (4, 0)
    assert table.at("jungle_oasis") == ["Bob's pirate_king"]


def test_pirate_king_has_nothing_to_do_where_he_is_already() -> None:
    table = given(bases={tar_pits: [*[("Alice", tiger_assassin)] * 3, ("Bob", pirate_king)], jungle_oasis: []})
    table.ends_turn("Alice")
    assert (table.points("Alice"), table.points("Bob")) == (4, 3)  # nobody was asked
    assert (table.asked, table.prompt) == ("Bob", "play")


def test_pirate_king_is_no_use_in_the_play_step_or_while_no_base_scores() -> None:
    table = given(bases={tar_pits: [], jungle_oasis: [("Alice", pirate_king)]})
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    assert table.at("jungle_oasis") == ["Alice's pirate_king"]


@pytest.mark.rule("SU-6.1")
def test_pirate_king_of_the_active_player_is_asked_first() -> None:
    table = given(
        bases={tar_pits: [("Alice", tiger_assassin)] * 4, jungle_oasis: [("Alice", pirate_king), ("Bob", pirate_king)]},
        active="Bob",
    )
    table.ends_turn("Bob")
    table.passes("Bob")
    table.uses("Alice", pirate_king)
    table.uses("Bob", pirate_king)  # his pass did not bind him
    assert (table.points("Alice"), table.points("Bob")) == (4, 3)


# -- Buccaneer ---------------------------------------------------------------------------------------------


def test_buccaneer_is_moved_instead_of_destroyed_and_its_controller_picks_the_base() -> None:
    table = given(
        hands={"Alice": [ninja_master]},
        bases={jungle_oasis: [("Bob", buccaneer, ("Alice", poison))], tar_pits: [], the_homeworld: []},
    )
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "buccaneer")
    assert table.asked == "Bob"
    assert table.offers("Bob") == ["tar_pits", "the_homeworld"]  # not optional, not where it is
    table.picks("Bob", "the_homeworld")
    assert table.at("the_homeworld") == ["Bob's buccaneer + Alice's poison"]
    assert table.at("jungle_oasis") == ["Alice's ninja_master"]
    assert table.discard("Bob") == []


def test_buccaneer_was_not_destroyed() -> None:
    table = given(
        hands={"Alice": [ninja_master]},
        bases={cave_of_shinies: [("Bob", buccaneer)], tar_pits: []},
    )
    table.plays("Alice", ninja_master, at=cave_of_shinies)
    table.picks("Alice", "buccaneer")
    assert table.at("tar_pits") == ["Bob's buccaneer"]  # the only other base: nobody is asked
    assert table.points("Bob") == 0


def test_buccaneer_is_destroyed_if_there_is_no_other_base() -> None:
    table = given(hands={"Alice": [ninja_master]}, bases={cave_of_shinies: [("Bob", buccaneer)]})
    table.plays("Alice", ninja_master, at=cave_of_shinies)
    table.picks("Alice", "buccaneer")
    assert table.discard("Bob") == ["buccaneer"]
    assert table.points("Bob") == 1


def test_buccaneer_escapes_as_often_as_it_is_attacked() -> None:
    table = given(bases={jungle_oasis: [("Bob", buccaneer, ("Alice", assassination))], tar_pits: []})
    table.ends_turn("Alice")
    assert table.at("tar_pits") == ["Bob's buccaneer + Alice's assassination"]
    table.ends_turn("Bob")
    assert table.at("jungle_oasis") == ["Bob's buccaneer + Alice's assassination"]


def test_buccaneer_saves_only_itself() -> None:
    table = given(
        hands={"Alice": [ninja_master]},
        bases={jungle_oasis: [("Bob", buccaneer), ("Bob", saucy_wench)], the_homeworld: []},
    )
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "saucy_wench")
    assert table.at("jungle_oasis") == ["Bob's buccaneer", "Alice's ninja_master"]
    assert table.discard("Bob") == ["saucy_wench"]


def test_buccaneer_is_discarded_after_a_scoring_like_anybody() -> None:
    table = given(bases={jungle_oasis: [("Alice", buccaneer)] * 3, tar_pits: []}, decks={"Alice": [shinobi] * 2})
    table.ends_turn("Alice")
    assert table.discard("Alice") == ["buccaneer"] * 3
    assert table.at("tar_pits") == []


def test_buccaneer_is_moved_by_others_like_anybody() -> None:
    table = given(hands={"Alice": [shanghai]}, bases={jungle_oasis: [("Bob", buccaneer)], tar_pits: []})
    table.plays("Alice", shanghai)
    assert table.at("tar_pits") == ["Bob's buccaneer"]


# -- Saucy Wench -------------------------------------------------------------------------------------------


def test_saucy_wench_destroys_only_the_weak_at_her_own_base() -> None:
    table = given(
        hands={"Alice": [saucy_wench]},
        bases={
            jungle_oasis: [("Bob", first_mate), ("Bob", saucy_wench), ("Alice", ninja_acolyte)],
            tar_pits: [("Bob", first_mate)],
        },
    )
    table.plays("Alice", saucy_wench, at=jungle_oasis)
    assert table.offers("Alice") == [  # not power 3, not at the tar pits; one's own may be chosen
        "Bob's first_mate at jungle_oasis",
        "Alice's ninja_acolyte at jungle_oasis",
        "none",
    ]
    table.picks("Alice", "first_mate")
    assert table.discard("Bob") == ["first_mate"]
    assert table.at("tar_pits") == ["Bob's first_mate"]


def test_saucy_wench_may_decline() -> None:
    table = given(hands={"Alice": [saucy_wench]}, bases={jungle_oasis: [("Bob", first_mate)]})
    table.plays("Alice", saucy_wench, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.at("jungle_oasis") == ["Bob's first_mate", "Alice's saucy_wench"]


def test_saucy_wench_reads_the_power_that_a_minion_has_now() -> None:
    table = given(
        hands={"Alice": [saucy_wench]},
        bases={the_central_brain: [("Bob", first_mate), ("Bob", tiger_assassin, ("Alice", poison))]},
    )
    table.plays("Alice", saucy_wench, at=the_central_brain)
    assert table.offers("Alice") == ["Bob's tiger_assassin at the_central_brain", "none"]  # 1; the first mate has 3
    table.picks("Alice", "tiger_assassin")
    assert table.discard("Bob") == ["tiger_assassin"]


def test_saucy_wench_alone_asks_nothing() -> None:
    table = given(hands={"Alice": [saucy_wench]}, bases={jungle_oasis: [("Bob", saucy_wench)]})
    table.plays("Alice", saucy_wench, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


# -- First Mate --------------------------------------------------------------------------------------------


def test_first_mate_moves_on_after_its_base_has_scored() -> None:
    table = given(
        bases={
            jungle_oasis: [("Bob", first_mate), *[("Alice", tiger_assassin)] * 3],
            tar_pits: [],
            cave_of_shinies: [("Bob", first_mate)],
        },
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    assert table.points("Alice") == 2  # after, not before
    assert table.offers("Bob") == ["use Bob's first_mate at jungle_oasis", "pass"]  # not the one at the cave
    table.uses("Bob", first_mate)
    assert table.offers("Bob") == ["tar_pits", "cave_of_shinies"]  # not the homeworld, which is still to come
    table.picks("Bob", "tar_pits")
    assert table.at("tar_pits") == ["Bob's first_mate"]
    assert table.at("the_homeworld") == []
    assert table.discard("Bob") == []


def test_first_mate_may_stay_and_is_discarded() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", first_mate), *[("Alice", tiger_assassin)] * 3], tar_pits: []},
        decks={"Alice": [shinobi] * 2},
    )
    table.ends_turn("Alice")
    table.passes("Alice")
    assert sorted(table.discard("Alice")) == ["first_mate", *["tiger_assassin"] * 3]


def test_first_mate_is_no_use_when_another_base_scores() -> None:
    table = given(bases={jungle_oasis: [("Alice", tiger_assassin)] * 3, tar_pits: [("Alice", first_mate)]})
    table.ends_turn("Alice")
    assert (table.asked, table.prompt) == ("Bob", "play")
    assert table.at("tar_pits") == ["Alice's first_mate"]


def test_first_mate_may_move_again_when_its_power_makes_the_next_base_score() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", first_mate), *[("Alice", tiger_assassin)] * 3],
            tar_pits: [("Bob", pirate_king), ("Bob", pirate_king), ("Bob", tiger_assassin)],
        },
        base_deck=[the_homeworld, cave_of_shinies],
    )
    table.ends_turn("Alice")
    table.passes("Bob")  # the kings stay
    table.uses("Alice", first_mate)  # to the tar pits: 14 + 2
    assert table.at("tar_pits")[-1] == "Alice's first_mate"
    table.uses("Alice", first_mate)
    assert (table.points("Alice"), table.points("Bob")) == (2 + 3, 4)
    assert table.at("the_homeworld") == ["Alice's first_mate"]


def test_first_mate_each_copy_moves_by_itself() -> None:
    table = given(
        bases={jungle_oasis: [*[("Alice", first_mate)] * 2, *[("Alice", tiger_assassin)] * 2], tar_pits: []},
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["use Alice's first_mate at jungle_oasis"] * 2 + ["pass"]
    table.picks("Alice", "use Alice's first_mate at jungle_oasis")
    table.uses("Alice", first_mate)
    assert table.at("tar_pits") == ["Alice's first_mate"] * 2
