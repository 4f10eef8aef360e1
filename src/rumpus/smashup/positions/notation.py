"""Smash Up's part of scenario files (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rumpus.family.scenarios import Mismatch, Notation
from rumpus.family.scenarios import Scene as AnyScene
from rumpus.family.words import USUAL
from rumpus.kernel import EVERYONE, Game
from rumpus.smashup.cards.card import CARDS
from rumpus.smashup.positions.expectation import Expect, disagreements, faults, lines
from rumpus.smashup.positions.layout import lay_out
from rumpus.smashup.positions.position import PlayerAt, Position
from rumpus.smashup.positions.scene import Scene
from rumpus.smashup.positions.writer import position_of
from rumpus.smashup.table.state import State
from rumpus.smashup.turn import SMASHUP
from rumpus.smashup.words import words_of


class SmashUpNotation(Notation[State, Position, Expect]):
    rules = SMASHUP
    sign = "SU-"
    last_rules = (10, 7, 3, 3, 13, 5, 6, 12, 2, 21, 2, 2, 21, 14)
    cards = CARDS
    words = words_of(USUAL)
    prompts = words.PROMPTS
    position = Position
    player = PlayerAt
    expect = Expect

    def lay_out(self, position: Position) -> State:
        return lay_out(position)

    def position_of(self, state: State, names: list[str]) -> Position:
        return position_of(state, names)

    def conceal(self, state: State, seat: int) -> None:
        """The place of a known card in a hand would tell when it came, and what others know is theirs to tell."""
        own = 1 << seat if seat >= 0 else 0
        for place, other in enumerate(state.seats):
            if place != seat:
                other.hand.sort(key=lambda uid: (state.cards[uid].id, uid))
        for uid, mask in enumerate(state.known):
            state.known[uid] = mask if mask == EVERYONE else mask & own

    def scene(self, game: Game[State], names: list[str]) -> Scene:
        return Scene(game, names)

    def is_free_choice(self, scene: AnyScene[State]) -> bool:
        decision, state = scene.game.decision, scene.state
        is_ours = decision is not None and not decision.source
        return is_ours and state.phase in ("play", "score", "discard") and state.scoring is None

    def faults(self, expect: Expect, names: Sequence[str]) -> Iterator[tuple[str, str]]:
        return faults(expect, names)

    def lines(self, scene: AnyScene[State]) -> list[str]:
        assert isinstance(scene, Scene)
        return lines(scene)

    def disagreements(self, scene: AnyScene[State], expect: Expect, place: str) -> Iterator[Mismatch]:
        assert isinstance(scene, Scene)
        return disagreements(scene, expect, place)


NOTATION = SmashUpNotation()
