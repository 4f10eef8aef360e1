"""MU-10 and 4.11: the tenth level, who reaches it how, and what is lost beyond it."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import professor
from rumpus.munchkin.cards.decks.cthulhu.enhancers import frothing, gibbering, raving, rugose
from rumpus.munchkin.cards.decks.cthulhu.items import (
    flamethrower,
    miners_helmet,
    professor_teslas_electrical_protective_device,
    sushi_knife_of_doom,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import (
    polly_polyp,
    shallow_ones,
    the_king_in_pink,
)
from tests.munchkin.given import Given, given

tesla_device = professor_teslas_electrical_protective_device


@pytest.mark.rule("MU-10.1")
@pytest.mark.parametrize(("level", "prompt"), [(8, "over"), (7, "rest")])
def test_a_kill_worth_two_levels_wins_from_eight(level: int, prompt: str) -> None:
    strong = [flamethrower, tesla_device, miners_helmet]
    table = given(doors=[the_king_in_pink], levels={"Alice": level}, play={"Alice": strong})
    table.opens_door()
    table.fights_it_out()
    assert (table.prompt, table.level("Alice")) == (prompt, level + 2)


@pytest.mark.rule("MU-10.1")
def test_in_a_fight_too_a_level_card_does_not_win() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [call_the_army]}, levels={"Alice": 9})
    table.opens_door()
    table.plays("Alice", call_the_army, "Alice")
    assert (table.level("Alice"), table.prompt) == (9, "fight")


@pytest.mark.rule("MU-10.1")
def test_what_a_professor_learns_does_not_win() -> None:
    table = given(doors=[shallow_ones], levels={"Alice": 8}, play={"Alice": [professor]}, hands={"Bob": [rugose]})
    table.next_roll(6)
    table.opens_door()
    table.plays("Bob", rugose, shallow_ones)
    table.fights_it_out()
    table.runs("Alice", shallow_ones)
    assert table.level("Alice") == 9

    other = given(
        levels={"Alice": 9, "Bob": 9, "Carol": 9},
        hands={"Alice": [frothing, gibbering, raving]},
        play={"Alice": [professor]},
        phase="rest",
    )
    other.ends_turn()
    assert (other.awaited, len(other.hand("Alice"))) == (["Bob"], 3), "not asked to study for nothing"


def sold(level: int, *cards: Card) -> Given:
    table = given(hands={"Alice": cards}, levels={"Alice": level})
    table.answer("Alice", "sell")
    for card in cards:
        table.answer("Alice", card.id)
    if table.prompt == "sell":
        table.answer("Alice", "done")
    return table


@pytest.mark.rule("MU-10.1", "MU-10.4")
@pytest.mark.parametrize(("before", "after"), [(7, 9), (8, 9), (9, 9)])
def test_a_sale_stops_at_9_and_what_is_beyond_is_lost(before: int, after: int) -> None:
    table = sold(before, tesla_device, flamethrower, sushi_knife_of_doom)
    assert (table.level("Alice"), table.prompt, table.hand("Alice")) == (after, "start", []), "legal all the same"


@pytest.mark.rule("MU-10.4")
def test_a_level_card_at_9_is_legal_without_effect() -> None:
    table = given(hands={"Alice": [call_the_army]}, levels={"Alice": 9})
    table.plays("Alice", call_the_army, "Alice")
    assert (table.level("Alice"), table.discards()) == (9, ["call_the_army"])
