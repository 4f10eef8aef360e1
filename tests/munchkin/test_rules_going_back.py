"""MU-2.17: a card that was drawn or played just now is as if it had never been there, with all that hung on it."""

from __future__ import annotations

import pickle

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
from rumpus.munchkin.cards.decks.cthulhu.curses import (
    curse_amnesia,
    curse_change_sex,
    curse_hastur_hastur_hastur,
    curse_learn_yet_another_awful_truth,
)
from rumpus.munchkin.cards.decks.cthulhu.enhancers import frothing, rugose
from rumpus.munchkin.cards.decks.cthulhu.events import (
    corrupted_by_power,
    cult_meeting,
    i_am_not_worthy_of_this_honor,
    ia_rlyeh,
    mutation,
    o_rlyeh,
    portal_of_mystery,
    solar_eclipse,
    sudden_head_blow,
    the_stars_are_wrong,
    unspeakable_riches,
    unwelcome_enlightenment,
)
from rumpus.munchkin.cards.decks.cthulhu.items import (
    backpack_full_of_dynamite,
    bowling_pin,
    flamethrower,
    miners_helmet,
    official_mythos,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    elder_globs,
    foggoth,
    froggoth,
    gram_smoker,
    joggoth,
    lloyd_lloigor,
    polly_polyp,
    the_bodiless,
    the_dunwich_snorer,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import (
    bicker_ichor,
    canned_meat,
    ichor_picker,
    kitchen_sink,
    loaded_die,
    sticker_ichor,
    thicker_ichor,
    wishing_ring,
)
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import Given, given

truth = curse_learn_yet_another_awful_truth
going_back = pytest.mark.rule("MU-2.17")


def doubted(table: Given, card: Card, name: str = "Bob") -> None:
    table.plays(name, o_rlyeh, card)
    assert {"o_rlyeh", card.id} <= set(table.discards())


def knows(table: Given, name: str, card: Card) -> bool:
    """Does this player know where such a card is hidden?"""
    seat, state = table.seat(name), table.state
    return any(state.known[uid] >> seat & 1 for uid, each in enumerate(state.cards) if each is card)


# -- what was drawn --------------------------------------------------------------------------------------------


@going_back
def test_a_monster_goes_with_everything_that_was_played_into_its_fight() -> None:
    table = given(
        doors=[elder_globs, rugose],
        hands={"Alice": [sticker_ichor], "Bob": [o_rlyeh], "Carol": [frothing, wandering_monster, polly_polyp]},
    )
    table.opens_door()
    table.plays("Alice", sticker_ichor, "for")
    table.plays("Carol", frothing, elder_globs)
    table.plays("Carol", wandering_monster, polly_polyp)
    doubted(table, elder_globs)
    assert (table.foes(), table.prompt) == ([], "trouble")
    assert table.hand("Alice") == ["sticker_ichor", "rugose"], "the next door is opened instead"
    assert sorted(table.hand("Carol")) == ["frothing", "polly_polyp", "wandering_monster"]
    assert sorted(table.discards()) == ["elder_globs", "o_rlyeh"]
    assert "loot the room" in table.offers("Alice"), "no monster was met"


@going_back
def test_help_is_no_longer_owed_when_the_monster_was_never_there() -> None:
    table = given(doors=[elder_globs, the_bodiless], hands={"Bob": [o_rlyeh]}, levels={"Carol": 5})
    table.opens_door()
    table.is_helped("Carol")
    doubted(table, elder_globs)
    assert table.foes() == ["the_bodiless"]
    assert (table.state.fight.helper, table.state.fight.terms) == (-1, None)  # type: ignore[union-attr]


@going_back
def test_a_portal_takes_back_both_of_its_doors_in_order() -> None:
    table = given(doors=[portal_of_mystery, rugose, polly_polyp], hands={"Bob": [o_rlyeh]})
    table.opens_door()
    assert (table.foes(), table.hand("Alice")) == (["polly_polyp"], ["rugose"])
    doubted(table, portal_of_mystery)
    assert (table.foes(), table.hand("Alice")) == ([], ["rugose"]), "the door that was drawn unseen is opened now"
    assert table.state.cards[table.state.doors[-1]] is polly_polyp
    assert all(knows(table, name, polly_polyp) for name in table.names), "everybody has seen what comes next"


@going_back
def test_the_second_door_of_a_portal_is_replaced_and_the_first_one_kept() -> None:
    table = given(doors=[portal_of_mystery, rugose, polly_polyp, frothing], hands={"Bob": [o_rlyeh]})
    table.opens_door()
    doubted(table, polly_polyp)
    assert (table.foes(), table.hand("Alice")) == ([], ["rugose", "frothing"])
    assert sorted(table.discards()) == ["o_rlyeh", "polly_polyp", "portal_of_mystery"]


@going_back
def test_a_card_that_only_its_drawer_has_seen_is_answered_by_nobody_else() -> None:
    table = given(doors=[rugose, frothing], hands={"Bob": [o_rlyeh]}, phase="trouble")
    table.answer("Alice", "loot the room")
    assert table.hand("Alice") == ["rugose"]
    assert plays_of(table, "Bob", "o_rlyeh") == []

    table = given(doors=[rugose, frothing], hands={"Alice": [o_rlyeh]}, phase="trouble")
    table.answer("Alice", "loot the room")
    doubted(table, rugose, "Alice")
    assert table.hand("Alice") == ["frothing"]
    assert not knows(table, "Bob", frothing)


@going_back
def test_of_treasures_that_were_won_one_is_replaced() -> None:
    table = given(
        doors=[gram_smoker],
        hands={"Alice": [o_rlyeh]},
        treasures=[canned_meat, bowling_pin, kitchen_sink],
        levels={"Alice": 8},
    )
    table.opens_door()
    table.fights_it_out()
    level, won = table.level("Alice"), table.hand("Alice")[1:]
    assert won == ["canned_meat", "bowling_pin"][: len(won)]
    doubted(table, canned_meat, "Alice")
    assert table.level("Alice") == level, "the kill stays what it was"
    assert table.hand("Alice") == ["bowling_pin", "kitchen_sink"][: len(won)]


@going_back
def test_unspeakable_riches_go_back_on_the_deck() -> None:
    table = given(
        doors=[the_dunwich_snorer],
        treasures=[unspeakable_riches, canned_meat, bowling_pin, kitchen_sink, flamethrower],
        hands={"Alice": [o_rlyeh]},
        levels={"Alice": 8},
    )
    table.opens_door()
    table.fights_it_out()
    count = len(table.hand("Alice")) - 3
    doubted(table, unspeakable_riches, "Alice")
    assert table.hand("Alice") == ["canned_meat", "bowling_pin"][:count]
    assert knows(table, "Alice", kitchen_sink)
    assert not knows(table, "Bob", kitchen_sink)


@going_back
def test_treasures_won_together_are_turned_up_anew_and_picked_again() -> None:
    table = given(
        doors=[elder_globs],
        treasures=[bowling_pin, canned_meat, flamethrower, kitchen_sink],
        hands={"Bob": [o_rlyeh]},
        levels={"Alice": 6, "Carol": 6},
        treasure_discard=[solar_eclipse],
    )
    table.opens_door()
    table.is_helped("Carol", treasures=1)
    table.fights_it_out()
    table.picks("Carol", "flamethrower")
    if table.prompt == "arrive":
        table.picks("Carol", "done")
    while table.prompt == "take treasure":
        table.picks("Alice", table.offers("Alice")[0])
    doubted(table, flamethrower)
    assert (table.prompt, table.awaited) == ("take treasure", ["Carol"])
    table.picks("Carol", "kitchen_sink")
    if table.prompt == "arrive":
        table.picks("Carol", "done")
    assert (table.hand("Alice"), table.hand("Carol")) == (["bowling_pin", "canned_meat"], ["kitchen_sink"])


# -- what was played -------------------------------------------------------------------------------------------


@going_back
def test_a_wishing_ring_that_was_never_used_leaves_the_curse_in_the_air() -> None:
    table = given(
        hands={"Alice": [truth], "Bob": [o_rlyeh], "Carol": [wishing_ring, rugose]}, levels={"Carol": 3}, phase="rest"
    )
    table.plays("Alice", truth, "Carol")
    table.plays("Carol", wishing_ring)
    assert (table.prompt, table.level("Carol")) == ("rest", 3)
    doubted(table, wishing_ring)
    assert (table.prompt, table.awaited) == ("curse", ["Carol"]), "there is another ring"
    table.everyone_passes()
    assert table.level("Carol") == 2
    assert sorted(table.discards()) == sorted([truth.id, "o_rlyeh", "wishing_ring"])


@going_back
def test_a_ring_comes_back_when_the_curse_was_never_played() -> None:
    table = given(hands={"Alice": [truth], "Bob": [o_rlyeh]}, play={"Carol": [wishing_ring]}, levels={"Carol": 3})
    table.plays("Alice", truth, "Carol")
    table.uses("Carol", wishing_ring)
    assert table.lying("Carol") == []
    doubted(table, truth)
    assert (table.lying("Carol"), table.level("Carol")) == (["wishing_ring (carried)"], 3)


@going_back
def test_a_curse_can_be_answered_after_it_has_struck() -> None:
    table = given(
        hands={"Alice": [curse_hastur_hastur_hastur], "Bob": [o_rlyeh]},
        play={"Carol": [(flamethrower, official_mythos), miners_helmet]},
    )
    table.plays("Alice", curse_hastur_hastur_hastur, "Carol")
    table.everyone_passes()
    table.picks("Bob", "flamethrower")
    assert table.lying("Carol") == ["miners_helmet"]
    doubted(table, curse_hastur_hastur_hastur)
    assert table.lying("Carol") == ["flamethrower + official_mythos", "miners_helmet"]


@going_back
def test_a_curse_that_was_passed_on_is_back_at_the_door() -> None:
    not_worthy = i_am_not_worthy_of_this_honor
    table = given(
        doors=[truth, polly_polyp], hands={"Alice": [not_worthy], "Bob": [o_rlyeh]}, levels={"Alice": 3, "Carol": 3}
    )
    table.opens_door()
    table.plays("Alice", not_worthy, "Carol")
    table.everyone_passes()
    assert (table.level("Alice"), table.level("Carol")) == (3, 2)
    assert plays_of(table, "Bob", "o_rlyeh") == [truth.id, not_worthy.id]
    other = given_again(table)
    doubted(table, not_worthy)
    table.everyone_passes()
    assert (table.level("Alice"), table.level("Carol"), table.hand("Alice")) == (2, 3, [])
    doubted(other, truth)
    assert (other.level("Alice"), other.level("Carol"), other.hand("Alice")) == (3, 3, [not_worthy.id])
    assert other.foes() == ["polly_polyp"], "a cancelled draw is replaced"


def given_again(table: Given) -> Given:
    """The same table, frozen and thawed."""
    return Given(pickle.loads(pickle.dumps(table.game)), table.names)


@going_back
def test_an_event_can_be_answered_after_it_has_taken_effect() -> None:
    table = given(
        hands={"Alice": [sudden_head_blow], "Bob": [o_rlyeh]},
        play={"Carol": [professor, monster_whacker, super_munchkin]},
        cultists=1,
    )
    table.plays("Alice", sudden_head_blow, "Carol")
    table.everyone_passes()
    table.picks("Carol", "professor")
    assert "cultist" in table.lying("Carol")
    doubted(table, sudden_head_blow)
    assert table.lying("Carol") == ["professor", "monster_whacker", "super_munchkin"]
    assert len(table.state.piles["cultist"]) == 1


@going_back
def test_a_turn_that_was_lost_goes_on() -> None:
    table = given(hands={"Bob": [o_rlyeh], "Carol": [unwelcome_enlightenment]}, levels={"Alice": 2})
    table.plays("Carol", unwelcome_enlightenment, "Alice")
    table.everyone_passes()
    assert (table.state.active, table.level("Alice")) == (1, 3)
    doubted(table, unwelcome_enlightenment)
    assert (table.state.active, table.level("Alice"), table.prompt) == (0, 2, "start")


@going_back
def test_what_answered_a_level_card_returns_with_it() -> None:
    table = given(hands={"Alice": [mystic_visions], "Bob": [o_rlyeh], "Carol": [corrupted_by_power]})
    table.plays("Alice", mystic_visions, "Alice")
    table.plays("Carol", corrupted_by_power, "Alice")
    table.everyone_passes()
    assert table.hero("Alice").lasting
    doubted(table, mystic_visions)
    assert (table.level("Alice"), table.hero("Alice").lasting) == (1, [])
    assert table.hand("Carol") == ["corrupted_by_power"]


@going_back
def test_what_was_fetched_from_the_discards_lies_there_no_longer() -> None:
    table = given(hands={"Alice": [mystic_visions], "Bob": [o_rlyeh], "Carol": [ia_rlyeh]})
    table.plays("Alice", mystic_visions, "Alice")
    table.plays("Carol", ia_rlyeh, mystic_visions)
    doubted(table, mystic_visions)
    assert (table.level("Alice"), table.hand("Carol")) == (1, ["ia_rlyeh"])
    assert sorted(table.discards()) == ["mystic_visions", "o_rlyeh"]


@going_back
def test_a_second_class_returns_to_hand_when_a_super_munchkin_was_never_there() -> None:
    table = given(
        hands={"Alice": [super_munchkin, professor], "Bob": [o_rlyeh]}, play={"Alice": [investigator]}, phase="rest"
    )
    table.plays("Alice", super_munchkin)
    table.plays("Alice", professor)
    assert plays_of(table, "Bob", "o_rlyeh") == ["professor"], "a class may be played without it"
    doubted(table, professor)
    assert table.lying("Alice") == ["investigator", "super_munchkin"]

    table = given(
        hands={"Bob": [super_munchkin, professor], "Carol": [o_rlyeh]}, play={"Bob": [investigator]}, phase="rest"
    )
    table.plays("Bob", super_munchkin)
    table.plays("Bob", professor)
    doubted(table, super_munchkin, "Carol")
    assert (table.lying("Bob"), table.hand("Bob")) == (["investigator"], ["professor"])


@going_back
def test_what_was_fixed_to_an_item_returns_with_it() -> None:
    table = given(hands={"Alice": [flamethrower, official_mythos], "Bob": [o_rlyeh]})
    table.plays("Alice", flamethrower, "carry")
    table.plays("Alice", official_mythos, flamethrower)
    table.answer("Alice", "put on flamethrower")
    doubted(table, flamethrower)
    assert (table.lying("Alice"), table.hand("Alice")) == ([], ["official_mythos"])


@going_back
def test_a_goth_that_was_added_returns_and_its_player_is_asked_again() -> None:
    table = given(doors=[froggoth], hands={"Bob": [o_rlyeh], "Carol": [foggoth, joggoth]})
    table.opens_door()
    table.answer("Bob", "none")
    table.answer("Carol", "foggoth")
    assert table.foes() == ["froggoth", "foggoth"]
    doubted(table, foggoth)
    assert (table.prompt, table.awaited) == ("goth", ["Carol"])
    table.answer("Carol", "joggoth")
    assert table.foes() == ["froggoth", "joggoth"]


@going_back
def test_a_wandering_monster_goes_with_the_goth_that_its_monster_called() -> None:
    table = given(
        doors=[elder_globs],
        hands={"Alice": [foggoth], "Bob": [o_rlyeh], "Carol": [wandering_monster, froggoth, rugose]},
    )
    table.opens_door()
    table.plays("Carol", wandering_monster, froggoth)
    table.answer("Carol", "none")
    table.answer("Alice", "foggoth")
    table.plays("Carol", rugose, froggoth)
    doubted(table, wandering_monster)
    assert table.foes() == ["elder_globs"]
    assert (table.hand("Alice"), sorted(table.hand("Carol"))) == (["foggoth"], ["froggoth", "rugose"])
    assert knows(table, "Bob", foggoth), "it was seen"


@going_back
def test_what_an_ichor_has_driven_off_is_back() -> None:
    table = given(
        doors=[gram_smoker],
        hands={
            "Alice": [bicker_ichor],
            "Bob": [o_rlyeh],
            "Carol": [wandering_monster, polly_polyp, rugose, thicker_ichor],
        },
    )
    table.opens_door()
    table.plays("Carol", wandering_monster, polly_polyp)
    table.plays("Carol", rugose, polly_polyp)
    table.plays("Alice", bicker_ichor, polly_polyp)
    assert table.foes() == ["gram_smoker"]
    doubted(table, bicker_ichor)
    assert table.foes() == ["gram_smoker", "polly_polyp"]
    assert table.strengths()[1] == 9, "with its enhancer"


@going_back
def test_a_doubled_ichor_is_plain_again_and_a_taken_one_lies_in_the_fight() -> None:
    hands = {"Alice": [sticker_ichor], "Bob": [o_rlyeh], "Carol": [thicker_ichor, ichor_picker]}
    table = given(doors=[gram_smoker], hands=hands)
    table.opens_door()
    table.plays("Alice", sticker_ichor, "for")
    table.plays("Carol", thicker_ichor, sticker_ichor)
    assert table.strengths() == (1 + 8, 2)
    doubted(table, thicker_ichor)
    assert table.strengths() == (1 + 4, 2)

    table = given(doors=[gram_smoker], hands=hands)
    table.opens_door()
    table.plays("Alice", sticker_ichor, "for")
    table.plays("Carol", ichor_picker, sticker_ichor, "hand")
    doubted(table, ichor_picker)
    assert (table.strengths(), table.hand("Carol")) == ((1 + 4, 2), ["thicker_ichor"])


@going_back
def test_a_monster_that_was_banished_or_swapped_is_back() -> None:
    table = given(doors=[elder_globs], hands={"Alice": [the_stars_are_wrong], "Bob": [o_rlyeh], "Carol": [rugose]})
    table.opens_door()
    table.plays("Carol", rugose, elder_globs)
    table.plays("Alice", the_stars_are_wrong, elder_globs)
    table.everyone_passes()
    assert table.prompt == "rest"
    doubted(table, the_stars_are_wrong)
    assert (table.foes(), table.prompt, table.hand("Carol")) == (["elder_globs"], "fight", [])

    table = given(doors=[elder_globs], hands={"Bob": [o_rlyeh], "Carol": [mutation, gram_smoker]})
    table.opens_door()
    table.plays("Carol", mutation, elder_globs, gram_smoker)
    table.everyone_passes()
    assert table.foes() == ["gram_smoker"]
    doubted(table, mutation)
    assert (table.foes(), table.hand("Carol")) == (["elder_globs"], ["gram_smoker"])


@going_back
def test_a_cultist_played_at_a_meeting_is_never_one_and_the_meeting_goes_on() -> None:
    table = given(
        hands={"Alice": [cult_meeting, cultist, rugose], "Bob": [o_rlyeh], "Carol": [cultist, frothing]},
        players=("Alice", "Bob", "Carol", "Dave"),
    )
    table.plays("Alice", cult_meeting)
    table.everyone_passes()
    table.picks("Alice", "cultist")
    table.picks("Bob", "none")
    table.picks("Carol", "cultist")
    table.picks("Alice", "done")
    table.picks("Carol", "done")
    table.plays("Bob", o_rlyeh, cultist)
    assert (table.prompt, table.awaited) == ("join cult (cult_meeting)", ["Carol"])
    assert table.lying("Alice") == ["cultist"], "what came before it has happened"
    table.picks("Carol", "none")
    assert (table.prompt, table.lying("Carol"), table.hand("Carol")) == ("start", [], ["frothing"])
    assert len(table.state.piles["cultist"]) == 1


@going_back
def test_a_loaded_die_that_was_never_used_leaves_the_roll_as_it_fell() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Alice": [loaded_die, rugose], "Bob": [o_rlyeh]}, levels={"Alice": 3})
    table.next_roll(2)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run lloyd_lloigor")
    table.picks("Alice", "loaded_die 6")
    assert table.prompt == "rest", "she has escaped"
    doubted(table, loaded_die)
    assert table.offers("Alice") == ["keep"], "whoever may hold such a card is asked"
    table.keeps_roll()
    assert (table.state.die, table.level("Alice")) == (2, 1), "it has caught her"


# -- dice, knowledge, time -------------------------------------------------------------------------------------


@going_back
def test_dice_are_thrown_anew() -> None:
    faces = set()
    for seed in range(1, 12):
        table = given(
            doors=[gram_smoker, elder_globs],
            hands={"Bob": [o_rlyeh]},
            play={"Alice": [backpack_full_of_dynamite]},
            seed=seed,
        )
        table.opens_door()
        table.picks("Alice", "6")
        table.keeps_roll()
        first = table.state.die
        doubted(table, gram_smoker)
        table.picks("Alice", "6")
        table.keeps_roll()
        faces.add(table.state.die - first)
    assert len(faces) > 1


@going_back
def test_it_comes_too_late_once_something_else_is_done() -> None:
    table = given(hands={"Alice": [mystic_visions], "Bob": [o_rlyeh], "Carol": [truth]}, levels={"Alice": 3})
    table.plays("Alice", mystic_visions, "Alice")
    table.plays("Carol", truth, "Bob")
    assert plays_of(table, "Bob", "o_rlyeh") == [truth.id]

    table = given(doors=[rugose], hands={"Bob": [o_rlyeh]}, phase="start")
    table.opens_door()
    table.answer("Alice", "loot the room")
    assert plays_of(table, "Bob", "o_rlyeh") == []

    table = given(doors=[rugose], hands={"Alice": [polly_polyp], "Bob": [o_rlyeh]})
    table.opens_door()
    table.plays("Alice", polly_polyp)
    assert plays_of(table, "Bob", "o_rlyeh") == ["polly_polyp"], "with another door she could have sought it, too"


@going_back
def test_where_a_card_came_from_does_not_show_in_what_can_be_answered() -> None:
    """Whether Alice drew the curse through the portal or held it before is nobody's business."""
    for held, drawn in (([truth], [rugose, frothing]), ([], [truth, rugose])):
        table = given(doors=drawn, hands={"Alice": [portal_of_mystery, *held], "Bob": [o_rlyeh]}, levels={"Carol": 3})
        table.plays("Alice", portal_of_mystery)
        table.plays("Alice", truth, "Carol")
        assert plays_of(table, "Bob", "o_rlyeh") == [truth.id]


@going_back
def test_a_deck_that_was_shuffled_stays_shuffled() -> None:
    table = given(rest=False, doors=[portal_of_mystery, rugose], door_discard=[polly_polyp], hands={"Bob": [o_rlyeh]})
    table.opens_door()
    assert table.foes() == ["polly_polyp"]
    doubted(table, portal_of_mystery)
    assert (table.hand("Alice"), len(table.state.doors)) == (["rugose"], 1)
    assert sorted(table.discards()) == ["o_rlyeh", "portal_of_mystery"]


@going_back
@pytest.mark.rule("MU-3.14")
def test_nothing_that_led_to_a_decision_can_be_answered_after_it() -> None:
    table = given(doors=[elder_globs], hands={"Alice": [kitchen_sink], "Bob": [o_rlyeh]}, levels={"Alice": 9})
    table.opens_door()
    table.plays("Alice", kitchen_sink, "for")
    table.fights_it_out()
    assert (table.game.decision, table.state.winners) == (None, [0]), "a winning kill is no card"


@going_back
def test_a_lasting_curse_and_the_sex_go_back() -> None:
    table = given(doors=[curse_change_sex, polly_polyp], hands={"Bob": [o_rlyeh]})
    table.opens_door()
    table.everyone_passes()
    assert (table.hero("Alice").sex, len(table.hero("Alice").lasting)) == ("male", 1)
    doubted(table, curse_change_sex)
    assert (table.hero("Alice").sex, table.hero("Alice").lasting) == ("female", [])
    assert table.strengths()[0] == 1


@going_back
def test_a_class_that_a_curse_took_is_back_without_another_level_for_the_last_outsider() -> None:
    table = given(
        hands={"Alice": [curse_amnesia], "Bob": [o_rlyeh]},
        play={"Bob": [cultist], "Carol": [professor]},
        players=("Alice", "Bob", "Carol", "Dave"),
    )
    table.plays("Alice", curse_amnesia, "Carol")
    table.everyone_passes()
    assert table.lying("Carol") == []
    doubted(table, curse_amnesia)
    assert table.lying("Carol") == ["professor"]


@going_back
def test_worlds_that_a_player_imagines_go_back_to_a_past_of_the_same_cards() -> None:
    """Bob holds other cards in the world that Carol imagines, then and now."""
    table = given(doors=[elder_globs], hands={"Bob": [rugose, frothing], "Carol": [o_rlyeh]})
    table.opens_door()
    table.plays("Bob", rugose, elder_globs)
    for seed in range(20):
        world = table.game.imagine(table.seat("Carol"), seed)
        held, above = list(world.state.heroes[1].hand), world.state.doors[-1]
        twin = world.clone()
        world.say(table.seat("Carol"), "play o_rlyeh rugose")
        assert world.state.heroes[1].hand == held
        twin.say(table.seat("Carol"), "play o_rlyeh elder_globs")
        assert set(held) <= set(twin.state.heroes[1].hand)
        assert above not in twin.state.doors, "it is the next door in that world"
