"""The monsters of levels 12 to 16."""

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
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    bug_spray,
    flamethrower,
    miners_helmet,
    monster_stompers,
    official_mythos,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    aughost_derwraith,
    eldridge_hawrer,
    foggoth,
    froggoth,
    fun_guy_from_yuggoth,
    gnarlythotep,
    grape_old_ones,
    lloyd_lloigor,
    nightie_gaunts,
    ozathoth,
    polly_polyp,
    shoggoth,
    shrub_niggurath,
    sluggoth,
    the_king_in_pink,
    the_unpronounceable_evil,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import bicker_ichor, kitchen_sink, sicker_ichor, sticker_ichor
from tests.munchkin.cthulhu.fights import caught_by, meet, meets
from tests.munchkin.given import Lying, given

# -- Froggoth --------------------------------------------------------------------------------------------------


def test_froggoth_kills() -> None:
    table = given(
        doors=[froggoth],
        play={"Alice": [professor, miners_helmet]},
        hands={"Alice": [flamethrower]},
        levels={"Bob": 2},
    )
    caught_by(froggoth, table)
    assert table.prompt == "loot"
    assert table.lying("Alice") == ["professor"]

    table.picks("Bob", "flamethrower", "play flamethrower use")
    table.picks("Carol", "none")
    assert table.lying("Bob") == ["flamethrower"]
    assert table.hand("Bob") == []
    assert table.discards()[-1] == "miners_helmet"
    assert table.state.active == table.seat("Bob")  # the turn of who died is over


def test_froggoth_is_weaker_against_monster_whackers() -> None:
    assert meets(given(doors=[froggoth], play={"Alice": [monster_whacker]})) == (1, 12 - 2)
    assert meets(given(doors=[froggoth], play={"Alice": [monster_whacker, super_munchkin]})) == (1, 12 - 2)
    assert meets(given(doors=[froggoth], play={"Alice": [professor]})) == (1, 12)


def test_froggoth_teaches_a_professor_who_escapes() -> None:
    table = given(doors=[froggoth], play={"Alice": [professor]})
    table.next_roll(5)
    meets(table)
    table.fights_it_out()
    table.runs("Alice", froggoth)
    assert table.level("Alice") == 2


# -- Fun Guy from Yuggoth --------------------------------------------------------------------------------------


def test_fun_guy_from_yuggoth_costs_a_card_before_the_fight() -> None:
    found = set()
    for seed in range(12):
        table = given(doors=[fun_guy_from_yuggoth], hands={"Alice": [kitchen_sink, miners_helmet]}, seed=seed)
        assert meets(table) == (1, 12)
        assert len(table.hand("Alice")) == 1
        found |= set(table.hand("Alice"))
    assert found == {"kitchen_sink", "miners_helmet"}  # by chance


def test_fun_guy_from_yuggoth_finds_nothing_in_an_empty_hand() -> None:
    table = given(doors=[fun_guy_from_yuggoth], play={"Alice": [miners_helmet]})
    assert meets(table) == (1 + 2, 12)
    assert table.discards() == []


def test_fun_guy_from_yuggoth_costs_a_card_as_well_if_you_look_for_trouble() -> None:
    table = given(hands={"Alice": [fun_guy_from_yuggoth, kitchen_sink]}, phase="trouble")
    table.plays("Alice", fun_guy_from_yuggoth)
    table.declines_goths()
    assert table.discards() == ["kitchen_sink"]


def test_fun_guy_from_yuggoth_takes_no_card_if_it_joins_a_fight() -> None:
    table = given(
        doors=[eldridge_hawrer],
        hands={"Alice": [kitchen_sink], "Bob": [wandering_monster, fun_guy_from_yuggoth, miners_helmet]},
    )
    meets(table)
    table.plays("Bob", wandering_monster, fun_guy_from_yuggoth)
    table.declines_goths()
    assert table.strengths() == (1, 1 + 12)
    assert table.hand("Alice") == ["kitchen_sink"]
    assert table.hand("Bob") == ["miners_helmet"]


