"""Wizards, card by card: minions."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_great_library
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.killer_plants import choking_vines
from rumpus.smashup.cards.factions.ninjas import hidden_ninja, poison, seeing_stars
from rumpus.smashup.cards.factions.tricksters import brownie, disenchant, gnome, mark_of_sleep
from rumpus.smashup.cards.factions.wizards import (
    archmage,
    chronomage,
    enchantress,
    mystic_studies,
    neophyte,
    sacrifice,
)
from tests.smashup.given import Given, given

# -- Archmage ----------------------------------------------------------------------------------------------


def test_archmage_gives_an_extra_action_in_the_turn_in_which_it_is_played() -> None:
    table = given(hands={"Alice": [archmage, *[disenchant] * 3]}, bases={the_great_library: []})
    table.plays("Alice", archmage, at=the_great_library)
    table.plays("Alice", disenchant)
    table.plays("Alice", disenchant)
    assert table.offers("Alice") == ["end turn"]


def test_archmage_gives_an_extra_action_in_each_turn_of_its_controller_only() -> None:
    table = given(
        hands={"Alice": [disenchant] * 4, "Bob": [disenchant] * 2},
        decks={"Alice": [enchantress] * 4, "Bob": [enchantress] * 2},
        bases={the_great_library: [("Alice", archmage)]},
        step="start",
    )
    for name, actions in (("Alice", 2), ("Bob", 1), ("Alice", 2)):
        for _ in range(actions):
            table.plays(name, disenchant)
        assert "play disenchant" not in table.offers(name)
        table.ends_turn(name)


def test_archmage_leaves_the_extra_action_of_the_turn_behind() -> None:
    hands = {"Alice": [sacrifice, disenchant, disenchant]}
    table = given(hands=hands, bases={the_great_library: [("Alice", archmage)]}, step="start")
    table.plays("Alice", sacrifice)
    assert table.at("the_great_library") == []
    table.plays("Alice", disenchant)
    assert table.asked == "Alice"
    assert "play disenchant" not in table.offers("Alice")


@pytest.mark.rule("SU-2.7")
@pytest.mark.parametrize("active", ["Alice", "Bob"])
def test_archmage_that_arrives_at_a_scoring_gives_no_action_then(active: str) -> None:
    table = given(
        hands={"Alice": [hidden_ninja, archmage, disenchant]},
        decks={"Alice": [enchantress] * 4, "Bob": [enchantress] * 4},
        bases={jungle_oasis: [("Alice", king_rex), ("Bob", king_rex)], the_great_library: []},
        active=active,
    )
    table.ends_turn(active)
    table.picks("Alice", "play hidden_ninja", "play archmage at jungle_oasis")
    assert table.prompt == "play"  # the next turn has begun
    assert table.asked != active


def test_archmage_teaches_before_or_after_what_destroys_it_at_the_start_of_the_turn() -> None:
    for first, actions in (("archmage", 2), ("choking_vines", 1)):
        table = given(
            hands={"Alice": [disenchant, disenchant]},
            bases={tar_pits: [("Alice", archmage, ("Alice", choking_vines))]},
            step="start",
        )
        table.picks("Alice", next(offer for offer in table.offers("Alice") if first in offer.split(" at ")[0]))
        assert table.at("tar_pits") == []
        assert table.state.actions_left == actions


# -- Chronomage --------------------------------------------------------------------------------------------


def test_chronomage_gives_one_extra_action_this_turn() -> None:
    table = given(hands={"Alice": [chronomage, *[disenchant] * 4]}, bases={the_great_library: []})
    table.plays("Alice", chronomage, at=the_great_library)
    table.plays("Alice", disenchant)
    table.plays("Alice", disenchant)
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    table.plays("Alice", disenchant)
    assert "play disenchant" not in table.offers("Alice")


def test_chronomage_leaves_the_extra_action_behind() -> None:
    table = given(hands={"Alice": [chronomage, sacrifice, disenchant]}, bases={the_great_library: []})
    table.plays("Alice", chronomage, at=the_great_library)
    table.plays("Alice", sacrifice)
    table.plays("Alice", disenchant)
    assert table.at("the_great_library") == []


@pytest.mark.rule("SU-6.2")
@pytest.mark.parametrize("answer", ["seeing_stars", "none"])
def test_chronomage_at_a_scoring_gives_the_extra_action_at_once_or_not_at_all(answer: str) -> None:
    table = given(
        hands={"Alice": [hidden_ninja, chronomage, seeing_stars, hidden_ninja]},
        bases={jungle_oasis: [("Bob", king_rex), ("Bob", king_rex)], the_great_library: [("Bob", gnome)]},
        active="Bob",
    )
    table.ends_turn("Bob")
    table.picks("Alice", "play hidden_ninja", "play chronomage at jungle_oasis")
    assert table.offers("Alice") == ["seeing_stars", "none"]  # a special is no extra action
    table.picks("Alice", answer)
    if answer != "none":
        table.picks("Alice", "gnome")
    assert table.offers("Alice") == ["play hidden_ninja", "pass"]


# -- Enchantress -------------------------------------------------------------------------------------------


def test_enchantress_draws_a_card() -> None:
    table = given(hands={"Alice": [enchantress]}, decks={"Alice": [gnome, brownie]}, bases={tar_pits: []})
    table.plays("Alice", enchantress, at=tar_pits)
    assert (table.hand("Alice"), table.deck("Alice")) == (["gnome"], ["brownie"])


@pytest.mark.rule("SU-2.6")
def test_enchantress_draws_from_a_new_deck_if_there_is_one() -> None:
    table = given(hands={"Alice": [enchantress]}, discards={"Alice": [gnome]}, bases={tar_pits: []})
    table.plays("Alice", enchantress, at=tar_pits)
    assert (table.hand("Alice"), table.discard("Alice")) == (["gnome"], [])
    table = given(hands={"Alice": [enchantress]}, bases={tar_pits: []})
    table.plays("Alice", enchantress, at=tar_pits)
    assert table.hand("Alice") == []


# -- Neophyte ----------------------------------------------------------------------------------------------


def with_neophyte(*deck: Card) -> Given:
    bases = {the_great_library: [("Bob", king_rex)]}
    table = given(hands={"Alice": [neophyte, disenchant]}, decks={"Alice": deck}, bases=bases)
    table.plays("Alice", neophyte, at=the_great_library)
    return table


def test_neophyte_takes_the_action_on_top_of_the_deck() -> None:
    table = with_neophyte(mystic_studies, gnome)
    assert table.offers("Alice") == ["take", "play", "none"]
    table.picks("Alice", "take")
    assert (table.hand("Alice"), table.deck("Alice")) == (["disenchant", "mystic_studies"], ["gnome"])


def test_neophyte_plays_the_action_at_once_as_an_extra_action() -> None:
    table = with_neophyte(mystic_studies, gnome, brownie)
    table.picks("Alice", "play")
    assert table.hand("Alice") == ["disenchant", "gnome", "brownie"]
    assert table.discard("Alice") == ["mystic_studies"]
    table.plays("Alice", disenchant)  # the action of the turn is still there


def test_neophyte_plays_an_action_that_stays() -> None:
    table = with_neophyte(poison)
    table.picks("Alice", "play", "king_rex")
    assert table.at("the_great_library") == ["Bob's king_rex + Alice's poison", "Alice's neophyte"]


def test_neophyte_puts_back_an_action_that_is_not_wanted() -> None:
    table = with_neophyte(mystic_studies, gnome)
    table.picks("Alice", "none")
    assert table.deck("Alice") == ["mystic_studies", "gnome"]
    assert table.hand("Alice") == ["disenchant"]


@pytest.mark.rule("SU-10.11")
def test_neophyte_shows_a_minion_to_all_and_puts_it_back() -> None:
    table = with_neophyte(gnome, brownie)
    assert table.deck("Alice") == ["gnome", "brownie"]
    alice = table.game.view(1)["seats"][0]  # type: ignore[index]
    assert alice["deck known"] == [(0, "gnome")]


def test_neophyte_cannot_play_an_action_that_is_only_a_special() -> None:
    table = with_neophyte(hidden_ninja)
    assert table.offers("Alice") == ["take", "none"]
    table.picks("Alice", "take")


def test_neophyte_has_nothing_to_reveal_without_a_deck() -> None:
    table = with_neophyte()
    assert table.at("the_great_library")[-1] == "Alice's neophyte"


def test_neophyte_cannot_play_the_action_in_a_turn_of_sleep() -> None:
    table = given(
        hands={"Alice": [mark_of_sleep], "Bob": [neophyte]},
        decks={"Bob": [mystic_studies]},
        bases={the_great_library: []},
    )
    table.plays("Alice", mark_of_sleep)
    table.picks("Alice", "Bob")
    table.ends_turn("Alice")
    table.plays("Bob", neophyte, at=the_great_library)
    assert table.offers("Bob") == ["take", "none"]
    table.picks("Bob", "take")
