"""How a fight or a hero would stand after an answer: tried in a world that the seat imagines, so that nothing hidden
shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rumpus.family import Choice, View
from rumpus.kernel import Game
from rumpus.munchkin.cards.ability import Play
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.turn import Munchkin

FIGHTS = ("fight", "call", "help")
CHANGING = ("play", "use", "accept", "drop")
TALK = ("calls",)  # in a fight, what changes nothing about it
Totals = tuple[int, int]


class Previews:
    """What was tried for a seat. As long as the fight and everybody in it stay as they are, it is not tried again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.balance: object = None
        self.known: dict[str, Totals | None] = {}

    def of(self, game: Game[Any], prompt: str, choices: Sequence[Choice], view: View) -> dict[int, Totals]:
        """For each answer that changes the balance at once, and without chance: the munchkins' total and the
        monsters'."""
        if prompt not in FIGHTS:
            return {}
        fight = view["fight"]
        munchkins = (fight["fighter"], fight["helper"])
        tried = [(place, each.key) for place, each in enumerate(choices) if may_tip(each, munchkins)]
        if tried and self.balance != (balance := balance_of(view)):
            self.balance, self.known = balance, {}
        new = [(place, key) for place, key in tried if key not in self.known]
        if new:
            world = game.imagine(self.seat, 0, keep=len(new) > 1)  # others are cloned from it
            now, barrier = (fight["ours"]["total"], fight["theirs"]["total"]), world.state.barrier
            for place, key in new:
                twin = world.rollout() if key != new[-1][1] else world
                twin.answer(self.seat, place)
                after = totals(twin)
                is_told = after != now and twin.state.barrier == barrier
                self.known[key] = after if is_told else None
        found = [(place, self.known[key]) for place, key in tried]
        return {place: after for place, after in found if after is not None}


class Trades:
    """A hero's strength now, and after each trade that is offered: worked out anew when something on the table has
    changed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.table: object = None
        self.known: dict[str, Totals | None] = {}

    def of(self, game: Game[Any], choices: Sequence[Choice], view: View) -> dict[int, Totals]:
        """For each answer that accepts one, unless something has to be chosen first."""
        offered = [(place, each.key) for place, each in enumerate(choices) if each.verb == "accept trade"]
        if offered and self.table != (table := (view["heroes"], view["offers"])):
            self.table, self.known = table, {}
        for place, key in offered:
            if key not in self.known:
                self.known[key] = self.after(game, place)
        found = [(place, self.known[key]) for place, key in offered]
        return {place: after for place, after in found if after is not None}

    def after(self, game: Game[Any], place: int) -> Totals | None:
        world = game.imagine(self.seat, 0)
        table = world.table
        assert isinstance(table, Munchkin)
        now = table.strength(self.seat)
        world.answer(self.seat, place)
        is_at_rest = world.decision is None or world.decision.is_window
        return (now, table.strength(self.seat)) if is_at_rest else None


def may_tip(choice: Choice, munchkins: Sequence[int]) -> bool:
    """Can the balance change at once? What waits in the air changes nothing yet, nor does a level for somebody who does
    not fight."""
    if choice.verb not in CHANGING:
        return False
    card = CARDS.get(choice.card)
    if card is None or choice.verb != "play":
        return True
    if card.is_curse or all(isinstance(play, Play) and play.goes == "air" for play in card.plays):
        return False
    return card.kind != "level" or choice.player in munchkins


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
