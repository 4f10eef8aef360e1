"""The classes, and Super Munchkin."""

from __future__ import annotations

from collections.abc import Sequence

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
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia, curse_dragged_off_to_snarkham_asylum
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose, squamous
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    cult_membership_card,
    fez_of_fazooli,
    flamethrower,
    miners_helmet,
    necrocomicon,
    necronomicon,
)
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    buggoth,
    elder_globs,
    froggoth,
    gnarlythotep,
    gram_smoker,
    ozathoth,
    polly_polyp,
    ruggoth,
    shallow_ones,
    shrub_niggurath,
    the_bodiless,
    the_cruller_out_of_space,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink
from tests.munchkin.given import Given, Lying, given

# -- Investigator ----------------------------------------------------------------------------------------------


def test_investigator_looks_at_the_first_door_unseen_by_others() -> None:
    table = given(doors=[rugose], play={"Alice": [investigator]}, hands={"Alice": [kitchen_sink]})
    table.answer("Alice", "peek")
    assert "peek P0 rugose" in table.told("Alice")
    assert "peek P0" in table.told("Bob")
    assert table.hand("Alice") == ["kitchen_sink", "rugose"]  # with fewer than three cards it is simply opened


def test_investigator_keeps_a_door_for_three_cards_and_opens_the_next() -> None:
    table = given(
        doors=[rugose, polly_polyp],
        play={"Alice": [investigator]},
        hands={"Alice": [kitchen_sink, bowling_pin, miners_helmet, flamethrower]},
    )
    table.answer("Alice", "peek")
    assert table.offers("Alice") == ["yes", "no"]

    table.picks("Alice", "yes", "kitchen_sink", "bowling_pin", "miners_helmet")
    assert table.hand("Alice") == ["flamethrower", "rugose"]
    assert table.foes() == ["polly_polyp"]
    assert "keep door P0 rugose" in table.told("Alice")
    assert "keep door P0" in table.told("Bob")


def test_investigator_may_let_the_door_be() -> None:
    table = given(
        doors=[polly_polyp],
        play={"Alice": [investigator]},
        hands={"Alice": [kitchen_sink, bowling_pin, miners_helmet]},
    )
    table.picks("Alice", "peek", "no")
    assert table.foes() == ["polly_polyp"]
    assert len(table.hand("Alice")) == 3


def test_investigator_looks_only_once_a_turn_and_only_in_their_own() -> None:
    table = given(doors=[rugose], play={"Alice": [investigator], "Bob": [investigator]})
    assert "peek" in table.offers("Alice")
    assert "peek" not in table.offers("Bob")

    table.opens_door()
    assert "peek" not in table.offers("Alice")


def test_investigator_is_needed_to_look() -> None:
    assert "peek" not in given(play={"Alice": [professor]}).offers("Alice")


def test_investigator_looks_at_a_deck_made_anew() -> None:
    table = given(door_discard=[polly_polyp], play={"Alice": [investigator]}, rest=False)
    table.answer("Alice", "peek")
    assert table.foes() == ["polly_polyp"]


def test_investigator_gets_a_treasure_more_from_trouble() -> None:
    table = given(play={"Alice": [investigator]}, hands={"Alice": [gram_smoker]}, levels={"Alice": 5}, phase="trouble")
    table.plays("Alice", gram_smoker)
    table.fights_it_out()
    assert len(table.hand("Alice")) == 2


def test_investigator_gets_no_more_from_a_monster_at_the_door() -> None:
    table = given(doors=[gram_smoker], play={"Alice": [investigator]}, levels={"Alice": 5})
    table.opens_door()
    table.fights_it_out()
    assert len(table.hand("Alice")) == 1


def test_investigator_helping_gets_nobody_more() -> None:
    table = given(play={"Bob": [investigator]}, hands={"Alice": [the_bodiless]}, levels={"Alice": 5}, phase="trouble")
    table.plays("Alice", the_bodiless)
    table.is_helped("Bob")
    assert table.table.treasures_at_stake() == 2


def test_investigator_is_silenced_by_buggoth() -> None:
    table = given(play={"Alice": [investigator]}, hands={"Alice": [buggoth]}, levels={"Alice": 5}, phase="trouble")
    table.plays("Alice", buggoth)
    table.declines_goths()
    assert table.table.treasures_at_stake() == 1


