"""Watching bots play each other: the log of each turn, the table after it, and who wins."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.text import Text

from rumpus.families import FAMILIES
from rumpus.family import ending, question_to
from rumpus.family.words import USUAL
from rumpus.kernel import SPECTATOR
from rumpus.match import Match
from rumpus.terminal.others import Others
from rumpus.terminal.play import Read
from rumpus.terminal.seats import Seats
from rumpus.terminal.words import told, words_of


class Screening:
    """A game narrated as it goes, to somebody who sees what this seat sees (by default a spectator)."""

    def __init__(
        self, match: Match[Any], seats: Seats, console: Console, viewer: int = SPECTATOR, language: str = USUAL
    ) -> None:
        self.match = match
        self.console = console
        self.viewer = viewer
        self.family = FAMILIES[match.record.family]
        self.desk = self.family.desk()
        self.words = words_of(language)
        self.speaker = self.family.speaker(seats.names, viewer, language)
        self.told = 0

    @property
    def turn(self) -> int:
        return self.family.standing(self.match.game).turn

    def tell(self) -> None:
        for line in self.speaker.lines(self.match.log.events, self.told):
            self.console.print(Text(told(line, self.words)))
        self.told = len(self.match.log.events)

    def show_board(self, moment: str = "") -> None:
        view, question = self.match.game.view(self.viewer), question_to(self.match.game, self.viewer)
        self.console.print(Text(f"\n{moment}" if moment else "", style="dim"))
        self.console.print(self.desk.board(view, question, self.speaker, self.console.width))
        self.console.print()

    def show_result(self) -> None:
        result = ending(self.speaker, self.match.game.view(self.viewer), self.match.record.conceded)
        self.console.print(Text(self.words.OVER.format(result=result), style="bold"))


def watch(
    match: Match[Any], seats: Seats, console: Console, read: Read, delay: float | None, language: str = USUAL
) -> int:
    """Turn by turn: on Enter if there is no delay, otherwise after that many seconds."""
    screening = Screening(match, seats, console, language=language)
    words = screening.words
    others = Others(match, seats.players(match.record.seed))
    match.record.note = seats.note()
    told = [words.SEAT_OF_BOT.format(name=name, bot=bot) for name, bot in zip(seats.names, seats.bots, strict=True)]
    console.print(Text(words.WATCHED.format(seed=match.record.seed, seats=words.listed(told)), style="dim"))
    turn = 0
    try:
        while match.decision is not None:
            if screening.turn != turn:
                turn = screening.turn
                screening.tell()
                screening.show_board()
                if not goes_on(read, delay, words.NEXT_TURN):
                    return 0
            if not others.interject():
                others.answer()
    except KeyboardInterrupt:
        console.print()
        return 0
    screening.tell()
    screening.show_board()
    screening.show_result()
    return 0


def goes_on(read: Read, delay: float | None, prompt: str) -> bool:
    if delay is None:
        try:
            return read(prompt).strip().lower() not in ("q", "quit", "exit")
        except EOFError:
            return False
    time.sleep(delay)
    return True
