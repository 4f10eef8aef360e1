"""The monsters from Great Cthulhu to Lloyd Lloigor."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cultist,
    investigator,
    monster_whacker,
    professor,
    super_munchkin,
    wandering_monster,
)
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    bug_spray,
    cult_membership_card,
    elder_sign,
    fake_tentacle,
    flamethrower,
    galoshes,
    miners_helmet,
    monster_stompers,
    professor_teslas_electrical_protective_device,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    froggoth,
    great_cthulhu,
    hp_munchcraft,
    joggoth,
    lloyd_lloigor,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, sicker_ichor, sticker_ichor
from tests.munchkin.cthulhu.fights import caught_by, meets
from tests.munchkin.given import given

tesla_device = professor_teslas_electrical_protective_device

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
        ((1, 1, 1, 6), [1, 2, 2]),  # Alice is caught (and the looters roll for who comes first)
        ((6, 1), [2, 1, 2]),  # Bob is
        ((1, 1, 1, 1), [1, 1, 2]),  # both are
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


# -- H.P. Munchcraft -------------------------------------------------------------------------------------------


def test_hp_munchcraft_makes_a_cultist_of_the_fighter_at_once() -> None:
    table = given(doors=[hp_munchcraft], play={"Alice": [investigator], "Bob": [professor]}, cultists=3)
    assert meets(table) == (1, 6)  # no Investigator any more
    assert table.lying("Alice") == ["cultist"]
    assert table.lying("Bob") == ["professor"]


def test_hp_munchcraft_has_3_more_against_investigators() -> None:
    assert meets(given(doors=[hp_munchcraft], play={"Alice": [investigator]})) == (1, 6 + 3)  # the pile is empty
    assert meets(given(doors=[hp_munchcraft], play={"Alice": [investigator, super_munchkin]})) == (1, 6)
    table = given(doors=[hp_munchcraft], play={"Alice": [investigator, super_munchkin]}, cultists=1)
    assert meets(table) == (1, 6 + 3)  # with two classes, all of both
    assert table.lying("Alice") == ["investigator", "super_munchkin", "cultist"]


def test_hp_munchcraft_takes_no_second_card_for_a_cultist() -> None:
    table = given(doors=[hp_munchcraft], play={"Alice": [cultist]}, cultists=2)
    meets(table)
    assert table.lying("Alice") == ["cultist"]
    assert len(table.state.cultist_pile) == 2


def test_hp_munchcraft_makes_a_cultist_of_a_helper() -> None:
    table = given(
        doors=[hp_munchcraft], play={"Bob": [professor]}, cultists=3, players=("Alice", "Bob", "Carol", "Dave")
    )
    meets(table)
    table.is_helped("Bob")
    assert table.lying("Alice") == table.lying("Bob") == ["cultist"]
    assert table.lying("Carol") == []
    assert table.strengths() == (1 + 2 + 1 + 2, 6)


def test_hp_munchcraft_meets_all_who_fight_when_it_joins() -> None:
    table = given(
        doors=[lloyd_lloigor],
        hands={"Carol": [wandering_monster, hp_munchcraft]},
        cultists=3,
        players=("Alice", "Bob", "Carol", "Dave"),
    )
    meets(table)
    table.is_helped("Bob")
    assert table.lying("Alice") == []
    table.plays("Carol", wandering_monster, hp_munchcraft)
    assert table.lying("Alice") == table.lying("Bob") == ["cultist"]
    assert table.lying("Carol") == []


def test_hp_munchcraft_meets_everybody_once() -> None:
    table = given(
        doors=[hp_munchcraft],
        hands={"Dave": [curse_amnesia]},
        play={"Carol": [cultist]},
        cultists=2,
        players=("Alice", "Bob", "Carol", "Dave"),
    )
    meets(table)
    table.plays("Dave", curse_amnesia, "Alice")
    table.everyone_passes()
    assert table.lying("Alice") == []
    table.is_helped("Bob")
    assert table.lying("Alice") == []
    assert table.lying("Bob") == ["cultist"]


def test_hp_munchcraft_takes_a_member_for_a_cultist_if_they_like() -> None:
    for answer, lying in (("yes", []), ("no", ["cultist"])):
        table = given(doors=[hp_munchcraft], play={"Alice": [cult_membership_card]}, cultists=1)
        table.opens_door()
        table.answer("Alice", answer)
        assert table.lying("Alice")[1:] == lying


def test_hp_munchcraft_does_nothing_more() -> None:
    table = given(doors=[hp_munchcraft], play={"Alice": [miners_helmet]}, levels={"Alice": 3})
    caught_by(hp_munchcraft, table)
    assert (table.level("Alice"), table.lying("Alice")) == (3, ["miners_helmet"])


# -- Joggoth ---------------------------------------------------------------------------------------------------


def test_joggoth_makes_nothing_of_footgear() -> None:
    table = given(doors=[joggoth], play={"Alice": [monster_whacker, monster_stompers, miners_helmet, galoshes]})
    assert meets(table) == (1 + 2 + 2, 1)


def test_joggoth_can_hardly_be_outrun() -> None:
    for roll, lying, is_away in ((6, [], False), (6, [fake_tentacle], True), (5, [fake_tentacle], False)):
        table = given(doors=[joggoth], play={"Alice": lying}, hands={"Alice": [kitchen_sink]}, levels={"Bob": 2})
        table.next_roll(roll)
        meets(table)
        table.fights_it_out()
        table.runs("Alice", joggoth)
        if not is_away:
            table.answer("Alice", "Carol")
        assert (table.hand("Alice") == ["kitchen_sink"]) == is_away


def test_joggoth_shows_your_hand_and_the_lowest_level_picks_a_card() -> None:
    table = given(
        doors=[joggoth, froggoth],
        hands={"Alice": [flamethrower, kitchen_sink, cultist], "Bob": [sticker_ichor]},
        levels={"Alice": 3, "Carol": 2},
    )
    table.next_roll(6)
    meets(table)
    table.plays("Bob", sticker_ichor, "against")
    table.fights_it_out()
    table.runs("Alice", joggoth)
    assert "show hand P0 cultist flamethrower kitchen_sink" in table.told("Carol")
    assert table.offers("Bob") == ["cultist", "flamethrower", "kitchen_sink"]

    table.answer("Bob", "flamethrower")
    assert table.hand("Alice") == ["kitchen_sink", "cultist"]


def test_joggoth_lets_you_say_which_of_the_lowest_picks() -> None:
    table = given(doors=[joggoth], hands={"Alice": [flamethrower, kitchen_sink]}, levels={"Bob": 2})
    caught_by(joggoth, table)
    assert table.prompt == "who picks (joggoth)"
    assert table.offers("Alice") == ["Alice", "Carol"]  # you are one of them
    table.answer("Alice", "Alice")
    table.answer("Alice", "kitchen_sink")
    assert table.hand("Alice") == ["flamethrower"]


def test_joggoth_asks_for_nothing_from_an_empty_hand() -> None:
    table = given(doors=[joggoth], play={"Alice": [professor]})
    caught_by(joggoth, table)
    assert table.prompt == "rest"


# -- Lloyd Lloigor ---------------------------------------------------------------------------------------------


def test_lloyd_lloigor_has_2_less_against_cultists() -> None:
    assert meets(given(doors=[lloyd_lloigor])) == (1, 8)
    assert meets(given(doors=[lloyd_lloigor], play={"Alice": [cultist]})) == (1, 8 - 2)
    assert meets(given(doors=[lloyd_lloigor], play={"Alice": [cultist, super_munchkin]})) == (1, 8 - 2)
    assert meets(given(doors=[lloyd_lloigor], play={"Alice": [cult_membership_card]})) == (1, 8 - 2)


def test_lloyd_lloigor_takes_two_levels() -> None:
    for level, left in ((4, 2), (3, 1), (2, 1), (1, 1)):
        table = given(doors=[lloyd_lloigor], levels={"Alice": level})
        caught_by(lloyd_lloigor, table)
        assert table.level("Alice") == left
