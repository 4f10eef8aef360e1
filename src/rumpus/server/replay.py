"""How a game has gone, from its record: one of its moments, or all of them in one pass."""

from __future__ import annotations

from rumpus.families import new_match, resume
from rumpus.record import Record
from rumpus.server import happening
from rumpus.server.protocol import Mark, Moment
from rumpus.smashup.text import Speaker


def moment(record: Record, at: int, speaker: Speaker) -> Moment:
    """The game after so many answers, as who is spoken to saw it then."""
    match = resume(record, max(at - 1, 0))
    told = len(match.log.events)
    if at:
        seat, option, _ = record.answers[at - 1]
        match.answer(seat, option)
    events = match.log.events
    log, scored = happening.lines(speaker, events), happening.scored(events, told)
    return Moment(at, len(record.answers), match.game.view(speaker.viewer), log, scored)


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
