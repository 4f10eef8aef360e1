"""What comes of an answer, in short: it takes a base, costs a level, lets somebody win.

A family reads that from games that were imagined on. What is worth saying about an answer is what comes of it more
often than of others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from statistics import mode
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

import msgspec

from rumpus.kernel import Event, Game

MOST_SAID = 2  # about one answer
USUAL = 0.5  # what comes of it at least this often comes of it
RARE = 0.25  # and what comes no more often does not
SHARED = 0.3  # how much it counts if it comes of all answers
APART = 0.15  # how much more often it has to come of an answer that is not the best


NOTHING: Mapping[str, frozenset[str]] = MappingProxyType({})


class Upshot(NamedTuple):
    """Its name among those of the family, and what it is about: a player, a card or a base, a number."""

    name: str
    seat: int = -1
    card: str = ""
    number: int = 0


class Reason(msgspec.Struct, omit_defaults=True):
    """What speaks for an answer: what comes of it, and what does not come of it though it does of others."""

    upshots: list[Upshot] = []
    averted: list[Upshot] = []


class FollowUp(NamedTuple):
    """A game that was imagined on after an answer."""

    seat: int  # that gave it
    before: Game[Any]
    then: Game[Any]  # when that turn was over
    after: Game[Any]  # at its end
    events: Sequence[Event]  # up to there
    waits: bool = False  # the answer did nothing


class Consequences(Protocol):
    @property
    def weights(self) -> Mapping[str, float]:
        """How much each of them speaks for an answer, once or by its number; below 0: against it."""
        ...

    @property
    def implied(self) -> Mapping[str, frozenset[str]]:
        """Beside which of them which others need not be said, if they are about the same player."""
        ...

    def upshots(self, found: FollowUp) -> Iterable[Upshot]: ...


Told = dict[tuple[str, int, str], list[int]]  # upshots without their numbers, and these, one for each world that has it


def told_in(worlds: Iterable[Iterable[Upshot]]) -> Told:
    told: Told = {}
    for upshots in worlds:
        for name, seat, card, number in {each[:3]: each for each in upshots}.values():
            told.setdefault((name, seat, card), []).append(number)
    return told


def reasons(
    weights: Mapping[str, float],
    tries: Sequence[Sequence[Iterable[Upshot]]],
    implied: Mapping[str, frozenset[str]] = NOTHING,
) -> list[Reason]:
    """For each answer what speaks for it, compared with the others; the best comes first. Each was tried in so many
    worlds, with these upshots."""
    all_told = [told_in(worlds) for worlds in tries]
    often = [{key: len(numbers) / len(tries[place]) for key, numbers in told.items()}
             for place, told in enumerate(all_told)]  # fmt: skip
    found: list[Reason] = []
    for place, mine in enumerate(often):
        others = [each for other, each in enumerate(often) if other != place]
        ranked: list[tuple[float, bool, Upshot]] = []
        for key in sorted({key for told in all_told for key in told}):
            elsewhere = sum(each.get(key, 0.0) for each in others) / len(others) if others else 0.0
            here, weight = mine.get(key, 0.0), weights[key[0]]
            numbers = all_told[place].get(key) or [each for told in all_told for each in told.get(key, ())]
            upshot = Upshot(*key, mode(sorted(numbers)))
            amount = abs(weight) * max(1, abs(upshot.number))
            if weight > 0 and here >= USUAL and (place == 0 or here >= elsewhere + APART):
                ranked.append((amount * (here - (1 - SHARED) * elsewhere), True, upshot))
            elif weight < 0 and elsewhere >= USUAL and here <= RARE:
                ranked.append((amount * (elsewhere - here), False, upshot))
        best: list[tuple[float, bool, Upshot]] = []
        for each in sorted(ranked, key=lambda each: (-each[0], each[2])):
            if len(best) < MOST_SAID and not any(is_said(each[2], said[2], implied) for said in best):
                best.append(each)
        found.append(Reason([each for _, is_so, each in best if is_so], [each for _, is_so, each in best if not is_so]))
    return found


def is_said(one: Upshot, other: Upshot, implied: Mapping[str, frozenset[str]]) -> bool:
    """Need the one not be said beside the other?"""
    is_either = one.name in implied.get(other.name, ()) or other.name in implied.get(one.name, ())
    return one.seat == other.seat and is_either
