"""Robots, card by card: all but the Microbots."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import cave_of_shinies, jungle_oasis, tar_pits, the_central_brain, the_homeworld
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
from rumpus.smashup.cards.factions.pirates import broadside, buccaneer, pirate_king, powderkeg, saucy_wench, shanghai
from rumpus.smashup.cards.factions.robots import (
    hoverbot,
    nukebot,
    tech_center,
    warbot,
    zapbot,
)
from tests.smashup.given import given

# -- Nukebot -----------------------------------------------------------------------------------------------


def test_nukebot_takes_all_other_players_minions_there_with_it() -> None:
    table = given(
        hands={"Alice": [ninja_master]},
        players=("Alice", "Bob", "Cleo"),
        bases={
            jungle_oasis: [("Bob", nukebot), ("Alice", shinobi), ("Bob", zapbot), ("Cleo", pirate_king)],
            the_homeworld: [("Alice", shinobi)],
        },
    )
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "nukebot")
    assert table.at("jungle_oasis") == ["Bob's zapbot"]  # also the one who did it
    assert table.at("the_homeworld") == ["Alice's shinobi"]
    assert table.discard("Alice") == ["shinobi", "ninja_master"]
    assert table.discard("Cleo") == ["pirate_king"]
    assert table.discard("Bob") == ["nukebot"]


def test_nukebot_destroyed_by_its_own_controller_spares_their_minions() -> None:
    table = given(
        hands={"Alice": [ninja_master]},
        bases={jungle_oasis: [("Alice", nukebot), ("Alice", zapbot), ("Bob", pirate_king)]},
    )
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "nukebot")
    assert table.at("jungle_oasis") == ["Alice's zapbot", "Alice's ninja_master"]
    assert table.discard("Bob") == ["pirate_king"]


def test_nukebot_alone_destroys_nobody() -> None:
    table = given(hands={"Alice": [powderkeg]}, bases={jungle_oasis: [("Alice", nukebot)]})
    table.plays("Alice", powderkeg)
    assert table.discard("Alice") == ["nukebot", "powderkeg"]


def test_nukebot_does_not_explode_when_another_minion_is_destroyed() -> None:
    table = given(
        hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Bob", nukebot), ("Bob", zapbot), ("Alice", nukebot)]}
    )
    table.plays("Alice", seeing_stars)
    assert table.at("jungle_oasis") == ["Bob's nukebot", "Alice's nukebot"]


def test_nukebot_does_not_explode_when_it_is_moved() -> None:
    table = given(
        hands={"Alice": [shanghai]}, bases={jungle_oasis: [("Bob", nukebot), ("Alice", shinobi)], the_homeworld: []}
    )
    table.plays("Alice", shanghai)
    assert table.at("jungle_oasis") == ["Alice's shinobi"]


def test_nukebot_does_not_explode_when_it_is_returned() -> None:
    table = given(hands={"Alice": [disguise, zapbot]}, bases={jungle_oasis: [("Alice", nukebot), ("Bob", shinobi)]})
    table.plays("Alice", disguise)
    table.picks("Alice", "play zapbot at jungle_oasis")
    assert table.hand("Alice") == ["nukebot"]
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Alice's zapbot"]


def test_nukebot_does_not_explode_when_it_is_discarded_after_a_scoring() -> None:
    table = given(
        bases={cave_of_shinies: [*[("Alice", nukebot)] * 4, ("Bob", saucy_wench)], the_homeworld: [("Bob", zapbot)]},
    )
    table.ends_turn("Alice")
    assert table.discard("Bob") == ["saucy_wench"]
    assert (table.points("Alice"), table.points("Bob")) == (4, 2)  # nothing was destroyed at the cave


def test_nukebot_sets_off_the_next_one() -> None:
    table = given(
        hands={"Alice": [ninja_master]},
        bases={jungle_oasis: [("Alice", nukebot), ("Alice", zapbot), ("Bob", nukebot), ("Bob", zapbot)]},
    )
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "Bob's nukebot at jungle_oasis")
    assert table.at("jungle_oasis") == []  # Bob's took Alice's nukebot, and that one took Bob's zapbot


def test_nukebot_moves_a_buccaneer_and_cannot_harm_a_warbot() -> None:
    table = given(
        hands={"Alice": [ninja_master]},
        bases={
            jungle_oasis: [("Alice", nukebot), ("Bob", warbot), ("Bob", buccaneer)],
            the_homeworld: [],
        },
    )
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "nukebot")
    assert table.at("jungle_oasis") == ["Bob's warbot", "Alice's ninja_master"]
    assert table.at("the_homeworld") == ["Bob's buccaneer"]


@pytest.mark.rule("SU-6.3")
def test_nukebot_at_the_tar_pits_the_active_player_orders_what_follows() -> None:
    table = given(hands={"Alice": [ninja_master]}, bases={tar_pits: [("Bob", nukebot), ("Alice", shinobi)]})
    table.plays("Alice", ninja_master, at=tar_pits)
    table.picks("Alice", "nukebot")
    assert table.offers("Alice") == ["tar_pits", "nukebot"]
    table.picks("Alice", "nukebot", "shinobi")  # which lies under her Ninja Master
    assert table.at("tar_pits") == []
    assert table.deck("Bob") == ["nukebot"]
    assert sorted(table.deck("Alice")) == ["ninja_master", "shinobi"]


# -- Warbot ------------------------------------------------------------------------------------------------


def test_warbot_cannot_be_destroyed_by_anybody() -> None:
    for owner in ("Alice", "Bob"):
        table = given(hands={"Alice": [ninja_master]}, bases={jungle_oasis: [(owner, warbot)]})
        table.plays("Alice", ninja_master, at=jungle_oasis)
        table.picks("Alice", "warbot")  # it may be chosen
        assert table.at("jungle_oasis") == [f"{owner}'s warbot", "Alice's ninja_master"]


def test_warbot_protects_only_itself() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Bob", warbot), ("Bob", zapbot)]})
    table.plays("Alice", seeing_stars)
    assert table.at("jungle_oasis") == ["Bob's warbot"]


def test_warbot_survives_what_hits_the_others() -> None:
    table = given(
        hands={"Alice": [broadside]},
        bases={jungle_oasis: [("Alice", shinobi), ("Bob", warbot, ("Alice", poison)), ("Bob", zapbot)]},
    )
    table.plays("Alice", broadside)
    table.picks("Alice", "Bob")
    assert table.at("jungle_oasis") == ["Alice's shinobi", "Bob's warbot + Alice's poison"]


def test_warbot_can_be_moved_and_returned() -> None:
    table = given(
        hands={"Alice": [way_of_deception, disguise, zapbot]},
        actions_left=2,
        bases={jungle_oasis: [("Alice", warbot)], the_homeworld: []},
    )
    table.plays("Alice", way_of_deception)
    assert table.at("the_homeworld") == ["Alice's warbot"]
    table.plays("Alice", disguise)
    table.picks("Alice", "play zapbot at the_homeworld")
    assert table.hand("Alice") == ["warbot"]


def test_warbot_is_discarded_after_a_scoring() -> None:
    table = given(
        bases={jungle_oasis: [("Bob", warbot)] * 3, the_homeworld: []},
    )
    table.ends_turn("Alice")
    assert table.discard("Bob") == ["warbot"] * 3


# -- Hoverbot ----------------------------------------------------------------------------------------------


def test_hoverbot_plays_the_top_card_as_an_extra_minion_at_any_base() -> None:
    table = given(
        hands={"Alice": [hoverbot, zapbot]},
        decks={"Alice": [tiger_assassin, shinobi]},
        bases={jungle_oasis: [], the_central_brain: [("Bob", zapbot)]},
    )
    table.plays("Alice", hoverbot, at=jungle_oasis)
    assert table.offers("Alice") == [
        "play tiger_assassin at jungle_oasis",
        "play tiger_assassin at the_central_brain",
        "none",
    ]
    table.picks("Alice", "play tiger_assassin at the_central_brain", "zapbot")  # it does its thing
    assert table.at("the_central_brain") == ["Alice's tiger_assassin"]
    assert table.discard("Bob") == ["zapbot"]
    assert table.deck("Alice") == ["shinobi"]
    assert table.offers("Alice") == ["end turn"]  # the minion of the turn was the hoverbot


def test_hoverbot_may_put_the_minion_back() -> None:
    table = given(
        hands={"Alice": [hoverbot]}, decks={"Alice": [shinobi, zapbot]}, bases={jungle_oasis: [], the_homeworld: []}
    )
    table.plays("Alice", hoverbot, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.deck("Alice") == ["shinobi", "zapbot"]
    assert table.at("jungle_oasis") == ["Alice's hoverbot"]


def test_hoverbot_puts_an_action_back() -> None:
    table = given(hands={"Alice": [hoverbot]}, decks={"Alice": [tech_center, zapbot]}, bases={jungle_oasis: []})
    table.plays("Alice", hoverbot, at=jungle_oasis)
    assert table.deck("Alice") == ["tech_center", "zapbot"]
    assert table.hand("Alice") == []
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-10.11")
def test_hoverbot_shows_the_card_to_all() -> None:
    table = given(hands={"Alice": [hoverbot]}, decks={"Alice": [tech_center]}, bases={jungle_oasis: []})
    table.plays("Alice", hoverbot, at=jungle_oasis)
    assert "tech_center" in str(table.game.view(table.seat("Bob")))


def test_hoverbot_may_call_another_one() -> None:
    table = given(hands={"Alice": [hoverbot]}, decks={"Alice": [hoverbot, zapbot, shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", hoverbot, at=jungle_oasis)
    table.picks("Alice", "play hoverbot at jungle_oasis", "play zapbot at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's hoverbot", "Alice's hoverbot", "Alice's zapbot"]
    assert table.deck("Alice") == ["shinobi"]


def test_hoverbot_without_any_card_left_does_nothing() -> None:
    table = given(hands={"Alice": [hoverbot]}, bases={jungle_oasis: []})
    table.plays("Alice", hoverbot, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's hoverbot"]


@pytest.mark.rule("SU-2.6")
def test_hoverbot_makes_an_empty_deck_anew() -> None:
    table = given(hands={"Alice": [hoverbot]}, discards={"Alice": [shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", hoverbot, at=jungle_oasis)
    table.picks("Alice", "play shinobi at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's hoverbot", "Alice's shinobi"]
    assert table.discard("Alice") == []


# -- Zapbot ------------------------------------------------------------------------------------------------


def test_zapbot_lets_you_play_an_extra_minion_of_power_2_or_less() -> None:
    table = given(
        hands={"Alice": [zapbot, ninja_acolyte, shinobi, tech_center]}, bases={jungle_oasis: [], the_homeworld: []}
    )
    table.plays("Alice", zapbot, at=jungle_oasis)
    assert table.offers("Alice") == [  # not the shinobi, which has power 3; and not at once
        "play ninja_acolyte at jungle_oasis",
        "play ninja_acolyte at the_homeworld",
        "play tech_center",
        "end turn",
    ]
    table.plays("Alice", tech_center)
    table.picks("Alice", "jungle_oasis")
    table.plays("Alice", ninja_acolyte, at=the_homeworld)
    assert table.offers("Alice") == ["end turn"]


def test_zapbot_reads_the_printed_power_of_the_extra_minion() -> None:
    table = given(hands={"Alice": [zapbot, zapbot]}, bases={the_central_brain: []})
    table.plays("Alice", zapbot, at=the_central_brain)
    table.plays("Alice", zapbot, at=the_central_brain)  # it will have power 3
    assert table.power("the_central_brain", "Alice's zapbot") == 3


def test_zapbot_is_optional() -> None:
    table = given(hands={"Alice": [zapbot, zapbot]}, bases={jungle_oasis: []})
    table.plays("Alice", zapbot, at=jungle_oasis)
    table.ends_turn("Alice")
    assert table.hand("Alice") == ["zapbot"]


def test_zapbot_in_a_scoring_calls_at_once_or_not_at_all() -> None:
    table = given(
        hands={"Alice": [hidden_ninja, zapbot, ninja_acolyte, shinobi]},
        bases={jungle_oasis: [("Alice", warbot)] * 3, cave_of_shinies: []},
    )
    table.ends_turn("Alice")
    table.plays("Alice", hidden_ninja)
    table.picks("Alice", "play zapbot at jungle_oasis")
    assert table.offers("Alice") == [
        "play ninja_acolyte at jungle_oasis",
        "play ninja_acolyte at cave_of_shinies",
        "none",
    ]
    table.picks("Alice", "play ninja_acolyte at cave_of_shinies")
    assert table.at("cave_of_shinies") == ["Alice's ninja_acolyte"]
    table.passes("Alice")  # the shinobi stays


# -- Tech Center -------------------------------------------------------------------------------------------


def test_tech_center_draws_for_each_minion_of_yours_at_one_base() -> None:
    table = given(
        hands={"Alice": [tech_center]},
        decks={"Alice": [shinobi, zapbot, warbot]},
        bases={
            jungle_oasis: [("Alice", zapbot), ("Bob", zapbot), ("Alice", warbot)],
            the_homeworld: [("Alice", zapbot)],
            cave_of_shinies: [],
        },
    )
    table.plays("Alice", tech_center)
    assert table.offers("Alice") == ["jungle_oasis", "the_homeworld", "cave_of_shinies"]
    table.picks("Alice", "jungle_oasis")
    assert table.hand("Alice") == ["shinobi", "zapbot"]
    assert table.discard("Alice") == ["tech_center"]


def test_tech_center_draws_nothing_where_you_have_no_minion() -> None:
    table = given(
        hands={"Alice": [tech_center]},
        decks={"Alice": [shinobi]},
        bases={jungle_oasis: [("Bob", zapbot)], the_homeworld: [("Alice", zapbot)]},
    )
    table.plays("Alice", tech_center)
    table.picks("Alice", "jungle_oasis")
    assert table.hand("Alice") == []
