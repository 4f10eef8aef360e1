"""MU-2.10: cards in the air, whom the game waits for, and one-shots in front of a player."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import professor, super_munchkin
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_learn_yet_another_awful_truth, curse_madness_takes_its_toll
from rumpus.munchkin.cards.decks.cthulhu.enhancers import frothing, rugose
from rumpus.munchkin.cards.decks.cthulhu.events import o_rlyeh, solar_eclipse, sudden_head_blow
from rumpus.munchkin.cards.decks.cthulhu.items import brass_knucks, miners_helmet
from rumpus.munchkin.cards.decks.cthulhu.monsters import gnarlythotep, lloyd_lloigor, polly_polyp
from rumpus.munchkin.cards.decks.cthulhu.one_shots import canned_meat, kitchen_sink, loaded_die, wishing_ring
from tests.munchkin.given import given

awful_truth = curse_learn_yet_another_awful_truth


@pytest.mark.rule("MU-2.10")
def test_nobody_is_waited_for_if_all_can_see_that_nobody_can_answer() -> None:
    table = given(rest=False, hands={"Alice": [rugose], "Bob": [awful_truth]}, levels={"Alice": 3})
    table.plays("Bob", awful_truth, "Alice")
    assert (table.level("Alice"), table.prompt) == (2, "start"), "no such card is in the game"

    seen = [wishing_ring, wishing_ring]
    other = given(
        rest=False, hands={"Alice": [rugose], "Bob": [awful_truth]}, levels={"Alice": 3}, treasure_discard=seen
    )
    other.plays("Bob", awful_truth, "Alice")
    assert (other.level("Alice"), other.prompt) == (2, "start"), "they lie on the discard pile"


@pytest.mark.rule("MU-2.10")
def test_who_has_the_answer_on_the_table_is_waited_for_without_a_hand() -> None:
    table = given(rest=False, hands={"Bob": [awful_truth]}, play={"Carol": [wishing_ring]}, levels={"Alice": 3})
    table.plays("Bob", awful_truth, "Alice")
    assert (table.prompt, table.awaited) == ("curse", ["Carol"])
    table.uses("Carol", wishing_ring)
    assert (table.level("Alice"), table.lying("Carol")) == (3, [])


@pytest.mark.rule("MU-2.10")
def test_an_answer_in_one_hand_makes_all_hands_be_waited_for() -> None:
    table = given(
        rest=False,
        hands={"Alice": [rugose], "Bob": [awful_truth, frothing], "Carol": [wishing_ring]},
        levels={"Alice": 3},
    )
    table.plays("Bob", awful_truth, "Alice")
    assert table.awaited == ["Bob", "Carol", "Alice"]
    table.picks("Alice", "pass")
    table.picks("Bob", "pass")
    table.picks("Carol", "pass")
    assert (table.level("Alice"), table.hand("Carol")) == (2, ["wishing_ring"])


@pytest.mark.rule("MU-2.10")
def test_an_event_can_be_cancelled_and_a_curse_is_not_cancelled_by_what_answers_others() -> None:
    table = given(
        hands={"Alice": [o_rlyeh], "Bob": [sudden_head_blow], "Carol": [wishing_ring]}, cultists=1, levels={"Alice": 3}
    )
    table.plays("Bob", sudden_head_blow, "Alice")
    assert table.prompt == "event"
    assert "play wishing_ring" not in table.offers("Carol"), "it is no curse"
    table.plays("Alice", o_rlyeh, sudden_head_blow)
    assert (table.lying("Alice"), table.prompt) == ([], "start")


@pytest.mark.rule("MU-2.10")
def test_what_was_cancelled_does_not_come_back_and_the_turn_goes_on() -> None:
    table = given(
        doors=[polly_polyp],
        hands={"Bob": [awful_truth], "Carol": [wishing_ring, wishing_ring]},
        levels={"Alice": 3},
    )
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", awful_truth, "Alice")
    table.plays("Carol", wishing_ring)
    assert (table.prompt, table.hand("Carol")) == ("fight", ["wishing_ring"])
    table.fights_it_out()
    assert table.level("Alice") == 4


@pytest.mark.rule("MU-2.10", "MU-3.18")
def test_before_treasures_are_shared_whoever_has_cards_is_waited_for() -> None:
    table = given(
        doors=[lloyd_lloigor],
        levels={"Alice": 5, "Bob": 5},
        hands={"Carol": [rugose]},
        treasures=[brass_knucks, miners_helmet],
    )
    table.opens_door()
    table.is_helped("Bob")
    table.answer("Alice", "call")
    table.answer("Carol", "pass")
    assert (table.prompt, table.awaited, table.offers("Carol")) == ("spoils", ["Carol"], ["pass"])
    table.answer("Carol", "pass")
    assert sorted(table.hand("Alice")) == ["brass_knucks", "miners_helmet"]


@pytest.mark.rule("MU-3.11", "MU-3.5")
def test_a_one_shot_on_the_table_is_used_by_its_owner_in_anybodys_fight_and_can_be_lost_before() -> None:
    table = given(
        doors=[polly_polyp],
        hands={"Carol": [curse_madness_takes_its_toll]},
        play={"Bob": [canned_meat, kitchen_sink]},
    )
    assert not [offer for offer in table.offers("Bob") if offer.startswith("use")], "there is no fight"
    table.opens_door()
    assert {"use canned_meat for", "use canned_meat against"} <= set(table.offers("Bob"))
    assert not [offer for offer in table.offers("Alice") if "canned_meat" in offer]
    table.uses("Bob", canned_meat, "for")
    table.plays("Carol", curse_madness_takes_its_toll, "Bob")
    table.everyone_passes()
    assert (table.lying("Bob"), table.strengths()) == ([], (1 + 3, 2)), "the sink was his, the meat was nobody's"


@pytest.mark.rule("MU-2.10", "MU-4.4")
def test_a_roll_is_kept_or_changed_before_its_consequence() -> None:
    table = given(doors=[lloyd_lloigor], hands={"Alice": [loaded_die]}, levels={"Alice": 3})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.answer("Alice", "run lloyd_lloigor")
    assert (table.prompt, table.level("Alice")) == ("die", 3)
    assert table.offers("Bob") == []
    table.answer("Alice", "loaded_die 5")
    assert (table.level("Alice"), table.prompt) == (3, "rest")


@pytest.mark.rule("MU-6.2", "MU-2.10")
def test_super_munchkin_comes_into_the_window_of_a_call_and_saves_the_day() -> None:
    table = given(
        doors=[polly_polyp],
        hands={"Alice": [super_munchkin], "Bob": [brass_knucks]},
        play={"Alice": [professor]},
        levels={"Alice": 3},
    )
    table.opens_door()
    assert table.strengths() == (3, 2 + 3)
    table.answer("Alice", "call")
    table.plays("Alice", super_munchkin)
    assert (table.prompt, table.strengths()) == ("fight", (3, 2))
    table.fights_it_out()
    assert table.level("Alice") == 4


@pytest.mark.rule("MU-2.12")
def test_copies_that_come_together_are_put_down_one_after_the_other() -> None:
    won = [wishing_ring, wishing_ring, brass_knucks, miners_helmet]
    for seed in range(50):
        table = given(
            doors=[gnarlythotep],
            levels={"Alice": 8, "Bob": 8},
            treasures=won,
            hands={"Carol": [solar_eclipse]},
            seed=seed,
        )
        table.opens_door()
        table.is_helped("Bob")
        table.answer("Alice", "call")
        table.answer("Carol", "pass")
        table.plays("Carol", solar_eclipse)
        if table.hand("Bob") == ["wishing_ring", "wishing_ring"]:
            break
        while table.prompt == "arrive":
            table.answer("Bob", "done")
    assert table.offers("Bob") == ["play wishing_ring carry", "done"]
    table.answer("Bob", "play wishing_ring carry")
    assert table.offers("Bob") == ["play wishing_ring carry", "done"]
    table.answer("Bob", "done")
    assert (table.lying("Bob"), table.hand("Bob")) == (["wishing_ring (carried)"], ["wishing_ring"])
