"""What a view works out for whoever draws it: no rule is left to them."""

from __future__ import annotations

from typing import Any

from rumpus.smashup.cards.bases.core import tar_pits
from rumpus.smashup.cards.decks.monsters import ghoul
from rumpus.smashup.cards.factions.aliens import invader, scout
from rumpus.smashup.cards.factions.dinosaurs import king_rex
from rumpus.smashup.cards.factions.pirates import pirate_king
from rumpus.smashup.table.state import Extra
from tests.smashup.given import Given, given


def base_in(table: Given) -> dict[str, Any]:
    seen: Any = table.game.view(-1)
    found: dict[str, Any] = seen["bases"][0]
    return found


def test_a_base_says_who_is_in_which_place_and_what_that_is_worth_now() -> None:
    table = given(
        players=("Alice", "Bob", "Carol", "Dave"),
        bases={tar_pits: [("Alice", scout), ("Bob", invader), ("Carol", king_rex), ("Dave", scout)]},
    )
    base = base_in(table)
    assert base["totals"] == [3, 3, 7, 3]
    assert base["places"] == [2, 2, 1, 2]
    assert base["worth"] == [3, 3, 4, 3]


def test_who_has_no_minion_there_has_no_place() -> None:
    base = base_in(given(bases={tar_pits: [("Bob", scout)]}))
    assert (base["places"], base["worth"]) == ([0, 1], [0, 4])


def test_a_base_says_how_much_power_is_missing() -> None:
    assert base_in(given(bases={tar_pits: [("Bob", scout)]}))["missing"] == 13
    up = given(bases={tar_pits: [("Alice", king_rex), ("Alice", pirate_king), ("Bob", scout)]})
    assert (base_in(up)["power"], base_in(up)["missing"]) == (15, 1)


def test_a_base_says_what_monsters_add_to_its_breakpoint() -> None:
    base = base_in(given(bases={tar_pits: [("", ghoul), ("Bob", scout)]}))
    assert (base["breakpoint"], base["own"], base["monsters"]) == (19, 16, 3)
    assert "own" not in base_in(given(bases={tar_pits: [("Bob", scout)]}))


def test_extra_cards_are_told_with_their_conditions() -> None:
    table = given(bases={tar_pits: []})
    here = table.state.bases[0].serial
    table.state.extras += [
        Extra(),
        Extra(2, here, "none"),
        Extra(named="treasure"),
        Extra(named="=3"),
        Extra(named="scout"),
    ]
    extras = table.game.view(-1)["extras"]
    plain = {"kind": "", "card": "", "power": -1, "base": -1, "where": ""}
    assert extras == [
        plain,
        {**plain, "power": 2, "base": here, "where": "none"},
        {**plain, "kind": "treasure"},
        {**plain, "kind": "alike"},
        {**plain, "card": "scout"},
    ]


def test_the_end_says_who_has_won() -> None:
    table = given(points={"Alice": 15, "Bob": 3}, bases={tar_pits: []})
    assert "winners" not in table.game.view(-1)
    table.ends_turn("Alice")
    assert table.game.view(-1)["winners"] == [0]