# -- Monster Whacker -------------------------------------------------------------------------------------------


def strengths_against(door: Card, play: Sequence[Lying], level: int = 1) -> tuple[int, int]:
    table = given(doors=[door], play={"Alice": play}, levels={"Alice": level})
    table.opens_door()
    table.declines_goths()
    return table.strengths()


def test_monster_whacker_has_2_more_up_to_level_10() -> None:
    assert strengths_against(elder_globs, play=[monster_whacker]) == (1 + 2, 10)
    assert strengths_against(gnarlythotep, play=[monster_whacker]) == (1, 14)


def test_monster_whacker_panics_from_level_16_on() -> None:
    assert strengths_against(shrub_niggurath, play=[monster_whacker], level=5) == (5 - 2, 16)
    assert strengths_against(gnarlythotep, play=[monster_whacker], level=5) == (5, 14)


def test_monster_whacker_who_is_half_human_does_not_panic() -> None:
    assert strengths_against(ozathoth, play=[monster_whacker, super_munchkin]) == (1, 18)
    assert strengths_against(elder_globs, play=[monster_whacker, super_munchkin]) == (1 + 2, 10)


def test_monster_whacker_with_two_classes_panics_again() -> None:
    assert strengths_against(ozathoth, play=[monster_whacker, professor, super_munchkin], level=3) == (3 - 2, 18)


def test_monster_whacker_goes_by_the_printed_level() -> None:
    table = given(doors=[elder_globs], play={"Alice": [monster_whacker]}, hands={"Bob": [rugose, squamous]})
    table.opens_door()
    table.plays("Bob", rugose, elder_globs)
    table.plays("Bob", squamous, elder_globs)
    assert table.strengths() == (1 + 2, 10 + 5 + 5)


def test_monster_whacker_has_both_against_a_small_and_a_big_one() -> None:
    table = given(doors=[ozathoth], play={"Alice": [monster_whacker]}, hands={"Bob": [wandering_monster, elder_globs]})
    table.opens_door()
    table.plays("Bob", wandering_monster, elder_globs)
    assert table.strengths() == (1 + 2 - 2, 18 + 10)


def test_monster_whacker_has_nothing_outside_a_fight() -> None:
    assert given(play={"Alice": [monster_whacker]}).strength("Alice") == 1


def test_monster_whacker_helps_with_their_bonus() -> None:
    table = given(doors=[elder_globs], play={"Bob": [monster_whacker]}, levels={"Bob": 4})
    table.opens_door()
    table.is_helped("Bob")
    assert table.strengths() == (1 + 4 + 2, 10)


@pytest.mark.rule("MU-13.1")
def test_monster_whacker_who_helps_is_hated_once() -> None:
    table = given(doors=[the_cruller_out_of_space], play={"Bob": [monster_whacker]})
    table.opens_door()
    assert table.strengths() == (1, 4)
    table.is_helped("Bob")
    assert table.strengths() == (1 + 1 + 2, 4 + 6)

    table = given(doors=[the_cruller_out_of_space], play={"Alice": [monster_whacker], "Bob": [monster_whacker]})
    table.opens_door()
    table.is_helped("Bob")
    assert table.strengths() == (3 + 3, 4 + 6)


# -- Professor -------------------------------------------------------------------------------------------------


def test_professor_studies_at_the_end_of_the_turn() -> None:
    table = given(
        play={"Alice": [professor]}, hands={"Alice": [bowling_pin, miners_helmet, kitchen_sink]}, phase="rest"
    )
    table.ends_turn()
    assert table.prompt == "study (professor)"

    table.picks("Alice", "yes", "bowling_pin", "kitchen_sink")  # the last one needs no question
    assert table.level("Alice") == 2
    assert table.hand("Alice") == []
    assert table.state.active == table.seat("Bob")


def test_professor_may_study_again_even_if_the_first_level_has_lifted_them() -> None:
    hand = [bowling_pin, miners_helmet, kitchen_sink, flamethrower, rugose, squamous]
    table = given(play={"Alice": [professor]}, hands={"Alice": hand}, phase="rest")
    table.ends_turn()
    table.picks("Alice", "yes", "bowling_pin", "kitchen_sink", "rugose")
    assert table.prompt == "study (professor)"

    table.picks("Alice", "yes", "flamethrower", "miners_helmet")
    assert table.level("Alice") == 3


