"""The monsters of level 1."""

from __future__ import annotations

from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cultist,
    investigator,
    monster_whacker,
    professor,
    super_munchkin,
    wandering_monster,
)
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    bug_spray,
    fake_tentacle,
    flamethrower,
    galoshes,
    maaaaaaster,
    miners_helmet,
    monster_stompers,
    necrocomicon,
    professor_teslas_electrical_protective_device,
    sushi_knife_of_doom,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    buggoth,
    coggoth,
    eldridge_hawrer,
    froggoth,
    joggoth,
    shog_goth,
    the_dunwich_snorer,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import bicker_ichor, kitchen_sink, sticker_ichor
from tests.munchkin.cthulhu.fights import caught_by, meet, meets
from tests.munchkin.given import Lying, given

tesla_device = professor_teslas_electrical_protective_device


# -- Buggoth ---------------------------------------------------------------------------------------------------


def test_buggoth_takes_the_abilities_of_classes_away() -> None:
    assert meets(given(doors=[buggoth], play={"Alice": [monster_whacker]})) == (1, 1)
    assert meets(given(doors=[buggoth], play={"Alice": [cultist], "Bob": [cultist]})) == (1, 1)
    assert meets(given(doors=[eldridge_hawrer], play={"Alice": [cultist], "Bob": [cultist]})) == (1 + 2, 1)


def test_buggoth_silences_classes_from_the_moment_it_is_seen() -> None:
    table = given(doors=[buggoth], hands={"Bob": [kitchen_sink]}, play={"Alice": [monster_whacker]})
    table.opens_door()
    assert table.prompt == "goth"
    assert table.strengths() == (1, 1)
    table.declines_goths()


def test_buggoth_silences_helpers_and_drawbacks_too() -> None:
    table = given(
        doors=[eldridge_hawrer], play={"Bob": [monster_whacker]}, hands={"Carol": [wandering_monster, buggoth]}
    )
    meets(table)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 2, 1)

    table.plays("Carol", wandering_monster, buggoth)
    table.declines_goths()
    assert table.strengths() == (1 + 1, 1 + 1)


def test_buggoth_silences_nobody_once_it_has_left() -> None:
    table = given(doors=[buggoth], hands={"Alice": [coggoth, bicker_ichor]}, play={"Alice": [monster_whacker]})
    table.opens_door()
    table.answer("Alice", "coggoth")
    assert table.strengths() == (1, 1 + 8)
    table.plays("Alice", bicker_ichor, buggoth)
    assert table.strengths() == (1 + 2, 8)


def test_buggoth_does_not_change_what_monsters_think_of_classes() -> None:
    table = given(doors=[buggoth], hands={"Alice": [froggoth]}, play={"Alice": [monster_whacker]})
    table.opens_door()
    table.answer("Alice", "froggoth")
    assert table.strengths() == (1, 1 + 12 - 2)


def test_buggoth_keeps_a_professor_from_learning_by_escape() -> None:
    for goth, level in ((buggoth, 1), (coggoth, 2)):
        table = given(doors=[goth], hands={"Alice": [froggoth]}, play={"Alice": [professor]}, levels={"Bob": 2})
        table.next_roll(5)
        table.opens_door()
        table.answer("Alice", "froggoth")
        table.fights_it_out()
        table.runs("Alice", froggoth)
        assert table.level("Alice") == level


def test_buggoth_gives_a_foolhardy_investigator_no_more_treasures() -> None:
    for monster, won in ((buggoth, [bowling_pin]), (eldridge_hawrer, [bowling_pin, brass_knucks])):
        table = given(
            hands={"Alice": [monster]},
            play={"Alice": [investigator]},
            levels={"Alice": 4},
            treasures=[bowling_pin, brass_knucks],
            phase="trouble",
        )
        table.plays("Alice", monster)
        table.declines_goths()
        table.fights_it_out()
        assert table.level("Alice") == 5
        assert table.hand("Alice") == [card.id for card in won]


def test_buggoth_takes_the_armor_that_is_worn() -> None:
    table = given(doors=[buggoth], play={"Alice": [tesla_device, miners_helmet]}, hands={"Alice": [froggoth]})
    table.next_roll(6, 1)
    table.opens_door()
    table.answer("Alice", "froggoth")
    table.fights_it_out()
    table.runs("Alice", froggoth)
    table.runs("Alice", buggoth)
    assert table.lying("Alice") == ["miners_helmet"]


