"""The monsters of level 6."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cultist,
    investigator,
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
    fake_tentacle,
    flamethrower,
    maaaaaaster,
    miners_helmet,
    necrocomicon,
    official_mythos,
    professor_teslas_electrical_protective_device,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    campus_crusade_for_cthulhu,
    foggoth,
    hp_munchcraft,
    lloyd_lloigor,
    polly_polyp,
    tchoo_tchoo_people,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import (
    kitchen_sink,
    loaded_die,
    maniacal_laugh,
    sicker_ichor,
    song_of_madness,
    sticker_ichor,
    wishing_ring,
)
from tests.munchkin.cthulhu.fights import caught_by, meet, meets
from tests.munchkin.given import Lying, given

tesla_device = professor_teslas_electrical_protective_device


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

    table.picks("Alice", tesla_device.id, "brass_knucks")  # 900 are not enough, 1100 are
    assert table.lying("Alice") == ["cultist", "flamethrower (carried)", "maaaaaaster (carried)"]
    assert table.hand("Alice") == ["miners_helmet"]


@pytest.mark.rule("MU-6.2", "MU-6.4")
def test_campus_crusade_for_cthulhu_finds_half_a_cultist_converted_already() -> None:
    lying = [cultist, super_munchkin, brass_knucks, flamethrower]
    table = given(doors=[campus_crusade_for_cthulhu], play={"Alice": lying}, cultists=1)
    caught_by(campus_crusade_for_cthulhu, table)
    assert table.lying("Alice") == [card.id for card in lying]


def test_campus_crusade_for_cthulhu_takes_all_that_a_poor_cultist_has() -> None:
    table = given(doors=[campus_crusade_for_cthulhu], play={"Alice": [cultist, brass_knucks]})
    caught_by(campus_crusade_for_cthulhu, table)
    assert table.lying("Alice") == ["cultist"]


def test_campus_crusade_for_cthulhu_lets_a_member_choose_what_to_be() -> None:
    for answer, lying in (("yes", []), ("no", ["cult_membership_card", "cultist"])):
        table = given(doors=[campus_crusade_for_cthulhu], play={"Alice": [cult_membership_card]}, cultists=1)
        caught_by(campus_crusade_for_cthulhu, table)
        # Nobody has to pass for a Cultist in the fight.
        assert "decided P0 1 6 campus_crusade_for_cthulhu" in table.told()
        assert table.prompt == "pass for cultist (campus_crusade_for_cthulhu)"
        table.answer("Alice", answer)
        assert table.lying("Alice") == lying


# -- Foggoth ---------------------------------------------------------------------------------------------------


def test_foggoth_hides_items_and_feeds_fire() -> None:
    assert meets(given(doors=[foggoth], play={"Alice": [miners_helmet, brass_knucks]})) == (1, 6)
    assert meets(given(doors=[foggoth], play={"Alice": [miners_helmet, flamethrower]})) == (1 + 8, 6)


def test_foggoth_hides_the_items_of_helpers() -> None:
    table = given(doors=[foggoth], play={"Bob": [miners_helmet]}, levels={"Bob": 3})
    meets(table)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 3, 6)


def test_foggoth_swallows_one_shot_items_but_no_ichors() -> None:
    hand = [kitchen_sink, sticker_ichor, sicker_ichor]
    table = given(doors=[foggoth], hands={"Bob": hand})
    meets(table)
    table.plays("Bob", kitchen_sink, "for")
    assert table.strengths() == (1, 6)
    table.plays("Bob", sticker_ichor, "for")
    table.plays("Bob", sicker_ichor, "against")
    assert table.strengths() == (1 + 4, 6 + 2)

    table = given(doors=[foggoth], hands={"Bob": hand})
    meets(table)
    table.plays("Bob", kitchen_sink, "against")
    assert table.strengths() == (1, 6)


def test_foggoth_does_not_swallow_what_has_no_value_and_is_no_item() -> None:
    table = given(doors=[foggoth], hands={"Bob": [maniacal_laugh]})
    meets(table)
    table.plays("Bob", maniacal_laugh, "for")
    assert table.strengths() == (1 + maniacal_laugh.bonus, 6)


def test_foggoth_hides_items_that_help_to_run_away() -> None:
    for monster, is_hurt in ((foggoth, True), (lloyd_lloigor, False)):
        table = given(doors=[monster], play={"Alice": [fake_tentacle]})
        table.next_roll(4)
        meets(table)
        table.fights_it_out()
        table.runs("Alice", monster)
        if is_hurt:
            table.answer("Alice", "Bob")
        assert (table.lying("Alice") == []) == is_hurt


def test_foggoth_takes_a_card_for_a_neighbour_of_your_choice() -> None:
    table = given(
        doors=[foggoth],
        hands={"Alice": [flamethrower]},
        play={"Alice": [professor, miners_helmet]},
        players=("Alice", "Bob", "Carol", "Dave"),
    )
    caught_by(foggoth, table)
    assert table.offers("Alice") == ["Bob", "Dave"]
    table.answer("Alice", "Dave")
    assert table.offers("Alice") == ["flamethrower", "miners_helmet"]
    table.answer("Alice", "miners_helmet")
    assert table.lying("Dave") == ["miners_helmet"]
    assert table.lying("Alice") == ["professor"]


def test_foggoth_shows_a_card_from_hand_to_its_receiver_only() -> None:
    table = given(
        doors=[foggoth],
        hands={"Alice": [flamethrower], "Carol": [kitchen_sink]},
        play={"Alice": [("carry", miners_helmet)]},
    )
    caught_by(foggoth, table)
    table.picks("Alice", "Bob", "flamethrower")
    table.answer("Bob", "done")
    assert table.hand("Bob") == ["flamethrower"]
    assert "give card P0 P1 treasure flamethrower" in table.told("Bob")
    assert "give card P0 P1 treasure" in table.told("Carol")


def test_foggoth_asks_nothing_of_who_has_nothing() -> None:
    table = given(doors=[foggoth], play={"Alice": [professor]})
    caught_by(foggoth, table)
    assert table.prompt == "rest"
    assert table.lying("Alice") == ["professor"]


def test_foggoth_gives_two_players_no_choice_of_neighbour() -> None:
    table = given(doors=[foggoth], play={"Alice": [miners_helmet]}, players=("Alice", "Bob"))
    caught_by(foggoth, table)
    assert table.lying("Bob") == ["miners_helmet"]


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
    assert len(table.state.piles["cultist"]) == 2


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


def test_hp_munchcraft_tells_no_more_once_the_game_is_over() -> None:
    table = given(
        doors=[lloyd_lloigor],
        hands={"Carol": [wandering_monster, hp_munchcraft]},
        play={"Carol": [cultist]},
        levels={"Bob": 9},
        cultists=3,
    )
    meets(table)
    table.is_helped("Bob")
    table.plays("Carol", wandering_monster, hp_munchcraft)
    table.everyone_passes()
    assert (table.lying("Alice"), table.state.winners) == (["cultist"], [table.seat("Bob")])
    assert table.lying("Bob") == [], "the last outsider has won, and stays one"
    assert table.told()[-1] == "win P1"


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
