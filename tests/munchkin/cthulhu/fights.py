"""What happens to Alice again and again: she meets a monster, and does not get away."""

from __future__ import annotations

from rumpus.munchkin.cards.card import Card
from tests.munchkin.given import Given


def meet(table: Given, *rolls: int) -> Given:
    """She opens the door, and nobody calls another goth; the next rolls are these."""
    if rolls:
        table.next_roll(*rolls)
    table.opens_door()
    table.declines_goths()
    return table


def meets(table: Given) -> tuple[int, int]:
    """The same: the strengths of both sides."""
    return meet(table).strengths()


def caught_by(monster: Card, table: Given) -> Given:
    """She meets it alone, loses, and does not get away."""
    meet(table, 1)
    table.fights_it_out()
    table.runs("Alice", monster)
    return table
