"""MU-7.5: who catches a curse from a Death Guard is struck by it like anybody, and can answer it."""

from __future__ import annotations

import pytest

from rumpus.munchkin.cards.card import Card
from rumpus.munchkin.cards.decks.cthulhu.curses import curse_hastur_hastur_hastur
from rumpus.munchkin.cards.decks.cthulhu.events import i_am_not_worthy_of_this_honor, o_rlyeh
from rumpus.munchkin.cards.decks.cthulhu.items import flamethrower
from rumpus.munchkin.cards.decks.cthulhu.one_shots import wishing_ring
from tests.munchkin.given import Given, Lying
from tests.munchkin.warhammer40k.cards import (
    bolter,
    converted,
    death_guard,
    heresy,
    laspistol,
    necron,
    nurgles_rot,
    purity_seal,
    recaf,
)
from tests.munchkin.warhammer40k.table import given_both

contagious = pytest.mark.rule("MU-7.5")
NAMES = ("Alice", "Bob", "Carol")


def caught(
    curse: Card, *rolls: int, hands: dict[str, list[Card]] | None = None, play: dict[str, list[Lying]] | None = None
) -> Given:
    """Alice, a Death Guard, was struck by this curse, and the others have rolled: who has caught it may answer
    it."""
    table = given_both(
        doors=[curse, converted],
        hands=hands or {},
        play={"Alice": [death_guard], **(play or {})},
        levels=dict.fromkeys(NAMES, 5),
    )
    table.next_roll(*rolls)
    table.opens_door()
    while table.prompt == "curse" and table.game.view(0)["air"]["victim"] == 0:  # type: ignore[index]
        table.picks(table.awaited[0], "pass")
    table.keeps_roll()
    return table


def levels(table: Given) -> list[int]:
    return [table.level(name) for name in NAMES]


@contagious
@pytest.mark.rule("MU-7.5")
def test_who_has_caught_a_curse_can_cancel_it_and_the_others_are_struck() -> None:
    table = caught(heresy, 1, 1, hands={"Bob": [purity_seal]})
    assert (table.prompt, levels(table)) == ("curse", [4, 5, 5])
    air = table.game.view(2)["air"]
    assert (air["card"], air["by"], air["victim"], air["caught"]) == ("heresy", 0, 1, True)  # type: ignore[index]
    table.plays("Bob", purity_seal)
    table.everyone_passes()
    assert levels(table) == [4, 5, 4]
    assert sorted(table.discards()) == ["heresy", "purity_seal"]


@contagious
@pytest.mark.rule("MU-7.5")
def test_the_card_stays_with_the_one_whom_it_struck_first() -> None:
    table = caught(nurgles_rot, 1, 6, hands={"Carol": [wishing_ring]})
    table.plays("Carol", wishing_ring)
    assert [len(table.hero(name).lasting) for name in NAMES] == [1, 0, 0]
    assert table.discards() == ["wishing_ring"]


@contagious
@pytest.mark.rule("MU-7.5")
def test_a_curse_that_was_caught_was_not_drawn() -> None:
    table = caught(heresy, 1, 6, hands={"Bob": [i_am_not_worthy_of_this_honor]})
    assert (table.awaited, table.offers("Bob")) == (["Bob"], ["pass"])
    table.everyone_passes()
    assert levels(table) == [4, 4, 5]


@contagious
@pytest.mark.rule("MU-7.5")
def test_a_death_guard_who_has_caught_a_curse_gives_it_to_nobody() -> None:
    table = caught(heresy, 1, 6, hands={"Carol": [recaf]}, play={"Bob": [death_guard], "Carol": [death_guard]})
    table.everyone_passes()
    assert levels(table) == [4, 4, 5]
    assert len([each for each in table.told() if each.startswith("roll ")]) == 2


@contagious
@pytest.mark.rule("MU-7.5")
def test_a_necron_saves_an_item_from_a_curse_that_was_caught() -> None:
    play: dict[str, list[Lying]] = {"Alice": [death_guard, laspistol], "Bob": [necron, bolter, flamethrower]}
    hand: list[Card] = [recaf, converted]
    table = given_both(
        doors=[curse_hastur_hastur_hastur], hands={"Bob": hand}, play=play, levels=dict.fromkeys(NAMES, 5)
    )
    table.next_roll(1, 6)
    table.opens_door()
    table.everyone_passes()
    table.keeps_roll()
    table.everyone_passes()
    table.picks("Bob", "yes")
    while table.prompt.startswith("pay"):
        table.picks("Bob", table.offers("Bob")[0])
    assert (table.lying("Alice"), table.lying("Bob")) == (["death_guard"], ["necron", "bolter", "flamethrower"])


@contagious
@pytest.mark.rule("MU-2.17")
def test_a_curse_that_never_happened_was_caught_by_nobody() -> None:
    table = caught(heresy, 1, 1, hands={"Carol": [o_rlyeh]})
    table.picks("Carol", "pass")
    assert levels(table) == [4, 4, 5]
    table.plays("Carol", o_rlyeh, heresy)
    assert (levels(table), table.prompt) == ([5, 5, 5], "trouble")
    assert (table.hand("Alice"), sorted(table.discards())) == (["converted"], ["heresy", "o_rlyeh"])


@contagious
@pytest.mark.rule("MU-2.17")
def test_a_seal_that_never_happened_leaves_what_was_caught_in_the_air() -> None:
    table = caught(heresy, 1, 6, hands={"Bob": [purity_seal], "Carol": [o_rlyeh]})
    table.plays("Bob", purity_seal)
    assert levels(table) == [4, 5, 5]
    table.plays("Carol", o_rlyeh, purity_seal)
    table.everyone_passes()
    assert levels(table) == [4, 4, 5]
