"""What happens to Alice again and again: she meets a monster, gets help, does not get away."""

from __future__ import annotations

from rumpus.munchkin.card import Card
from tests.munchkin.given import Given


def meets(table: Given) -> tuple[int, int]:
    """She opens the door, and nobody calls another goth: the strengths of both sides."""
    table.opens_door()
    table.declines_goths()
    return table.strengths()


def is_caught(table: Given, foe: Card) -> None:
    """She meets it, loses and rolls a 1."""
    table.next_roll(1)
    meets(table)
    table.fights_it_out()
    table.runs("Alice", foe)


def gets_help(table: Given, helper: str) -> None:
    """For nothing."""
    table.answer("Alice", f"ask {helper}")
    if table.prompt == "treasures":
        table.answer("Alice", "0")
    if table.prompt == "pay":
        table.answer("Alice", "done")
    table.answer(helper, "accept")
