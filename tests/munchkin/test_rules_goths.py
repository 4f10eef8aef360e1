"""MU-3.10: a goth's call comes before anything else that it brings, but after a card that cancels it."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.decks.cthulhu.classes import professor, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.enhancers import rugose
from rumpus.munchkin.cards.decks.cthulhu.events import mutation, o_rlyeh
from rumpus.munchkin.cards.decks.cthulhu.items import backpack_full_of_dynamite
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    coggoth,
    elder_globs,
    foggoth,
    froggoth,
    fun_guy_from_yuggoth,
    joggoth,
    polly_polyp,
)
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink
from tests.munchkin.given import given

calling = pytest.mark.rule("MU-3.10")


@calling
def test_a_goth_calls_before_the_fighters_items_do_anything() -> None:
    table = given(doors=[froggoth], hands={"Bob": [joggoth]}, play={"Alice": [backpack_full_of_dynamite]})
    table.opens_door()
    assert (table.prompt, table.awaited) == ("goth", ["Bob"])
    table.answer("Bob", "joggoth")
    assert (table.foes(), table.prompt) == (["froggoth", "joggoth"], "announce (backpack_full_of_dynamite)")
    table.picks("Alice", "6")
    table.keeps_roll()
    assert table.prompt == "fight"


@calling
def test_a_goth_can_be_added_before_it_is_lost_to_the_one_that_calls() -> None:
    table = given(doors=[fun_guy_from_yuggoth], hands={"Alice": [joggoth]})
    table.opens_door()
    assert (table.prompt, table.hand("Alice")) == ("goth", ["joggoth"])
    table.answer("Alice", "joggoth")
    assert (table.foes(), table.discards()) == (["fun_guy_from_yuggoth", "joggoth"], [])

    table = given(doors=[fun_guy_from_yuggoth], hands={"Alice": [joggoth]})
    table.opens_door()
    table.declines_goths()
    assert (table.hand("Alice"), table.discards()) == ([], ["joggoth"])


@calling
@pytest.mark.rule("MU-2.17")
def test_a_card_that_cancels_the_goth_comes_before_its_call() -> None:
    table = given(
        doors=[froggoth, rugose],
        hands={"Alice": [joggoth], "Bob": [o_rlyeh, kitchen_sink], "Carol": [foggoth]},
        play={"Alice": [backpack_full_of_dynamite]},
    )
    table.opens_door()
    assert (table.prompt, table.awaited) == ("goth", ["Alice"])
    assert table.offers("Bob") == ["play o_rlyeh froggoth"], "and nothing else now"
    assert table.offers("Carol") == []
    table.plays("Bob", o_rlyeh, froggoth)
    assert (table.foes(), table.hand("Alice"), table.prompt) == ([], ["joggoth", "rugose"], "trouble")
    assert table.hand("Carol") == ["foggoth"]
    assert not any(table.state.known[uid] for uid in table.hero("Carol").hand), "nobody has shown a goth"


@calling
def test_of_goths_that_came_together_the_one_that_called_acts_first() -> None:
    table = given(doors=[fun_guy_from_yuggoth], hands={"Alice": [rugose, kitchen_sink], "Bob": [coggoth]})
    table.opens_door()
    table.answer("Alice", "none")
    table.answer("Bob", "coggoth")
    assert len(table.hand("Alice")) == 1, "the trick came first"
    assert [foe.extra for foe in table.state.fight.foes] == [0, 0]  # type: ignore[union-attr]


@calling
def test_a_goth_that_joins_calls_before_it_appears_and_the_fight_is_not_entered_again() -> None:
    table = given(
        doors=[elder_globs],
        hands={"Bob": [joggoth], "Carol": [wandering_monster, coggoth]},
        play={"Alice": [backpack_full_of_dynamite]},
    )
    table.opens_door()
    table.picks("Alice", "6")
    table.keeps_roll()
    table.plays("Carol", wandering_monster, coggoth)
    assert (table.prompt, table.awaited) == ("goth", ["Bob"])
    table.answer("Bob", "joggoth")
    assert (table.prompt, table.foes()) == ("fight", ["elder_globs", "coggoth", "joggoth"])
    assert [foe.extra for foe in table.state.fight.foes] == [0, 3, 0]  # type: ignore[union-attr]


@calling
def test_a_goth_that_replaces_the_only_monster_calls_without_a_new_fight() -> None:
    table = given(
        doors=[polly_polyp],
        hands={"Bob": [mutation, froggoth], "Carol": [joggoth]},
        play={"Alice": [backpack_full_of_dynamite]},
    )
    table.opens_door()
    table.picks("Alice", "6")
    table.keeps_roll()
    table.plays("Bob", mutation, polly_polyp, froggoth)
    table.everyone_passes()
    table.answer("Bob", "none")
    table.answer("Carol", "joggoth")
    assert (table.prompt, table.foes()) == ("fight", ["froggoth", "joggoth"])


@calling
@pytest.mark.rule("MU-2.10")
def test_while_a_goth_calls_nothing_else_is_played() -> None:
    table = given(doors=[froggoth], hands={"Alice": [professor], "Bob": [joggoth]})
    table.opens_door()
    assert (table.prompt, table.awaited) == ("goth", ["Alice"])
    assert repr(table.why_not("Alice", "play professor")) == "action under way [MU-2.10] P0"
    table.declines_goths()
    table.plays("Alice", professor)
    assert table.lying("Alice") == ["professor"]
