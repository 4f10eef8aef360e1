"""What is remembered from one line to the next, while a game is told."""

from __future__ import annotations

from rumpus.family import Memory, View
from rumpus.family.options import seat_of

# Whose fight it is, whether it is decided, a card just drawn, how the fight stood when that was told last, and whether
# its result is called.
FIGHTER, DECIDED, DRAWN, OURS, THEIRS, CALLED = range(6)


def recalled(view: View) -> Memory:
    """Where it has begun before anything was told."""
    fight = view.get("fight")
    return {FIGHTER: fight["fighter"]} if fight is not None else {}


def remember(kind: str, values: list[str | int], memory: Memory) -> None:
    if kind == "fight":
        memory[FIGHTER], memory[DECIDED], memory[OURS], memory[CALLED] = seat_of(values[0]), 0, -1, 0
    elif kind == "takes over":
        memory[FIGHTER] = seat_of(values[0])
    elif kind == "decided":
        memory[DECIDED], memory[CALLED] = 1, 0
    elif kind in ("call", "stands"):
        memory[OURS], memory[THEIRS] = (int(each) for each in values[-2:])
        memory[CALLED] = int(kind == "call")
    if kind != "play":  # a monster that is drawn and fought at once was not looked for
        memory[DRAWN] = int(kind == "draw")
