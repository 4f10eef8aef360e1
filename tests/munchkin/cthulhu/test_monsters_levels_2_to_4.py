"""The monsters of levels 2 and 4."""

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
    elder_sign,
    flamethrower,
    miners_helmet,
    monster_stompers,
    necrotelecom,
    official_mythos,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    aughost_derwraith,
    chibithulhu,
    eldridge_hawrer,
    geek_ones,
    gram_smoker,
    grape_old_ones,
    lloyd_lloigor,
    loggoth,
    polly_polyp,
    ruggoth,
    the_bodiless,
    the_cruller_out_of_space,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, sicker_ichor, sticker_ichor
from tests.munchkin.cthulhu.fights import caught_by, meet, meets
from tests.munchkin.given import Lying, given

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


@pytest.mark.rule("MU-6.2")
def test_chibithulhu_lets_half_a_cultist_choose_any_item() -> None:
    lying: list[Lying] = [cultist, super_munchkin, brass_knucks, necrotelecom, ("carry", flamethrower)]
    table = given(doors=[chibithulhu], play={"Alice": lying})
    caught_by(chibithulhu, table)
    assert table.offers("Alice") == ["brass_knucks", "necrotelecom", "flamethrower"]
    table.answer("Alice", "brass_knucks")


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


# -- Gram Smoker -----------------------------------------------------------------------------------------------


def test_gram_smoker_has_3_more_against_men() -> None:
    assert meets(given(doors=[gram_smoker])) == (1, 2)
    assert meets(given(doors=[gram_smoker], sexes={"Alice": "male"})) == (1, 2 + 3)


def test_gram_smoker_lets_no_man_help() -> None:
    table = given(doors=[gram_smoker], sexes={"Alice": "male", "Bob": "male"})
    meets(table)
    assert "ask Bob" not in table.offers("Alice")
    assert "ask Carol" in table.offers("Alice")
    assert "offer help" not in table.offers("Bob")
    assert "offer help" in table.offers("Carol")


def test_gram_smoker_lets_no_man_help_in_a_fight_that_it_joins() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Carol": [wandering_monster, gram_smoker]}, sexes={"Bob": "male"})
    meets(table)
    assert "ask Bob" in table.offers("Alice")
    table.picks("Alice", "ask Bob", "0")
    assert "accept" in table.offers("Bob")

    table.plays("Carol", wandering_monster, gram_smoker)
    assert table.prompt == "help"
    assert table.offers("Bob") == ["refuse"]  # what was offered has become impossible
    table.answer("Bob", "refuse")
    assert "ask Bob" not in table.offers("Alice")


@pytest.mark.rule("MU-3.17")
def test_gram_smoker_sends_away_who_helps_already() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Carol": [wandering_monster, gram_smoker]}, sexes={"Bob": "male"})
    meets(table)
    table.is_helped("Bob")
    table.plays("Carol", wandering_monster, gram_smoker)
    assert table.strengths() == (1, 8 + 2)


def test_gram_smoker_takes_a_level() -> None:
    for level, left in ((2, 1), (1, 1)):
        table = given(doors=[gram_smoker], levels={"Alice": level})
        caught_by(gram_smoker, table)
        assert table.level("Alice") == left


@pytest.mark.rule("MU-3.9")
def test_gram_smoker_is_undead_and_grape_old_ones_are_not() -> None:
    hands = {"Bob": [aughost_derwraith]}
    for monster, is_followed in ((gram_smoker, True), (grape_old_ones, False)):
        table = given(doors=[monster], hands=hands)
        meets(table)
        assert ("play aughost_derwraith" in table.offers("Bob")) == is_followed


# -- Polly Polyp -----------------------------------------------------------------------------------------------


def test_polly_polyp_takes_a_level() -> None:
    table = given(doors=[polly_polyp], levels={"Alice": 2}, play={"Alice": [professor]})
    meet(table, 4)
    assert table.strengths() == (2, 2 + 3)

    table.fights_it_out()
    table.runs("Alice", polly_polyp)
    assert table.level("Alice") == 1


def test_polly_polyp_takes_nothing_from_level_1() -> None:
    table = given(doors=[polly_polyp])
    caught_by(polly_polyp, table)
    assert table.level("Alice") == 1