def test_fun_guy_from_yuggoth_takes_no_card_if_another_goth_calls_it() -> None:
    table = given(doors=[froggoth], hands={"Alice": [kitchen_sink, fun_guy_from_yuggoth]})
    table.opens_door()
    table.answer("Alice", "fun_guy_from_yuggoth")
    assert table.hand("Alice") == ["kitchen_sink"]


def test_fun_guy_from_yuggoth_takes_every_ichor_from_hand_and_play() -> None:
    table = given(
        doors=[froggoth],
        hands={"Alice": [fun_guy_from_yuggoth, sticker_ichor, kitchen_sink]},
        play={"Alice": [sicker_ichor, miners_helmet], "Bob": [bicker_ichor]},
    )
    table.next_roll(5, 1)
    table.opens_door()
    table.answer("Alice", "fun_guy_from_yuggoth")
    table.fights_it_out()
    table.runs("Alice", froggoth)
    table.runs("Alice", fun_guy_from_yuggoth)
    assert table.hand("Alice") == ["kitchen_sink"]
    assert table.lying("Alice") == ["miners_helmet"]
    assert table.lying("Bob") == ["bicker_ichor (carried)"]
    assert "show hand P0 kitchen_sink sticker_ichor" in table.told("Carol")


def test_fun_guy_from_yuggoth_leaves_who_has_no_ichor() -> None:
    table = given(doors=[fun_guy_from_yuggoth], play={"Alice": [miners_helmet]})
    caught_by(fun_guy_from_yuggoth, table)
    assert table.lying("Alice") == ["miners_helmet"]


# -- Grape Old Ones --------------------------------------------------------------------------------------------


def test_grape_old_ones_have_2_less_against_women() -> None:
    assert meets(given(doors=[grape_old_ones])) == (1, 12 - 2)
    assert meets(given(doors=[grape_old_ones], sexes={"Alice": "male"})) == (1, 12)


def test_grape_old_ones_take_the_whole_hand_and_nothing_else() -> None:
    table = given(doors=[grape_old_ones], hands={"Alice": [flamethrower, cultist]}, play={"Alice": [miners_helmet]})
    caught_by(grape_old_ones, table)
    assert table.hand("Alice") == []
    assert table.lying("Alice") == ["miners_helmet"]
    assert "flamethrower" in table.discards()
    assert len(table.state.piles["cultist"]) == 1


def test_grape_old_ones_take_nothing_from_an_empty_hand() -> None:
    table = given(doors=[grape_old_ones], play={"Alice": [miners_helmet]})
    caught_by(grape_old_ones, table)
    assert table.lying("Alice") == ["miners_helmet"]


# -- Gnarlythotep ----------------------------------------------------------------------------------------------


def test_gnarlythotep_is_weaker_against_professors_and_investigators() -> None:
    for classes, strength in (
        ([], 14),
        ([professor], 12),
        ([investigator], 12),
        ([investigator, super_munchkin], 12),
        ([professor, investigator, super_munchkin], 10),
        ([monster_whacker], 14),
    ):
        assert meets(given(doors=[gnarlythotep], play={"Alice": classes})) == (1, strength)


def test_gnarlythotep_is_4_weaker_when_one_of_each_class_faces_it() -> None:
    table = given(doors=[gnarlythotep], play={"Alice": [professor], "Bob": [investigator]})
    meets(table)
    table.is_helped("Bob")
    assert table.strengths() == (2, 10)


def test_gnarlythotep_makes_you_help_for_nothing_until_your_next_turn() -> None:
    table = given(doors=[gnarlythotep, lloyd_lloigor, foggoth, eldridge_hawrer], players=("Alice", "Bob"))
    table.next_roll(1, 6, 6, 6, 6)
    meets(table)
    table.fights_it_out()
    table.runs("Alice", gnarlythotep)
    table.ends_turn()

    table.opens_door("Bob")
    table.answer("Bob", "ask Alice")
    assert table.prompt == "fight"  # there is nothing to agree on
    assert table.strengths() == (2, 8)
    table.fights_it_out("Bob")
    table.runs("Bob", lloyd_lloigor)
    table.runs("Alice", lloyd_lloigor)
    table.ends_turn("Bob")
    assert table.hero("Alice").lasting == []

    table.opens_door()
    table.declines_goths()
    table.fights_it_out()
    table.runs("Alice", foggoth)
    table.ends_turn()
    table.opens_door("Bob")
    table.answer("Bob", "ask Alice")
    assert table.prompt == "treasures"
    table.answer("Bob", "1")
    table.answer("Bob", "helper")
    assert table.offers("Alice")[:3] == ["accept", "refuse", "counter"]


