"""Playing at the terminal: one person among bots, one question after another, by number or in words."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from rumpus.kernel import Decision
from rumpus.match import Match
from rumpus.smashup.text import HOW_TO_PLAY, Seen, Speaker, read_view
from rumpus.smashup.text.naming import listed
from rumpus.smashup.text.standing import result
from rumpus.terminal import files
from rumpus.terminal.board import board
from rumpus.terminal.commands import COMMANDS, Leave, has_no_choice
from rumpus.terminal.menu import Menu
from rumpus.terminal.seats import Seats

Read = Callable[[str], str]
HINT = "Answer with a number or in words; Enter shows the question again, `help` the rest."


class Session:
    """A person at a table. Whatever is typed, the game goes on; leaving saves it."""

    def __init__(self, match: Match[Any], seats: Seats, console: Console, read: Read, path: Path | None = None) -> None:
        self.match = match
        self.seats = seats
        self.seat = seats.person
        self.console = console
        self.read = read
        self.path = path or files.default_path(match)
        self.bots = seats.players(match.record.seed + len(match.record.answers))
        self.speaker = Speaker(seats.names, self.seat)
        self.is_new = not match.record.answers
        self.told = 0 if self.is_new else len(match.log.events)  # how many events of the log have been shown
        self.is_patient = False  # ask even where there is nothing to choose: after an undo
        self.board_shown: object = None  # the table as it was shown last
        match.record.note = seats.note()

    # -- the loop --------------------------------------------------------------------------------------

    def run(self) -> int:
        if self.is_new:
            self.say(HOW_TO_PLAY)
        self.say(f"\nGame {self.match.record.seed}, {self.opponents()}. {HINT}\n", "dim")
        try:
            while True:
                self.let_others_play()
                self.show_news()
                if self.match.game.decision is None:
                    self.after_the_game()
                else:
                    self.ask(self.match.game.decision)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave()
        except Leave:
            self.leave()
        return 0

    def opponents(self) -> str:
        others = [f"{name} ({bot})" for name, bot in zip(self.seats.names, self.seats.bots, strict=True) if bot]
        return f"you against {listed(others)}"

    def let_others_play(self) -> None:
        """Until the person is asked. Where they can only pass, they do, unless they have just taken that back."""
        while (decision := self.match.game.decision) is not None:
            seat = decision.awaited[0]
            bot = self.bots[seat]
            if bot is not None:
                self.match.answer(seat, bot.decide(self.match.game, seat))
            elif has_no_choice(decision, seat) and not self.is_patient:
                self.match.answer(seat, 0)
            else:
                return

    def ask(self, decision: Decision) -> None:
        """Until an answer is given, or the game has moved for another reason (undo)."""
        seen = self.see()
        if "end turn" in decision.keys(self.seat) or decision.prompt.endswith("scoring"):
            self.show_board(seen)
        menu = Menu(seen, self.speaker)
        typed = ""
        while self.match.game.decision is decision:
            if not typed:
                self.say("\n" + self.speaker.prompt(seen), "bold")
                self.show(menu.renderable)
            elif not self.obey(typed):
                self.answer(menu, typed)
            if self.match.game.decision is decision:
                typed = self.read("> ").strip()

    def answer(self, menu: Menu, typed: str) -> None:
        found = menu.find(typed)
        if len(found) == 1:
            self.is_patient = False
            self.match.answer(self.seat, found[0])
        elif not found:
            self.say(f"That is not among the answers. {HINT}")
        else:
            self.say("Which one?")
            for option in found:
                self.say(f"  {menu.number(option)} {menu.words[option]}")

    def obey(self, typed: str) -> bool:
        """Carry out a command. False: it is none, or nothing at all was typed."""
        word, _, rest = typed.partition(" ")
        command = COMMANDS.get(word.lower())
        if command is None:
            return False
        command.do(self, rest.strip())
        return True

    def after_the_game(self) -> None:
        """Look back, keep the game, or leave."""
        seen = self.see()
        self.show_board(seen)
        self.say(f"\nThe game is over: {result(seen, self.speaker)}.", "bold")
        self.say("`log`, `board` and `back` look back, `save FILE` keeps the game, Enter leaves.")
        while self.match.game.decision is None:
            typed = self.read("> ").strip()
            if not typed:
                raise Leave
            if not self.obey(typed):
                self.say("The game is over; `help` lists what you can type, Enter leaves.")

    def leave(self) -> None:
        """A game that is not over is saved; a finished one only if the person has asked for it."""
        if self.match.game.decision is None:
            return
        place = files.save_somewhere(self.match, self.path)
        if place is None:
            self.say(f"The game could not be saved at {self.path}.")
        else:
            self.say(f"The game is saved. Go on with: rumpus play --resume {shlex.quote(str(place))}")

    # -- the screen ------------------------------------------------------------------------------------

    def see(self) -> Seen:
        return read_view(self.match.game.view(self.seat))

    def say(self, words: str, style: str = "") -> None:
        self.show(Text(words, style=style))

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def show_news(self) -> None:
        """What has happened since the person was asked last."""
        events = self.match.log.events
        self.told = min(self.told, len(events))
        for line in self.speaker.tell(events, self.told):
            self.say(line)
        self.told = len(events)

    def show_board(self, seen: Seen, again: bool = False) -> None:
        """The table, if it looks otherwise than when it was shown last."""
        looks = (seen.turn, seen.minions_left, seen.actions_left, seen.bases, seen.seats)
        if again or looks != self.board_shown:
            self.console.print()
            self.show(board(seen, self.speaker, self.console.width))
        self.board_shown = looks
