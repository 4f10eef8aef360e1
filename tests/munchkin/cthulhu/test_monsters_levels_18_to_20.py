"""The monsters of levels 18 and 20."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cheat,
    cultist,
    investigator,
    professor,
    super_munchkin,
    wandering_monster,
)
from rumpus.munchkin.cards.decks.cthulhu.enhancers import and_its_spawn
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    bug_spray,
    cult_membership_card,
    elder_sign,
    fez_of_fazooli,
    flamethrower,
    galoshes,
    miners_helmet,
    of_the_middle_aged_gods,
    official_mythos,
    professor_teslas_electrical_protective_device,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army, inform_local_authorities
from rumpus.munchkin.cards.decks.cthulhu.monsters import froggoth, great_cthulhu, ozathoth, tht_whch_hs_n_vwls
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, sicker_ichor, sticker_ichor
from tests.munchkin.cthulhu.fights import caught_by, meets
from tests.munchkin.given import Lying, given

tesla_device = professor_teslas_electrical_protective_device


# -- Ozathoth --------------------------------------------------------------------------------------------------


def test_ozathoth_is_no_goth() -> None:
    table = given(doors=[ozathoth], hands={"Bob": [froggoth]})
    table.opens_door()
    assert table.prompt == "fight"

    table = given(doors=[froggoth], hands={"Bob": [ozathoth]})
    table.opens_door()
    assert table.offers("Bob") == ["none"]

    table.answer("Bob", "none")


@pytest.mark.rule("MU-13.3")
def test_ozathoth_pursues_whoever_is_raised_to_level_5_before_the_roll() -> None:
    table = given(doors=[ozathoth], hands={"Bob": [call_the_army]}, levels={"Alice": 4})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.plays("Bob", call_the_army, "Alice")
    table.runs("Alice", ozathoth)
    assert "die P0" in table.told()


def test_ozathoth_kills() -> None:
    table = given(doors=[ozathoth], play={"Alice": [professor, miners_helmet]}, levels={"Alice": 5})
    caught_by(ozathoth, table)
    assert table.prompt == "loot"
    assert table.lying("Alice") == ["professor"]
    assert table.level("Alice") == 5

    for _ in range(2):
        table.answer(table.awaited[0], "none")
    assert table.discards()[-1] == "miners_helmet"


# -- Tht Whch Hs N Vwls ----------------------------------------------------------------------------------------


def test_tht_whch_hs_n_vwls_takes_all_that_begins_with_a_vowel() -> None:
    table = given(
        doors=[tht_whch_hs_n_vwls],
        hands={"Alice": [inform_local_authorities, and_its_spawn, kitchen_sink, ozathoth, sticker_ichor]},
        play={"Alice": [investigator, elder_sign, fez_of_fazooli, ("carry", bowling_pin)]},
        levels={"Alice": 5},
    )
    caught_by(tht_whch_hs_n_vwls, table)
    assert table.hand("Alice") == ["kitchen_sink", "sticker_ichor"]
    assert table.lying("Alice") == ["fez_of_fazooli", "bowling_pin (carried)"]
    assert table.level("Alice") == 5
    shown = "show hand P0 and_its_spawn inform_local_authorities kitchen_sink ozathoth sticker_ichor"
    assert shown in table.told("Bob")


def test_tht_whch_hs_n_vwls_takes_an_enhancer_off_its_item() -> None:
    table = given(doors=[tht_whch_hs_n_vwls], play={"Alice": [(flamethrower, official_mythos)]}, levels={"Alice": 5})
    caught_by(tht_whch_hs_n_vwls, table)
    assert table.lying("Alice") == ["flamethrower"]
    assert "official_mythos" in table.discards()


@pytest.mark.rule("MU-3.15")
def test_tht_whch_hs_n_vwls_takes_an_enhancer_that_spared_a_hand() -> None:
    lying: list[Lying] = [(flamethrower, of_the_middle_aged_gods), bowling_pin]
    table = given(doors=[tht_whch_hs_n_vwls], play={"Alice": lying}, levels={"Alice": 5})
    caught_by(tht_whch_hs_n_vwls, table)
    assert table.prompt.startswith("put away")
    assert table.offers("Alice") == ["flamethrower", "bowling_pin"]

    table.answer("Alice", "bowling_pin")
    assert table.lying("Alice") == ["flamethrower", "bowling_pin (carried)"]


def test_tht_whch_hs_n_vwls_takes_an_item_with_what_lies_on_it() -> None:
    for on in (official_mythos, cheat):
        table = given(doors=[tht_whch_hs_n_vwls], play={"Alice": [(elder_sign, on)]}, levels={"Alice": 5})
        caught_by(tht_whch_hs_n_vwls, table)
        assert table.lying("Alice") == []
        assert {"elder_sign", on.id} <= set(table.discards())


def test_tht_whch_hs_n_vwls_takes_super_munchkin_with_the_last_class() -> None:
    table = given(doors=[tht_whch_hs_n_vwls], play={"Alice": [investigator, super_munchkin]}, levels={"Alice": 5})
    caught_by(tht_whch_hs_n_vwls, table)
    assert table.lying("Alice") == []

    lying = [investigator, super_munchkin, professor]
    table = given(doors=[tht_whch_hs_n_vwls], play={"Alice": lying}, levels={"Alice": 5})
    caught_by(tht_whch_hs_n_vwls, table)
    assert table.lying("Alice") == ["super_munchkin", "professor"]


def test_tht_whch_hs_n_vwls_takes_nothing_else() -> None:
    table = given(
        doors=[tht_whch_hs_n_vwls], hands={"Alice": [kitchen_sink]}, play={"Alice": [professor]}, levels={"Alice": 5}
    )
    caught_by(tht_whch_hs_n_vwls, table)
    assert table.hand("Alice") == ["kitchen_sink"]
    assert table.lying("Alice") == ["professor"]


# -- Great Cthulhu ---------------------------------------------------------------------------------------------


def test_great_cthulhu_has_4_more_unless_all_who_fight_are_cultists() -> None:
    for classes, strengths in (
        ([], (1, 24)),
        ([professor], (1, 24)),
        ([cultist], (1, 20)),
        ([cultist, super_munchkin], (1, 20)),
        ([cult_membership_card], (1, 20)),
    ):
        assert meets(given(doors=[great_cthulhu], play={"Alice": classes})) == strengths


def test_great_cthulhu_counts_those_who_are_no_cultists_once() -> None:
    for fighter, helper, strengths in (
        ([cultist], [professor], (2, 24)),
        ([], [], (2, 24)),
        ([cultist], [cultist], (2 + 2 * 2, 20)),
    ):
        table = given(doors=[great_cthulhu], play={"Alice": fighter, "Bob": helper})
        meets(table)
        table.is_helped("Bob")
        assert table.strengths() == strengths


def test_great_cthulhu_is_worth_two_levels_and_five_treasures() -> None:
    gear = [flamethrower, miners_helmet, brass_knucks, tesla_device]
    table = given(
        doors=[great_cthulhu],
        hands={"Alice": [kitchen_sink, sticker_ichor]},
        play={"Alice": gear},
        levels={"Alice": 7},
        treasures=[call_the_army, bowling_pin, bug_spray, elder_sign, galoshes, sicker_ichor],
    )
    meets(table)
    table.plays("Alice", kitchen_sink, "for")
    table.plays("Alice", sticker_ichor, "for")
    assert table.strengths() == (25, 24)
    table.fights_it_out()
    assert table.level("Alice") == 9
    assert table.hand("Alice") == ["call_the_army", "bowling_pin", "bug_spray", "elder_sign", "galoshes"]


def test_great_cthulhu_may_win_the_game_from_level_8() -> None:
    gear = [flamethrower, miners_helmet, brass_knucks, tesla_device]
    table = given(
        doors=[great_cthulhu],
        hands={"Alice": [kitchen_sink, sticker_ichor]},
        play={"Alice": gear},
        levels={"Alice": 8},
    )
    meets(table)
    table.plays("Alice", kitchen_sink, "for")
    table.plays("Alice", sticker_ichor, "for")
    table.fights_it_out()
    assert table.state.winners == [table.seat("Alice")]


def test_great_cthulhu_kills_and_makes_a_cultist_of_who_comes_next() -> None:
    table = given(
        doors=[great_cthulhu],
        play={"Alice": [professor, miners_helmet]},
        levels={"Alice": 4, "Bob": 9, "Carol": 8},
        cultists=1,
    )
    caught_by(great_cthulhu, table)
    assert table.lying("Alice") == ["cultist"]
    table.answer("Bob", "none")
    table.answer("Carol", "none")
    assert [table.level(name) for name in ("Alice", "Bob", "Carol")] == [4, 9, 9]
    assert table.state.winners == []


def test_great_cthulhu_leaves_the_class_alone_while_the_pile_is_empty() -> None:
    table = given(doors=[great_cthulhu], play={"Alice": [professor]})
    caught_by(great_cthulhu, table)
    assert table.lying("Alice") == ["professor"]
    assert [table.level(name) for name in ("Alice", "Bob", "Carol")] == [1, 2, 2]


def test_great_cthulhu_lets_a_super_munchkin_keep_a_class() -> None:
    table = given(doors=[great_cthulhu], play={"Alice": [professor, super_munchkin]}, cultists=1)
    caught_by(great_cthulhu, table)
    assert table.lying("Alice") == ["professor", "super_munchkin", "cultist"]


@pytest.mark.parametrize(
    ("rolls", "levels"),
    [
        ((1, 6), [1, 2, 2]),  # Alice is caught (and has nothing to loot)
        ((6, 1), [2, 1, 2]),  # Bob is
        ((1, 1), [1, 1, 2]),  # both are
        ((6, 6), [1, 1, 1]),  # nobody is
    ],
)
def test_great_cthulhu_gives_a_level_to_all_whom_it_does_not_catch(rolls: tuple[int, ...], levels: list[int]) -> None:
    table = given(doors=[great_cthulhu])
    table.next_roll(*rolls)
    meets(table)
    table.is_helped("Bob")
    table.fights_it_out()
    table.runs("Alice", great_cthulhu)
    table.runs("Bob", great_cthulhu)
    assert [table.level(name) for name in ("Alice", "Bob", "Carol")] == levels


def test_great_cthulhu_does_not_catch_who_was_killed_by_another_monster() -> None:
    table = given(doors=[great_cthulhu], hands={"Carol": [wandering_monster, froggoth]})
    table.next_roll(1)
    meets(table)
    table.plays("Carol", wandering_monster, froggoth)
    table.declines_goths()
    table.fights_it_out()
    table.runs("Alice", froggoth)
    assert [table.level(name) for name in ("Alice", "Bob", "Carol")] == [1, 1, 1]
    assert table.awaited == ["Bob"]


def test_great_cthulhu_makes_one_cultist_too_many() -> None:
    table = given(
        doors=[great_cthulhu], play={"Bob": [cultist], "Carol": [cultist]}, levels={"Bob": 3, "Alice": 5}, cultists=1
    )
    caught_by(great_cthulhu, table)
    assert table.prompt == "over"  # all are Cultists
    assert table.state.winners == [table.seat("Alice")]


def test_great_cthulhu_teaches_a_professor_who_escapes() -> None:
    table = given(doors=[great_cthulhu], play={"Alice": [professor]})
    table.next_roll(5)
    meets(table)
    table.fights_it_out()
    table.runs("Alice", great_cthulhu)
    assert [table.level(name) for name in ("Alice", "Bob", "Carol")] == [2, 1, 1]
