"""How a fight would stand after each answer: tried in a world that the seat imagines, so that nothing hidden shows."""

from __future__ import annotations

from typing import Any

from rumpus.family import View
from rumpus.kernel import Game, Option
from rumpus.munchkin.turn import Munchkin

FIGHTS = ("fight", "call", "help")
CHANGING = ("play", "use", "accept", "drop")
TALK = ("passed", "out", "offer", "calls")  # in a fight, what changes nothing about it
Totals = tuple[int, int]


class Previews:
    """What was tried for a seat. As long as the fight and everybody in it stay as they are, it is not tried again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.balance: object = None
        self.known: dict[Option, Totals | None] = {}

    def of(self, game: Game[Any], view: View) -> dict[int, Totals]:
        """For each answer that changes the balance at once, and without chance: the munchkins' total and the
        monsters'."""
        decision = game.decision
        if decision is None or decision.prompt not in FIGHTS or self.seat not in decision.offers:
            return {}
        options = [(place, each) for place, each in enumerate(decision.offers[self.seat]) if each[0] in CHANGING]
        if options and self.balance != (balance := balance_of(view)):
            self.balance, self.known = balance, {}
        new = [(place, option) for place, option in options if option not in self.known]
        if new:
            world = game.imagine(self.seat, 0)
            now, barrier = totals(world), world.state.barrier
            for place, option in new:
                twin = world.rollout()
                twin.answer(self.seat, place)
                after = totals(twin)
                is_told = after != now and twin.state.barrier == barrier
                self.known[option] = after if is_told else None
        found = [(place, self.known[option]) for place, option in options]
        return {place: after for place, after in found if after is not None}


def balance_of(view: View) -> object:
    """Of all that a seat sees, what a fight depends on."""
    fight = view["fight"]
    return view["heroes"], {name: fight[name] for name in fight if name not in TALK}


def totals(game: Game[Any]) -> Totals | None:
    """None: the fight is over, or something else has to be answered first."""
    table, decision = game.table, game.decision
    assert isinstance(table, Munchkin)
    is_at_rest = decision is None or decision.is_window
    is_plain = is_at_rest and not game.state.air and table.is_open and not game.state.fight.calls
    return table.strengths() if is_plain else None
