"""How scenarios with a monster begin."""

from __future__ import annotations

from rumpus.munchkin.card import Card
from tests.munchkin.given import Given


def meet(table: Given, *rolls: int) -> Given:
    """Alice opens the door to a monster, and no goth is added; the next rolls are these."""
    if rolls:
        table.next_roll(*rolls)
    table.opens_door()
    table.declines_goths()
    return table


def caught_by(monster: Card, table: Given) -> Given:
    """Alice meets it alone, loses, and does not get away."""
    meet(table, 1)
    table.fights_it_out()
    table.runs("Alice", monster)
    return table


def helped_by_bob(table: Given) -> None:
    """Bob joins the fight for nothing."""
    table.answer("Alice", "ask Bob")
    if table.prompt == "treasures":
        table.answer("Alice", "0")
    if table.prompt == "pay":
        table.answer("Alice", "done")
    table.answer("Bob", "accept")
