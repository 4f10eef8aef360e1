"""Dinosaurs: the actions that do not stay, card by card."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    cave_of_shinies,
    jungle_oasis,
    ninja_dojo,
    tar_pits,
)
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import (
    beam_up,
    collector,
    invader,
    scout,
    terraforming,
)
from rumpus.smashup.cards.factions.dinosaurs import (
    augmentation,
    howl,
    king_rex,
    laseratops,
    natural_selection,
    rampage,
    survival_of_the_fittest,
    upgrade,
)
from rumpus.smashup.cards.factions.ninjas import (
    hidden_ninja,
    ninja_acolyte,
    ninja_master,
    poison,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.pirates import buccaneer
from rumpus.smashup.cards.factions.wizards import chronomage
from tests.smashup.given import Given, given


def breakpoint_of(table: Given, base: Card) -> int:
    return table.table.breakpoint(table.base(base.id))


def played_while_alice_scores(action: Card) -> Given:
    """Bob's turn, after Bob has played this action on the scout while a base scored in Alice's turn."""
    table = given(
        hands={"Bob": [hidden_ninja, chronomage, action]},
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", ninja_master)], tar_pits: [("Bob", scout)]},
    )
    table.ends_turn("Alice")
    table.plays("Bob", hidden_ninja)
    table.picks("Bob", "play chronomage at jungle_oasis", action.id)
    if action is augmentation:
        table.picks("Bob", "scout")
    assert table.prompt == "play"
    assert table.asked == "Bob"
    return table


# -- Augmentation ------------------------------------------------------------------------------------------


def test_augmentation_gives_any_minion_4_power_until_the_end_of_the_turn() -> None:
    table = given(
        hands={"Alice": [augmentation]}, bases={tar_pits: [("Alice", shinobi)], jungle_oasis: [("Bob", scout)]}
    )
    table.plays("Alice", augmentation)
    assert table.offers("Alice") == ["Alice's shinobi at tar_pits", "Bob's scout at jungle_oasis"]
    table.picks("Alice", "shinobi")
    assert table.power("tar_pits", "Alice's shinobi") == 7
    assert table.power("jungle_oasis", "Bob's scout") == 3
    table.ends_turn("Alice")
    assert table.power("tar_pits", "Alice's shinobi") == 3


def test_augmentation_counts_when_a_base_scores_in_this_turn() -> None:
    table = given(
        hands={"Alice": [augmentation]}, bases={jungle_oasis: [("Alice", king_rex), ("Bob", collector)], tar_pits: []}
    )
    table.plays("Alice", augmentation)
    table.picks("Alice", "king_rex")  # 11 + 2
    table.ends_turn("Alice")
    assert table.points("Alice") == 2


def test_augmentation_without_a_minion_does_nothing() -> None:
    table = given(hands={"Alice": [augmentation]}, bases={tar_pits: []})
    table.plays("Alice", augmentation)
    assert table.discard("Alice") == ["augmentation"]


def test_augmentation_is_lost_when_the_minion_leaves_play() -> None:
    table = given(
        hands={"Alice": [augmentation, beam_up, invader]}, bases={tar_pits: [("Alice", shinobi)]}, actions_left=2
    )
    table.plays("Alice", augmentation)
    table.plays("Alice", beam_up)
    table.plays("Alice", shinobi, at=tar_pits)
    assert table.power("tar_pits", "Alice's shinobi") == 3


def test_augmentation_adds_up_with_poison_before_the_floor_of_0() -> None:
    table = given(
        hands={"Alice": [augmentation]},
        bases={tar_pits: [("Bob", collector, ("Alice", poison))]},
    )
    table.plays("Alice", augmentation)
    assert table.power("tar_pits", "Bob's collector") == 2


def test_augmentation_on_another_players_turn_lasts_until_the_end_of_your_own_next_turn() -> None:
    table = played_while_alice_scores(augmentation)
    assert table.power("tar_pits", "Bob's scout") == 7
    table.ends_turn("Bob")
    assert table.power("tar_pits", "Bob's scout") == 3


# -- Howl --------------------------------------------------------------------------------------------------


def test_howl_gives_each_of_your_minions_1_power_until_the_end_of_the_turn() -> None:
    table = given(
        hands={"Alice": [howl]},
        bases={tar_pits: [("Alice", shinobi), ("Bob", scout)], jungle_oasis: [("Alice", king_rex)]},
    )
    table.plays("Alice", howl)
    assert table.power("tar_pits", "Alice's shinobi") == 4
    assert table.power("jungle_oasis", "Alice's king_rex") == 8
    assert table.power("tar_pits", "Bob's scout") == 3
    table.ends_turn("Alice")
    assert table.power("tar_pits", "Alice's shinobi") == 3


def test_howl_gives_nothing_to_minions_that_come_later() -> None:
    table = given(hands={"Alice": [howl, invader]}, bases={tar_pits: [("Alice", shinobi)]})
    table.plays("Alice", howl)
    table.plays("Alice", invader, at=tar_pits)
    assert table.power("tar_pits", "Alice's invader") == 3
    assert table.power("tar_pits", "Alice's shinobi") == 4


def test_howl_on_another_players_turn_lasts_until_the_end_of_your_own_next_turn() -> None:
    table = played_while_alice_scores(howl)
    assert table.power("tar_pits", "Bob's scout") == 4
    table.ends_turn("Bob")
    assert table.power("tar_pits", "Bob's scout") == 3


def test_howl_twice_adds_up() -> None:
    table = given(hands={"Alice": [howl, howl]}, bases={tar_pits: [("Alice", shinobi)]}, actions_left=2)
    table.plays("Alice", howl)
    table.plays("Alice", howl)
    assert table.power("tar_pits", "Alice's shinobi") == 5


def test_howl_in_the_wild_does_nothing() -> None:
    table = given(hands={"Alice": [howl]}, bases={tar_pits: [("Bob", shinobi)]})
    table.plays("Alice", howl)
    assert table.power("tar_pits", "Bob's shinobi") == 3
    assert table.discard("Alice") == ["howl"]


# -- Natural Selection -------------------------------------------------------------------------------------


def test_natural_selection_destroys_a_minion_with_less_power_than_yours() -> None:
    table = given(
        hands={"Alice": [natural_selection]},
        bases={
            jungle_oasis: [("Alice", tiger_assassin), ("Bob", laseratops), ("Bob", shinobi), ("Alice", ninja_acolyte)],
            tar_pits: [("Alice", king_rex), ("Bob", collector)],
        },
    )
    table.plays("Alice", natural_selection)
    assert table.offers("Alice") == ["Alice's tiger_assassin at jungle_oasis", "Alice's king_rex at tar_pits"]
    table.picks("Alice", "tiger_assassin")
    assert table.offers("Alice") == ["Bob's shinobi at jungle_oasis", "Alice's ninja_acolyte at jungle_oasis"]
    table.picks("Alice", "shinobi")
    assert table.discard("Bob") == ["shinobi"]


@pytest.mark.rule("SU-12.2")
def test_natural_selection_must_destroy_even_if_the_only_victim_is_yours() -> None:
    table = given(
        hands={"Alice": [natural_selection]},
        bases={jungle_oasis: [("Alice", shinobi), ("Alice", ninja_acolyte), ("Bob", king_rex)]},
    )
    table.plays("Alice", natural_selection)  # the acolyte cannot be chosen to save it
    assert table.discard("Alice") == ["ninja_acolyte", "natural_selection"]


def test_natural_selection_spares_equals_and_the_stronger() -> None:
    table = given(
        hands={"Alice": [natural_selection]},
        bases={jungle_oasis: [("Alice", shinobi), ("Bob", scout), ("Bob", king_rex)], tar_pits: [("Bob", collector)]},
    )
    table.plays("Alice", natural_selection)
    assert table.discard("Alice") == ["natural_selection"]
    assert table.discard("Bob") == []


def test_natural_selection_compares_the_power_that_minions_have_now() -> None:
    table = given(
        hands={"Alice": [natural_selection]},
        bases={jungle_oasis: [("Alice", shinobi, ("Alice", upgrade)), ("Bob", laseratops), ("Bob", ninja_master)]},
    )
    table.plays("Alice", natural_selection)
    assert table.discard("Bob") == ["laseratops"]  # 4 < 5, but not 5


# -- Rampage -----------------------------------------------------------------------------------------------


def test_rampage_lowers_the_breakpoint_by_the_power_of_one_of_your_minions_there() -> None:
    table = given(
        hands={"Alice": [rampage]},
        bases={tar_pits: [("Alice", shinobi, ("Alice", upgrade)), ("Bob", king_rex)], jungle_oasis: [("Alice", scout)]},
    )
    table.plays("Alice", rampage)
    assert table.offers("Alice") == ["Alice's shinobi at tar_pits", "Alice's scout at jungle_oasis"]
    table.picks("Alice", "shinobi")
    assert breakpoint_of(table, tar_pits) == 11
    assert breakpoint_of(table, jungle_oasis) == 12
    table.ends_turn("Alice")  # 12 of 11
    assert (table.points("Bob"), table.points("Alice")) == (4, 3)


def test_rampage_ends_with_the_turn() -> None:
    table = given(hands={"Alice": [rampage]}, bases={tar_pits: [("Alice", shinobi)], jungle_oasis: []})
    table.plays("Alice", rampage)
    assert breakpoint_of(table, tar_pits) == 13
    table.ends_turn("Alice")
    assert breakpoint_of(table, tar_pits) == 16


def test_rampage_keeps_its_amount_whatever_becomes_of_the_minion() -> None:
    table = given(
        hands={"Alice": [rampage, augmentation, beam_up]},
        bases={tar_pits: [("Alice", shinobi)], jungle_oasis: []},
        actions_left=3,
    )
    table.plays("Alice", rampage)
    table.plays("Alice", augmentation)
    assert breakpoint_of(table, tar_pits) == 13
    table.plays("Alice", beam_up)
    assert breakpoint_of(table, tar_pits) == 13


def test_rampage_does_not_stay_on_the_base() -> None:
    table = given(hands={"Alice": [rampage]}, bases={tar_pits: [("Alice", shinobi)]})
    table.plays("Alice", rampage)
    assert table.at("tar_pits") == ["Alice's shinobi"]
    assert table.discard("Alice") == ["rampage"]


def test_rampage_needs_a_minion_of_yours() -> None:
    table = given(hands={"Alice": [rampage]}, bases={tar_pits: [("Bob", king_rex)]})
    table.plays("Alice", rampage)
    assert breakpoint_of(table, tar_pits) == 16


def test_rampage_is_forgotten_when_the_base_is_exchanged() -> None:
    table = given(
        hands={"Alice": [rampage, terraforming]},
        bases={tar_pits: [("Alice", king_rex)]},
        base_deck=[jungle_oasis],
        actions_left=2,
    )
    table.plays("Alice", rampage)
    table.plays("Alice", terraforming)
    assert breakpoint_of(table, jungle_oasis) == 12


# -- Survival of the Fittest -------------------------------------------------------------------------------


def test_survival_of_the_fittest_destroys_one_of_the_weakest_at_each_base() -> None:
    table = given(
        hands={"Alice": [survival_of_the_fittest]},
        bases={
            jungle_oasis: [("Bob", collector), ("Alice", king_rex), ("Alice", ninja_acolyte), ("Bob", shinobi)],
            cave_of_shinies: [("Bob", laseratops), ("Bob", shinobi)],
        },
    )
    table.plays("Alice", survival_of_the_fittest)
    assert table.offers("Alice") == ["Bob's collector at jungle_oasis", "Alice's ninja_acolyte at jungle_oasis"]
    table.picks("Alice", "collector")
    assert table.at("jungle_oasis") == ["Alice's king_rex", "Alice's ninja_acolyte", "Bob's shinobi"]
    assert table.at("cave_of_shinies") == ["Bob's laseratops"]
    assert table.discard("Bob") == ["collector", "shinobi"]


def test_survival_of_the_fittest_goes_through_the_ties_in_any_order() -> None:
    table = given(
        hands={"Alice": [survival_of_the_fittest]},
        bases={
            jungle_oasis: [("Bob", collector), ("Alice", king_rex), ("Alice", ninja_acolyte)],
            cave_of_shinies: [("Bob", shinobi), ("Alice", shinobi), ("Bob", laseratops)],
            ninja_dojo: [("Bob", scout), ("Bob", king_rex)],
        },
    )
    table.plays("Alice", survival_of_the_fittest)
    assert table.offers("Alice") == [
        "Bob's collector at jungle_oasis",
        "Alice's ninja_acolyte at jungle_oasis",
        "Bob's shinobi at cave_of_shinies",
        "Alice's shinobi at cave_of_shinies",
    ]
    table.picks("Alice", "Bob's shinobi at cave_of_shinies")
    assert table.offers("Alice") == ["Bob's collector at jungle_oasis", "Alice's ninja_acolyte at jungle_oasis"]
    table.picks("Alice", "collector")
    assert sorted(table.discard("Bob")) == ["collector", "scout", "shinobi"]


def test_survival_of_the_fittest_takes_yours_as_well() -> None:
    table = given(
        hands={"Alice": [survival_of_the_fittest]}, bases={jungle_oasis: [("Alice", shinobi), ("Bob", king_rex)]}
    )
    table.plays("Alice", survival_of_the_fittest)
    assert table.discard("Alice") == ["shinobi", "survival_of_the_fittest"]


def test_survival_of_the_fittest_leaves_equals_loners_and_empty_bases_alone() -> None:
    table = given(
        hands={"Alice": [survival_of_the_fittest]},
        bases={jungle_oasis: [("Alice", shinobi), ("Bob", scout)], tar_pits: [("Bob", collector)], ninja_dojo: []},
    )
    table.plays("Alice", survival_of_the_fittest)
    assert table.discard("Alice") == ["survival_of_the_fittest"]
    assert table.discard("Bob") == []


def test_survival_of_the_fittest_compares_the_power_that_minions_have_now() -> None:
    table = given(
        hands={"Alice": [survival_of_the_fittest]},
        bases={
            jungle_oasis: [("Bob", shinobi), ("Bob", king_rex, ("Alice", poison)), ("Bob", collector, ("Bob", upgrade))]
        },
    )
    table.plays("Alice", survival_of_the_fittest)
    assert table.offers("Alice") == ["Bob's shinobi at jungle_oasis", "Bob's king_rex at jungle_oasis"]  # 3, 3 and 4
    table.picks("Alice", "king_rex")
    assert table.discard("Bob") == ["king_rex"]


def test_survival_of_the_fittest_chooses_all_victims_before_the_first_is_destroyed() -> None:
    table = given(
        hands={"Alice": [survival_of_the_fittest]},
        bases={
            jungle_oasis: [("Bob", buccaneer), ("Alice", king_rex)],
            tar_pits: [("Bob", ninja_master), ("Alice", king_rex)],
        },
    )
    table.plays("Alice", survival_of_the_fittest)
    assert table.at("tar_pits") == ["Alice's king_rex", "Bob's buccaneer"]  # it fled to where another was the weakest
