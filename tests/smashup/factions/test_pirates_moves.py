"""Pirates, card by card: the actions that move minions."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.factions.ninjas import (
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.pirates import (
    buccaneer,
    dinghy,
    first_mate,
    full_sail,
    pirate_king,
    saucy_wench,
    sea_dogs,
    shanghai,
)
from rumpus.smashup.cards.factions.robots import (
    zapbot,
)
from tests.smashup.given import given

# -- Dinghy ------------------------------------------------------------------------------------------------


def test_dinghy_moves_two_of_your_minions_to_different_bases() -> None:
    table = given(
        hands={"Alice": [dinghy]},
        bases={
            jungle_oasis: [("Alice", shinobi), ("Alice", first_mate), ("Bob", first_mate)],
            tar_pits: [("Alice", zapbot)],
            the_homeworld: [],
        },
    )
    table.plays("Alice", dinghy)
    assert table.offers("Alice") == [
        "Alice's shinobi at jungle_oasis",
        "Alice's first_mate at jungle_oasis",
        "Alice's zapbot at tar_pits",
        "none",
    ]
    table.picks("Alice", "shinobi")
    assert table.offers("Alice") == ["tar_pits", "the_homeworld"]
    table.picks("Alice", "the_homeworld")
    assert "Alice's shinobi at the_homeworld" not in table.offers("Alice")  # not the same one again
    table.picks("Alice", "first_mate", "tar_pits")
    assert table.at("jungle_oasis") == ["Bob's first_mate"]
    assert table.at("tar_pits") == ["Alice's zapbot", "Alice's first_mate"]
    assert table.at("the_homeworld") == ["Alice's shinobi"]


def test_dinghy_may_move_one_or_none() -> None:
    for answers, moved in ((["none"], 0), (["Alice's shinobi at jungle_oasis", "none"], 1)):
        table = given(hands={"Alice": [dinghy]}, bases={jungle_oasis: [("Alice", shinobi)] * 2, tar_pits: []})
        table.plays("Alice", dinghy)
        table.picks("Alice", *answers)
        assert table.at("tar_pits") == ["Alice's shinobi"] * moved


def test_dinghy_without_minions_asks_nothing() -> None:
    table = given(hands={"Alice": [dinghy]}, bases={jungle_oasis: [("Bob", shinobi)], tar_pits: []})
    table.plays("Alice", dinghy)
    assert table.discard("Alice") == ["dinghy"]


@pytest.mark.rule("SU-3.3")
def test_dinghy_triggers_no_ability_of_the_moved_minion() -> None:
    table = given(
        hands={"Alice": [dinghy]}, bases={jungle_oasis: [("Alice", saucy_wench)], tar_pits: [("Bob", first_mate)]}
    )
    table.plays("Alice", dinghy)
    table.picks("Alice", "saucy_wench")
    assert table.at("tar_pits") == ["Bob's first_mate", "Alice's saucy_wench"]
    assert table.offers("Alice") == ["end turn"]


# -- Full Sail ---------------------------------------------------------------------------------------------


def test_full_sail_moves_any_number_of_your_minions() -> None:
    table = given(
        hands={"Alice": [full_sail]},
        bases={
            jungle_oasis: [("Alice", shinobi), ("Alice", first_mate), ("Alice", zapbot), ("Bob", zapbot)],
            tar_pits: [],
            the_homeworld: [],
        },
    )
    table.plays("Alice", full_sail)
    table.picks("Alice", "shinobi", "tar_pits", "first_mate", "the_homeworld", "zapbot", "tar_pits")
    assert table.at("jungle_oasis") == ["Bob's zapbot"]
    assert table.at("tar_pits") == ["Alice's shinobi", "Alice's zapbot"]
    assert table.at("the_homeworld") == ["Alice's first_mate"]
    assert table.discard("Alice") == ["full_sail"]


def test_full_sail_may_move_none() -> None:
    table = given(hands={"Alice": [full_sail]}, bases={jungle_oasis: [("Alice", shinobi)] * 2, tar_pits: []})
    table.plays("Alice", full_sail)
    table.picks("Alice", "none")
    assert table.at("jungle_oasis") == ["Alice's shinobi"] * 2


def test_full_sail_without_minions_asks_nothing() -> None:
    table = given(hands={"Alice": [full_sail]}, bases={jungle_oasis: [("Bob", shinobi)], tar_pits: []})
    table.plays("Alice", full_sail)
    assert table.discard("Alice") == ["full_sail"]


@pytest.mark.rule("SU-14.6")
def test_full_sail_leaves_a_base_that_scores_all_the_same() -> None:
    table = given(
        hands={"Bob": [full_sail]},
        bases={jungle_oasis: [*[("Alice", tiger_assassin)] * 2, ("Bob", buccaneer)], tar_pits: []},
    )
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["play full_sail", "pass"]
    table.plays("Bob", full_sail)
    table.picks("Bob", "buccaneer")
    assert table.at("tar_pits") == ["Bob's buccaneer"]
    assert table.points("Alice") == 2  # at 8 of 12
    assert table.discard("Bob") == ["full_sail"]
    assert table.state.actions_left == 1  # his turn has begun, and his action is still his


def test_full_sail_sails_to_the_scoring_base_when_the_action_of_the_turn_is_gone() -> None:
    table = given(
        hands={"Alice": [full_sail]},
        actions_left=0,
        bases={tar_pits: [("Bob", tiger_assassin)] * 4, jungle_oasis: [("Alice", pirate_king)], the_homeworld: []},
    )
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["play full_sail", "use Alice's pirate_king at jungle_oasis", "pass"]
    table.plays("Alice", full_sail)
    table.picks("Alice", "pirate_king", "tar_pits")
    assert (table.points("Alice"), table.points("Bob")) == (3, 4)


def test_full_sail_may_be_kept() -> None:
    table = given(hands={"Bob": [full_sail]}, bases={jungle_oasis: [("Alice", tiger_assassin)] * 3, tar_pits: []})
    table.ends_turn("Alice")
    table.passes("Bob")
    assert table.hand("Bob") == ["full_sail"]


# -- Sea Dogs ----------------------------------------------------------------------------------------------


def test_sea_dogs_moves_all_other_players_minions_of_a_faction_together() -> None:
    table = given(
        hands={"Alice": [sea_dogs]},
        players=("Alice", "Bob", "Cleo"),
        bases={
            jungle_oasis: [("Bob", shinobi), ("Cleo", tiger_assassin), ("Alice", shinobi), ("Bob", zapbot)],
            tar_pits: [("Bob", shinobi)],
            the_homeworld: [],
        },
    )
    table.plays("Alice", sea_dogs)
    assert table.offers("Alice") == ["ninjas", "pirates", "robots"]
    table.picks("Alice", "ninjas")
    assert table.offers("Alice") == ["jungle_oasis", "tar_pits", "the_homeworld"]
    table.picks("Alice", "jungle_oasis")
    assert table.offers("Alice") == ["tar_pits", "the_homeworld"]
    table.picks("Alice", "the_homeworld")
    assert table.at("jungle_oasis") == ["Alice's shinobi", "Bob's zapbot"]
    assert table.at("tar_pits") == ["Bob's shinobi"]
    assert table.at("the_homeworld") == ["Bob's shinobi", "Cleo's tiger_assassin"]


def test_sea_dogs_may_find_nobody() -> None:
    table = given(hands={"Alice": [sea_dogs]}, bases={jungle_oasis: [("Bob", shinobi)], tar_pits: []})
    table.plays("Alice", sea_dogs)
    table.picks("Alice", "pirates", "jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's shinobi"]
    assert table.discard("Alice") == ["sea_dogs"]


# -- Shanghai ----------------------------------------------------------------------------------------------


def test_shanghai_moves_a_minion_of_another_player() -> None:
    table = given(
        hands={"Alice": [shanghai]},
        bases={
            jungle_oasis: [("Bob", pirate_king), ("Alice", shinobi)],
            tar_pits: [("Bob", shinobi)],
            the_homeworld: [],
        },
    )
    table.plays("Alice", shanghai)
    assert table.offers("Alice") == ["Bob's pirate_king at jungle_oasis", "Bob's shinobi at tar_pits"]  # compulsory
    table.picks("Alice", "pirate_king")
    assert table.offers("Alice") == ["tar_pits", "the_homeworld"]
    table.picks("Alice", "tar_pits")
    assert table.at("tar_pits") == ["Bob's shinobi", "Bob's pirate_king"]


def test_shanghai_leaves_your_own_minions_alone() -> None:
    table = given(hands={"Alice": [shanghai]}, bases={jungle_oasis: [("Alice", shinobi)], tar_pits: []})
    table.plays("Alice", shanghai)
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
    assert table.discard("Alice") == ["shanghai"]
