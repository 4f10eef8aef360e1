"""How often one bot beats another: `python -m benchmarks.arena strong fair --players 4 --rounds 50`.

A round is one seed with its decks and its start, played once for each seat: there the first bot sits, and the second on
all others. So luck counts for both, and the interval (95 %) is that of the rounds. What has been played is kept in
build/arena, a line a game: stopped and begun again, it goes on where it was. Remove a file when its bots have changed.
With `--character nell` the first bot is her: `fair fair --character nell` says what her temper costs.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec

from rumpus import FAMILIES, new_game
from rumpus.bots import BOTS, ask, bystanders
from rumpus.bots.characters import CHARACTERS, temper_of
from rumpus.kernel import Game
from rumpus.smashup.cards.catalog import FACTIONS

FOLDER = Path("build/arena")
MUNCHKIN_SETS = (["cthulhu"], ["warhammer40k"], ["cthulhu", "warhammer40k"])


class Match(NamedTuple):
    """Who plays whom at what."""

    bot: str
    other: str
    family: str
    players: int
    character: str = ""  # of the first

    @property
    def name(self) -> str:
        """Of the first."""
        return f"{self.bot} {self.character}".strip()

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.family}-{self.players}-{self.name.replace(' ', '-')}-{self.other}.jsonl"


class Played(msgspec.Struct):
    """One game of the first bot."""

    round: int
    seat: int
    won: float  # shared by those who win together
    answers: int  # that it had to think about
    seconds: float  # of CPU that it took for them
    longest: float


def start(match: Match, number: int) -> Game[Any]:
    """The game of this round: the same decks and the same start, whoever sits where."""
    rng, players = Random(number), match.players
    first = rng.randrange(players)
    if match.family == "smashup":
        factions = rng.sample(list(FACTIONS), 2 * players)
        decks = [factions[2 * seat : 2 * seat + 2] for seat in range(players)]
        return new_game(players=players, factions=decks, first=first, seed=number)
    sets = MUNCHKIN_SETS[number % 3] if players <= 6 else MUNCHKIN_SETS[2]
    return new_game("munchkin", players=players, sets=sets, first=first, seed=number)


def play(match: Match, number: int, seat: int) -> Played:
    game = start(match, number)
    bots = [BOTS[match.bot if each == seat else match.other](number * 8 + each) for each in range(match.players)]
    bots[seat].temper = temper_of(match.character)
    for bot in bots:
        bot.seconds = math.inf  # a busy machine must not cut its thoughts short
    played = Played(number, seat, 0.0, 0, 0.0, 0.0)
    while (decision := game.decision) is not None:
        for asked in (*bystanders(decision), *decision.awaited):
            is_choice = asked == seat and len(decision.offers[asked]) > 1
            began = process_time()
            answer = ask(bots[asked], game, asked)
            if is_choice and asked in decision.awaited:
                took = process_time() - began
                played.answers += 1
                played.seconds += took
                played.longest = max(played.longest, took)
            if answer is not None:
                game.answer(asked, answer)
                break
    played.won = game.outcome(seat)
    return played


def kept(match: Match) -> list[Played]:
    if not match.path.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in match.path.read_bytes().splitlines()]


def told(match: Match, games: Iterable[Played]) -> str:
    """Of whole rounds only."""
    rounds: dict[int, list[Played]] = defaultdict(list)
    for each in games:
        rounds[each.round].append(each)
    whole = [played for played in rounds.values() if len(played) == match.players]
    if len(whole) < 2:
        return f"{match.name} against {match.other}: {len(whole)} rounds"
    rates = [sum(each.won for each in played) / match.players for played in whole]
    mean = sum(rates) / len(rates)
    margin = 1.96 * math.sqrt(sum((rate - mean) ** 2 for rate in rates) / (len(rates) - 1) / len(rates))
    answers = sum(each.answers for played in whole for each in played)
    seconds = sum(each.seconds for played in whole for each in played)
    longest = max(each.longest for played in whole for each in played)
    return (
        f"{match.family}, {match.players} players: {match.name} wins {mean:.1%} +- {margin:.1%} against {match.other} "
        f"({len(whole) * match.players} games, {1 / match.players:.0%} by chance; "
        f"{1000 * seconds / max(answers, 1):.1f} ms a decision, {1000 * longest:.0f} at most)"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot", choices=list(BOTS))
    parser.add_argument("other", choices=list(BOTS), nargs="?", default="fair")
    parser.add_argument("--family", choices=list(FAMILIES), default="smashup")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--character", choices=list(CHARACTERS), default="")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    match = Match(asked.bot, asked.other, asked.family, asked.players, asked.character)
    games = kept(match)
    done = {(each.round, each.seat) for each in games}
    todo = [(number, seat) for number in range(asked.rounds) for seat in range(match.players)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(asked.processes) as pool, match.path.open("ab") as file:
        jobs = [pool.submit(play, match, *each) for each in todo if each not in done]
        for job in as_completed(jobs):
            games.append(job.result())
            file.write(msgspec.json.encode(games[-1]) + b"\n")
            file.flush()
            print(f"\r{told(match, games)}", end="", file=sys.stderr)
    print(f"\r{told(match, games)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
