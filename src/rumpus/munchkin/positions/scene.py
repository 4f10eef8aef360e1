"""A game of Munchkin in words. Scenario files speak to a game through it."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.family.scenarios import Scene as AnyScene
from rumpus.munchkin.grammar import GRAMMAR
from rumpus.munchkin.positions.labels import labels_of
from rumpus.munchkin.table.state import Hero, State
from rumpus.munchkin.table.table import Table
from rumpus.munchkin.turn import Munchkin


class Scene(AnyScene[State]):
    """`Bob's ladle` instead of `ladle#12`; a monster is just `goblin`."""

    grammar = GRAMMAR

    def in_play(self) -> dict[int, tuple[str, str]]:
        state = self.state
        foes = state.fight.foes if state.fight is not None else []
        gear = [each for hero in state.heroes for gear in hero.gear for each in (gear, *gear.on)]
        cards = {each.serial: each.card.id for each in gear} | {foe.serial: foe.card.id for foe in foes}
        return {serial: (cards[serial], label) for serial, label in labels_of(state, self.names).items()}

    @property
    def table(self) -> Table:
        table = self.game.table
        assert isinstance(table, Munchkin)
        return table

    def hero(self, name: str) -> Hero:
        return self.state.heroes[self.seat(name)]

    def name(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else ""

    def cards(self, uids: Sequence[int]) -> list[str]:
        return [self.state.cards[uid].id for uid in uids]
