"""Random games at random tables, with the contract checked all the way: `python -m tests.fuzz --seed 1 --minutes 10`.

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

from rumpus.match import Match
from rumpus.smashup.state import State
from rumpus.smashup.table import Table
from rumpus.smashup.turn import SMASHUP
from tests.contract import checks
from tests.contract.smashup import FAMILY, check_commuting, play_up_to_the_first_turn, random_setup

BUILD = Path(__file__).parents[1] / "build"
LONGEST = 20_000  # answers: a game that has no end
ANSWER_EVERY = 10  # answers: one is taken back and given again

Check = Callable[[Match[State], Random], None]


def twins(match: Match[State], rng: Random) -> None:
    checks.check_twins(match.game, rng)


def imagination(match: Match[State], rng: Random) -> None:
    checks.check_imagination(FAMILY, match.game, rng)


def options(match: Match[State], rng: Random) -> None:
    checks.check_options(FAMILY, match.game)


def uids(match: Match[State], rng: Random) -> None:
    checks.check_uids(FAMILY, match.game, match.record.setup["players"])


def refusals(match: Match[State], rng: Random) -> None:
    checks.check_refusals(match.game)


EXPENSIVE: list[tuple[Check, int]] = [(twins, 37), (imagination, 31), (options, 13), (uids, 29), (refusals, 23)]


def play(match: Match[State], rng: Random, number: int) -> None:
    """One game, checked. Some are played in several worlds, some with their triggers in other orders."""
    kind = number % 8
    if kind in (1, 6):
        play_up_to_the_first_turn(match, rng)
        checks.check_two_worlds(FAMILY, match, match.record.setup["players"], rng)
    elif kind == 7:
        check_commuting(match, rng)
    else:
        play_checked(match, rng)
    checks.check_record(match)


def play_checked(match: Match[State], rng: Random) -> None:
    game, offset = match.game, rng.randrange(1000)
    while game.decision is not None:
        moment = game.answered + offset
        if game.answered > LONGEST:
            raise checks.Violation("games end")
        checks.check_question(game)
        checks.check_cards(FAMILY, game)
        for check, every in EXPENSIVE:
            if moment % every == 0:
                check(match, rng)
        answer = checks.random_answer(game.decision, rng)
        if moment % ANSWER_EVERY == 0:
            checks.check_answer(match, answer, rng)
        else:
            match.answer(*answer)


def report(match: Match[State], seed: int, number: int) -> None:
    """What was broken, and the record that leads there."""
    record = match.record
    record.note = traceback.format_exc()
    path = BUILD / f"fuzz-{seed}.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(record.to_json())
    print(record.note)
    print(f"setup {record.setup}, seed {record.seed}, after {len(record.answers)} answers: {path}")
    print(f"last answers: {', '.join(f'P{seat} {key}' for seat, _, key in record.answers[-5:])}")
    print(f"again: python -m tests.fuzz --seed {seed} --game {number}")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Random games that check the contract.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--decisions", type=int, help="stop after so many instead")
    parser.add_argument("--game", type=int, help="play only this one")
    told = parser.parse_args(arguments)
    Table.is_strict = True
    began, used = monotonic(), process_time()
    decisions = games = 0
    number: int = told.game or 0
    while True:
        rng = Random(f"{told.seed} {number}")
        match: Match[State] = Match(SMASHUP, random_setup(rng), rng.getrandbits(32))
        try:
            play(match, rng, number)
        except Exception:
            report(match, told.seed, number)
            return 1
        decisions += match.game.answered
        games += 1
        number += 1
        if told.game is not None:
            break
        if decisions >= told.decisions if told.decisions else monotonic() - began >= told.minutes * 60:
            break
    rate = decisions / max(process_time() - used, 0.001) * 60
    print(f"seed {told.seed}: {decisions:,} decisions in {games:,} games, {rate:,.0f} a minute on one core")
    return 0


if __name__ == "__main__":
    sys.exit(main())
