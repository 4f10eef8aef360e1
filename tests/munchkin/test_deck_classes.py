"""Deck files with classes: what these can do, what makes more of them, who minds them, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rumpus import new_match
from rumpus.bots import BOTS, chair_for
from rumpus.family import BadDeck
from rumpus.munchkin.cards.card import CARDS
from rumpus.munchkin.cards.deckfile.deck import load_deck, read_deck
from rumpus.munchkin.cards.decks.cthulhu.monsters import buggoth
from rumpus.munchkin.text.cards import text_of
from rumpus.munchkin.words import words_of
from tests.munchkin.given import given
from tests.munchkin.kitchen import only_for_now

CAFE = """\
set: cafe
title: Munchkin Café
rules: [ration tokens]
classes:
- {name: Barista, copies: 4, abilities: [{heavy support: 2}, {fleet of foot: 1}]}
- {name: Witness, plural: Witnesses, copies: 4, abilities: [foresight]}
super munchkins:
- {name: Doppio, copies: 2}
monsters:
- name: Cold Coffee
  level: 2
  treasures: 1
  copies: 12
  against: {barista: 4, no class: 1}
  bad stuff:
  - lose a class:
    otherwise: [{lose levels: 1}]
- name: Last Order
  level: 9
  treasures: 2
  copies: 4
  bad stuff: [lose all classes]
items:
- {name: Espresso Machine, bonus: 3, gold: 700, big: true, hands: 2, only: barista, copies: 9}
- {name: Notebook, bonus: 1, gold: 100, never: witness, copies: 12}
level cards:
- {name: Tip, copies: 5}
"""


@pytest.fixture(autouse=True)
def cafe() -> Iterator[None]:
    with only_for_now():
        load_deck(CAFE)
        yield


def test_a_class_says_what_it_can_do() -> None:
    barista = CARDS["barista"]
    assert (barista.kind, barista.is_door, barista.plural) == ("class", True, "Baristas")
    assert text_of(barista, words_of("en")).startswith("Heavy support: +2 in a fight while you use a Big item.")
    assert CARDS["witness"].plural == "Witnesses"
    assert CARDS["doppio"].kind == "super munchkin"


def test_its_abilities_count() -> None:
    table = given(
        doors=[CARDS["cold_coffee"]],
        play={"Alice": [CARDS["barista"], CARDS["espresso_machine"]]},
        sets=["cafe"],
    )
    table.opens_door()
    assert table.strengths() == (1 + 3 + 2, 2 + 4)


def test_a_class_is_taken_for_another_and_an_item_only_for_its_own() -> None:
    table = given(
        hands={"Alice": [CARDS["barista"]]},
        play={"Alice": [CARDS["witness"], CARDS["espresso_machine"]]},
        sets=["cafe"],
    )
    assert table.strength("Alice") == 1
    table.plays("Alice", CARDS["barista"])
    assert table.strength("Alice") == 1 + 3 + 2
    assert "witness" not in table.lying("Alice")


def test_with_what_makes_more_of_a_class_monsters_do_not_mind_it() -> None:
    table = given(doors=[CARDS["cold_coffee"]], play={"Alice": [CARDS["barista"], CARDS["doppio"]]}, sets=["cafe"])
    table.opens_door()
    assert table.strengths() == (1, 2)


def test_a_class_can_be_lost() -> None:
    table = given(doors=[CARDS["cold_coffee"]], play={"Alice": [CARDS["witness"]]}, sets=["cafe"])
    table.opens_door()
    table.next_roll(1)
    table.fights_it_out()
    table.runs("Alice", CARDS["cold_coffee"])
    assert (table.lying("Alice"), table.level("Alice")) == ([], 1)


def test_a_monster_that_silences_classes_silences_these_too() -> None:
    table = given(
        doors=[buggoth], play={"Alice": [CARDS["barista"], CARDS["espresso_machine"]]}, sets=["cafe", "cthulhu"]
    )
    table.opens_door()
    table.declines_goths()
    assert table.strengths()[0] == 1 + 3


@pytest.mark.parametrize("seed", [1, 2])
def test_the_deck_is_played_to_the_end(seed: int) -> None:
    match = new_match("munchkin", players=2, seed=seed, sets=["cafe"], options={"ration_tokens": True})
    bots = [BOTS["random"](seat) for seat in range(2)]
    while (decision := match.game.decision) is not None:
        seat = decision.awaited[0]
        match.answer(seat, bots[seat].decide(chair_for(bots[seat], match.game, seat)))
    assert match.game.state.phase == "over"


@pytest.mark.parametrize(
    ("right", "wrong", "line", "fault"),
    [
        ("[foresight]", "[forsight]", 6, "there is no ability «forsight»; did you mean «foresight»?"),
        ("only: barista", "only: barrista", 24, "there is no group «barrista»; did you mean «barista»?"),
        ("- {name: Doppio, copies: 2}", "- {name: Doppio, abilities: [foresight]}", 8, "there is no field «abilities»"),
        ("[ration tokens]", "[ration token]", 3, "there is no rule «ration token»; did you mean «ration tokens»?"),
        ("classes:", "class:", 4, "there is no section «class»; did you mean «classes»?"),
    ],
)
def test_a_fault_is_told_with_its_line(right: str, wrong: str, line: int, fault: str) -> None:
    assert CAFE.count(right) == 1 or right == "classes:"
    with pytest.raises(BadDeck) as told:
        read_deck(CAFE.replace(right, wrong, 1))
    assert any(each.startswith(f"line {line}: ") and fault in each for each in told.value.faults), told.value.faults
