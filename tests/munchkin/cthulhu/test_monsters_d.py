"""The monsters from Ozathoth to Tchoo-Tchoo People."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
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
    maaaaaaster,
    miners_helmet,
    monster_stompers,
    necrocomicon,
    official_mythos,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import froggoth
from rumpus.munchkin.cards.decks.cthulhu.monsters_more import (
    ozathoth,
    polly_polyp,
    ruggoth,
    shallow_ones,
    shog_goth,
    shoggoth,
    shrub_niggurath,
    sluggoth,
    tchoo_tchoo_people,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import (
    kitchen_sink,
    loaded_die,
    song_of_madness,
    sticker_ichor,
    wishing_ring,
)
from tests.munchkin.cthulhu.fights import caught_by, meet
from tests.munchkin.given import Lying, given

# -- death -----------------------------------------------------------------------------------------------------


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


def test_shallow_ones_kill_at_any_level() -> None:
    table = given(doors=[shallow_ones], play={"Alice": [miners_helmet, super_munchkin, professor]})
    caught_by(shallow_ones, table)
    assert table.lying("Alice") == ["super_munchkin", "professor"]

    for _ in range(2):
        table.answer(table.awaited[0], "none")
    assert table.state.active == table.seat("Bob")


@pytest.mark.rule("MU-12.2")
def test_shallow_ones_are_one_monster() -> None:
    table = given(doors=[shallow_ones])
    meet(table, 5)
    table.fights_it_out()
    assert table.offers("Alice") == ["run shallow_ones"]

    table.runs("Alice", shallow_ones)
    assert table.prompt == "rest"


def test_shallow_ones_have_2_more_against_professors() -> None:
    for lying, strength in (([professor], 10), ([professor, super_munchkin], 8), ([monster_whacker], 8)):
        table = given(doors=[shallow_ones], play={"Alice": lying})
        meet(table)
        assert table.strengths()[1] == strength


@pytest.mark.parametrize("monster", [ozathoth, shallow_ones, polly_polyp], ids=lambda card: card.id)
def test_professors_learn_by_escaping_from_monsters_that_kill(monster: Card) -> None:
    table = given(doors=[monster], play={"Alice": [professor]}, levels={"Alice": 5 if monster is ozathoth else 1})
    before = table.level("Alice")
    meet(table, 5)
    if monster is polly_polyp:
        assert table.strengths() == (1, 5)
    table.fights_it_out()
    table.runs("Alice", monster)
    assert table.level("Alice") == before + monster.kills
    assert monster.kills == (monster is not polly_polyp)


# -- a level ---------------------------------------------------------------------------------------------------


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


# -- becoming a Cultist ----------------------------------------------------------------------------------------


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
    assert len(table.state.cultist_pile) == 2


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


def test_shrub_niggurath_spares_footgear_that_is_carried() -> None:
    table = given(doors=[shrub_niggurath], play={"Alice": [("carry", monster_stompers)]}, levels={"Alice": 9})
    caught_by(shrub_niggurath, table)
    assert table.level("Alice") == 6
    assert table.lying("Alice") == ["monster_stompers (carried)"]


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


# -- Tchoo-Tchoo People ----------------------------------------------------------------------------------------


def test_tchoo_tchoo_people_make_the_fighter_play_what_helps() -> None:
    hand = [loaded_die, kitchen_sink, wishing_ring, sticker_ichor, miners_helmet, call_the_army]
    table = given(doors=[tchoo_tchoo_people], hands={"Alice": hand, "Bob": []})
    meet(table)
    assert table.strengths() == (1 + 3 + 4, 6)
    assert table.hand("Alice") == ["loaded_die", "wishing_ring", "miners_helmet", "call_the_army"]
    shown = [line for line in table.told("Bob") if line.startswith("show hand P0")]
    assert shown == ["show hand P0 call_the_army kitchen_sink loaded_die miners_helmet sticker_ichor wishing_ring"]

    table.fights_it_out()
    assert {"kitchen_sink", "sticker_ichor"} <= set(table.discards())


def test_tchoo_tchoo_people_leave_alone_what_lies_in_play_and_other_hands() -> None:
    table = given(doors=[tchoo_tchoo_people], play={"Alice": [kitchen_sink]}, hands={"Bob": [sticker_ichor]})
    meet(table)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1, 6)
    assert table.hand("Bob") == ["sticker_ichor"]
    assert table.lying("Alice") == ["kitchen_sink (carried)"]


def test_tchoo_tchoo_people_that_join_hurry_the_fighter() -> None:
    hands = {"Alice": [kitchen_sink, bowling_pin], "Bob": [wandering_monster, tchoo_tchoo_people, sticker_ichor]}
    table = given(doors=[polly_polyp], hands=hands)
    meet(table)
    table.plays("Bob", wandering_monster, tchoo_tchoo_people)
    assert table.strengths() == (1 + 3, 2 + 6)
    assert table.hand("Alice") == ["bowling_pin"]
    assert table.hand("Bob") == ["sticker_ichor"]


def test_tchoo_tchoo_people_make_a_fighter_without_a_helper_sing() -> None:
    table = given(doors=[tchoo_tchoo_people], hands={"Alice": [song_of_madness]})
    meet(table)
    assert table.strengths() == (1 + 2, 6)

    hands = {"Alice": [song_of_madness], "Carol": [wandering_monster, tchoo_tchoo_people]}
    table = given(doors=[polly_polyp], hands=hands)
    meet(table)
    table.is_helped("Bob")
    table.plays("Carol", wandering_monster, tchoo_tchoo_people)
    assert table.strengths() == (1 + 1, 2 + 6)
    assert table.hand("Alice") == ["song_of_madness"]  # it would be of no use


def test_tchoo_tchoo_people_show_a_hand_in_which_nothing_helps() -> None:
    table = given(doors=[tchoo_tchoo_people], hands={"Alice": [bowling_pin]})
    meet(table)
    assert table.strengths() == (1, 6)
    assert "show hand P0 bowling_pin" in table.told("Carol")


def test_tchoo_tchoo_people_take_the_item_that_is_worth_most() -> None:
    lying: list[Lying] = [miners_helmet, ("carry", bug_spray), wishing_ring, professor]
    table = given(doors=[tchoo_tchoo_people], play={"Alice": lying}, hands={"Alice": [flamethrower]})
    caught_by(tchoo_tchoo_people, table)
    assert table.lying("Alice") == ["miners_helmet", "bug_spray (carried)", "professor"]
    assert table.hand("Alice") == ["flamethrower"]


def test_tchoo_tchoo_people_take_what_lies_on_the_item_with_it() -> None:
    table = given(doors=[tchoo_tchoo_people], play={"Alice": [necrocomicon, (bug_spray, official_mythos)]})
    caught_by(tchoo_tchoo_people, table)
    assert table.lying("Alice") == ["necrocomicon"]
    assert {"bug_spray", "official_mythos"} <= set(table.discards())


def test_tchoo_tchoo_people_let_you_choose_between_equals() -> None:
    table = given(doors=[tchoo_tchoo_people], play={"Alice": [brass_knucks, bowling_pin, maaaaaaster]})
    caught_by(tchoo_tchoo_people, table)
    assert table.offers("Alice") == ["brass_knucks", "bowling_pin"]  # 200 each

    table.answer("Alice", "brass_knucks")
    assert table.lying("Alice") == ["bowling_pin", "maaaaaaster"]


def test_tchoo_tchoo_people_take_a_worthless_item_if_there_is_no_other() -> None:
    table = given(doors=[tchoo_tchoo_people], play={"Alice": [maaaaaaster, professor]})
    caught_by(tchoo_tchoo_people, table)
    assert table.lying("Alice") == ["professor"]

    table = given(doors=[tchoo_tchoo_people], play={"Alice": [professor]}, levels={"Alice": 3})
    caught_by(tchoo_tchoo_people, table)
    assert table.lying("Alice") == ["professor"]
    assert table.level("Alice") == 3
