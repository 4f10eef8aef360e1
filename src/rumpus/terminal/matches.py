"""`rumpus match`: how often one bot beats another, with the same luck for both."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rumpus.arena import Contest, Played, kept, play_all, rounds_of, unplayed
from rumpus.arena.ratings import rate_of
from rumpus.terminal.words import words_of


def match(contest: Contest, rounds: range, processes: int, folder: Path, console: Console, language: str) -> int:
    """These rounds. What was played of them before counts, and is not played again."""
    games = [game for game in kept(contest, folder) if game.round in rounds]
    jobs = list(unplayed(contest, rounds, games))
    bar = Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True,
    )  # fmt: skip
    with ProcessPoolExecutor(processes) as pool, bar:
        task = bar.add_task(words_of(language).GAMES, total=len(jobs))
        for _, game in play_all(jobs, pool, processes, folder):
            games.append(game)
            bar.advance(task)
    console.print(told(contest, games, language), soft_wrap=True)
    return 0


def told(contest: Contest, games: Sequence[Played], language: str) -> str:
    """Of whole rounds only."""
    words, players = words_of(language), contest.players
    whole = [game for found in rounds_of(contest, games).values() for game in found]
    named = {"first": contest.first.name, "other": contest.other.name, "players": players}
    if len(whole) < 2 * players:
        return words.TOO_FEW_ROUNDS.format(**named)
    wins = [sum(game.won for game in found) for found in rounds_of(contest, games).values()]
    rate, margin = rate_of(wins, players)
    return words.MATCH.format(
        **named,
        rate=rate,
        margin=margin,
        games=len(whole),
        chance=1 / players,
        usual=1000 * sum(game.seconds for game in whole) / max(sum(game.answers for game in whole), 1),
        longest=1000 * max(game.longest for game in whole),
    )
