"""The minions of the Dwarves."""

from __future__ import annotations

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_central_brain
from rumpus.smashup.cards.decks.potions import potion_of_cowardice
from rumpus.smashup.cards.decks.treasures import (
    bag_of_caltrops,
    buckler_of_swashing,
    chainsaw_of_bloody_dismemberment,
    chest_of_holding,
    dungeon_rule_book,
    jetpack_of_anachronism,
    magic_missile,
    tiger_steed,
    wishing_ring,
)
from rumpus.smashup.cards.factions.aliens import beam_up
from rumpus.smashup.cards.factions.dwarves import dwarf_king, gem_grabber, gold_digger, loot_lover
from rumpus.smashup.cards.factions.ninjas import ninja_master, poison, seeing_stars
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given


def test_dwarf_king_gets_the_treasures_of_a_minion_that_is_destroyed_at_any_base() -> None:
    worn = (("Alice", chest_of_holding), ("Alice", poison), ("Bob", magic_missile))
    table = given(
        hands={"Bob": [seeing_stars]},
        bases={jungle_oasis: [("Alice", walker, *worn)], tar_pits: [("Alice", dwarf_king)]},
        active="Bob",
    )
    table.plays("Bob", seeing_stars)
    assert table.hand("Alice") == ["magic_missile", "chest_of_holding"]  # whoever played them
    assert table.discard("Alice") == ["poison", "walker"]  # that is no treasure
    assert table.pile("treasure_discard") == []


def test_dwarf_king_gets_a_treasure_that_is_destroyed_alone() -> None:
    table = given(
        hands={"Bob": [dungeon_rule_book]},
        bases={jungle_oasis: [("Alice", walker, ("Bob", chest_of_holding)), ("Alice", dwarf_king)]},
        active="Bob",
    )
    table.plays("Bob", dungeon_rule_book)
    assert table.hand("Alice") == ["chest_of_holding"]
    assert table.pile("treasure_discard") == ["dungeon_rule_book"]  # that one lay on nobody


def test_dwarf_king_gets_nothing_from_other_players_minions_bases_and_treasure_minions() -> None:
    table = given(
        hands={"Bob": [seeing_stars, seeing_stars, dungeon_rule_book]},
        bases={
            jungle_oasis: [("Alice", dwarf_king), ("Bob", walker, ("Alice", chest_of_holding)), ("Alice", tiger_steed)],
            tar_pits: [("Alice", bag_of_caltrops)],
        },
        active="Bob",
        actions_left=3,
    )
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "Bob's walker at jungle_oasis")
    table.plays("Bob", seeing_stars)
    table.plays("Bob", dungeon_rule_book)
    assert table.hand("Alice") == []
    assert table.pile("treasure_discard") == [
        "chest_of_holding",
        "tiger_steed",
        "bag_of_caltrops",
        "dungeon_rule_book",
    ]


def test_dwarf_king_gets_the_treasures_of_a_minion_that_returns_to_a_hand() -> None:
    table = given(
        hands={"Bob": [beam_up]},
        bases={jungle_oasis: [("Alice", walker, ("Alice", chest_of_holding))], tar_pits: [("Alice", dwarf_king)]},
        active="Bob",
    )
    table.plays("Bob", beam_up)
    table.picks("Bob", "Alice's walker at jungle_oasis")
    assert sorted(table.hand("Alice")) == ["chest_of_holding", "walker"]


def test_dwarf_king_gets_the_treasures_when_a_base_has_scored_even_his_own() -> None:
    table = given(
        bases={
            jungle_oasis: [
                ("Alice", dwarf_king, ("Alice", buckler_of_swashing)),
                ("Alice", gem_grabber, ("Alice", chainsaw_of_bloody_dismemberment)),
                ("Alice", walker),
                ("Bob", walker, ("Bob", chest_of_holding)),
            ],
            tar_pits: [],
        },
        decks={"Alice": [walker, walker]},
        base_deck=[the_central_brain],
    )
    table.ends_turn("Alice")
    assert sorted(table.hand("Alice")) == [
        "buckler_of_swashing",
        "chainsaw_of_bloody_dismemberment",
        "walker",
        "walker",
    ]
    assert table.pile("treasure_discard") == ["chest_of_holding"]


def test_dwarf_king_gets_the_jetpack_whose_minion_flies_home() -> None:
    table = given(
        hands={"Bob": [seeing_stars]},
        bases={jungle_oasis: [("Alice", walker, ("Alice", jetpack_of_anachronism)), ("Alice", dwarf_king)]},
        active="Bob",
    )
    table.plays("Bob", seeing_stars)
    assert sorted(table.hand("Alice")) == ["jetpack_of_anachronism", "walker"]


