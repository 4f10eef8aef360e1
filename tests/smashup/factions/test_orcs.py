"""Orcs, card by card: the minions."""

from __future__ import annotations

from typing import Literal

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, rhodes_plaza_mall, tar_pits
from rumpus.smashup.cards.decks.monsters import ghoul, hippogriff, king_tut, poultrygeist
from rumpus.smashup.cards.decks.treasures import tiger_steed, wishing_ring
from rumpus.smashup.cards.factions.aliens import beam_up, disintegrator
from rumpus.smashup.cards.factions.dinosaurs import howl, upgrade
from rumpus.smashup.cards.factions.mages import charm
from rumpus.smashup.cards.factions.ninjas import (
    ninja_acolyte,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.orcs import (
    dork_orc,
    hammer_slammer,
    sword_lord,
    topper_chopper,
)
from rumpus.smashup.cards.factions.thieves import mugging, strip_bare
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given

EditionName = Literal["first_print", "geekier_box"]

# -- Sword Lord --------------------------------------------------------------------------------------------


def test_sword_lord_makes_your_other_minions_everywhere_stronger() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", sword_lord), ("Alice", shinobi), ("Bob", shinobi), ("", ghoul)],
            tar_pits: [("Alice", walker)],
        }
    )
    assert table.power("jungle_oasis", "Alice's sword_lord") == 5  # not itself
    assert table.power("jungle_oasis", "Alice's shinobi") == 4
    assert table.power("tar_pits", "Alice's walker") == 3
    assert table.power("jungle_oasis", "Bob's shinobi") == 3
    assert table.power("jungle_oasis", "ghoul") == 3


def test_sword_lord_counts_a_monster_while_you_control_it() -> None:
    table = given(
        hands={"Alice": [charm]},
        bases={jungle_oasis: [("Alice", sword_lord)], tar_pits: [("", king_tut)]},
        decks={"Alice": [walker] * 4},
    )
    table.plays("Alice", charm)
    assert table.power("tar_pits", "Alice's king_tut") == 5
    table.ends_turn("Alice")
    assert table.power("tar_pits", "king_tut") == 4


def test_sword_lord_serves_who_controls_it_and_two_make_each_other_stronger() -> None:
    table = given(
        bases={
            jungle_oasis: [("Bob", sword_lord, "Alice"), ("Alice", shinobi), ("Bob", shinobi), ("Bob", sword_lord)],
        }
    )
    assert table.power("jungle_oasis", "Alice's shinobi") == 3
    assert table.power("jungle_oasis", "Bob's shinobi") == 5
    assert table.power("jungle_oasis", "Bob's sword_lord") == 6


# -- Topper Chopper ----------------------------------------------------------------------------------------


@pytest.mark.rule("SU-13.21", "SU-10.4")
def test_topper_chopper_has_a_talent_that_does_nothing() -> None:
    table = given(hands={"Alice": [topper_chopper]}, bases={jungle_oasis: []}, decks={"Alice": [walker] * 4})
    table.plays("Alice", topper_chopper, at=jungle_oasis)
    assert table.offers("Alice") == ["use Alice's topper_chopper at jungle_oasis", "end turn"]  # never forced
    table.uses("Alice", topper_chopper)
    assert table.offers("Alice") == ["end turn"]  # once a turn
    assert table.power("jungle_oasis", "Alice's topper_chopper") == 5


# -- Hammer Slammer ----------------------------------------------------------------------------------------


def test_hammer_slammer_destroys_a_minion_of_power_2_or_less_at_any_base() -> None:
    table = given(
        hands={"Alice": [hammer_slammer]},
        bases={
            jungle_oasis: [("Bob", shinobi), ("Bob", ninja_acolyte)],
            rhodes_plaza_mall: [("Alice", walker), ("", poultrygeist), ("", hippogriff)],
        },
    )
    table.plays("Alice", hammer_slammer, at=jungle_oasis)
    assert table.offers("Alice") == [
        "Bob's ninja_acolyte at jungle_oasis",
        "Alice's walker at rhodes_plaza_mall",
        "poultrygeist at rhodes_plaza_mall",
    ]  # neither power 3 nor «none»
    table.picks("Alice", "ninja_acolyte")
    assert table.discard("Bob") == ["ninja_acolyte"]


