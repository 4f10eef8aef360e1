"""A recorded game again: its log and its table, turn by turn, from any seat, up to any answer."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from rumpus.families import resume
from rumpus.family.words import USUAL
from rumpus.match import Match
from rumpus.terminal.seats import Seats
from rumpus.terminal.watch import Screening


def replay(
    played: Match[Any], seats: Seats, viewer: int, console: Console, has_boards: bool, language: str = USUAL
) -> int:
    """A game up to where it has been played; the table is shown whenever a turn begins, and at the end."""
    match = resume(played.record, 0)
    screening = Screening(match, seats, console, viewer, language)
    turn = 0
    for number, (seat, option, _) in enumerate(played.record.answers):
        if has_boards and screening.turn != turn:
            turn = screening.turn
            screening.tell()
            screening.show_board(screening.words.AFTER_ANSWERS.format(count=number))
        match.answer(seat, option)
    screening.tell()
    screening.show_board(screening.words.AFTER_ANSWERS.format(count=len(played.record.answers)))
    if match.decision is None:
        screening.show_result()
    return 0
