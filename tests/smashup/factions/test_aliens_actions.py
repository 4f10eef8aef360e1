"""Aliens: the actions that deal with minions, card by card."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    jungle_oasis,
    ninja_dojo,
    tar_pits,
    the_homeworld,
)
from rumpus.smashup.cards.factions.aliens import (
    abduction,
    beam_up,
    crop_circles,
    disintegrator,
    invader,
    invasion,
    probe,
    scout,
    supreme_overlord,
)
from rumpus.smashup.cards.factions.dinosaurs import king_rex, upgrade
from rumpus.smashup.cards.factions.ninjas import (
    hidden_ninja,
    infiltrate,
    ninja_acolyte,
    poison,
    shinobi,
    smoke_bomb,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.robots import warbot
from rumpus.smashup.cards.factions.wizards import chronomage
from tests.smashup.given import given

# -- Abduction ---------------------------------------------------------------------------------------------


def test_abduction_returns_a_minion_and_gives_an_extra_minion() -> None:
    table = given(
        hands={"Alice": [abduction, shinobi]},
        bases={tar_pits: [("Bob", king_rex)], jungle_oasis: [("Alice", scout)]},
        minions_left=0,
    )
    table.plays("Alice", abduction)
    assert table.offers("Alice") == ["Bob's king_rex at tar_pits", "Alice's scout at jungle_oasis"]  # no way out
    table.picks("Alice", "king_rex")
    assert table.hand("Bob") == ["king_rex"]
    table.plays("Alice", shinobi, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


def test_abduction_lets_the_returned_minion_be_the_extra_one_later_in_the_step() -> None:
    table = given(hands={"Alice": [abduction, shinobi]}, bases={jungle_oasis: [("Alice", scout)], tar_pits: []})
    table.plays("Alice", abduction)
    table.plays("Alice", shinobi, at=tar_pits)
    table.plays("Alice", scout, at=tar_pits)
    assert table.at("tar_pits") == ["Alice's shinobi", "Alice's scout"]
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-4.3")
def test_abduction_without_a_minion_in_play_gives_the_extra_minion_all_the_same() -> None:
    table = given(hands={"Alice": [abduction, shinobi]}, bases={tar_pits: []}, minions_left=0)
    table.plays("Alice", abduction)
    table.plays("Alice", shinobi, at=tar_pits)
    assert table.at("tar_pits") == ["Alice's shinobi"]


@pytest.mark.rule("SU-6.2")
def test_abduction_during_a_scoring_gives_the_extra_minion_at_once() -> None:
    table = given(
        hands={"Bob": [hidden_ninja, chronomage, abduction, invader]},
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", supreme_overlord)], tar_pits: []},
    )
    table.ends_turn("Alice")
    table.plays("Bob", hidden_ninja)
    table.picks("Bob", "play chronomage at jungle_oasis", "abduction", "supreme_overlord")
    assert "play invader at tar_pits" in table.offers("Bob")
    table.picks("Bob", "play invader at tar_pits")
    assert table.at("tar_pits") == ["Bob's invader"]
    assert table.points("Bob") == 1
    assert table.hand("Alice")[0] == "supreme_overlord"


def test_abduction_of_a_protected_minion_gives_the_extra_minion_all_the_same() -> None:
    table = given(
        hands={"Alice": [abduction, shinobi]},
        bases={tar_pits: [("Bob", king_rex, ("Bob", smoke_bomb))]},
        minions_left=0,
    )
    table.plays("Alice", abduction)
    assert table.at("tar_pits") == ["Bob's king_rex + Bob's smoke_bomb"]
    assert "play shinobi at tar_pits" in table.offers("Alice")


# -- Beam Up -----------------------------------------------------------------------------------------------


def test_beam_up_returns_any_minion() -> None:
    table = given(
        hands={"Alice": [beam_up]},
        bases={tar_pits: [("Bob", king_rex, ("Alice", poison))], jungle_oasis: [("Alice", shinobi)]},
    )
    table.plays("Alice", beam_up)
    assert table.offers("Alice") == ["Bob's king_rex at tar_pits", "Alice's shinobi at jungle_oasis"]
    table.picks("Alice", "king_rex")
    assert table.hand("Bob") == ["king_rex"]
    assert table.discard("Alice") == ["poison", "beam_up"]


def test_beam_up_must_take_your_own_minion_if_there_is_no_other() -> None:
    table = given(hands={"Alice": [beam_up]}, bases={tar_pits: [("Alice", shinobi)]})
    table.plays("Alice", beam_up)
    assert table.hand("Alice") == ["shinobi"]


@pytest.mark.rule("SU-4.3")
def test_beam_up_does_nothing_without_minions() -> None:
    table = given(hands={"Alice": [beam_up]}, bases={tar_pits: []})
    table.plays("Alice", beam_up)
    assert table.discard("Alice") == ["beam_up"]


@pytest.mark.rule("SU-7.2")
def test_beam_up_returns_a_minion_to_its_owner() -> None:
    table = given(hands={"Alice": [beam_up]}, bases={tar_pits: [("Alice", shinobi, "Bob")]})
    table.plays("Alice", beam_up)
    assert table.hand("Bob") == ["shinobi"]
    assert table.hand("Alice") == []


# -- Crop Circles ------------------------------------------------------------------------------------------


def test_crop_circles_returns_all_minions_at_a_base() -> None:
    table = given(
        players=("Alice", "Bob", "Cid"),
        hands={"Alice": [crop_circles]},
        bases={
            tar_pits: [("Bob", king_rex, ("Cid", poison)), ("Alice", shinobi), ("Cid", scout), ("Bob", infiltrate)],
            jungle_oasis: [("Bob", scout)],
        },
    )
    table.plays("Alice", crop_circles)
    assert table.offers("Alice") == ["tar_pits", "jungle_oasis"]
    table.picks("Alice", "tar_pits")
    assert table.at("tar_pits") == ["Bob's infiltrate"]
    assert table.at("jungle_oasis") == ["Bob's scout"]
    assert (table.hand("Alice"), table.hand("Bob"), table.hand("Cid")) == (["shinobi"], ["king_rex"], ["scout"])
    assert table.discard("Cid") == ["poison"]


def test_crop_circles_leaves_protected_minions_and_takes_the_others() -> None:
    table = given(
        hands={"Alice": [crop_circles]},
        bases={tar_pits: [("Bob", king_rex, ("Bob", smoke_bomb)), ("Bob", scout), ("Alice", shinobi)]},
    )
    table.plays("Alice", crop_circles)
    assert table.at("tar_pits") == ["Bob's king_rex + Bob's smoke_bomb"]
    assert table.hand("Bob") == ["scout"]
    assert table.hand("Alice") == ["shinobi"]


def test_crop_circles_may_be_drawn_on_an_empty_base() -> None:
    table = given(hands={"Alice": [crop_circles]}, bases={tar_pits: [("Alice", shinobi)], jungle_oasis: []})
    table.plays("Alice", crop_circles)
    table.picks("Alice", "jungle_oasis")
    assert table.at("tar_pits") == ["Alice's shinobi"]


# -- Disintegrator -----------------------------------------------------------------------------------------


def test_disintegrator_puts_a_minion_of_power_3_but_not_4_under_its_owners_deck() -> None:
    table = given(
        hands={"Alice": [disintegrator]},
        decks={"Bob": [poison, upgrade]},
        bases={tar_pits: [("Bob", tiger_assassin), ("Bob", shinobi)], jungle_oasis: [("Alice", scout)]},
    )
    table.plays("Alice", disintegrator)
    assert table.offers("Alice") == ["Bob's shinobi at tar_pits", "Alice's scout at jungle_oasis"]
    table.picks("Alice", "shinobi")
    assert table.deck("Bob") == ["poison", "upgrade", "shinobi"]
    assert table.hand("Bob") == []


def test_disintegrator_reads_the_power_that_a_minion_has_now() -> None:
    table = given(
        hands={"Alice": [disintegrator]},
        bases={tar_pits: [("Bob", king_rex, ("Alice", poison)), ("Bob", shinobi, ("Bob", upgrade))]},
    )
    table.plays("Alice", disintegrator)
    assert table.deck("Bob") == ["king_rex"]
    assert table.discard("Alice") == ["poison", "disintegrator"]


def test_disintegrator_has_nothing_to_do_among_the_strong() -> None:
    table = given(hands={"Alice": [disintegrator]}, bases={tar_pits: [("Bob", tiger_assassin)]})
    table.plays("Alice", disintegrator)
    assert table.at("tar_pits") == ["Bob's tiger_assassin"]
    assert table.discard("Alice") == ["disintegrator"]


def test_disintegrator_does_not_destroy() -> None:
    table = given(hands={"Alice": [disintegrator]}, bases={cave_of_shinies: [("Bob", shinobi)]})
    table.plays("Alice", disintegrator)
    assert table.deck("Bob") == ["shinobi"]
    assert table.points("Bob") == 0


def test_disintegrator_takes_what_cannot_be_destroyed() -> None:
    table = given(hands={"Alice": [disintegrator]}, bases={jungle_oasis: [("Bob", warbot, ("Alice", poison))]})
    table.plays("Alice", disintegrator)
    assert table.deck("Bob") == ["warbot"]


@pytest.mark.rule("SU-10.3")
def test_disintegrator_affects_a_minion_in_the_geekier_box_only() -> None:
    bases = {tar_pits: [("Bob", shinobi, ("Bob", smoke_bomb))]}
    table = given(hands={"Alice": [disintegrator]}, bases=bases)
    table.plays("Alice", disintegrator)
    assert table.deck("Bob") == ["shinobi"]

    table = given(hands={"Alice": [disintegrator]}, bases=bases, edition="geekier_box")
    table.plays("Alice", disintegrator)
    assert table.at("tar_pits") == ["Bob's shinobi + Bob's smoke_bomb"]


# -- Invasion ----------------------------------------------------------------------------------------------


def test_invasion_moves_any_minion_to_another_base() -> None:
    table = given(
        hands={"Alice": [invasion]},
        bases={tar_pits: [("Bob", king_rex, ("Alice", poison))], jungle_oasis: [("Alice", shinobi)], ninja_dojo: []},
    )
    table.plays("Alice", invasion)
    assert table.offers("Alice") == ["Bob's king_rex at tar_pits", "Alice's shinobi at jungle_oasis"]
    table.picks("Alice", "king_rex")
    assert table.offers("Alice") == ["jungle_oasis", "ninja_dojo"]
    table.picks("Alice", "ninja_dojo")
    assert table.at("ninja_dojo") == ["Bob's king_rex + Alice's poison"]


def test_invasion_does_nothing_without_a_minion_or_without_another_base() -> None:
    table = given(hands={"Alice": [invasion]}, bases={tar_pits: [], jungle_oasis: []})
    table.plays("Alice", invasion)
    assert table.discard("Alice") == ["invasion"]

    table = given(hands={"Alice": [invasion]}, bases={tar_pits: [("Bob", shinobi)]})
    table.plays("Alice", invasion)
    assert table.at("tar_pits") == ["Bob's shinobi"]


@pytest.mark.rule("SU-3.3")
def test_invasion_is_no_play() -> None:
    table = given(
        hands={"Alice": [invasion, ninja_acolyte]},
        bases={tar_pits: [("Alice", shinobi)], the_homeworld: []},
        minions_left=0,
    )
    table.plays("Alice", invasion)
    assert table.at("the_homeworld") == ["Alice's shinobi"]
    assert table.offers("Alice") == ["end turn"]  # no extra minion


# -- Probe -------------------------------------------------------------------------------------------------


def test_probe_makes_another_player_discard_a_minion_of_your_choice() -> None:
    table = given(
        players=("Alice", "Bob", "Cid"),
        hands={"Alice": [probe, scout], "Bob": [shinobi, poison, shinobi, king_rex], "Cid": [invader]},
        bases={tar_pits: []},
    )
    table.plays("Alice", probe)
    assert table.offers("Alice") == ["Bob", "Cid"]  # not oneself
    table.picks("Alice", "Bob")
    assert table.offers("Alice") == ["king_rex", "shinobi"]  # no actions, and no way out
    table.picks("Alice", "shinobi")
    assert sorted(table.hand("Bob")) == ["king_rex", "poison", "shinobi"]
    assert table.discard("Bob") == ["shinobi"]


@pytest.mark.rule("SU-10.11")
def test_probe_shows_the_hand_to_its_player_only() -> None:
    table = given(
        players=("Alice", "Bob", "Cid"),
        hands={"Alice": [probe], "Bob": [king_rex, poison]},
        bases={tar_pits: []},
    )
    table.plays("Alice", probe)
    table.picks("Alice", "Bob", "king_rex")

    def hand_of_bob_seen_by(name: str) -> object:
        seats = table.game.view(table.seat(name))["seats"]
        assert isinstance(seats, list)
        return seats[1]["hand"]

    assert hand_of_bob_seen_by("Alice") == ["poison"]
    assert hand_of_bob_seen_by("Cid") == [""]


def test_probe_finds_no_minion() -> None:
    table = given(hands={"Alice": [probe], "Bob": [poison, upgrade]}, bases={tar_pits: []})
    table.plays("Alice", probe)
    assert table.offers("Alice") == ["none"]  # asked all the same: the others do not learn why nothing happens
    table.picks("Alice", "none")
    assert table.hand("Bob") == ["poison", "upgrade"]
    assert table.discard("Bob") == []


def test_probe_of_one_card_or_of_none_asks_nothing() -> None:
    for hand, discarded in (([shinobi], ["shinobi"]), ([poison], []), ([], [])):
        table = given(hands={"Alice": [probe], "Bob": hand}, bases={tar_pits: []})
        table.plays("Alice", probe)
        assert table.discard("Bob") == discarded
        assert table.prompt == "play"
