"""Munchkin's part of scenario files (docs/scenarios.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rumpus.family.scenarios import Mismatch, Notation
from rumpus.family.scenarios import Scene as AnyScene
from rumpus.family.words import USUAL
from rumpus.kernel import EVERYONE, Game
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.positions.expectation import Expect, disagreements, faults, lines
from rumpus.munchkin.positions.layout import lay_out
from rumpus.munchkin.positions.position import PlayerAt, Position
from rumpus.munchkin.positions.scene import Scene
from rumpus.munchkin.positions.writer import position_of
from rumpus.munchkin.table.past import GOES_BACK
from rumpus.munchkin.table.state import Arrival, State
from rumpus.munchkin.turn import MUNCHKIN
from rumpus.munchkin.words import words_of


class MunchkinNotation(Notation[State, Position, Expect]):
    rules = MUNCHKIN
    sign = "MU-"
    last_rules = (7, 18, 22, 11, 8, 9, 6, 13, 6, 5, 10, 3, 25)
    cards = CARDS
    words = words_of(USUAL)
    prompts = frozenset((*words.WINDOWS, *words.PROMPTS))
    position = Position
    player = PlayerAt
    expect = Expect

    def lay_out(self, position: Position) -> State:
        return lay_out(position)

    def position_of(self, state: State, names: list[str]) -> Position:
        return position_of(state, names)

    def conceal(self, state: State, seat: int) -> None:
        """That something is remembered would tell that somebody holds a card that goes back to it."""
        own = state.heroes[seat].hand if seat >= 0 else []
        if not any(GOES_BACK in state.cards[uid].tags for uid in own):
            state.before = ()
        remembered = [*state.before, *([state.doubt.card] if state.doubt is not None else [])]
        for each in (state, *[before.start for before in remembered]):
            tidy_up(each, seat)

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


def tidy_up(state: State, viewer: int) -> None:
    """The place of a known card in a hand would tell when it came or that others are gone, and what others know is
    theirs to tell."""
    own = 1 << viewer if viewer >= 0 else 0
    for place, each in enumerate(state.arrivals):
        if each.player != viewer:
            seen = min(each.came, len(state.heroes[each.player].hand))
            state.arrivals[place] = Arrival(each.player, seen, seen)
    for seat, hero in enumerate(state.heroes):
        if seat != viewer:
            arriving = sum(each.left for each in state.arrivals if each.player == seat)
            held = len(hero.hand) - arriving
            hero.hand[:held] = sorted(hero.hand[:held], key=lambda uid: state.cards[uid].id)
            forget(state, hero.hand, own)
    for deck in (state.doors, state.treasures):
        forget(state, deck, own)


def forget(state: State, zone: list[int], own: int) -> None:
    for uid in zone:
        if state.known[uid] != EVERYONE:
            state.known[uid] &= own


NOTATION = MunchkinNotation()
