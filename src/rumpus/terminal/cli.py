"""`rumpus`: sit down at a table, watch, replay, look up cards, check scenarios."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Sequence
from pathlib import Path
from random import SystemRandom
from typing import Any

from rich.console import Console

from rumpus import __version__
from rumpus.bots import BOTS
from rumpus.families import FAMILIES, new_match
from rumpus.family import BadDeck, Family, Unreadable
from rumpus.family.words import LANGUAGES, USUAL
from rumpus.kernel import BadSetup
from rumpus.match import Match
from rumpus.record import BadRecord
from rumpus.terminal import decks, files, scenarios
from rumpus.terminal.cards import cards
from rumpus.terminal.play import Read, Session
from rumpus.terminal.replay import replay
from rumpus.terminal.seats import PERSON, Seats, seat_people, seats_of
from rumpus.terminal.watch import watch

EXPLAINED = (BadDeck, BadSetup, BadRecord, Unreadable, OSError)  # the message is enough


def main(arguments: Sequence[str] | None = None, console: Console | None = None, read: Read = input) -> int:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # `input` then has line editing and history
    told = parser(game_told(arguments)).parse_args(arguments)
    try:
        return int(told.run(told, console or Console(highlight=False), read))
    except EXPLAINED as error:
        print(f"rumpus: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def game_told(arguments: Sequence[str] | None) -> Family:
    """The game that is meant: the other options depend on it. If `--game` is wrong, that is reported later."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    first.add_argument("--game", default="smashup")
    try:
        told = first.parse_known_args(arguments)[0].game
    except argparse.ArgumentError:
        told = "smashup"
    return FAMILIES.get(told, FAMILIES["smashup"])


def parser(family: Family) -> argparse.ArgumentParser:
    titles = " or ".join(each.info().title for each in FAMILIES.values())
    top = argparse.ArgumentParser(prog="rumpus", description=f"A table for {titles} in the terminal.")
    desk = family.desk()
    top.add_argument("--version", action="version", version=f"rumpus {__version__}")
    commands = top.add_subparsers(required=True, metavar="COMMAND")

    each = commands.add_parser("play", help="play against bots")
    add_setup(each, family)
    each.add_argument("--seat", type=int, default=1, help="your seat, counted from 1 (default: 1)")
    each.add_argument("--name", default=PERSON, help="what the others call you")
    each.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    each.set_defaults(run=run_play)

    each = commands.add_parser("watch", help="watch bots play each other")
    add_setup(each, family)
    pace = each.add_mutually_exclusive_group()
    pace.add_argument(
        "--delay", type=float, metavar="SECONDS", help="wait this long after each turn instead of for Enter"
    )
    pace.add_argument("--fast", action="store_true", help="do not wait at all")
    each.add_argument("--save", type=Path, metavar="FILE", help="save the game for `rumpus replay`")
    each.set_defaults(run=run_watch)

    each = commands.add_parser("replay", help="watch a saved game again, or play on from any point in it")
    each.add_argument("file", type=Path)
    each.add_argument("--to", type=int, metavar="N", help="stop after this many answers")
    each.add_argument("--seat", type=int, metavar="S", help="see what this seat saw, counted from 1; 0 is a spectator")
    each.add_argument("--log-only", action="store_true", help="show only the last table")
    add_language(each)
    add_decks(each)
    each.add_argument("--play-on", action="store_true", help="take a seat and play on from there against bots")
    each.add_argument(
        "--bots", default="greedy", metavar="KIND", help="with --play-on: which bot plays the other seats"
    )
    each.set_defaults(run=run_replay)

    each = commands.add_parser(
        "serve",
        help="serve the web table",
        description="Serve the web table. Tables, answers and chat are stored in the database, so a restart loses "
        "nothing. A message may be up to 16 kB, and a connection may send up to 40 of them in two seconds.",
    )
    each.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: this machine only)")
    each.add_argument("--port", type=int, default=8123, help="default: 8123")
    each.add_argument("--database", default="rumpus.sqlite", help="an SQLite file (default: rumpus.sqlite)")
    each.add_argument("--pace", type=float, default=0.6, help="how long bots think, in seconds (default: 0.6)")
    each.add_argument(
        "--tables",
        type=int,
        default=30,
        metavar="N",
        help="how many may be opened from one address in an hour (default: 30; 0: any number)",
    )
    each.add_argument(
        "--game", action="append", default=[], choices=tuple(FAMILIES), help="serve only this game; may be repeated"
    )
    add_decks(each)
    each.add_argument("--open", action="store_true", dest="is_shown", help="open the table in a browser")
    each.set_defaults(run=run_serve)

    each = commands.add_parser("scenario", help="check rules questions and puzzles written down as YAML")
    each.add_argument("files", nargs="+", metavar="FILE")
    add_game(each)
    each.set_defaults(run=lambda told, console, read: scenarios.run_files(desk, told.files))

    each = commands.add_parser(
        "cards",
        help="look up cards: numbers, texts, rulings; or check a deck file",
        description="Look up cards by their names. `rumpus cards check FILE` checks a deck file instead.",
    )
    each.add_argument("names", nargs="*", metavar="NAME")
    add_game(each)
    add_decks(each)
    desk.add_filters(each)
    each.add_argument("--json", action="store_true", help="a list of objects, for programs")
    each.set_defaults(run=lambda told, console, read: run_cards(told, console, family))
    return top


