"""The vocabulary of the cards: queries (plain calls) and verbs (awaited: a player may be asked) meet here."""

from __future__ import annotations

from rumpus.smashup.table.base_deck import Bases
from rumpus.smashup.table.redeal import redeal
from rumpus.smashup.table.state import State


class Table(Bases):
    """What a card can see and do: every line of docs/verbs.md."""

    __slots__ = ()

    def save(self) -> State:
        return self.watch.save()

    def redeal(self, viewer: int, seed: int) -> None:
        redeal(self.state, viewer, seed)
