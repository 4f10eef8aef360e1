"""`make ladder`: every bot against every other, over all factions and sets, and how strong that makes them.

Both games, with two and with four players, each a ladder of its own. What has been played is kept in build/arena, as
`rumpus match` does it: stopped and begun again, it goes on where it was. Next comes whichever contest has taken the
least time so far, so that quick bots play many rounds and slow ones some; `--minutes` says when to stop, `--rounds` how
many each contest gets at most. In the end docs/ladder.json has the results, and the page and the picture beside it are
made of them; `--page` only makes these again. The rounds that it tells of are not played again, wherever they were
played; `--anew` leaves them out, for bots that have changed: then remove their files in build/arena, too.
`--characters fair` lets everybody whom bots can be take part as well, at that level.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from itertools import combinations, permutations
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from benchmarks import ladder_page
from benchmarks.ladder_page import Ladder, Ladders, Meeting
from rumpus import FAMILIES
from rumpus.arena import (
    FOLDER,
    Contest,
    Entrant,
    Job,
    Played,
    entrant,
    kept,
    outsider,
    play_all,
    rounds_of,
    unplayed,
)
from rumpus.bots import BOTS
from rumpus.bots.characters import CHARACTERS

PLAYERS = (2, 4)
FEWEST = 2  # rounds of a contest that counts: one tells nothing about how much they differ


def contests_of(entrants: Sequence[Entrant], family: str, players: int) -> list[Contest]:
    """Everybody against everybody. With two players one contest has both sides of it; with more of them it matters who
    sits alone among the others."""
    pairs = [(high, low) for low, high in combinations(entrants, 2)] if players == 2 else permutations(entrants, 2)
    return [Contest(one, two, family, players) for one, two in pairs]


class Schedule:
    """Which game comes next."""

    def __init__(self, contests: Sequence[Contest], rounds: range, told: Ladders, seconds: float) -> None:
        self.games = {each: kept(each, FOLDER) for each in contests}
        self.left = {each: self.unplayed(each, rounds, told) for each in contests}
        self.spent = {each: sum(game.took for game in self.games[each]) for each in contests}
        self.deadline = monotonic() + seconds

    def unplayed(self, contest: Contest, rounds: range, told: Ladders) -> list[Job]:
        """The last one first."""
        known = told_of(contest, told)
        new = [number for number in rounds if known is None or number not in known.rounds]
        return list(unplayed(contest, new, self.games[contest]))[::-1]

    def jobs(self) -> Iterator[Job]:
        while monotonic() < self.deadline and (open_ones := [each for each in self.left if self.left[each]]):
            contest = min(open_ones, key=lambda each: self.spent[each])
            self.spent[contest] += self.guess(contest)
            yield self.left[contest].pop()

    def guess(self, contest: Contest) -> float:
        """How long a game takes: as those before it, or else no time at all."""
        took = [game.took for game in self.games[contest]]
        return sum(took) / len(took) if took else 0.0

    def add(self, contest: Contest, game: Played) -> None:
        self.spent[contest] += game.took - self.guess(contest)
        self.games[contest].append(game)


def told_of(contest: Contest, told: Ladders) -> Meeting | None:
    """What is known of a contest."""
    for ladder in told.ladders:
        for each in ladder.meetings if (ladder.family, ladder.players) == (contest.family, contest.players) else ():
            if (each.first, each.other) == (contest.first.name, contest.other.name):
                return each
    return None


def meeting_of(contest: Contest, games: Iterable[Played], told: Ladders) -> Meeting | None:
    """What is known of it with these games; a round that is told and was played here counts as it was played here."""
    here, earlier = rounds_of(contest, games), told_of(contest, told)
    whole = [game for found in here.values() for game in found]
    took = 1000 * sum(game.seconds for game in whole) / max(sum(game.answers for game in whole), 1)
    rounds = {number: sum(game.won for game in found) for number, found in here.items()}
    if earlier is not None:
        elsewhere = len(earlier.rounds.keys() - rounds.keys())
        rounds = dict(sorted({**earlier.rounds, **rounds}.items()))
        took += (earlier.milliseconds - took) * elsewhere / max(len(rounds), 1)
    return Meeting(contest.first.name, contest.other.name, rounds, round(took, 2)) if len(rounds) >= FEWEST else None


def with_games(told: Ladders, games: Mapping[Contest, Iterable[Played]], wanted: Sequence[tuple[str, int]]) -> Ladders:
    """What is told, with what was played: in the order of these ladders, with others after them."""
    ladders = {each: Ladder(*each, []) for each in wanted}
    for each in told.ladders:
        ladders[each.family, each.players] = each
    for contest, played in games.items():
        meeting = meeting_of(contest, played, told)
        if meeting is not None:
            ladder = ladders[contest.family, contest.players]
            others = [each for each in ladder.meetings if (each.first, each.other) != (meeting.first, meeting.other)]
            ladders[contest.family, contest.players] = Ladder(ladder.family, ladder.players, [*others, meeting])
    return Ladders(date.today().isoformat(), commit(), list(ladders.values()))


def commit() -> str:
    told = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True)
    return told.stdout.strip()


def play_ladders(asked: argparse.Namespace) -> Ladders:
    entrants = [entrant(name) for name in asked.bots.split(",")]
    entrants += [outsider(command) for command in asked.outside]
    entrants += [Entrant(level, character) for level in asked.characters for character in CHARACTERS]
    wanted = [(family, players) for family in asked.families.split(",") for players in asked.players]
    contests = [contest for each in wanted for contest in contests_of(entrants, *each)]
    earlier = Ladders("", "", []) if asked.anew else ladder_page.read()
    schedule = Schedule(contests, range(asked.first, asked.first + asked.rounds), earlier, 60 * asked.minutes)
    left = sum(map(len, schedule.left.values()))
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with ProcessPoolExecutor(asked.processes) as pool, bar:
        task = bar.add_task("games", total=left)
        try:
            for contest, game in play_all(schedule.jobs(), pool, asked.processes, FOLDER):
                schedule.add(contest, game)
                told = f"{contest.family} {contest.players}: {contest.first.name} - {contest.other.name}"
                bar.update(task, advance=1, description=f"{told:45}")
        except KeyboardInterrupt:
            bar.console.print("stopped: what has been played so far is told")
    return with_games(earlier, schedule.games, wanted)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", default=",".join(BOTS), help="which ones (default: all)")
    parser.add_argument("--characters", action="append", default=[], choices=list(BOTS), metavar="LEVEL")
    parser.add_argument("--outside", action="append", default=[], metavar="COMMAND", help="a program takes part, too")
    parser.add_argument("--families", default=",".join(FAMILIES))
    parser.add_argument("--players", type=int, action="append", default=[])
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first round")
    parser.add_argument("--minutes", type=float, default=float("inf"))
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--dry", action="store_true", help="print the page instead of writing it")
    parser.add_argument("--anew", action="store_true", help="tell only what was played here")
    parser.add_argument("--page", action="store_true", help="only make the page again")
    asked = parser.parse_args()
    asked.players = asked.players or list(PLAYERS)
    if asked.page:
        ladder_page.write(ladder_page.read())
        return 0
    ladders = play_ladders(asked)
    if asked.dry:
        print(ladder_page.page(ladders))
    else:
        ladder_page.keep(ladders)
        ladder_page.write(ladders)
    return 0


if __name__ == "__main__":
    sys.exit(main())
