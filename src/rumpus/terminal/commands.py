"""What can be typed besides an answer. A game has commands of its own for what can be looked at there."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table
from rich.text import Text

from rumpus.terminal import files

if TYPE_CHECKING:
    from rumpus.terminal.play import Session

LATELY = 20  # lines of the log


class Leave(Exception):
    """The person gets up from the table."""


class Command(NamedTuple):
    do: Callable[[Session, str], None]
    usage: str
    words: str


def show_help(session: Session, rest: str) -> None:
    session.say("Answer with the number of an option, or with words that only one option has.")
    table = Table.grid(padding=(0, 2))
    table.add_row("Enter", "the question again")
    for name, command in COMMANDS.items():
        if command.usage.split()[0] == name:
            table.add_row(Text(command.usage), command.words)
        if name == "board":
            for usage, words in session.desk.look_words(session.language).values():
                table.add_row(Text(usage), words)
    session.show(table)


def show_board(session: Session, rest: str) -> None:
    session.show_board(session.see(), again=True)


def show_log(session: Session, rest: str) -> None:
    lines = [line.text for line in session.speaker.lines(session.match.log.events)]
    if rest != "all":
        lines = lines[-(int(rest) if rest.isdigit() and int(rest) else LATELY) :]
    for line in lines:
        session.say(line)


def undo(session: Session, rest: str) -> None:
    """Take back the last answer, together with those that were given on the person's behalf."""
    game = session.match.game
    if not game.can_undo(session.seat):
        session.say(
            "You cannot take that back: somebody has learned something since then, or another player has answered."
        )
        session.say("`back` still goes back to your last answer: the bots do not mind.")
        return
    session.match.undo(session.seat)
    while has_no_choice(session) and game.can_undo(session.seat):
        session.match.undo(session.seat)
    session.is_patient = True
    session.say("Taken back.")


def go_back(session: Session, rest: str) -> None:
    """To the person's own last answer, or further; what has been seen since stays seen."""
    own = [place for place, answer in enumerate(session.match.record.answers) if answer[0] == session.seat]
    steps = int(rest) if rest.isdigit() else 1
    if not 1 <= steps <= len(own):
        session.say(f"You have given {len(own)} answers; `back 2` goes back two.")
        return
    session.match.go_back(own[-steps])
    while has_no_choice(session) and steps < len(own):
        steps += 1
        session.match.go_back(own[-steps])
    session.is_patient = True
    session.told = len(session.match.log.events)
    session.say("Back again.")


def has_no_choice(session: Session) -> bool:
    """Such a question is answered for the person."""
    decision = session.match.game.decision
    return decision is not None and session.family.grammar.is_idle(decision.offers.get(session.seat, ()))


def show_rules(session: Session, rest: str) -> None:
    rules = {rule.number: rule.text for rule in session.book.rules}
    found = session.desk.find_rules(rest) if rest else list(rules)
    if not found:
        session.say(f"No rule has that number or contains {rest!r}. `rules` lists them all.")
    for number in found:
        session.say(f"{number}  {rules[number]}")


def show_how_to_play(session: Session, rest: str) -> None:
    session.say(session.book.how_to_play)


def interject(session: Session, rest: str) -> None:
    """Switch whether the person is asked when they may say something but need not; and say whom the game is waiting
    for."""
    session.is_eager = not session.is_eager
    if session.is_eager:
        session.say(
            "From now on you are asked whenever you may say something, even if the game is not waiting for you."
        )
    else:
        session.say("From now on you are asked only when the game is waiting for you.")
    decision = session.match.game.decision
    waiting = [seat for seat in decision.awaited if seat != session.seat] if decision is not None else []
    if waiting:
        session.say(f"The game is also waiting for {', '.join(session.seats.names[seat] for seat in waiting)}.")


def save(session: Session, rest: str) -> None:
    path = Path(rest) if rest else session.path
    try:
        files.save(session.match, path)
    except OSError as error:
        session.say(f"The game could not be saved: {error}")
        return
    session.path = path
    verb = "replay" if session.match.game.decision is None else "play --resume"
    session.say(f"Saved. Later: rumpus {verb} {shlex.quote(str(path))}")


def leave(session: Session, rest: str) -> None:
    raise Leave


COMMANDS: dict[str, Command] = {
    "help": Command(show_help, "help", "this list"),
    "howto": Command(show_how_to_play, "howto", "the game in ten lines"),
    "board": Command(show_board, "board", "the table again"),
    "log": Command(show_log, "log [NUMBER|all]", "what has happened"),
    "rules": Command(show_rules, "rules [NUMBER|WORD]", "the rules, one of them, or those that contain a word"),
    "interject": Command(interject, "interject", "be asked even when the game is not waiting for you; again to stop"),
    "undo": Command(undo, "undo", "take back your last answer, if nobody has learned anything since"),
    "back": Command(go_back, "back [NUMBER]", "go back to an earlier answer, whatever has happened since"),
    "save": Command(save, "save [FILE]", "write the game to a file"),
    "quit": Command(leave, "quit", "save and leave"),
}
COMMANDS |= {"?": COMMANDS["help"], "exit": COMMANDS["quit"], "rule": COMMANDS["rules"]}
