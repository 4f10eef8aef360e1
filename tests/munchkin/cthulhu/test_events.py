"""The events for a turn, one's own or anybody's."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import cultist, investigator, professor, super_munchkin
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_learn_yet_another_awful_truth
from rumpus.munchkin.cards.decks.cthulhu.enhancers import frothing, rugose
from rumpus.munchkin.cards.decks.cthulhu.events import (
    created_using_cinematic_rules,
    cult_meeting,
    portal_of_mystery,
    sudden_head_blow,
    unwelcome_enlightenment,
)
from rumpus.munchkin.cards.decks.cthulhu.items import bowling_pin, cult_membership_card, flamethrower, miners_helmet
from rumpus.munchkin.cards.decks.cthulhu.monsters import elder_globs, polly_polyp, shallow_ones
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.given import given

cinematic = created_using_cinematic_rules


# -- Created Using Cinematic Rules -----------------------------------------------------------------------------


def test_created_using_cinematic_rules_gives_a_third_hand() -> None:
    table = given(hands={"Alice": [cinematic]}, play={"Alice": [flamethrower, ("carry", bowling_pin)]})
    table.plays("Alice", cinematic)
    table.answer("Alice", "put on bowling_pin")
    assert table.lying("Alice") == ["flamethrower", "bowling_pin", "created_using_cinematic_rules"]
    assert table.strength("Alice") == 1 + 4 + 2


def test_created_using_cinematic_rules_is_put_down_in_ones_own_turn_outside_combat() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [cinematic]})
    assert plays_of(table, "Alice", cinematic.id) == [""]
    table.opens_door()
    assert plays_of(table, "Alice", cinematic.id) == []
    assert plays_of(given(hands={"Bob": [cinematic]}), "Bob", cinematic.id) == []


def test_created_using_cinematic_rules_is_loot() -> None:
    table = given(
        doors=[shallow_ones], play={"Alice": [cinematic, flamethrower, bowling_pin]}, levels={"Bob": 3, "Carol": 2}
    )
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    assert table.lying("Alice") == []
    table.answer("Bob", "created_using_cinematic_rules")
    table.answer("Bob", "play created_using_cinematic_rules")  # at once
    assert table.lying("Bob") == ["created_using_cinematic_rules"]
    table.answer("Carol", "none")


def test_created_using_cinematic_rules_is_no_item() -> None:
    table = given(play={"Alice": [cinematic]})
    assert not [offer for offer in table.offers("Alice") if "cinematic" in offer or "trade" in offer]


# -- Cult Meeting ----------------------------------------------------------------------------------------------


def test_cult_meeting_lets_those_who_hold_a_cultist_card_play_it() -> None:
    players = ("Alice", "Bob", "Carol", "Dave")
    table = given(
        hands={"Alice": [cult_meeting, bowling_pin], "Bob": [cultist], "Carol": [kitchen_sink]},
        play={"Bob": [professor]},
        players=players,
        rest=False,
    )
    table.plays("Alice", cult_meeting)
    assert (table.prompt, table.awaited) == ("join cult (cult_meeting)", ["Alice"])
    assert table.offers("Alice") == ["none"]  # it is asked whether or not one is held
    table.answer("Alice", "none")
    table.answer("Bob", "cultist")
    assert table.lying("Bob") == ["cultist"]
    assert table.prompt == "start"  # no Cultist card is left unseen, and there is no second Cultist


def test_cult_meeting_lets_cultists_give_cards_to_each_other() -> None:
    table = given(
        hands={
            "Alice": [cult_meeting, cultist, frothing],
            "Bob": [bowling_pin, miners_helmet],
            "Carol": [kitchen_sink],
        },
        play={"Alice": [cultist], "Bob": [cultist]},
        rest=False,
    )
    table.plays("Alice", cult_meeting)
    table.answer("Carol", "none")
    assert (table.prompt, table.awaited) == ("give (cult_meeting)", ["Alice"])
    assert table.offers("Alice") == ["frothing Bob", "done"]  # no Cultist card, and nothing for Carol

    table.picks("Alice", "frothing Bob", "done")
    table.picks("Bob", "bowling_pin Alice", "done")
    assert table.hand("Alice") == ["cultist", "bowling_pin"]
    assert table.prompt == "arrive"
    table.answer("Bob", "done")
    assert table.hand("Bob") == ["miners_helmet", "frothing"]
    assert "give card P1 P0 treasure bowling_pin" in table.told("Alice")
    assert "give card P1 P0 treasure" in table.told("Carol")


@pytest.mark.rule("MU-2.12")
@pytest.mark.parametrize("passed_on", ["professor", "rugose"])
def test_cult_meeting_lets_nobody_put_down_an_old_card_for_one_that_is_passed_on(passed_on: str) -> None:
    table = given(
        hands={"Alice": [cult_meeting, professor], "Bob": [rugose, investigator]},
        play={"Alice": [cultist], "Bob": [cult_membership_card], "Carol": [cultist]},
        players=("Alice", "Bob", "Carol", "Dave"),
        rest=False,
    )
    table.plays("Alice", cult_meeting)
    table.answer("Alice", "professor Bob")
    table.picks("Bob", f"{passed_on} Carol", "done")
    table.answer("Carol", "done")
    assert (table.prompt, table.awaited) == ("arrive", ["Bob"]), "others do not know which door it was"
    assert table.offers("Bob") == (["done"] if passed_on == "professor" else ["play professor", "done"])
    table.answer("Bob", "done")
    table.answer("Carol", "done")


@pytest.mark.rule("MU-2.12")
def test_cult_meeting_brings_somebody_several_cards_and_all_may_be_put_down() -> None:
    table = given(
        hands={"Alice": [cult_meeting, professor, rugose, miners_helmet]},
        play={"Alice": [cultist], "Bob": [cult_membership_card], "Carol": [cultist]},
        players=("Alice", "Bob", "Carol", "Dave"),
        rest=False,
    )
    table.plays("Alice", cult_meeting)
    table.picks("Alice", "professor Bob", "rugose Carol", "miners_helmet Bob")
    table.answer("Bob", "done")
    table.answer("Carol", "done")
    table.picks("Bob", "play professor", "play miners_helmet use")
    assert table.awaited == ["Carol"]
    table.answer("Carol", "done")
    assert table.lying("Bob") == ["cult_membership_card", "professor", "miners_helmet"]


def test_cult_meeting_may_end_the_game() -> None:
    table = given(
        hands={"Alice": [cult_meeting, cultist], "Bob": [rugose], "Carol": [kitchen_sink]},
        play={"Bob": [cultist], "Carol": [cultist]},
        levels={"Carol": 4},
    )
    table.plays("Alice", cult_meeting)
    table.everyone_passes()
    table.answer("Alice", "cultist")
    assert table.state.winners == [table.seat("Carol")]


def test_cult_meeting_asks_nobody_once_the_game_is_over() -> None:
    table = given(
        hands={"Alice": [cult_meeting], "Bob": [cultist], "Carol": [cultist]},
        play={"Alice": [cultist], "Dave": [cultist]},
        levels={"Carol": 9},
        players=("Alice", "Bob", "Carol", "Dave"),
    )
    table.plays("Alice", cult_meeting)
    table.everyone_passes()
    table.answer("Bob", "cultist")
    table.everyone_passes()
    assert table.state.winners == [table.seat("Carol")], "the last outsider"
    assert table.game.decision is None
    assert table.told()[-1] == "win P2"


def test_cult_meeting_is_called_in_anybodys_turn_but_in_no_fight() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [cult_meeting]})
    assert plays_of(table, "Bob", "cult_meeting") == [""]
    table.opens_door()
    assert plays_of(table, "Bob", "cult_meeting") == []


def test_cult_meeting_is_open_to_who_passes_for_a_cultist() -> None:
    table = given(
        hands={"Alice": [cult_meeting], "Bob": [bowling_pin]},
        play={"Alice": [cult_membership_card], "Bob": [cultist]},
        rest=False,
    )
    table.plays("Alice", cult_meeting)
    table.picks("Bob", "bowling_pin Alice")
    assert table.hand("Alice") == ["bowling_pin"]


def test_cult_meeting_keeps_a_class_of_a_super_munchkin() -> None:
    table = given(
        hands={"Alice": [cult_meeting, cultist]}, play={"Alice": [professor, investigator, super_munchkin]}, rest=False
    )
    table.plays("Alice", cult_meeting)
    table.picks("Alice", "cultist", "professor")
    assert table.lying("Alice") == ["investigator", "super_munchkin", "cultist"]


# -- Portal Of Mystery -----------------------------------------------------------------------------------------


def test_portal_of_mystery_at_the_door_brings_a_hidden_and_an_open_one() -> None:
    table = given(doors=[portal_of_mystery, rugose, polly_polyp])
    table.opens_door()
    assert table.hand("Alice") == ["rugose"]
    assert "draw P0 door" in table.told("Bob")
    assert table.foes() == ["polly_polyp"]
    assert table.discards() == ["portal_of_mystery"]


def test_portal_of_mystery_may_lead_to_a_curse() -> None:
    table = given(doors=[portal_of_mystery, rugose, curse_learn_yet_another_awful_truth], levels={"Alice": 3})
    table.opens_door()
    table.everyone_passes()
    assert table.level("Alice") == 2
    assert table.prompt == "trouble"


def test_portal_of_mystery_may_be_the_last_door() -> None:
    table = given(doors=[portal_of_mystery], rest=False)
    table.opens_door()
    assert table.discards() == ["portal_of_mystery"]  # it does not lead to itself
    assert table.prompt == "trouble"


def test_portal_of_mystery_from_hand_brings_two_hidden_ones() -> None:
    table = given(doors=[rugose, polly_polyp], hands={"Alice": [portal_of_mystery], "Bob": []})
    table.plays("Alice", portal_of_mystery)
    assert table.hand("Alice") == ["rugose", "polly_polyp"]
    assert table.prompt == "start"
    assert "draw P0 door" in table.told("Bob")


def test_portal_of_mystery_from_hand_is_for_ones_own_turn_combat_included() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [portal_of_mystery], "Bob": [rugose]})
    table.opens_door()
    assert plays_of(table, "Alice", "portal_of_mystery") == [""]
    table.plays("Alice", portal_of_mystery)
    assert len(table.hand("Alice")) == 2

    table = given(hands={"Bob": [portal_of_mystery]})
    assert plays_of(table, "Bob", "portal_of_mystery") == []


def test_portal_of_mystery_drawn_unseen_stays_in_hand() -> None:
    table = given(doors=[portal_of_mystery], phase="trouble")
    table.answer("Alice", "loot the room")
    assert table.hand("Alice") == ["portal_of_mystery"]


# -- Sudden Head Blow ------------------------------------------------------------------------------------------


def test_sudden_head_blow_takes_no_class_once_the_game_is_over() -> None:
    table = given(
        hands={"Alice": [sudden_head_blow]},
        play={"Alice": [cultist], "Bob": [professor, super_munchkin], "Carol": [cultist]},
        levels={"Carol": 3},
        cultists=2,
    )
    table.plays("Alice", sudden_head_blow, "Bob")
    table.everyone_passes()
    assert table.state.winners == [table.seat("Carol")]
    assert table.lying("Bob") == ["professor", "super_munchkin", "cultist"]
    assert table.told()[-1] == "win P2"


def test_sudden_head_blow_cures_a_cultist() -> None:
    table = given(hands={"Bob": [sudden_head_blow]}, play={"Alice": [cultist], "Carol": [cultist]}, rest=False)
    assert plays_of(table, "Bob", "sudden_head_blow") == ["Alice", "Bob", "Carol"]
    table.plays("Bob", sudden_head_blow, "Alice")
    assert table.lying("Alice") == []
    assert len(table.state.piles["cultist"]) == 1


def test_sudden_head_blow_does_nothing_to_the_only_cultist() -> None:
    table = given(hands={"Bob": [sudden_head_blow]}, play={"Alice": [cultist]}, rest=False)
    table.plays("Bob", sudden_head_blow, "Alice")
    assert table.lying("Alice") == ["cultist"]


def test_sudden_head_blow_makes_a_cultist_of_anybody_else() -> None:
    table = given(hands={"Bob": [sudden_head_blow]}, play={"Alice": [professor]}, cultists=1, rest=False)
    table.plays("Bob", sudden_head_blow, "Alice")
    assert table.lying("Alice") == ["cultist"]


def test_sudden_head_blow_finds_no_cultist_card() -> None:
    table = given(hands={"Bob": [sudden_head_blow]}, play={"Alice": [professor]}, rest=False)
    table.plays("Bob", sudden_head_blow, "Alice")
    assert table.lying("Alice") == ["professor"]


def test_sudden_head_blow_costs_a_super_munchkin_one_class() -> None:
    table = given(
        hands={"Bob": [sudden_head_blow]}, play={"Alice": [professor, super_munchkin]}, cultists=1, rest=False
    )
    table.plays("Bob", sudden_head_blow, "Alice")
    assert table.lying("Alice") == ["super_munchkin", "cultist"]

    table = given(
        hands={"Bob": [sudden_head_blow]},
        play={"Alice": [professor, investigator, super_munchkin]},
        cultists=1,
        rest=False,
    )
    table.plays("Bob", sudden_head_blow, "Alice")
    assert table.offers("Alice") == ["professor", "investigator"]
    table.answer("Alice", "professor")
    assert table.lying("Alice") == ["investigator", "super_munchkin", "cultist"]


def test_sudden_head_blow_may_strike_in_a_fight() -> None:
    table = given(
        doors=[elder_globs], hands={"Bob": [sudden_head_blow]}, play={"Alice": [cultist], "Bob": [cultist]}, rest=False
    )
    table.opens_door()
    assert table.strengths()[0] == 1 + 2
    table.plays("Bob", sudden_head_blow, "Bob")
    assert table.strengths()[0] == 1


# -- Unwelcome Enlightenment -----------------------------------------------------------------------------------


enlightenment = unwelcome_enlightenment


def test_unwelcome_enlightenment_gives_a_level_and_takes_the_turn() -> None:
    table = given(hands={"Carol": [enlightenment]}, levels={"Alice": 8}, rest=False)
    assert plays_of(table, "Carol", enlightenment.id) == ["Alice"]
    table.plays("Carol", enlightenment, "Alice")
    assert table.level("Alice") == 9
    assert (table.state.active, table.prompt) == (table.seat("Bob"), "start")


def test_unwelcome_enlightenment_spares_level_9() -> None:
    table = given(hands={"Carol": [enlightenment]}, levels={"Alice": 9})
    assert plays_of(table, "Carol", enlightenment.id) == []


def test_unwelcome_enlightenment_comes_before_the_door_and_from_others() -> None:
    table = given(doors=[rugose], hands={"Carol": [enlightenment]})
    table.opens_door()
    assert plays_of(table, "Carol", enlightenment.id) == []
    assert plays_of(given(hands={"Alice": [enlightenment]}), "Alice", enlightenment.id) == []


@pytest.mark.rule("MU-2.18")
def test_unwelcome_enlightenment_takes_the_whole_turn_with_its_end_and_charity() -> None:
    hand = [bowling_pin, miners_helmet, kitchen_sink, flamethrower, rugose, polly_polyp]
    hands = {"Alice": hand, "Carol": [enlightenment]}
    table = given(hands=hands, play={"Alice": [professor]}, rest=False)
    table.plays("Carol", enlightenment, "Alice")
    assert (table.prompt, table.state.active) == ("start", table.seat("Bob"))
    assert (table.level("Alice"), table.hand("Alice")) == (2, [card.id for card in hand])
