"""Random games at random tables, with the contract checked all the way: `python -m tests.fuzz --seed 1 --minutes 10`,
and for another family of games `--family munchkin`.

Cheap checks come at every question, each expensive one now and then. What is found is written to `build/` as a record,
with what was broken in its note; `--game` plays that one game again.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import monotonic, process_time
from typing import Any, NamedTuple

from rumpus.kernel import Game
from rumpus.match import Match
from rumpus.smashup.table.table import Table
from tests.contract import checks, lookups, munchkin, munchkin_orders, orders, smashup, smashup_orders

BUILD = Path(__file__).parents[1] / "build"
LONGEST = 50_000  # answers: a game that has no end; six can need half of it for the 400 turns of a game of Munchkin
ANSWER_EVERY = 10  # answers: one is taken back and given again


class Fuzzed(NamedTuple):
    """A family of games: what the checks know about it, its tables, how a game gets to where all hands are dealt, what
    else is tried with some games of it, what else it promises at a question, and how its table is laid out in another
    order."""

    family: checks.Family[Any]
    random_setup: Callable[[Random], dict[str, Any]]
    begin: Callable[[Match[Any], Random], None]
    check_triggers: Callable[[Match[Any], Random], None] | None = None
    check_game: Callable[[Game[Any]], None] | None = None
    layout: orders.Layout[Any] | None = None


def at_once(match: Match[Any], rng: Random) -> None:
    """The hands are dealt before the first question."""


FUZZED = {
    "smashup": Fuzzed(
        smashup.FAMILY,
        smashup.random_setup,
        smashup.play_up_to_the_first_turn,
        smashup.check_commuting,
        lookups.check_lookups,
        smashup_orders.LAYOUT,
    ),
    "munchkin": Fuzzed(munchkin.FAMILY, munchkin.random_setup, at_once, layout=munchkin_orders.LAYOUT),
}
Check = Callable[[Fuzzed, Match[Any], Random], None]


def twins(what: Fuzzed, match: Match[Any], rng: Random) -> None:
    checks.check_twins(match.game, rng)


def windows(what: Fuzzed, match: Match[Any], rng: Random) -> None:
    checks.check_window(match.game)


def imagination(what: Fuzzed, match: Match[Any], rng: Random) -> None:
    checks.check_imagination(what.family, match.game, rng)


def options(what: Fuzzed, match: Match[Any], rng: Random) -> None:
    checks.check_options(what.family, match.game)


def uids(what: Fuzzed, match: Match[Any], rng: Random) -> None:
    checks.check_uids(what.family, match.game, match.record.setup["players"])


def own(what: Fuzzed, match: Match[Any], rng: Random) -> None:
    if what.check_game is not None:
        what.check_game(match.game)


def refusals(what: Fuzzed, match: Match[Any], rng: Random) -> None:
    checks.check_refusals(match.game)


EXPENSIVE: list[tuple[Check, int]] = [
    (twins, 37), (windows, 17), (imagination, 31), (options, 13), (uids, 29), (refusals, 23), (own, 3),
]  # fmt: skip


def play(what: Fuzzed, match: Match[Any], rng: Random, number: int) -> None:
    """One game, checked. Some are played in several worlds, some with their triggers in other orders, some with the
    whole table in another order."""
    kind = number % 8
    if kind in (1, 6):
        what.begin(match, rng)
        checks.check_two_worlds(what.family, match, match.record.setup["players"], rng)
    elif kind == 7 and what.check_triggers is not None:
        what.check_triggers(match, rng)
    elif kind in (3, 5) and what.layout is not None:
        what.begin(match, rng)
        orders.check_orders(what.layout, match, rng)
    else:
        play_checked(what, match, rng)
    checks.check_record(match)


def play_checked(what: Fuzzed, match: Match[Any], rng: Random) -> None:
    game, offset = match.game, rng.randrange(1000)
    while game.decision is not None:
        moment = game.answered + offset
        if game.answered > LONGEST:
            raise checks.Violation("games end")
        checks.check_question(game)
        checks.check_cards(what.family, game)
        for check, every in EXPENSIVE:
            if moment % every == 0:
                check(what, match, rng)
        answer = checks.random_answer(game.decision, rng)
        if moment % ANSWER_EVERY == 0:
            checks.check_answer(match, answer, rng)
        else:
            match.answer(*answer)


def report(name: str, match: Match[Any], seed: int, number: int) -> None:
    """What was broken, and the record that leads there."""
    record = match.record
    record.note = traceback.format_exc()
    path = BUILD / f"fuzz-{seed}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(record.to_json())
    print(record.note)
    print(f"setup {record.setup}, seed {record.seed}, after {len(record.answers)} answers: {path}")
    print(f"last answers: {', '.join(f'P{seat} {key}' for seat, _, key in record.answers[-5:])}")
    print(f"again: python -m tests.fuzz --family {name} --seed {seed} --game {number}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Random games that check the contract.")
    parser.add_argument("--family", choices=FUZZED, default="smashup")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--decisions", type=int, help="stop after so many instead")
    parser.add_argument("--game", type=int, help="play only this one")
    told = parser.parse_args(arguments)
    Table.is_strict = True
    what = FUZZED[told.family]
    began, used = monotonic(), process_time()
    decisions = games = 0
    number: int = told.game or 0
    while True:
        rng = Random(f"{told.seed} {number}")
        match: Match[Any] = Match(what.family.rules, what.random_setup(rng), rng.getrandbits(32))
        try:
            play(what, match, rng, number)
        except Exception:
            report(told.family, match, told.seed, number)
            return 1
        decisions += match.game.answered
        games += 1
        number += 1
        if told.game is not None:
            break
        if decisions >= told.decisions if told.decisions else monotonic() - began >= told.minutes * 60:
            break
    rate = decisions / max(process_time() - used, 0.001) * 60
    print(
        f"{told.family}, seed {told.seed}: {decisions:,} decisions in {games:,} games, {rate:,.0f} a minute on one core"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