def test_polly_polyp_spares_half_a_professor_and_minds_a_helping_one() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [professor, super_munchkin], "Bob": [professor]})
    meet(table)
    assert table.strengths() == (1, 2)

    table.is_helped("Bob")
    assert table.strengths() == (2, 2 + 3)


# -- Ruggoth ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-6.7")
def test_ruggoth_makes_you_a_cultist_instead_of_what_you_were() -> None:
    table = given(doors=[ruggoth], play={"Alice": [professor]}, cultists=1)
    caught_by(ruggoth, table)
    assert table.lying("Alice") == ["cultist"]
    assert "professor" in table.discards()
    assert table.level("Alice") == 1


@pytest.mark.rule("MU-6.4")
def test_ruggoth_does_nothing_if_no_cultist_card_lies_on_its_pile() -> None:
    table = given(doors=[ruggoth], play={"Alice": [professor]})
    caught_by(ruggoth, table)
    assert table.lying("Alice") == ["professor"]


def test_ruggoth_does_nothing_to_cultists() -> None:
    table = given(doors=[ruggoth], play={"Alice": [cultist, super_munchkin]}, cultists=2)
    caught_by(ruggoth, table)
    assert table.lying("Alice") == ["cultist", "super_munchkin"]
    assert len(table.state.piles["cultist"]) == 2


def test_ruggoth_leaves_a_super_munchkin_one_old_class() -> None:
    table = given(doors=[ruggoth], play={"Alice": [professor, super_munchkin]}, cultists=1)
    caught_by(ruggoth, table)
    assert table.lying("Alice") == ["professor", "super_munchkin", "cultist"]

    lying = [professor, super_munchkin, investigator]
    table = given(doors=[ruggoth], play={"Alice": lying}, cultists=1)
    caught_by(ruggoth, table)
    assert table.offers("Alice") == ["professor", "investigator"]

    table.answer("Alice", "professor")
    assert table.lying("Alice") == ["super_munchkin", "investigator", "cultist"]


# -- Geek Ones -------------------------------------------------------------------------------------------------


def test_geek_ones_have_2_less_against_women() -> None:
    assert meets(given(doors=[geek_ones])) == (1, 4 - 2)
    assert meets(given(doors=[geek_ones], sexes={"Alice": "male"})) == (1, 4)


def test_geek_ones_keep_you_from_helping_until_you_gain_a_level() -> None:
    table = given(doors=[geek_ones, lloyd_lloigor], hands={"Alice": [call_the_army]})
    caught_by(geek_ones, table)
    table.ends_turn()
    table.opens_door("Bob")
    assert "ask Alice" not in table.offers("Bob")
    assert "ask Carol" in table.offers("Bob")
    assert "offer help" not in table.offers("Alice")
    assert "offer help" in table.offers("Carol")

    table.plays("Alice", call_the_army, "Alice")
    table.everyone_passes()
    assert table.level("Alice") == 2
    assert "lifted P0 geek_ones" in table.told()
    assert "ask Alice" in table.offers("Bob")
    assert "offer help" in table.offers("Alice")


def test_geek_ones_hold_on_to_who_cannot_gain_a_level_that_way() -> None:
    table = given(
        doors=[geek_ones, lloyd_lloigor],
        hands={"Alice": [call_the_army], "Bob": [kitchen_sink, sticker_ichor, sicker_ichor]},
        levels={"Alice": 9},
    )
    table.next_roll(1)
    meets(table)
    for card in (kitchen_sink, sticker_ichor, sicker_ichor):
        table.plays("Bob", card, "against")
    table.fights_it_out()
    table.runs("Alice", geek_ones)
    table.ends_turn()
    table.opens_door("Bob")
    table.plays("Alice", call_the_army, "Alice")
    table.everyone_passes()
    assert table.level("Alice") == 9
    assert "ask Alice" not in table.offers("Bob")


def test_geek_ones_let_you_be_helped() -> None:
    table = given(doors=[geek_ones, lloyd_lloigor, eldridge_hawrer], players=("Alice", "Bob"))
    table.next_roll(1, 6)
    meets(table)
    table.fights_it_out()
    table.runs("Alice", geek_ones)
    table.ends_turn()
    table.opens_door("Bob")
    assert "ask Alice" not in table.offers("Bob")
    table.fights_it_out("Bob")
    table.runs("Bob", lloyd_lloigor)
    table.ends_turn("Bob")
    meets(table)
    assert "ask Bob" in table.offers("Alice")


