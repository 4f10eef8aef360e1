"""`make stronger`: is a bot stronger than another one, or than it was? For those who write bots or cards.

    make stronger ARGS="mybot fair"                       one bot against another
    make stronger ARGS="strong --base HEAD~1"             a bot against itself as it was in a commit
    make stronger ARGS="--faction ninjas"                 decks with a faction against decks without it
    make stronger ARGS="--faction ninjas --base main"     decks with a faction, by its cards now and in a commit

It plays rounds with the same luck for both until it can say "stronger" or "weaker", or that any difference is smaller
than the margin; if neither comes in so many rounds, it is not known. If both are in truth equal, it says stronger or
weaker in at most 5 % of all cases; a difference as large as the margin it misses in at most 5 %.
"""

from __future__ import annotations

import argparse
import io
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import rumpus
from rumpus import FAMILIES, new_game
from rumpus.arena import Contest, Job, Played, entrant, kept, play_all, unplayed, wins_of
from rumpus.arena.contest import setup_of
from rumpus.arena.ratings import rate_of
from rumpus.arena.sequential import Verdict, verdict
from rumpus.arena.shadow import RulesDiffer, checkout_at
from rumpus.bots import BOTS, USUAL_BOT, play_out
from rumpus.smashup.cards.catalog import FACTIONS

BASES = Path("build/base")
GAMES = Path("build/stronger")
SOURCE = Path(rumpus.__file__).parent
WORDS = {
    "stronger": "stronger",
    "weaker": "weaker",
    "close": "not known: if there is a difference, it is smaller than the margin",
    "open": "not known: so many rounds do not settle it",
}


def checkout_of(commit: str) -> str:
    """The folder with the code of a commit."""
    name = subprocess.run(["git", "rev-parse", "--short", commit], capture_output=True, text=True, check=True)
    folder = BASES / name.stdout.strip()
    if not folder.exists():
        packed = subprocess.run(["git", "archive", commit, "src"], capture_output=True, check=True)
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(folder, filter="data")
    return str(folder.resolve())


def folder() -> Path:
    """Where games are kept: those of the code as it is now, so that nobody is judged by what they were."""
    files = sorted(path for path in SOURCE.rglob("*") if path.suffix in (".py", ".yaml"))
    return GAMES / blake2b(b"".join(path.read_bytes() for path in files), digest_size=6).hexdigest()


# -- bots --------------------------------------------------------------------------------------------------------


def rounds_between(contest: Contest, most: int, pool: ProcessPoolExecutor, processes: int) -> Iterator[float]:
    """The share of games that the first wins in each round, in the order of the rounds: which end sooner must not
    count."""
    place = folder()
    games, told = kept(contest, place), 0
    for played in later(unplayed(contest, range(most), games), pool, processes, place):
        games += played
        whole = shares(contest, games)
        yield from whole[told:]
        told = len(whole)


def later(jobs: Iterable[Job], pool: ProcessPoolExecutor, processes: int, place: Path) -> Iterator[list[Played]]:
    """Nothing to begin with: what is kept counts before anything is played."""
    yield []
    for _, game in play_all(jobs, pool, processes, place):
        yield [game]


def shares(contest: Contest, games: list[Played]) -> list[float]:
    """Of the rounds up to the first that is not whole yet."""
    numbers = sorted({each.round for each in games})
    found = []
    for number in range(len(numbers)):
        wins = wins_of(contest, [each for each in games if each.round == number])
        if not wins:
            break
        found.append(wins[0] / contest.players)
    return found


# -- cards -------------------------------------------------------------------------------------------------------


def rounds_with(faction: str, base: str, players: int, most: int, pool: ProcessPoolExecutor) -> Iterator[float]:
    """The share of games that decks with a faction win in each round; with a base, how many more by its cards here than
    by those there."""
    return pool.map(share_of, *zip(*[(faction, base, players, number) for number in range(most)], strict=True))


