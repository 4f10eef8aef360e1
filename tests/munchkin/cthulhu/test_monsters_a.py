"""The monsters from Aughost Derwraith to Froggoth."""

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
    cult_membership_card,
    elder_sign,
    flamethrower,
    maaaaaaster,
    miners_helmet,
    necrotelecom,
    official_mythos,
    professor_teslas_electrical_protective_device,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    aughost_derwraith,
    buggoth,
    campus_crusade_for_cthulhu,
    chibithulhu,
    coggoth,
    eldridge_hawrer,
    foggoth,
    froggoth,
    gram_smoker,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import bicker_ichor, kitchen_sink
from tests.munchkin.cthulhu.fights import caught_by, meets
from tests.munchkin.given import Lying, given

tesla_device = professor_teslas_electrical_protective_device

# -- Aughost Derwraith -----------------------------------------------------------------------------------------


def test_aughost_derwraith_has_3_more_against_monster_whackers() -> None:
    assert meets(given(doors=[aughost_derwraith], play={"Alice": [monster_whacker]})) == (1 + 2, 2 + 3)
    assert meets(given(doors=[aughost_derwraith], play={"Alice": [professor]})) == (1, 2)


def test_aughost_derwraith_spares_half_a_monster_whacker() -> None:
    table = given(doors=[aughost_derwraith], play={"Alice": [monster_whacker, super_munchkin]})
    assert meets(table) == (1 + 2, 2)


@pytest.mark.rule("MU-3.3")
def test_aughost_derwraith_minds_a_monster_whacker_who_helps() -> None:
    table = given(doors=[aughost_derwraith], play={"Bob": [monster_whacker]})
    assert meets(table) == (1, 2)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 2, 2 + 3)


@pytest.mark.rule("MU-3.9")
def test_aughost_derwraith_is_followed_by_the_undead_only() -> None:
    table = given(doors=[aughost_derwraith], hands={"Bob": [gram_smoker, eldridge_hawrer]})
    meets(table)
    assert "play gram_smoker" in table.offers("Bob")
    assert "play eldridge_hawrer" not in table.offers("Bob")
    table.plays("Bob", gram_smoker)
    assert table.foes() == ["aughost_derwraith", "gram_smoker"]


def test_aughost_derwraith_takes_all_classes_but_cultist() -> None:
    table = given(doors=[aughost_derwraith], play={"Alice": [professor, cultist, super_munchkin]})
    caught_by(aughost_derwraith, table)
    assert table.lying("Alice") == ["cultist", "super_munchkin"]


def test_aughost_derwraith_takes_both_classes_and_super_munchkin_goes_with_the_last() -> None:
    table = given(
        doors=[aughost_derwraith], play={"Alice": [professor, investigator, super_munchkin, ("carry", miners_helmet)]}
    )
    caught_by(aughost_derwraith, table)
    assert table.lying("Alice") == ["miners_helmet (carried)"]


def test_aughost_derwraith_does_nothing_to_who_has_no_class() -> None:
    table = given(doors=[aughost_derwraith], hands={"Alice": [professor]})
    caught_by(aughost_derwraith, table)
    assert (table.level("Alice"), table.hand("Alice")) == (1, ["professor"])


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


def test_buggoth_leaves_armor_in_the_backpack_alone() -> None:
    table = given(doors=[buggoth], play={"Alice": [("carry", tesla_device)]})
    caught_by(buggoth, table)
    assert table.lying("Alice") == [f"{tesla_device.id} (carried)"]


# -- Campus Crusade for Cthulhu --------------------------------------------------------------------------------


def test_campus_crusade_for_cthulhu_likes_cultists_less_than_professors() -> None:
    for classes, strength in (
        ([professor], 4),
        ([cultist], 8),
        ([investigator], 6),
        ([professor, super_munchkin], 4),
        ([cultist, super_munchkin], 6),
        ([professor, cultist, super_munchkin], 6),
    ):
        table = given(doors=[campus_crusade_for_cthulhu], play={"Alice": classes})
        assert meets(table) == (1, strength)


