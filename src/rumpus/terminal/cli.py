"""`rumpus`: sit down at a table, watch, replay, look up cards, check scenarios."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import Any

from rich.console import Console

from rumpus import families
from rumpus.arena import Contest, NoSuchBot, entrant, forget, outsider
from rumpus.bots import USUAL_BOT
from rumpus.families import FAMILIES, new_match, resume
from rumpus.family import BadDeck, BadSetup, Mistake, Unreadable
from rumpus.match import Match
from rumpus.record import BadRecord
from rumpus.terminal import decks, files, matches, puzzles, scenarios
from rumpus.terminal.cards import cards
from rumpus.terminal.parser import CommandLine, meant
from rumpus.terminal.play import Read, Session
from rumpus.terminal.replay import replay
from rumpus.terminal.review import review
from rumpus.terminal.seats import PERSON, Seats, seat_people, seats_of
from rumpus.terminal.watch import watch
from rumpus.terminal.words import words_of


def main(arguments: Sequence[str] | None = None, console: Console | None = None, read: Read = input) -> int:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  # `input` then has line editing and history
    told = CommandLine(*meant(arguments)).top.parse_args(arguments)
    try:
        return RUN[told.command](told, console or Console(highlight=False), read)
    except Mistake as mistake:
        return complain(families.told(mistake, told.language, words_of(told.language)), told.language, mistake.place)
    except BadDeck as error:
        return complain(str(error), told.language)
    except OSError as error:
        return complain(error.strerror or str(error), told.language, error.filename or "")
    except KeyboardInterrupt:
        return 130


def complain(words: str, language: str, place: str = "") -> int:
    form = words_of(language).COMPLAINT_AT if place else words_of(language).COMPLAINT
    print(form.format(words=words, place=place), file=sys.stderr)
    return 2


def run_play(told: argparse.Namespace, console: Console, read: Read) -> int:
    decks.load(told.decks, told.language, None if told.resume else FAMILIES[told.game])
    if told.resume:
        record = files.load(told.resume)
        match = resume(record)
        seats = seats_of(record, players_of(match)) or seated(told, players_of(match))
        if seats.person < 0:
            raise BadRecord("only bots played", file=told.resume)
        return Session(match, seats, console, read, told.resume, told.language, told.decks).run()
    seats = seated(told, told.players)
    match = started(told, seats.person)
    return Session(match, seats, console, read, language=told.language, decks=told.decks).run()


def run_watch(told: argparse.Namespace, console: Console, read: Read) -> int:
    decks.load(told.decks, told.language, FAMILIES[told.game])
    seats = seat_people(told.players, -1, "", told.bots.split(","))
    match = started(told)
    code = watch(match, seats, console, read, 0.0 if told.fast else told.delay, told.language)
    if told.save:
        files.save(match, told.save)
    return code


def run_replay(told: argparse.Namespace, console: Console, read: Read) -> int:
    decks.load(told.decks, told.language)
    record = files.load(told.file)
    match = resume(record, told.to)
    players = players_of(match)
    if told.seat is not None and not 0 <= told.seat <= players:
        raise BadRecord("seat to watch", seat=told.seat, players=players)
    recorded = seats_of(record, players) or seat_people(players, -1, "", [USUAL_BOT])
    viewer = recorded.person if told.seat is None else told.seat - 1
    if not told.play_on:
        return replay(match, recorded, viewer, console, not told.log_only, told.language)
    person = max(viewer, 0)
    seats = seat_people(
        players, person, recorded.names[person] if viewer == recorded.person else PERSON, told.bots.split(",")
    )
    return Session(match, seats, console, read, fork_path(told.file), told.language, told.decks).run()


def run_review(told: argparse.Namespace, console: Console, read: Read) -> int:
    decks.load(told.decks, told.language)
    record = files.load(told.file)
    players = players_of(resume(record))
    if told.seat is not None and not 1 <= told.seat <= players:
        raise BadRecord("seat to review", seat=told.seat, players=players)
    seats = seats_of(record, players) or seat_people(players, -1, "", [USUAL_BOT])
    people = [seat for seat, bot in enumerate(seats.bots) if not bot] or list(range(players))
    whose = people if told.seat is None else [told.seat - 1]
    return review(record, seats, whose, console, told.file, told.json, told.language)


def run_cards(told: argparse.Namespace, console: Console, read: Read) -> int:
    if len(told.names) == 2 and told.names[0] == "check":
        return decks.check(Path(told.names[1]), console, told.language)
    if told.names == ["check"]:
        raise Unreadable("no deck named")
    decks.load(told.decks, told.language, FAMILIES[told.game])
    return cards(FAMILIES[told.game].desk(), told, console)


def run_scenario(told: argparse.Namespace, console: Console, read: Read) -> int:
    decks.load(told.decks, told.language)
    return scenarios.run_files(told.game, told.files, told.language)


def run_puzzle(told: argparse.Namespace, console: Console, read: Read) -> int:
    match told.puzzles:
        case ["list"]:
            return puzzles.show_all(told.game, console, told.language)
        case ["check", *ids] if told.bot:
            return puzzles.try_with(told.bot, ids, console, told.language)
        case ["check", *ids]:
            return puzzles.check(ids, console, told.language)
        case _:
            return puzzles.play(told.game, told.puzzles, console, read, told.language)


def run_match(told: argparse.Namespace, console: Console, read: Read) -> int:
    names = [*told.names, USUAL_BOT]
    if told.outside is None and not told.names:
        raise NoSuchBot("no bot named")
    first = outsider(told.outside) if told.outside is not None else entrant(names.pop(0))
    contest = Contest(first, entrant(names[0]), told.game, told.players)
    contest.check()
    if told.again:
        forget(contest, told.folder)
    rounds = range(told.first, told.first + told.rounds)
    return matches.match(contest, rounds, told.processes, told.folder, console, told.language)


def run_admin(told: argparse.Namespace, console: Console, read: Read) -> int:
    from rumpus.terminal.admin import Admin  # which needs the server's libraries

    return Admin(told, console).run()


def run_serve(told: argparse.Namespace, console: Console, read: Read) -> int:
    decks.load(told.decks, told.language)
    from rumpus.terminal.serve import serve  # only this command needs the server's libraries

    prepare = partial(decks.load, told.decks, told.language)
    one = partial(
        serve, told.host, told.port, told.database, told.pace, told.tables, told.people, told.names, told.game,
        told.friends, told.is_shown, told.language, read, told.thinkers, prepare, told.metrics, told.log_format,
        told.keep_finished, told.hook_hosts, told.pushes, told.hooks,
    )  # fmt: skip
    if told.processes == 1:
        return one(told.peer)
    from rumpus.terminal.together import serve_together

    return serve_together(told.processes, told.host, told.port, told.peer, told.language, prepare, one)


def started(told: argparse.Namespace, person: int = -1) -> Match[Any]:
    seed = SystemRandom().randrange(1_000_000) if told.seed is None else told.seed
    setup = FAMILIES[told.game].desk().setup(told, told.players, person, seed)
    return new_match(told.game, seed=seed, players=told.players, **setup)


def seated(told: argparse.Namespace, players: int) -> Seats:
    """A person and bots, as the options say."""
    if told.seat < 1:
        raise BadSetup("seat to take", seat=told.seat)
    return seat_people(players, told.seat - 1, told.name, told.bots.split(","))


def players_of(match: Match[Any]) -> int:
    return len(FAMILIES[match.record.family].standing(match.game).points)


def fork_path(path: Path) -> Path:
    return path.with_name(f"{path.stem}-fork{path.suffix}")


RUN: dict[str, Callable[[argparse.Namespace, Console, Read], int]] = {
    "play": run_play,
    "watch": run_watch,
    "replay": run_replay,
    "review": run_review,
    "puzzle": run_puzzle,
    "match": run_match,
    "admin": run_admin,
    "serve": run_serve,
    "scenario": run_scenario,
    "cards": run_cards,
}
