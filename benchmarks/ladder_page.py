"""The page of the ladder: docs/ladder.md and its picture docs/ladder.svg, made of docs/ladder.json and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from pathlib import Path

import msgspec

from rumpus.arena.ratings import USUAL, Rating, Result, rate_of, ratings
from rumpus.bots import BOTS, USUAL_BOT

DOCS = Path(__file__).parents[1] / "docs"
RESULTS, PAGE, PICTURE = DOCS / "ladder.json", DOCS / "ladder.md", DOCS / "ladder.svg"
TITLES = {"smashup": "Smash Up", "munchkin": "Munchkin"}


class Meeting(msgspec.Struct):
    """One contest: how many games the first won in each round, by the number of the round."""

    first: str
    other: str
    rounds: dict[int, float]
    milliseconds: float  # of processor time that the first took for an answer

    @property
    def wins(self) -> list[float]:
        return list(self.rounds.values())


class Ladder(msgspec.Struct):
    family: str
    players: int
    meetings: list[Meeting]

    @property
    def title(self) -> str:
        return f"{TITLES[self.family]}, {self.players} players"

    @property
    def results(self) -> list[Result]:
        return [Result(each.first, each.other, self.players, each.wins) for each in self.meetings]


class Ladders(msgspec.Struct):
    played: str  # the day on which the last of it was
    commit: str
    ladders: list[Ladder]


def read() -> Ladders:
    return msgspec.json.decode(RESULTS.read_bytes(), type=Ladders)


def keep(told: Ladders) -> None:
    """A line for each meeting, so that a change shows what was played."""
    lines = msgspec.json.encode(told).replace(b'{"first"', b'\n{"first"').replace(b'{"family"', b'\n{"family"')
    RESULTS.write_bytes(lines + b"\n")


def write(told: Ladders) -> None:
    PAGE.write_text(page(told), encoding="utf-8")
    PICTURE.write_text(picture(told), encoding="utf-8")


# -- the page ----------------------------------------------------------------------------------------------------

HEAD = """\
# The ladder

How strong the bots are, by games against each other. `make ladder` plays them, and makes this page out of
[ladder.json](ladder.json); the games of this one were played up to {played} (commit {commit}).

![The ratings of all bots, with their intervals](ladder.svg)

**How to read it.** In every round all play the same cards from the same start, each bot once in each seat, with
factions and sets drawn anew each time. A rating says how strong somebody is beside `{measure}`, which is {usual} by
definition: 400 points more are ten times the chance to win, 100 points are 64 games out of 100 between two. It is the
model of Bradley and Terry; with four players that of Luce, in which one of four wins in proportion to their strengths,
and who comes second does not count. The intervals (95 %) come from drawing the rounds again with replacement. *ms* is
the processor time of an answer, on the machine that played.

