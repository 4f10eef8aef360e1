"""The events that answer what was just done."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import (
    cultist,
    investigator,
    professor,
    super_munchkin,
    wandering_monster,
)
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia, curse_learn_yet_another_awful_truth
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.events import (
    corrupted_by_power,
    created_using_cinematic_rules,
    i_am_not_worthy_of_this_honor,
    ia_rlyeh,
    mutation,
    o_rlyeh,
    sudden_head_blow,
    the_stars_are_right,
)
from rumpus.munchkin.cards.decks.cthulhu.items import (
    backpack_full_of_dynamite,
    bowling_pin,
    flamethrower,
    miners_helmet,
    official_mythos,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions, target_practice
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    elder_globs,
    foggoth,
    froggoth,
    gram_smoker,
    ozathoth,
    polly_polyp,
    the_bodiless,
    the_dunwich_snorer,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, song_of_madness, sticker_ichor, wishing_ring
from rumpus.munchkin.table.state import News
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import Given, given

truth = curse_learn_yet_another_awful_truth


not_worthy = i_am_not_worthy_of_this_honor


# -- Corrupted By Power ----------------------------------------------------------------------------------------


def corrupted() -> Given:
    """Alice has gained a level by a card, and Bob has answered that."""
    table = given(
        doors=[the_bodiless, the_dunwich_snorer],
        hands={"Alice": [mystic_visions, wishing_ring], "Bob": [corrupted_by_power]},
        levels={"Alice": 7},
        rest=False,
    )
    assert plays_of(table, "Bob", "corrupted_by_power") == []
    table.plays("Alice", mystic_visions, "Alice")
    assert plays_of(table, "Bob", "corrupted_by_power") == ["Alice"]
    table.plays("Bob", corrupted_by_power, "Alice")
    return table


def test_corrupted_by_power_keeps_help_away() -> None:
    table = corrupted()
    assert "corrupted_by_power" not in table.discards()  # it lies there as a reminder
    table.opens_door()
    assert "ask Bob" not in table.offers("Alice")
    assert "offer help" not in table.offers("Carol")


def test_corrupted_by_power_ends_with_a_kill_alone() -> None:
    table = corrupted()
    table.opens_door()
    table.fights_it_out()
    assert table.level("Alice") == 9
    assert table.hero("Alice").lasting == []
    assert "corrupted_by_power" in table.discards()


def test_corrupted_by_power_is_lifted_by_a_wishing_ring() -> None:
    table = corrupted()
    table.plays("Alice", wishing_ring, corrupted_by_power, "Alice")
    table.opens_door()
    assert "ask Bob" in table.offers("Alice")


def test_corrupted_by_power_lets_its_victim_help_others() -> None:
    table = given(
        doors=[polly_polyp], hands={"Alice": [mystic_visions], "Bob": [corrupted_by_power]}, active="Alice", rest=False
    )
    table.plays("Alice", mystic_visions, "Carol")
    table.plays("Bob", corrupted_by_power, "Carol")
    table.opens_door()
    table.is_helped("Carol")
    assert table.strengths()[0] == 1 + 2


def test_corrupted_by_power_does_not_answer_a_kill() -> None:
    table = given(doors=[the_dunwich_snorer], hands={"Bob": [corrupted_by_power]}, levels={"Alice": 5})
    table.opens_door()
    table.fights_it_out()
    assert table.level("Alice") == 6
    assert plays_of(table, "Bob", "corrupted_by_power") == []


def test_corrupted_by_power_comes_too_late_after_another_action() -> None:
    table = given(hands={"Alice": [mystic_visions, miners_helmet], "Bob": [corrupted_by_power]})
    table.plays("Alice", mystic_visions, "Alice")
    table.plays("Alice", miners_helmet, "use")
    assert plays_of(table, "Bob", "corrupted_by_power") == []


def test_corrupted_by_power_does_not_answer_a_level_that_was_not_gained() -> None:
    table = given(hands={"Alice": [mystic_visions], "Bob": [corrupted_by_power]}, levels={"Alice": 9})
    table.plays("Alice", mystic_visions, "Alice")
    assert plays_of(table, "Bob", "corrupted_by_power") == []


def test_corrupted_by_power_answers_a_professor_who_studied() -> None:
    hand = [bowling_pin, miners_helmet, kitchen_sink]
    table = given(
        play={"Alice": [professor]}, hands={"Alice": hand, "Bob": [corrupted_by_power]}, phase="rest", rest=False
    )
    table.ends_turn()
    table.picks("Alice", "yes", "bowling_pin", "kitchen_sink")
    assert table.prompt == "start"
    table.plays("Bob", corrupted_by_power, "Alice")
    assert [each.what for each in table.hero("Alice").lasting] == ["no help"]


def test_corrupted_by_power_answers_a_sale() -> None:
    table = given(hands={"Alice": [flamethrower, bowling_pin], "Bob": [corrupted_by_power]}, rest=False)
    table.picks("Alice", "sell", "flamethrower", "bowling_pin", "done")
    assert plays_of(table, "Bob", "corrupted_by_power") == ["Alice"]


def test_corrupted_by_power_makes_an_offer_of_help_void() -> None:
    table = given(
        doors=[elder_globs], hands={"Alice": [mystic_visions], "Bob": [corrupted_by_power]}, rest=False, levels={}
    )
    table.opens_door()
    table.picks("Alice", "ask Carol", "0")
    table.plays("Alice", mystic_visions, "Alice")
    table.plays("Bob", corrupted_by_power, "Alice")
    assert table.prompt == "help"
    assert "accept" not in table.offers("Carol")
    table.answer("Carol", "refuse")


# -- I Am Not Worthy Of This Honor . . . -----------------------------------------------------------------------


def test_i_am_not_worthy_of_this_honor_sends_a_drawn_curse_to_somebody_else() -> None:
    table = given(doors=[truth], hands={"Alice": [not_worthy]}, levels={"Alice": 3, "Bob": 3, "Carol": 3})
    table.opens_door()
    assert (table.prompt, table.awaited) == ("curse", ["Alice"])
    assert plays_of(table, "Alice", not_worthy.id) == ["Bob", "Carol"]

    table.plays("Alice", not_worthy, "Carol")
    assert [table.level(name) for name in table.names] == [3, 3, 2]
    assert sorted(table.discards()) == sorted([truth.id, not_worthy.id])


def test_i_am_not_worthy_of_this_honor_answers_no_curse_that_was_played() -> None:
    table = given(hands={"Alice": [not_worthy], "Bob": [truth]}, levels={"Alice": 3})
    table.plays("Bob", truth, "Alice")
    assert plays_of(table, "Alice", not_worthy.id) == []
    table.everyone_passes()
    assert table.level("Alice") == 2


def test_i_am_not_worthy_of_this_honor_is_only_for_who_opened_the_door() -> None:
    table = given(doors=[truth], hands={"Bob": [not_worthy]}, levels={"Alice": 3})
    table.opens_door()
    assert plays_of(table, "Bob", not_worthy.id) == []
    table.everyone_passes()
    assert plays_of(table, "Bob", not_worthy.id) == []  # nor any other time


def test_i_am_not_worthy_of_this_honor_leaves_the_new_victim_an_answer() -> None:
    table = given(doors=[truth], hands={"Alice": [not_worthy], "Bob": [wishing_ring]}, levels={"Alice": 3, "Bob": 3})
    table.opens_door()
    table.answer("Bob", "pass")
    table.plays("Alice", not_worthy, "Bob")
    assert table.awaited == ["Bob"]
    table.plays("Bob", wishing_ring)
    assert [table.level(name) for name in table.names] == [3, 3, 1]


def test_i_am_not_worthy_of_this_honor_is_waited_for_whether_or_not_it_is_held() -> None:
    table = given(doors=[truth], hands={"Alice": [kitchen_sink]}, levels={"Alice": 3})
    table.opens_door()
    assert (table.prompt, table.awaited, table.offers("Alice")) == ("curse", ["Alice"], ["pass"])
    table.everyone_passes()


# -- Ia R'lyeh! ------------------------------------------------------------------------------------------------


def test_ia_rlyeh_takes_what_was_just_discarded() -> None:
    table = given(hands={"Alice": [mystic_visions], "Bob": [ia_rlyeh]}, treasure_discard=[flamethrower])
    assert plays_of(table, "Bob", "ia_rlyeh") == []
    table.plays("Alice", mystic_visions, "Alice")
    assert plays_of(table, "Bob", "ia_rlyeh") == ["mystic_visions"]  # not what lay there before

    table.plays("Bob", ia_rlyeh, mystic_visions)
    assert table.hand("Bob") == ["mystic_visions"]
    assert table.discards() == ["ia_rlyeh", "flamethrower"]


def test_ia_rlyeh_takes_the_copy_that_still_lies_there() -> None:
    table = given(hands={"Bob": [ia_rlyeh]}, treasures=[wishing_ring], treasure_discard=[wishing_ring])
    shuffled_in, lying = table.state.treasures[-1], table.state.treasure_discard[0]
    table.state.news += [News("discarded", -1, shuffled_in), News("discarded", -1, lying)]
    table.next_roll(1)
    table.plays("Bob", ia_rlyeh, wishing_ring)
    table.answer("Bob", "done")
    assert table.hero("Bob").hand == [lying]


def test_ia_rlyeh_takes_a_monster_or_a_one_shot_after_the_fight() -> None:
    table = given(doors=[the_dunwich_snorer], hands={"Alice": [sticker_ichor], "Bob": [ia_rlyeh]}, levels={"Alice": 5})
    table.opens_door()
    table.plays("Alice", sticker_ichor, "for")
    assert plays_of(table, "Bob", "ia_rlyeh") == []  # it still lies in the fight
    table.fights_it_out()
    assert plays_of(table, "Bob", "ia_rlyeh") == ["sticker_ichor", "the_dunwich_snorer"]


def test_ia_rlyeh_takes_alms_for_nobody() -> None:
    hand = [bowling_pin, miners_helmet, kitchen_sink, flamethrower, rugose, polly_polyp]
    table = given(hands={"Alice": hand, "Bob": [ia_rlyeh]}, phase="rest")
    table.ends_turn()
    table.answer("Alice", "flamethrower")
    assert table.state.active == table.seat("Bob")
    table.plays("Bob", ia_rlyeh, flamethrower)
    assert table.hand("Bob") == ["flamethrower"]


def test_ia_rlyeh_lets_an_item_be_put_down_at_once() -> None:
    table = given(
        play={"Alice": [flamethrower]}, hands={"Alice": [bowling_pin], "Carol": [ia_rlyeh]}, levels={"Bob": 2}
    )
    table.picks("Alice", "sell", "flamethrower", "bowling_pin", "done")
    table.plays("Carol", ia_rlyeh, bowling_pin)
    assert table.prompt == "arrive"
    table.answer("Carol", "play bowling_pin use")
    assert table.lying("Carol") == ["bowling_pin"]


@pytest.mark.rule("MU-1.2")
def test_ia_rlyeh_reaches_no_cultist_card() -> None:
    table = given(hands={"Carol": [curse_amnesia, ia_rlyeh]}, play={"Alice": [cultist], "Bob": [cultist]}, rest=False)
    table.plays("Carol", curse_amnesia, "Alice")
    table.everyone_passes()
    assert plays_of(table, "Carol", "ia_rlyeh") == ["curse_amnesia"]


def test_ia_rlyeh_comes_too_late_after_another_action() -> None:
    table = given(hands={"Alice": [mystic_visions, miners_helmet], "Bob": [ia_rlyeh]})
    table.plays("Alice", mystic_visions, "Alice")
    table.plays("Alice", miners_helmet, "use")
    assert plays_of(table, "Bob", "ia_rlyeh") == []


# -- O R'lyeh? -------------------------------------------------------------------------------------------------


def doubted(table: Given, card_id: str, name: str = "Bob") -> None:
    assert card_id in plays_of(table, name, "o_rlyeh")
    table.answer(name, f"play o_rlyeh {card_id}")
    assert "o_rlyeh" in table.discards()


def test_o_rlyeh_cancels_a_curse_that_was_played() -> None:
    table = given(hands={"Alice": [truth], "Bob": [o_rlyeh]}, levels={"Carol": 3})
    table.plays("Alice", truth, "Carol")
    doubted(table, truth.id)
    assert table.level("Carol") == 3
    assert truth.id in table.discards()
    assert table.prompt == "start"


def test_o_rlyeh_cancels_a_curse_at_the_door_and_the_next_is_opened() -> None:
    table = given(doors=[truth, polly_polyp], hands={"Bob": [o_rlyeh]}, levels={"Alice": 3})
    table.opens_door()
    doubted(table, truth.id)
    assert table.level("Alice") == 3
    assert table.foes() == ["polly_polyp"]


def test_o_rlyeh_cancels_an_event() -> None:
    table = given(hands={"Alice": [sudden_head_blow], "Bob": [o_rlyeh]}, play={"Carol": [professor]}, cultists=1)
    table.plays("Alice", sudden_head_blow, "Carol")
    assert (table.prompt, table.awaited) == ("event", ["Bob"])
    doubted(table, "sudden_head_blow")
    assert table.lying("Carol") == ["professor"]


def test_o_rlyeh_cancels_a_monster_that_was_opened_and_the_next_door_is_opened() -> None:
    table = given(doors=[froggoth, the_bodiless], hands={"Bob": [o_rlyeh]})
    table.opens_door()
    table.declines_goths()
    doubted(table, "froggoth")
    assert table.foes() == ["the_bodiless"]
    assert table.discards() == ["o_rlyeh", "froggoth"]
    assert plays_of(table, "Alice", "o_rlyeh") == []


def test_o_rlyeh_sends_goths_back_with_the_one_that_called_them() -> None:
    table = given(doors=[froggoth, rugose], hands={"Bob": [o_rlyeh], "Carol": [foggoth]})
    table.opens_door()
    table.answer("Bob", "none")
    table.answer("Carol", "foggoth")
    doubted(table, "froggoth")
    assert table.hand("Carol") == ["foggoth"]
    assert table.hand("Alice") == ["rugose"]
    assert table.prompt == "trouble"
    assert not table.state.has_met


def test_o_rlyeh_cancels_any_door_that_was_opened() -> None:
    table = given(doors=[rugose, polly_polyp], hands={"Bob": [o_rlyeh]})
    table.opens_door()
    doubted(table, "rugose")
    assert table.hand("Alice") == []
    assert table.foes() == ["polly_polyp"]


def test_o_rlyeh_that_was_opened_does_not_cancel_itself() -> None:
    table = given(doors=[o_rlyeh])
    table.opens_door()
    assert plays_of(table, "Alice", "o_rlyeh") == []


def test_o_rlyeh_cancels_a_monster_that_was_sought() -> None:
    table = given(hands={"Alice": [froggoth, polly_polyp], "Bob": [o_rlyeh]}, phase="trouble")
    table.plays("Alice", froggoth)
    table.declines_goths()
    doubted(table, "froggoth")
    assert table.prompt == "trouble"
    assert "play polly_polyp" in table.offers("Alice")  # as if it had never been
    assert "loot the room" in table.offers("Alice")


def test_o_rlyeh_cancels_a_one_shot_on_either_side() -> None:
    table = given(doors=[elder_globs], hands={"Alice": [kitchen_sink], "Bob": [o_rlyeh]})
    table.opens_door()
    table.plays("Alice", kitchen_sink, "for")
    assert table.strengths() == (1 + 3, 10)
    doubted(table, "kitchen_sink")
    assert table.strengths() == (1, 10)
    assert "kitchen_sink" in table.discards()


def test_o_rlyeh_is_in_time_when_the_result_was_called_meanwhile() -> None:
    table = given(doors=[elder_globs], hands={"Alice": [kitchen_sink], "Bob": [o_rlyeh]}, levels={"Alice": 8})
    table.opens_door()
    table.plays("Alice", kitchen_sink, "for")
    table.answer("Alice", "call")
    doubted(table, "kitchen_sink")
    assert (table.prompt, table.strengths()) == ("fight", (8, 10))


def test_o_rlyeh_changes_nothing_once_the_fight_is_decided() -> None:
    table = given(doors=[elder_globs], hands={"Carol": [kitchen_sink], "Bob": [o_rlyeh]}, levels={"Alice": 8})
    table.opens_door()
    table.plays("Carol", kitchen_sink, "against")
    table.fights_it_out()
    assert table.prompt == "flight"
    assert plays_of(table, "Bob", "o_rlyeh") == []


def test_o_rlyeh_cancels_an_enhancer() -> None:
    table = given(doors=[elder_globs], hands={"Alice": [rugose], "Bob": [o_rlyeh]})
    table.opens_door()
    table.plays("Alice", rugose, elder_globs)
    doubted(table, "rugose")
    assert table.strengths() == (1, 10)
    assert table.table.treasures_at_stake() == 3


def test_o_rlyeh_cancels_what_lies_in_the_fight() -> None:
    table = given(doors=[elder_globs], hands={"Alice": [the_stars_are_right], "Bob": [o_rlyeh]})
    table.opens_door()
    table.plays("Alice", the_stars_are_right)
    assert table.strengths()[1] == 13
    doubted(table, "the_stars_are_right")
    assert table.strengths()[1] == 10


def test_o_rlyeh_cancels_a_wandering_monster_whose_monster_goes_back_to_hand() -> None:
    table = given(doors=[elder_globs], hands={"Bob": [o_rlyeh], "Carol": [wandering_monster, the_bodiless]})
    table.opens_door()
    table.plays("Carol", wandering_monster, the_bodiless)
    assert plays_of(table, "Bob", "o_rlyeh") == ["elder_globs", "the_bodiless", "wandering_monster"]
    doubted(table, "wandering_monster")
    assert table.foes() == ["elder_globs"]
    assert table.hand("Carol") == ["the_bodiless"]


def test_o_rlyeh_cancels_the_monster_that_came_along() -> None:
    table = given(doors=[elder_globs], hands={"Bob": [o_rlyeh], "Carol": [wandering_monster, the_bodiless]})
    table.opens_door()
    table.plays("Carol", wandering_monster, the_bodiless)
    doubted(table, "the_bodiless")
    assert table.foes() == ["elder_globs"]
    assert table.hand("Carol") == ["wandering_monster"]  # played with it, and so never played


def test_o_rlyeh_cancels_mutation_before_it_takes_effect() -> None:
    table = given(doors=[elder_globs], hands={"Bob": [o_rlyeh], "Carol": [mutation, gram_smoker]})
    table.opens_door()
    table.plays("Carol", mutation, elder_globs, gram_smoker)
    doubted(table, "mutation")
    assert table.foes() == ["elder_globs"]
    assert table.hand("Carol") == ["gram_smoker"]


def test_o_rlyeh_cancels_what_was_put_down() -> None:
    table = given(hands={"Alice": [flamethrower, created_using_cinematic_rules], "Bob": [o_rlyeh]})
    table.plays("Alice", flamethrower, "use")
    doubted(table, "flamethrower")
    assert table.lying("Alice") == []

    table = given(hands={"Alice": [created_using_cinematic_rules], "Bob": [o_rlyeh]})
    table.plays("Alice", created_using_cinematic_rules)
    doubted(table, "created_using_cinematic_rules")
    assert table.lying("Alice") == []

    table = given(hands={"Alice": [official_mythos], "Bob": [o_rlyeh]}, play={"Alice": [flamethrower]})
    table.plays("Alice", official_mythos, flamethrower)
    doubted(table, "official_mythos")
    assert table.lying("Alice") == ["flamethrower"]


def test_o_rlyeh_brings_back_the_class_that_was_dropped_for_another() -> None:
    table = given(hands={"Alice": [professor], "Bob": [o_rlyeh]}, play={"Alice": [investigator]})
    table.plays("Alice", professor)
    doubted(table, "professor")
    assert table.lying("Alice") == ["investigator"]
    assert sorted(table.discards()) == ["o_rlyeh", "professor"]


def test_o_rlyeh_cancels_super_munchkin() -> None:
    table = given(hands={"Alice": [super_munchkin], "Bob": [o_rlyeh]}, play={"Alice": [investigator]})
    table.plays("Alice", super_munchkin)
    doubted(table, "super_munchkin")
    assert table.lying("Alice") == ["investigator"]


def test_o_rlyeh_takes_a_level_back() -> None:
    table = given(hands={"Alice": [target_practice], "Bob": [o_rlyeh]}, levels={"Alice": 4})
    table.plays("Alice", target_practice, "Alice")
    doubted(table, "target_practice")
    assert table.level("Alice") == 4

    table = given(hands={"Alice": [target_practice], "Bob": [o_rlyeh]}, levels={"Alice": 9})
    table.plays("Alice", target_practice, "Alice")
    doubted(table, "target_practice")
    assert table.level("Alice") == 9  # none was gained


def test_o_rlyeh_comes_too_late_after_another_action() -> None:
    table = given(hands={"Alice": [target_practice, miners_helmet], "Bob": [o_rlyeh]})
    assert plays_of(table, "Bob", "o_rlyeh") == []
    table.plays("Alice", target_practice, "Alice")
    table.plays("Alice", miners_helmet, "use")
    assert plays_of(table, "Bob", "o_rlyeh") == ["miners_helmet"]


def test_o_rlyeh_brings_back_a_monster_that_a_song_has_driven_off() -> None:
    table = given(
        doors=[ozathoth],
        hands={"Alice": [wandering_monster, polly_polyp, song_of_madness], "Bob": [o_rlyeh]},
        cultists=1,
    )
    table.opens_door()
    table.plays("Alice", wandering_monster, polly_polyp)
    table.plays("Alice", song_of_madness, ozathoth)
    assert table.foes() == ["polly_polyp"]
    assert table.lying("Alice") == ["cultist"]
    assert plays_of(table, "Bob", "o_rlyeh") == ["ozathoth", "song_of_madness"]
    doubted(table, "song_of_madness")
    assert (table.foes(), table.lying("Alice")) == (["ozathoth", "polly_polyp"], [])


def test_o_rlyeh_leaves_nothing_of_a_cancelled_fight_with_the_items_that_went_into_it() -> None:
    table = given(
        doors=[gram_smoker, rugose],
        hands={"Bob": [o_rlyeh]},
        play={"Alice": [backpack_full_of_dynamite]},
    )
    table.next_roll(1)
    table.opens_door()
    table.answer("Alice", "6")
    table.keeps_roll()
    doubted(table, "gram_smoker")
    assert (table.foes(), table.hand("Alice")) == ([], ["rugose"])
    table.ends_turn()
    assert table.lying("Alice") == ["backpack_full_of_dynamite"]
    assert [gear.note for gear in table.hero("Alice").gear] == [0], "it does not go off after the next fight"