def test_dwarf_king_without_abilities_or_of_another_player_keeps_nothing() -> None:
    table = given(
        hands={"Bob": [seeing_stars]},
        bases={
            jungle_oasis: [("Alice", walker, ("Alice", chest_of_holding))],
            tar_pits: [("Alice", dwarf_king, ("Bob", potion_of_cowardice)), ("Carol", dwarf_king)],
        },
        players=("Alice", "Bob", "Carol"),
        active="Bob",
    )
    table.plays("Bob", seeing_stars)
    table.picks("Bob", "Alice's walker at jungle_oasis")
    assert (table.hand("Alice"), table.hand("Carol")) == ([], [])
    assert table.pile("treasure_discard") == ["chest_of_holding"]


def test_dwarf_king_does_not_stop_a_card_that_goes_under_the_treasure_deck() -> None:
    table = given(bases={jungle_oasis: [("Alice", dwarf_king, ("Alice", magic_missile))]}, treasure_deck=[wishing_ring])
    table.uses("Alice", magic_missile)
    assert table.hand("Alice") == []
    assert table.pile("treasure_deck") == ["wishing_ring", "magic_missile"]


def test_loot_lover_has_two_power_for_each_treasure_on_it() -> None:
    worn = (("Alice", buckler_of_swashing), ("Bob", magic_missile), ("Alice", chainsaw_of_bloody_dismemberment))
    table = given(
        bases={
            jungle_oasis: [("Alice", loot_lover, *worn)],
            tar_pits: [("Alice", loot_lover, ("Bob", poison)), ("Alice", walker, ("Alice", chest_of_holding))],
        }
    )
    assert table.power("jungle_oasis", "Alice's loot_lover") == 4 + 3 * 2 + 2
    assert table.power("tar_pits", "Alice's loot_lover") == 0  # poison is no treasure


def test_gold_digger_takes_a_discarded_treasure_once_a_turn() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", gold_digger)]}, treasure_discard=[tiger_steed, wishing_ring, chest_of_holding]
    )
    table.uses("Alice", gold_digger)
    assert table.offers("Alice") == ["chest_of_holding", "tiger_steed", "wishing_ring"]
    table.picks("Alice", "wishing_ring")
    assert table.hand("Alice") == ["wishing_ring"]
    assert table.offers("Alice") == ["play wishing_ring", "end turn"]
    assert table.pile("treasure_discard") == ["tiger_steed", "chest_of_holding"]


def test_gold_digger_shows_the_others_what_it_digs_up() -> None:
    table = given(bases={jungle_oasis: [("Alice", gold_digger)]}, treasure_discard=[wishing_ring])
    table.uses("Alice", gold_digger)
    seats = table.table.view(1)["seats"]  # type: ignore[attr-defined]
    assert seats[0]["hand"] == ["wishing_ring"]


def test_gold_digger_has_nothing_to_do_while_that_pile_is_empty() -> None:
    table = given(hands={"Alice": [gold_digger]}, bases={jungle_oasis: []})
    table.plays("Alice", gold_digger, at=jungle_oasis)
    assert table.offers("Alice") == ["end turn"]
    refusal = table.why_not("Alice", "use gold_digger")
    assert refusal is not None


def test_gold_digger_works_at_once_and_each_for_itself() -> None:
    table = given(
        hands={"Alice": [gold_digger]},
        bases={jungle_oasis: [("Alice", gold_digger), ("Bob", gold_digger)]},
        treasure_discard=[tiger_steed, wishing_ring],
    )
    table.plays("Alice", gold_digger, at=jungle_oasis)
    table.picks("Alice", "use Alice's gold_digger at jungle_oasis", "tiger_steed")
    table.uses("Alice", gold_digger)
    assert table.hand("Alice") == ["tiger_steed", "wishing_ring"]


def test_gem_grabber_has_two_more_power_with_any_treasure() -> None:
    worn = (("Bob", buckler_of_swashing), ("Alice", magic_missile))
    table = given(
        bases={
            jungle_oasis: [("Alice", gem_grabber, *worn[:1])],
            tar_pits: [("Alice", gem_grabber, *worn[1:], ("Alice", jetpack_of_anachronism))],
            the_central_brain: [("Alice", gem_grabber), ("Bob", ninja_master, ("Alice", chest_of_holding))],
        }
    )
    assert table.power("jungle_oasis", "Alice's gem_grabber") == 4
    assert table.power("tar_pits", "Alice's gem_grabber") == 4  # not for each
    assert table.power("the_central_brain", "Alice's gem_grabber") == 2 + 1