def test_campus_crusade_for_cthulhu_makes_a_cultist_of_you() -> None:
    table = given(doors=[campus_crusade_for_cthulhu], play={"Alice": [professor, ("carry", tesla_device)]}, cultists=1)
    caught_by(campus_crusade_for_cthulhu, table)
    assert table.lying("Alice") == [f"{tesla_device.id} (carried)", "cultist"]
    assert "professor" in table.discards()


@pytest.mark.rule("MU-6.4")
def test_campus_crusade_for_cthulhu_does_nothing_while_the_pile_is_empty() -> None:
    table = given(doors=[campus_crusade_for_cthulhu], play={"Alice": [professor, ("carry", tesla_device)]})
    caught_by(campus_crusade_for_cthulhu, table)
    assert table.lying("Alice") == ["professor", f"{tesla_device.id} (carried)"]


def test_campus_crusade_for_cthulhu_takes_items_worth_1000_from_a_cultist() -> None:
    carried = [("carry", each) for each in (tesla_device, brass_knucks, flamethrower, maaaaaaster)]
    table = given(
        doors=[campus_crusade_for_cthulhu],
        play={"Alice": [cultist, *carried]},
        hands={"Alice": [miners_helmet]},
        cultists=1,
    )
    caught_by(campus_crusade_for_cthulhu, table)
    assert table.prompt == "lose (campus_crusade_for_cthulhu)"
    assert table.offers("Alice") == [tesla_device.id, "brass_knucks", "flamethrower"]  # nothing worthless

    table.says("Alice", tesla_device.id, "brass_knucks")  # 900 are not enough, 1100 are
    assert table.lying("Alice") == ["cultist", "flamethrower (carried)", "maaaaaaster (carried)"]
    assert table.hand("Alice") == ["miners_helmet"]


def test_campus_crusade_for_cthulhu_takes_all_that_a_poor_cultist_has() -> None:
    table = given(doors=[campus_crusade_for_cthulhu], play={"Alice": [cultist, brass_knucks]})
    caught_by(campus_crusade_for_cthulhu, table)
    assert table.lying("Alice") == ["cultist"]


def test_campus_crusade_for_cthulhu_lets_a_member_choose_what_to_be() -> None:
    for answer, lying in (("yes", []), ("no", ["cult_membership_card", "cultist"])):
        table = given(doors=[campus_crusade_for_cthulhu], play={"Alice": [cult_membership_card]}, cultists=1)
        caught_by(campus_crusade_for_cthulhu, table)
        assert "decided P0 1 6" in table.told()  # nobody has to pass for a Cultist in the fight
        assert table.prompt == "pass for cultist (campus_crusade_for_cthulhu)"
        table.answer("Alice", answer)
        assert table.lying("Alice") == lying


# -- Chibithulhu -----------------------------------------------------------------------------------------------


def test_chibithulhu_has_4_more_against_women() -> None:
    assert meets(given(doors=[chibithulhu])) == (1, 2 + 4)
    assert meets(given(doors=[chibithulhu], sexes={"Alice": "male"})) == (1, 2)


@pytest.mark.rule("MU-3.2")
def test_chibithulhu_counts_women_once() -> None:
    table = given(doors=[chibithulhu], sexes={"Alice": "male"})
    meets(table)
    table.is_helped("Bob")
    assert table.strengths() == (2, 2 + 4)

    table = given(doors=[chibithulhu])
    meets(table)
    table.is_helped("Bob")
    assert table.strengths() == (2, 2 + 4)


def test_chibithulhu_takes_any_item_of_your_choice() -> None:
    table = given(
        doors=[chibithulhu],
        play={"Alice": [professor, brass_knucks, ("carry", flamethrower), kitchen_sink]},
        hands={"Alice": [miners_helmet]},
    )
    caught_by(chibithulhu, table)
    assert table.offers("Alice") == ["brass_knucks", "flamethrower", "kitchen_sink"]

    table.answer("Alice", "flamethrower")
    assert table.lying("Alice") == ["professor", "brass_knucks", "kitchen_sink (carried)"]


def test_chibithulhu_takes_the_best_item_in_use_from_a_cultist() -> None:
    table = given(
        doors=[chibithulhu],
        play={"Alice": [cultist, miners_helmet, (bowling_pin, official_mythos), elder_sign, ("carry", flamethrower)]},
        hands={"Bob": [kitchen_sink]},
    )
    table.next_roll(1)
    assert meets(table) == (1 + 2 + 4, 6)  # no Investigator: the sign gives nothing
    table.plays("Bob", kitchen_sink, "against")
    table.fights_it_out()
    table.runs("Alice", chibithulhu)
    assert table.lying("Alice") == ["cultist", "miners_helmet", "elder_sign", "flamethrower (carried)"]
    assert "official_mythos" in table.discards()


