"""Order never matters by accident: the same position, laid out in another order and with everybody some seats further
round the table, asks the same and comes to the same.

A family says how its table is laid out otherwise. The answers are matched by what they name, never by their place.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Generic

from rumpus.family.options import SEAT_NAMES, seat_of
from rumpus.kernel import Decision, Game, Option, Rules, key_of
from rumpus.match import Match
from tests.contract.checks import S, promise, random_answer

SEQUENCES = ("list", "tuple", "dict", "bytearray")


def sequences(*parts: type) -> set[str]:
    """What has an order in these parts of a state, as `State.bases`."""
    return {
        f"{part.__name__}.{name}"
        for part in parts
        for name, kind in vars(part)["__annotations__"].items()
        if getattr(kind, "__forward_arg__", kind).startswith(SEQUENCES)
    }


def stay_seated(state: Any, by: int) -> None:
    """For a family whose seats are not turned."""


class Layout(Generic[S]):
    """What the check has to know about a family.

    `seats` counts the players; `rearrange` lays a state out in another order, wherever no rule reads the order; `turn`
    lets everybody sit so many seats further on; `heaped` is the whole state as a text, without any such order.
    """

    def __init__(
        self,
        rules: Rules[S],
        seats: Callable[[S], int],
        rearrange: Callable[[S, Random], None],
        heaped: Callable[[S], str],
        turn: Callable[[S, int], None] = stay_seated,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.rearrange = rearrange
        self.heaped = heaped
        self.turn = turn


class OtherOrder(Generic[S]):
    """A game that is laid out otherwise where it rests, and is given the same answers."""

    def __init__(self, layout: Layout[S], game: Game[S], rng: Random) -> None:
        self.layout = layout
        state = game.checkpoint.copy()
        self.seats = layout.seats(state)
        self.by = rng.randrange(self.seats) if layout.turn is not stay_seated else 0
        layout.rearrange(state, rng)
        layout.turn(state, self.by)
        self.game: Game[S] = Game(layout.rules, state, [])

    def seat(self, seat: int) -> int:
        """Where somebody sits here."""
        return (seat + self.by) % self.seats

    def key(self, option: Option) -> str:
        """How an answer of the one game is called in the other."""
        return key_of(tuple(SEAT_NAMES[self.seat(seat)] if (seat := seat_of(word)) >= 0 else word for word in option))

    def table(self) -> str:
        """What has become of it, with everybody back in their seats."""
        state = self.game.state.copy()
        self.layout.turn(state, -self.by)
        return self.layout.heaped(state)

    def question(self, decision: Decision | None) -> str:
        """A question of the true game as it should be asked here, whatever the order of what it offers."""
        if decision is None:
            return "it is over"
        offers = {self.seat(seat): sorted(map(self.key, offered)) for seat, offered in decision.offers.items()}
        return asked(decision, tuple(map(self.seat, decision.awaited)), offers)

    def asks(self) -> str:
        decision = self.game.decision
        if decision is None:
            return "it is over"
        return asked(decision, decision.awaited, {seat: sorted(decision.keys(seat)) for seat in decision.offers})


def asked(decision: Decision, awaited: tuple[int, ...], offers: dict[int, list[str]]) -> str:
    figures = sorted(decision.figures.items())
    return f"{decision.prompt} ({decision.source}) waits for {sorted(awaited)}: {sorted(offers.items())} {figures}"


def check_orders(layout: Layout[S], match: Match[S], rng: Random, most: int = 100_000) -> int:
    """Play on, for so many answers or to the end, and beside it the same in another order, laid out anew wherever the
    game rests. Returns how many answers were compared."""
    game = match.game
    other: OtherOrder[S] | None = None
    compared = 0
    for _ in range(most):
        if other is not None and (game.is_at_rest or game.decision is None):
            promise("the order on the table changes nothing", layout.heaped(game.state), other.table())
        decision = game.decision
        if decision is None:
            break
        if game.is_at_rest:
            other = OtherOrder(layout, game, rng)
        if other is not None:
            promise("the order on the table changes no question", other.question(decision), other.asks())
        seat, index = random_answer(decision, rng)
        option = decision.offers[seat][index]
        match.answer(seat, index)
        if other is not None:
            other.game.say(other.seat(seat), other.key(option))
            compared += 1
    return compared