def test_hammer_slammer_must_destroy_your_own_minion_if_there_is_no_other() -> None:
    table = given(hands={"Alice": [hammer_slammer]}, bases={jungle_oasis: [("Alice", walker), ("Bob", shinobi)]})
    table.plays("Alice", hammer_slammer, at=jungle_oasis)
    assert table.discard("Alice") == ["walker"]


def test_hammer_slammer_earns_the_treasures_of_a_monster() -> None:
    table = given(
        hands={"Alice": [hammer_slammer]},
        bases={jungle_oasis: [("", poultrygeist)]},
        treasure_deck=[wishing_ring],
    )
    table.plays("Alice", hammer_slammer, at=jungle_oasis)
    table.picks("Alice", "yes")
    assert table.hand("Alice") == ["wishing_ring"]
    assert table.pile("monster_discard") == ["poultrygeist"]


def test_hammer_slammer_finds_nobody() -> None:
    table = given(hands={"Alice": [hammer_slammer]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", hammer_slammer, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Alice's hammer_slammer"]


# -- Dork Orc ----------------------------------------------------------------------------------------------


def test_dork_orc_is_not_affected_by_other_players_actions() -> None:
    table = given(
        hands={"Alice": [seeing_stars, beam_up, poison]}, bases={jungle_oasis: [("Bob", dork_orc)]}, actions_left=3
    )
    for card in (seeing_stars, beam_up, poison):
        table.plays("Alice", card)
    assert table.at("jungle_oasis") == ["Bob's dork_orc"]
    assert table.power("jungle_oasis", "Bob's dork_orc") == 2
    assert table.discard("Alice") == ["seeing_stars", "beam_up", "poison"]  # Poison without effect


@pytest.mark.rule("SU-10.3")
@pytest.mark.parametrize(("edition", "left"), [("first_print", 0), ("geekier_box", 1)])
def test_dork_orc_may_be_put_under_the_deck_where_that_does_not_affect(edition: EditionName, left: int) -> None:
    table = given(hands={"Alice": [disintegrator]}, bases={jungle_oasis: [("Bob", dork_orc)]}, edition=edition)
    table.plays("Alice", disintegrator)
    assert len(table.at("jungle_oasis")) == left


def test_dork_orc_is_affected_by_your_own_actions_and_by_minions() -> None:
    table = given(
        hands={"Alice": [upgrade, howl], "Bob": [tiger_assassin]},
        bases={jungle_oasis: [("Alice", dork_orc)]},
        actions_left=2,
        decks={"Alice": [walker] * 4},
    )
    table.plays("Alice", upgrade)
    assert table.power("jungle_oasis", "Alice's dork_orc") == 4
    table.plays("Alice", howl)
    assert table.power("jungle_oasis", "Alice's dork_orc") == 5
    table.ends_turn("Alice")
    table.plays("Bob", tiger_assassin, at=jungle_oasis)
    assert "Alice's dork_orc at jungle_oasis" not in table.offers("Bob")  # power 4
    table = given(hands={"Bob": [ninja_master]}, bases={jungle_oasis: [("Alice", dork_orc)]}, active="Bob")
    table.plays("Bob", ninja_master, at=jungle_oasis)
    table.picks("Bob", "Alice's dork_orc at jungle_oasis")
    assert table.discard("Alice") == ["dork_orc"]


def test_dork_orc_asks_who_controls_it_now() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={jungle_oasis: [("Alice", dork_orc, "Bob")]})
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["dork_orc"]


@pytest.mark.rule("SU-13.4")
def test_dork_orc_cannot_keep_what_lies_on_it() -> None:
    table = given(
        hands={"Alice": [mugging]},
        bases={jungle_oasis: [("Bob", dork_orc, ("Bob", upgrade)), ("Alice", shinobi)]},
    )
    table.plays("Alice", mugging)
    assert table.at("jungle_oasis") == ["Bob's dork_orc", "Alice's shinobi + Bob's upgrade"]


def test_dork_orc_cannot_keep_a_treasure_from_strip_bare() -> None:
    table = given(hands={"Alice": [strip_bare]}, bases={jungle_oasis: [("Bob", dork_orc), ("Bob", tiger_steed)]})
    table.plays("Alice", strip_bare)
    assert table.hand("Alice") == ["tiger_steed"]
