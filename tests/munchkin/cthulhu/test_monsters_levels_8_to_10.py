"""The monsters of levels 8 and 10."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cheat,
    cultist,
    investigator,
    monster_whacker,
    professor,
    super_munchkin,
    wandering_monster,
)
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_weapon_becomes_evil
from rumpus.munchkin.cards.decks.cthulhu.enhancers import in_a_million_year_sleep
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    bug_spray,
    cult_membership_card,
    elder_sign,
    flamethrower,
    maaaaaaster,
    miners_helmet,
    monster_stompers,
    mystic_scribble,
    necrocomicon,
    necronomicon,
    official_mythos,
    railroad_spike,
    tentacle,
    triple_barreled_shotgun,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    buggoth,
    coggoth,
    elder_globs,
    eldridge_hawrer,
    foggoth,
    froggoth,
    lloyd_lloigor,
    nyukhees,
    polly_polyp,
    shallow_ones,
    the_borrower_from_beneath,
    the_unpronounceable_evil,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import (
    bicker_ichor,
    kicker_ichor,
    kitchen_sink,
    quicker_ichor,
    sticker_ichor,
)
from tests.munchkin.cthulhu.fights import caught_by, meet, meets
from tests.munchkin.given import Lying, given

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


# -- Nyukhees --------------------------------------------------------------------------------------------------


def test_nyukhees_have_4_more_against_the_lowest_level() -> None:
    for bob, strength in ((1, 8), (2, 8 + 4), (3, 8 + 4)):
        table = given(doors=[nyukhees], levels={"Alice": 2, "Bob": bob, "Carol": 5})
        meet(table)
        assert table.strengths() == (2, strength)


@pytest.mark.rule("MU-3.2")
def test_nyukhees_look_at_the_helper_too_and_count_once() -> None:
    for alice, before in ((4, 8), (1, 8 + 4)):
        table = given(doors=[nyukhees], levels={"Alice": alice, "Bob": 1, "Carol": 5})
        meet(table)
        assert table.strengths()[1] == before
        table.is_helped("Bob")
        assert table.strengths() == (alice + 1, 8 + 4)


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
    table.picks("Carol", "none")
    table.picks("Bob", "none")
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


# -- Shallow Ones ----------------------------------------------------------------------------------------------


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


# -- Elder Globs -----------------------------------------------------------------------------------------------


def test_elder_globs_swallow_ichors_and_thrive_on_them() -> None:
    for side, strengths in (("for", (1, 10)), ("against", (1, 10 + 8))):
        table = given(doors=[elder_globs], hands={"Bob": [sticker_ichor]})
        meets(table)
        table.plays("Bob", sticker_ichor, side)
        assert table.strengths() == strengths


def test_elder_globs_do_not_mind_other_one_shots() -> None:
    for side, strengths in (("for", (1 + 3, 10)), ("against", (1, 10 + 3))):
        table = given(doors=[elder_globs], hands={"Bob": [kitchen_sink]})
        meets(table)
        table.plays("Bob", kitchen_sink, side)
        assert table.strengths() == strengths


def test_elder_globs_swallow_ichors_for_the_whole_fight() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Alice": [sticker_ichor], "Bob": [wandering_monster, elder_globs]})
    meets(table)
    table.plays("Alice", sticker_ichor, "for")
    assert table.strengths() == (1 + 4, 8)
    table.plays("Bob", wandering_monster, elder_globs)
    assert table.strengths() == (1, 8 + 10)


def test_elder_globs_make_you_give_a_card_to_each_other_cultist() -> None:
    table = given(
        doors=[elder_globs],
        hands={"Alice": [miners_helmet]},
        play={"Alice": [cultist, brass_knucks], "Carol": [cultist], "Dave": [cultist]},
        players=("Alice", "Bob", "Carol", "Dave"),
    )
    caught_by(elder_globs, table)
    assert table.prompt == "give (elder_globs)"
    assert table.offers("Alice") == ["miners_helmet", "brass_knucks"]  # not the class

    table.answer("Alice", "brass_knucks")
    assert table.lying("Carol") == ["cultist", "brass_knucks"]
    assert table.awaited == ["Dave"]  # the last card goes without a question
    table.answer("Dave", "done")
    assert table.hand("Dave") == ["miners_helmet"]
    assert table.hand("Bob") == table.hand("Alice") == []


def test_elder_globs_get_no_more_out_of_you_than_you_have() -> None:
    table = given(doors=[elder_globs], hands={"Alice": [miners_helmet]}, play={"Bob": [cultist], "Carol": [cultist]})
    caught_by(elder_globs, table)
    table.answer("Bob", "play miners_helmet use")
    assert table.lying("Bob") == ["cultist", "miners_helmet"]
    assert table.lying("Carol") == ["cultist"]


def test_elder_globs_do_nothing_where_nobody_else_is_a_cultist() -> None:
    table = given(doors=[elder_globs], hands={"Alice": [miners_helmet]}, play={"Alice": [cultist]})
    caught_by(elder_globs, table)
    assert table.hand("Alice") == ["miners_helmet"]
    assert table.prompt == "rest"


def test_elder_globs_make_nothing_of_ichors_without_a_bonus_either() -> None:
    table = given(
        doors=[elder_globs],
        hands={"Alice": [kicker_ichor]},
        play={"Alice": [monster_whacker, monster_stompers]},
    )
    assert meets(table) == (1 + 2 + 3, 10)
    table.plays("Alice", kicker_ichor)
    assert table.strengths() == (1 + 2 + 3, 10)


def test_elder_globs_turn_what_helps_or_hinders_to_run_away() -> None:
    for side, roll, is_away in (("for", 4, False), ("for", 5, True), ("against", 6, False)):
        table = given(
            doors=[elder_globs], hands={"Alice": [miners_helmet], "Bob": [quicker_ichor]}, play={"Carol": [cultist]}
        )
        table.next_roll(roll)
        meets(table)
        table.fights_it_out()
        table.plays("Bob", quicker_ichor, side)
        table.runs("Alice", elder_globs)
        if not is_away:
            table.answer("Carol", "done")
        assert (table.hand("Alice") == ["miners_helmet"]) == is_away


def test_elder_globs_keep_monsters_from_quarrelling() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Bob": [wandering_monster, elder_globs, bicker_ichor]})
    meets(table)
    table.plays("Bob", wandering_monster, elder_globs)
    table.plays("Bob", bicker_ichor, lloyd_lloigor)
    assert table.foes() == ["lloyd_lloigor", "elder_globs"]


def test_elder_globs_take_nothing_that_has_become_evil() -> None:
    table = given(
        doors=[elder_globs],
        play={
            "Alice": [(brass_knucks, curse_weapon_becomes_evil), miners_helmet],
            "Bob": [cultist],
            "Carol": [cultist],
        },
    )
    caught_by(elder_globs, table)
    assert table.lying("Alice") == ["brass_knucks + curse_weapon_becomes_evil"]
    assert table.lying("Bob") == ["cultist", "miners_helmet"]


def test_elder_globs_collect_for_who_passes_for_a_cultist() -> None:
    table = given(doors=[elder_globs], play={"Alice": [brass_knucks], "Bob": [cult_membership_card]})
    caught_by(elder_globs, table)
    assert table.lying("Bob") == ["cult_membership_card", "brass_knucks"]


# -- The Borrower From Beneath ---------------------------------------------------------------------------------


def test_the_borrower_from_beneath_has_2_more_against_women() -> None:
    table = given(doors=[the_borrower_from_beneath], sexes={"Alice": "male"})
    meet(table)
    assert table.strengths() == (1, 10)

    table.is_helped("Bob")  # Bob is a woman here
    assert table.strengths() == (1 + 1, 10 + 2)


def test_the_borrower_from_beneath_takes_items_of_your_classes() -> None:
    lying: list[Lying] = [investigator, elder_sign, bowling_pin, miners_helmet, ("carry", triple_barreled_shotgun)]
    table = given(doors=[the_borrower_from_beneath], play={"Alice": lying}, hands={"Alice": [necronomicon]})
    caught_by(the_borrower_from_beneath, table)
    assert table.lying("Alice") == [
        "investigator",
        "bowling_pin",
        "miners_helmet",
        "triple_barreled_shotgun (carried)",  # it gives nothing
    ]
    assert table.hand("Alice") == ["necronomicon"]


def test_the_borrower_from_beneath_takes_items_of_both_classes() -> None:
    lying = [investigator, super_munchkin, monster_whacker, elder_sign, railroad_spike]
    table = given(doors=[the_borrower_from_beneath], play={"Alice": lying})
    caught_by(the_borrower_from_beneath, table)
    assert table.lying("Alice") == ["investigator", "super_munchkin", "monster_whacker"]


def test_the_borrower_from_beneath_takes_all_at_once() -> None:
    lying = [cultist, super_munchkin, investigator, tentacle, elder_sign, bowling_pin, bug_spray]
    table = given(doors=[the_borrower_from_beneath], play={"Alice": lying, "Bob": [cultist]})
    caught_by(the_borrower_from_beneath, table)
    kept = ["cultist", "super_munchkin", "investigator", "bowling_pin", "bug_spray"]
    assert table.lying("Alice") == kept, "two hands are enough for what is left"


@pytest.mark.rule("MU-6.2")
def test_the_borrower_from_beneath_takes_nothing_from_half_an_investigator() -> None:
    table = given(doors=[the_borrower_from_beneath], play={"Alice": [investigator, super_munchkin, elder_sign]})
    caught_by(the_borrower_from_beneath, table)
    assert table.lying("Alice") == ["investigator", "super_munchkin", "elder_sign"]


def test_the_borrower_from_beneath_spares_what_is_used_for_other_reasons() -> None:
    # By a cheat; because one is *not* a Cultist; or not at all.
    lying: list[Lying] = [professor, (monster_stompers, cheat), mystic_scribble, elder_sign]
    table = given(doors=[the_borrower_from_beneath], play={"Alice": lying})
    caught_by(the_borrower_from_beneath, table)
    assert table.lying("Alice") == ["professor", "monster_stompers + cheat", "mystic_scribble", "elder_sign"]


def test_the_borrower_from_beneath_spares_what_one_uses_by_passing_for_a_cultist() -> None:
    table = given(doors=[the_borrower_from_beneath], play={"Alice": [cult_membership_card, maaaaaaster]})
    meet(table)
    assert table.strengths() == (1 + 4, 10 + 2)

    table = given(doors=[the_borrower_from_beneath], play={"Alice": [cult_membership_card, maaaaaaster]})
    caught_by(the_borrower_from_beneath, table)
    assert table.lying("Alice") == ["cult_membership_card", "maaaaaaster"]


def test_the_borrower_from_beneath_takes_the_third_hand_with_what_it_held() -> None:
    lying = [cultist, tentacle, bowling_pin, bug_spray, necrocomicon]
    table = given(doors=[the_borrower_from_beneath], play={"Alice": lying})
    caught_by(the_borrower_from_beneath, table)
    table.answer("Alice", "bowling_pin")  # put away: two hands are left
    assert table.lying("Alice") == ["cultist", "bowling_pin (carried)", "bug_spray", "necrocomicon"]


# -- The Unpronounceable Evil ----------------------------------------------------------------------------------


def test_the_unpronounceable_evil_is_2_weaker_against_cultists() -> None:
    for lying, strength in (([cultist], 8), ([cultist, super_munchkin], 8), ([professor], 10)):
        table = given(doors=[the_unpronounceable_evil], play={"Alice": lying})
        meet(table)
        assert table.strengths() == (1, strength)


def test_the_unpronounceable_evil_keeps_you_from_asking_for_help_until_you_gain_a_level() -> None:
    table = given(
        doors=[the_unpronounceable_evil, in_a_million_year_sleep, polly_polyp],
        hands={"Bob": [call_the_army]},
        players=("Alice", "Bob"),
    )
    caught_by(the_unpronounceable_evil, table)
    table.ends_turn("Alice")
    table.opens_door("Bob")
    table.ends_turn("Bob")
    table.opens_door("Alice")
    assert "ask Bob" not in table.offers("Alice")
    assert "offer help" in table.offers("Bob")  # unasked

    table.plays("Bob", call_the_army, "Alice")
    assert "ask Bob" in table.offers("Alice")


def test_the_unpronounceable_evil_lets_you_accept_help_that_is_offered() -> None:
    table = given(doors=[the_unpronounceable_evil, in_a_million_year_sleep, polly_polyp], players=("Alice", "Bob"))
    caught_by(the_unpronounceable_evil, table)
    table.ends_turn("Alice")
    table.opens_door("Bob")
    table.ends_turn("Bob")
    table.opens_door("Alice")
    table.picks("Bob", "offer help", "0")
    table.answer("Alice", "accept")
    assert table.strengths() == (1 + 1, 2)


def test_the_unpronounceable_evil_does_not_keep_you_from_helping() -> None:
    table = given(doors=[the_unpronounceable_evil, polly_polyp], players=("Alice", "Bob"))
    caught_by(the_unpronounceable_evil, table)
    table.ends_turn("Alice")
    table.opens_door("Bob")
    assert "ask Alice" in table.offers("Bob")
