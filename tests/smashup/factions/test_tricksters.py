"""Tricksters, card by card: minions, and actions that are discarded at once."""

from __future__ import annotations

from typing import Literal

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, rhodes_plaza_mall, tar_pits, the_great_library
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.factions.aliens import beam_up, collector, crop_circles, disintegrator, invasion
from rumpus.smashup.cards.factions.dinosaurs import king_rex, upgrade
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    hidden_ninja,
    infiltrate,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    smoke_bomb,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.tricksters import (
    brownie,
    disenchant,
    enshrouding_mist,
    flame_trap,
    gnome,
    gremlin,
    leprechaun,
    mark_of_sleep,
    take_the_shinies,
)
from rumpus.smashup.cards.factions.wizards import chronomage, enchantress, mystic_studies, neophyte
from tests.smashup.given import given

EditionName = Literal["first_print", "geekier_box"]


# -- Leprechaun --------------------------------------------------------------------------------------------


def test_leprechaun_destroys_a_weaker_minion_that_another_player_plays_here() -> None:
    table = given(hands={"Alice": [tiger_assassin]}, bases={jungle_oasis: [("Bob", leprechaun)]})
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Bob's leprechaun"]
    assert table.discard("Alice") == ["tiger_assassin"]


def test_leprechaun_spares_a_minion_of_the_same_power() -> None:
    table = given(hands={"Alice": [ninja_master]}, bases={jungle_oasis: [("Bob", leprechaun)]})
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.at("jungle_oasis") == ["Bob's leprechaun", "Alice's ninja_master"]


