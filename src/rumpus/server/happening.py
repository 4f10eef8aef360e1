"""What has happened, for a client: lines of the log, and bases that were scored."""

from __future__ import annotations

from collections.abc import Sequence

from rumpus.kernel import Event
from rumpus.server.protocol import Line, Scored, ScoredRow
from rumpus.smashup.text import Speaker
from rumpus.smashup.text.telling import Owners


def lines(speaker: Speaker, events: Sequence[Event], since: int = 0, owners: Owners | None = None) -> list[Line]:
    """The log from an event on, in the words of who is told."""
    told = speaker.sentences(events, since, owners)
    return [Line(line.text, line.by, "turn" if line.kind == "turn" else "") for line in told]


def scored(events: Sequence[Event], since: int = 0) -> list[Scored]:
    """The bases whose points were awarded from an event on."""
    return [award(events[place]) for place in range(since, len(events)) if events[place].kind == "award"]


def award(event: Event) -> Scored:
    """As the game tells it: the base, its total and breakpoint; then four words for each player."""
    base, serial, total, breakpoint, *told = event.public
    rows = [
        ScoredRow(int(str(seat)[1:]), int(power), int(place), int(points))
        for seat, power, place, points in zip(*[iter(told)] * 4, strict=True)
    ]
    return Scored(str(base), int(serial), int(breakpoint), int(total), rows)
