"""How a fight or a hero would stand after an answer: tried in a world that the seat imagines, so that nothing hidden
shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rumpus.family import Choice, View
from rumpus.kernel import Game
from rumpus.munchkin.cards.ability import Play
from rumpus.munchkin.cards.catalog import CARDS
from rumpus.munchkin.turn import Munchkin

FIGHTS = ("fight", "call", "help")
CHANGING = ("play", "use", "accept", "drop")
TALK = ("calls",)  # in a fight, what changes nothing about it
Strengths = tuple[int, int]  # of a hero, before and after


class Balance(NamedTuple):
    """How a fight would stand: the munchkins' total, the monsters', and whether the munchkins would win."""

    ours: int
    theirs: int
    is_won: bool


class Previews:
    """What was tried for a seat. As long as the fight and everybody in it stay as they are, it is not tried again."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.balance: object = None
        self.known: dict[str, Balance | None] = {}

    def of(self, game: Game[Any], prompt: str, choices: Sequence[Choice], view: View) -> dict[int, Balance]:
        """For each answer that changes the balance at once, and without chance."""
        if prompt not in FIGHTS:
            return {}
        fight = view["fight"]
        munchkins = (fight["fighter"], fight["helper"])
        tried = [(place, each.key) for place, each in enumerate(choices) if may_tip(each, munchkins)]
        if tried and self.balance != (now_on := balanced_by(view)):
            self.balance, self.known = now_on, {}
        new = [(place, key) for place, key in tried if key not in self.known]
        if new:
            world = game.imagine(self.seat, 0, keep=len(new) > 1)  # others are cloned from it
            now, barrier = (fight["ours"]["total"], fight["theirs"]["total"]), world.state.barrier
            for place, key in new:
                twin = world.rollout() if key != new[-1][1] else world
                twin.answer(self.seat, place)
                after = balance(twin)
                is_told = after is not None and after[:2] != now and twin.state.barrier == barrier
                self.known[key] = after if is_told else None
        found = [(place, self.known[key]) for place, key in tried]
        return {place: after for place, after in found if after is not None}


class Trades:
    """A hero's strength now, and after each trade that is offered: worked out anew when something on the table has
    changed."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.table: object = None
        self.known: dict[str, Strengths | None] = {}

    def of(self, game: Game[Any], choices: Sequence[Choice], view: View) -> dict[int, Strengths]:
        """For each answer that accepts one, unless something has to be chosen first."""
        offered = [(place, each.key) for place, each in enumerate(choices) if each.verb == "accept trade"]
        if offered and self.table != (table := (view["heroes"], view["offers"])):
            self.table, self.known = table, {}
        for place, key in offered:
            if key not in self.known:
                self.known[key] = self.after(game, place)
        found = [(place, self.known[key]) for place, key in offered]
        return {place: after for place, after in found if after is not None}

    def after(self, game: Game[Any], place: int) -> Strengths | None:
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


def balanced_by(view: View) -> object:
    """Of all that a seat sees, what a fight depends on."""
    fight = view["fight"]
    return view["heroes"], {name: fight[name] for name in fight if name not in TALK}


def balance(game: Game[Any]) -> Balance | None:
    """None: the fight is over, or something else has to be answered first."""
    table, decision = game.table, game.decision
    assert isinstance(table, Munchkin)
    is_at_rest = decision is None or decision.is_window
    is_plain = is_at_rest and not game.state.air and table.is_open and not game.state.fight.calls
    return Balance(*table.strengths(), table.is_winning()) if is_plain else None
