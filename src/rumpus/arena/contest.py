"""One bot against another. A round is one seed with its decks and its start, played once for each seat: there the first
sits, and the second on all others. So luck counts for both, and what can be compared is rounds.

Games are kept in a folder as they are played, a line each: stopped and begun again, a contest goes on where it was.
Remove a file when its bots have changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import islice
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, NamedTuple

import msgspec

from rumpus.arena.entrants import Entrant
from rumpus.arena.shadow import Shadow
from rumpus.bots import ask, bystanders
from rumpus.families import new_game
from rumpus.munchkin.cards.catalog import AS_PACKED
from rumpus.munchkin.setup import MOST as MOST_IN_A_BOX
from rumpus.outside import ProgramBot
from rumpus.smashup.cards.catalog import FACTIONS

FOLDER = Path("build/arena")
ALL_SETS = list(AS_PACKED)
SETS_IN_TURN = [*[[each] for each in ALL_SETS], ALL_SETS]


class Contest(NamedTuple):
    """Who plays whom at what."""

    first: Entrant
    other: Entrant
    family: str
    players: int

    @property
    def path(self) -> Path:
        """Where its games are kept, below the folder."""
        return Path(f"{self.family}-{self.players}-{self.first.label}-{self.other.label}.jsonl")

    def check(self) -> None:
        """May raise BadSetup, before any of it is played."""
        new_game(self.family, players=self.players, seed=0)

    def games(self, rounds: Iterable[int]) -> Iterator[Job]:
        """All of these rounds."""
        return ((self, number, seat) for number in rounds for seat in range(self.players))


Job = tuple[Contest, int, int]  # the round, and the seat of the first


class Played(msgspec.Struct):
    """One game of the first."""

    round: int
    seat: int
    won: float  # shared by those who win together
    answers: int  # that it had to think about
    seconds: float  # of CPU that it took for them
    longest: float
    took: float = 0.0  # the whole game


def setup_of(family: str, players: int, number: int) -> dict[str, Any]:
    """The game of this round: the same decks and the same start, whoever sits where."""
    rng = Random(number)
    setup = {"family": family, "seed": number, "players": players, "first": rng.randrange(players)}
    if family == "smashup":
        factions = rng.sample(list(FACTIONS), 2 * players)
        return {**setup, "factions": [factions[2 * seat : 2 * seat + 2] for seat in range(players)]}
    return {**setup, "sets": ALL_SETS if players > MOST_IN_A_BOX else SETS_IN_TURN[number % len(SETS_IN_TURN)]}


def play(contest: Contest, number: int, seat: int) -> Played:
    """One game of a round: the first sits in this seat."""
    began, setup = process_time(), setup_of(contest.family, contest.players, number)
    game = new_game(**setup)
    sitting = [contest.first if each == seat else contest.other for each in range(contest.players)]
    bots = [who.sit_down(number * 8 + each, each, setup) for each, who in enumerate(sitting)]
    shadows = [bot for bot in bots if isinstance(bot, Shadow)]
    played = Played(number, seat, 0.0, 0, 0.0, 0.0)
    while (decision := game.decision) is not None:
        for asked in (*bystanders(decision), *decision.awaited):
            is_choice = asked == seat and len(decision.offers[asked]) > 1
            before = process_time()
            answer = ask(bots[asked], game, asked)
            if is_choice and asked in decision.awaited:
                took = process_time() - before
                played.answers += 1
                played.seconds += took
                played.longest = max(played.longest, took)
            if answer is not None:
                game.answer(asked, answer)
                for shadow in shadows:
                    shadow.follow(game, asked, answer)
                break
    for each, bot in enumerate(bots):
        if isinstance(bot, ProgramBot):
            bot.end(game.outcome(each))
    played.won = game.outcome(seat)
    played.took = process_time() - began
    return played


# -- what is kept ------------------------------------------------------------------------------------------------


def kept(contest: Contest, folder: Path) -> list[Played]:
    """What has been played of it."""
    path = folder / contest.path
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in path.read_bytes().splitlines()]


def keep(contest: Contest, game: Played, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / contest.path).open("ab") as file:
        file.write(msgspec.json.encode(game) + b"\n")


def forget(contest: Contest, folder: Path) -> None:
    """What has been played no longer counts."""
    (folder / contest.path).unlink(missing_ok=True)


def unplayed(contest: Contest, rounds: Iterable[int], games: Iterable[Played]) -> Iterator[Job]:
    """What is left of these rounds."""
    done = {(each.round, each.seat) for each in games}
    return (job for job in contest.games(rounds) if job[1:] not in done)


def play_all(jobs: Iterable[Job], pool: Executor, processes: int, folder: Path) -> Iterator[tuple[Contest, Played]]:
    """Play these games and keep each as it ends. They are taken as there is time: which come next may follow from those
    that have been played."""
    upcoming = iter(jobs)
    playing: dict[Future[Played], Contest] = {}
    while True:
        for job in islice(upcoming, processes + 1 - len(playing)):  # one lies ready, so that nobody waits
            playing[pool.submit(play, *job)] = job[0]
        if not playing:
            return
        for done in wait(playing, return_when=FIRST_COMPLETED).done:
            contest, game = playing.pop(done), done.result()
            keep(contest, game, folder)
            yield contest, game


def rounds_of(contest: Contest, games: Iterable[Played]) -> dict[int, list[Played]]:
    """Those that are whole, by their numbers."""
    rounds: dict[int, dict[int, Played]] = {}
    for each in games:
        rounds.setdefault(each.round, {})[each.seat] = each
    return {number: list(found.values()) for number, found in sorted(rounds.items()) if len(found) == contest.players}


def wins_of(contest: Contest, games: Iterable[Played]) -> list[float]:
    """How many games the first won in each whole round."""
    return [sum(each.won for each in found) for found in rounds_of(contest, games).values()]