def test_leprechaun_reads_the_power_that_both_have_now() -> None:
    weakened = ("Bob", leprechaun, ("Alice", poison))
    table = given(hands={"Alice": [tiger_assassin]}, bases={jungle_oasis: [weakened]})
    table.plays("Alice", tiger_assassin, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.at("jungle_oasis")[-1] == "Alice's tiger_assassin"


def test_leprechaun_spares_its_own_side_and_other_bases() -> None:
    table = given(hands={"Alice": [gnome]}, bases={jungle_oasis: [("Alice", leprechaun)], tar_pits: []})
    table.plays("Alice", gnome, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's leprechaun", "Alice's gnome"]
    table = given(hands={"Alice": [gnome]}, bases={jungle_oasis: [("Bob", leprechaun)], tar_pits: []})
    table.plays("Alice", gnome, at=tar_pits)
    assert table.at("tar_pits") == ["Alice's gnome"]


def test_leprechaun_that_is_gone_after_the_ability_of_the_new_minion_lets_it_live() -> None:
    table = given(hands={"Alice": [ninja_master]}, bases={jungle_oasis: [("Bob", leprechaun, ("Bob", upgrade))]})
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "leprechaun")
    assert table.at("jungle_oasis") == ["Alice's ninja_master"]


def test_leprechaun_does_not_find_a_minion_that_has_left_again() -> None:
    table = given(hands={"Alice": [collector]}, bases={jungle_oasis: [("Bob", leprechaun)]})
    table.plays("Alice", collector, at=jungle_oasis)
    table.picks("Alice", "collector")
    assert table.hand("Alice") == ["collector"]


@pytest.mark.rule("SU-3.3")
def test_leprechaun_spares_a_minion_that_is_moved_here() -> None:
    bases = {jungle_oasis: [("Bob", leprechaun)], tar_pits: [("Alice", gnome)]}
    table = given(hands={"Alice": [way_of_deception]}, bases=bases)
    table.plays("Alice", way_of_deception)
    assert table.at("jungle_oasis") == ["Bob's leprechaun", "Alice's gnome"]


# -- Brownie -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.3")
@pytest.mark.parametrize("card", [beam_up, invasion, poison])
def test_brownie_makes_the_player_of_an_action_that_affects_it_discard_two_cards(card: Card) -> None:
    table = given(hands={"Alice": [card, gnome, gnome, gnome]}, bases={jungle_oasis: [("Bob", brownie)], tar_pits: []})
    table.plays("Alice", card)
    assert table.hand("Alice") == ["gnome"]
    assert table.discard("Alice").count("gnome") == 2


def test_brownie_takes_revenge_on_a_minion_that_destroys_it_and_on_nobody_else() -> None:
    table = given(
        hands={"Alice": [ninja_master, gnome, gnome, gnome], "Bob": [gnome], "Carol": [gnome, gnome]},
        bases={jungle_oasis: [("Bob", brownie)]},
        players=["Alice", "Bob", "Carol"],
    )
    table.plays("Alice", ninja_master, at=jungle_oasis)
    table.picks("Alice", "brownie")
    assert table.discard("Bob") == ["brownie"]
    assert [len(table.hand(name)) for name in ("Alice", "Bob", "Carol")] == [1, 1, 2]


def test_brownie_takes_what_there_is_and_two_of_them_take_four() -> None:
    table = given(hands={"Alice": [beam_up, gnome]}, bases={jungle_oasis: [("Bob", brownie)]})
    table.plays("Alice", beam_up)
    assert table.hand("Alice") == []
    table = given(hands={"Alice": [crop_circles, *[gnome] * 5]}, bases={jungle_oasis: [("Bob", brownie)] * 2})
    table.plays("Alice", crop_circles)
    assert table.hand("Alice") == ["gnome"]


def test_brownie_does_not_mind_its_controller_or_cards_that_affect_others() -> None:
    bases = {jungle_oasis: [("Alice", brownie), ("Bob", brownie), ("Bob", gnome)], tar_pits: []}
    table = given(hands={"Alice": [way_of_deception, seeing_stars, gnome, gnome]}, bases=bases, actions_left=2)
    table.plays("Alice", way_of_deception)
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["gnome"]
    assert table.hand("Alice") == ["gnome", "gnome"]


def test_brownie_does_not_mind_cards_that_are_already_in_play() -> None:
    table = given(
        hands={"Alice": [gnome]},
        decks={"Alice": [gnome, gnome]},
        bases={jungle_oasis: [("Bob", brownie, ("Alice", assassination))], tar_pits: []},
    )
    table.ends_turn("Alice")
    assert table.discard("Bob") == ["brownie"]
    assert len(table.hand("Alice")) == 3

    table = given(hands={"Alice": [brownie], "Bob": [gnome]}, bases={jungle_oasis: [("Bob", flame_trap)]})
    table.plays("Alice", brownie, at=jungle_oasis)
    assert (table.discard("Alice"), table.hand("Bob")) == (["brownie"], ["gnome"])


@pytest.mark.rule("SU-10.3")
@pytest.mark.parametrize(("edition", "left"), [("first_print", 3), ("geekier_box", 1)])
def test_brownie_is_affected_by_what_the_edition_lists(edition: EditionName, left: int) -> None:
    table = given(
        hands={"Alice": [disintegrator, gnome, gnome, gnome]},
        bases={jungle_oasis: [("Bob", brownie, ("Alice", poison))]},
        edition=edition,
    )
    table.plays("Alice", disintegrator)
    assert table.deck("Bob") == ["brownie"]
    assert len(table.hand("Alice")) == left


def test_brownie_was_not_affected_if_it_was_protected() -> None:
    table = given(
        hands={"Alice": [beam_up, gnome, gnome]}, bases={jungle_oasis: [("Bob", brownie, ("Bob", smoke_bomb))]}
    )
    table.plays("Alice", beam_up)
    assert table.at("jungle_oasis") == ["Bob's brownie + Bob's smoke_bomb"]
    assert len(table.hand("Alice")) == 2


# -- Gnome -------------------------------------------------------------------------------------------------


def test_gnome_may_destroy_a_minion_here_with_less_power_than_you_have_minions_here() -> None:
    here = [("Alice", king_rex), ("Alice", leprechaun), ("Alice", leprechaun), ("Bob", shinobi), ("Bob", brownie)]
    bases = {jungle_oasis: here, tar_pits: [("Bob", gremlin)]}
    table = given(hands={"Alice": [gnome]}, bases=bases)
    table.plays("Alice", gnome, at=jungle_oasis)
    four = ["Bob's shinobi at jungle_oasis", "Alice's gnome at jungle_oasis", "none"]
    assert table.offers("Alice") == four  # power 3, not 4; itself; none at the tar pits
    table.picks("Alice", "shinobi")
    assert table.discard("Bob") == ["shinobi"]


def test_gnome_counts_only_your_minions_here_and_may_decline() -> None:
    here = [("Bob", gremlin), ("Bob", gnome), ("Bob", gnome, ("Alice", poison))]
    table = given(hands={"Alice": [gnome]}, bases={jungle_oasis: here, tar_pits: [("Alice", gnome)] * 2})
    table.plays("Alice", gnome, at=jungle_oasis)
    assert len(table.offers("Alice")) == 2  # power 0 only
    table.picks("Alice", "none")
    assert len(table.at("jungle_oasis")) == 4


def test_gnome_alone_has_nobody_to_destroy() -> None:
    table = given(hands={"Alice": [gnome]}, bases={jungle_oasis: [("Bob", gremlin)]})
    table.plays("Alice", gnome, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Bob's gremlin", "Alice's gnome"]


# -- Gremlin -----------------------------------------------------------------------------------------------


def test_gremlin_draws_and_makes_all_others_discard_when_destroyed() -> None:
    table = given(
        hands={"Alice": [seeing_stars, gnome, gnome], "Bob": [gnome], "Carol": [gnome, gnome]},
        decks={"Bob": [brownie, gnome]},
        bases={jungle_oasis: [("Bob", gremlin)]},
        players=["Alice", "Bob", "Carol"],
    )
    table.plays("Alice", seeing_stars)
    assert table.hand("Bob") == ["gnome", "brownie"]
    assert (len(table.hand("Alice")), len(table.hand("Carol"))) == (1, 1)


def test_gremlin_works_for_its_controller_whoever_destroys_it_and_with_empty_hands() -> None:
    table = given(
        hands={"Alice": [seeing_stars]}, decks={"Alice": [brownie]}, bases={jungle_oasis: [("Alice", gremlin)]}
    )
    table.plays("Alice", seeing_stars)
    assert (table.hand("Alice"), table.hand("Bob")) == (["brownie"], [])


def test_gremlin_does_nothing_when_it_is_returned() -> None:
    table = given(hands={"Alice": [beam_up, gnome]}, decks={"Bob": [brownie]}, bases={jungle_oasis: [("Bob", gremlin)]})
    table.plays("Alice", beam_up)
    assert (table.hand("Alice"), table.hand("Bob")) == (["gnome"], ["gremlin"])


@pytest.mark.rule("SU-5.10")
def test_gremlin_does_nothing_when_it_is_discarded_after_a_scoring() -> None:
    table = given(
        hands={"Alice": [gnome]},
        decks={"Alice": [gnome, gnome], "Bob": [brownie]},
        bases={jungle_oasis: [("Alice", king_rex), ("Alice", leprechaun), ("Bob", gremlin)]},
    )
    table.ends_turn("Alice")
    assert table.discard("Bob") == ["gremlin"]
    assert (len(table.hand("Alice")), table.hand("Bob")) == (3, [])


# -- Disenchant --------------------------------------------------------------------------------------------


def test_disenchant_destroys_anyones_action_on_a_minion_or_a_base() -> None:
    table = given(
        hands={"Alice": [disenchant]},
        bases={
            jungle_oasis: [("Bob", gnome, ("Alice", poison)), ("Bob", infiltrate)],
            tar_pits: [("Alice", gnome, ("Bob", upgrade))],
        },
    )
    table.plays("Alice", disenchant)
    assert table.offers("Alice") == [
        "Alice's poison at jungle_oasis",
        "Bob's infiltrate at jungle_oasis",
        "Bob's upgrade at tar_pits",
    ]
    table.picks("Alice", "upgrade")
    assert table.discard("Bob") == ["upgrade"]
    assert table.at("tar_pits") == ["Alice's gnome"]


@pytest.mark.rule("SU-4.3")
def test_disenchant_may_be_played_for_nothing() -> None:
    table = given(hands={"Alice": [disenchant]}, bases={jungle_oasis: [("Bob", gnome)]})
    table.plays("Alice", disenchant)
    assert table.discard("Alice") == ["disenchant"]


def test_disenchant_does_not_affect_the_minion() -> None:
    bases = {jungle_oasis: [("Bob", brownie, ("Bob", upgrade))]}
    table = given(hands={"Alice": [disenchant, gnome]}, bases=bases)
    table.plays("Alice", disenchant)
    assert (table.at("jungle_oasis"), table.hand("Alice")) == (["Bob's brownie"], ["gnome"])


# -- Mark of Sleep -----------------------------------------------------------------------------------------


def test_mark_of_sleep_forbids_actions_in_the_next_turn_of_a_player_only() -> None:
    table = given(
        hands={"Alice": [mark_of_sleep], "Bob": [mystic_studies, chronomage]},
        bases={the_great_library: [("Bob", enshrouding_mist)]},
    )
    table.plays("Alice", mark_of_sleep)
    assert table.offers("Alice") == ["Alice", "Bob"]
    table.picks("Alice", "Bob")
    table.ends_turn("Alice")
    table.plays("Bob", chronomage, at=the_great_library)
    assert table.offers("Bob") == ["end turn"]  # nor extra ones
    refusal = table.why_not("Bob", "play mystic_studies")
    assert refusal is not None
    assert refusal.reason == "asleep"
    table.ends_turn("Bob")
    table.ends_turn("Alice")
    assert "play mystic_studies" in table.offers("Bob")


def test_mark_of_sleep_on_yourself_counts_from_your_next_turn() -> None:
    hands = {"Alice": [mark_of_sleep, mystic_studies, mystic_studies], "Bob": [mystic_studies]}
    table = given(hands=hands, bases={the_great_library: []}, actions_left=2)
    table.plays("Alice", mark_of_sleep)
    table.picks("Alice", "Alice")
    table.plays("Alice", mystic_studies)
    table.ends_turn("Alice")
    assert "play mystic_studies" in table.offers("Bob")
    table.ends_turn("Bob")
    assert "play mystic_studies" not in table.offers("Alice")


def test_mark_of_sleep_leaves_actions_in_play_alone() -> None:
    table = given(
        hands={"Alice": [mark_of_sleep], "Bob": [gnome, gnome]},
        bases={the_great_library: [("Bob", enshrouding_mist)]},
    )
    table.plays("Alice", mark_of_sleep)
    table.picks("Alice", "Bob")
    table.ends_turn("Alice")
    table.plays("Bob", gnome, at=the_great_library)
    table.plays("Bob", gnome, at=the_great_library)
    assert table.at("the_great_library") == ["Bob's enshrouding_mist", "Bob's gnome", "Bob's gnome"]


def test_mark_of_sleep_forbids_specials_in_that_turn_but_not_before() -> None:
    table = given(
        hands={"Alice": [mark_of_sleep], "Bob": [hidden_ninja, king_rex]},
        bases={jungle_oasis: [("Alice", king_rex)] * 2, rhodes_plaza_mall: [("Alice", king_rex)] * 3},
    )
    table.plays("Alice", mark_of_sleep)
    table.picks("Alice", "Bob")
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["play hidden_ninja", "pass"]  # in Alice's turn
    table.passes("Bob")
    table.plays("Bob", king_rex, at=rhodes_plaza_mall)
    table.ends_turn("Bob")
    assert table.offers("Bob") == ["pass"]


def test_mark_of_sleep_in_a_turn_of_sleep_counts_for_the_turn_after() -> None:
    table = given(
        hands={"Alice": [king_rex, mystic_studies], "Bob": [mark_of_sleep, hidden_ninja, neophyte]},
        decks={"Alice": [enchantress] * 9, "Bob": [enchantress, enchantress, mark_of_sleep, *[enchantress] * 4]},
        bases={jungle_oasis: [("Alice", leprechaun)], the_great_library: []},
        active="Bob",
    )
    table.plays("Bob", mark_of_sleep)
    table.picks("Bob", "Alice")
    table.ends_turn("Bob")
    table.plays("Alice", king_rex, at=jungle_oasis)
    table.ends_turn("Alice")
    table.picks("Bob", "play hidden_ninja", "play neophyte at jungle_oasis", "play", "Alice")
    table.ends_turn("Bob")
    assert "play mystic_studies" not in table.offers("Alice")
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    assert "play mystic_studies" in table.offers("Alice")


# -- Take the Shinies --------------------------------------------------------------------------------------


@pytest.mark.rule("SU-10.16")
def test_take_the_shinies_takes_two_cards_of_everyone_else_or_what_they_have() -> None:
    players = ["Alice", "Bob", "Carol", "Dave"]
    hands = {"Alice": [take_the_shinies, gnome, gnome, gnome], "Bob": [gnome] * 3, "Carol": [gnome]}
    table = given(hands=hands, bases={jungle_oasis: []}, players=players)
    table.plays("Alice", take_the_shinies)
    assert [len(table.hand(name)) for name in players] == [3, 1, 0, 0]
    assert [len(table.discard(name)) for name in players] == [1, 2, 1, 0]
