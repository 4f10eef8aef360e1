"""The actions of the Killer Plants."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.factions.killer_plants import (
    blossom,
    budding,
    insta_grow,
    water_lily,
    weed_eater,
)
from rumpus.smashup.cards.factions.ninjas import (
    shinobi,
)
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

# -- Blossom, Budding, Insta-Grow ----------------------------------------------------------------------


def test_blossom_gives_three_extra_minions_of_one_name() -> None:
    table = given(
        hands={"Alice": [blossom, water_lily, water_lily, water_lily, water_lily, weed_eater]},
        bases={tar_pits: [], jungle_oasis: []},
        minions_left=0,
    )
    table.plays("Alice", blossom)
    assert "play weed_eater at tar_pits" in table.offers("Alice")  # the first one decides
    table.plays("Alice", water_lily, at=tar_pits)
    assert "play weed_eater at tar_pits" not in table.offers("Alice")
    table.plays("Alice", water_lily, at=jungle_oasis)
    table.plays("Alice", water_lily, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]  # three, not four


def test_blossom_leaves_the_minion_of_the_turn_free() -> None:
    table = given(hands={"Alice": [blossom, water_lily, weed_eater]}, bases={tar_pits: []}, minions_left=1)
    table.plays("Alice", blossom)
    table.plays("Alice", water_lily, at=tar_pits)
    assert table.prompt == "which extra"
    table.picks("Alice", "extra same_name")
    assert "play weed_eater at tar_pits" in table.offers("Alice")


def test_blossom_may_be_left_unused() -> None:
    table = given(hands={"Alice": [blossom, water_lily]}, bases={tar_pits: []})
    table.plays("Alice", blossom)
    table.ends_turn("Alice")
    assert table.at("tar_pits") == []


def test_budding_finds_a_card_of_the_name_of_any_minion_in_play() -> None:
    table = given(
        hands={"Alice": [budding]},
        decks={"Alice": [shinobi, water_lily, walker]},
        bases={tar_pits: [("Bob", shinobi)], jungle_oasis: [("Alice", water_lily)]},
    )
    table.plays("Alice", budding)
    assert table.offers("Alice") == ["Bob's shinobi at tar_pits", "Alice's water_lily at jungle_oasis"]
    table.picks("Alice", "shinobi")
    assert table.offers("Alice") == ["shinobi"]
    table.picks("Alice", "shinobi")
    assert table.hand("Alice") == ["shinobi"]
    assert sorted(table.deck("Alice")) == ["walker", "water_lily"]


def test_budding_may_find_nothing() -> None:
    table = given(hands={"Alice": [budding]}, decks={"Alice": [walker, walker]}, bases={tar_pits: [("Bob", shinobi)]})
    table.plays("Alice", budding)
    assert table.offers("Alice") == ["none"]
    table.picks("Alice", "none")
    assert table.hand("Alice") == []


@pytest.mark.rule("SU-14.12")
def test_budding_without_any_minion_in_play_does_nothing() -> None:
    table = given(hands={"Alice": [budding]}, decks={"Alice": [walker]}, bases={tar_pits: []})
    table.plays("Alice", budding)
    assert table.discard("Alice") == ["budding"]
    assert table.deck("Alice") == ["walker"]


def test_budding_may_choose_a_monster_and_finds_none() -> None:
    table = given(hands={"Alice": [budding]}, decks={"Alice": [walker, walker]}, bases={tar_pits: [("", ghoul)]})
    table.plays("Alice", budding)
    table.picks("Alice", "none")
    assert table.discard("Alice") == ["budding"]


def test_insta_grow_gives_an_extra_minion() -> None:
    table = given(hands={"Alice": [insta_grow, shinobi, shinobi]}, bases={tar_pits: []})
    table.plays("Alice", insta_grow)
    table.plays("Alice", shinobi, at=tar_pits)
    table.plays("Alice", shinobi, at=tar_pits)
    assert len(table.at("tar_pits")) == 2


def test_insta_grow_need_not_be_used() -> None:
    table = given(hands={"Alice": [insta_grow, shinobi]}, bases={tar_pits: []})
    table.plays("Alice", insta_grow)
    table.ends_turn("Alice")
    assert table.at("tar_pits") == []
