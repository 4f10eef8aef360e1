"""Playing at the terminal: one person among bots, one question after another, by number or in words.

If the game waits for several, bots answer by themselves. When the person may say something but the game is not waiting
for it, they are asked only if they want to be: `interject`.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text

from rumpus.families import FAMILIES
from rumpus.family import View, ending, question_to
from rumpus.family.menu import Menu
from rumpus.family.words import USUAL
from rumpus.kernel import Decision
from rumpus.match import Match
from rumpus.terminal import files
from rumpus.terminal.commands import COMMANDS, Leave, has_no_choice
from rumpus.terminal.others import Others
from rumpus.terminal.seats import Seats
from rumpus.terminal.words import told, words_of

Read = Callable[[str], str]


class Session:
    """A person at a table. Whatever is typed, the game goes on; leaving saves it."""

    def __init__(
        self,
        match: Match[Any],
        seats: Seats,
        console: Console,
        read: Read,
        path: Path | None = None,
        language: str = USUAL,
        decks: Sequence[Path] = (),
    ) -> None:
        self.match = match
        self.seats = seats
        self.seat = seats.person
        self.console = console
        self.read = read
        self.path = path or files.default_path(match)
        self.decks = decks  # the files of those that are played with
        self.others = Others(match, seats.players(match.record.seed))
        self.family = FAMILIES[match.record.family]
        self.desk = self.family.desk()
        self.language = language
        self.words = words_of(language)
        self.book = self.family.rulebook(language)
        self.speaker = self.family.speaker(seats.names, self.seat, language)
        self.is_new = not match.record.answers
        self.told = 0 if self.is_new else len(match.log.events)  # how many events of the log have been shown
        self.is_patient = False  # ask even if there is nothing to choose: after an undo
        self.is_eager = False  # ask even if the game is not waiting for the person
        self.declined = -1  # the question at which they had nothing to say
        self.board_shown: object = None  # the table as it was last shown
        match.record.note = seats.note()

    # -- the loop --------------------------------------------------------------------------------------

    def run(self) -> int:
        self.greet()
        try:
            while True:
                self.let_others_play()
                self.show_news()
                decision = self.match.decision
                if decision is None or self.is_over:
                    self.after_the_game()
                else:
                    self.ask(decision)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave()
        except Leave:
            self.leave()
        return 0

    @property
    def is_over(self) -> bool:
        return self.match.decision is None

    def greet(self) -> None:
        if self.is_new:
            self.say(self.book.how_to_play)
        self.say(
            self.words.WELCOME.format(seed=self.match.record.seed, others=self.opponents(), hint=self.words.HINT), "dim"
        )

    def opponents(self) -> str:
        seats = zip(self.seats.names, self.seats.bots, strict=True)
        return self.words.listed([self.words.SEAT_OF_BOT.format(name=name, bot=bot) for name, bot in seats if bot])

    def let_others_play(self) -> None:
        """Until the person is asked. If they can only pass, they do, unless they have just taken that back."""
        while (decision := self.match.decision) is not None:
            if self.others.interject():
                continue
            if self.may_interject(decision):
                return
            if self.others.answer():
                continue
            if not has_no_choice(self) or self.is_patient:
                return
            self.match.answer(self.seat, 0)

    def may_interject(self, decision: Decision) -> bool:
        """May the person say something although the game is not waiting for it, and do they want to be asked?"""
        is_offered = self.seat in decision.offers and self.seat not in decision.awaited
        return is_offered and self.is_eager and self.declined != self.match.game.answered

    def ask(self, decision: Decision) -> None:
        """Until an answer is given, or the game has moved for another reason (undo)."""
        view, question = self.see(), question_to(self.match.game, self.seat)
        assert question is not None
        if self.desk.shows_board(question):
            self.show_board(view)
        asked = self.speaker.asked(self.match.game, question, view)
        menu = self.desk.menu(asked.choices, question, view, self.speaker)
        typed = ""
        while self.match.decision is decision:
            if not typed:
                self.say("\n" + asked.words, "bold")
                for more in filter(None, (asked.about, asked.holding)):
                    self.say(more)
                self.show(menu.renderable)
                if self.may_interject(decision):
                    self.say(self.words.NOT_WAITING, "dim")
            elif not self.obey(typed):
                self.answer(menu, typed)
            if self.match.decision is decision:
                typed = self.read("> ").strip()
                if not typed and self.may_interject(decision):
                    self.declined = self.match.game.answered
                    return

    def answer(self, menu: Menu, typed: str) -> None:
        found = menu.find(typed)
        if len(found) == 1:
            self.is_patient = False
            self.match.answer(self.seat, found[0])
        elif not found:
            self.say(self.words.NO_ANSWER.format(hint=self.words.HINT))
        else:
            self.say(self.words.WHICH)
            for option in found:
                self.say(f"  {menu.number(option)} {menu.words[option]}")

    def obey(self, typed: str) -> bool:
        """Carry out a command. False: it was not a command, or nothing was typed."""
        word, _, rest = typed.partition(" ")
        command, look = COMMANDS.get(word.lower()), self.desk.looks.get(word.lower())
        if look is not None:
            self.show(look(self.match.game, self.speaker, rest.strip()))
        elif command is not None:
            command(self, rest.strip())
        return command is not None or look is not None

    def after_the_game(self) -> None:
        """Look back, keep the game, or leave."""
        view = self.see()
        self.show_board(view)
        result = ending(self.speaker, view, self.match.record.conceded)
        self.say("\n" + self.words.OVER.format(result=result), "bold")
        self.say(self.words.LOOK_BACK)
        while self.is_over:
            typed = self.read("> ").strip()
            if not typed:
                raise Leave
            if not self.obey(typed):
                self.say(self.words.ONLY_COMMANDS)

    def leave(self) -> None:
        """A game that is not over is saved; a finished one only if the person has asked for it."""
        if self.is_over:
            return
        place = files.save_somewhere(self.match, self.path)
        if place is None:
            self.say(self.words.NOT_SAVED_AT.format(path=self.path))
        else:
            self.say(self.words.GO_ON.format(command=self.command("play --resume", place)))

    def command(self, verb: str, path: Path) -> str:
        """What to type to come back to this game in a file; with the files of its cards, without which it is none."""
        given = [str(path), *[word for deck in self.decks for word in ("--deck", str(deck))]]
        return f"rumpus {verb} {shlex.join(given)}"

    # -- the screen ------------------------------------------------------------------------------------

    def see(self) -> View:
        return self.match.game.view(self.seat)

    def say(self, words: str, style: str = "") -> None:
        self.show(Text(words, style=style))

    def show(self, what: RenderableType) -> None:
        self.console.print(what)

    def show_news(self) -> None:
        """What has happened since the person was last asked."""
        events = self.match.log.events
        self.told = min(self.told, len(events))
        for line in self.speaker.lines(events, self.told):
            self.say(told(line, self.words))
        self.told = len(events)

    def show_board(self, view: View, again: bool = False) -> None:
        """The table, if it looks different from when it was last shown."""
        face = self.desk.face(view)
        if again or face != self.board_shown:
            self.console.print()
            question = question_to(self.match.game, self.seat)
            self.show(self.desk.board(view, question, self.speaker, self.console.width))
        self.board_shown = face