# -- Nightie-Gaunts --------------------------------------------------------------------------------------------


def test_nightie_gaunts_have_3_more_against_men() -> None:
    table = given(doors=[nightie_gaunts], sexes={"Alice": "male"})
    meet(table)
    assert table.strengths() == (1, 14 + 3)

    table = given(doors=[nightie_gaunts], sexes={"Bob": "male", "Carol": "male"})
    meet(table)
    assert table.strengths() == (1, 14)

    table.is_helped("Bob")
    assert table.strengths() == (1 + 1, 14 + 3)


def test_nightie_gaunts_take_three_items_of_your_choice() -> None:
    lying: list[Lying] = [
        professor,
        (flamethrower, official_mythos),
        ("carry", miners_helmet),
        brass_knucks,
        kitchen_sink,
    ]
    table = given(doors=[nightie_gaunts], play={"Alice": lying}, hands={"Alice": [bowling_pin]})
    caught_by(nightie_gaunts, table)
    assert table.offers("Alice") == ["flamethrower", "miners_helmet", "brass_knucks", "kitchen_sink"]

    table.picks("Alice", "flamethrower", "kitchen_sink", "brass_knucks")
    assert table.lying("Alice") == ["professor", "miners_helmet (carried)"]
    assert table.hand("Alice") == ["bowling_pin"]
    assert "official_mythos" in table.discards()


def test_nightie_gaunts_take_what_there_is() -> None:
    table = given(doors=[nightie_gaunts], play={"Alice": [professor, miners_helmet]}, levels={"Alice": 3})
    caught_by(nightie_gaunts, table)
    assert table.lying("Alice") == ["professor"]
    assert table.level("Alice") == 3

    table = given(doors=[nightie_gaunts], hands={"Alice": [bowling_pin]})
    caught_by(nightie_gaunts, table)
    assert table.hand("Alice") == ["bowling_pin"]


# -- Sluggoth --------------------------------------------------------------------------------------------------


def test_sluggoth_is_3_weaker_against_monster_whackers() -> None:
    for lying, strength in (([monster_whacker], 11), ([monster_whacker, super_munchkin], 11), ([], 14)):
        table = given(doors=[sluggoth], play={"Alice": lying})
        meet(table)
        assert table.strengths()[1] == strength


def test_sluggoth_moves_a_level_to_the_lowest() -> None:
    table = given(doors=[sluggoth], levels={"Alice": 5, "Bob": 3, "Carol": 4})
    caught_by(sluggoth, table)
    assert [table.level(name) for name in table.names] == [4, 4, 4]


def test_sluggoth_lets_you_choose_among_the_lowest() -> None:
    table = given(doors=[sluggoth], levels={"Alice": 3, "Bob": 2, "Carol": 2})
    caught_by(sluggoth, table)
    assert table.offers("Alice") == ["Bob", "Carol"]

    table.answer("Alice", "Carol")
    assert [table.level(name) for name in table.names] == [2, 2, 3]


def test_sluggoth_only_takes_a_level_from_the_lowest() -> None:
    for bob in (3, 4):  # alone at the bottom or not
        table = given(doors=[sluggoth], levels={"Alice": 3, "Bob": bob, "Carol": 6})
        caught_by(sluggoth, table)
        assert [table.level(name) for name in table.names] == [2, bob, 6]


def test_sluggoth_does_nothing_at_level_1() -> None:
    table = given(doors=[sluggoth])
    caught_by(sluggoth, table)
    assert [table.level(name) for name in table.names] == [1, 1, 1]


