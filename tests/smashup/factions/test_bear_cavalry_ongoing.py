"""The actions of the Bear Cavalry that stay on a base."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.awesome import field_of_honor
from rumpus.smashup.cards.bases.core import jungle_oasis, mushroom_kingdom, tar_pits
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.factions.aliens import beam_up, disintegrator, invasion
from rumpus.smashup.cards.factions.bear_cavalry import (
    cub_scout,
    high_ground,
    superiority,
)
from rumpus.smashup.cards.factions.ninjas import ninja_master, seeing_stars, shinobi, way_of_deception
from rumpus.smashup.cards.factions.pirates import shanghai
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

# -- High Ground ---------------------------------------------------------------------------------------


def test_high_ground_destroys_whoever_is_moved_there() -> None:
    table = given(
        hands={"Alice": [shanghai]},
        bases={
            field_of_honor: [("Alice", walker), ("Alice", high_ground)],
            jungle_oasis: [("Bob", ninja_master)],
        },
    )
    table.plays("Alice", shanghai)
    assert table.discard("Bob") == ["ninja_master"]
    assert table.points("Alice") == 1


def test_high_ground_works_on_other_players_moves() -> None:
    table = given(
        hands={"Bob": [way_of_deception]},
        bases={field_of_honor: [("Alice", walker), ("Alice", high_ground)], jungle_oasis: [("Bob", ninja_master)]},
        active="Bob",
    )
    table.plays("Bob", way_of_deception)
    assert table.discard("Bob") == ["ninja_master", "way_of_deception"]
    assert (table.points("Alice"), table.points("Bob")) == (1, 0)


def test_high_ground_needs_a_minion_of_yours_there() -> None:
    table = given(
        hands={"Alice": [shanghai]},
        bases={
            tar_pits: [("Alice", high_ground), ("Bob", shinobi)],
            jungle_oasis: [("Bob", walker), ("Alice", walker)],
        },
    )
    table.plays("Alice", shanghai)
    table.picks("Alice", "Bob's walker at jungle_oasis")
    assert table.at("tar_pits") == ["Bob's shinobi", "Alice's high_ground", "Bob's walker"]


def test_high_ground_lets_minions_be_played_and_your_own_and_monsters_come() -> None:
    table = given(
        hands={"Bob": [walker], "Alice": [invasion, invasion]},
        bases={tar_pits: [("Alice", shinobi), ("Alice", high_ground)], jungle_oasis: [("Alice", walker), ("", ghoul)]},
        actions_left=2,
    )
    table.plays("Alice", invasion)
    table.picks("Alice", "Alice's walker at jungle_oasis")
    table.plays("Alice", invasion)
    table.picks("Alice", "ghoul at jungle_oasis")
    table.ends_turn("Alice")
    table.plays("Bob", walker, at=tar_pits)
    assert len(table.at("tar_pits")) == 5


def test_high_ground_and_cub_scout_together_need_the_victim_once() -> None:
    table = given(
        hands={"Alice": [shanghai]},
        bases={field_of_honor: [("Alice", cub_scout), ("Alice", high_ground)], jungle_oasis: [("Bob", walker)]},
    )
    table.plays("Alice", shanghai)
    table.picks("Alice", "Alice's high_ground at field_of_honor")
    assert table.points("Alice") == 1


# -- Superiority ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [seeing_stars, invasion, beam_up], ids=lambda card: card.id)
def test_superiority_protects_your_minions_there_from_other_players(card: Card) -> None:
    table = given(
        hands={"Bob": [card]},
        bases={tar_pits: [("Alice", walker), ("Alice", superiority)], jungle_oasis: []},
        active="Bob",
    )
    table.plays("Bob", card)
    assert table.at("tar_pits") == ["Alice's walker", "Alice's superiority"]


@pytest.mark.parametrize("card", [seeing_stars, beam_up], ids=lambda card: card.id)
def test_superiority_protects_nobody_elsewhere_and_nobody_else(card: Card) -> None:
    table = given(
        hands={"Bob": [card, card]},
        bases={tar_pits: [("Bob", walker), ("Alice", superiority)], jungle_oasis: [("Alice", walker)]},
        active="Bob",
        actions_left=2,
    )
    table.plays("Bob", card)
    table.picks("Bob", "Alice's walker at jungle_oasis")
    table.plays("Bob", card)
    assert table.at("tar_pits") == ["Alice's superiority"]
    assert table.at("jungle_oasis") == []


def test_superiority_does_not_protect_from_your_own_cards() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Alice", walker), ("Alice", superiority)]})
    table.plays("Alice", seeing_stars)
    assert table.discard("Alice") == ["walker", "seeing_stars"]


def test_superiority_does_not_protect_from_being_placed() -> None:
    table = given(
        hands={"Bob": [disintegrator]}, bases={tar_pits: [("Alice", walker), ("Alice", superiority)]}, active="Bob"
    )
    table.plays("Bob", disintegrator)
    assert table.deck("Alice") == ["walker"]


def test_superiority_does_not_protect_from_bases() -> None:
    table = given(
        bases={tar_pits: [("Alice", walker), ("Alice", superiority)], mushroom_kingdom: []}, active="Bob", step="start"
    )
    table.picks("Bob", "Alice's walker at tar_pits")
    assert table.at("mushroom_kingdom") == ["Alice's walker"]