# -- Loggoth ---------------------------------------------------------------------------------------------------


def test_loggoth_does_no_harm_to_whoever_has_the_turn() -> None:
    table = given(doors=[loggoth], levels={"Alice": 3})
    caught_by(loggoth, table)
    assert table.level("Alice") == 3


def test_loggoth_takes_a_level_of_the_helper() -> None:
    for before, after in ((2, 1), (1, 1)):
        table = given(doors=[loggoth], levels={"Alice": 2, "Bob": before})
        meet(table, 1, 1)
        table.is_helped("Bob")
        assert table.strengths() == (2 + before, 4)

        table.fights_it_out()
        table.runs("Alice", loggoth)
        table.runs("Bob", loggoth)
        assert (table.level("Alice"), table.level("Bob")) == (2, after)


def test_loggoth_forbids_any_payment() -> None:
    table = given(
        doors=[loggoth], play={"Alice": [miners_helmet]}, levels={"Bob": 4}, treasures=[bowling_pin, bug_spray]
    )
    meet(table)
    table.answer("Alice", "ask Bob")
    assert table.prompt == "help"  # no terms are asked for
    assert "accept" in table.offers("Bob")
    assert "counter" not in table.offers("Bob")

    table.answer("Bob", "accept")
    table.fights_it_out()
    assert table.hand("Alice") == ["bowling_pin", "bug_spray"]
    assert table.lying("Alice") == ["miners_helmet"]


def test_loggoth_forbids_it_to_helpers_who_offer_themselves() -> None:
    table = given(doors=[loggoth], play={"Alice": [miners_helmet]})
    meet(table)
    table.answer("Bob", "offer help")
    assert table.prompt == "help"
    assert "counter" not in table.offers("Alice")

    table.answer("Alice", "refuse")


def test_loggoth_that_joins_later_stops_an_offer_of_payment() -> None:
    table = given(doors=[polly_polyp], hands={"Carol": [wandering_monster, loggoth]}, levels={"Bob": 2})
    meet(table)
    table.picks("Alice", "ask Bob", "1", "fighter")
    assert "accept" in table.offers("Bob")

    table.plays("Carol", wandering_monster, loggoth)
    table.declines_goths()
    assert "accept" not in table.offers("Bob")

    table.answer("Bob", "counter")  # for nothing, as it must be
    assert table.awaited == ["Alice"]

    table.answer("Alice", "accept")
    assert table.state.fight is not None
    assert table.state.fight.helper == table.seat("Bob")
    assert table.state.fight.terms is not None
    assert table.state.fight.terms.treasures == 0


def test_loggoth_that_joins_later_lets_an_offer_for_nothing_stand() -> None:
    table = given(doors=[polly_polyp], hands={"Carol": [wandering_monster, loggoth]})
    meet(table)
    table.picks("Alice", "ask Bob", "0")
    table.plays("Carol", wandering_monster, loggoth)
    table.declines_goths()
    assert "accept" in table.offers("Bob")

    table.answer("Bob", "accept")


def test_loggoth_that_joins_later_does_not_undo_what_was_agreed_on() -> None:
    table = given(
        doors=[polly_polyp],
        hands={"Carol": [wandering_monster, loggoth]},
        levels={"Bob": 8},
        treasures=[bowling_pin, bug_spray, miners_helmet],
    )
    meet(table)
    table.picks("Alice", "ask Bob", "1", "helper")
    table.answer("Bob", "accept")
    table.plays("Carol", wandering_monster, loggoth)
    table.declines_goths()
    table.fights_it_out()
    table.answer("Bob", "miners_helmet")
    table.answer("Bob", "play miners_helmet use")
    assert table.lying("Bob") == ["miners_helmet"]
    assert table.hand("Alice") == ["bowling_pin", "bug_spray"]


# -- The Bodiless ----------------------------------------------------------------------------------------------


