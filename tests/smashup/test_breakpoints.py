"""A breakpoint that cards change: set once, then more or less, never below 0."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import jungle_oasis, tar_pits, the_homeworld
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import bigfoot, ghoul
from rumpus.smashup.cards.factions.aliens import terraforming
from rumpus.smashup.cards.factions.dinosaurs import king_rex, rampage
from rumpus.smashup.cards.factions.killer_plants import overgrowth
from rumpus.smashup.cards.factions.ninjas import shinobi
from rumpus.smashup.cards.factions.steampunks import change_of_venue
from rumpus.smashup.cards.factions.warriors import dumbbells
from rumpus.smashup.cards.factions.zombies import walker
from rumpus.smashup.table.state import Deed, Piece
from rumpus.smashup.table.table import Table
from tests.smashup.given import On, given

pytestmark = pytest.mark.rule("SU-11.1")
TWICE: list[On] = [("Alice", overgrowth), ("Alice", overgrowth)]


def test_two_cards_that_set_it_to_0_set_it_to_0() -> None:
    table = given(bases={the_homeworld: [*TWICE, ("", bigfoot)]}, step="start")
    assert table.table.breakpoint(table.base("the_homeworld")) == 4 + 3


def test_what_monsters_add_still_keeps_a_base_from_scoring() -> None:
    table = given(bases={the_homeworld: [*TWICE, ("Alice", shinobi), ("", ghoul, ("Bob", dumbbells))]}, step="start")
    assert table.table.breakpoint(table.base("the_homeworld")) == 3 + 3
    table.ends_turn("Alice")
    assert "Alice's shinobi" in table.at("the_homeworld")


def test_what_is_taken_off_is_taken_off_the_number_that_was_set() -> None:
    table = given(
        hands={"Alice": [rampage]}, bases={the_homeworld: [*TWICE, ("Alice", walker), ("", bigfoot)]}, step="start"
    )
    table.plays("Alice", rampage)
    assert table.table.breakpoint(table.base("the_homeworld")) == 0 - 2 + 7


def test_the_sum_is_never_below_0() -> None:
    table = given(
        hands={"Alice": [rampage]}, bases={the_homeworld: [*TWICE, ("Alice", king_rex), ("", ghoul)]}, step="start"
    )
    table.plays("Alice", rampage)
    assert table.table.breakpoint(table.base("the_homeworld")) == 0


def test_each_base_has_its_own() -> None:
    table = given(bases={the_homeworld: [("Alice", overgrowth)], tar_pits: [], jungle_oasis: []}, step="start")
    assert [table.table.breakpoint(base) for base in table.state.bases] == [0, 16, 12]


@pytest.mark.parametrize("action", [change_of_venue, terraforming], ids=str)
def test_it_is_set_for_the_base_where_the_card_was_when_the_turn_started(action: Card) -> None:
    table = given(
        hands={"Alice": [action]},
        bases={the_homeworld: [("Alice", overgrowth)], jungle_oasis: []},
        base_deck=[tar_pits],
        step="start",
    )
    table.plays("Alice", action)
    table.picks("Alice", "jungle_oasis" if action is change_of_venue else "the_homeworld")
    assert [table.table.breakpoint(base) for base in table.state.bases] == [
        0 if action is change_of_venue else 16,
        12,
    ]


def test_of_two_numbers_the_active_player_picks_one(monkeypatch: pytest.MonkeyPatch) -> None:
    async def set_it(g: Table, me: Piece, deed: Deed) -> None:
        if base := g.base_of(me):
            await g.until_end_of_turn("set breakpoint", base, 10 + me.serial % 2)

    monkeypatch.setattr(overgrowth.watches["start"], "do", set_it)
    table = given(bases={the_homeworld: [*TWICE, ("", bigfoot)]}, step="start")
    assert (table.asked, table.offers("Alice")) == ("Alice", ["10", "11"])
    table.picks("Alice", "11")
    assert table.table.breakpoint(table.base("the_homeworld")) == 11 + 7
