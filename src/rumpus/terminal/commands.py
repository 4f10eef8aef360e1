"""What can be typed besides an answer."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table
from rich.text import Text

from rumpus.kernel import Decision
from rumpus.smashup.card import id_of
from rumpus.smashup.catalog import FACTIONS
from rumpus.smashup.text import HOW_TO_PLAY, RULES, find_rules
from rumpus.smashup.text.cards import find_cards, help_lines, similar_names
from rumpus.smashup.text.naming import capital
from rumpus.terminal import files
from rumpus.terminal.board import card_list, hand
from rumpus.terminal.why import why

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
    session.say("Answer with the number of an option, or with words that only one option has: `shinobi a`, `end`.")
    table = Table.grid(padding=(0, 2))
    table.add_row("Enter", "the question again")
    for name, command in COMMANDS.items():
        if command.usage.split()[0] == name:
            table.add_row(Text(command.usage), command.words)
    session.show(table)


def show_card(session: Session, rest: str) -> None:
    found = find_cards(rest)
    if id_of(rest) in FACTIONS:
        session.show(card_list([card.id for card in FACTIONS[id_of(rest)].cards for _ in range(card.copies)]))
    elif len(found) == 1:
        for line in help_lines(found[0]):
            session.say(line)
    elif found:
        session.say("Which one? " + ", ".join(card.name for card in found[:12]))
    else:
        close = similar_names(rest)
        session.say(f"No card is called {rest!r}." + (f" Did you mean {' or '.join(close)}?" if close else ""))


def show_hand(session: Session, rest: str) -> None:
    session.show(hand(session.see(), session.seat))


def show_board(session: Session, rest: str) -> None:
    session.show_board(session.see(), again=True)


def show_log(session: Session, rest: str) -> None:
    lines = session.speaker.tell(session.match.log.events)
    if rest != "all":
        lines = lines[-(int(rest) if rest.isdigit() and int(rest) else LATELY) :]
    for line in lines:
        session.say(line)


def show_discard(session: Session, rest: str) -> None:
    """A player's discard pile, or all of them: they lie open."""
    seen = session.see()
    wanted = rest.lower()
    names = [name.lower() for name in session.seats.names]
    if wanted and wanted not in ("me", "my", "mine", "you", *names):
        session.say(f"Nobody is called {rest!r}: there are {', '.join(session.seats.names)}.")
        session.say("(This shows discard piles. To choose a card to discard, type its number or its name alone.)")
        return
    for seat, shown in enumerate(seen.seats):
        is_wanted = names[seat] == wanted or (seat == session.seat and wanted in ("me", "my", "mine", "you"))
        if is_wanted or not wanted:
            session.say(
                f"{capital(session.speaker.whose(seat))} discard pile" + (":" if shown.discard else " is empty.")
            )
            session.show(card_list(shown.discard))


def undo(session: Session, rest: str) -> None:
    """Take back the last answer; those that were given for the person go with it."""
    game = session.match.game
    if not game.can_undo(session.seat):
        session.say("That cannot be taken back: somebody has learned something since, or another player has answered.")
        session.say("`back` goes back to your last answer all the same: the bots do not mind.")
        return
    session.match.undo(session.seat)
    while has_no_choice(game.decision, session.seat) and game.can_undo(session.seat):
        session.match.undo(session.seat)
    session.is_patient = True
    session.say("Taken back.")


def go_back(session: Session, rest: str) -> None:
    """To one's own last answer, or further; what was seen since stays seen."""
    own = [place for place, answer in enumerate(session.match.record.answers) if answer[0] == session.seat]
    steps = int(rest) if rest.isdigit() else 1
    if not 1 <= steps <= len(own):
        session.say(f"You have given {len(own)} answers; `back 2` goes back two.")
        return
    session.match.go_back(own[-steps])
    while has_no_choice(session.match.game.decision, session.seat) and steps < len(own):
        steps += 1
        session.match.go_back(own[-steps])
    session.is_patient = True
    session.told = len(session.match.log.events)
    session.say("Back again.")


def has_no_choice(decision: Decision | None, seat: int) -> bool:
    """Such a question is answered for the person."""
    return decision is not None and decision.keys(seat) in (["pass"], ["none"])


def show_why(session: Session, rest: str) -> None:
    for line in why(session.match.game, session.seat, rest, session.speaker):
        session.say(line)


def show_rules(session: Session, rest: str) -> None:
    found = find_rules(rest) if rest else list(RULES)
    if not found:
        session.say(f"No rule has the number or the word {rest!r}. `rules` lists them all.")
    for number in found:
        session.say(f"{number}  {RULES[number]}")


def show_how_to_play(session: Session, rest: str) -> None:
    session.say(HOW_TO_PLAY)


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
    "hand": Command(show_hand, "hand", "your cards with their texts"),
    "card": Command(show_card, "card NAME", "all about a card or a base, or the cards of a faction"),
    "why": Command(show_why, "why CARD at BASE", "why you cannot play or use it now"),
    "log": Command(show_log, "log [NUMBER|all]", "what has happened"),
    "discard": Command(show_discard, "discard [NAME]", "the discard piles"),
    "rules": Command(show_rules, "rules [NUMBER|WORD]", "the rules, one of them, or those with a word"),
    "undo": Command(undo, "undo", "take back your last answer, if nobody has learned anything since"),
    "back": Command(go_back, "back [NUMBER]", "go back to your last answers, whatever has happened since"),
    "save": Command(save, "save [FILE]", "write the game to a file"),
    "quit": Command(leave, "quit", "save and leave"),
}
COMMANDS |= {"?": COMMANDS["help"], "exit": COMMANDS["quit"], "rule": COMMANDS["rules"]}
