"""After a scoring: what must be done comes first, in the active player's order; what may be done, in the round."""

from __future__ import annotations

import pytest

from rumpus.smashup.cards.bases.core import (
    evans_city_cemetery,
    jungle_oasis,
    ninja_dojo,
    tar_pits,
    temple_of_goju,
    the_grey_opal,
    the_homeworld,
)
from rumpus.smashup.cards.decks.monsters import king_tut
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.ninjas import ninja_master, shinobi
from rumpus.smashup.cards.factions.pirates import first_mate
from rumpus.smashup.cards.factions.robots import nukebot
from rumpus.smashup.cards.factions.zombies import walker
from tests.smashup.given import On, given

ALICE_WINS: list[On] = [("Alice", king_rex)] * 4


@pytest.mark.rule("SU-6.4")
@pytest.mark.parametrize(("first", "held"), [("king_tut", 5), ("evans_city_cemetery", 4)])
def test_the_active_player_orders_what_the_base_and_what_a_monster_must_do(first: str, held: int) -> None:
    table = given(
        hands={"Bob": [walker, walker]},
        decks={"Bob": [walker] * 8},
        bases={evans_city_cemetery: [*[("Bob", king_rex)] * 4, ("", king_tut)]},
        base_deck=[jungle_oasis],
        treasure_deck=[],
    )
    table.ends_turn("Alice")
    assert (table.asked, table.prompt) == ("Alice", "first")
    assert sorted(table.offers("Alice")) == ["evans_city_cemetery", "king_tut at evans_city_cemetery"]
    table.picks("Alice", first)
    table.picks("Bob", "walker")
    assert len(table.hand("Bob")) == held


@pytest.mark.rule("SU-6.4")
def test_what_must_be_done_comes_before_anybody_is_asked() -> None:
    table = given(
        bases={temple_of_goju: [*ALICE_WINS, ("Bob", first_mate)], jungle_oasis: [], tar_pits: []},
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    table.picks("Alice", "Alice's king_rex at temple_of_goju")
    assert table.deck("Bob") == ["first_mate"]  # it could not sail away any more


@pytest.mark.rule("SU-6.1")
def test_what_a_base_lets_its_winner_do_comes_in_the_round() -> None:
    """Bob is active and second: his First Mate is gone before Alice uses the Dojo."""
    table = given(
        bases={ninja_dojo: [*ALICE_WINS, ("Bob", first_mate)], jungle_oasis: [], tar_pits: []},
        base_deck=[the_homeworld],
        active="Bob",
    )
    table.ends_turn("Bob")
    assert table.offers("Bob") == ["use Bob's first_mate at ninja_dojo", "pass"]
    table.picks("Bob", "use first_mate", "jungle_oasis")
    assert table.offers("Alice") == ["use ninja_dojo", "pass"]
    table.picks("Alice", "use ninja_dojo")
    table.picks("Alice", "Bob's first_mate at jungle_oasis")
    assert table.at("jungle_oasis") == []


@pytest.mark.rule("SU-6.1")
def test_a_winner_who_has_passed_may_use_the_base_when_somebody_else_has_acted() -> None:
    table = given(
        bases={ninja_dojo: [*ALICE_WINS, ("Bob", first_mate)], jungle_oasis: [], tar_pits: []},
        base_deck=[the_homeworld],
    )
    table.ends_turn("Alice")
    table.passes("Alice")
    table.picks("Bob", "use first_mate", "jungle_oasis")
    table.picks("Alice", "use ninja_dojo", "Bob's first_mate at jungle_oasis")
    assert table.at("jungle_oasis") == []
    assert table.asked == "Bob"  # once is enough: it is his turn now
    assert table.prompt == "play"


@pytest.mark.rule("SU-6.1")
def test_whoever_loses_their_last_minion_there_has_none_to_save() -> None:
    table = given(
        bases={the_grey_opal: [("Alice", nukebot), *[("Alice", ninja_master)] * 3, ("Bob", shinobi)], jungle_oasis: []},
        base_deck=[the_homeworld],
        players=("Alice", "Bob", "Carol"),
    )
    table.ends_turn("Alice")
    assert table.offers("Bob") == ["use the_grey_opal", "pass"]
    table.picks("Bob", "use the_grey_opal")
    assert table.at("jungle_oasis") == ["Bob's shinobi"]
