"""How a fight would stand after each answer: tried in a world that the seat imagines, so that nothing hidden shows."""

from __future__ import annotations

from typing import Any

from rumpus.kernel import Game
from rumpus.munchkin.turn import Munchkin

FIGHTS = ("fight", "call", "help")
CHANGING = ("play", "use", "accept", "drop")


def previews(game: Game[Any], seat: int) -> dict[int, tuple[int, int]]:
    """For each answer that changes the balance at once, and without chance: the munchkins' total and the monsters'."""
    decision = game.decision
    if decision is None or decision.prompt not in FIGHTS or seat not in decision.offers:
        return {}
    world = game.imagine(seat, 0)
    now = totals(world)
    found: dict[int, tuple[int, int]] = {}
    for place, option in enumerate(decision.offers[seat]):
        if option[0] in CHANGING:
            twin = world.clone()
            twin.answer(seat, place)
            after = totals(twin)
            if after is not None and after != now and twin.state.barrier == world.state.barrier:
                found[place] = after
    return found


def totals(game: Game[Any]) -> tuple[int, int] | None:
    """None: the fight is over, or something else has to be answered first."""
    table = game.table
    assert isinstance(table, Munchkin)
    is_plain = game.is_at_rest and not game.state.air and table.is_open and not game.state.fight.calls
    return table.strengths() if is_plain else None
