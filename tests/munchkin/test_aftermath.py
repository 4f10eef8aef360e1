"""What being caught would cost: told before it happens, and then it happens."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rumpus.munchkin.aftermath import aftermath
from rumpus.munchkin.cards.card import CARDS, Card
from rumpus.munchkin.cards.catalog import SETS
from rumpus.munchkin.cards.decks.cthulhu.classes import professor, wandering_monster
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_solestealer
from rumpus.munchkin.cards.decks.cthulhu.items import (
    bowling_pin,
    brass_knucks,
    miners_helmet,
    necronomicon,
    necrotelecom,
    official_mythos,
)
from rumpus.munchkin.cards.decks.cthulhu.levels import call_the_army
from rumpus.munchkin.cards.decks.cthulhu.monsters import froggoth, lloyd_lloigor
from rumpus.munchkin.cards.decks.cthulhu.one_shots import quicker_ichor
from rumpus.munchkin.family import MUNCHKIN
from tests.munchkin.given import Given, given

MONSTERS = [card for box in SETS.values() for card in box.cards if card.is_monster]
HANDS = ([official_mythos, curse_solestealer], [quicker_ichor, professor])
BOBS = ([wandering_monster, call_the_army], [necrotelecom, necronomicon])


def running_from(
    monster: Card, hand: Sequence[Card] = HANDS[0], bobs: Sequence[Card] = BOBS[0][:1], roll: int = 1
) -> Given | None:
    """Alice, level 3, has lost and has to run; None: it does not come to that."""
    table = given(
        doors=[monster],
        hands={"Alice": hand, "Bob": bobs},
        play={"Alice": [miners_helmet, ("carry", brass_knucks), ("carry", bowling_pin)]},
        levels={"Alice": 3},
        sets=("cthulhu", "warhammer40k"),
    )
    table.next_roll(roll)
    table.opens_door()
    table.declines_goths()
    if table.prompt != "fight" or table.strengths()[0] > table.strengths()[1]:
        return None
    table.fights_it_out()
    return table if f"run {monster.id}" in table.offers("Alice") else None


def said(table: Given, name: str) -> str:
    seat = table.seat(name)
    return MUNCHKIN.speaker(table.names, seat).follows(table.game, table.game.view(seat))


def finish(table: Given) -> None:
    """Whatever there is to choose."""
    while not table.is_at_rest():
        table.game.answer(table.seat(table.awaited[0]), 0)


def test_death_is_told_with_all_that_is_lost() -> None:
    table = running_from(froggoth)
    assert table is not None
    dead = "dead. The level stays; the others help themselves to 3 items and 2 cards from the hand."
    assert [said(table, name) for name in ("Alice", "Bob")] == [dead, dead]


def test_it_is_worked_out_once_for_all_who_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    table = running_from(lloyd_lloigor)
    assert table is not None
    first, *others = [MUNCHKIN.speaker(table.names, seat) for seat in (-1, 0, 1)]
    told = [first.follows(table.game, table.game.view(-1))]
    monkeypatch.setattr("rumpus.munchkin.aftermath.aftermath", lambda game: pytest.fail("it is known"))
    for each in others:
        each.stand_beside(first)
        told.append(each.follows(table.game, table.game.view(each.viewer)))
    assert told == ["that costs 2 levels."] * 3


def test_what_it_costs_is_told_before_and_after_the_roll() -> None:
    table = running_from(lloyd_lloigor)
    assert table is not None
    assert said(table, "Bob") == "that costs 2 levels."
    table.answer("Alice", "run lloyd_lloigor")
    table.keeps_roll()
    assert table.prompt == "roll"
    assert said(table, "Bob") == "that costs 2 levels."


def test_nothing_is_told_of_a_roll_that_escapes() -> None:
    table = running_from(lloyd_lloigor, roll=6)
    assert table is not None
    table.answer("Alice", "run lloyd_lloigor")
    table.keeps_roll()
    assert table.prompt == "roll"
    assert said(table, "Alice") == ""


@pytest.mark.parametrize("monster", MONSTERS, ids=str)
def test_what_is_told_happens_and_does_not_hang_on_the_hand(monster: Card) -> None:
    hands = zip(HANDS, BOBS, strict=True)
    tables = [table for each in hands if (table := running_from(monster, *each)) is not None]
    told = [aftermath(table.game) for table in tables]
    assert len({*told}) <= 1, "everybody is told, so it must not say what she holds"
    for table, found in zip(tables, told, strict=True):
        level, lying, hand = table.level("Alice"), len(table.lying("Alice")), len(table.hand("Alice"))
        table.runs("Alice", monster)
        lost = level - table.level("Alice"), lying - len(table.lying("Alice")), hand - len(table.hand("Alice"))
        is_dead = table.hero("Alice").is_new
        finish(table)
        if found is not None:
            assert (is_dead, *lost) == (found.dies, found.levels, len(found.gear), found.cards)


def test_most_monsters_can_be_foretold() -> None:
    tables = [table for card in MONSTERS[:40] if (table := running_from(CARDS[card.id])) is not None]
    told = [found for table in tables if (found := aftermath(table.game)) is not None]
    assert len(told) > 10
    for table in tables:
        finish(table)
