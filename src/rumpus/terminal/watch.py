"""Watching bots play each other: the log of each turn, the table after it, and who wins."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.text import Text

from rumpus.kernel import SPECTATOR
from rumpus.match import Match
from rumpus.smashup.text import Speaker, read_view
from rumpus.smashup.text.standing import result
from rumpus.terminal.board import board
from rumpus.terminal.play import Read
from rumpus.terminal.seats import Seats


class Screening:
    """A game told as it goes, to somebody who sees what this seat sees (a spectator unless told)."""

    def __init__(self, match: Match[Any], seats: Seats, console: Console, viewer: int = SPECTATOR) -> None:
        self.match = match
        self.console = console
        self.viewer = viewer
        self.speaker = Speaker(seats.names, viewer)
        self.told = 0

    def tell(self) -> None:
        for line in self.speaker.tell(self.match.log.events, self.told):
            self.console.print(Text(line))
        self.told = len(self.match.log.events)

    def show_board(self, moment: str = "") -> None:
        seen = read_view(self.match.game.view(self.viewer))
        self.console.print(Text(f"\n{moment}" if moment else "", style="dim"))
        self.console.print(board(seen, self.speaker, self.console.width))
        self.console.print()

    def show_result(self) -> None:
        seen = read_view(self.match.game.view(self.viewer))
        self.console.print(Text(f"The game is over: {result(seen, self.speaker)}.", style="bold"))


def watch(match: Match[Any], seats: Seats, console: Console, read: Read, delay: float | None) -> int:
    """Turn by turn: on Enter if there is no delay, else after so many seconds."""
    screening = Screening(match, seats, console)
    bots = seats.players(match.record.seed)
    match.record.note = seats.note()
    console.print(Text(f"Game {match.record.seed}, {seats.note()}", style="dim"))
    turn = 0
    try:
        while (decision := match.game.decision) is not None:
            if match.game.state.turn != turn:
                turn = match.game.state.turn
                screening.tell()
                screening.show_board()
                if not goes_on(read, delay):
                    return 0
            seat = decision.awaited[0]
            bot = bots[seat]
            assert bot is not None
            match.answer(seat, bot.decide(match.game, seat))
    except KeyboardInterrupt:
        console.print()
        return 0
    screening.tell()
    screening.show_board()
    screening.show_result()
    return 0


def goes_on(read: Read, delay: float | None) -> bool:
    if delay is None:
        try:
            return read("Enter: next turn, q: stop > ").strip().lower() not in ("q", "quit", "exit")
        except EOFError:
            return False
    time.sleep(delay)
    return True
