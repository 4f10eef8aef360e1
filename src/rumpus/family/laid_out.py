"""A game that does not begin anew: its setup says how the table lies, in the form of scenario files.

    {"players": 2, "table": {"players": {"Alice": {"vp": 12}, ...}, "bases": [...]}}

So a puzzle is a game like any other: it has a record, can be stored, taken back and seen again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

import msgspec

from rumpus.family.mistakes import BadSetup
from rumpus.family.scenarios.form import BadPosition, Form

TABLE = "table"


class Position(Protocol):
    """The form of a family's table."""

    @property
    def players(self) -> Mapping[str, Any]: ...


P = TypeVar("P", bound=Form)
S = TypeVar("S")


def setup_of(position: Position) -> dict[str, Any]:
    """The setup of a game that begins there."""
    return {"players": len(position.players), TABLE: msgspec.to_builtins(position)}


def state_from(setup: Mapping[str, Any], seed: int, form: type[P], lay_out: Callable[[P], S]) -> S | None:
    """The table that a setup describes; None: it is that of a new game. May raise BadSetup."""
    if TABLE not in setup:
        return None
    try:
        if setup.keys() != {"players", TABLE} or "set up" in setup[TABLE]:
            raise BadPosition("a table that is laid out is not set up")
        position = msgspec.convert({**setup[TABLE], "seed": seed}, form)
        if setup["players"] != len(setup[TABLE]["players"]):
            raise BadPosition("players: they are not as many as are said to play")
        return lay_out(position)
    except (BadPosition, TypeError, msgspec.ValidationError) as error:
        raise BadSetup("as it says", f"setup.{TABLE}", error=error) from None
