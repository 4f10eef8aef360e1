"""The first state of a game: a new one, or a table that is laid out."""

from __future__ import annotations

from typing import Any

from rumpus.family.laid_out import state_from
from rumpus.munchkin.positions.layout import lay_out
from rumpus.munchkin.positions.position import Position
from rumpus.munchkin.setup import new_state
from rumpus.munchkin.table.state import State


def first_state(setup: dict[str, Any], seed: int) -> State:
    """May raise BadSetup."""
    return state_from(setup, seed, Position, lay_out) or new_state(setup, seed)
