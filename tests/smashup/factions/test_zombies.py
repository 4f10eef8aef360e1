"""The minions of the Zombies."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import cave_of_shinies, jungle_oasis, rhodes_plaza_mall, tar_pits
from rumpus.smashup.cards.factions.aliens import terraforming
from rumpus.smashup.cards.factions.ninjas import (
    ninja_acolyte,
    ninja_master,
    seeing_stars,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.wizards import mass_enchantment, neophyte
from rumpus.smashup.cards.factions.zombies import (
    grave_digger,
    overrun,
    tenacious_z,
    walker,
    zombie_lord,
)
from tests.smashup.given import given


def test_zombie_lord_brings_one_weak_minion_to_each_base_without_yours() -> None:
    table = given(
        hands={"Alice": [zombie_lord]},
        discards={"Alice": [ninja_acolyte, tenacious_z, shinobi, seeing_stars]},
        bases={tar_pits: [], jungle_oasis: [("Bob", shinobi)], rhodes_plaza_mall: [], cave_of_shinies: []},
    )
    table.plays("Alice", zombie_lord, at=tar_pits)
    assert table.offers("Alice") == ["jungle_oasis", "rhodes_plaza_mall", "cave_of_shinies", "none"]
    table.picks("Alice", "rhodes_plaza_mall")
    assert table.offers("Alice") == ["play ninja_acolyte at rhodes_plaza_mall", "play tenacious_z at rhodes_plaza_mall"]
    table.picks("Alice", "play tenacious_z at rhodes_plaza_mall")
    assert table.offers("Alice") == ["jungle_oasis", "cave_of_shinies", "none"]
    table.picks("Alice", "jungle_oasis")  # the acolyte, the only one left
    assert table.at("jungle_oasis") == ["Bob's shinobi", "Alice's ninja_acolyte"]
    assert table.at("rhodes_plaza_mall") == ["Alice's tenacious_z"]
    assert table.discard("Alice") == ["shinobi", "seeing_stars"]  # power 3, and no minion
    assert not any("play" in offer for offer in table.offers("Alice"))  # they were extra, the Lord was not


def test_zombie_lord_skips_bases_where_you_have_a_minion() -> None:
    table = given(
        hands={"Alice": [zombie_lord]},
        discards={"Alice": [walker]},
        bases={tar_pits: [], jungle_oasis: [("Alice", shinobi)]},
    )
    table.plays("Alice", zombie_lord, at=tar_pits)
    assert "end turn" in table.offers("Alice")
    assert table.discard("Alice") == ["walker"]


def test_zombie_lord_has_nothing_to_raise() -> None:
    table = given(
        hands={"Alice": [zombie_lord]},
        discards={"Alice": [shinobi, seeing_stars], "Bob": [walker]},
        bases={tar_pits: [], jungle_oasis: []},
    )
    table.plays("Alice", zombie_lord, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


def test_zombie_lord_may_decline_or_stop() -> None:
    table = given(
        hands={"Alice": [zombie_lord]},
        discards={"Alice": [ninja_acolyte, ninja_acolyte]},
        bases={tar_pits: [], jungle_oasis: [], cave_of_shinies: []},
    )
    table.plays("Alice", zombie_lord, at=tar_pits)
    table.picks("Alice", "jungle_oasis", "none")
    assert table.at("jungle_oasis") == ["Alice's ninja_acolyte"]
    assert table.at("cave_of_shinies") == []
    assert table.discard("Alice") == ["ninja_acolyte"]


def test_zombie_lord_raises_minions_whose_abilities_happen() -> None:
    table = given(
        hands={"Alice": [zombie_lord]},
        discards={"Alice": [walker]},
        decks={"Alice": [ninja_acolyte, shinobi]},
        bases={tar_pits: [], jungle_oasis: [], cave_of_shinies: []},
    )
    table.plays("Alice", zombie_lord, at=tar_pits)
    table.picks("Alice", "jungle_oasis", "ninja_acolyte")  # the walker discards it, and it can rise at once
    assert table.offers("Alice") == ["cave_of_shinies", "none"]
    table.picks("Alice", "cave_of_shinies")
    assert table.at("cave_of_shinies") == ["Alice's ninja_acolyte"]


def test_zombie_lord_keeps_to_the_bases_that_were_without_yours_when_it_was_played() -> None:
    table = given(
        hands={"Alice": [zombie_lord]},
        discards={"Alice": [ninja_acolyte] * 3},
        bases={tar_pits: [], jungle_oasis: [], cave_of_shinies: []},
    )
    table.plays("Alice", zombie_lord, at=tar_pits)
    table.picks("Alice", "jungle_oasis", "cave_of_shinies")  # not a second one to either, none to the tar pits
    assert table.at("tar_pits") == ["Alice's zombie_lord"]
    assert table.discard("Alice") == ["ninja_acolyte"]
    assert "end turn" in table.offers("Alice")


def test_zombie_lord_raises_nobody_where_playing_is_forbidden() -> None:
    table = given(
        hands={"Alice": [zombie_lord]},
        discards={"Alice": [walker]},
        bases={tar_pits: [], jungle_oasis: [("Bob", overrun)]},
    )
    table.plays("Alice", zombie_lord, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


def test_zombie_lord_raises_nobody_at_a_base_that_has_left_play() -> None:
    table = given(
        hands={"Alice": [zombie_lord]},
        discards={"Alice": [neophyte, ninja_acolyte]},
        decks={"Alice": [mass_enchantment], "Bob": [terraforming]},
        bases={tar_pits: [], jungle_oasis: [], cave_of_shinies: []},
        base_deck=[rhodes_plaza_mall],
    )
    table.plays("Alice", zombie_lord, at=tar_pits)
    table.picks("Alice", "jungle_oasis", "play neophyte at jungle_oasis", "play")
    table.picks("Alice", "cave_of_shinies")  # is exchanged for the mall
    assert table.at("rhodes_plaza_mall") == []
    assert "end turn" in table.offers("Alice")
    assert table.discard("Alice") == ["ninja_acolyte", "mass_enchantment"]


def test_grave_digger_takes_a_minion_of_any_power_from_your_discard_pile() -> None:
    table = given(
        hands={"Alice": [grave_digger]},
        discards={"Alice": [ninja_master, walker, seeing_stars], "Bob": [shinobi]},
        bases={jungle_oasis: []},
    )
    table.plays("Alice", grave_digger, at=jungle_oasis)
    assert table.offers("Alice") == ["ninja_master", "walker", "none"]  # no action, not Bob's
    table.picks("Alice", "ninja_master")
    assert table.hand("Alice") == ["ninja_master"]
    assert table.discard("Alice") == ["walker", "seeing_stars"]


def test_grave_digger_may_decline() -> None:
    table = given(hands={"Alice": [grave_digger]}, discards={"Alice": [walker]}, bases={jungle_oasis: []})
    table.plays("Alice", grave_digger, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.hand("Alice") == []


def test_grave_digger_finds_no_minion() -> None:
    table = given(hands={"Alice": [grave_digger]}, discards={"Alice": [seeing_stars]}, bases={jungle_oasis: []})
    table.plays("Alice", grave_digger, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]
    assert table.discard("Alice") == ["seeing_stars"]


def test_tenacious_z_is_an_extra_minion_from_the_discard_pile() -> None:
    table = given(hands={"Alice": [shinobi]}, discards={"Alice": [tenacious_z]}, bases={tar_pits: [], jungle_oasis: []})
    table.plays("Alice", shinobi, at=tar_pits)
    assert table.offers("Alice") == ["use tenacious_z", "end turn"]
    table.uses("Alice", tenacious_z)
    assert table.offers("Alice") == ["play tenacious_z at tar_pits", "play tenacious_z at jungle_oasis"]
    table.picks("Alice", "play tenacious_z at jungle_oasis")
    assert table.at("jungle_oasis") == ["Alice's tenacious_z"]
    assert table.discard("Alice") == []


def test_tenacious_z_does_not_use_up_the_minion_of_the_turn() -> None:
    table = given(hands={"Alice": [shinobi]}, discards={"Alice": [tenacious_z]}, bases={jungle_oasis: []})
    table.uses("Alice", tenacious_z)
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's tenacious_z", "Alice's shinobi"]


def test_tenacious_z_limit_is_for_all_copies_and_lasts_one_turn() -> None:
    table = given(discards={"Alice": [tenacious_z, tenacious_z]}, bases={jungle_oasis: []})
    table.uses("Alice", tenacious_z)
    assert table.offers("Alice") == ["end turn"]
    refusal = table.why_not("Alice", "use tenacious_z")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("used this turn", "SU-10.6")
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    assert table.deck("Alice") == []  # drawing two made a new deck of the other one
    assert table.hand("Alice") == ["tenacious_z"]


def test_tenacious_z_limit_holds_for_the_same_card_again() -> None:
    table = given(
        hands={"Alice": [seeing_stars]}, discards={"Alice": [tenacious_z]}, bases={jungle_oasis: []}, actions_left=1
    )
    table.uses("Alice", tenacious_z)
    table.plays("Alice", seeing_stars)
    assert table.discard("Alice") == ["tenacious_z", "seeing_stars"]
    assert table.offers("Alice") == ["end turn"]


def test_tenacious_z_can_rise_again_in_the_next_turn() -> None:
    table = given(
        decks={"Alice": [shinobi] * 2},
        discards={"Alice": [tenacious_z, tenacious_z]},
        bases={jungle_oasis: [], tar_pits: []},
    )
    table.uses("Alice", tenacious_z)
    table.picks("Alice", "play tenacious_z at tar_pits")
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["end turn"]  # only on your turn, and only your own
    table.ends_turn("Bob")
    table.uses("Alice", tenacious_z)
    table.picks("Alice", "play tenacious_z at tar_pits")
    assert table.at("tar_pits") == ["Alice's tenacious_z"] * 2


def test_tenacious_z_from_hand_is_an_ordinary_minion() -> None:
    table = given(hands={"Alice": [tenacious_z]}, discards={"Alice": [tenacious_z]}, bases={jungle_oasis: []})
    table.plays("Alice", tenacious_z, at=jungle_oasis)
    assert table.offers("Alice") == ["use tenacious_z", "end turn"]  # nor does it count as the special


def test_tenacious_z_cannot_be_used_while_a_base_scores() -> None:
    table = given(
        hands={"Alice": [shinobi]},
        discards={"Alice": [tenacious_z]},
        bases={jungle_oasis: [("Alice", tiger_assassin)] * 3},
        base_deck=[tar_pits],
    )
    table.ends_turn("Alice")
    assert table.offers("Alice") == ["play shinobi", "pass"]
    table.passes("Alice")
    assert table.points("Alice") == 2


def test_tenacious_z_is_not_played_where_that_is_forbidden() -> None:
    table = given(discards={"Alice": [tenacious_z]}, bases={jungle_oasis: [("Bob", overrun)], tar_pits: []})
    table.uses("Alice", tenacious_z)
    assert table.at("tar_pits") == ["Alice's tenacious_z"]


def test_walker_looks_at_the_top_card_and_discards_it() -> None:
    table = given(
        hands={"Alice": [walker]}, decks={"Alice": [shinobi, seeing_stars], "Bob": [walker]}, bases={jungle_oasis: []}
    )
    table.plays("Alice", walker, at=jungle_oasis)
    assert table.offers("Alice") == ["shinobi", "none"]
    table.picks("Alice", "shinobi")
    assert table.discard("Alice") == ["shinobi"]
    assert table.deck("Alice") == ["seeing_stars"]


def test_walker_puts_the_card_back_on_top() -> None:
    table = given(hands={"Alice": [walker]}, decks={"Alice": [shinobi, seeing_stars]}, bases={jungle_oasis: []})
    table.plays("Alice", walker, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.discard("Alice") == []
    assert table.deck("Alice") == ["shinobi", "seeing_stars"]


def test_walker_shows_the_card_to_its_player_only() -> None:
    table = given(hands={"Alice": [walker]}, decks={"Alice": [shinobi, seeing_stars]}, bases={jungle_oasis: []})
    table.plays("Alice", walker, at=jungle_oasis)
    assert "shinobi" in str(table.game.view(0))
    assert "shinobi" not in str(table.game.view(1))
    table.picks("Alice", "none")


@pytest.mark.rule("SU-2.6")
def test_walker_makes_an_empty_deck_anew() -> None:
    table = given(hands={"Alice": [walker]}, discards={"Alice": [shinobi]}, bases={jungle_oasis: []})
    table.plays("Alice", walker, at=jungle_oasis)
    assert table.offers("Alice") == ["shinobi", "none"]
    table.picks("Alice", "none")
    assert table.deck("Alice") == ["shinobi"]


def test_walker_finds_no_card_at_all() -> None:
    table = given(hands={"Alice": [walker]}, bases={jungle_oasis: []})
    table.plays("Alice", walker, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]
