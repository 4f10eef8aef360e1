"""The minions of the treasure deck, and actions that no minion wears."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_central_brain
from rumpus.smashup.cards.bases.munchkin import the_gauntlet
from rumpus.smashup.cards.decks.monsters import ghoul, poultrygeist, web_troll
from rumpus.smashup.cards.decks.treasures import (
    bag_of_caltrops,
    boots_of_butt_kicking,
    buckler_of_swashing,
    chainsaw_of_bloody_dismemberment,
    chest_of_holding,
    cross_bow,
    dungeon_rule_book,
    dwarf_hireling,
    halfling_hireling,
    magic_missile,
    tiger_steed,
    wand_of_dowsing,
    wishing_ring,
)
from rumpus.smashup.cards.factions.aliens import beam_up
from rumpus.smashup.cards.factions.ninjas import (
    ninja_acolyte,
    ninja_master,
    poison,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.tricksters import mark_of_sleep
from rumpus.smashup.cards.factions.warriors import taunter
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given


def test_dwarf_hireling_puts_on_a_discarded_treasure() -> None:
    table = given(
        hands={"Alice": [dwarf_hireling]},
        bases={jungle_oasis: [("Bob", walker)]},
        treasure_discard=[
            chainsaw_of_bloody_dismemberment,
            wishing_ring,
            bag_of_caltrops,
            tiger_steed,
            chest_of_holding,
        ],
    )
    table.plays("Alice", dwarf_hireling, at=jungle_oasis)
    assert table.offers("Alice") == ["chainsaw_of_bloody_dismemberment", "chest_of_holding", "none"]  # what is worn
    table.picks("Alice", "chainsaw_of_bloody_dismemberment")
    assert table.at("jungle_oasis")[-1] == "Alice's dwarf_hireling + Alice's chainsaw_of_bloody_dismemberment"
    assert table.power("jungle_oasis", "Alice's dwarf_hireling") == 4
    assert table.state.actions_left == 1  # it was an extra one
    assert table.pile("treasure_discard") == ["wishing_ring", "bag_of_caltrops", "tiger_steed", "chest_of_holding"]


def test_dwarf_hireling_may_decline_and_has_nothing_to_do_without_such_a_treasure() -> None:
    table = given(
        hands={"Alice": [dwarf_hireling]}, bases={jungle_oasis: []}, treasure_discard=[chainsaw_of_bloody_dismemberment]
    )
    table.plays("Alice", dwarf_hireling, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.pile("treasure_discard") == ["chainsaw_of_bloody_dismemberment"]
    table = given(hands={"Alice": [dwarf_hireling]}, bases={jungle_oasis: []}, treasure_discard=[wishing_ring])
    table.plays("Alice", dwarf_hireling, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


def test_dwarf_hireling_plays_an_action_so_it_cannot_do_it_asleep() -> None:
    table = given(
        hands={"Alice": [dwarf_hireling], "Bob": [mark_of_sleep]},
        bases={jungle_oasis: []},
        treasure_discard=[chest_of_holding],
        active="Bob",
    )
    table.plays("Bob", mark_of_sleep)
    table.picks("Bob", "Alice")
    table.ends_turn("Bob")
    table.plays("Alice", dwarf_hireling, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


def test_dwarf_hireling_with_the_boots_gives_an_extra_action() -> None:
    table = given(hands={"Alice": [dwarf_hireling]}, bases={jungle_oasis: []}, treasure_discard=[boots_of_butt_kicking])
    table.plays("Alice", dwarf_hireling, at=jungle_oasis)
    table.picks("Alice", "boots_of_butt_kicking")
    assert table.state.actions_left == 2


def test_halfling_hireling_brings_any_minion_to_any_base() -> None:
    table = given(
        hands={"Alice": [halfling_hireling, tiger_steed, ninja_master]}, bases={jungle_oasis: [], tar_pits: []}
    )
    table.plays("Alice", halfling_hireling, at=jungle_oasis)
    assert table.offers("Alice") == [
        "play tiger_steed at jungle_oasis",
        "play tiger_steed at tar_pits",
        "play ninja_master at jungle_oasis",
        "play ninja_master at tar_pits",
        "end turn",
    ]
    table.plays("Alice", tiger_steed, at=tar_pits)
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-13.17")
def test_tiger_steed_destroys_a_minion_of_power_two_or_less_here() -> None:
    table = given(
        hands={"Alice": [tiger_steed]},
        bases={
            jungle_oasis: [("Bob", walker), ("Bob", shinobi), ("Alice", walker), ("", poultrygeist), ("", ghoul)],
            tar_pits: [("Bob", walker)],
        },
    )
    table.plays("Alice", tiger_steed, at=jungle_oasis)  # a minion on its own
    assert table.offers("Alice") == ["Bob's walker at jungle_oasis", "Alice's walker at jungle_oasis", "none"]  # 2 + 1
    table.picks("Alice", "Bob's walker at jungle_oasis")
    assert table.discard("Bob") == ["walker"]


def test_tiger_steed_may_decline_or_find_nobody() -> None:
    table = given(hands={"Alice": [tiger_steed]}, bases={jungle_oasis: [("", web_troll)]})
    table.plays("Alice", tiger_steed, at=jungle_oasis)
    table.picks("Alice", "none")
    assert table.at("jungle_oasis") == ["web_troll", "Alice's tiger_steed"]
    table = given(hands={"Alice": [tiger_steed]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", tiger_steed, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-8.6")
def test_tiger_steed_goes_to_the_treasure_discard_pile() -> None:
    table = given(hands={"Alice": [beam_up]}, bases={jungle_oasis: [("Bob", tiger_steed)]}, treasure_deck=[])
    table.plays("Alice", beam_up)
    assert table.at("jungle_oasis") == []
    assert table.hand("Bob") == []
    assert table.pile("treasure_discard") == ["tiger_steed"]


def test_bag_of_caltrops_destroys_the_next_weak_minion_of_another_player_and_itself() -> None:
    table = given(
        hands={"Alice": [bag_of_caltrops, shinobi], "Bob": [shinobi, tiger_assassin]},
        bases={jungle_oasis: [], tar_pits: []},
    )
    table.plays("Alice", bag_of_caltrops)
    table.picks("Alice", "jungle_oasis")
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's bag_of_caltrops", "Alice's shinobi"]  # not her own
    table.ends_turn("Alice")
    table.plays("Bob", shinobi, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's shinobi"]
    assert table.discard("Bob") == ["shinobi"]
    assert table.pile("treasure_discard") == ["bag_of_caltrops"]


def test_bag_of_caltrops_lets_power_four_and_other_bases_alone() -> None:
    table = given(
        hands={"Bob": [tiger_assassin, ninja_acolyte]},
        bases={jungle_oasis: [("Alice", bag_of_caltrops)], tar_pits: []},
        active="Bob",
        minions_left=2,
    )
    table.plays("Bob", tiger_assassin, at=jungle_oasis)
    table.plays("Bob", ninja_acolyte, at=tar_pits)
    assert table.at("jungle_oasis") == ["Alice's bag_of_caltrops", "Bob's tiger_assassin"]
    assert table.at("tar_pits") == ["Bob's ninja_acolyte"]


@pytest.mark.rule("SU-3.2")
def test_bag_of_caltrops_reads_the_printed_power() -> None:
    table = given(
        hands={"Bob": [shinobi]}, bases={the_central_brain: [("Alice", bag_of_caltrops)], tar_pits: []}, active="Bob"
    )
    table.plays("Bob", shinobi, at=the_central_brain)  # it would have power 4 there
    assert table.at("the_central_brain") == []


def test_bag_of_caltrops_pricks_a_monster_that_another_player_brings() -> None:
    table = given(
        hands={"Bob": [taunter]},
        bases={jungle_oasis: [("Alice", bag_of_caltrops)]},
        active="Bob",
        monster_deck=[ghoul],
    )
    table.picks("Bob", "play taunter at jungle_oasis", "yes")
    table.picks("Alice", "yes")  # it came before the taunter's own ability was over; its treasure is hers
    assert table.at("jungle_oasis") == ["Bob's taunter"]
    assert len(table.hand("Alice")) == 1


def test_bag_of_caltrops_lies_in_wait_for_each_other_player_and_for_nobody_elses_monsters() -> None:
    table = given(
        hands={"Alice": [taunter], "Carol": [walker]},
        bases={jungle_oasis: [("Alice", bag_of_caltrops)]},
        players=("Alice", "Bob", "Carol"),
        monster_deck=[ghoul],
    )
    table.picks("Alice", "play taunter at jungle_oasis", "yes")
    assert table.at("jungle_oasis") == ["Alice's bag_of_caltrops", "Alice's taunter", "ghoul"]
    table.ends_turn("Alice")
    table.ends_turn("Bob")
    table.plays("Carol", walker, at=jungle_oasis)
    assert table.at("jungle_oasis") == ["Alice's taunter", "ghoul"]


@pytest.mark.rule("SU-13.3")
def test_bag_of_caltrops_lets_a_monster_pass_that_a_base_brings() -> None:
    table = given(
        hands={"Bob": [tiger_assassin]},
        bases={the_gauntlet: [("Alice", bag_of_caltrops), ("", web_troll)]},
        active="Bob",
        monster_deck=[ghoul],
    )
    table.plays("Bob", tiger_assassin, at=the_gauntlet)
    table.picks("Bob", "web_troll at the_gauntlet")
    assert table.at("the_gauntlet") == ["Alice's bag_of_caltrops", "Bob's tiger_assassin", "ghoul"]


def test_bag_of_caltrops_is_used_up_even_if_the_minion_cannot_be_destroyed() -> None:
    table = given(
        hands={"Bob": [dwarf_hireling]},
        bases={jungle_oasis: [("Alice", bag_of_caltrops)]},
        treasure_discard=[buckler_of_swashing],
        active="Bob",
    )
    table.plays("Bob", dwarf_hireling, at=jungle_oasis)
    table.picks("Bob", "buckler_of_swashing")
    assert table.at("jungle_oasis") == ["Bob's dwarf_hireling + Bob's buckler_of_swashing"]
    assert table.pile("treasure_discard") == ["bag_of_caltrops"]


@pytest.mark.rule("SU-13.1")
def test_cross_bow_arms_one_faction_at_one_base() -> None:
    table = given(
        hands={"Alice": [cross_bow, shinobi], "Bob": [walker]},
        bases={
            jungle_oasis: [
                ("Alice", shinobi),
                ("Bob", ninja_master),
                ("Bob", walker),
                ("", ghoul),
                ("Bob", tiger_steed),
            ],
            tar_pits: [("Alice", shinobi)],
        },
    )
    table.plays("Alice", cross_bow)
    assert table.offers("Alice") == ["jungle_oasis", "tar_pits"]
    table.picks("Alice", "jungle_oasis")
    assert table.offers("Alice") == ["ninjas", "zombies"]  # neither monsters nor treasures
    table.picks("Alice", "ninjas")
    powers = [table.table.power(piece) for piece in table.base("jungle_oasis").on]
    assert powers == [5, 7, 2, 3, 3]
    assert table.power("tar_pits", "Alice's shinobi") == 3
    assert table.pile("treasure_discard") == ["cross_bow"]
    table.plays("Alice", shinobi, at=jungle_oasis)
    assert table.table.power(table.base("jungle_oasis").on[-1]) == 3  # it came later


def test_cross_bow_lasts_until_the_end_of_the_turn() -> None:
    table = given(hands={"Alice": [cross_bow]}, bases={jungle_oasis: [("Alice", shinobi)]})
    table.plays("Alice", cross_bow)
    assert table.power("jungle_oasis", "Alice's shinobi") == 5
    table.ends_turn("Alice")
    assert table.power("jungle_oasis", "Alice's shinobi") == 3


def test_dungeon_rule_book_destroys_any_action_in_play() -> None:
    table = given(
        hands={"Alice": [dungeon_rule_book]},
        bases={
            jungle_oasis: [("Bob", shinobi, ("Bob", chest_of_holding)), ("Bob", bag_of_caltrops)],
            tar_pits: [("Alice", walker, ("Bob", poison))],
        },
    )
    table.plays("Alice", dungeon_rule_book)
    assert table.offers("Alice") == [
        "Bob's chest_of_holding at jungle_oasis",
        "Bob's bag_of_caltrops at jungle_oasis",
        "Bob's poison at tar_pits",
    ]
    table.picks("Alice", "Bob's poison at tar_pits")
    assert table.power("tar_pits", "Alice's walker") == 2
    assert table.discard("Bob") == ["poison"]
    assert table.pile("treasure_discard") == ["dungeon_rule_book"]


def test_dungeon_rule_book_finds_no_action() -> None:
    table = given(hands={"Alice": [dungeon_rule_book]}, bases={jungle_oasis: [("Bob", shinobi)]})
    table.plays("Alice", dungeon_rule_book)
    assert table.pile("treasure_discard") == ["dungeon_rule_book"]
    assert table.state.actions_left == 0


def test_dungeon_rule_book_can_be_played_before_any_scoring_at_another_base_too() -> None:
    table = given(
        hands={"Bob": [dungeon_rule_book]},
        bases={
            jungle_oasis: [("Alice", ninja_master)] * 2 + [("Alice", walker)],
            tar_pits: [("Alice", walker, ("Alice", chest_of_holding))],
        },
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    table.ends_turn("Alice")
    table.picks("Bob", "play dungeon_rule_book")
    assert table.at("tar_pits") == ["Alice's walker"]
    assert sorted(table.pile("treasure_discard")) == ["chest_of_holding", "dungeon_rule_book"]


def test_wand_of_dowsing_draws_two_and_shuffles_itself_and_the_discarded_treasures_in() -> None:
    table = given(
        hands={"Alice": [wand_of_dowsing]},
        bases={jungle_oasis: []},
        treasure_deck=[tiger_steed, wishing_ring, cross_bow],
        treasure_discard=[chest_of_holding, magic_missile],
    )
    table.plays("Alice", wand_of_dowsing)
    assert table.hand("Alice") == ["tiger_steed", "wishing_ring"]  # drawn before the shuffle
    assert sorted(table.pile("treasure_deck")) == ["chest_of_holding", "cross_bow", "magic_missile", "wand_of_dowsing"]
    assert table.pile("treasure_discard") == []
    assert table.state.resolving == []
    deck = table.state.piles.treasure_deck if table.state.piles else []
    assert not any(table.state.known[uid] for uid in deck)  # nobody knows where anything is


@pytest.mark.rule("SU-8.10")
def test_wand_of_dowsing_draws_from_the_discard_pile_when_the_deck_is_empty() -> None:
    table = given(
        hands={"Alice": [wand_of_dowsing]}, bases={jungle_oasis: []}, treasure_deck=[], treasure_discard=[tiger_steed]
    )
    table.plays("Alice", wand_of_dowsing)
    assert table.hand("Alice") == ["tiger_steed"]  # not the Wand, which is still being carried out
    assert table.pile("treasure_deck") == ["wand_of_dowsing"]


def test_wand_of_dowsing_shows_the_others_only_how_many_treasures_you_hold() -> None:
    table = given(
        hands={"Alice": [wand_of_dowsing]}, bases={jungle_oasis: []}, treasure_deck=[tiger_steed, wishing_ring]
    )
    table.plays("Alice", wand_of_dowsing)
    seats = table.table.view(1)["seats"]  # type: ignore[attr-defined]
    assert seats[0]["hand"] == ["", ""]
    assert seats[0]["treasures"] == 2


def test_wishing_ring_gives_a_point_and_goes_under_the_treasure_deck() -> None:
    table = given(
        hands={"Alice": [wishing_ring]},
        bases={jungle_oasis: []},
        treasure_deck=[tiger_steed, cross_bow],
        treasure_discard=[chest_of_holding],
    )
    table.plays("Alice", wishing_ring)
    assert table.points("Alice") == 1
    assert table.pile("treasure_deck") == ["tiger_steed", "cross_bow", "wishing_ring"]
    assert table.pile("treasure_discard") == ["chest_of_holding"]
    assert table.hand("Alice") == []