A program of your own can be put here, too: [Bots from outside](outside-bots.md). Whether a change makes a bot stronger
is told by a command of its own: [Is it stronger?](index.md#is-it-stronger)
"""


def page(told: Ladders) -> str:
    parts = [HEAD.format(played=told.played, commit=told.commit, measure=USUAL_BOT, usual=USUAL)]
    known = {name for ladder in told.ladders for each in ladder.meetings for name in (each.first, each.other)}
    if missing := [f"`{bot}`" for bot in BOTS if bot not in known]:
        parts.append(f"Not played often enough so far, and therefore not here: {', '.join(missing)}.\n")
    return "\n".join([*parts, *[section(each) for each in told.ladders if each.meetings]])


def section(ladder: Ladder) -> str:
    rated = ratings(ladder.results, USUAL_BOT)
    return "\n".join([f"## {ladder.title}", "", *standings(ladder, rated), "", *crosses(ladder, list(rated)), ""])


def standings(ladder: Ladder, rated: Mapping[str, Rating]) -> Iterator[str]:
    yield "| | rating | 95 % | games | ms |"
    yield "|---|---:|---:|---:|---:|"
    for name, rating in rated.items():
        games = sum(ladder.players * len(each.wins) for each in ladder.meetings if name in (each.first, each.other))
        own = [each for each in ladder.meetings if each.first == name]
        took = f"{sum(each.milliseconds for each in own) / len(own):.1f}" if own else ""
        interval = "" if rating.low == rating.high else f"{rating.low:.0f} to {rating.high:.0f}"
        yield f"| {name} | {rating.value:.0f} | {interval} | {games} | {took} |"


def crosses(ladder: Ladder, names: Sequence[str]) -> Iterator[str]:
    """Who wins how often against whom."""
    alone = "" if ladder.players == 2 else f" as one of {ladder.players}"
    yield f"Games won{alone}, in percent, by the row against the column:"
    yield ""
    yield "| | " + " | ".join(names) + " |"
    yield "|---|" + "---:|" * len(names)
    found = {(each.first, each.other): each for each in ladder.meetings}
    for row in names:
        cells = [rate(found, row, column, ladder.players) for column in names]
        yield f"| {row} | " + " | ".join(cells) + " |"


def rate(found: Mapping[tuple[str, str], Meeting], row: str, column: str, players: int) -> str:
    if (row, column) in found:
        wins = found[row, column].wins
    elif players == 2 and (column, row) in found:
        wins = [players - won for won in found[column, row].wins]
    else:
        return ""
    mean, margin = rate_of(wins, players)
    return f"{100 * mean:.0f} ± {100 * margin:.0f}"


# -- the picture -------------------------------------------------------------------------------------------------

WIDTH, ROW, LEFT, RIGHT, HEADING, GAP = 760, 30, 130, 70, 34, 22
STYLE = """\
text { font: 14px system-ui, sans-serif; fill: #3b352c } .title { font-weight: 600; font-size: 15px }
.axis { stroke: #cfc6b5 } .span { stroke: #3d6f8f; stroke-width: 3; stroke-linecap: round } .dot { fill: #3d6f8f }
.faint { fill: #7d7467; font-size: 12px }
@media (prefers-color-scheme: dark) { text { fill: #e6dfd2 } .axis { stroke: #4c463d } .faint { fill: #a79d8d }
.span { stroke: #7fb2d2 } .dot { fill: #7fb2d2 } }"""
STEP = 200  # points between two lines


def picture(told: Ladders) -> str:
    rated = [(each, ratings(each.results, USUAL_BOT)) for each in told.ladders if each.meetings]
    values = [value for _, found in rated for rating in found.values() for value in rating]
    low, high = (int(min(values) // STEP) * STEP, (int(max(values) // STEP) + 1) * STEP) if values else (0, STEP)
    parts, top = [], 0
    for ladder, found in rated:
        parts.append(panel(ladder, found, top, low, high))
        top += HEADING + ROW * len(found) + GAP
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" role="img">',
        "<title>The ratings of all bots, with their intervals</title>",
        f"<style>{STYLE}</style>", *parts, "</svg>", "",
    ])  # fmt: skip


def panel(ladder: Ladder, rated: Mapping[str, Rating], top: int, low: int, high: int) -> str:
    def across(value: float) -> str:
        return f"{LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low):.1f}"

    bottom = top + HEADING + ROW * len(rated)
    lines = [f'<text class="title" x="0" y="{top + 20}">{escape(ladder.title)}</text>']
    for value in range(low, high + 1, STEP):
        lines.append(f'<path class="axis" d="M{across(value)} {top + HEADING - 6}V{bottom}"/>')
        lines.append(f'<text class="faint" x="{across(value)}" y="{bottom + 14}" text-anchor="middle">{value}</text>')
    for row, (name, rating) in enumerate(rated.items()):
        middle = top + HEADING + ROW * row + ROW // 2
        lines.append(f'<text x="0" y="{middle + 5}">{escape(name)}</text>')
        lines.append(f'<path class="span" d="M{across(rating.low)} {middle}H{across(rating.high)}"/>')
        lines.append(f'<circle class="dot" cx="{across(rating.value)}" cy="{middle}" r="5.5"/>')
        lines.append(f'<text x="{WIDTH}" y="{middle + 5}" text-anchor="end">{rating.value:.0f}</text>')
    return "\n".join(lines)
