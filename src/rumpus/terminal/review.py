"""`rumpus review`: how a finished game went. Everybody's chances, the costliest slips, luck and play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rumpus.advice import LEAST_COST, Review, Reviewer
from rumpus.advice.telling import told
from rumpus.family.words import USUAL
from rumpus.kernel import SPECTATOR
from rumpus.record import Record
from rumpus.terminal.seats import Seats
from rumpus.terminal.words import words_of

BARS = "▁▂▃▄▅▆▇█"
LONGEST = 60  # bars in a row


def review(
    record: Record,
    seats: Seats,
    whose: Sequence[int],
    console: Console,
    file: Path,
    is_json: bool,
    language: str = USUAL,
) -> int:
    reviewer = Reviewer(record, whose)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words_of(language).REVIEWING, total=1.0)
        for done in reviewer.work():
            progress.update(task, completed=done)
    if is_json:
        print(msgspec.json.format(msgspec.json.encode(reviewer.review())).decode())
        return 0
    Page(reviewer, seats, console, file, language).show(whose)
    return 0


class Page:
    """A review, as it is printed."""

    def __init__(self, reviewer: Reviewer, seats: Seats, console: Console, file: Path, language: str) -> None:
        self.reviewer = reviewer
        self.review: Review = reviewer.review()
        self.names = list(seats.names)
        self.console = console
        self.file = file
        self.language = language
        self.words = words_of(language)

    def show(self, whose: Sequence[int]) -> None:
        self.show_chances()
        for seat in whose:
            self.show_slips(seat)
        self.show_shares()

    def say(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False, soft_wrap=True)

    def show_chances(self) -> None:
        points = self.review.points
        last = {point.turn: point for point in points}  # of each turn
        chosen = list(last.values())
        if len(chosen) > LONGEST:
            chosen = [chosen[place * (len(chosen) - 1) // (LONGEST - 1)] for place in range(LONGEST)]
        self.say(self.words.CHANCES_TITLE, "bold")
        for seat, name in enumerate(self.names):
            curve = "".join(BARS[min(len(BARS) - 1, int(each.chances[seat] * len(BARS)))] for each in chosen)
            start, end = percent(points[0].chances[seat]), percent(points[-1].chances[seat])
            padded = name.ljust(max(map(len, self.names)))
            self.say(self.words.CHANCES_LINE.format(name=padded, curve=curve, start=start, end=end))

    def show_slips(self, seat: int) -> None:
        words, name = self.words, self.names[seat]
        slips = [slip for slip in self.review.slips if slip.seat == seat]
        self.say("")
        if not slips:
            self.say(words.NO_SLIPS.format(name=name, least=percent(LEAST_COST)), "bold")
            return
        self.say(words.SLIPS_TITLE.format(name=name), "bold")
        for slip in slips:
            step = self.reviewer.course.steps[slip.at]
            found = told(slip, step.game, self.names, SPECTATOR, self.language)
            better = found.better.words if found.better is not None else words.SILENCE
            self.say(words.SLIP.format(turn=slip.turn, cost=percent(slip.cost), said=found.said.words))
            self.say("  " + words.SLIP_BETTER.format(better=better, why=found.why))
            self.say("  " + words.SLIP_AGAIN.format(file=self.file, at=slip.at, seat=seat + 1), "dim")

    def show_shares(self) -> None:
        words, shares = self.words, self.review.shares
        self.say("")
        self.say(words.SHARES_TITLE.format(error=percent(max(share.error for share in shares))), "bold")
        table = Table("", *words.SHARES_HEAD, box=None, pad_edge=False)
        for column in table.columns[1:]:
            column.justify = "right"
        for name, share in zip(self.names, shares, strict=True):
            parts = [f"{percent(each):+d}" for each in (share.luck, share.own, share.others)]
            end = share.start + share.luck + share.own + share.others
            table.add_row(name, str(percent(share.start)), *parts, str(percent(end)))
        self.console.print(table)


def percent(chance: float) -> int:
    return round(100 * chance)
