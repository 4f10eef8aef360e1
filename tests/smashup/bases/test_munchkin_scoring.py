"""The bases of Smash Up: Munchkin that change power, protect, or do something at their scoring."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.bases.munchkin import (
    garrison,
    helpers_hollow,
    hotel_of_holiness,
    the_coffers,
    the_mines,
    the_pits,
    treehouse,
)
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, hippogriff, king_tut, plutonium_dragon, poultrygeist
from rumpus.smashup.cards.decks.treasures import (
    bag_of_caltrops,
    buckler_of_swashing,
    chainsaw_of_bloody_dismemberment,
    tiger_steed,
    wand_of_dowsing,
    wishing_ring,
)
from rumpus.smashup.cards.factions.aliens import beam_up
from rumpus.smashup.cards.factions.clerics import deep_friar, turner
from rumpus.smashup.cards.factions.dinosaurs import howl, upgrade
from rumpus.smashup.cards.factions.mages import charm
from rumpus.smashup.cards.factions.ninjas import (
    infiltrate,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.warriors import eternal_hero, taunter
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import On, given

THREE = ("Alice", "Bob", "Carol")

# -- Hotel of Holiness -------------------------------------------------------------------------------------


def test_hotel_of_holiness_puts_the_minions_on_their_owners_decks_in_the_order_they_choose() -> None:
    table = given(
        bases={
            hotel_of_holiness: [
                ("Alice", ninja_master),
                ("Alice", shinobi, ("Bob", upgrade)),
                ("Bob", tiger_assassin, "Alice"),
                ("Bob", ninja_master),
            ],
            tar_pits: [],
        },
        decks={"Alice": [walker] * 2, "Bob": [walker] * 2},
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    assert (table.points("Alice"), table.points("Bob")) == (4, 3)
    assert table.offers("Alice") == [
        "Alice's ninja_master at hotel_of_holiness",
        "Alice's shinobi at hotel_of_holiness",
        "Bob's tiger_assassin at hotel_of_holiness",
    ]  # all that she owns; no «none»
    table.picks("Alice", "ninja_master")
    table.picks("Alice", "shinobi")  # the last one comes by itself, on top
    assert table.hand("Alice") == ["tiger_assassin", "shinobi"]  # drawn in step 4
    assert table.deck("Alice") == ["ninja_master", "walker", "walker"]
    assert table.deck("Bob") == ["ninja_master", "walker", "walker"]
    assert table.discard("Bob") == ["upgrade"]


def test_hotel_of_holiness_sends_monsters_and_treasures_to_their_own_piles() -> None:
    table = given(
        bases={hotel_of_holiness: [*[("Alice", ninja_master)] * 3, ("Bob", tiger_steed), ("Bob", ghoul)], tar_pits: []},
        base_deck=[the_homeworld],
        treasure_deck=[wishing_ring],
        monster_deck=[],
    )
    table.ends_turn("Alice")
    assert table.pile("treasure_discard") == ["tiger_steed"]
    assert table.pile("monster_discard") == ["ghoul"]
    assert table.deck("Bob") == []


def test_hotel_of_holiness_waits_until_minions_may_have_been_saved() -> None:
    table = given(
        bases={hotel_of_holiness: [*[("Alice", ninja_master)] * 3, ("Alice", deep_friar)], tar_pits: []},
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    table.uses("Alice", deep_friar)
    table.answer("Alice", "Alice's ninja_master at hotel_of_holiness")
    assert table.at("tar_pits") == ["Alice's ninja_master"]
    while table.prompt != "play":
        table.answer("Alice", table.offers("Alice")[0])
    assert len(table.deck("Alice")) + len(table.hand("Alice")) == 3


def test_hotel_of_holiness_does_not_help_minions_that_are_destroyed_there() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={hotel_of_holiness: [("Bob", shinobi)]})
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["shinobi"]


def test_hotel_of_holiness_may_be_ignored_by_an_infiltrator() -> None:
    table = given(
        bases={hotel_of_holiness: [*[("Alice", ninja_master)] * 3, ("Bob", shinobi), ("Bob", infiltrate)]},
        base_deck=[the_homeworld],
        decks={"Bob": [walker]},
    )
    table.ends_turn("Alice")
    table.picks("Bob", "yes")
    assert table.discard("Bob") == ["shinobi", "infiltrate"]


@pytest.mark.rule("SU-10.13")
def test_hotel_of_holiness_or_what_else_would_save_a_minion() -> None:
    table = given(
        bases={hotel_of_holiness: [*[("Alice", ninja_master)] * 3, ("Bob", shinobi, ("Bob", eternal_hero))]},
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "hotel_of_holiness")
    assert table.deck("Bob") == ["shinobi"]
    assert table.discard("Bob") == ["eternal_hero"]


# -- The Mines ---------------------------------------------------------------------------------------------


def test_the_mines_give_each_minion_power_for_the_treasures_on_it() -> None:
    table = given(
        bases={
            the_mines: [
                ("Alice", shinobi, ("Alice", buckler_of_swashing)),
                ("Bob", shinobi, ("Bob", buckler_of_swashing), ("Alice", chainsaw_of_bloody_dismemberment)),
                ("Bob", walker, ("Bob", upgrade)),
                ("", ghoul, ("Alice", buckler_of_swashing)),
                ("Bob", tiger_steed),
            ],
            tar_pits: [("Alice", ninja_master, ("Alice", buckler_of_swashing))],
        }
    )
    assert table.power("the_mines", "Alice's shinobi") == 4
    assert table.power("the_mines", "Bob's shinobi") == 3 + 2 + 2
    assert table.power("the_mines", "Bob's walker") == 4  # an ordinary action is no treasure
    assert table.power("the_mines", "ghoul") == 4
    assert table.power("the_mines", "Bob's tiger_steed") == 3  # it is a treasure, but none lies on it
    assert table.power("tar_pits", "Alice's ninja_master") == 5
    assert table.table.breakpoint(table.base("the_mines")) == 18 + 4


# -- Helper's Hollow ---------------------------------------------------------------------------------------


def test_helpers_hollow_strengthens_whoever_is_not_at_turn() -> None:
    table = given(
        bases={
            helpers_hollow: [("Alice", shinobi), ("Bob", shinobi), ("Carol", ghoul), ("", bigfoot)],
            tar_pits: [("Bob", shinobi)],
        },
        players=THREE,
        decks={"Alice": [walker] * 4},
    )
    assert table.power("helpers_hollow", "Alice's shinobi") == 3
    assert table.power("helpers_hollow", "Bob's shinobi") == 4
    assert table.power("helpers_hollow", "Carol's ghoul") == 4
    assert table.power("helpers_hollow", "bigfoot") == 4  # nobody's
    assert table.power("tar_pits", "Bob's shinobi") == 3
    table.ends_turn("Alice")
    assert table.power("helpers_hollow", "Alice's shinobi") == 4
    assert table.power("helpers_hollow", "Bob's shinobi") == 3


def test_helpers_hollow_counts_at_a_scoring() -> None:
    table = given(
        bases={helpers_hollow: [*[("Alice", ninja_master)] * 2, *[("Bob", shinobi)] * 2]},
        base_deck=[the_homeworld],
        decks={"Alice": [walker] * 2},
    )
    table.ends_turn("Alice")  # 10 + 4 + 4: it scores at 17
    assert (table.points("Alice"), table.points("Bob")) == (3, 2)


# -- Treehouse, as the rulebook has it ---------------------------------------------------------------------


@pytest.mark.rule("SU-14.7", "SU-5.3", "SU-6.4")
def test_treehouse_scores_although_two_hippogriffs_bring_its_total_below_the_breakpoint() -> None:
    table = given(
        bases={
            treehouse: [
                *[("", hippogriff)] * 2,
                ("Alice", turner),
                ("Alice", taunter),
                *[("Alice", ninja_master)] * 2,
                ("Bob", ninja_master, 2),
            ]
        },
        base_deck=[the_homeworld],
        treasure_deck=[wishing_ring],
    )
    base = table.base("treehouse")
    assert table.table.breakpoint(base) == 21
    assert table.table.total_power(base) == 22
    table.ends_turn("Alice")
    assert (table.points("Alice"), table.points("Bob")) == (4, 2)


# -- Garrison ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "more"), [(0, 0), (1, 1)])
def test_garrison_pays_1_vp_more_when_the_totals_add_up_to_22(counters: int, more: int) -> None:
    """The monster does not count."""
    table = given(
        bases={
            garrison: [
                ("Alice", ninja_master),
                ("Alice", ninja_master, counters),
                ("Bob", ninja_master),
                ("Bob", tiger_assassin),
                ("Carol", walker),
                ("", ghoul),
            ]
        },
        base_deck=[the_homeworld],
        players=THREE,
        treasure_deck=[],
    )
    assert table.table.total_power(table.base("garrison")) == 21 + counters
    table.ends_turn("Alice")
    assert [table.points(name) for name in THREE] == [3 + more, 2 + more, 1 + more]


FOUR = ("Alice", "Bob", "Carol", "Dan")


@pytest.mark.rule("SU-5.7")
@pytest.mark.parametrize(
    ("on", "points"),
    [
        ([("Alice", 9), ("Bob", 8), ("Carol", 7), ("Dan", 6)], [4, 3, 2, 0]),
        ([("Alice", 9), ("Bob", 8), ("Carol", 6), ("Dan", 6)], [4, 3, 2, 2]),
        ([("Alice", 9), ("Bob", 8), ("Carol", 8), ("Dan", 6)], [4, 3, 3, 0]),
        ([("Alice", 12), ("Bob", 10)], [4, 3, 0, 0]),
        ([("Bob", 22)], [0, 4, 0, 0]),
    ],
)
def test_garrison_pays_those_in_the_first_three_places(on: Sequence[tuple[str, int]], points: list[int]) -> None:
    minions: list[On] = [(name, walker, power - 2) for name, power in on]
    table = given(bases={garrison: minions}, base_deck=[the_homeworld], players=FOUR)
    table.ends_turn("Alice")
    assert [table.points(name) for name in FOUR] == points


# -- The Pits ----------------------------------------------------------------------------------------------


def test_the_pits_keep_other_players_actions_off_the_minions_there() -> None:
    table = given(
        hands={"Alice": [seeing_stars, beam_up, poison]},
        bases={the_pits: [("Bob", shinobi)]},
        actions_left=3,
    )
    for card in (seeing_stars, beam_up, poison):
        table.plays("Alice", card)
    assert table.at("the_pits") == ["Bob's shinobi"]
    assert table.discard("Alice") == ["seeing_stars", "beam_up", "poison"]


def test_the_pits_let_your_own_actions_minions_and_other_bases_alone() -> None:
    table = given(
        hands={"Alice": [upgrade, howl, seeing_stars, ninja_master]},
        bases={the_pits: [("Alice", shinobi), ("Bob", tiger_assassin)], jungle_oasis: [("Bob", shinobi)]},
        actions_left=3,
    )
    table.plays("Alice", upgrade)
    table.picks("Alice", "Alice's shinobi at the_pits")
    table.plays("Alice", howl)
    assert table.power("the_pits", "Alice's shinobi") == 6
    table.plays("Alice", seeing_stars)
    assert table.at("jungle_oasis") == []
    table.plays("Alice", ninja_master, at=the_pits)
    table.picks("Alice", "Bob's tiger_assassin at the_pits")
    assert table.discard("Bob") == ["shinobi", "tiger_assassin"]


@pytest.mark.rule("SU-8.5")
def test_the_pits_shelter_monsters_from_all_actions_unless_you_control_them() -> None:
    table = given(
        hands={"Alice": [seeing_stars, upgrade, charm]},
        bases={the_pits: [("", poultrygeist)]},
        actions_left=3,
        treasure_deck=[],
    )
    table.plays("Alice", seeing_stars)
    assert table.at("the_pits") == ["poultrygeist"]
    table.plays("Alice", charm)  # to take control is not to affect
    table.plays("Alice", upgrade)
    assert table.at("the_pits") == ["Alice's poultrygeist + Alice's upgrade"]


def test_the_pits_ask_who_controls_the_minion() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={the_pits: [("Alice", shinobi, "Bob")]})
    table.plays("Alice", seeing_stars)
    assert table.discard("Bob") == ["shinobi"]


def test_the_pits_shed_other_players_actions_from_a_minion_that_is_moved_there() -> None:
    table = given(
        hands={"Alice": [way_of_deception]},
        bases={the_pits: [], jungle_oasis: [("Alice", shinobi, ("Bob", poison), ("Alice", upgrade))]},
    )
    table.plays("Alice", way_of_deception)
    assert table.at("the_pits") == ["Alice's shinobi + Alice's upgrade"]
    assert table.discard("Bob") == ["poison"]


def test_the_pits_shelter_others_from_an_infiltrator() -> None:
    table = given(hands={"Alice": [seeing_stars]}, bases={the_pits: [("Bob", shinobi), ("Alice", infiltrate)]})
    table.plays("Alice", seeing_stars)
    assert table.at("the_pits") == ["Bob's shinobi", "Alice's infiltrate"]


# -- The Coffers -------------------------------------------------------------------------------------------


def test_the_coffers_give_a_treasure_to_everybody_there_and_the_loot_comes_on_top() -> None:
    table = given(
        bases={
            the_coffers: [
                *[("Alice", ninja_master)] * 4,
                ("Bob", walker),
                ("Carol", ghoul),
            ],
            tar_pits: [("Dan", walker)],
        },
        base_deck=[the_homeworld],
        players=FOUR,
        treasure_deck=[wishing_ring, wand_of_dowsing, tiger_steed, bag_of_caltrops],
        decks={"Alice": [shinobi] * 2},
    )
    table.ends_turn("Alice")
    assert table.hand("Alice") == ["wishing_ring", "bag_of_caltrops", "shinobi", "shinobi"]  # the loot is one card
    assert table.hand("Bob") == ["wand_of_dowsing"]
    assert table.hand("Carol") == ["tiger_steed"]  # a monster that she controls is a minion
    assert table.hand("Dan") == []


def test_the_coffers_pay_only_when_they_score() -> None:
    table = given(
        bases={the_coffers: [("Alice", ninja_master)] * 3 + [("", king_tut), ("", plutonium_dragon)]},
        decks={"Alice": [shinobi] * 2},
    )
    table.ends_turn("Alice")
    assert table.hand("Alice") == ["shinobi", "shinobi"]
