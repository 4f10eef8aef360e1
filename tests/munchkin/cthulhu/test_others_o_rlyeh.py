"""O R'lyeh? cancels what was just played or opened."""

from __future__ import annotations

from rumpus.munchkin.cards.decks.cthulhu.classes import investigator, professor, super_munchkin, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_learn_yet_another_awful_truth
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.items import (
    backpack_full_of_dynamite,
    flamethrower,
    miners_helmet,
    official_mythos,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import target_practice
from rumpus.munchkin.cards.decks.cthulhu.monsters import elder_globs, foggoth, froggoth, gram_smoker
from rumpus.munchkin.cards.decks.cthulhu.monsters_more import ozathoth, polly_polyp, the_bodiless
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, song_of_madness
from rumpus.munchkin.cards.decks.cthulhu.others import (
    created_using_cinematic_rules,
    mutation,
    o_rlyeh,
    sudden_head_blow,
    the_stars_are_right,
)
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import Given, given

truth = curse_learn_yet_another_awful_truth

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
    assert plays_of(table, "Bob", "o_rlyeh") == ["the_bodiless", "wandering_monster"]
    doubted(table, "wandering_monster")
    assert table.foes() == ["elder_globs"]
    assert table.hand("Carol") == ["the_bodiless"]


def test_o_rlyeh_cancels_the_monster_that_came_along() -> None:
    table = given(doors=[elder_globs], hands={"Bob": [o_rlyeh], "Carol": [wandering_monster, the_bodiless]})
    table.opens_door()
    table.plays("Carol", wandering_monster, the_bodiless)
    doubted(table, "the_bodiless")
    assert table.foes() == ["elder_globs"]
    assert table.hand("Carol") == []


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


def test_o_rlyeh_does_not_bring_back_a_monster_that_a_song_has_driven_off() -> None:
    table = given(
        doors=[ozathoth],
        hands={"Alice": [wandering_monster, polly_polyp, song_of_madness], "Bob": [o_rlyeh]},
        cultists=1,
    )
    table.opens_door()
    table.plays("Alice", wandering_monster, polly_polyp)
    table.plays("Alice", song_of_madness, ozathoth)
    assert table.foes() == ["polly_polyp"]
    assert plays_of(table, "Bob", "o_rlyeh") == []


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
