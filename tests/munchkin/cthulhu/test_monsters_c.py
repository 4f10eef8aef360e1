"""The monsters from Loggoth to Nyukhees, and the numbers of all up to Tht Whch Hs N Vwls."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import (
    professor,
    wandering_monster,
)
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    bug_spray,
    flamethrower,
    miners_helmet,
    necrocomicon,
    necrognomicon,
    necrotelecom,
    official_mythos,
    prehistoric_axe,
    professor_teslas_electrical_protective_device,
    railroad_spike,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import froggoth
from rumpus.munchkin.cards.decks.cthulhu.monsters_more import (
    loggoth,
    nightie_gaunts,
    nyukhees,
    ozathoth,
    polly_polyp,
    ruggoth,
    shallow_ones,
    shog_goth,
    shoggoth,
    shrub_niggurath,
    sluggoth,
    tchoo_tchoo_people,
    the_bodiless,
    the_borrower_from_beneath,
    the_cruller_out_of_space,
    the_dunwich_snorer,
    the_king_in_pink,
    the_unpronounceable_evil,
    tht_whch_hs_n_vwls,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, sticker_ichor
from tests.munchkin.cthulhu.fights import caught_by, meet
from tests.munchkin.given import Lying, given

# -- the numbers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("monster", "strength", "treasures", "levels"),
    [
        (loggoth, 4, 2, 1),
        (nightie_gaunts, 14, 4, 1),
        (nyukhees, 8, 2, 1),
        (ozathoth, 18, 5, 2),
        (polly_polyp, 2, 1, 1),
        (ruggoth, 2, 1, 1),
        (shallow_ones, 8, 2, 1),
        (shog_goth, 1, 1, 1),
        (shoggoth, 16, 4, 2),
        (shrub_niggurath, 16, 4, 2),
        (sluggoth, 14, 4, 1),
        (tchoo_tchoo_people, 6, 2, 1),
        (the_bodiless, 4, 2, 1),
        (the_borrower_from_beneath, 10 + 2, 3, 1),  # all are women here
        (the_cruller_out_of_space, 4, 2, 1),
        (the_dunwich_snorer, 1, 1, 1),
        (the_king_in_pink, 16, 4, 2),
        (the_unpronounceable_evil, 10, 3, 1),
        (tht_whch_hs_n_vwls, 18, 5, 2),
    ],
    ids=lambda value: str(value),
)
def test_killing_a_monster_gives_its_levels_and_treasures(
    monster: Card, strength: int, treasures: int, levels: int
) -> None:
    armed = [flamethrower, professor_teslas_electrical_protective_device, necrotelecom, kitchen_sink, sticker_ichor]
    prizes = [bowling_pin, bug_spray, necrocomicon, necrognomicon, prehistoric_axe, miners_helmet]
    table = given(doors=[monster], levels={"Alice": 8 - levels}, play={"Alice": armed}, treasures=prizes)
    meet(table)
    assert table.strengths() == (8 - levels + 4 + 4 + 2, strength)

    table.uses("Alice", kitchen_sink, "for")
    table.uses("Alice", sticker_ichor, "for")
    table.fights_it_out()
    assert table.level("Alice") == 8
    assert len([name for name in table.hand("Alice") if name in [card.id for card in prizes]]) == treasures


@pytest.mark.parametrize("goth", [loggoth, ruggoth, shog_goth, shoggoth, sluggoth], ids=lambda card: card.id)
@pytest.mark.rule("MU-3.10")
def test_a_goth_calls_another(goth: Card) -> None:
    table = given(doors=[goth], hands={"Bob": [froggoth, nyukhees]})
    table.opens_door()
    assert table.prompt == "goth"
    assert table.offers("Bob") == ["froggoth", "none"]

    table.answer("Bob", "froggoth")
    assert table.foes() == [goth.id, "froggoth"]


@pytest.mark.parametrize(
    ("monster", "level"),
    [
        (ozathoth, 4),
        (shoggoth, 3),
        (shrub_niggurath, 3),
        (the_king_in_pink, 3),
        (tht_whch_hs_n_vwls, 4),
    ],
    ids=lambda value: str(value),
)
@pytest.mark.rule("MU-4.5")
def test_some_monsters_leave_low_levels_alone(monster: Card, level: int) -> None:
    table = given(doors=[monster], levels={"Alice": level, "Bob": 9}, cultists=1)
    caught_by(monster, table)
    assert f"escapes P0 {monster.id}" in table.told()
    assert not any(line.startswith("roll ") for line in table.told())

    table = given(doors=[monster], levels={"Alice": level + 1, "Bob": 9}, cultists=1)
    caught_by(monster, table)
    assert f"bad stuff P0 {monster.id}" in table.told()


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
    table.says("Alice", "ask Bob", "1", "fighter")
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
    table.says("Alice", "ask Bob", "0")
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
    table.says("Alice", "ask Bob", "1", "helper")
    table.answer("Bob", "accept")
    table.plays("Carol", wandering_monster, loggoth)
    table.declines_goths()
    table.fights_it_out()
    table.answer("Bob", "miners_helmet")
    table.answer("Bob", "play miners_helmet use")
    assert table.lying("Bob") == ["miners_helmet"]
    assert table.hand("Alice") == ["bowling_pin", "bug_spray"]


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

    table.says("Alice", "flamethrower", "kitchen_sink", "brass_knucks")
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


# -- Nyukhees --------------------------------------------------------------------------------------------------


def test_nyukhees_have_4_more_against_a_fighter_of_the_lowest_level() -> None:
    for bob, strength in ((1, 8), (2, 8 + 4), (3, 8 + 4)):
        table = given(doors=[nyukhees], levels={"Alice": 2, "Bob": bob, "Carol": 5})
        meet(table)
        assert table.strengths() == (2, strength)


def test_nyukhees_do_not_look_at_the_helper() -> None:
    table = given(doors=[nyukhees], levels={"Alice": 4, "Bob": 1, "Carol": 5})
    meet(table)
    table.is_helped("Bob")
    assert table.strengths() == (4 + 1, 8)


def test_nyukhees_look_at_levels_as_they_are() -> None:
    table = given(doors=[nyukhees], hands={"Bob": [call_the_army]}, levels={"Alice": 1, "Bob": 1, "Carol": 2})
    meet(table)
    assert table.strengths() == (1, 8 + 4)

    table.plays("Bob", call_the_army, "Alice")
    assert table.strengths() == (2, 8)


def test_nyukhees_let_the_others_take_an_item_each_highest_level_first() -> None:
    table = given(
        doors=[nyukhees],
        play={"Alice": [professor, miners_helmet, railroad_spike, ("carry", bowling_pin)]},
        hands={"Alice": [bug_spray]},
        levels={"Alice": 1, "Bob": 3, "Carol": 5},
    )
    caught_by(nyukhees, table)
    assert table.awaited == ["Carol"]
    assert table.offers("Carol") == ["miners_helmet", "railroad_spike", "bowling_pin", "none"]

    table.answer("Carol", "miners_helmet")
    assert table.lying("Carol") == ["miners_helmet"]
    assert table.offers("Bob") == ["railroad_spike", "bowling_pin", "none"]

    table.answer("Bob", "railroad_spike")
    assert table.lying("Bob") == ["railroad_spike (carried)"]  # he is no Monster Whacker
    assert table.lying("Alice") == ["professor", "bowling_pin (carried)"]
    assert table.hand("Alice") == ["bug_spray"]


def test_nyukhees_force_nobody() -> None:
    table = given(doors=[nyukhees], play={"Alice": [miners_helmet]}, levels={"Carol": 2})
    caught_by(nyukhees, table)
    table.says("Carol", "none")
    table.says("Bob", "none")
    assert table.lying("Alice") == ["miners_helmet"]


def test_nyukhees_ask_equals_clockwise_and_nobody_when_nothing_is_left() -> None:
    table = given(doors=[nyukhees], play={"Alice": [(flamethrower, official_mythos)]})
    caught_by(nyukhees, table)
    assert table.awaited == ["Bob"]

    table.answer("Bob", "flamethrower")
    assert table.lying("Bob") == ["flamethrower + official_mythos"]
    assert table.prompt == "rest"

    table = given(doors=[nyukhees], play={"Alice": [professor]})
    caught_by(nyukhees, table)
    assert table.prompt == "rest"


def test_nyukhees_let_the_fighter_take_from_the_helper() -> None:
    table = given(doors=[nyukhees], play={"Bob": [miners_helmet]}, levels={"Alice": 2})
    meet(table, 5, 1)
    table.is_helped("Bob")
    table.fights_it_out()
    table.runs("Alice", nyukhees)
    table.runs("Bob", nyukhees)
    assert table.awaited == ["Alice"]

    table.answer("Alice", "miners_helmet")
    assert table.lying("Alice") == ["miners_helmet (carried)"]  # still in combat