def test_professor_may_decline_to_study() -> None:
    table = given(
        play={"Alice": [professor]}, hands={"Alice": [bowling_pin, miners_helmet, kitchen_sink]}, phase="rest"
    )
    table.ends_turn()
    table.answer("Alice", "no")
    assert table.level("Alice") == 1
    assert len(table.hand("Alice")) == 3


@pytest.mark.parametrize(
    ("levels", "is_asked"), [({"Alice": 2}, False), ({"Alice": 2, "Bob": 2, "Carol": 2}, True), ({"Bob": 2}, True)]
)
def test_professor_studies_only_if_nobody_is_lower(levels: dict[str, int], is_asked: bool) -> None:
    hand = [bowling_pin, miners_helmet, kitchen_sink]
    table = given(play={"Alice": [professor]}, hands={"Alice": hand}, levels=levels, phase="rest")
    table.ends_turn()
    assert (table.prompt == "study (professor)") == is_asked
    if is_asked:
        table.answer("Alice", "no")


def test_professor_needs_three_cards_to_study() -> None:
    table = given(play={"Alice": [professor]}, hands={"Alice": [bowling_pin, miners_helmet]}, phase="rest")
    table.ends_turn()
    assert table.state.active == table.seat("Bob")


def test_professor_never_studies_for_the_winning_level() -> None:
    hand = [bowling_pin, miners_helmet, kitchen_sink]
    levels = {"Alice": 9, "Bob": 9, "Carol": 9}
    table = given(play={"Alice": [professor]}, hands={"Alice": hand}, levels=levels, phase="rest")
    table.ends_turn()
    assert table.state.active == table.seat("Bob")


def runs_from(door: Card, face: int, play: Sequence[Lying], level: int = 3) -> Given:
    table = given(doors=[door], play={"Alice": play}, levels={"Alice": level})
    table.next_roll(face)
    table.opens_door()
    table.declines_goths()
    table.fights_it_out()
    table.runs("Alice", door)
    return table


def test_professor_gains_a_level_by_escaping_death() -> None:
    assert runs_from(shallow_ones, 5, [professor]).level("Alice") == 4
    assert runs_from(shallow_ones, 5, [investigator]).level("Alice") == 3


def test_professor_gains_nothing_by_escaping_less() -> None:
    assert runs_from(elder_globs, 5, [professor]).level("Alice") == 3


def test_professor_escapes_death_without_a_roll_as_well() -> None:
    assert runs_from(ozathoth, 1, [professor], level=4).level("Alice") == 5


def test_professor_does_not_win_by_escaping() -> None:
    table = given(doors=[froggoth], play={"Alice": [professor]}, levels={"Alice": 9})
    table.next_roll(6)
    table.opens_door()
    table.declines_goths()
    table.fights_it_out()
    table.runs("Alice", froggoth)
    assert table.level("Alice") == 9


def test_professor_who_helps_gains_a_level_by_escaping_too() -> None:
    table = given(doors=[shallow_ones], play={"Bob": [professor]})
    table.next_roll(6, 6)
    table.opens_door()
    table.is_helped("Bob")
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    table.runs("Bob", shallow_ones)
    assert (table.level("Alice"), table.level("Bob")) == (1, 2)


# -- Cultist ---------------------------------------------------------------------------------------------------


def test_cultist_has_2_more_for_each_other_one_in_the_game() -> None:
    players = ("Alice", "Bob", "Carol", "Dave")
    table = given(doors=[polly_polyp], play={"Alice": [cultist], "Bob": [cultist], "Carol": [cultist]}, players=players)
    assert table.strength("Alice") == 1  # outside a fight
    table.opens_door()
    assert table.strengths() == (1 + 2 + 2, 2)


def test_cultist_alone_has_nothing() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [cultist]})
    table.opens_door()
    assert table.strengths() == (1, 2)


def test_cultist_helped_by_one_counts_both_ways() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [cultist], "Bob": [cultist]})
    table.opens_door()
    table.is_helped("Bob")
    assert table.strengths() == (1 + 2 + 1 + 2, 2)


def test_cultist_is_silenced_by_buggoth() -> None:
    table = given(doors=[buggoth], play={"Alice": [cultist], "Bob": [cultist]})
    table.opens_door()
    table.declines_goths()
    assert table.strengths() == (1, 1)


