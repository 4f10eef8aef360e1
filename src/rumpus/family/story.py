"""How a finished game went: who won, how it came about, and when it turned.

A family reads the public events of a game once, when it is over. What it finds are facts; the sentences among them are
empty until a speaker says them to somebody.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from rumpus.family.naming import Naming, W


class Turning(msgspec.Struct, omit_defaults=True):
    """When a game turned: after it nobody was ahead of the winner any more. If nobody ever was, what took the winner
    furthest from the others."""

    at: int  # so many answers had been given when that turn began: a replay starts there
    turn: int
    seat: int  # the winner
    card: str = ""  # what changed the points: a base that scored, a monster that was fought, a card
    leader: int = -1  # who was ahead before; -1: nobody ever was
    before: int = 0  # how far the winner was ahead of the best of the others; below 0: behind
    after: int = 0
    title: str = ""
    text: str = ""


class Story(msgspec.Struct, omit_defaults=True):
    """What every family tells of a finished game."""

    winners: list[int]
    points: list[int]  # of each seat, or levels
    places: list[int]  # of each seat; those who are level share one
    turns: int
    conceded: int = -1  # who gave up, which ended it
    title: str = ""
    text: str = ""
    turning: Turning | None = None


class Change(NamedTuple):
    """The points of all players after something that changed them."""

    at: int  # so many answers had been given when that turn began
    turn: int
    card: str
    points: tuple[int, ...]


def places(points: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Winners come first, whatever they have; then whoever has more."""
    ranks = [(seat in winners, 0 if seat in winners else each) for seat, each in enumerate(points)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def turning(changes: Sequence[Change], winners: Sequence[int]) -> Turning | None:
    """None: nobody has won, or not by points."""
    if not winners or not changes:
        return None
    winner = winners[0]
    leads = [lead(change.points, winner) for change in changes]
    if leads[-1] < 0:
        return None
    behind = [place for place, each in enumerate(leads) if each < 0]
    before = [0, *leads]
    place = behind[-1] + 1 if behind else max(range(len(leads)), key=lambda each: leads[each] - before[each])
    change = changes[place]
    found = Turning(change.at, change.turn, winner, change.card, before=before[place], after=leads[place])
    if behind:
        earlier = changes[place - 1].points
        found.leader = earlier.index(max(earlier))
    return found


def lead(points: Sequence[int], seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    return points[seat] - max([each for other, each in enumerate(points) if other != seat], default=0)


# -- in words --------------------------------------------------------------------------------------------------


def headline(story: Story, naming: Naming[W]) -> str:
    """Who has won."""
    words, winners = naming.words, story.winners
    if not winners:
        return words.NOBODY_HAS_WON
    if len(winners) > 1:
        return words.WON_TOGETHER.format(names=words.listed([naming.names[seat] for seat in winners]))
    return words.YOU_HAVE_WON if winners[0] == naming.viewer else words.HAS_WON.format(name=naming.names[winners[0]])


def turning_in_words(turning: Turning, naming: Naming[W]) -> str:
    """Why this was when it turned."""
    words, winner = naming.words, naming.who(turning.seat)
    if turning.leader < 0:
        return words.NEVER_BEHIND.format(winner=winner)
    return words.capital(words.TURNED.format(leader=naming.who(turning.leader), lead=-turning.before, winner=winner))


def own_place(story: Story, naming: Naming[W]) -> str:
    """`third of six`, for a viewer who plays."""
    words = naming.words
    place, count = story.places[naming.viewer], len(story.points)
    return words.PLACE_OF.format(place=words.ORDINALS_IN_WORDS[place], count=words.NUMBERS_IN_WORDS[count])
