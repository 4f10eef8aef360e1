"""Rules in corners that no printed card reaches, but a deck file can."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.cards.deckfile.deck import load_deck
from tests.munchkin.given import Given, given
from tests.munchkin.kitchen import KITCHEN, only_for_now

MORE = """\
monsters:
- {name: Ghost of a Goth, level: 2, treasures: 1, tags: [goth], traits: [{may be sent away: cook}], bad stuff: [die]}
- {name: Crumbs, level: 1, treasures: 0, bad stuff: [die]}
- {name: Goth in the Larder, level: 3, treasures: 1, tags: [goth], bad stuff: [die]}"""
CURSES = """\
curses:
- {name: Curse! Fishbone, effect: [die]}"""


@pytest.fixture(autouse=True)
def kitchen() -> Iterator[None]:
    with only_for_now():
        load_deck(KITCHEN.replace("monsters:\n- name", f"{MORE}\n- name", 1).replace("curses:", CURSES, 1))
        yield


def card(name: str) -> Card:
    return CARDS[name]


def laid(**said: object) -> Given:
    return given(sets=("kitchen",), **said)  # type: ignore[arg-type]


@pytest.mark.rule("MU-3.10")
def test_a_goth_that_is_sent_away_has_called_first() -> None:
    table = laid(
        doors=[card("ghost_of_a_goth")],
        play={"Alice": [card("cook")]},
        hands={"Bob": [card("goth_in_the_larder")]},
    )
    table.opens_door()
    table.answer("Bob", "goth_in_the_larder")
    table.answer("Alice", "yes")
    assert (table.foes(), table.prompt) == ([], "trouble")
    assert table.hand("Bob") == ["goth_in_the_larder"], "there was no fight"


def test_a_goth_that_is_not_sent_away_calls_others() -> None:
    table = laid(
        doors=[card("ghost_of_a_goth")],
        play={"Alice": [card("cook")]},
        hands={"Bob": [card("goth_in_the_larder")]},
    )
    table.opens_door()
    table.answer("Bob", "goth_in_the_larder")
    table.answer("Alice", "no")
    assert table.foes() == ["ghost_of_a_goth", "goth_in_the_larder"]


@pytest.mark.rule("MU-3.17")
def test_what_a_helper_had_for_this_fight_is_over_with_their_death() -> None:
    """In their next fight the bonus they have bought in this one is gone."""
    table = laid(
        doors=[card("burnt_toast")],
        play={"Bob": [card("cook")]},
        hands={"Bob": [card("hot_pepper")], "Carol": [card("curse_fishbone")]},
    )
    table.opens_door()
    table.is_helped("Bob")
    table.uses("Bob", card("cook"))
    assert [each.what for each in table.hero("Bob").lasting] == ["bonus"]
    table.plays("Carol", card("curse_fishbone"), "Bob")
    table.everyone_passes()
    assert table.hero("Bob").is_new
    assert table.hero("Bob").lasting == []


@pytest.mark.rule("MU-4.1")
def test_a_monster_without_treasures_brings_none() -> None:
    table = laid(doors=[card("crumbs")], levels={"Alice": 3})
    table.opens_door()
    table.fights_it_out()
    assert (table.level("Alice"), table.hand("Alice")) == (4, [])
