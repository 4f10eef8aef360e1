"""What would come of an answer: something, or nothing."""

from __future__ import annotations

import pytest

from rumpus.family.foresight import Fate, foresee
from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.classes import cheat
from rumpus.munchkin.cards.decks.cthulhu.curses import (
    curse_amnesia,
    curse_backpack_eaten,
    curse_change_sex,
    curse_get_all_blobby,
    curse_hair_stands_on_end,
    curse_hastur_hastur_hastur,
    curse_learn_yet_another_awful_truth,
    curse_solestealer,
)
from rumpus.munchkin.cards.decks.cthulhu.enhancers import in_a_million_year_sleep, rugose
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    galoshes,
    miners_helmet,
    necronomicon,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import tell_the_president
from rumpus.munchkin.cards.decks.cthulhu.monsters import polly_polyp, the_bodiless
from rumpus.munchkin.cards.decks.cthulhu.one_shots import kitchen_sink, loaded_die
from rumpus.munchkin.family import MUNCHKIN
from rumpus.munchkin.foresight import SIGNS
from tests.munchkin.given import Given, given

IDLE = Fate(is_idle=True)
HURTS = Fate(is_idle=False, harm="hurts")
HELPS = Fate(is_idle=False, harm="helps")
COSTS = Fate(is_idle=False, harm="costs")
RISKS = Fate(is_idle=False, harm="risks")
WAITS = Fate(is_idle=False, harm="waits")
AWFUL_TRUTH = curse_learn_yet_another_awful_truth


def fates(table: Given, name: str) -> dict[str, Fate]:
    """Of each answer that does less than it seems, in words."""
    found = foresee(table.game, table.seat(name), SIGNS)
    words = [table.words(option) for option in table.options(name)]
    return {words[place]: fate._replace(missing="", card="") for place, fate in found.items()}


@pytest.mark.parametrize(
    ("curse", "spared"),
    [
        (curse_solestealer, ["Bob", "Carol"]),  # only Alice wears shoes
        (curse_hair_stands_on_end, ["Alice", "Carol"]),  # only Bob has a hat on
        (curse_get_all_blobby, ["Alice", "Bob", "Carol"]),
        (curse_backpack_eaten, ["Alice", "Bob", "Carol"]),
        (curse_hastur_hastur_hastur, ["Carol"]),  # who has no items
        (AWFUL_TRUTH, ["Bob", "Carol"]),  # on the first level there is none to lose
        (curse_amnesia, ["Bob", "Carol"]),
        (curse_change_sex, []),
    ],
    ids=lambda value: value.id if isinstance(value, Card) else "",
)
def test_a_curse_that_cannot_touch_somebody_does_nothing_to_them(curse: Card, spared: list[str]) -> None:
    table = given(
        hands={"Bob": [curse]}, play={"Alice": [galoshes], "Bob": [miners_helmet]}, levels={"Alice": 2, "Bob": 1}
    )
    idle = {words: fate for words, fate in fates(table, "Bob").items() if not fate.harm}
    assert idle == {f"play {curse.id} {name}": IDLE for name in spared}


def test_a_curse_on_oneself_hurts_only_oneself() -> None:
    table = given(hands={"Bob": [curse_hair_stands_on_end]}, play={"Bob": [miners_helmet]})
    found = fates(table, "Bob")
    assert found.pop("play curse_hair_stands_on_end Bob") == HURTS
    assert set(found.values()) == {IDLE}


def test_who_strengthens_the_monster_that_they_fight_hurts_themselves() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [kitchen_sink]}, levels={"Alice": 3})
    table.opens_door()
    assert fates(table, "Alice") == {"play kitchen_sink against": HURTS}


def test_a_monster_with_more_treasure_is_a_risk_and_hurts_if_it_wins() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [rugose]}, levels={"Alice": 2})
    table.opens_door()
    assert fates(table, "Alice") == {"play rugose polly_polyp": HURTS}
    table = given(doors=[polly_polyp], hands={"Alice": [rugose]}, levels={"Alice": 9}, play={"Alice": [necronomicon]})
    table.opens_door()
    assert fates(table, "Alice") == {"play rugose polly_polyp": RISKS}