def test_sluggoth_moves_a_level_from_the_helper_to_the_fighter() -> None:
    table = given(doors=[sluggoth], levels={"Alice": 2, "Bob": 6, "Carol": 3})
    meet(table, 5, 1)
    table.is_helped("Bob")
    table.fights_it_out()
    table.runs("Alice", sluggoth)
    table.runs("Bob", sluggoth)
    assert [table.level(name) for name in table.names] == [3, 5, 3]


# -- Shoggoth --------------------------------------------------------------------------------------------------


def test_shoggoth_makes_you_a_cultist() -> None:
    table = given(doors=[shoggoth], play={"Alice": [monster_whacker]}, levels={"Alice": 4}, cultists=1)
    caught_by(shoggoth, table)
    assert table.lying("Alice") == ["cultist"]
    assert table.level("Alice") == 4


def test_shoggoth_does_nothing_if_there_is_no_cultist_card() -> None:
    table = given(doors=[shoggoth], play={"Alice": [monster_whacker]}, levels={"Alice": 4})
    caught_by(shoggoth, table)
    assert table.lying("Alice") == ["monster_whacker"]


def test_shoggoth_is_2_weaker_against_investigators() -> None:
    for lying, strength in (([investigator], 14), ([investigator, super_munchkin], 14), ([professor], 16)):
        table = given(doors=[shoggoth], play={"Alice": lying})
        meet(table)
        assert table.strengths() == (1, strength)


# -- Shrub-Niggurath -------------------------------------------------------------------------------------------


def test_shrub_niggurath_takes_three_levels_and_the_footgear() -> None:
    lying = [monster_whacker, monster_stompers, miners_helmet]
    table = given(doors=[shrub_niggurath], play={"Alice": lying}, levels={"Alice": 5})
    caught_by(shrub_niggurath, table)
    assert table.level("Alice") == 2
    assert table.lying("Alice") == ["monster_whacker", "miners_helmet"]


def test_shrub_niggurath_takes_no_more_levels_than_there_are() -> None:
    table = given(doors=[shrub_niggurath], levels={"Alice": 4})
    caught_by(shrub_niggurath, table)
    assert table.level("Alice") == 1


def test_shrub_niggurath_takes_footgear_that_is_carried() -> None:
    table = given(doors=[shrub_niggurath], play={"Alice": [("carry", monster_stompers)]}, levels={"Alice": 9})
    caught_by(shrub_niggurath, table)
    assert (table.level("Alice"), table.lying("Alice")) == (6, [])


# -- The King in Pink ------------------------------------------------------------------------------------------


def test_the_king_in_pink_is_2_weaker_against_men() -> None:
    table = given(doors=[the_king_in_pink], sexes={"Bob": "male"})
    meet(table)
    assert table.strengths() == (1, 16)

    table.is_helped("Bob")
    assert table.strengths() == (1 + 1, 16 - 2)


def test_the_king_in_pink_takes_a_level_for_each_card_in_hand() -> None:
    for level, hand, left in (
        (9, [bowling_pin, professor, professor], 6),
        (4, [bowling_pin, professor, professor], 1),
        (4, [bowling_pin, professor, professor, bug_spray], 1),
        (5, [], 5),
    ):
        table = given(doors=[the_king_in_pink], hands={"Alice": hand}, levels={"Alice": level})
        caught_by(the_king_in_pink, table)
        assert table.level("Alice") == left
        assert len(table.hand("Alice")) == len(hand)


@pytest.mark.rule("MU-3.9")
def test_the_king_in_pink_and_the_unpronounceable_evil_are_undead() -> None:
    hands = {"Bob": [aughost_derwraith, the_unpronounceable_evil, ozathoth]}
    table = given(doors=[the_king_in_pink], hands=hands)
    meet(table)
    assert "play ozathoth" not in table.offers("Bob")

    table.plays("Bob", the_unpronounceable_evil)
    table.plays("Bob", aughost_derwraith)
    assert table.foes() == ["the_king_in_pink", "the_unpronounceable_evil", "aughost_derwraith"]

    table = given(doors=[polly_polyp], hands={"Bob": [the_king_in_pink, the_unpronounceable_evil]})
    meet(table)
    assert not any(option.startswith("play the_") for option in table.offers("Bob"))
