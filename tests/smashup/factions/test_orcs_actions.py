"""The actions of the Orcs that are done when they are played, at a scoring or before."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_central_brain, the_homeworld
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, king_tut, web_troll
from rumpus.smashup.cards.decks.treasures import tiger_steed, wishing_ring
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    hidden_ninja,
    ninja_acolyte,
    ninja_master,
    shinobi,
    tiger_assassin,
)
from rumpus.smashup.cards.factions.orcs import (
    and_stay_down,
    angry_pillagers,
    crush,
    death_breath,
    dogpile,
)
from rumpus.smashup.cards.factions.pirates import full_sail
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import Given, given

# -- And Stay Down! ----------------------------------------------------------------------------------------


def shouting(alice: int, bob: int) -> Given:
    """Alice and Bob with this many Ninja Masters at the Oasis; Bob holds a special for before the scoring."""
    return given(
        hands={"Alice": [and_stay_down, dogpile], "Bob": [hidden_ninja, full_sail, shinobi, shinobi]},
        bases={
            jungle_oasis: [("Alice", ninja_master)] * alice + [("Bob", ninja_master)] * bob,
            tar_pits: [("Alice", walker)],
        },
        base_deck=[the_homeworld],
        decks={"Alice": [walker] * 4},
    )


@pytest.mark.rule("SU-13.2")
@pytest.mark.parametrize(("alice", "bob"), [(2, 1), (2, 2)])
def test_and_stay_down_keeps_the_others_from_using_specials_also_on_a_tie(alice: int, bob: int) -> None:
    table = shouting(alice, bob)
    table.ends_turn("Alice")
    table.plays("Alice", and_stay_down)
    assert table.asked == "Alice"  # Bob is skipped; Alice may go on
    assert table.offers("Alice") == ["play dogpile", "pass"]
    table.passes("Alice")
    assert table.asked == "Bob"
    assert table.prompt == "play"  # the base has scored, and the turn is over
    assert table.points("Alice") == 2


def test_and_stay_down_does_nothing_if_another_player_has_more_power_there() -> None:
    table = shouting(1, 2)
    table.ends_turn("Alice")
    table.plays("Alice", and_stay_down)
    assert table.offers("Bob") == [
        "play hidden_ninja",
        "play full_sail",
        "play shinobi",
        "pass",
    ]
    table.passes("Bob", "Alice")
    assert table.points("Bob") == 2


@pytest.mark.rule("SU-13.2")
def test_and_stay_down_undoes_nothing_that_was_done_before() -> None:
    table = shouting(2, 1)
    table.ends_turn("Alice")
    table.passes("Alice")
    table.plays("Bob", shinobi)
    table.plays("Alice", and_stay_down)
    assert "Bob's shinobi" in table.at("jungle_oasis")
    table.passes("Alice")
    assert table.prompt == "play"


def test_and_stay_down_is_over_with_the_scoring() -> None:
    table = given(
        hands={"Alice": [and_stay_down], "Bob": [hidden_ninja, shinobi]},
        bases={
            jungle_oasis: [("Alice", ninja_master)] * 3,
            the_central_brain: [("Alice", ninja_master)] * 3 + [("Bob", shinobi)],
        },
        base_deck=[the_homeworld, tar_pits],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "jungle_oasis")
    table.plays("Alice", and_stay_down)
    assert table.points("Alice") == 2
    assert table.asked == "Bob"  # before the other base scores
    assert "play hidden_ninja" in table.offers("Bob")
    table.passes("Bob")


def test_and_stay_down_is_a_special_only() -> None:
    table = given(hands={"Alice": [and_stay_down]}, bases={jungle_oasis: []})
    assert table.offers("Alice") == ["end turn"]


# -- Angry Pillagers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("counters", "gained"), [(3, 1), (2, 0)])
def test_angry_pillagers_gain_1_vp_for_a_lead_of_3_or_more(counters: int, gained: int) -> None:
    table = given(
        hands={"Alice": [angry_pillagers]},
        bases={jungle_oasis: [("Alice", ninja_master, counters), ("Bob", ninja_master)], tar_pits: []},
        base_deck=[the_homeworld],
        decks={"Alice": [walker] * 4},
    )
    table.ends_turn("Alice")
    assert table.prompt == "when scoring"
    table.plays("Alice", angry_pillagers)
    assert table.points("Alice") == 2 + gained
    assert "angry_pillagers" in table.discard("Alice")


def test_angry_pillagers_compare_with_the_second_of_three_players() -> None:
    table = given(
        hands={"Alice": [angry_pillagers]},
        bases={jungle_oasis: [("Alice", ninja_master), ("Bob", shinobi), ("Carol", tiger_assassin)]},
        players=("Alice", "Bob", "Carol"),
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    table.plays("Alice", angry_pillagers)
    assert table.points("Alice") == 2  # only 1 more than Carol


def test_angry_pillagers_get_nothing_on_a_tie_nor_from_behind() -> None:
    table = given(
        hands={"Alice": [angry_pillagers], "Bob": [angry_pillagers]},
        bases={jungle_oasis: [("Alice", ninja_master)] * 2 + [("Bob", ninja_master)] * 2},
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    table.plays("Alice", angry_pillagers)
    table.plays("Bob", angry_pillagers)
    assert (table.points("Alice"), table.points("Bob")) == (2, 2)


def test_angry_pillagers_alone_at_a_base_compare_with_0() -> None:
    table = given(
        hands={"Alice": [angry_pillagers, angry_pillagers]},
        bases={jungle_oasis: [("Alice", ninja_master)] * 3},
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    table.plays("Alice", angry_pillagers)
    table.plays("Alice", angry_pillagers)
    assert table.points("Alice") == 4


@pytest.mark.rule("SU-5.9")
def test_angry_pillagers_may_wait_until_the_loot_is_shared() -> None:
    table = given(
        hands={"Alice": [angry_pillagers]},
        bases={jungle_oasis: [("Alice", ninja_master)] * 4 + [("", ghoul)]},
        treasure_deck=[wishing_ring],
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    table.passes("Alice")
    assert "wishing_ring" in table.hand("Alice")
    table.plays("Alice", angry_pillagers)
    assert table.points("Alice") == 3


# -- Crush -------------------------------------------------------------------------------------------------


def test_crush_destroys_a_minion_of_a_player_who_has_fewer_there() -> None:
    table = given(
        hands={"Alice": [crush]},
        bases={
            jungle_oasis: [("Alice", walker), ("Alice", shinobi), ("Bob", ninja_master), ("", ghoul)],
            tar_pits: [("Alice", walker), ("Bob", walker)],  # as many
            the_homeworld: [("Bob", walker)],
        },
    )
    table.plays("Alice", crush)  # the only one: not the monster, nor where Bob has as many
    assert table.discard("Bob") == ["ninja_master"]


def test_crush_lets_you_choose_base_player_and_minion() -> None:
    table = given(
        hands={"Alice": [crush]},
        bases={
            jungle_oasis: [("Alice", walker)] * 3 + [("Bob", ninja_master), ("Bob", shinobi), ("Carol", walker)],
            tar_pits: [("Alice", walker), ("Alice", walker), ("Carol", shinobi)],
        },
        players=("Alice", "Bob", "Carol"),
    )
    table.plays("Alice", crush)
    assert table.offers("Alice") == [
        "Bob's ninja_master at jungle_oasis",
        "Bob's shinobi at jungle_oasis",
        "Carol's walker at jungle_oasis",
        "Carol's shinobi at tar_pits",
    ]
    table.picks("Alice", "ninja_master")
    assert table.discard("Bob") == ["ninja_master"]


def test_crush_finds_nobody_where_others_have_no_minion() -> None:
    table = given(hands={"Alice": [crush]}, bases={jungle_oasis: [("Alice", walker)] * 2 + [("", bigfoot)]})
    table.plays("Alice", crush)
    assert len(table.at("jungle_oasis")) == 3
    assert table.discard("Alice") == ["crush"]


def test_crush_counts_controlled_monsters_on_both_sides() -> None:
    table = given(
        hands={"Alice": [crush]}, bases={jungle_oasis: [("Alice", ghoul), ("Alice", walker), ("Bob", bigfoot)]}
    )
    table.plays("Alice", crush)
    table.picks("Alice", "no")
    assert table.pile("monster_discard") == ["bigfoot"]


# -- Death Breath ------------------------------------------------------------------------------------------


def test_death_breath_puts_a_minion_of_power_4_or_less_under_its_owners_deck() -> None:
    table = given(
        hands={"Alice": [death_breath]},
        bases={jungle_oasis: [("Bob", tiger_assassin, "Carol"), ("Bob", ninja_master), ("Alice", walker), ("", ghoul)]},
        decks={"Carol": [shinobi]},
        players=("Alice", "Bob", "Carol"),
    )
    table.plays("Alice", death_breath)
    assert table.offers("Alice") == ["Bob's tiger_assassin at jungle_oasis", "Alice's walker at jungle_oasis"]
    table.picks("Alice", "tiger_assassin")  # neither power 5 nor the monster was offered
    assert table.deck("Carol") == ["shinobi", "tiger_assassin"]


@pytest.mark.rule("SU-8.5")
def test_death_breath_does_not_take_a_monster_not_even_a_controlled_one() -> None:
    table = given(hands={"Alice": [death_breath]}, bases={jungle_oasis: [("", ghoul), ("Bob", king_tut)]})
    table.plays("Alice", death_breath)
    assert table.at("jungle_oasis") == ["ghoul", "Bob's king_tut"]


@pytest.mark.rule("SU-7.2", "SU-8.6")
def test_death_breath_sends_a_treasure_to_the_treasure_discard_pile_and_destroys_nothing() -> None:
    table = given(
        hands={"Alice": [death_breath]},
        bases={jungle_oasis: [("Bob", tiger_steed)]},
    )
    table.plays("Alice", death_breath)
    assert table.at("jungle_oasis") == []
    assert table.pile("treasure_discard") == ["tiger_steed"]


def test_death_breath_is_no_destruction() -> None:
    table = given(hands={"Alice": [death_breath]}, bases={tar_pits: [("Bob", walker, ("Alice", assassination))]})
    table.plays("Alice", death_breath)
    assert table.deck("Bob") == ["walker"]
    assert table.discard("Alice") == ["assassination", "death_breath"]


# -- Dogpile -----------------------------------------------------------------------------------------------


def test_dogpile_moves_a_minion_to_a_base_with_two_or_more_of_yours() -> None:
    table = given(
        hands={"Alice": [dogpile]},
        bases={
            jungle_oasis: [("Alice", walker), ("Alice", shinobi)],
            tar_pits: [("Alice", ninja_acolyte), ("Bob", walker), ("Bob", walker)],
            the_homeworld: [("Bob", shinobi)],
        },
    )
    table.plays("Alice", dogpile)  # only that one can move, only there
    assert table.at("jungle_oasis") == ["Alice's walker", "Alice's shinobi", "Alice's ninja_acolyte"]


def test_dogpile_finds_no_such_base() -> None:
    table = given(
        hands={"Alice": [dogpile]}, bases={jungle_oasis: [("Alice", walker)] * 2, tar_pits: [("Bob", walker)] * 2}
    )
    table.plays("Alice", dogpile)  # those two are there already
    assert len(table.at("jungle_oasis")) == 2
    assert table.discard("Alice") == ["dogpile"]


def test_dogpile_before_a_scoring_moves_between_any_bases() -> None:
    table = given(
        hands={"Alice": [dogpile]},
        bases={
            jungle_oasis: [("Bob", ninja_master)] * 3,
            tar_pits: [("Alice", walker)] * 2,
            the_central_brain: [("Alice", shinobi)] * 2,
        },
        base_deck=[the_homeworld],
        decks={"Alice": [walker] * 4},
    )
    table.ends_turn("Alice")
    table.plays("Alice", dogpile)
    assert table.offers("Alice") == [
        "Alice's walker at tar_pits",
        "Alice's walker at tar_pits",
        "Alice's shinobi at the_central_brain",
        "Alice's shinobi at the_central_brain",
    ]
    table.answer("Alice", "Alice's walker at tar_pits")
    assert len(table.at("the_central_brain")) == 3
    assert table.points("Bob") == 2
    assert table.state.phase == "play"


def test_dogpile_piles_into_the_base_that_scores() -> None:
    table = given(
        hands={"Bob": [dogpile]},
        bases={
            jungle_oasis: [("Alice", ninja_master)] * 2 + [("Bob", tiger_assassin)] * 2,
            tar_pits: [("Bob", shinobi), ("", web_troll)],
        },
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    table.plays("Bob", dogpile)
    assert (table.points("Alice"), table.points("Bob")) == (0, 2)