def test_a_weaker_monster_with_less_treasure_is_a_price_where_it_is_beaten_anyway() -> None:
    for level, expected in ((2, {}), (9, {"play in_a_million_year_sleep the_bodiless": COSTS})):
        table = given(doors=[the_bodiless], hands={"Alice": [in_a_million_year_sleep]}, levels={"Alice": level})
        table.opens_door()
        assert "play in_a_million_year_sleep the_bodiless" in table.offers("Alice")
        assert fates(table, "Alice") == expected


def test_a_level_for_somebody_else_helps_only_them() -> None:
    table = given(hands={"Alice": [tell_the_president]})
    assert fates(table, "Alice") == {f"play tell_the_president {name}": HELPS for name in ("Bob", "Carol")}


def test_a_curse_that_others_may_still_answer_is_judged_by_what_it_would_do() -> None:
    """Everybody may hold a card against it, and lets it pass."""
    table = given(hands={"Alice": [curse_solestealer], "Bob": [rugose]}, play={"Carol": [galoshes]})
    assert fates(table, "Alice") == {f"play curse_solestealer {name}": IDLE for name in ("Alice", "Bob")}


def test_whatever_changes_a_fight_does_something_even_if_it_is_decided() -> None:
    table = given(doors=[polly_polyp], hands={"Bob": [kitchen_sink, rugose]}, levels={"Alice": 9})
    table.opens_door()
    assert {"play kitchen_sink for", "play kitchen_sink against"} <= set(table.offers("Bob"))
    assert fates(table, "Bob") == {}


def test_an_item_that_is_only_carried_waits() -> None:
    table = given(hands={"Alice": [bowling_pin, necronomicon]})
    offers = table.offers("Alice")
    assert "play bowling_pin use" in offers
    assert "play necronomicon use" not in offers  # that is for professors
    assert fates(table, "Alice") == {f"play {item.id} carry": WAITS for item in (bowling_pin, necronomicon)}


def test_a_cheat_on_what_nothing_limits_does_nothing() -> None:
    table = given(hands={"Alice": [cheat]}, play={"Alice": [brass_knucks, bowling_pin, ("carry", necronomicon)]})
    assert {f"play cheat {item.id}" for item in (brass_knucks, bowling_pin, necronomicon)} <= set(table.offers("Alice"))
    assert fates(table, "Alice") == {"play cheat brass_knucks": IDLE}


def test_a_card_that_has_to_wait_says_until_when() -> None:
    table = given(hands={"Bob": [kitchen_sink, bowling_pin, AWFUL_TRUTH]})
    later = SIGNS.later(table.game, table.seat("Bob"))
    assert {card: tab.name for card, tab in later.items()} == {
        "kitchen_sink": "in a fight",
        "bowling_pin": "on your turn",
    }


def test_in_the_middle_of_ones_own_fight_a_card_does_not_wait_for_ones_turn() -> None:
    table = given(doors=[polly_polyp], hands={"Alice": [bowling_pin, loaded_die], "Bob": [galoshes]})
    table.opens_door()
    said = [{card: tab.name for card, tab in SIGNS.later(table.game, seat).items()} for seat in (0, 1)]
    assert said == [
        {"bowling_pin": "outside fights", "loaded_die": "after a roll"},
        {"galoshes": "on your turn"},
    ]


def test_a_monster_in_hand_waits_for_trouble() -> None:
    table = given(hands={"Alice": [polly_polyp]})
    assert [tab.name for tab in SIGNS.later(table.game, table.seat("Alice")).values()] == ["for trouble"]


@pytest.mark.parametrize("curse", [curse_solestealer, AWFUL_TRUTH, curse_amnesia], ids=str)
def test_it_is_said_why_a_curse_would_do_nothing(curse: Card) -> None:
    table = given(hands={"Bob": [curse]})
    found = foresee(table.game, table.seat("Bob"), SIGNS)
    assert {MUNCHKIN.speaker(table.names, 1).tab(fate.tab) for fate in found.values()} == {"nothing to lose"}
