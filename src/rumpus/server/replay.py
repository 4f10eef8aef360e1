"""How a game has gone, from its record: all its moments in one pass."""

from __future__ import annotations

from rumpus.families import new_match
from rumpus.record import Record
from rumpus.server.protocol import Mark


def marks(record: Record) -> list[Mark]:
    """How the game stood before its first answer and after each."""
    match = new_match(record.family, seed=record.seed, **record.setup)
    found: list[Mark] = []
    told = 0
    for at in range(len(record.answers) + 1):
        if at:
            seat, option, _ = record.answers[at - 1]
            match.game.answer(seat, option)
        state, events = match.game.state, match.log.events
        scores = [str(event.public[0]) for event in events[told:] if event.kind == "scoring"]
        found.append(Mark(at, state.turn, state.active, [each.points for each in state.seats], scores))
        told = len(events)
    return found