def share_of(faction: str, base: str, players: int, number: int) -> float:
    """In one round: the deck sits in each seat in turn, and all play as well as each other."""
    total, bots = 0.0, [USUAL_BOT] * players
    for seat in range(players):
        setup = with_faction(setup_of("smashup", players, number), faction, seat, number)
        game = new_game(**setup)
        play_out(game, [BOTS[bot](number * 8 + each) for each, bot in enumerate(bots)])
        total += game.outcome(seat)
        if base:
            total -= checkout_at(base, 0).tell(do="outcome", setup=setup, bots=bots, bot_seed=number * 8, seat=seat)
    return total / players


def factions_at(base: str) -> list[str]:
    """Those that there are in another checkout."""
    asked = "from rumpus.smashup.cards.catalog import FACTIONS; print(*FACTIONS)"
    there = {**os.environ, "PYTHONPATH": str(Path(base, "src").resolve())}
    told = subprocess.run([sys.executable, "-P", "-c", asked], capture_output=True, text=True, check=True, env=there)
    return told.stdout.split()


def with_faction(setup: dict[str, Any], faction: str, seat: int, number: int) -> dict[str, Any]:
    """The decks of the round, one of them with this faction."""
    others = Random(number).sample([each for each in FACTIONS if each != faction], 2 * setup["players"] - 1)
    dealt = [others[2 * each : 2 * each + 2] for each in range(setup["players"])]
    mine = dealt.pop()
    dealt.insert(seat, [faction, *mine])
    return {**setup, "factions": dealt}


# -- the command -------------------------------------------------------------------------------------------------


def judged(values: Iterator[float], equal: float, margin: float, expected: float) -> tuple[Verdict, list[float]]:
    found: list[float] = []
    for value in values:
        found.append(value)
        said = verdict(found, equal, margin, expected)
        mean, error = rate_of(found, 1)
        print(f"\r{len(found)} rounds: {mean:.1%} +- {error:.1%}, {equal:.0%} if equal ", end="", file=sys.stderr)
        if said != "open":
            return said, found
    return "open", found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bot", nargs="?", default=USUAL_BOT, help="the one in question: fair, fair:nell ...")
    parser.add_argument("other", nargs="?", help="another one (default: the same, with --base)")
    parser.add_argument("--base", metavar="COMMIT", help="the other is that of this commit")
    parser.add_argument("--faction", choices=list(FACTIONS), help="is it about the decks with a faction?")
    parser.add_argument("--family", choices=list(FAMILIES), default="smashup")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--margin", type=float, default=5.0, help="in games out of a hundred (default: 5)")
    parser.add_argument("--rounds", type=int, default=1000, help="at most (default: 1000)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    base = checkout_of(asked.base) if asked.base else ""
    if not (asked.other or base or asked.faction):
        parser.error("than what? Name another bot, or a commit with --base")
    if asked.faction and base and asked.faction not in factions_at(base):
        parser.error(f"{asked.base} has no {asked.faction}: without --base, decks with it play decks without it")
    chance = 1 / asked.players
    expected = chance * (1 - chance) / asked.players  # of a round of games that have nothing in common
    equal = chance
    pool = ProcessPoolExecutor(asked.processes)
    if asked.faction:
        values = rounds_with(asked.faction, base, asked.players, asked.rounds, pool)
        if base:
            equal, expected = 0.0, 2 * expected
    else:
        other = entrant(asked.other or asked.bot)._replace(checkout=base)
        contest = Contest(entrant(asked.bot), other, asked.family, asked.players)
        values = rounds_between(contest, asked.rounds, pool, asked.processes)
    try:
        said, found = judged(values, equal, asked.margin / 100, expected)
    except RulesDiffer as differ:
        print(f"\rthese cannot be compared, their rules differ: {differ}", file=sys.stderr)
        return 1
    finally:
        pool.shutdown(cancel_futures=True)
    mean, error = rate_of(found, 1)
    print(f"\r{WORDS[said]} ({len(found)} rounds of {asked.players} games: {mean:.1%} +- {error:.1%}, "
          f"{equal:.0%} if equal; margin {asked.margin:g} %)")  # fmt: skip
    return 0


if __name__ == "__main__":
    sys.exit(main())
