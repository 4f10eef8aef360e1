"""Munchkin's part of scenario files (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rumpus.family.scenarios import Mismatch, Notation
from rumpus.family.scenarios import Scene as AnyScene
from rumpus.kernel import Game
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.positions.expectation import Expect, disagreements, faults, lines
from rumpus.munchkin.positions.layout import lay_out
from rumpus.munchkin.positions.opened import ALL
from rumpus.munchkin.positions.position import HeldAt, PlayerAt, Position
from rumpus.munchkin.positions.scene import Scene
from rumpus.munchkin.positions.writer import position_of
from rumpus.munchkin.table.state import State
from rumpus.munchkin.turn import MUNCHKIN


class MunchkinNotation(Notation[State, Position, Expect]):
    rules = MUNCHKIN
    sign = "MU-"
    cards = CARDS
    position = Position
    player = PlayerAt
    expect = Expect

    def names(self, position: Position) -> list[str]:
        return list(position.players)

    def lay_out(self, position: Position) -> State:
        return lay_out(position)

    def position_of(self, state: State, names: list[str]) -> Position:
        return position_of(state, names)

    def conceal(self, position: Position, seat: int) -> None:
        """The place of a known card in a hand would tell when it came, and what others know of it is theirs."""
        names = list(position.players)
        own = names[seat] if seat >= 0 else ""
        for name, player in position.players.items():
            if name != own:
                player.hand = sorted([as_known_to(own, card) for card in player.hand], key=card_of)
        for each in [*position.before, *([position.doubt.card] if position.doubt else [])]:
            self.conceal(each.start, seat)
        position.doors = [as_known_to(own, card) for card in position.doors]
        position.treasures = [as_known_to(own, card) for card in position.treasures]

    def scene(self, game: Game[State], names: list[str]) -> Scene:
        return Scene(game, names)

    def is_free_choice(self, scene: AnyScene[State]) -> bool:
        """A window only reads before it asks."""
        decision = scene.game.decision
        return decision is not None and decision.is_window

    def faults(self, expect: Expect, names: Sequence[str]) -> Iterator[tuple[str, str]]:
        return faults(expect, names)

    def lines(self, scene: AnyScene[State]) -> list[str]:
        assert isinstance(scene, Scene)
        return lines(scene)

    def disagreements(self, scene: AnyScene[State], expect: Expect, place: str) -> Iterator[Mismatch]:
        assert isinstance(scene, Scene)
        return disagreements(scene, expect, place)


def card_of(told: str | HeldAt) -> str:
    return told if isinstance(told, str) else told.card


def as_known_to(name: str, told: str | HeldAt) -> str | HeldAt:
    if isinstance(told, str) or told.seen_by == [ALL]:
        return told
    return HeldAt(told.card, [name]) if name in told.seen_by else told.card


NOTATION = MunchkinNotation()