@pytest.mark.rule("MU-6.4")
def test_cultist_cannot_be_dropped() -> None:
    table = given(play={"Alice": [cultist], "Bob": [professor]})
    assert "drop cultist" not in table.offers("Alice")
    assert "drop professor" in table.offers("Bob")


@pytest.mark.rule("MU-6.7")
def test_cultist_takes_no_other_class() -> None:
    table = given(play={"Alice": [cultist]}, hands={"Alice": [professor, cultist]})
    assert "play professor" not in table.offers("Alice")
    assert "play cultist" not in table.offers("Alice")


@pytest.mark.rule("MU-6.1")
def test_cultist_from_hand_replaces_the_old_class() -> None:
    table = given(play={"Alice": [professor]}, hands={"Alice": [cultist]})
    table.plays("Alice", cultist)
    assert table.lying("Alice") == ["cultist"]
    assert table.discards() == ["professor"]


@pytest.mark.rule("MU-1.2")
def test_cultist_cards_have_a_pile_of_their_own() -> None:
    table = given(
        play={"Alice": [cultist], "Bob": [cultist]}, hands={"Carol": [curse_amnesia]}, levels={"Alice": 2}, rest=False
    )
    table.plays("Carol", curse_amnesia, "Alice")
    assert table.lying("Alice") == []
    assert len(table.state.piles["cultist"]) == 1
    assert table.discards() == ["curse_amnesia"]
    assert table.level("Alice") == 2


@pytest.mark.rule("MU-13.15")
def test_cultist_stays_while_it_is_the_only_one() -> None:
    table = given(play={"Alice": [cultist]}, hands={"Carol": [curse_amnesia]}, levels={"Alice": 2}, rest=False)
    table.plays("Carol", curse_amnesia, "Alice")
    assert table.lying("Alice") == ["cultist"]
    assert table.level("Alice") == 2


@pytest.mark.rule("MU-6.6")
def test_cultist_all_but_one_gives_the_last_a_level_even_the_winning_one() -> None:
    table = given(hands={"Alice": [cultist]}, play={"Bob": [cultist]}, levels={"Carol": 3})
    table.plays("Alice", cultist)
    assert table.level("Carol") == 4

    table = given(hands={"Alice": [cultist]}, play={"Bob": [cultist]}, levels={"Carol": 9})
    table.plays("Alice", cultist)
    assert table.prompt == "over"
    assert table.state.winners == [table.seat("Carol")]


@pytest.mark.rule("MU-6.6")
def test_cultist_all_of_them_end_the_game() -> None:
    table = given(
        hands={"Alice": [cultist]},
        play={"Bob": [cultist], "Carol": [cultist]},
        levels={"Alice": 2, "Bob": 5, "Carol": 5},
    )
    table.plays("Alice", cultist)
    assert table.state.winners == [table.seat("Bob"), table.seat("Carol")]


@pytest.mark.rule("MU-6.8")
def test_cultist_level_is_gained_each_time() -> None:
    table = given(
        hands={"Alice": [cultist], "Carol": [curse_amnesia]},
        play={"Bob": [cultist]},
        cultists=1,
        doors=[ruggoth],
        rest=False,
    )
    table.next_roll(1)
    table.plays("Alice", cultist)
    assert table.level("Carol") == 2
    table.plays("Carol", curse_amnesia, "Alice")
    table.everyone_passes()
    assert table.lying("Alice") == []
    table.opens_door()
    table.declines_goths()
    table.fights_it_out()
    table.runs("Alice", ruggoth)
    assert table.lying("Alice") == ["cultist"]
    assert table.level("Carol") == 3


def test_cultist_at_a_table_of_two_gives_nobody_a_level() -> None:
    table = given(hands={"Alice": [cultist]}, players=("Alice", "Bob"))
    table.plays("Alice", cultist)
    assert table.level("Bob") == 1


def test_cultist_counts_a_helper_with_a_membership_card() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [cultist], "Bob": [cult_membership_card]})
    table.opens_door()
    assert table.strengths()[0] == 1
    table.is_helped("Bob")
    assert table.strengths()[0] >= 1 + 2 + 1


