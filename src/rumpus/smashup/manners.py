"""How people are treated at a table of Smash Up."""

from __future__ import annotations

from typing import Any

from rumpus.family.manners import Manners
from rumpus.kernel import Game
from rumpus.smashup.grammar import GRAMMAR
from rumpus.smashup.scoring import WINDOWS
from rumpus.smashup.table.table import Table
from rumpus.smashup.winning import is_decided


class SmashUpManners(Manners):
    passable = WINDOWS
    early = frozenset(("draft",))

    def formality(self, game: Game[Any]) -> tuple[int, int] | None:
        """Discarding down to ten (SU-2.4) in a turn after which somebody has won (SU-9.1): no points come of it, nor of
        the end of the turn if no card waits for that."""
        if game.decision is None or game.decision.prompt != "discard" or not is_decided(game.state):
            return None
        g = game.table
        assert isinstance(g, Table)
        return (g.state.active, 0) if g.state.phase == "discard" and not g.is_awaited("end") else None


MANNERS = SmashUpManners(GRAMMAR)
