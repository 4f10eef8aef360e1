"""Where cards of different factions meet around a scoring."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    evans_city_cemetery,
    jungle_oasis,
    ninja_dojo,
    tar_pits,
    the_homeworld,
    the_mothership,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import scout, terraforming
from rumpus.smashup.cards.factions.dinosaurs import king_rex, upgrade
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, poison, seeing_stars, shinobi
from rumpus.smashup.cards.factions.pirates import broadside, first_mate, full_sail, pirate_king
from rumpus.smashup.cards.factions.robots import hoverbot, nukebot, warbot, zapbot
from rumpus.smashup.cards.factions.wizards import chronomage
from rumpus.smashup.cards.factions.zombies import mall_crawl, walker
from tests.smashup.given import Given, given

# -- Terraforming while a base is being scored ------------------------------------------------------------------


def terraforming_before_tar_pits_score(new: Card) -> Given:
    """Alice brings Terraforming into the window before Tar Pits, with 16 power there, would score."""
    table = given(
        hands={"Alice": [hidden_ninja, chronomage, terraforming, walker]},
        decks={"Alice": [walker, walker]},
        bases={tar_pits: [("Alice", king_rex), ("Bob", king_rex), ("Bob", walker)], the_homeworld: []},
        base_deck=[new],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play hidden_ninja", "play chronomage at tar_pits", "terraforming", "tar_pits")
    assert table.offers("Alice") == [f"play walker at {new.id}", "none"]  # at once or not at all
    table.picks("Alice", "none")
    return table


@pytest.mark.rule("SU-5.3")
def test_terraforming_the_base_that_scores_stops_the_scoring() -> None:
    table = terraforming_before_tar_pits_score(evans_city_cemetery)  # breakpoint 20, and 19 are there
    assert (table.asked, table.points("Alice"), table.points("Bob")) == ("Bob", 0, 0)
    assert len(table.at("evans_city_cemetery")) == 4


@pytest.mark.rule("SU-5.3", "SU-5.12")
def test_terraforming_the_base_that_scores_lets_the_new_one_score_if_it_is_up() -> None:
    table = terraforming_before_tar_pits_score(jungle_oasis)
    assert (table.asked, table.points("Alice"), table.points("Bob")) == ("Bob", 2, 0)
    assert table.at("tar_pits") == []  # the old base was the only one in the base deck


# -- before and after a scoring -------------------------------------------------------------------------------------


def test_hidden_ninja_starts_a_chain_of_extra_minions_that_are_played_at_once() -> None:
    table = given(
        hands={"Bob": [hidden_ninja, hoverbot, upgrade, scout, zapbot]},
        decks={"Bob": [zapbot]},
        bases={the_homeworld: [("Alice", king_rex)] * 4, tar_pits: []},
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play hidden_ninja", "play hoverbot at the_homeworld")
    assert table.prompt == "play minion (hoverbot)"
    table.picks("Bob", "play zapbot at the_homeworld")
    assert table.prompt == "play minion (zapbot)"
    assert table.offers("Bob") == ["play zapbot at the_homeworld", "play zapbot at tar_pits", "none"]  # no Scout: 3
    table.picks("Bob", "play zapbot at tar_pits")
    for asks in ("zapbot", "the_homeworld", "the_homeworld"):  # asked though nobody fits: the hand is hidden
        assert table.prompt == f"play minion ({asks})"
        assert table.offers("Bob") == ["none"]
        table.picks("Bob", "none")
    assert table.at("tar_pits") == ["Bob's zapbot"]
    assert table.points("Bob") == 2


def test_full_sail_empties_a_base_and_the_pirate_king_comes_back_to_win_it() -> None:
    table = given(
        hands={"Alice": [full_sail]},
        bases={
            the_mothership: [("Alice", king_rex), ("Alice", king_rex), ("Alice", pirate_king), ("Alice", scout)],
            the_homeworld: [],
        },
        base_deck=[jungle_oasis],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "play full_sail", "Alice's king_rex at the_mothership", "Alice's king_rex at the_mothership")
    table.picks("Alice", "pirate_king", "scout")
    assert table.at("the_mothership") == []
    table.picks("Alice", "use pirate_king")  # he comes back, alone
    assert table.points("Alice") == 4
    assert table.at("the_homeworld") == ["Alice's king_rex", "Alice's king_rex", "Alice's scout"]


def test_pirate_king_is_asked_for_each_base_that_scores() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", king_rex)] * 2,
            tar_pits: [*[("Bob", king_rex)] * 2, ("Bob", walker)],
            the_homeworld: [("Cid", pirate_king)],
        },
        players=("Alice", "Bob", "Cid"),
        base_deck=[ninja_dojo, the_mothership],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "jungle_oasis")
    table.passes("Cid")
    table.uses("Cid", pirate_king)
    assert [table.points(name) for name in ("Alice", "Bob", "Cid")] == [2, 4, 3]


def test_first_mate_and_scout_leave_one_base_and_count_at_the_next() -> None:
    table = given(
        bases={
            jungle_oasis: [("Bob", king_rex), ("Alice", scout), ("Alice", first_mate)],
            tar_pits: [("Bob", king_rex)] * 2,
        },
        base_deck=[ninja_dojo, the_mothership],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "use scout", "use first_mate")  # to the Tar Pits, which now have their 16
    assert table.offers("Alice") == ["use Alice's first_mate at tar_pits", "pass"]
    assert (table.points("Alice"), table.points("Bob")) == (3, 6)
    table.uses("Alice", first_mate)
    assert table.at("ninja_dojo") == ["Alice's first_mate"]
    assert "scout" in table.hand("Alice")


def test_broadside_at_your_own_nukebot_under_poison_spares_your_others_until_the_blast_is_over() -> None:
    table = given(
        hands={"Alice": [broadside]},
        bases={
            jungle_oasis: [("Alice", nukebot, ("Bob", poison)), ("Alice", walker), ("Bob", king_rex), ("Bob", warbot)]
        },
    )
    table.plays("Alice", broadside)
    table.picks("Alice", "Alice")
    assert table.at("jungle_oasis") == ["Bob's warbot"]


def test_a_minion_under_the_deck_is_lost_from_sight_when_its_owner_searches_the_deck() -> None:
    def seen_by_alice() -> object:
        seats = table.game.view(0)["seats"]
        assert isinstance(seats, list)
        return seats[1].get("deck known")

    table = given(
        hands={"Alice": [seeing_stars], "Bob": [mall_crawl]},
        decks={"Bob": [walker, shinobi]},
        bases={tar_pits: [("Bob", walker)]},
    )
    table.plays("Alice", seeing_stars)
    table.ends_turn("Alice")
    assert seen_by_alice() == [(2, "walker")]
    table.plays("Bob", mall_crawl)
    table.picks("Bob", "walker")
    assert seen_by_alice() is None  # which of the two it was, Alice cannot tell
    table.picks("Bob", "none")
