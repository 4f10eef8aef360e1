"""Dinosaurs: the minions, card by card."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    jungle_oasis,
    tar_pits,
    the_homeworld,
)
from rumpus.smashup.cards.factions.aliens import (
    beam_up,
    collector,
)
from rumpus.smashup.cards.factions.dinosaurs import (
    armor_stego,
    dinosaurs,
    king_rex,
    laseratops,
    war_raptor,
)
from rumpus.smashup.cards.factions.ninjas import (
    ninja_acolyte,
    poison,
    shinobi,
    tiger_assassin,
)
from tests.smashup.given import given


def test_dinosaurs_are_twenty_cards() -> None:
    assert sum(card.copies for card in dinosaurs.cards) == 20
    assert {card.id: card.power for card in dinosaurs.cards if card.is_minion} == {
        "king_rex": 7,
        "laseratops": 4,
        "armor_stego": 3,
        "war_raptor": 2,
    }


# -- King Rex ----------------------------------------------------------------------------------------------


def test_king_rex_is_strong_and_that_is_all() -> None:
    table = given(hands={"Alice": [king_rex]}, bases={tar_pits: [("Bob", shinobi)]})
    table.plays("Alice", king_rex, at=tar_pits)
    assert table.power("tar_pits", "Alice's king_rex") == 7
    assert table.offers("Alice") == ["end turn"]
    assert king_rex.texts == {}


# -- Laseratops --------------------------------------------------------------------------------------------


def test_laseratops_destroys_a_minion_of_power_2_but_not_3_at_its_own_base() -> None:
    table = given(
        hands={"Alice": [laseratops]},
        bases={
            jungle_oasis: [("Bob", collector), ("Bob", shinobi), ("Alice", ninja_acolyte)],
            tar_pits: [("Bob", collector)],
        },
    )
    table.plays("Alice", laseratops, at=jungle_oasis)
    assert table.offers("Alice") == ["Bob's collector at jungle_oasis", "Alice's ninja_acolyte at jungle_oasis"]
    table.picks("Alice", "collector")
    assert table.discard("Bob") == ["collector"]


@pytest.mark.rule("SU-10.12")
def test_laseratops_must_destroy_your_own_minion_if_no_other_is_weak_enough() -> None:
    table = given(hands={"Alice": [laseratops]}, bases={jungle_oasis: [("Alice", ninja_acolyte), ("Bob", shinobi)]})
    table.plays("Alice", laseratops, at=jungle_oasis)
    assert table.discard("Alice") == ["ninja_acolyte"]


def test_laseratops_finds_nobody() -> None:
    table = given(
        hands={"Alice": [laseratops]}, bases={jungle_oasis: [("Bob", shinobi)], tar_pits: [("Bob", collector)]}
    )
    table.plays("Alice", laseratops, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Alice's laseratops"]
    assert table.at("tar_pits") == ["Bob's collector"]


def test_laseratops_reads_the_power_that_a_minion_has_now() -> None:
    table = given(
        hands={"Alice": [laseratops]},
        bases={jungle_oasis: [("Bob", war_raptor), ("Bob", tiger_assassin, ("Alice", poison))]},
    )
    table.plays("Alice", laseratops, at=jungle_oasis)
    assert table.discard("Bob") == ["tiger_assassin"]  # the raptor has 3


# -- Armor Stego -------------------------------------------------------------------------------------------


def test_armor_stego_is_stronger_on_the_turns_of_others() -> None:
    table = given(players=("Alice", "Bob", "Cid"), bases={tar_pits: [("Alice", armor_stego), ("Bob", armor_stego)]})
    powers = []
    for player in ("Alice", "Bob", "Cid"):
        powers.append((table.power("tar_pits", "Alice's armor_stego"), table.power("tar_pits", "Bob's armor_stego")))
        table.ends_turn(player)
    assert powers == [(3, 5), (5, 3), (5, 5)]
    assert table.power("tar_pits", "Alice's armor_stego") == 3


def test_armor_stego_counts_3_in_its_own_score_step_and_5_in_anothers() -> None:
    table = given(bases={jungle_oasis: [("Alice", armor_stego), ("Alice", king_rex)], tar_pits: []})
    table.ends_turn("Alice")  # 10 of 12
    assert table.points("Alice") == 0
    table.ends_turn("Bob")  # 12
    assert table.points("Alice") == 2


# -- War Raptor --------------------------------------------------------------------------------------------


def test_war_raptor_is_stronger_for_each_war_raptor_here() -> None:
    table = given(
        hands={"Alice": [war_raptor]},
        bases={tar_pits: [("Alice", king_rex), ("Bob", war_raptor)], jungle_oasis: [("Alice", war_raptor)]},
    )
    assert table.power("tar_pits", "Bob's war_raptor") == 3
    table.plays("Alice", war_raptor, at=tar_pits)
    assert table.power("tar_pits", "Bob's war_raptor") == 4  # those of all players count
    assert table.power("tar_pits", "Alice's war_raptor") == 4
    assert table.power("jungle_oasis", "Alice's war_raptor") == 3  # those at other bases do not
    assert table.power("tar_pits", "Alice's king_rex") == 7


def test_war_raptor_loses_power_when_another_leaves() -> None:
    table = given(hands={"Alice": [beam_up]}, bases={tar_pits: [("Alice", war_raptor), ("Bob", war_raptor)]})
    table.plays("Alice", beam_up)
    table.picks("Alice", "Bob's war_raptor at tar_pits")
    assert table.power("tar_pits", "Alice's war_raptor") == 3


@pytest.mark.rule("SU-3.2")
def test_war_raptor_out_of_play_has_power_2() -> None:
    table = given(
        hands={"Alice": [king_rex, war_raptor]}, bases={the_homeworld: [("Alice", war_raptor)] * 3, tar_pits: []}
    )
    table.plays("Alice", king_rex, at=the_homeworld)  # an extra minion of power 2 or less
    assert table.offers("Alice") == ["play war_raptor at the_homeworld", "play war_raptor at tar_pits", "end turn"]
