"""The cards that give a level."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from tests.munchkin.cthulhu.cursing import plays_of
from tests.munchkin.warhammer40k.cards import (
    bribe_the_tournament_judge,
    deleted_from_the_imperial_database,
    finish_painting_your_army,
    measure_generously,
    mortarion,
    nurgling,
    pilgrimage_to_holy_terra,
    praise_the_omnissiah,
    quote_an_outdated_rulebook,
    research_in_the_black_library,
    squig,
)
from tests.munchkin.warhammer40k.table import given40k, given_both


def check(card: Card) -> None:
    """For anybody, at any time, in a fight as well; never the tenth level."""
    assert (card.kind, card.is_door, card.copies, card.gold) == ("level", False, 1, None)
    table = given40k(doors=[squig], hands={"Bob": [card]}, levels={"Carol": 8})
    assert plays_of(table, "Bob", card.id) == ["Alice", "Bob", "Carol"]
    table.opens_door()
    table.plays("Bob", card, "Carol")
    table.everyone_passes()
    assert [table.level(name) for name in table.names] == [1, 1, 9]
    assert table.discards() == [card.id]

    table = given40k(hands={"Alice": [card]}, levels={"Alice": 9})
    table.plays("Alice", card, "Alice")
    table.everyone_passes()
    assert (table.level("Alice"), table.prompt) == (9, "start")


def test_bribe_the_tournament_judge_gives_a_level() -> None:
    check(bribe_the_tournament_judge)


def test_deleted_from_the_imperial_database_gives_a_level() -> None:
    check(deleted_from_the_imperial_database)


def test_finish_painting_your_army_gives_a_level() -> None:
    check(finish_painting_your_army)


def test_measure_generously_gives_a_level() -> None:
    check(measure_generously)


def test_pilgrimage_to_holy_terra_gives_a_level() -> None:
    check(pilgrimage_to_holy_terra)


def test_praise_the_omnissiah_gives_a_level() -> None:
    check(praise_the_omnissiah)


def test_quote_an_outdated_rulebook_gives_a_level() -> None:
    check(quote_an_outdated_rulebook)


def test_research_in_the_black_library_gives_a_level() -> None:
    check(research_in_the_black_library)


@pytest.mark.rule("MU-12.3")
def test_praise_the_omnissiah_changes_a_fight_that_is_called() -> None:
    table = given40k(doors=[nurgling], hands={"Bob": [praise_the_omnissiah]}, levels={"Alice": 2})
    table.opens_door()
    table.answer("Alice", "call")
    table.plays("Bob", praise_the_omnissiah, "Alice")
    table.everyone_passes()
    assert (table.prompt, table.strengths()) == ("fight", (3, 2))


@pytest.mark.parametrize(("level", "is_pursued"), [(3, False), (4, True)])
def test_measure_generously_may_make_a_monster_pursue_its_victim(level: int, is_pursued: bool) -> None:
    """Mortarion pursues nobody of level 4 or less, as it is when the roll is due."""
    table = given40k(doors=[mortarion], hands={"Bob": [measure_generously]}, levels={"Alice": level})
    table.next_roll(1)
    table.opens_door()
    table.fights_it_out()
    table.plays("Bob", measure_generously, "Alice")
    table.everyone_passes()
    table.runs("Alice", mortarion)
    assert table.hero("Alice").is_new is is_pursued


def test_quote_an_outdated_rulebook_is_no_item() -> None:
    table = given40k(hands={"Alice": [quote_an_outdated_rulebook]})
    assert plays_of(table, "Alice", quote_an_outdated_rulebook.id) == ["Alice", "Bob", "Carol"]  # not put down
    assert "sell" not in table.offers("Alice")


def test_bribe_the_tournament_judge_works_with_both_sets() -> None:
    table = given_both(hands={"Bob": [bribe_the_tournament_judge]})
    table.plays("Bob", bribe_the_tournament_judge, "Alice")
    table.everyone_passes()
    assert table.level("Alice") == 2