def add_language(to: argparse.ArgumentParser) -> None:
    to.add_argument("--language", default=USUAL, choices=tuple(LANGUAGES), help=f"default: {USUAL}")


def add_game(to: argparse.ArgumentParser) -> None:
    to.add_argument("--game", default="smashup", choices=tuple(FAMILIES), help="default: smashup")


def add_decks(to: argparse.ArgumentParser) -> None:
    to.add_argument(
        "--deck", action="append", default=[], type=Path, metavar="FILE", dest="decks",
        help="play with the cards of this deck file; may be repeated",
    )  # fmt: skip


def add_setup(to: argparse.ArgumentParser, family: Family) -> None:
    add_language(to)
    add_game(to)
    add_decks(to)
    fewest, most = family.info().fewest, family.info().most
    to.add_argument("--players", type=int, default=fewest, help=f"{fewest} to {most} (default: {fewest})")
    to.add_argument(
        "--bots", default="greedy", metavar="KIND", help=f"{' or '.join(BOTS)}; one kind for all, or one for each: a,b"
    )
    to.add_argument("--seed", type=int, help="the same number gives the same game")
    family.desk().add_setup(to)


def run_play(told: argparse.Namespace, console: Console, read: Read) -> int:
    decks.load(told.decks, None if told.resume else FAMILIES[told.game])
    if told.resume:
        record = files.load(told.resume)
        match = files.take_up(record)
        seats = seats_of(record, players_of(match)) or seated(told, players_of(match))
        if seats.person < 0:
            raise BadRecord(f"only bots played this game; `rumpus replay {told.resume} --play-on` takes a seat")
        return Session(match, seats, console, read, told.resume, told.language).run()
    seats = seated(told, told.players)
    return Session(started(told, seats.person), seats, console, read, language=told.language).run()


def run_watch(told: argparse.Namespace, console: Console, read: Read) -> int:
    decks.load(told.decks, FAMILIES[told.game])
    seats = seat_people(told.players, -1, "", told.bots.split(","))
    match = started(told)
    code = watch(match, seats, console, read, 0.0 if told.fast else told.delay, told.language)
    if told.save:
        files.save(match, told.save)
    return code


def run_replay(told: argparse.Namespace, console: Console, read: Read) -> int:
    decks.load(told.decks)
    record = files.load(told.file)
    match = files.take_up(record, told.to)
    players = players_of(match)
    if told.seat is not None and not 0 <= told.seat <= players:
        raise BadRecord(f"there is no seat {told.seat}: {players} played, and 0 is a spectator")
    recorded = seats_of(record, players) or seat_people(players, -1, "", ["greedy"])
    viewer = recorded.person if told.seat is None else told.seat - 1
    if not told.play_on:
        return replay(match, recorded, viewer, console, not told.log_only, told.language)
    person = max(viewer, 0)
    seats = seat_people(
        players, person, recorded.names[person] if viewer == recorded.person else PERSON, told.bots.split(",")
    )
    return Session(match, seats, console, read, fork_path(told.file), told.language).run()


def run_cards(told: argparse.Namespace, console: Console, family: Family) -> int:
    if len(told.names) == 2 and told.names[0] == "check":
        return decks.check(Path(told.names[1]), console)
    decks.load(told.decks, family)
    return cards(family.desk(), told, console)


def run_serve(told: argparse.Namespace, console: Console, read: Read) -> int:
    decks.load(told.decks)
    from rumpus.terminal.serve import serve  # only this command needs the server's libraries

    return serve(told.host, told.port, told.database, told.pace, told.tables, told.game, told.is_shown)


def started(told: argparse.Namespace, person: int = -1) -> Match[Any]:
    seed = SystemRandom().randrange(1_000_000) if told.seed is None else told.seed
    setup = FAMILIES[told.game].desk().setup(told, told.players, person, seed)
    return new_match(told.game, seed=seed, players=told.players, **setup)


def seated(told: argparse.Namespace, players: int) -> Seats:
    """A person and bots, as the options say."""
    if told.seat < 1:
        raise BadSetup(f"there is no seat {told.seat}: they are counted from 1")
    return seat_people(players, told.seat - 1, told.name, told.bots.split(","))


def players_of(match: Match[Any]) -> int:
    return len(FAMILIES[match.record.family].standing(match.game).points)


def fork_path(path: Path) -> Path:
    return path.with_name(f"{path.stem}-fork{path.suffix}")
