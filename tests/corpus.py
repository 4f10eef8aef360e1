"""Finished games of every version of the rules so far, which are played again in every test run.

`make corpus` plays games of the present version, if there are none yet, and notes how far those of earlier versions go
under the rules of today. A game of the present version must go to its end: if one does not, the rules have changed, and
their version has to (CONTRIBUTING.md says how).
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rumpus.bots import BOTS, chair_for
from rumpus.crossing import cross
from rumpus.families import FAMILIES
from rumpus.match import Match
from rumpus.munchkin.cards.catalog import AS_PACKED
from rumpus.record import Record, position_in, replay

FOLDER = Path(__file__).parent / "games"
GAMES = 36  # of a version and a family
LONGEST = 2500  # answers; a longer game is left out
SENSIBLE = 0.8  # of the answers are those of a bot: others also find what nobody would do


class Kept(msgspec.Struct):
    """A finished game; of digests only those of positions, since a state may look different inside at any time."""

    record: Record
    points: list[int]
    winners: list[int]
    reaches: int  # answers that are the same under the rules of today
    ends_so: bool  # and it ends in the same way


def path_of(family: str, version: int) -> Path:
    return FOLDER / f"{family}-{version}.jsonl.xz"


def paths() -> list[Path]:
    return sorted(FOLDER.glob("*.jsonl.xz"))


def read(path: Path) -> list[Kept]:
    return [msgspec.json.decode(line, type=Kept) for line in lzma.decompress(path.read_bytes()).splitlines()]


def write(path: Path, games: list[Kept]) -> None:
    path.write_bytes(lzma.compress(b"\n".join(map(msgspec.json.encode, games)) + b"\n", preset=9))


def reached(kept: Kept) -> tuple[int, bool]:
    """How far a game goes under the rules of today, and whether it ends in the same way."""
    family = FAMILIES[kept.record.family]
    today, stop = cross(family.rules, kept.record)
    if stop is not None:
        return stop.at, False
    game = replay(family.rules, today)
    standing = family.standing(game)
    is_same = (list(standing.points), list(standing.winners)) == (kept.points, kept.winners)
    return len(kept.record.answers), game.is_over and is_same


def setups(family: str) -> Iterator[dict[str, Any]]:
    """One after the other: every set, every number of players, every kind of draft."""
    for number in range(GAMES):
        if family == "smashup":
            sets = (None, ["base"], ["munchkin"], ["base", "awesome9000"], ["awesome9000", "munchkin"])[number % 5]
            yield {
                "players": 2 + number % 3,
                "draft": ("random", "snake", "free")[number // 3 % 3],
                "edition": ("first_print", "geekier_box")[number // 9 % 2],
                **({"sets": sets} if sets is not None else {}),
            }
        else:
            boxes = [*[[name] for name in AS_PACKED], [*AS_PACKED]][number % (len(AS_PACKED) + 1)]
            yield {"players": 2 + number % (7 if len(boxes) > 1 else 5), "sets": boxes}


def played(name: str, setup: dict[str, Any], seed: int) -> Kept | None:
    """A game of the present version; None: it does not end soon."""
    family, rng = FAMILIES[name], Random(seed)
    match = Match(family.rules, family.complete(setup), seed)
    bots = [BOTS["fair"](seed * 10 + seat) for seat in range(setup["players"])]
    while (decision := match.decision) is not None:
        if len(match.record.answers) == LONGEST:
            return None
        seat = rng.choice(decision.awaited)
        if rng.random() < SENSIBLE:
            option = bots[seat].decide(chair_for(bots[seat], match.game, seat))
        else:
            option = rng.randrange(len(decision.offers[seat]))
        match.answer(seat, option)
    match.record.digests = {at: f" {position_in(mark)}" for at, mark in match.record.digests.items()}
    standing = family.standing(match.game)
    answers = len(match.record.answers)
    return Kept(match.record, list(standing.points), list(standing.winners), answers, True)


def main() -> None:
    for name, family in FAMILIES.items():
        path = path_of(name, family.rules.version)
        if not path.exists():
            made = [played(name, setup, number) for number, setup in enumerate(setups(name))]
            write(path, [kept for kept in made if kept is not None])
    for path in paths():
        games = read(path)
        for kept in games:
            kept.reaches, kept.ends_so = reached(kept)
        write(path, games)
        whole = sum(kept.ends_so for kept in games)
        print(f"{path.name}: {len(games)} games, {whole} of them to the same end under the rules of today")


if __name__ == "__main__":
    main()
