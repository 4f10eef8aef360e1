"""A game of Munchkin in words. Scenario files speak to a game through it."""

from __future__ import annotations

from rumpus.family.scenarios import Scene as AnyScene
from rumpus.munchkin.positions.labels import labels_of
from rumpus.munchkin.table.state import Hero, State
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.turn import Munchkin


class Scene(AnyScene[State]):
    """`Bob's flamethrower` instead of `flamethrower#12`; a monster is just `froggoth`."""

    def describe(self, card: str, serial: int) -> str:
        return labels_of(self.state, self.names).get(serial, card)

    @property
    def table(self) -> Table:
        table = self.game.table
        assert isinstance(table, Munchkin)
        return table

    def hero(self, name: str) -> Hero:
        return self.state.heroes[self.seat(name)]

    def name(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else ""

    def cards(self, uids: list[int]) -> list[str]:
        return [self.state.cards[uid].id for uid in uids]
