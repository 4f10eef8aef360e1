"""Cards that answer: Corrupted By Power, I Am Not Worthy Of This Honor . . ., Ia R'lyeh!"""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import cultist, professor
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_amnesia, curse_learn_yet_another_awful_truth
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.items import bowling_pin, flamethrower, miners_helmet
from rumpus.munchkin.cards.decks.cthulhu.levels import mystic_visions
from rumpus.munchkin.cards.decks.cthulhu.monsters import elder_globs
from rumpus.munchkin.cards.decks.cthulhu.monsters_more import polly_polyp, the_bodiless, the_dunwich_snorer
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, sticker_ichor, wishing_ring
from rumpus.munchkin.cards.decks.cthulhu.others import (
    corrupted_by_power,
    i_am_not_worthy_of_this_honor,
    ia_rlyeh,
)
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
    table.says("Alice", "yes", "bowling_pin", "kitchen_sink")
    assert table.prompt == "start"
    table.plays("Bob", corrupted_by_power, "Alice")
    assert [each.what for each in table.hero("Alice").lasting] == ["no help"]


def test_corrupted_by_power_answers_a_sale() -> None:
    table = given(hands={"Alice": [flamethrower, bowling_pin], "Bob": [corrupted_by_power]}, rest=False)
    table.says("Alice", "sell", "flamethrower", "bowling_pin", "done")
    assert plays_of(table, "Bob", "corrupted_by_power") == ["Alice"]


def test_corrupted_by_power_makes_an_offer_of_help_void() -> None:
    table = given(
        doors=[elder_globs], hands={"Alice": [mystic_visions], "Bob": [corrupted_by_power]}, rest=False, levels={}
    )
    table.opens_door()
    table.says("Alice", "ask Carol", "0")
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
    table.says("Alice", "sell", "flamethrower", "bowling_pin", "done")
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
