"""What can be typed besides an answer. A game has commands of its own for what can be looked at there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from rumpus.terminal import files
from rumpus.terminal.words import told

if TYPE_CHECKING:
    from rumpus.terminal.play import Session

LATELY = 20  # lines of the log


class Leave(Exception):
    """The person gets up from the table."""


Command = Callable[["Session", str], None]  # (session, what was typed after it)


def show_help(session: Session, rest: str) -> None:
    words = session.words
    session.say(words.HOW_TO_ANSWER)
    table = Table.grid(padding=(0, 2))
    table.add_row(*words.ENTER)
    for name, (usage, does) in words.COMMANDS.items():
        table.add_row(Text(usage), does)
        if name == "board":
            for usage_of_look, shows in session.desk.look_words(session.language).values():
                table.add_row(Text(usage_of_look), shows)
    session.show(table)


def show_board(session: Session, rest: str) -> None:
    session.show_board(session.see(), again=True)


def show_log(session: Session, rest: str) -> None:
    lines = [told(line, session.words) for line in session.speaker.lines(session.match.log.events)]
    if rest != "all":
        lines = lines[-(int(rest) if rest.isdigit() and int(rest) else LATELY) :]
    for line in lines:
        session.say(line)


def undo(session: Session, rest: str) -> None:
    """Take back the last answer, together with those that were given on the person's behalf."""
    game = session.match.game
    if not game.can_undo(session.seat):
        for line in session.words.CANNOT_UNDO:
            session.say(line)
        return
    session.match.undo(session.seat)
    while has_no_choice(session) and game.can_undo(session.seat):
        session.match.undo(session.seat)
    session.is_patient = True
    session.say(session.words.TAKEN_BACK)


def go_back(session: Session, rest: str) -> None:
    """To the person's own last answer, or further; what has been seen since stays seen."""
    own = [place for place, answer in enumerate(session.match.record.answers) if answer[0] == session.seat]
    steps = int(rest) if rest.isdigit() else 1
    if not 1 <= steps <= len(own):
        session.say(session.words.ANSWERS_GIVEN.format(count=len(own)))
        return
    session.match.go_back(own[-steps])
    while has_no_choice(session) and steps < len(own):
        steps += 1
        session.match.go_back(own[-steps])
    session.is_patient = True
    session.told = len(session.match.log.events)
    session.say(session.words.BACK_AGAIN)


def has_no_choice(session: Session) -> bool:
    """Such a question is answered for the person."""
    decision = session.match.decision
    return decision is not None and session.family.grammar.is_idle(decision.offers.get(session.seat, ()))


def show_rules(session: Session, rest: str) -> None:
    rules = {rule.number: rule.text for rule in session.book.rules}
    found = session.desk.find_rules(rest, session.language) if rest else list(rules)
    if not found:
        session.say(session.words.NO_SUCH_RULE.format(typed=rest))
    for number in found:
        session.say(f"{number}  {rules[number]}")


def show_how_to_play(session: Session, rest: str) -> None:
    session.say(session.book.how_to_play)


def interject(session: Session, rest: str) -> None:
    """Switch whether the person is asked when they may say something but need not; and say whom the game is waiting
    for."""
    session.is_eager = not session.is_eager
    session.say(session.words.EAGER if session.is_eager else session.words.NOT_EAGER)
    decision = session.match.decision
    waiting = [seat for seat in decision.awaited if seat != session.seat] if decision is not None else []
    if waiting:
        names = session.words.listed([session.seats.names[seat] for seat in waiting])
        session.say(session.words.ALSO_WAITING.format(names=names))


def save(session: Session, rest: str) -> None:
    path = Path(rest) if rest else session.path
    try:
        files.save(session.match, path)
    except OSError as error:
        session.say(session.words.NOT_SAVED.format(error=error))
        return
    session.path = path
    verb = "replay" if session.match.decision is None else "play --resume"
    session.say(session.words.SAVED.format(command=session.command(verb, path)))


def leave(session: Session, rest: str) -> None:
    raise Leave


COMMANDS: dict[str, Command] = {
    "help": show_help,
    "howto": show_how_to_play,
    "board": show_board,
    "log": show_log,
    "rules": show_rules,
    "interject": interject,
    "undo": undo,
    "back": go_back,
    "save": save,
    "quit": leave,
}
COMMANDS |= {"?": show_help, "exit": leave, "rule": show_rules}
