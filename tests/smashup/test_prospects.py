"""What each treasure of the loot would do for who picks it."""

from __future__ import annotations

from rumpus.smashup.cards.bases.core import jungle_oasis, ninja_dojo, tar_pits
from rumpus.smashup.cards.card import Card
from rumpus.smashup.cards.decks.monsters import plutonium_dragon
from rumpus.smashup.cards.decks.potions import potion_of_line_cutting
from rumpus.smashup.cards.decks.treasures import (
    buckler_of_swashing,
    chainsaw_of_bloody_dismemberment,
    jetpack_of_anachronism,
    tiger_steed,
    wand_of_dowsing,
    wishing_ring,
)
from rumpus.smashup.cards.factions.dinosaurs import king_rex, war_raptor
from rumpus.smashup.cards.factions.zombies import walker
from rumpus.smashup.family import SMASH_UP
from tests.smashup.given import Given, given

Crowd = list[tuple[str, Card]]


def looting(*treasures: Card, elsewhere: Crowd | None = None, dojo: Crowd | None = None) -> Given:
    """Alice picks first, after Jungle Oasis has scored; there are other bases."""
    table = given(
        bases={
            jungle_oasis: [*[("Alice", king_rex)] * 3, ("", plutonium_dragon)],
            tar_pits: elsewhere or [],
            ninja_dojo: dojo or [],
        },
        treasure_deck=treasures,
    )
    table.ends_turn("Alice")
    assert table.asked == "Alice"
    return table


def told(table: Given, name: str = "Alice") -> dict[str, str]:
    return {**SMASH_UP.speaker(table.names, table.seat(name)).gains(table.game)}


def test_points_come_first_and_power_is_said_with_its_base() -> None:
    table = looting(wishing_ring, chainsaw_of_bloody_dismemberment, elsewhere=[("Alice", walker), ("Bob", king_rex)])
    assert told(table) == {
        "wishing_ring": "1 VP at once.",
        "chainsaw_of_bloody_dismemberment": "+2 power at Tar Pits.",
    }
    assert told(table, "Bob") == {}, "only who picks is told"
    table.picks("Alice", "wishing_ring")


def test_a_place_that_would_be_better_is_named() -> None:
    table = looting(
        tiger_steed, wand_of_dowsing, buckler_of_swashing, jetpack_of_anachronism, elsewhere=[("Alice", walker)]
    )
    assert told(table) == {
        "tiger_steed": "You would be first at Ninja Dojo.",
        "wand_of_dowsing": "It brings you a card.",
        "buckler_of_swashing": "It pays off later.",
    }
    table.picks("Alice", "tiger_steed")


def test_what_it_could_get_rid_of_is_named() -> None:
    crowd = [("Alice", king_rex), ("Bob", walker)]
    table = looting(tiger_steed, buckler_of_swashing, elsewhere=crowd, dojo=[("Alice", war_raptor)])
    assert told(table) == {
        "tiger_steed": "It could rid you of Bob's Walker.",
        "buckler_of_swashing": "It pays off later.",
    }
    table.picks("Alice", "tiger_steed")


def test_what_has_nothing_to_lie_on_says_so() -> None:
    table = looting(buckler_of_swashing, potion_of_line_cutting)
    assert told(table) == {
        "buckler_of_swashing": "Nothing to play it on yet.",
        "potion_of_line_cutting": "It pays off later.",
    }
    table.picks("Alice", "buckler_of_swashing")
