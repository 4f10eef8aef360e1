"""How a minion's power comes about: what is printed on it, and what each card adds (SU-11.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from rumpus.smashup.table.board import Board
from rumpus.smashup.table.state import Piece


class Part(NamedTuple):
    """One line of the sum."""

    why: Literal["printed", "counters", "itself", "card", "turn"]  # turn: until the end of a turn
    amount: int
    card: str = ""  # that adds it
    of: int = -1  # who controls that card


def power_parts(g: Board, minion: Piece) -> Iterator[Part]:
    """What is printed comes first, then all that changes anything, in the order in which it is added."""
    watch, card = g.watch, minion.card
    yield Part("printed", card.power)
    if minion.counters:
        yield Part("counters", minion.counters)
    if card.own_bonus is not None and minion.serial not in watch.mute and (own := card.own_bonus(g, minion)):
        yield Part("itself", own, card.id, minion.controller)
    for action in minion.on:
        adds = action.card.host_bonus
        if adds is not None and action.serial not in watch.mute and (amount := adds(g, action)):
            yield Part("card", amount, action.card.id, action.controller)
    for me, bonus in [*watch.bonuses, *watch.bonuses_here.get(minion.base, ())]:
        if amount := bonus(g, me, minion):
            yield Part("card", amount, me.card.id, me.controller)
    for effect in g.state.lasting:
        if effect.what == "power" and effect.on == minion.serial:
            yield Part("turn", effect.amount)