def test_the_bodiless_gives_a_door_besides_its_treasures() -> None:
    table = given(
        doors=[the_bodiless, curse_amnesia], treasures=[bowling_pin, bug_spray, miners_helmet], levels={"Alice": 5}
    )
    meet(table)
    table.fights_it_out()
    assert sorted(table.hand("Alice")) == ["bowling_pin", "bug_spray", "curse_amnesia"]
    assert "draw P0 door" in table.told("Bob")
    assert table.prompt == "rest"  # the room is looted: not a second time
    assert "loot the room" not in table.offers("Alice")


def test_the_bodiless_gives_its_door_to_the_fighter_not_to_the_helper() -> None:
    table = given(
        doors=[the_bodiless, curse_amnesia], treasures=[bowling_pin, bug_spray], levels={"Alice": 2, "Bob": 3}
    )
    meet(table)
    table.is_helped("Bob")
    table.fights_it_out()
    assert "curse_amnesia" in table.hand("Alice")
    assert table.hand("Bob") == []
    assert "draw P0 door" in table.told("Bob")


def test_the_bodiless_takes_all_doors_from_the_hand() -> None:
    hand = [curse_amnesia, kitchen_sink, cultist, professor, bowling_pin, professor]
    table = given(doors=[the_bodiless], hands={"Alice": hand}, play={"Alice": [investigator]})
    caught_by(the_bodiless, table)
    assert table.hand("Alice") == ["kitchen_sink", "bowling_pin"]
    assert table.lying("Alice") == ["investigator"]
    assert table.level("Alice") == 1
    assert table.state.piles["cultist"]


def test_the_bodiless_takes_nothing_if_there_is_no_door() -> None:
    table = given(doors=[the_bodiless], hands={"Alice": [bowling_pin]}, play={"Alice": [investigator]})
    caught_by(the_bodiless, table)
    assert table.hand("Alice") == ["bowling_pin"]


# -- The Cruller Out Of Space ----------------------------------------------------------------------------------


@pytest.mark.rule("MU-13.1")
def test_the_cruller_out_of_space_has_6_more_as_soon_as_a_monster_whacker_fights() -> None:
    table = given(doors=[the_cruller_out_of_space], play={"Bob": [monster_whacker]})
    meet(table)
    assert table.strengths() == (1, 4)

    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 2, 4 + 6)


@pytest.mark.rule("MU-13.1")
def test_the_cruller_out_of_space_has_6_more_only_once() -> None:
    table = given(doors=[the_cruller_out_of_space], play={"Alice": [monster_whacker], "Bob": [monster_whacker]})
    meet(table)
    assert table.strengths() == (1 + 2, 4 + 6)

    table.is_helped("Bob")
    assert table.strengths() == (2 + 4, 4 + 6)


@pytest.mark.rule("MU-13.13")
def test_the_cruller_out_of_space_spares_half_a_monster_whacker() -> None:
    table = given(doors=[the_cruller_out_of_space], play={"Alice": [monster_whacker, super_munchkin]})
    meet(table)
    assert table.strengths() == (1 + 2, 4)


def test_the_cruller_out_of_space_takes_headgear_and_footgear() -> None:
    lying: list[Lying] = [monster_whacker, miners_helmet, monster_stompers, ("carry", necrotelecom), brass_knucks]
    table = given(doors=[the_cruller_out_of_space], play={"Alice": lying})
    caught_by(the_cruller_out_of_space, table)
    assert table.offers("Alice") == ["miners_helmet", "necrotelecom"], "one of them, of her choice"
    table.answer("Alice", "necrotelecom")
    assert table.lying("Alice") == ["monster_whacker", "miners_helmet", "brass_knucks"]


def test_the_cruller_out_of_space_takes_one_of_them_or_none() -> None:
    table = given(doors=[the_cruller_out_of_space], play={"Alice": [miners_helmet]}, levels={"Alice": 2})
    caught_by(the_cruller_out_of_space, table)
    assert table.lying("Alice") == []

    table = given(doors=[the_cruller_out_of_space], play={"Alice": [brass_knucks]}, levels={"Alice": 2})
    caught_by(the_cruller_out_of_space, table)
    assert table.lying("Alice") == ["brass_knucks"]
    assert table.level("Alice") == 2
