"""MU-2.7 to 2.13, 3.6, 3.13, 3.14: who may do what when, the window of a call, and the one decision."""

from __future__ import annotations

import pytest

from rumpus.kernel import IllegalAnswer
from rumpus.munchkin.cards.decks.cthulhu.classes import investigator, professor, super_munchkin, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import (
    curse_change_sex,
    curse_get_all_blobby,
    curse_learn_yet_another_awful_truth,
)
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose, squamous
from rumpus.munchkin.cards.decks.cthulhu.events import i_am_not_worthy_of_this_honor, the_stars_are_wrong
from rumpus.munchkin.cards.decks.cthulhu.items import (
    backpack_full_of_dynamite,
    bagpipes,
    bowling_pin,
    brass_knucks,
    galoshes,
    miners_helmet,
    necrotelecom,
    professor_teslas_electrical_protective_device,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army, mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import eldridge_hawrer, great_cthulhu, lloyd_lloigor, polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, loaded_die, quicker_ichor, wishing_ring
from tests.munchkin.given import Given, given

tesla_device = professor_teslas_electrical_protective_device
ANYTHING = [kitchen_sink, rugose, wandering_monster, lloyd_lloigor, professor, brass_knucks, galoshes]


def fighting(**more: object) -> Given:
    """Alice, by default at level 3, has met Polly Polyp."""
    table = given(**{"doors": [polly_polyp], "levels": {"Alice": 3}, **more})  # type: ignore[arg-type]
    table.opens_door()
    return table


# -- when --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-2.7")
def test_ones_own_turn_includes_ones_combat_for_classes_but_not_for_items() -> None:
    table = fighting(hands={"Alice": [professor, brass_knucks], "Bob": [professor]})
    assert "play professor" in table.offers("Alice")
    assert "play brass_knucks use" not in table.offers("Alice")
    assert "play professor" not in table.offers("Bob")


@pytest.mark.rule("MU-2.7")
def test_a_helper_is_not_in_a_turn_of_their_own() -> None:
    table = fighting(hands={"Bob": [professor, brass_knucks]}, levels={"Alice": 1})
    table.is_helped("Bob")
    assert not [offer for offer in table.offers("Bob") if "professor" in offer or "brass_knucks" in offer]


@pytest.mark.rule("MU-2.8")
def test_in_combat_are_the_fighter_at_once_and_the_helper_from_joining_on() -> None:
    table = fighting(play={"Alice": [brass_knucks], "Bob": [miners_helmet], "Carol": [necrotelecom]})
    assert not [offer for offer in table.offers("Alice") if offer.startswith("trade")]
    assert "trade Carol" in table.offers("Bob")
    assert "trade Alice" not in table.offers("Bob")
    table.is_helped("Bob")
    assert not [offer for offer in table.offers("Bob") if offer.startswith("trade")]


@pytest.mark.rule("MU-2.8")
def test_combat_lasts_until_the_last_roll_and_its_bad_stuff() -> None:
    table = fighting(levels={"Alice": 1}, hands={"Alice": [brass_knucks]}, play={"Alice": [("carry", miners_helmet)]})
    table.fights_it_out()
    assert table.offers("Alice") == ["run polly_polyp"]
    table.runs("Alice", polly_polyp)
    assert {"play brass_knucks use", "put on miners_helmet", "trade Bob"} <= set(table.offers("Alice"))


@pytest.mark.rule("MU-2.8")
def test_treasures_are_taken_outside_combat() -> None:
    table = fighting(levels={"Alice": 1, "Bob": 3}, treasures=[miners_helmet])
    table.picks("Alice", "ask Bob", "1", "helper")
    table.answer("Bob", "accept")
    table.fights_it_out()
    assert table.prompt == "arrive"
    table.answer("Bob", "play miners_helmet use")
    assert table.lying("Bob") == ["miners_helmet"]


@pytest.mark.rule("MU-2.9")
def test_outside_fights_others_have_what_may_be_played_any_time() -> None:
    table = given(
        hands={"Bob": [*ANYTHING, curse_get_all_blobby, mystic_visions, super_munchkin]},
        play={"Bob": [investigator, bowling_pin]},
    )
    names = ("Alice", "Bob", "Carol")
    assert table.offers("Bob") == [
        *[f"play curse_get_all_blobby {name}" for name in names],
        *[f"play mystic_visions {name}" for name in names],
        "play super_munchkin",
        "drop investigator",
        "trade Alice",
        "trade Carol",
    ]


@pytest.mark.rule("MU-2.9", "MU-3.5")
def test_in_somebody_elses_fight_everybody_has_what_belongs_there() -> None:
    table = fighting(hands={"Bob": [*ANYTHING, curse_get_all_blobby, mystic_visions]}, play={"Bob": [bowling_pin]})
    assert [offer for offer in table.offers("Bob") if not offer.endswith(("Alice", "Bob", "Carol"))] == [
        "offer help",
        "play kitchen_sink for",
        "play kitchen_sink against",
        "play rugose polly_polyp",
        "play wandering_monster lloyd_lloigor",
    ]
    assert "play curse_get_all_blobby Alice" in table.offers("Bob")
    assert "play mystic_visions Bob" in table.offers("Bob")
    assert "play lloyd_lloigor" not in table.offers("Bob")


@pytest.mark.rule("MU-2.9")
def test_in_flight_nothing_is_left_that_needs_an_open_fight() -> None:
    table = fighting(
        levels={"Alice": 1},
        hands={"Bob": [*ANYTHING, curse_get_all_blobby, quicker_ichor, super_munchkin]},
        play={"Bob": [investigator]},
    )
    table.fights_it_out()
    assert table.prompt == "flight"
    assert table.offers("Bob") == [
        *[f"play curse_get_all_blobby {name}" for name in ("Alice", "Bob", "Carol")],
        "play quicker_ichor for",
        "play quicker_ichor against",
        "play super_munchkin",
        "drop investigator",
    ]


@pytest.mark.rule("MU-2.10")
def test_any_time_is_between_two_flight_rolls_too() -> None:
    table = given(
        doors=[lloyd_lloigor],
        hands={"Alice": [wandering_monster, polly_polyp], "Bob": [curse_learn_yet_another_awful_truth]},
        levels={"Alice": 3},
    )
    table.next_roll(6, 6)
    table.opens_door()
    table.plays("Alice", wandering_monster, polly_polyp)
    table.fights_it_out()
    table.runs("Alice", lloyd_lloigor)
    table.plays("Bob", curse_learn_yet_another_awful_truth, "Alice")
    assert (table.level("Alice"), table.prompt) == (2, "flight"), "nobody has a card left to answer with"
    table.runs("Alice", polly_polyp)


@pytest.mark.rule("MU-2.10")
def test_an_action_under_way_is_finished_first() -> None:
    table = given(
        hands={"Alice": [miners_helmet, tesla_device, bowling_pin], "Bob": [curse_get_all_blobby, mystic_visions]}
    )
    table.answer("Alice", "sell")
    assert table.offers("Bob") == []
    assert repr(table.why_not("Bob", "play mystic_visions P1")) == "action under way [MU-2.10] P0"
    table.answer("Alice", "cancel")
    assert "play mystic_visions Bob" in table.offers("Bob")


@pytest.mark.rule("MU-2.10")
def test_only_answers_come_between_a_curse_and_its_effect() -> None:
    table = given(
        hands={"Alice": [kitchen_sink], "Bob": [curse_get_all_blobby], "Carol": [mystic_visions, wishing_ring]},
        play={"Alice": [tesla_device, professor]},
    )
    table.plays("Bob", curse_get_all_blobby, "Alice")
    assert (table.prompt, sorted(table.awaited)) == ("curse", ["Alice", "Carol"]), "Bob's hand is empty"
    assert table.offers("Alice") == ["pass"], "whoever has cards is waited for, whatever these are"
    assert table.offers("Carol") == ["pass", "play wishing_ring"]
    assert repr(table.why_not("Carol", "play mystic_visions P2")) == "card in the air [MU-2.10] curse_get_all_blobby"
    table.plays("Carol", wishing_ring)
    assert table.lying("Alice") == ["professor_teslas_electrical_protective_device", "professor"]
    assert sorted(table.discards()) == ["curse_get_all_blobby", "wishing_ring"]


@pytest.mark.rule("MU-2.10")
def test_a_curse_that_goes_on_to_somebody_else_can_be_answered_again() -> None:
    table = given(
        doors=[curse_get_all_blobby],
        hands={"Alice": [i_am_not_worthy_of_this_honor], "Bob": [wishing_ring], "Carol": [rugose]},
        play={"Alice": [tesla_device], "Carol": [galoshes]},
    )
    table.opens_door()
    table.answer("Bob", "pass")
    table.plays("Alice", i_am_not_worthy_of_this_honor, "Bob")
    assert sorted(table.awaited) == ["Bob", "Carol"]
    table.plays("Bob", wishing_ring)
    assert (table.prompt, table.awaited) == ("trouble", ["Alice"])


@pytest.mark.rule("MU-2.11")
def test_the_first_to_come_is_the_first_and_who_is_late_keeps_the_card() -> None:
    table = fighting(hands={"Bob": [the_stars_are_wrong], "Carol": [rugose, squamous]})
    late = table.offers("Carol").index("play rugose polly_polyp")
    table.plays("Bob", the_stars_are_wrong, polly_polyp)
    table.everyone_passes()
    assert table.prompt == "rest", "the monster has left"
    with pytest.raises(IllegalAnswer):
        table.game.answer(2, late)
    assert table.hand("Carol") == ["rugose", "squamous"]
    assert repr(table.why_not("Carol", "play rugose polly_polyp")) == "only in a fight [MU-3.5] rugose"


@pytest.mark.rule("MU-2.12")
def test_what_is_taken_to_hand_then_waits_for_its_ordinary_time() -> None:
    table = fighting(levels={"Alice": 1, "Bob": 3}, treasures=[miners_helmet])
    table.picks("Alice", "ask Bob", "1", "helper")
    table.answer("Bob", "accept")
    table.fights_it_out()
    assert table.offers("Bob") == ["play miners_helmet use", "play miners_helmet carry", "done"]
    table.answer("Bob", "done")
    assert table.hand("Bob") == ["miners_helmet"]
    assert not [offer for offer in table.offers("Bob") if "miners_helmet" in offer]


@pytest.mark.rule("MU-2.13")
def test_whose_items_do_something_on_entering_a_fight_chooses_their_order() -> None:
    table = given(doors=[polly_polyp], play={"Alice": [bagpipes, backpack_full_of_dynamite]})
    table.opens_door()
    assert table.prompt == "first"
    table.answer("Alice", "backpack_full_of_dynamite")
    assert table.prompt == "announce (backpack_full_of_dynamite)"
    table.answer("Alice", "3")
    table.keeps_roll()
    assert table.prompt == "fight"


@pytest.mark.rule("MU-2.13")
def test_several_who_are_struck_at_once_come_clockwise_from_the_active_player() -> None:
    table = given(doors=[great_cthulhu], active="Bob", levels={"Alice": 2, "Bob": 5, "Carol": 3})
    table.next_roll(1)
    table.opens_door("Bob")
    table.fights_it_out("Bob")
    table.runs("Bob", great_cthulhu)
    gained = [told for told in table.told() if told.startswith("gain levels")]
    assert gained == ["gain levels P2 1 4", "gain levels P0 1 3"]


# -- the window of a call ----------------------------------------------------------------------------------------


@pytest.mark.rule("MU-3.6", "MU-3.13")
@pytest.mark.parametrize(("level", "outcome"), [(3, "rest"), (2, "flight")])
def test_everybody_with_any_card_is_waited_for_before_a_victory_and_before_a_defeat(level: int, outcome: str) -> None:
    table = fighting(levels={"Alice": level}, hands={"Alice": [rugose], "Bob": [galoshes]}, play={"Carol": [professor]})
    table.answer("Alice", "call")
    assert (table.prompt, table.awaited) == ("call", ["Bob", "Carol"])
    assert "play rugose polly_polyp" in table.offers("Alice")  # who calls may still act
    table.answer("Carol", "pass")
    assert table.awaited == ["Bob"]
    table.answer("Bob", "pass")
    assert table.prompt == outcome


@pytest.mark.rule("MU-3.13")
def test_who_has_no_card_at_all_is_not_waited_for() -> None:
    table = fighting(hands={"Bob": [galoshes]})
    table.answer("Alice", "call")
    assert table.awaited == ["Bob"]
    table.answer("Bob", "pass")
    assert table.level("Alice") == 4


@pytest.mark.rule("MU-3.13")
def test_only_the_fighter_calls() -> None:
    table = fighting(hands={"Bob": [galoshes]}, levels={"Alice": 1, "Bob": 9})
    table.is_helped("Bob")
    assert "call" in table.offers("Alice")
    assert "call" not in table.offers("Bob")
    assert "call" not in table.offers("Carol")


@pytest.mark.rule("MU-3.13")
def test_any_action_ends_the_window_and_the_fighter_must_call_anew() -> None:
    table = fighting(hands={"Alice": [galoshes], "Bob": [rugose, kitchen_sink], "Carol": [bowling_pin]})
    table.answer("Alice", "call")
    table.answer("Carol", "pass")
    table.plays("Bob", rugose, polly_polyp)
    assert (table.prompt, table.awaited, table.strengths()) == ("fight", ["Alice"], (3, 7))
    table.answer("Alice", "call")
    assert table.awaited == ["Bob", "Carol"], "those who had passed are asked again"
    table.plays("Bob", kitchen_sink, "for")
    assert table.prompt == "fight"


@pytest.mark.rule("MU-3.13")
def test_a_trade_of_bystanders_or_a_dropped_class_is_an_action_too() -> None:
    table = fighting(hands={"Alice": [galoshes]}, play={"Bob": [professor, brass_knucks], "Carol": [bowling_pin]})
    table.answer("Alice", "call")
    table.answer("Bob", "drop professor")
    assert table.prompt == "fight"
    table.answer("Alice", "call")
    table.picks("Carol", "trade Bob", "bowling_pin", "done")
    assert table.prompt == "fight"


@pytest.mark.rule("MU-3.13", "MU-3.12")
def test_help_may_be_offered_and_agreed_on_in_the_window() -> None:
    table = fighting(hands={"Bob": [galoshes]}, levels={"Alice": 2, "Bob": 1})
    table.answer("Alice", "call")
    table.picks("Bob", "offer help", "0")
    assert (table.prompt, table.awaited) == ("help", ["Alice"])
    table.answer("Alice", "accept")
    assert (table.prompt, table.strengths()) == ("fight", (3, 2))
    table.fights_it_out()
    assert (table.level("Alice"), table.prompt) == (3, "rest")


@pytest.mark.rule("MU-3.13")
def test_a_curse_in_the_window_ends_it_even_if_it_is_cancelled() -> None:
    table = fighting(
        hands={"Alice": [wishing_ring], "Bob": [curse_learn_yet_another_awful_truth]}, levels={"Alice": 3, "Bob": 2}
    )
    table.answer("Alice", "call")
    table.plays("Bob", curse_learn_yet_another_awful_truth, "Alice")
    assert (table.prompt, table.awaited) == ("curse", ["Alice"])
    table.plays("Alice", wishing_ring)
    assert (table.prompt, table.level("Alice")) == ("fight", 3)


@pytest.mark.rule("MU-3.13")
def test_who_passes_this_fight_is_not_waited_for_again_but_may_still_act() -> None:
    table = fighting(hands={"Bob": [kitchen_sink], "Carol": [rugose]})
    table.answer("Alice", "call")
    table.answer("Bob", "pass this fight")
    table.plays("Carol", rugose, polly_polyp)
    assert "play kitchen_sink for" in table.offers("Bob")
    table.answer("Alice", "call")
    assert table.prompt == "flight", "Alice and Carol have no cards, Bob has had enough"


@pytest.mark.rule("MU-3.13")
def test_the_next_fight_waits_again_for_who_passed_the_last_one() -> None:
    table = fighting(doors=[polly_polyp, eldridge_hawrer], hands={"Carol": [kitchen_sink]})
    table.answer("Alice", "call")
    table.answer("Carol", "pass this fight")
    table.ends_turn()
    table.opens_door("Bob")
    table.answer("Bob", "call")
    assert "Carol" in table.awaited


@pytest.mark.rule("MU-3.13")
def test_the_fighter_may_call_a_loss_although_they_could_still_play() -> None:
    table = fighting(levels={"Alice": 2}, hands={"Alice": [kitchen_sink]})
    table.fights_it_out()
    assert (table.prompt, table.hand("Alice")) == ("flight", ["kitchen_sink"])
    assert table.offers("Alice") == ["run polly_polyp"]


@pytest.mark.rule("MU-3.14", "MU-9.5")
def test_after_a_victory_levels_come_at_once_and_nothing_undoes_it() -> None:
    table = fighting(hands={"Bob": [rugose, curse_change_sex]}, treasures=[brass_knucks])
    table.fights_it_out()
    assert (table.prompt, table.level("Alice"), table.hand("Alice")) == ("rest", 4, ["brass_knucks"])
    assert "play rugose polly_polyp" not in table.offers("Bob")
    table.plays("Bob", curse_change_sex, "Alice")
    table.everyone_passes()
    assert table.level("Alice") == 4


@pytest.mark.rule("MU-3.14")
def test_after_a_defeat_no_strength_and_no_helper_turns_it() -> None:
    table = fighting(levels={"Alice": 2, "Bob": 9}, hands={"Alice": [kitchen_sink], "Bob": [call_the_army, loaded_die]})
    table.next_roll(6)
    table.fights_it_out()
    assert "offer help" not in table.offers("Bob")
    table.plays("Bob", call_the_army, "Alice")
    assert (table.level("Alice"), table.prompt) == (3, "flight"), "now stronger than Polly Polyp, and still running"
    table.runs("Alice", polly_polyp)
    assert (table.level("Alice"), table.prompt) == (3, "rest"), "away, without a reward"
