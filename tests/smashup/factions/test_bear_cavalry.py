"""The minions of the Bear Cavalry."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.awesome import field_of_honor
from rumpus.smashup.cards.bases.core import jungle_oasis, mushroom_kingdom, tar_pits, the_central_brain
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.factions.aliens import beam_up, disintegrator, invasion
from rumpus.smashup.cards.factions.bear_cavalry import (
    bear_rider,
    cub_scout,
    general_ivan,
    polar_commando,
    superiority,
    youre_pretty_much_borscht,
    youre_screwed,
)
from rumpus.smashup.cards.factions.ghosts import make_contact
from rumpus.smashup.cards.factions.killer_plants import sleep_spores
from rumpus.smashup.cards.factions.ninjas import ninja_master, seeing_stars, shinobi, tiger_assassin, way_of_deception
from rumpus.smashup.cards.factions.pirates import powderkeg, shanghai
from rumpus.smashup.cards.factions.robots import warbot
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

# -- General Ivan --------------------------------------------------------------------------------------


def test_general_ivan_keeps_all_your_minions_from_being_destroyed() -> None:
    table = given(
        hands={"Bob": [ninja_master, seeing_stars]},
        bases={jungle_oasis: [("Alice", general_ivan)], tar_pits: [("Alice", walker)]},
        active="Bob",
    )
    table.plays("Bob", ninja_master, at=jungle_oasis)
    table.picks("Bob", "Alice's general_ivan at jungle_oasis")  # may be chosen, and survives
    table.plays("Bob", seeing_stars)
    assert table.at("jungle_oasis") == ["Alice's general_ivan", "Bob's ninja_master"]
    assert table.at("tar_pits") == ["Alice's walker"]


def test_general_ivan_keeps_them_from_your_own_cards() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={tar_pits: [("Alice", walker), ("Alice", general_ivan)]})
    table.plays("Alice", seeing_stars)
    assert table.at("tar_pits") == ["Alice's walker", "Alice's general_ivan"]


def test_general_ivan_does_not_help_other_players_or_actions() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Bob", walker), ("Alice", general_ivan)]})
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["walker"]


def test_general_ivan_stops_no_moving_returning_or_placing() -> None:
    table = given(
        hands={"Bob": [invasion, beam_up, disintegrator]},
        bases={jungle_oasis: [("Alice", general_ivan), ("Alice", walker)], tar_pits: []},
        active="Bob",
        actions_left=3,
    )
    table.plays("Bob", invasion)
    table.picks("Bob", "Alice's walker at jungle_oasis")
    assert table.at("tar_pits") == ["Alice's walker"]
    table.plays("Bob", disintegrator)
    assert table.deck("Alice") == ["walker"]
    table.plays("Bob", beam_up)
    assert table.hand("Alice") == ["general_ivan"]


def test_general_ivan_does_not_stop_the_discard_after_a_scoring() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", general_ivan)] * 2}, decks={"Alice": [walker] * 2}, base_deck=[tar_pits]
    )
    table.ends_turn("Alice")
    assert table.discard("Alice") == ["general_ivan"] * 2


@pytest.mark.rule("SU-7.1")
def test_general_ivan_protects_what_you_control() -> None:
    table = given(
        hands={"Alice": [make_contact], "Bob": [seeing_stars]},
        bases={jungle_oasis: [("Alice", general_ivan), ("Bob", walker)]},
        decks={"Alice": [shinobi] * 3},
    )
    table.plays("Alice", make_contact)
    table.picks("Alice", "Bob's walker at jungle_oasis")
    table.ends_turn("Alice")
    table.plays("Bob", seeing_stars)
    assert table.at("jungle_oasis")[-1] == "Alice's walker + Alice's make_contact"


# -- Polar Commando ------------------------------------------------------------------------------------


def test_polar_commando_is_stronger_alone() -> None:
    table = given(
        hands={"Alice": [walker]},
        bases={tar_pits: [("Alice", polar_commando), ("Bob", walker), ("", ghoul)], jungle_oasis: [("Alice", walker)]},
        decks={"Alice": [walker] * 4},
    )
    assert table.power("tar_pits", "Alice's polar_commando") == 6
    table.plays("Alice", walker, at=tar_pits)
    assert table.power("tar_pits", "Alice's polar_commando") == 4
    table.picks("Alice", "none")


def test_polar_commando_cannot_be_destroyed_alone() -> None:
    table = given(
        hands={"Bob": [ninja_master]}, bases={tar_pits: [("Alice", polar_commando), ("Bob", walker)]}, active="Bob"
    )
    table.plays("Bob", ninja_master, at=tar_pits)
    table.picks("Bob", "Alice's polar_commando at tar_pits")
    assert "Alice's polar_commando" in table.at("tar_pits")


def test_polar_commando_can_be_destroyed_in_company() -> None:
    table = given(
        hands={"Bob": [ninja_master]},
        bases={jungle_oasis: [("Alice", polar_commando), ("Alice", walker)], tar_pits: []},
        active="Bob",
    )
    table.plays("Bob", ninja_master, at=jungle_oasis)
    table.picks("Bob", "Alice's polar_commando at jungle_oasis")
    assert table.discard("Alice") == ["polar_commando"]


def test_polar_commando_falls_together_with_its_company() -> None:
    table = given(
        hands={"Bob": [powderkeg]},
        bases={jungle_oasis: [("Alice", polar_commando), ("Alice", walker), ("Bob", ninja_master)]},
        active="Bob",
    )
    table.plays("Bob", powderkeg)
    assert table.at("jungle_oasis") == []


def test_polar_commando_is_safe_as_soon_as_its_company_is_gone() -> None:
    table = given(
        hands={"Bob": [seeing_stars, ninja_master]},
        bases={jungle_oasis: [("Alice", polar_commando), ("Alice", walker)]},
        active="Bob",
    )
    table.plays("Bob", seeing_stars)
    assert table.power("jungle_oasis", "Alice's polar_commando") == 6
    table.plays("Bob", ninja_master, at=jungle_oasis)
    table.picks("Bob", "Alice's polar_commando at jungle_oasis")
    assert "Alice's polar_commando" in table.at("jungle_oasis")


def test_polar_commando_does_not_grow_from_turn_to_turn() -> None:
    table = given(bases={tar_pits: [("Alice", polar_commando)]})
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    assert table.power("tar_pits", "Alice's polar_commando") == 6


# -- Bear Cavalry --------------------------------------------------------------------------------------


def test_bear_cavalry_moves_another_players_minion_away() -> None:
    table = given(
        hands={"Alice": [bear_rider]},
        bases={
            tar_pits: [("Bob", shinobi), ("Carol", ninja_master), ("Alice", walker), ("", ghoul)],
            jungle_oasis: [("Bob", walker)],
            the_central_brain: [],
        },
        players=["Alice", "Bob", "Carol"],
    )
    table.plays("Alice", bear_rider, at=tar_pits)
    assert table.offers("Alice") == ["Bob's shinobi at tar_pits", "Carol's ninja_master at tar_pits"]  # and not «none»
    table.picks("Alice", "Carol's ninja_master at tar_pits")
    assert table.offers("Alice") == ["jungle_oasis", "the_central_brain"]
    table.picks("Alice", "jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's walker", "Carol's ninja_master"]


def test_bear_cavalry_finds_nobody() -> None:
    table = given(
        hands={"Alice": [bear_rider]},
        bases={tar_pits: [("Alice", walker), ("", ghoul)], jungle_oasis: [("Bob", walker)]},
    )
    table.plays("Alice", bear_rider, at=tar_pits)
    assert table.prompt == "play"


def test_bear_cavalry_has_nowhere_to_send_anybody() -> None:
    table = given(hands={"Alice": [bear_rider]}, bases={tar_pits: [("Bob", walker)]})
    table.plays("Alice", bear_rider, at=tar_pits)
    assert table.at("tar_pits") == ["Bob's walker", "Alice's bear_cavalry"]


def test_bear_cavalry_cannot_move_what_is_protected() -> None:
    table = given(
        hands={"Alice": [bear_rider]}, bases={tar_pits: [("Bob", walker), ("Bob", superiority)], jungle_oasis: []}
    )
    table.plays("Alice", bear_rider, at=tar_pits)
    assert table.at("jungle_oasis") == []


# -- Cub Scout -----------------------------------------------------------------------------------------


def test_cub_scout_destroys_a_weaker_minion_that_is_moved_to_it() -> None:
    table = given(
        hands={"Alice": [shanghai]},
        bases={field_of_honor: [("Alice", cub_scout)], jungle_oasis: [("Bob", walker)]},
    )
    table.plays("Alice", shanghai)
    assert table.discard("Bob") == ["walker"]
    assert table.points("Alice") == 1


@pytest.mark.parametrize("stronger", [shinobi, tiger_assassin], ids=lambda card: card.id)
def test_cub_scout_spares_whoever_is_not_weaker(stronger: Card) -> None:
    table = given(
        hands={"Alice": [shanghai]}, bases={tar_pits: [("Alice", cub_scout)], jungle_oasis: [("Bob", stronger)]}
    )
    table.plays("Alice", shanghai)
    assert table.at("tar_pits") == ["Alice's cub_scout", f"Bob's {stronger.id}"]


def test_cub_scout_compares_the_powers_at_the_new_base() -> None:
    table = given(
        hands={"Alice": [shanghai]},
        bases={tar_pits: [("Alice", cub_scout), ("Alice", sleep_spores)], jungle_oasis: [("Bob", shinobi)]},
    )
    table.plays("Alice", shanghai)
    assert table.at("tar_pits") == ["Alice's cub_scout", "Alice's sleep_spores"]  # 3 - 1 is less than 3


def test_cub_scout_does_not_care_who_moved_the_minion() -> None:
    table = given(
        hands={"Bob": [way_of_deception]},
        bases={tar_pits: [("Alice", cub_scout)], jungle_oasis: [("Bob", walker)]},
        active="Bob",
    )
    table.plays("Bob", way_of_deception)
    assert table.at("tar_pits") == ["Alice's cub_scout"]
    table = given(bases={mushroom_kingdom: [("Bob", cub_scout)], tar_pits: [("Bob", walker)]}, step="start")
    table.picks("Alice", "Bob's walker at tar_pits")
    assert len(table.at("mushroom_kingdom")) == 2  # Bob's own minion


def test_cub_scout_lets_minions_be_played() -> None:
    table = given(hands={"Bob": [walker]}, bases={tar_pits: [("Alice", cub_scout)]}, active="Bob")
    table.plays("Bob", walker, at=tar_pits)
    assert table.at("tar_pits") == ["Alice's cub_scout", "Bob's walker"]


def test_cub_scout_lets_your_own_minions_and_monsters_come() -> None:
    table = given(
        hands={"Alice": [invasion, invasion]},
        bases={tar_pits: [("Alice", cub_scout)], jungle_oasis: [("Alice", walker), ("", ghoul)]},
        actions_left=2,
    )
    table.plays("Alice", invasion)
    table.picks("Alice", "Alice's walker at jungle_oasis")
    table.plays("Alice", invasion)
    table.picks("Alice", "ghoul at jungle_oasis")
    assert table.at("tar_pits") == ["Alice's cub_scout", "Alice's walker", "ghoul"]


def test_cub_scout_that_comes_itself_does_nothing_to_who_is_there() -> None:
    table = given(
        hands={"Alice": [way_of_deception]}, bases={tar_pits: [("Bob", walker)], jungle_oasis: [("Alice", cub_scout)]}
    )
    table.plays("Alice", way_of_deception)
    assert table.at("tar_pits") == ["Bob's walker", "Alice's cub_scout"]


def test_cub_scout_does_nothing_to_who_was_moved_together_with_it() -> None:
    table = given(
        hands={"Alice": [youre_pretty_much_borscht]},
        bases={jungle_oasis: [("Alice", ninja_master), ("Carol", walker), ("Bob", cub_scout)], tar_pits: []},
        players=["Alice", "Bob", "Carol"],
    )
    table.plays("Alice", youre_pretty_much_borscht)
    assert table.at("tar_pits") == ["Carol's walker", "Bob's cub_scout"]


def test_cub_scout_cannot_destroy_what_cannot_be_destroyed() -> None:
    table = given(
        hands={"Alice": [youre_screwed]},
        bases={
            tar_pits: [("Alice", cub_scout), *[("Alice", sleep_spores)] * 2],
            jungle_oasis: [("Bob", warbot), ("Alice", walker)],
        },
    )
    table.plays("Alice", youre_screwed)
    assert "Bob's warbot" in table.at("tar_pits")
