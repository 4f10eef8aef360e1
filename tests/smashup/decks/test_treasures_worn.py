"""What a minion wears and wields."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_central_brain
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul, poultrygeist
from rumpus.smashup.cards.decks.potions import potion_of_cowardice, potion_of_idiotic_bravery
from rumpus.smashup.cards.decks.treasures import (
    boots_of_butt_kicking,
    boots_of_running_really_fast,
    buckler_of_swashing,
    chainsaw_of_bloody_dismemberment,
    chest_of_holding,
    cross_bow,
    jetpack_of_anachronism,
    kneepads_of_allure,
    magic_missile,
    tiger_steed,
    wishing_ring,
)
from rumpus.smashup.cards.factions.aliens import beam_up
from rumpus.smashup.cards.factions.ninjas import (
    assassination,
    ninja_master,
    poison,
    seeing_stars,
    shinobi,
    tiger_assassin,
    way_of_deception,
)
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import given


def test_boots_of_butt_kicking_give_power_and_an_extra_action() -> None:
    table = given(
        hands={"Alice": [boots_of_butt_kicking, seeing_stars]},
        bases={jungle_oasis: [("Alice", shinobi), ("Bob", walker)]},
    )
    table.plays("Alice", boots_of_butt_kicking)
    assert table.offers("Alice") == ["Alice's shinobi at jungle_oasis", "Bob's walker at jungle_oasis"]
    table.picks("Alice", "Alice's shinobi at jungle_oasis")
    assert table.power("jungle_oasis", "Alice's shinobi") == 4
    assert table.offers("Alice") == ["play seeing_stars", "end turn"]
    table.plays("Alice", seeing_stars)
    assert table.offers("Alice") == ["end turn"]


@pytest.mark.rule("SU-4.3")
def test_boots_of_butt_kicking_on_nobody_do_nothing() -> None:
    table = given(hands={"Alice": [boots_of_butt_kicking, seeing_stars]}, bases={jungle_oasis: []})
    table.plays("Alice", boots_of_butt_kicking)
    assert table.offers("Alice") == ["end turn"]
    assert table.pile("treasure_discard") == ["boots_of_butt_kicking"]


def test_boots_of_running_really_fast_carry_their_minion_away_once_a_turn() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", shinobi, ("Alice", boots_of_running_really_fast), ("Bob", poison))],
            tar_pits: [],
            the_central_brain: [],
        }
    )
    table.uses("Alice", boots_of_running_really_fast)
    assert table.offers("Alice") == ["tar_pits", "the_central_brain"]
    table.picks("Alice", "tar_pits")
    assert table.at("tar_pits") == ["Alice's shinobi + Alice's boots_of_running_really_fast + Bob's poison"]
    assert table.offers("Alice") == ["end turn"]
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["end turn"]  # not his
    table.ends_turn("Bob")
    assert table.offers("Alice") == ["use Alice's boots_of_running_really_fast at tar_pits", "end turn"]


def test_boots_of_running_really_fast_obey_their_own_player() -> None:
    table = given(
        bases={jungle_oasis: [("Bob", shinobi, ("Alice", boots_of_running_really_fast)), ("", ghoul)], tar_pits: []}
    )
    table.uses("Alice", boots_of_running_really_fast)
    assert table.at("tar_pits") == ["Bob's shinobi + Alice's boots_of_running_really_fast"]


def test_boots_of_running_really_fast_work_in_the_turn_they_are_played_and_on_a_monster() -> None:
    table = given(hands={"Alice": [boots_of_running_really_fast]}, bases={jungle_oasis: [("", ghoul)], tar_pits: []})
    table.plays("Alice", boots_of_running_really_fast)
    table.uses("Alice", boots_of_running_really_fast)
    assert table.at("tar_pits") == ["ghoul + Alice's boots_of_running_really_fast"]


def test_buckler_of_swashing_keeps_its_minion_from_being_destroyed() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={jungle_oasis: [("Bob", walker, ("Bob", buckler_of_swashing)), ("Bob", shinobi)], tar_pits: []},
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "Bob's walker at jungle_oasis")
    assert table.at("jungle_oasis") == ["Bob's walker + Bob's buckler_of_swashing", "Bob's shinobi"]


def test_buckler_of_swashing_keeps_off_its_own_players_cards_too() -> None:
    table = given(
        bases={jungle_oasis: [("Bob", walker, ("Alice", buckler_of_swashing), ("Alice", assassination))]},
    )
    table.ends_turn("Alice")
    assert table.at("jungle_oasis") == ["Bob's walker + Alice's buckler_of_swashing + Alice's assassination"]


def test_buckler_of_swashing_does_not_stop_anything_else() -> None:
    table = given(
        hands={"Alice": [beam_up, way_of_deception]},
        bases={jungle_oasis: [("Alice", walker, ("Alice", buckler_of_swashing))], tar_pits: []},
        actions_left=2,
    )
    table.plays("Alice", way_of_deception)
    assert table.at("tar_pits") == ["Alice's walker + Alice's buckler_of_swashing"]
    table.plays("Alice", beam_up)
    assert table.hand("Alice") == ["walker"]
    assert table.pile("treasure_discard") == ["buckler_of_swashing"]


def test_buckler_of_swashing_does_not_outlast_a_scoring() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", ninja_master), ("Alice", ninja_master, ("Alice", buckler_of_swashing)),
                              ("Alice", walker)]},
        decks={"Alice": [walker, walker]},
        base_deck=[tar_pits],
    )  # fmt: skip
    table.ends_turn("Alice")
    assert sorted(table.discard("Alice")) == ["ninja_master", "ninja_master", "walker"]
    assert table.pile("treasure_discard") == ["buckler_of_swashing"]


def test_chainsaw_of_bloody_dismemberment_adds_two_power() -> None:
    table = given(hands={"Alice": [chainsaw_of_bloody_dismemberment]}, bases={jungle_oasis: [("", bigfoot)]})
    table.plays("Alice", chainsaw_of_bloody_dismemberment)
    assert table.power("jungle_oasis", "bigfoot") == 4 + 3 + 2
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 9


def test_chainsaw_of_bloody_dismemberment_needs_a_minion() -> None:
    table = given(hands={"Alice": [chainsaw_of_bloody_dismemberment]}, bases={jungle_oasis: []})
    table.plays("Alice", chainsaw_of_bloody_dismemberment)
    assert table.pile("treasure_discard") == ["chainsaw_of_bloody_dismemberment"]


def test_chest_of_holding_counts_itself_and_every_other_treasure_on_its_minion() -> None:
    worn = [("Alice", chest_of_holding), ("Bob", magic_missile), ("Alice", poison)]
    table = given(
        bases={
            jungle_oasis: [("Alice", ninja_master, *worn), ("Alice", shinobi, ("Alice", kneepads_of_allure))],
            tar_pits: [],
        },
        hands={"Alice": [boots_of_butt_kicking]},
    )
    assert table.power("jungle_oasis", "Alice's ninja_master") == 5 + 2 - 4 + 1  # the kneepads lie on another minion
    table.plays("Alice", boots_of_butt_kicking)
    table.picks("Alice", "Alice's ninja_master at jungle_oasis")
    assert table.power("jungle_oasis", "Alice's ninja_master") == 5 + 3 - 4 + 1 + 1


def test_jetpack_of_anachronism_brings_its_minion_home_to_its_owner() -> None:
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={jungle_oasis: [("Alice", walker, "Bob", ("Alice", jetpack_of_anachronism), ("Alice", poison))]},
    )
    table.plays("Alice", seeing_stars)
    assert table.hand("Bob") == ["walker"]
    assert table.pile("treasure_discard") == ["jetpack_of_anachronism"]
    assert table.discard("Alice") == ["poison", "seeing_stars"]


def test_jetpack_of_anachronism_saves_after_a_scoring_too() -> None:
    table = given(
        bases={jungle_oasis: [("Alice", ninja_master, ("Alice", jetpack_of_anachronism)), ("Alice", ninja_master),
                              ("Alice", walker)]},
        decks={"Alice": [shinobi, shinobi]},
        base_deck=[tar_pits],
    )  # fmt: skip
    table.ends_turn("Alice")
    assert table.hand("Alice") == ["ninja_master", "shinobi", "shinobi"]
    assert table.discard("Alice") == ["ninja_master", "walker"]
    assert table.pile("treasure_discard") == ["jetpack_of_anachronism"]


def test_jetpack_of_anachronism_does_not_bring_a_treasure_or_a_monster_to_a_hand() -> None:
    table = given(
        hands={"Alice": [seeing_stars, seeing_stars]},
        bases={jungle_oasis: [("Bob", tiger_steed, ("Bob", jetpack_of_anachronism))]},
    )
    table.plays("Alice", seeing_stars)
    assert table.hand("Bob") == []
    assert sorted(table.pile("treasure_discard")) == ["jetpack_of_anachronism", "tiger_steed"]
    table = given(
        hands={"Alice": [seeing_stars]},
        bases={jungle_oasis: [("", poultrygeist, ("Alice", jetpack_of_anachronism))]},
    )
    table.plays("Alice", seeing_stars)
    table.picks("Alice", "no")
    assert table.pile("monster_discard") == ["poultrygeist"]


def test_kneepads_of_allure_strengthen_everybody_at_their_base() -> None:
    table = given(
        hands={"Alice": [kneepads_of_allure]},
        bases={jungle_oasis: [("Bob", shinobi), ("Alice", walker), ("", ghoul)], tar_pits: [("Alice", walker)]},
    )
    table.plays("Alice", kneepads_of_allure)
    table.picks("Alice", "Bob's shinobi at jungle_oasis")
    assert [table.table.power(piece) for piece in table.base("jungle_oasis").on] == [4, 3, 4]
    assert table.table.breakpoint(table.base("jungle_oasis")) == 12 + 4
    assert table.power("tar_pits", "Alice's walker") == 2


def test_kneepads_of_allure_go_where_their_minion_goes() -> None:
    table = given(
        hands={"Alice": [way_of_deception]},
        bases={
            jungle_oasis: [("Alice", shinobi, ("Bob", kneepads_of_allure)), ("Bob", walker)],
            tar_pits: [("Bob", shinobi)],
        },
    )
    table.plays("Alice", way_of_deception)
    assert table.power("jungle_oasis", "Bob's walker") == 2
    assert table.power("tar_pits", "Bob's shinobi") == 4


def test_magic_missile_goes_under_the_treasure_deck_and_destroys_a_weak_minion_here() -> None:
    table = given(
        bases={
            jungle_oasis: [("Alice", shinobi, ("Alice", magic_missile)), ("Bob", tiger_assassin), ("", ghoul)],
            tar_pits: [("Bob", walker)],
        },
        treasure_deck=[wishing_ring, cross_bow],
    )
    table.uses("Alice", magic_missile)
    assert table.offers("Alice") == ["Alice's shinobi at jungle_oasis", "ghoul at jungle_oasis"]  # 3, not 4
    table.picks("Alice", "ghoul at jungle_oasis", "yes")
    assert table.hand("Alice") == ["wishing_ring"]
    assert table.pile("treasure_deck") == ["cross_bow", "magic_missile"]
    assert table.offers("Alice")[-1] == "end turn"
    assert "use" not in " ".join(table.offers("Alice"))


def test_magic_missile_may_hit_the_minion_that_it_lies_on() -> None:
    table = given(bases={jungle_oasis: [("Alice", shinobi, ("Alice", magic_missile))]}, treasure_deck=[])
    table.uses("Alice", magic_missile)
    assert table.at("jungle_oasis") == []
    assert table.discard("Alice") == ["shinobi"]
    assert table.pile("treasure_deck") == ["magic_missile"]


def test_magic_missile_counts_the_power_without_itself() -> None:
    table = given(
        bases={jungle_oasis: [("Bob", shinobi, ("Alice", magic_missile), ("Bob", chest_of_holding))]},
    )
    assert table.power("jungle_oasis", "Bob's shinobi") == 5
    table.uses("Alice", magic_missile)
    assert table.at("jungle_oasis") == ["Bob's shinobi + Bob's chest_of_holding"]  # 3 + 1 is too strong


def test_magic_missile_is_silent_at_no_cost_of_its_host() -> None:
    table = given(
        hands={"Alice": [potion_of_idiotic_bravery]},
        bases={jungle_oasis: [("Alice", ninja_master, ("Alice", magic_missile), ("Bob", potion_of_cowardice))]},
    )
    assert table.offers("Alice")[1] == "use Alice's magic_missile at jungle_oasis"  # only the minion has no abilities