# -- Super Munchkin --------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-6.2")
def test_super_munchkin_needs_a_class() -> None:
    table = given(hands={"Alice": [super_munchkin], "Bob": [super_munchkin]}, play={"Bob": [professor]})
    assert "play super_munchkin" not in table.offers("Alice")

    table.plays("Bob", super_munchkin)  # any time
    assert table.lying("Bob") == ["professor", "super_munchkin"]


@pytest.mark.rule("MU-6.9")
def test_super_munchkin_is_played_once_and_for_two_classes_that_differ() -> None:
    table = given(
        hands={"Alice": [super_munchkin, professor, investigator, monster_whacker]},
        play={"Alice": [professor, super_munchkin]},
    )
    offers = table.offers("Alice")
    assert "play super_munchkin" not in offers
    assert "play professor" not in offers

    table.plays("Alice", investigator)
    assert table.lying("Alice") == ["professor", "super_munchkin", "investigator"]
    assert "play monster_whacker" not in table.offers("Alice")


@pytest.mark.rule("MU-6.2")
def test_super_munchkin_adds_the_second_class_in_anybodys_turn() -> None:
    table = given(hands={"Bob": [investigator]}, play={"Bob": [professor, super_munchkin]})
    table.plays("Bob", investigator)
    assert len(table.lying("Bob")) == 3


@pytest.mark.rule("MU-6.9")
def test_super_munchkin_puts_no_copy_of_a_class_down_when_one_arrives() -> None:
    hand = [professor, bowling_pin, necrocomicon, flamethrower, rugose, squamous]
    table = given(
        hands={"Alice": hand}, play={"Bob": [professor, super_munchkin]}, levels={"Alice": 3, "Carol": 3}, phase="rest"
    )
    table.ends_turn()
    table.answer("Alice", "professor Bob")
    assert table.offers("Bob") == ["done"]
    table.answer("Bob", "done")


@pytest.mark.rule("MU-13.13")
def test_super_munchkin_of_one_class_is_not_hated_for_it() -> None:
    assert strengths_against(polly_polyp, play=[professor]) == (1, 2 + 3)
    assert strengths_against(polly_polyp, play=[professor, super_munchkin]) == (1, 2)
    assert strengths_against(polly_polyp, play=[professor, investigator, super_munchkin]) == (1, 2 + 3)


def test_super_munchkin_of_one_class_is_liked_for_it() -> None:
    assert strengths_against(gnarlythotep, play=[professor, super_munchkin]) == (1, 14 - 2)


def test_super_munchkin_of_one_class_uses_its_items_and_those_it_may_not() -> None:
    assert strengths_against(polly_polyp, play=[professor, super_munchkin, necronomicon]) == (1 + 5, 2)
    table = given(play={"Alice": [monster_whacker, super_munchkin]}, hands={"Alice": [fez_of_fazooli]})
    assert "play fez_of_fazooli use" in table.offers("Alice")
    table = given(play={"Alice": [monster_whacker]}, hands={"Alice": [fez_of_fazooli]})
    assert "play fez_of_fazooli use" not in table.offers("Alice")


@pytest.mark.rule("MU-6.2")
def test_super_munchkin_goes_with_the_last_class() -> None:
    table = given(play={"Alice": [professor, super_munchkin]})
    table.answer("Alice", "drop professor")
    assert table.lying("Alice") == []
    assert table.discards() == ["professor", "super_munchkin"]


def test_super_munchkin_stays_with_the_other_class() -> None:
    table = given(play={"Alice": [professor, investigator, super_munchkin]})
    table.answer("Alice", "drop professor")
    assert table.lying("Alice") == ["investigator", "super_munchkin"]


def test_super_munchkin_keeps_an_old_class_beside_cultist() -> None:
    snarkham = curse_dragged_off_to_snarkham_asylum
    table = given(doors=[snarkham], play={"Alice": [professor, super_munchkin]}, cultists=1)
    table.opens_door()
    assert table.lying("Alice") == ["professor", "super_munchkin", "cultist"]

    table = given(doors=[snarkham], play={"Alice": [professor, investigator, super_munchkin]}, cultists=1)
    table.opens_door()
    assert table.offers("Alice") == ["professor", "investigator"]
    table.answer("Alice", "professor")
    assert table.lying("Alice") == ["investigator", "super_munchkin", "cultist"]