def test_buggoth_takes_armor_from_the_backpack_too() -> None:
    table = given(doors=[buggoth], play={"Alice": [("carry", tesla_device)]})
    caught_by(buggoth, table)
    assert table.lying("Alice") == []


# -- Eldridge Hawrer -------------------------------------------------------------------------------------------


def test_eldridge_hawrer_has_2_more_against_investigators() -> None:
    assert meets(given(doors=[eldridge_hawrer], play={"Alice": [investigator]})) == (1, 1 + 2)
    assert meets(given(doors=[eldridge_hawrer], play={"Alice": [investigator, super_munchkin]})) == (1, 1)
    assert meets(given(doors=[eldridge_hawrer], play={"Alice": [professor]})) == (1, 1)


def test_eldridge_hawrer_takes_items_worth_500() -> None:
    carried = [("carry", each) for each in (sushi_knife_of_doom, brass_knucks, flamethrower)]
    table = given(doors=[eldridge_hawrer], play={"Alice": carried})
    caught_by(eldridge_hawrer, table)
    table.picks("Alice", "sushi_knife_of_doom")
    assert table.offers("Alice") == ["brass_knucks", "flamethrower"]
    table.picks("Alice", "brass_knucks")  # 300 and 200 are just enough
    assert table.lying("Alice") == ["flamethrower (carried)"]


def test_eldridge_hawrer_lets_you_pay_with_one_dear_item() -> None:
    table = given(doors=[eldridge_hawrer], play={"Alice": [("carry", brass_knucks), ("carry", flamethrower)]})
    caught_by(eldridge_hawrer, table)
    table.answer("Alice", "flamethrower")
    assert table.lying("Alice") == ["brass_knucks (carried)"]


def test_eldridge_hawrer_takes_nothing_from_hand() -> None:
    table = given(doors=[eldridge_hawrer], play={"Alice": [professor]}, hands={"Alice": [flamethrower]})
    caught_by(eldridge_hawrer, table)
    assert table.lying("Alice") == ["professor"]
    assert table.hand("Alice") == ["flamethrower"]


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


# -- Shog Goth -------------------------------------------------------------------------------------------------


def test_shog_goth_has_3_more_against_cultists() -> None:
    for lying, strength in (([cultist], 4), ([cultist, super_munchkin], 1), ([cultist, super_munchkin, professor], 4)):
        table = given(doors=[shog_goth], play={"Alice": lying})
        meet(table)
        assert table.strengths() == (1, strength)


def test_shog_goth_takes_a_level() -> None:
    table = given(doors=[shog_goth], levels={"Alice": 3}, play={"Alice": [cultist]})
    caught_by(shog_goth, table)
    assert table.level("Alice") == 2
    assert table.lying("Alice") == ["cultist"]


def test_shog_goth_takes_nothing_from_level_1() -> None:
    table = given(doors=[shog_goth])
    caught_by(shog_goth, table)
    assert table.level("Alice") == 1


# -- The Dunwich Snorer ----------------------------------------------------------------------------------------


def test_the_dunwich_snorer_takes_the_cheapest_item() -> None:
    lying: list[Lying] = [
        ("carry", flamethrower),
        ("carry", necrocomicon),
        ("carry", bowling_pin),
        ("carry", maaaaaaster),
    ]
    table = given(doors=[the_dunwich_snorer], play={"Alice": lying})
    caught_by(the_dunwich_snorer, table)
    assert table.lying("Alice") == ["flamethrower (carried)", "bowling_pin (carried)", "maaaaaaster (carried)"]


def test_the_dunwich_snorer_lets_you_choose_between_equals() -> None:
    lying: list[Lying] = [("carry", brass_knucks), ("carry", bowling_pin), ("carry", bug_spray)]
    table = given(doors=[the_dunwich_snorer], play={"Alice": lying})
    caught_by(the_dunwich_snorer, table)
    assert table.offers("Alice") == ["brass_knucks", "bowling_pin"]

    table.answer("Alice", "bowling_pin")
    assert table.lying("Alice") == ["brass_knucks (carried)", "bug_spray (carried)"]


def test_the_dunwich_snorer_does_not_take_what_is_worthless() -> None:
    table = given(doors=[the_dunwich_snorer], play={"Alice": [("carry", maaaaaaster), professor]})
    caught_by(the_dunwich_snorer, table)
    assert table.lying("Alice") == ["maaaaaaster (carried)", "professor"]
