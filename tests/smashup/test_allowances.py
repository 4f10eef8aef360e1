"""Extra plays with conditions: which of them a minion uses up."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.halflings import pestling
from rumpus.smashup.cards.factions.mages import blaster_master
from rumpus.smashup.cards.factions.ninjas import ninja_acolyte
from rumpus.smashup.cards.factions.robots import zapbot
from rumpus.smashup.cards.factions.tricksters import disenchant, enshrouding_mist
from rumpus.smashup.cards.factions.zombies import outbreak
from tests.smashup.given import given


@pytest.mark.rule("SU-10.5")
def test_the_player_says_which_extra_is_used_where_none_is_narrower() -> None:
    table = given(
        hands={"Alice": [outbreak, ninja_acolyte, ninja_acolyte, ninja_acolyte]},
        bases={the_homeworld: [], tar_pits: []},
    )
    table.plays("Alice", ninja_acolyte, at=the_homeworld)
    table.plays("Alice", outbreak)
    table.plays("Alice", ninja_acolyte, at=tar_pits)
    assert table.offers("Alice") == ["extra power_2", "extra where_none"]
    table.picks("Alice", "extra where_none")
    table.plays("Alice", ninja_acolyte, at=tar_pits)  # the extra of the Homeworld is left


@pytest.mark.rule("SU-10.5")
def test_a_narrower_extra_is_used_before_the_free_minion() -> None:
    table = given(hands={"Alice": [zapbot, zapbot, king_rex]}, bases={jungle_oasis: []}, minions_left=2)
    table.plays("Alice", zapbot, at=jungle_oasis)
    table.plays("Alice", zapbot, at=jungle_oasis)
    table.plays("Alice", king_rex, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's zapbot", "Alice's zapbot", "Alice's king_rex"]


@pytest.mark.rule("SU-10.5")
def test_an_extra_for_this_base_is_used_before_the_free_minion() -> None:
    table = given(
        hands={"Alice": [king_rex, king_rex]}, bases={jungle_oasis: [("Alice", enshrouding_mist)], tar_pits: []}
    )
    table.plays("Alice", king_rex, at=jungle_oasis)
    assert table.offers("Alice") == ["play king_rex at jungle_oasis", "play king_rex at tar_pits", "end turn"]


@pytest.mark.rule("SU-10.5")
def test_a_talent_or_another_players_extra_minion_is_none_of_yours() -> None:
    table = given(
        minions_left=0,
        hands={"Alice": [king_rex]},
        bases={tar_pits: [("Alice", blaster_master), ("Bob", enshrouding_mist)], jungle_oasis: []},
    )
    refusal = table.why_not("Alice", "play king_rex at tar_pits")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("no minion left", "SU-2.2")


@pytest.mark.rule("SU-10.20")
def test_what_ends_with_a_card_in_play_is_used_before_what_is_yours_for_the_step() -> None:
    table = given(
        hands={"Alice": [pestling, zapbot, king_rex, disenchant, disenchant]},
        bases={jungle_oasis: [("Alice", enshrouding_mist)] * 2, tar_pits: []},
        minions_left=0,
        actions_left=2,
    )
    table.plays("Alice", pestling, at=jungle_oasis)  # by one Mist; the other gives the same as Pestling now
    table.plays("Alice", king_rex, at=jungle_oasis)
    table.plays("Alice", disenchant)
    table.picks("Alice", "Alice's enshrouding_mist at jungle_oasis")
    table.plays("Alice", disenchant)
    assert table.offers("Alice") == ["play zapbot at jungle_oasis", "end turn"]
