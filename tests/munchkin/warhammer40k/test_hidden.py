"""Nobody is told more than they may know: not by a view, and not by whether a question is asked."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.cards.deckfile.deck import load_deck
from tests.munchkin.given import Given, given
from tests.munchkin.kitchen import KITCHEN, only_for_now
from tests.munchkin.warhammer40k.cards import (
    alliance,
    bolter,
    chainsword,
    converted,
    flak_armor,
    frag_grenade,
    horror_of_tzeentch,
    inquisitorial_audit,
    laspistol,
    mega_armor,
    storm_shield,
    twin,
    ultramarine,
    veteran,
)
from tests.munchkin.warhammer40k.table import given40k


def seen(table: Given, viewer: str, owner: str) -> list[str]:
    """A hand as somebody else sees it."""
    return table.table.view(table.seat(viewer))["heroes"][table.seat(owner)]["hand"]  # type: ignore[attr-defined,no-any-return]


# -- cards that go from hand to hand ---------------------------------------------------------------------------------


def charity() -> Given:
    """Alice opens an Alliance into her hand, beside five other cards; Bob gets what is too much."""
    table = given40k(
        hands={"Alice": [twin, frag_grenade, bolter, laspistol, flak_armor]},
        doors=[alliance],
        levels={"Alice": 2, "Carol": 2},
    )
    table.opens_door()
    table.ends_turn()
    assert "alliance" in seen(table, "Bob", "Alice")
    assert "alliance" in seen(table, "Carol", "Alice")
    return table


@pytest.mark.rule("MU-2.5")
@pytest.mark.parametrize("given_away", ["alliance", "twin"])
def test_who_looks_on_at_charity_sees_the_backs_only_even_of_a_card_that_they_knew(given_away: str) -> None:
    table = charity()
    table.answer("Alice", f"{given_away} Bob")
    table.answer("Bob", "done")
    assert seen(table, "Carol", "Bob") == ["door"], "it may be either of two doors"
    assert sorted(set(seen(table, "Carol", "Alice"))) == ["door", "treasure"]
    assert f"give card P0 P1 door {given_away}" not in table.told("Carol")


@pytest.mark.rule("MU-2.5")
def test_who_gets_a_card_knows_what_the_giver_keeps() -> None:
    table = charity()
    table.picks("Alice", "twin Bob")
    table.answer("Bob", "done")
    assert "alliance" in seen(table, "Bob", "Alice")
    assert seen(table, "Alice", "Bob") == ["twin"]


@pytest.mark.rule("MU-2.5")
def test_of_a_back_that_there_is_once_everybody_knows_which_card_it_was() -> None:
    table = given40k(
        hands={"Alice": [bolter, laspistol, flak_armor, frag_grenade, chainsword]},
        doors=[alliance],
        levels={"Alice": 2, "Carol": 2},
    )
    table.opens_door()
    table.ends_turn()
    table.answer("Alice", "alliance Bob")
    table.answer("Bob", "done")
    assert seen(table, "Carol", "Bob") == ["alliance"]


@pytest.mark.rule("MU-2.5")
def test_who_gets_one_of_two_copies_cannot_tell_whether_it_is_the_one_they_knew() -> None:
    table = given40k(
        hands={"Alice": [alliance, bolter, laspistol, flak_armor, frag_grenade]},
        doors=[alliance],
        levels={"Alice": 2, "Carol": 2},
    )
    table.opens_door()
    table.ends_turn()
    assert seen(table, "Bob", "Alice").count("alliance") == 1
    table.answer("Alice", "alliance Bob")
    table.answer("Bob", "done")
    assert "alliance" not in seen(table, "Bob", "Alice")


@pytest.mark.rule("MU-1.6")
def test_when_hands_are_swapped_who_knew_a_card_knows_where_it_is() -> None:
    table = given40k(hands={"Alice": [horror_of_tzeentch, bolter, twin], "Bob": [veteran, laspistol]}, doors=[alliance])
    table.next_roll(1)
    table.opens_door()
    table.plays("Alice", horror_of_tzeentch)
    table.fights_it_out()
    table.runs("Alice", horror_of_tzeentch)
    table.answer("Bob", "done")
    assert table.hand("Alice") == ["veteran", "laspistol"]
    assert seen(table, "Carol", "Bob") == ["alliance", "door", "treasure"]
    assert seen(table, "Carol", "Alice") == ["door", "treasure"]
    assert seen(table, "Alice", "Bob") == ["alliance", "bolter", "twin"]
    assert seen(table, "Bob", "Alice") == ["laspistol", "veteran"]


@pytest.mark.rule("MU-1.6")
def test_who_looks_on_at_an_audit_does_not_learn_which_cards_are_taken() -> None:
    table = given40k(
        hands={"Alice": [veteran, converted], "Bob": [inquisitorial_audit]},
        doors=[alliance],
        players=("Alice", "Bob", "Carol", "Dave"),
    )
    table.opens_door()
    table.plays("Bob", inquisitorial_audit, "Alice")
    table.everyone_passes()
    while table.prompt == "arrive":
        table.answer(table.awaited[0], "done")
    assert (seen(table, "Carol", "Bob"), seen(table, "Carol", "Dave")) == (["door"], ["door"])
    assert seen(table, "Carol", "Alice") == ["door"]


# -- questions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MU-8.5", "MU-8.7")
def test_the_question_whether_to_sell_a_big_item_does_not_tell_what_the_hand_is_worth() -> None:
    asked = []
    for hand in ([frag_grenade, twin], [bolter, twin]):
        table = given40k(hands={"Alice": hand}, play={"Alice": [ultramarine, ("carry", storm_shield), mega_armor]})
        table.picks("Alice", "drop ultramarine", "storm_shield")
        asked.append((table.prompt, table.offers("Alice")))
        table.picks("Alice", "no", "Bob")
        assert table.lying("Bob") == ["storm_shield"]
    assert asked == [("sell big", ["no"]), ("sell big", ["yes", "no"])]


@pytest.mark.rule("MU-1.6")
def test_a_monster_in_hand_is_not_shown_because_its_like_in_the_fight_is_named() -> None:
    with only_for_now():
        load_deck(KITCHEN)
        toast, door = CARDS["burnt_toast"], CARDS["kitchen_door"]
        table = given(doors=[toast], hands={"Bob": [toast, door]}, sets=("kitchen",))
        table.opens_door()
        table.plays("Bob", door, toast)
        assert seen(table, "Alice", "Bob") == ["door"]
