"""`rumpus puzzle`: finding the play at a table that is laid out, and proving that there is one."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from rich.console import Console

from rumpus.bots import BOTS, USUAL_BOT
from rumpus.families import FAMILIES
from rumpus.puzzles import (
    Adversary,
    Puzzle,
    TooMuch,
    faults,
    is_found,
    puzzle_named,
    puzzle_of_the_day,
    puzzles,
    solution_of,
)
from rumpus.terminal.commands import Leave, has_no_choice
from rumpus.terminal.play import Read, Session
from rumpus.terminal.seats import Seats
from rumpus.terminal.words import words_of

SEED = 1  # of bots that are tried


def play(game: str, ids: Sequence[str], console: Console, read: Read, language: str) -> int:
    """Today's puzzle, or those that are named, one after the other."""
    chosen = [puzzle_named(each) for each in ids] or [puzzle_of_the_day(game, date.today())]
    for puzzle in chosen:
        Finding(puzzle, console, read, language).run()
    return 0


def show_all(game: str, console: Console, language: str) -> int:
    words, kind = words_of(language), ""
    for puzzle in puzzles(game).values():
        if puzzle.form.kind != kind:
            kind = puzzle.form.kind
            console.print(words.PUZZLE_KINDS[kind], style="bold")
        level = words.PUZZLE_LEVELS[puzzle.form.level]
        console.print(words.PUZZLE_LINE.format(id=puzzle.id, title=puzzle.told(language).title, level=level))
    return 0


def check(ids: Sequence[str], console: Console, language: str) -> int:
    """Prove that each of them (without names: all) has exactly the solutions that its file claims."""
    words, code = words_of(language), 0
    for puzzle in named(ids):
        try:
            found = list(faults(puzzle))
        except TooMuch as error:
            found = [str(error)]
        for fault in found:
            console.print(words.PUZZLE_WRONG.format(id=puzzle.id, fault=fault), style="bold")
            code = 1
        if not found:
            console.print(words.PUZZLE_PROVEN.format(id=puzzle.id, title=puzzle.told(language).title))
    return code


def named(ids: Sequence[str]) -> list[Puzzle]:
    """These, or all that there are."""
    return [puzzle_named(each) for each in ids] or [each for name in FAMILIES for each in puzzles(name).values()]


def try_with(bot: str, ids: Sequence[str], console: Console, language: str) -> int:
    """Let a bot look for the solutions of these puzzles. It plays to win and is not told the goal, so that what it
    makes of a puzzle about points is its own affair."""
    words, chosen = words_of(language), named(ids)
    found = []
    for puzzle in chosen:
        is_one = is_found(puzzle, BOTS[bot](SEED))
        found += [puzzle] if is_one else []
        line = words.PUZZLE_FOUND if is_one else words.PUZZLE_NOT_FOUND
        console.print(line.format(id=puzzle.id, title=puzzle.told(language).title))
    console.print(words.PUZZLES_FOUND.format(bot=bot, **shares(found, chosen)), style="bold")
    ends = [puzzle for puzzle in chosen if puzzle.is_about_winning]
    console.print(words.PUZZLES_ABOUT_WINNING.format(**shares([each for each in found if each in ends], ends)))
    return 0


def shares(found: Sequence[Puzzle], chosen: Sequence[Puzzle]) -> dict[str, float]:
    return {"found": len(found), "count": len(chosen), "share": len(found) / max(1, len(chosen))}


class Finding(Session):
    """Somebody at a puzzle. The others do whatever spoils it, and nothing is kept."""

    def __init__(self, puzzle: Puzzle, console: Console, read: Read, language: str) -> None:
        bots = tuple("" if seat == puzzle.seat else USUAL_BOT for seat in range(len(puzzle.names)))
        super().__init__(puzzle.start(), Seats(tuple(puzzle.names), bots), console, read, language=language)
        self.puzzle = puzzle
        self.adversary = Adversary(puzzle)

    @property
    def is_over(self) -> bool:
        return self.puzzle.verdict(self.match.game) is not None

    def greet(self) -> None:
        told, level = self.puzzle.told(self.language), self.words.PUZZLE_LEVELS[self.puzzle.form.level]
        self.say(self.words.PUZZLE.format(title=told.title, level=level), "bold")
        self.say(told.aim)
        self.say(self.words.PUZZLE_HINT, "dim")

    def let_others_play(self) -> None:
        while not self.is_over:
            answer = self.adversary.next_answer(self.match.game)
            if answer is not None:
                self.match.answer(*answer)
            elif not has_no_choice(self) or self.is_patient:
                return
            else:
                self.match.answer(self.seat, 0)

    def obey(self, typed: str) -> bool:
        match typed:
            case "nudge":
                card = next(each.name for each in self.book.cards if each.id == self.puzzle.form.nudge)
                self.say(self.words.PUZZLE_NUDGE.format(card=card))
            case "solution":
                for line in [*solution_of(self.puzzle, self.language), self.puzzle.told(self.language).why]:
                    self.say(line)
            case "again":
                self.start_over()
            case _:
                return super().obey(typed)
        return True

    def after_the_game(self) -> None:
        if self.puzzle.verdict(self.match.game):
            self.say("\n" + self.words.PUZZLE_SOLVED, "bold")
            self.say(self.puzzle.told(self.language).why)
            raise Leave
        self.say("\n" + self.words.PUZZLE_MISSED, "bold")
        while self.is_over:
            typed = self.read("> ").strip()
            if not typed:
                self.start_over()
            elif not self.obey(typed):
                self.say(self.words.ONLY_COMMANDS)

    def start_over(self) -> None:
        self.match.go_back(0)
        self.told = 0
        self.is_patient = True
        self.say(self.words.PUZZLE_AGAIN)

    def leave(self) -> None:
        """There is nothing to keep: it is the same tomorrow."""