def test_chibithulhu_lets_a_cultist_choose_among_equals() -> None:
    table = given(doors=[chibithulhu], play={"Alice": [cultist, brass_knucks, necrotelecom, bowling_pin]})
    caught_by(chibithulhu, table)
    assert table.offers("Alice") == ["necrotelecom", "bowling_pin"]
    table.answer("Alice", "bowling_pin")
    assert table.lying("Alice") == ["cultist", "brass_knucks", "necrotelecom"]


def test_chibithulhu_takes_nothing_from_who_has_nothing_of_the_kind() -> None:
    nothing: list[list[Lying]] = [[], [cultist, ("carry", flamethrower)], [cultist, elder_sign]]
    for lying in nothing:
        table = given(doors=[chibithulhu], play={"Alice": lying}, hands={"Alice": [miners_helmet]})
        before = table.lying("Alice")
        caught_by(chibithulhu, table)
        assert table.lying("Alice") == before
        assert table.hand("Alice") == ["miners_helmet"]


# -- Coggoth ---------------------------------------------------------------------------------------------------


def test_coggoth_is_stronger_if_the_fighter_holds_an_even_number_of_cards() -> None:
    for hand, strength in (([], 11), ([kitchen_sink], 8), ([kitchen_sink, miners_helmet], 11)):
        assert meets(given(doors=[coggoth], hands={"Alice": hand, "Bob": [brass_knucks]})) == (1, strength)


def test_coggoth_counts_the_hand_once() -> None:
    table = given(doors=[coggoth], hands={"Alice": [kitchen_sink]})
    meets(table)
    table.plays("Alice", kitchen_sink, "for")
    assert table.strengths() == (1 + 3, 8)


@pytest.mark.rule("MU-3.10")
def test_coggoth_calls_other_goths_before_it_counts_the_hand() -> None:
    table = given(doors=[coggoth], hands={"Alice": [kitchen_sink, buggoth], "Bob": [froggoth]})
    table.opens_door()
    assert table.prompt == "goth"
    assert table.strengths() == (1, 8)

    table.answer("Alice", "buggoth")
    assert table.prompt == "fight"  # one is enough, and it calls no other
    assert table.strengths() == (1, 8 + 1)


@pytest.mark.rule("MU-3.10")
def test_coggoth_that_was_called_counts_the_hand_as_well() -> None:
    table = given(doors=[buggoth], hands={"Alice": [kitchen_sink, coggoth], "Bob": [froggoth]})
    table.opens_door()
    table.answer("Alice", "coggoth")
    assert table.strengths() == (1, 1 + 8)


def test_coggoth_that_joins_counts_the_hand_of_the_fighter() -> None:
    table = given(
        doors=[eldridge_hawrer],
        hands={"Alice": [], "Bob": [wandering_monster, coggoth, kitchen_sink], "Carol": [foggoth]},
    )
    meets(table)
    table.plays("Bob", wandering_monster, coggoth)
    table.answer("Bob", "none")
    table.answer("Carol", "foggoth")
    assert table.strengths() == (1, 1 + 11 + 6)


def test_coggoth_takes_two_levels_and_a_card() -> None:
    table = given(doors=[coggoth], hands={"Alice": [flamethrower, miners_helmet]}, levels={"Alice": 4})
    caught_by(coggoth, table)
    assert table.level("Alice") == 2
    assert table.offers("Alice") == ["flamethrower", "miners_helmet"]

    table.answer("Alice", "miners_helmet")
    assert table.hand("Alice") == ["flamethrower"]


def test_coggoth_takes_the_last_level_from_nobody_and_no_card_from_an_empty_hand() -> None:
    table = given(doors=[coggoth], play={"Alice": [brass_knucks]}, levels={"Alice": 2})
    caught_by(coggoth, table)
    assert table.level("Alice") == 1
    assert table.lying("Alice") == ["brass_knucks"]
