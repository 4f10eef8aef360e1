"""The monsters from Geek Ones to Grape Old Ones."""

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
    flamethrower,
    miners_helmet,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    aughost_derwraith,
    eldridge_hawrer,
    foggoth,
    geek_ones,
    gnarlythotep,
    gram_smoker,
    grape_old_ones,
    lloyd_lloigor,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, sicker_ichor, sticker_ichor
from tests.munchkin.cthulhu.fights import caught_by, meets
from tests.munchkin.given import given

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
    table.says("Alice", "ask Bob", "0")
    assert "accept" in table.offers("Bob")

    table.plays("Carol", wandering_monster, gram_smoker)
    assert table.prompt == "help"
    assert table.offers("Bob") == ["refuse"]  # what was offered has become impossible
    table.answer("Bob", "refuse")
    assert "ask Bob" not in table.offers("Alice")


def test_gram_smoker_does_not_send_away_who_helps_already() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Carol": [wandering_monster, gram_smoker]}, sexes={"Bob": "male"})
    meets(table)
    table.is_helped("Bob")
    table.plays("Carol", wandering_monster, gram_smoker)
    assert table.strengths() == (2, 8 + 2 + 3)


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
    assert len(table.state.cultist_pile) == 1


def test_grape_old_ones_take_nothing_from_an_empty_hand() -> None:
    table = given(doors=[grape_old_ones], play={"Alice": [miners_helmet]})
    caught_by(grape_old_ones, table)
    assert table.lying("Alice") == ["miners_helmet"]
